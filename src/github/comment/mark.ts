import { createHash } from 'node:crypto';
import { type AttributeKey, parseAttributeKey } from '../../attribute/attribute-key.ts';
import type { ReviewedRecords } from '../../plan/record-limit.ts';
import type { Hide } from '../../run/hide.ts';

/** What a comment of ours says of itself, hidden in its first line: the only line of a comment that decides anything. */
export interface Mark {
  /** Of the repository's projects; empty for the one at its root. */
  readonly project: string;
  /** The commit that was pushed last when this was written. */
  readonly head: string;
  /** "1234/2": the run and its attempt. */
  readonly run: string;
  /** When the first list of a help desk was read, in milliseconds of the epoch: a run may begin early and plan late. */
  readonly readAt: number;
  /** `merged`: an apply has written into it, after it had found that the plan was seen before the merge. */
  readonly phase: 'planned' | 'merged';
  /** A hash of what people read, so that nothing is written twice. */
  readonly text: string;
  readonly targets: readonly TargetMark[];
}

/** What the comment says of one target. */
export interface TargetMark {
  readonly target: string;
  /** open: the plan of `head`. none: there is no plan of it. applied: done, and no approval any more. */
  readonly state: 'open' | 'none' | 'applied';
  /** Where a credential of this target goes, as a hash: to no other place may an apply send it. Empty: not known. */
  readonly connection: string;
  /** What a reader of the comment approves of; empty where it shows no plan. */
  readonly digestHash: string;
  /** Empty where it is too long for a comment. */
  readonly digest: string;
  /** How many values each field held that the plan deletes, as far as they were counted. */
  readonly records?: ReviewedRecords | undefined;
}

const STATES: readonly TargetMark['state'][] = ['open', 'none', 'applied'];

/** A comment holds 65,536 characters, and the plans need most of them. */
const MOST_OF_DIGESTS = 12_000;

/** The marks of targets with as many whole digests as a comment has room for. */
export function withDigests(targets: readonly TargetMark[]): readonly TargetMark[] {
  let room = MOST_OF_DIGESTS;
  return targets.map(withFewRecords).map((one) => {
    if (one.digest.length > room) return { ...one, digest: '' };
    room -= one.digest.length;
    return one;
  });
}

/** So many deletions nobody allows by name, and only for those the numbers of the review matter. */
const MOST_RECORDS = 50;

function withFewRecords({ records, ...rest }: TargetMark): TargetMark {
  return records === undefined || records.size === 0 || records.size > MOST_RECORDS ? rest : { ...rest, records };
}

/** Does the one know the help desk as it was later? Of one moment the later run has the last word. */
export function isNewer(one: Mark, other: Mark): boolean {
  if (one.readAt !== other.readAt) return one.readAt > other.readAt;
  const [run = 0, attempt = 0] = one.run.split('/').map(Number);
  const [otherRun = 0, otherAttempt = 0] = other.run.split('/').map(Number);
  return run === otherRun ? attempt > otherAttempt : run > otherRun;
}

const LONGEST_NAME = 100;

/**
 * A name as marks hold it: targets and folders may be called anything, at any length. It stands in the repository for
 * everybody to read, and in the mark as it is: what a file calls a credential must not change whose comment this is.
 */
export function nameInMark(name: string): string {
  return name.length <= LONGEST_NAME ? name : `sha256-${hashOf(name)}`;
}

const BEGIN = '<!-- deskform:plan ';
const END = ' -->';

export function formatMark({ project, head, run, readAt, phase, text, targets }: Mark): string {
  const fields = [
    ['v', '2'],
    ['project', encode(project)],
    ['head', head],
    ['run', encode(run)],
    ['read', String(readAt)],
    ['phase', phase],
    ['text', text],
    ['targets', targets.map(formatTarget).join(';')],
  ] as const;
  return `${BEGIN}${fields.map(([name, value]) => `${name}=${value}`).join(' ')}${END}`;
}

function formatTarget({ target, state, connection, digestHash, digest, records }: TargetMark): string {
  const numbers = [...(records ?? [])].map(([key, number]) => `${encode(key)}:${number}`).join('+');
  return [encode(target), state, connection, digestHash, encode(digest), ...(numbers === '' ? [] : [numbers])].join(
    ',',
  );
}

/** Reads the first line and nothing else. Undefined for everything that we would not have written ourselves. */
export function parseMark(body: string): Mark | undefined {
  const line = /^[^\r\n]*/u.exec(body)?.[0] ?? '';
  if (!line.startsWith(BEGIN) || !line.endsWith(END)) return undefined;
  const fields = new Map(line.slice(BEGIN.length, -END.length).split(' ').map(fieldOf));
  const text = (name: string): string => fields.get(name) ?? '';
  const targets = text('targets') === '' ? [] : text('targets').split(';').map(parseTarget);
  const mark: Mark = {
    project: decode(text('project')),
    head: text('head'),
    run: decode(text('run')),
    readAt: Number(text('read')),
    phase: text('phase') === 'merged' ? 'merged' : 'planned',
    text: text('text'),
    targets: targets.flatMap((one) => one ?? []),
  };
  return isSound(mark) && formatMark(mark) === line ? mark : undefined;
}

function fieldOf(field: string): readonly [string, string] {
  const at = field.indexOf('=');
  return [field.slice(0, at), field.slice(at + 1)];
}

function parseTarget(text: string): TargetMark | undefined {
  const [target = '', word = '', connection = '', digestHash = '', digest = '', numbers] = text.split(',');
  const state = STATES.find((one) => one === word);
  return (
    state && {
      target: decode(target),
      state,
      connection,
      digestHash,
      digest: decode(digest),
      ...(numbers === undefined ? {} : { records: parseRecords(numbers) }),
    }
  );
}

function parseRecords(text: string): ReviewedRecords {
  return new Map(
    text.split('+').flatMap((one): readonly [AttributeKey, number][] => {
      const [name = '', number = ''] = one.split(':');
      const key = parseAttributeKey(decode(name));
      return key === undefined || !/^\d{1,15}$/u.test(number) ? [] : [[key, Number(number)]];
    }),
  );
}

const COMMIT = /^[0-9a-f]{40,64}$/u;
const HASH = /^(?:[0-9a-f]{64})?$/u;

function isSound({ head, run, readAt, text, targets }: Mark): boolean {
  const isWhole = COMMIT.test(head) && /^\d{1,15}\/\d{1,6}$/u.test(run) && HASH.test(text);
  return isWhole && Number.isSafeInteger(readAt) && targets.every(isSoundTarget);
}

/** A digest that is not what its hash says was put there by somebody else. */
function isSoundTarget({ connection, digestHash, digest }: TargetMark): boolean {
  return HASH.test(connection) && HASH.test(digestHash) && (digest === '' || hashOf(digest) === digestHash);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A text as marks hold it: no space, comma, semicolon or "--" is left, so nothing in it can end a field or the mark. */
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
