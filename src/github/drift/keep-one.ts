import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../problem/failure.ts';
import { gitHubFailure, isAtLimit, isLost, statusOf } from '../client.ts';

/** Something of which there is to be one: how it is found, made and mended. */
export interface OneOfAKind<T extends { readonly number: number }> {
  /** "the issue of drift" */
  readonly what: string;
  /** What is missing where GitHub refuses it. */
  readonly hint: string;
  /** The oldest first. */
  readonly find: () => Promise<readonly T[]>;
  readonly isAsWanted: (one: T) => boolean;
  readonly make: () => Promise<T>;
  readonly mend: (one: T) => Promise<T>;
  /** A younger one of the same kind goes. */
  readonly drop: (twin: T, stays: T) => Promise<T>;
}

const TRIES = 5;
/** What was written is not always found at once. */
const PAUSE_MS = 1_000;

/**
 * Sees to it that there is one, and that it is as wanted. Two runs at once, or a lost answer, may have made two: each run
 * looks again after it has made one, and the oldest stays.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function keepOne<T extends { readonly number: number }>(kind: OneOfAKind<T>): Promise<T> {
  let written: T | undefined;
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const [first, ...twins] = withWritten(await orRefusal(kind, kind.find), written);
    if (first === undefined || !(first === written || kind.isAsWanted(first))) {
      written =
        first === undefined
          ? await answered(kind, LOOK_AGAIN, kind.make)
          : await answered(kind, GONE_TOO, () => kind.mend(first));
      if (written === undefined) await sleep(PAUSE_MS);
      continue;
    }
    const dropped = [];
    for (const twin of twins) dropped.push(await answered(kind, GONE_TOO, () => kind.drop(twin, first)));
    if (!dropped.includes(undefined)) return first;
  }
  throw new Failure('GITHUB_FAILED', `GitHub did not take ${kind.what}`, { hint: kind.hint });
}

/** Something of which there is to be none any more. */
type ToEnd<T extends { readonly number: number }> = Pick<OneOfAKind<T>, 'what' | 'hint' | 'find'> & {
  readonly end: (one: T) => Promise<T>;
};

/** Ends all of them, and gives those that it has ended. */
export async function untilNone<T extends { readonly number: number }>(kind: ToEnd<T>): Promise<readonly T[]> {
  const ended = new Map<number, T>();
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const left = (await orRefusal(kind, kind.find)).filter(({ number }) => !ended.has(number));
    if (left.length === 0) return [...ended.values()];
    for (const one of left) {
      const answer = await answered(kind, GONE_TOO, () => kind.end(one));
      if (answer !== undefined) ended.set(one.number, answer);
    }
    if (ended.size === 0) await sleep(PAUSE_MS);
  }
  throw new Failure('GITHUB_FAILED', `GitHub did not take the end of ${kind.what}`, { hint: kind.hint });
}

/** A list may be older than the answer to what was written last. */
function withWritten<T extends { readonly number: number }>(found: readonly T[], written: T | undefined): readonly T[] {
  if (written === undefined) return found;
  const others = found.filter(({ number }) => number !== written.number);
  return [...others, written].sort((a, b) => a.number - b.number);
}

/** Somebody else was quicker. */
const LOOK_AGAIN: readonly number[] = [409, 422];
/** Or has deleted it. */
const GONE_TOO: readonly number[] = [...LOOK_AGAIN, 404, 410];

/** Undefined where nobody knows what became of it, or GitHub's answer says that it has to be looked for again. */
async function answered<T>(kind: Told, again: readonly number[], write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isLost(error) || again.includes(statusOf(error) ?? 0)) return undefined;
    throw refusal(kind, error);
  }
}

type Told = Pick<OneOfAKind<never>, 'what' | 'hint'>;

/** Reads, and says of what was refused what is missing. */
export async function orRefusal<T>(kind: Told, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw refusal(kind, error);
  }
}

const REFUSALS = [401, 403, 404, 410];

function refusal({ what, hint }: Told, cause: unknown): unknown {
  const status = statusOf(cause) ?? 0;
  if (!REFUSALS.includes(status) || isAtLimit(cause)) return gitHubFailure(cause, `keep ${what}`) ?? cause;
  return new Failure('GITHUB_REFUSED', `GitHub does not let the token keep ${what} (${status})`, { hint, cause });
}

/** An editor in between may have changed line ends, and blanks at the end. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
