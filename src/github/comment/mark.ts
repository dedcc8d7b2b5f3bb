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
  /** A hash of the visible text, so that an unchanged comment is not written again. */
  readonly text: string;
  readonly targets: readonly TargetMark[];
}

/** What the comment says about one target. */
export interface TargetMark {
  readonly target: string;
  /** open: it has a plan of `head`. none: it has no plan. Else the result of the last apply. */
  readonly state: TargetState;
  /** The hash of the connection: an apply sends credentials nowhere else. Empty if unknown. */
  readonly connection: string;
  /** The hash of the digest that a merge approves; empty without a plan. */
  readonly digestHash: string;
  /** Empty if it is too long for a comment. */
  readonly digest: string;
  /** How many values the plan deletes in each field, as far as they were counted. */
  readonly records?: ReviewedRecords | undefined;
  /** The plans of `head` that stood here before, oldest first. A review may have approved one of them. */
  readonly earlier: readonly EarlierPlan[];
  /** When this plan first stood here, by GitHub's clock; 0: when the comment was last written. */
  readonly since: number;
}

/** A plan that stood in the comment from a time on, until the next one. */
export interface EarlierPlan {
  /** GitHub's time, in milliseconds since the epoch. */
  readonly since: number;
  readonly digestHash: string;
}

/** The results of an apply, worst first. */
export const RESULT_WORDS = {
  failed: 'failed part way',
  'not-applied': 'not applied',
  cancelled: 'cancelled',
  'restart-due': 'applied, restart the service now',
  applied: 'applied',
  'nothing-to-do': 'nothing to do',
} as const;
export type ResultWord = keyof typeof RESULT_WORDS;

export type TargetState = 'open' | 'none' | ResultWord;

const STATES: readonly TargetState[] = ['open', 'none', ...(Object.keys(RESULT_WORDS) as ResultWord[])];

/** Whether the plan of a target is in force: it approves nothing any more. */
export function isDone(state: TargetState): boolean {
  return state === 'applied' || state === 'restart-due' || state === 'nothing-to-do';
}

/** A comment holds 65,536 characters, and the plans need most of them. */
const MOST_OF_DIGESTS = 12_000;

/** Over all targets, as a comment has little room. Older plans are forgotten: a review of one of them then approves nothing. */
const MOST_EARLIER = 100;
/** 128 bits in hex. */
const SHORT_HASH = 32;

/** Adds to new targets what the comment showed of the same head before. `writtenAt`: when it was last written. */
export function withEarlier(targets: readonly TargetMark[], before: Mark, writtenAt: number): readonly TargetMark[] {
  const most = Math.floor(MOST_EARLIER / Math.max(1, targets.length));
  return targets.map((one) => {
    const there = before.targets.find(({ target }) => target === one.target);
    if (there === undefined) return one;
    const since = there.since === 0 ? writtenAt : there.since;
    if (there.digestHash === one.digestHash) return { ...one, earlier: there.earlier, since };
    const earlier = [...there.earlier, { since, digestHash: there.digestHash.slice(0, SHORT_HASH) }];
    return { ...one, earlier: earlier.slice(Math.max(0, earlier.length - most)), since: 0 };
  });
}

/**
 * Which plan a comment showed at a time. `not-known` also if it was written in the same second: GitHub's clock has only
 * seconds, and of two plans of one second nobody can tell which was seen.
 */
export function planAt(
  { earlier, since, digestHash }: TargetMark,
  writtenAt: number,
  time: number,
): 'this-plan' | 'another-plan' | 'not-known' {
  const plans = [...earlier, { since: since === 0 ? writtenAt : since, digestHash: digestHash.slice(0, SHORT_HASH) }];
  const seen = plans.filter((plan) => plan.since <= time);
  const [last, other] = [seen.at(-1), seen.at(-2)];
  if (last === undefined || (other !== undefined && last.since === time)) return 'not-known';
  return last.digestHash === digestHash.slice(0, SHORT_HASH) ? 'this-plan' : 'another-plan';
}

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

export function formatMark({ project, head, run, readAt, text, targets }: Mark): string {
  const fields = [
    ['v', '3'],
    ['project', encode(project)],
    ['head', head],
    ['run', encode(run)],
    ['read', String(readAt)],
    ['text', text],
    ['targets', targets.map(formatTarget).join(';')],
  ] as const;
  return `${BEGIN}${fields.map(([name, value]) => `${name}=${value}`).join(' ')}${END}`;
}

function formatTarget({ target, state, connection, digestHash, digest, records, earlier, since }: TargetMark): string {
  const numbers = [...(records ?? [])].map(([key, number]) => `${encode(key)}:${number}`).join('+');
  const plans = earlier.map((one) => `${one.since}:${one.digestHash}`).join('+');
  return [encode(target), state, connection, digestHash, encode(digest), numbers, plans, since].join(',');
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
  const [target = '', word = '', connection = '', digestHash = '', digest = '', numbers = '', plans = '', since = ''] =
    text.split(',');
  const state = STATES.find((one) => one === word);
  return (
    state && {
      target: decode(target),
      state,
      connection,
      digestHash,
      digest: decode(digest),
      ...(numbers === '' ? {} : { records: parseRecords(numbers) }),
      earlier: (plans === '' ? [] : plans.split('+')).map((plan) => {
        const [time = '', hash = ''] = plan.split(':');
        return { since: Number(time), digestHash: hash };
      }),
      since: Number(since),
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
const SHORT = /^(?:[0-9a-f]{32})?$/u;

function isSound({ head, run, readAt, text, targets }: Mark): boolean {
  const isWhole = COMMIT.test(head) && /^\d{1,15}\/\d{1,6}$/u.test(run) && HASH.test(text);
  return isWhole && Number.isSafeInteger(readAt) && targets.every(isSoundTarget);
}

/** Rejects a digest that does not match its hash: it was forged. */
function isSoundTarget({ connection, digestHash, digest, earlier, since }: TargetMark): boolean {
  const areSound = earlier.every((plan) => Number.isSafeInteger(plan.since) && SHORT.test(plan.digestHash));
  return (
    areSound &&
    Number.isSafeInteger(since) &&
    HASH.test(connection) &&
    HASH.test(digestHash) &&
    (digest === '' || hashOf(digest) === digestHash)
  );
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
