import { createHash } from 'node:crypto';
import { isJsonObject, type JsonValue, parseJson } from '../../attribute/json.ts';
import type { ReviewedRecords } from '../../plan/record-limit.ts';
import { parseReviewedRecords } from '../../run/apply/approvals.ts';
import type { Hide } from '../../run/hide.ts';

/** What a plan comment says to deskform, hidden in its first line. No other line of a comment affects a decision. */
export interface Mark {
  /** The project in the repository; empty for the one at its root. */
  readonly project: string;
  /** The newest commit of the pull request when this was written. */
  readonly head: string;
  /** When the first live list was read, in milliseconds since the epoch. A run may start early and plan late. */
  readonly readAt: number;
  readonly targets: readonly TargetMark[];
}

/** What the comment says about one target. */
export interface TargetMark {
  readonly target: string;
  /** open: it has a plan of `head`. none: it has no plan. Else the result of the last apply. */
  readonly state: TargetState;
  /** The hash of the connection: an apply sends credentials nowhere else. Empty if unknown. */
  readonly connection: string;
  /** What a merge approves: the digest of the plan, or its hash if it is too long for a comment; empty without a plan. */
  readonly digest: string;
  /** How many values the plan deletes in each field, as far as they were counted. */
  readonly records: ReviewedRecords;
  /** The plans of `head` that stood here before, oldest first. A review may have approved one of them. */
  readonly earlier: readonly EarlierPlan[];
  /** When this plan first stood here, by GitHub's clock; 0: when the comment was last written. */
  readonly since: number;
}

/** A plan that stood in the comment from a time on, until the next one. */
export interface EarlierPlan {
  /** GitHub's time, in milliseconds since the epoch. */
  readonly since: number;
  /** The first 128 bits of the hash of its digest, in hex. */
  readonly hash: string;
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

/** Over all targets, as a comment has little room. Older plans are forgotten: a review of one of them then approves nothing. */
const MOST_EARLIER = 100;

/** Adds to new targets what the comment showed of the same head before. `writtenAt`: when it was last written. */
export function withEarlier(targets: readonly TargetMark[], before: Mark, writtenAt: number): readonly TargetMark[] {
  const most = Math.floor(MOST_EARLIER / Math.max(1, targets.length));
  return targets.map((one) => {
    const there = before.targets.find(({ target }) => target === one.target);
    if (there === undefined) return one;
    const since = there.since === 0 ? writtenAt : there.since;
    if (hashBehind(there.digest) === hashBehind(one.digest)) return { ...one, earlier: there.earlier, since };
    const earlier = [...there.earlier, { since, hash: shortHash(there.digest) }];
    return { ...one, earlier: earlier.slice(Math.max(0, earlier.length - most)), since: 0 };
  });
}

/**
 * Which plan a comment showed at a time. `not-known` also if it was written in the same second: GitHub's clock has only
 * seconds, and of two plans of one second nobody can tell which was seen.
 */
export function planAt(
  { earlier, since, digest }: TargetMark,
  writtenAt: number,
  time: number,
): 'this-plan' | 'another-plan' | 'not-known' {
  const plans = [...earlier, { since: since === 0 ? writtenAt : since, hash: shortHash(digest) }];
  const seen = plans.filter((plan) => plan.since <= time);
  const [last, other] = [seen.at(-1), seen.at(-2)];
  if (last === undefined || (other !== undefined && last.since === time)) return 'not-known';
  return last.hash === shortHash(digest) ? 'this-plan' : 'another-plan';
}

/** A comment holds 65,536 characters, and the plans need most of them. */
const MOST_OF_DIGESTS = 12_000;
/** Numbers matter only for deletions allowed by name, and nobody allows more than this by name. */
const MOST_RECORDS = 50;

/** Keeps as many full digests as a comment has room for. */
export function withinRoom(targets: readonly TargetMark[]): readonly TargetMark[] {
  let room = MOST_OF_DIGESTS;
  return targets.map((one) => {
    const fits = one.digest.length <= room;
    if (fits) room -= one.digest.length;
    return {
      ...one,
      digest: fits ? one.digest : `${LONG}${hashOf(one.digest)}`,
      records: one.records.size > MOST_RECORDS ? new Map() : one.records,
    };
  });
}

const LONG = 'sha256-';

/** The SHA-256 of the digest that a mark stands for, in hex; empty if there is none. */
export function hashBehind(digest: string): string {
  if (digest.startsWith(LONG)) return digest.slice(LONG.length);
  return digest === '' ? '' : hashOf(digest);
}

/** Whether a mark has only the hash of a digest. */
export function isLong(digest: string): boolean {
  return digest.startsWith(LONG);
}

function shortHash(digest: string): string {
  return hashBehind(digest).slice(0, 32);
}

const LONGEST_NAME = 100;

/**
 * A name as stored in a mark; long names are hashed. Names are public in the repository, so they are never masked: masking
 * must not change which comment belongs to a project.
 */
export function nameInMark(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${LONG}${hashOf(name)}`;
}

const BEGIN = '<!-- deskform:plan v=4 ';
const END = ' -->';

export function formatMark({ targets, ...mark }: Mark): string {
  const plain = targets.map((one) => ({ ...one, records: Object.fromEntries(one.records) }));
  return `${BEGIN}${encode({ ...mark, targets: plain })}${END}`;
}

/** A value in an HTML comment, as JSON: without hyphens, it cannot end the comment. */
export function encode(value: object): string {
  return JSON.stringify(value).replaceAll('-', '\\u002d');
}

/** Parses the first line of a body. Undefined for anything that deskform would not have written itself. */
export function parseMark(body: string): Mark | undefined {
  const line = /^[^\r\n]*/u.exec(body)?.[0] ?? '';
  if (!line.startsWith(BEGIN) || !line.endsWith(END)) return undefined;
  const json = parseJson(line.slice(BEGIN.length, -END.length));
  if (!isJsonObject(json)) return undefined;
  const { project, head, readAt, targets } = json;
  const mark: Mark = {
    project: text(project),
    head: text(head),
    readAt: Number(readAt),
    targets: list(targets).map(parseTarget),
  };
  return formatMark(mark) === line ? mark : undefined;
}

function parseTarget(json: JsonValue): TargetMark {
  const { target, state, connection, digest, records, earlier, since } = isJsonObject(json) ? json : {};
  return {
    target: text(target),
    state: STATES.find((one) => one === state) ?? 'none',
    connection: text(connection),
    digest: text(digest),
    records: parseReviewedRecords(records),
    earlier: list(earlier).map((plan) => {
      const { since: time, hash } = isJsonObject(plan) ? plan : {};
      return { since: Number(time), hash: text(hash) };
    }),
    since: Number(since),
  };
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/**
 * Masks secrets in a body, except in its first line. The mark holds only commits, digests and public names, and masking
 * must not break it.
 */
export function hiddenBody(body: string, hide: Hide): string {
  const end = body.indexOf('\n');
  return end < 0 ? body : `${body.slice(0, end)}${hide.text(body.slice(end))}`;
}
