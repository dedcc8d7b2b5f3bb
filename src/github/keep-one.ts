import { setTimeout as sleep } from 'node:timers/promises';
import { gitHubFailure, isLost, type Permission, statusOf } from './client.ts';

/** Something of which there is to be one: how it is found, made and mended. */
export interface OneOfAKind<T extends { readonly id: number }> {
  /** "the plan comment", for messages. */
  readonly what: string;
  readonly needs: Permission;
  /** The oldest first. */
  readonly find: () => Promise<readonly T[]>;
  readonly isAsWanted: (one: T) => boolean;
  readonly make: () => Promise<T>;
  readonly mend: (one: T) => Promise<T>;
  /** A younger one of the same kind goes. */
  readonly drop: (twin: T, stays: T) => Promise<unknown>;
}

const ROUNDS = 3;
/** What was written is not always found immediately. */
const PAUSE_MS = 1_000;

/**
 * Sees to it that there is one and that it is as wanted. A write whose answer was lost is looked for before it is
 * repeated; one that was answered needs no second look.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function keepOne<T extends { readonly id: number }>(kind: OneOfAKind<T>): Promise<T> {
  try {
    for (let round = 1; ; round += 1) {
      const found = await kind.find();
      try {
        return await write(kind, found);
      } catch (error) {
        if (round === ROUNDS || !needsALook(error)) throw error;
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
  const stays = kind.isAsWanted(first) ? first : await kind.mend(first);
  for (const twin of twins) await kind.drop(twin, stays);
  return stays;
}

/** The answer was lost, or somebody has deleted what was to be changed. */
function needsALook(error: unknown): boolean {
  return isLost(error) || GONE.includes(statusOf(error) ?? 0);
}

const GONE: readonly number[] = [404, 410];

/** Whether two texts differ in more than line ends and blanks at the end, which an editor in between may have changed. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
