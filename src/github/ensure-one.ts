import { setTimeout as sleep } from 'node:timers/promises';
import { gitHubFailure, isLost, type Permission, statusOf } from './client.ts';

/** Something that must exist exactly once: how to find, create, update and delete it. */
export interface OneOfAKind<T extends { readonly id: number }> {
  /** "the plan comment", for messages. */
  readonly what: string;
  readonly needs: Permission;
  /** Oldest first. */
  readonly find: () => Promise<readonly T[]>;
  readonly isAsWanted: (one: T) => boolean;
  readonly make: () => Promise<T>;
  readonly update: (one: T) => Promise<T>;
  /** Removes a younger duplicate. */
  readonly drop: (twin: T, stays: T) => Promise<unknown>;
}

const ROUNDS = 3;
/** GitHub does not always return a new write immediately. */
const PAUSE_MS = 1_000;
/** The statuses of something that was deleted after it was found. */
const GONE: readonly unknown[] = [404, 410];

/**
 * Ensures that exactly one exists, with the wanted content. If the answer of a write is lost, searches for its result
 * before repeating it.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function ensureOne<T extends { readonly id: number }>(kind: OneOfAKind<T>): Promise<T> {
  try {
    for (let round = 1; ; round += 1) {
      // The client has repeated a lost search already.
      const found = await kind.find();
      try {
        return await write(kind, found);
      } catch (error) {
        if (round === ROUNDS || !(isLost(error) || GONE.includes(statusOf(error)))) throw error;
        await sleep(PAUSE_MS);
      }
    }
  } catch (error) {
    throw gitHubFailure(error, `write ${kind.what}`, kind.needs) ?? error;
  }
}

async function write<T extends { readonly id: number }>(
  kind: OneOfAKind<T>,
  [first, ...twins]: readonly T[],
): Promise<T> {
  if (first === undefined) return kind.make();
  const stays = kind.isAsWanted(first) ? first : await kind.update(first);
  for (const twin of twins) await kind.drop(twin, stays);
  return stays;
}

/** Compares two texts, ignoring line ends, trailing blanks, and the number of the run, of which a new one changes nothing. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .replaceAll('\r\n', '\n')
      .replaceAll(/\/actions\/runs\/\d+/gu, '')
      .trimEnd();
  return plain(one) === plain(other);
}
