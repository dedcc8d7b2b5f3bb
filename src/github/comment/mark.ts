import { createHash } from 'node:crypto';
import type { Hide } from '../../run/hide.ts';

/** What a comment of ours says of itself, hidden in its first line: the only line of a comment that decides anything. */
export interface Mark {
  readonly workflow: string;
  /** Of the repository's projects; empty for the one at its top. */
  readonly project: string;
  /** Empty where it is about no target alone. */
  readonly target: string;
  /** The commit that was pushed last when this was written. */
  readonly head: string;
  /** What it was merged into; empty where it cannot be merged. */
  readonly base: string;
  /** "1234/2": the run and its attempt. */
  readonly run: string;
  /** When the list of the help desk was read, in milliseconds of the epoch: a run may begin early and plan late. */
  readonly readAt: number;
  readonly state: MarkState;
  /** What a reader of the comment approves of; undefined where it shows no plan of its head. */
  readonly approves: Approved | undefined;
}

/** A long digest stands there as its hash alone. */
interface Approved {
  readonly hash: string;
  readonly digest: string | undefined;
}

/**
 * open: the plan of `head`. stale: no longer, or never planned. applied, failed: frozen by an apply, and never again a
 * plan.
 */
const MARK_STATES = ['open', 'stale', 'applied', 'failed'] as const;
type MarkState = (typeof MARK_STATES)[number];

/** A comment holds 65,536 characters, and the plan needs most of them. */
const LONGEST_DIGEST = 20_000;

export function approvedBy(digest: string): Approved {
  return { hash: hashOf(digest), digest: digest.length <= LONGEST_DIGEST ? digest : undefined };
}

export function isFrozen({ state }: Mark): boolean {
  return state === 'applied' || state === 'failed';
}

/** Does the one know the help desk as it was later? Of one moment the later run has the last word. */
export function isNewer(one: Mark, other: Mark): boolean {
  return one.readAt === other.readAt ? isNewerRun(one.run, other.run) : one.readAt > other.readAt;
}

/** Both as "run/attempt". */
function isNewerRun(one: string, other: string): boolean {
  const [run = 0, attempt = 0] = one.split('/').map(Number);
  const [otherRun = 0, otherAttempt = 0] = other.split('/').map(Number);
  return run === otherRun ? attempt > otherAttempt : run > otherRun;
}

const LONGEST_NAME = 100;

/**
 * A name as marks hold it: workflows and targets may be called anything, at any length. It stands in the repository for
 * everybody to read, and in the mark as it is: what a file calls a credential must not change whose comment this is.
 */
export function nameInMark(name: string): string {
  return name.length <= LONGEST_NAME ? name : `sha256-${hashOf(name)}`;
}

const BEGIN = '<!-- deskform:plan ';
const END = ' -->';

export function formatMark({ workflow, project, target, head, base, run, readAt, state, approves }: Mark): string {
  const fields = [
    ['v', '1'],
    ['workflow', workflow],
    ['project', project],
    ['target', target],
    ['head', head],
    ['base', base],
    ['run', run],
    ['read', String(readAt)],
    ['state', state],
    ['digest-hash', approves?.hash ?? ''],
    ['digest', approves?.digest ?? ''],
  ] as const;
  return `${BEGIN}${fields.map(([name, value]) => `${name}=${encode(value)}`).join(' ')}${END}`;
}

/** Reads the first line and nothing else. Undefined for everything that we would not have written ourselves. */
export function parseMark(body: string): Mark | undefined {
  const line = /^[^\r\n]*/u.exec(body)?.[0] ?? '';
  if (!line.startsWith(BEGIN) || !line.endsWith(END)) return undefined;
  const fields = new Map(line.slice(BEGIN.length, -END.length).split(' ').map(fieldOf));
  const text = (name: string): string => fields.get(name) ?? '';
  const state = MARK_STATES.find((word) => word === text('state'));
  if (state === undefined) return undefined;
  const mark: Mark = {
    workflow: text('workflow'),
    project: text('project'),
    target: text('target'),
    head: text('head'),
    base: text('base'),
    run: text('run'),
    readAt: Number(text('read')),
    state,
    approves: approvedIn(text('digest-hash'), text('digest')),
  };
  return isSound(mark) && formatMark(mark) === line ? mark : undefined;
}

function fieldOf(field: string): readonly [string, string] {
  const [name = '', value = ''] = field.split('=');
  return [name, decode(value)];
}

function approvedIn(hash: string, digest: string): Approved | undefined {
  return hash === '' ? undefined : { hash, digest: digest === '' ? undefined : digest };
}

const COMMIT = /^[0-9a-f]{40,64}$/u;

function isSound({ head, base, run, readAt, approves }: Mark): boolean {
  const hasPlaces = COMMIT.test(head) && (base === '' || COMMIT.test(base)) && /^\d{1,15}\/\d{1,6}$/u.test(run);
  if (!hasPlaces || !Number.isSafeInteger(readAt)) return false;
  if (approves === undefined) return true;
  const { hash, digest } = approves;
  // A digest that is not what its hash says was put there by somebody else.
  return /^[0-9a-f]{64}$/u.test(hash) && (digest === undefined || hashOf(digest) === hash);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A text as marks hold it: neither a space nor "--" is left, so nothing in it can end the HTML comment. */
export function encode(value: string): string {
  // By way of bytes: half of a character pair has no percent form.
  return encodeURIComponent(Buffer.from(value).toString()).replaceAll('-', '%2D');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * A body as it may be read by everybody. Its first line, the mark, stays as it is: commits, digests and names that stand
 * in the repository are no secrets, and a word that somebody calls a credential must not break what decides.
 */
export function hiddenBody(body: string, hide: Hide): string {
  const end = body.indexOf('\n');
  return end < 0 ? body : `${body.slice(0, end)}${hide.text(body.slice(end))}`;
}
