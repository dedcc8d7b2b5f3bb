import { createHash } from 'node:crypto';
import { type AttributeKey, parseAttributeKey } from '../../attribute/attribute-key.ts';
import type { ReviewedRecords } from '../../plan/record-limit.ts';
import type { Hide } from '../../run/hide.ts';

/** The metadata of a deskform comment, hidden in its first line. No other line of a comment affects a decision. */
export interface Mark {
  /** The project in the repository; empty for the one at its root. */
  readonly project: string;
  /** The newest commit of the pull request when this was written. */
  readonly head: string;
  /** "1234/2": the run and its attempt. */
  readonly run: string;
  /** When the first live list was read, in milliseconds since the epoch. A run may start early and plan late. */
  readonly readAt: number;
  /** `merged`: an apply wrote a result into the comment, after checking that the plan is older than the merge. */
  readonly phase: 'planned' | 'merged';
  /** A hash of the visible text, so that an unchanged comment is not written again. */
  readonly text: string;
  readonly targets: readonly TargetMark[];
}

/** What the comment says about one target. */
export interface TargetMark {
  readonly target: string;
  /** open: it has a plan of `head`. none: it has no plan. applied: done, so no longer an approval. */
  readonly state: 'open' | 'none' | 'applied';
  /** The hash of the connection: an apply sends credentials nowhere else. Empty if unknown. */
  readonly connection: string;
  /** The hash of the digest that a merge approves; empty without a plan. */
  readonly digestHash: string;
  /** Empty if it is too long for a comment. */
  readonly digest: string;
  /** How many values the plan deletes in each field, as far as they were counted. */
  readonly records?: ReviewedRecords | undefined;
}

const STATES: readonly TargetMark['state'][] = ['open', 'none', 'applied'];

/** A comment holds 65,536 characters, and the plans need most of them. */
const MOST_OF_DIGESTS = 12_000;

/** Keeps as many full digests as a comment has room for. */
export function withDigests(targets: readonly TargetMark[]): readonly TargetMark[] {
  let room = MOST_OF_DIGESTS;
  return targets.map(withFewRecords).map((one) => {
    if (one.digest.length > room) return { ...one, digest: '' };
    room -= one.digest.length;
    return one;
  });
}

/** Numbers matter only for deletions allowed by name, and nobody allows more than this by name. */
const MOST_RECORDS = 50;

function withFewRecords({ records, ...rest }: TargetMark): TargetMark {
  return records === undefined || records.size === 0 || records.size > MOST_RECORDS ? rest : { ...rest, records };
}

/** Whether the first mark is based on a newer live list. At the same time, the later run wins. */
export function isNewer(one: Mark, other: Mark): boolean {
  if (one.readAt !== other.readAt) return one.readAt > other.readAt;
  const [run = 0, attempt = 0] = one.run.split('/').map(Number);
  const [otherRun = 0, otherAttempt = 0] = other.run.split('/').map(Number);
  return run === otherRun ? attempt > otherAttempt : run > otherRun;
}

const LONGEST_NAME = 100;

/**
 * A name as stored in a mark; long names are hashed. Names are public in the repository, so they are never masked: masking
 * must not change which comment belongs to a project.
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

/** Parses the first line of a body. Undefined for anything that deskform would not have written itself. */
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

/** Rejects a digest that does not match its hash: it was forged. */
function isSoundTarget({ connection, digestHash, digest }: TargetMark): boolean {
  return HASH.test(connection) && HASH.test(digestHash) && (digest === '' || hashOf(digest) === digestHash);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Encodes a text for a mark: without spaces, commas, semicolons and "--", it cannot end a field or the mark. */
export function encode(value: string): string {
  // Through bytes: a lone surrogate has no percent encoding.
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
 * Masks secrets in a body, except in its first line. The mark holds only commits, digests and public names, and masking
 * must not break it.
 */
export function hiddenBody(body: string, hide: Hide): string {
  const end = body.indexOf('\n');
  return end < 0 ? body : `${body.slice(0, end)}${hide.text(body.slice(end))}`;
}
