import { closeSync, fstatSync, fsyncSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Place } from '../files/disk/place.ts';
import { makeFolder, openToAppend } from '../files/disk/whole-file.ts';
import { type AttributeKey, parseAttributeKey } from '../model/attribute-key.ts';
import { Failure, systemAdvice } from '../model/failure.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../model/json.ts';
import { decision as isDecision } from '../plan/generated/plan-validators.mjs';
import { type Decision, isStep, type Step, stateOf } from '../plan/plan-document.ts';
import { parseReviewedRecords, type ReviewedRecords } from '../plan/record-limit.ts';
import { type ApplyRequest, LateRequests, type StoredRow } from './events.ts';
import { asStored, parseStoredRow } from './stored-row.ts';

/**
 * The progress of a step according to the journal. `in-doubt`: sent, but neither answer nor read showed an effect: it may
 * have taken effect since. `found-staged`: pending as declared before the apply began, and needs only the migration.
 */
export type StepProgress = 'done' | 'failed' | 'in-doubt' | 'not-tried' | 'found-staged';

const OUTCOMES = ['applied', 'stopped', 'undone'] as const;

/** One apply, read from its journal. */
export interface JournalRecord {
  readonly file: Place;
  /** ISO 8601. */
  readonly beganAt: string;
  readonly digest: string;
  readonly steps: readonly Step[];
  /** The reviewed record counts of its deletions. */
  readonly reviewed: ReviewedRecords;
  readonly progress: ReadonlyMap<AttributeKey, StepProgress>;
  /** Keys for which a request was sent, with any outcome. */
  readonly sent: ReadonlySet<AttributeKey>;
  readonly migration: Exclude<StepProgress, 'found-staged'>;
  /** Whether the service was healthy again after the last migration. */
  readonly restart: 'seen' | 'not-seen';
  /** Requests that may still arrive. */
  readonly late: readonly ApplyRequest[];
  /** Undefined if the run ended without writing one: it was killed, or its machine was lost. */
  readonly outcome: (typeof OUTCOMES)[number] | undefined;
  /** Why the run stopped, as it said so. */
  readonly failure: { readonly message: string; readonly hint: string | undefined } | undefined;
  /** When the newest undo of it began, in ISO 8601. It is complete only if the outcome is `undone`. */
  readonly undoBegan: string | undefined;
}

/** Reads a journal. The last line may be incomplete, if the machine crashed while writing it. */
export function parseJournal(text: string, file: Place): JournalRecord | undefined {
  const lines = linesOf(text);
  const [head] = lines;
  if (head === undefined || !isBegin(head)) return undefined;
  const sentSteps = head.steps.flatMap((step: unknown) => parseStep(step) ?? []);
  const steps = asStored(sentSteps, storedRowsIn(lines));
  const { outcome, message, hint } = lines.findLast((line) => line.type === 'end') ?? {};
  return {
    file,
    beganAt: textOf(head, 'at'),
    digest: textOf(head, 'digest'),
    steps,
    reviewed: parseReviewedRecords(head.reviewed_records),
    ...readEvents(steps, lines.slice(1)),
    outcome: OUTCOMES.find((one) => one === outcome),
    failure: typeof message === 'string' ? { message, hint: typeof hint === 'string' ? hint : undefined } : undefined,
    undoBegan: undefined,
  };
}

/** Reads a step from a line of a journal; undefined for any other JSON. */
export function parseStep(json: unknown): Step | undefined {
  if (!isDecision(json)) return undefined;
  const decision = json as Decision;
  return isStep(decision) ? decision : undefined;
}

/** The rows that the help desk stored otherwise than they were sent, as the newest line has each. */
function storedRowsIn(lines: readonly JsonObject[]): ReadonlyMap<AttributeKey, StoredRow> {
  const rows = new Map<AttributeKey, StoredRow>();
  for (const { request, stored } of lines) {
    const [sent, row] = [parseRequest(request), parseStoredRow(stored)];
    if (row !== undefined && sent !== undefined && 'key' in sent) rows.set(sent.key, row);
  }
  return rows;
}

/** What the events of a run show. */
function readEvents(steps: readonly Step[], lines: readonly JsonObject[]) {
  const progress = new Map<AttributeKey, StepProgress>(
    steps.map((step) => [step.key, stateOf(step) === 'staged' ? 'found-staged' : 'not-tried']),
  );
  const [sent, late] = [new Set<AttributeKey>(), new LateRequests()];
  /** A nudge for these arrived, or may have. */
  const halfSent = new Set<AttributeKey>();
  let migration: JournalRecord['migration'] = 'not-tried';
  let restart: JournalRecord['restart'] = 'not-seen';
  let unanswered: ApplyRequest | undefined;
  const noteState = (request: ApplyRequest, state: JournalRecord['migration']): void => {
    if (request.kind === 'migrate') migration = state;
    if (!('key' in request) || !progress.has(request.key)) return;
    if (request.kind === 'nudge' && state !== 'failed') halfSent.add(request.key);
    // A nudge alone leaves the row pending, also if the request that follows it is refused.
    const isInDoubt = request.kind === 'nudge' ? state === 'done' : state === 'failed' && halfSent.has(request.key);
    progress.set(request.key, isInDoubt ? 'in-doubt' : state);
    sent.add(request.key);
    // A change that is sent after a migration needs another one.
    if (migration === 'done') migration = 'not-tried';
  };
  /** The run ended before the answer. */
  const noteUnanswered = (): void => {
    if (unanswered === undefined) return;
    noteState(unanswered, 'in-doubt');
    late.note({ type: 'answer-lost' }, unanswered);
    unanswered = undefined;
  };
  for (const line of lines) {
    const request = parseRequest(line.request);
    if (line.type === 'migrated-by-others') migration = 'done';
    if (line.type === 'service-back') restart = 'seen';
    if (line.type === 'sending' && request?.kind === 'migrate') restart = 'not-seen';
    if (request === undefined) continue;
    if (line.type === 'arrived') noteUnanswered();
    unanswered = line.type === 'sending' ? request : undefined;
    const state = stateAfter(line);
    if (state !== undefined) noteState(request, state);
    late.note(line, request);
  }
  noteUnanswered();
  return { progress, sent, migration, restart, late: late.list() };
}

/** What a journal knows about the positions of rows: left one too high, or perhaps, by a nudge from this one; or right. */
export interface NudgeRecord {
  readonly target: JsonObject;
  readonly positions: ReadonlyMap<AttributeKey, number | 'settled'>;
}

/** Reads the nudges of an apply or an undo from its journal; undefined for any other text. */
export function parseNudges(text: string): NudgeRecord | undefined {
  const [head, ...lines] = linesOf(text);
  if (head === undefined || !isJsonObject(head.target)) return undefined;
  const positions = new Map<AttributeKey, number | 'settled'>();
  const late = new LateRequests();
  for (const line of lines) {
    const request = parseRequest(line.request);
    if (request === undefined || !('key' in request)) continue;
    late.note(line, request);
    const isSettled =
      request.kind === 'nudge' ? line.type === 'refused' || line.type === 'unsent' : stateAfter(line) === 'done';
    if (request.kind === 'nudge' && line.type === 'sending') positions.set(request.key, request.position);
    else if (isSettled) positions.set(request.key, 'settled');
  }
  for (const request of late.list()) if (request.kind === 'nudge') positions.set(request.key, request.position);
  return { target: head.target, positions };
}

/**
 * Whether more than the first line exists, but the first line does not describe the apply with all its steps: it is unknown
 * what was sent. An incomplete first line alone is harmless: it is written before the first request.
 */
export function isDamaged(text: string): boolean {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const head = headOf(first);
  if (others.length === 0 || head?.type === 'begin-undo') return false;
  return head === undefined || !isBegin(head) || head.steps.some((step) => parseStep(step) === undefined);
}

/** What the journal of an undo says, and of which journal it takes the apply back; undefined for any other text. */
export function parseUndo(text: string) {
  const head = headOf(text);
  if (head?.type !== 'begin-undo') return undefined;
  return { at: textOf(head, 'at'), of: textOf(head, 'of'), stored: storedRowsIn(linesOf(text)) };
}

/** Whether a later deskform wrote it. */
export function isOfLaterFormat(text: string): boolean {
  const version = headOf(text)?.format_version;
  return typeof version === 'number' && version > 1;
}

function isBegin(head: JsonObject): head is JsonObject & { target: JsonObject; steps: readonly JsonValue[] } {
  return head.type === 'begin' && isJsonObject(head.target) && Array.isArray(head.steps);
}

/** The state of a request after an event. In doubt after a lost answer: it may arrive after a read without effect. */
function stateAfter({ type, tookEffect }: JsonObject): JournalRecord['migration'] | undefined {
  if (type === 'answered' || (type === 'settled' && tookEffect === 'yes')) return 'done';
  if (type === 'refused') return 'failed';
  return type === 'answer-lost' || type === 'settled' ? 'in-doubt' : undefined;
}

function parseRequest(json: unknown): ApplyRequest | undefined {
  if (!isJsonObject(json)) return undefined;
  const { kind, position } = json;
  if (kind === 'migrate' || kind === 'discard') return { kind };
  const key = parseAttributeKey(textOf(json, 'key'));
  if (key === undefined) return undefined;
  if (kind === 'nudge') return typeof position === 'number' ? { kind, key, position } : undefined;
  const ofRow = OF_ROW.find((one) => one === kind);
  return ofRow && { kind: ofRow, key };
}

const OF_ROW = ['create', 'update', 'delete', 'remove', 'restore'] as const;

function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

/** Skips lines that are no JSON, as the last one of a run that was cut off. */
function linesOf(text: string): readonly JsonObject[] {
  return text.split('\n').map(parseJson).filter(isJsonObject);
}

function headOf(text: string): JsonObject | undefined {
  return linesOf(text.split('\n', 1)[0] ?? '')[0];
}

/** Records an apply: one JSON object per line, written to disk before the next request. */
export interface Journal {
  readonly file: string;
  /** Returns when the line is on disk; throws a Failure if it cannot be written. */
  readonly append: (line: Readonly<Record<string, unknown>>) => void;
  readonly close: () => void;
}

/** Opens a journal for appending. If an older one ends with an incomplete line, appended text begins on a new line. */
export function openJournal(file: Place): Journal {
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      const message = `cannot write the journal ${file} (${why}); the next request was not sent`;
      throw new Failure('JOURNAL_UNWRITABLE', message, {
        hint: `${systemAdvice(cause) ?? 'Free some disk space.'} Or choose another folder with --journal DIR. Then run the same command again: it continues from what is already staged.`,
        cause,
      });
    }
  };
  const descriptor = attempt(() => {
    makeFolder(dirname(file));
    return openToAppend(file, 0o600);
  });
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  };
  attempt(() => {
    if (endsWithinALine(descriptor)) write('\n');
  });
  return {
    file,
    append: (line) =>
      attempt(() => {
        write(`${JSON.stringify(line)}\n`);
        fsyncSync(descriptor);
      }),
    close: () => closeSync(descriptor),
  };
}

function endsWithinALine(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last.toString() !== '\n';
}
