import { createHash } from 'node:crypto';
import { asText, isJsonObject, type JsonValue, parseJson } from '../../model/json.ts';
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
  /** When these plans first stood here, by GitHub's clock, if only other things of the comment were edited since; else 0. */
  readonly since: number;
  readonly targets: readonly TargetMark[];
}

export interface TargetMark {
  readonly target: string;
  /** open: it has a plan of `head`. none: it has no plan. Else the result of the last apply. */
  readonly state: 'open' | 'none' | ResultWord;
  /** The hash of the connection: an apply sends credentials nowhere else. Empty if unknown. */
  readonly connection: string;
  /** What a merge approves: the digest of the plan, or its hash if it is too long for a comment; empty without a plan. */
  readonly digest: string;
  /** How many values the plan deletes in each field, as far as they were counted. */
  readonly records: ReviewedRecords;
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

const STATES: readonly TargetMark['state'][] = ['open', 'none', ...(Object.keys(RESULT_WORDS) as ResultWord[])];

/** Whether the plan of a target is in force: it approves nothing any more. */
export function isDone(state: TargetMark['state']): boolean {
  return state === 'applied' || state === 'restart-due' || state === 'nothing-to-do';
}

export function isSamePlan(one: TargetMark, other: TargetMark | undefined): boolean {
  return one.connection === other?.connection && hashBehind(one.digest) === hashBehind(other.digest);
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

const BEGIN = '<!-- deskform:plan v=1 ';
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
  const { project, head, readAt, since, targets } = json;
  const mark: Mark = {
    project: asText(project),
    head: asText(head),
    readAt: Number(readAt),
    since: Number(since),
    targets: Array.isArray(targets) ? targets.map(parseTarget) : [],
  };
  // A value of another type would be written otherwise.
  return formatMark(mark) === line ? mark : undefined;
}

function parseTarget(json: JsonValue): TargetMark {
  const { target, state, connection, digest, records } = isJsonObject(json) ? json : {};
  return {
    target: asText(target),
    state: STATES.find((one) => one === state) ?? 'none',
    connection: asText(connection),
    digest: asText(digest),
    records: parseReviewedRecords(records),
  };
}

export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Masks secrets in a body, except in its first line: the mark has only commits, digests and public names. */
export function hiddenBody(body: string, hide: Hide): string {
  const end = body.indexOf('\n');
  return end < 0 ? body : `${body.slice(0, end)}${hide.text(body.slice(end))}`;
}
