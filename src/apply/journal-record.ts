import { type AttributeKey, parseAttributeKey } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import type { Place } from '../disk/place.ts';
import { parseReviewedStep, type ReviewedStep, wasFoundStaged } from '../plan/reviewed-step.ts';

/**
 * How far a step has come, as far as the journal knows. `in-doubt`: sent, and the run ended before an answer.
 * `found-staged`: it waited as declared before the apply began, and needs only the migration.
 */
export type StepProgress = 'done' | 'failed' | 'in-doubt' | 'not-tried' | 'found-staged';

/** One apply as its journal tells it. */
export interface JournalRecord {
  readonly file: Place;
  /** ISO 8601. */
  readonly beganAt: string;
  readonly target: { readonly name: string; readonly url: string };
  readonly digest: string;
  readonly steps: readonly ReviewedStep[];
  readonly progress: ReadonlyMap<AttributeKey, StepProgress>;
  /** Keys for which a request has left, whatever became of it. */
  readonly sent: ReadonlySet<AttributeKey>;
  readonly migration: StepProgress;
  /** Undefined where the run ended without a word: it was killed, or its machine is gone. */
  readonly outcome: 'applied' | 'stopped' | 'undone' | undefined;
  readonly failure: string | undefined;
}

/** Reads a journal. The last line may be cut: a machine can go down while it is written. */
export function parseJournal(text: string, file: Place): JournalRecord | undefined {
  const lines = text.split('\n').flatMap((line) => parseLine(line));
  const [head] = lines;
  if (head === undefined || !isBegin(head)) return undefined;
  const steps = head.steps.flatMap((step: unknown) => parseReviewedStep(step) ?? []);
  const progress = new Map<AttributeKey, StepProgress>(
    steps.map((step) => [step.key, wasFoundStaged(step) ? 'found-staged' : 'not-tried']),
  );
  const sent = new Set<AttributeKey>();
  let migration: StepProgress = 'not-tried';
  for (const line of lines.slice(1)) {
    if (line.type === 'migrated-by-others') migration = 'done';
    const state = stateAfter(line);
    if (state === undefined || !isJsonObject(line.request)) continue;
    if (line.request.kind === 'migrate') migration = state;
    const key = parseAttributeKey(textOf(line.request, 'key'));
    if (key === undefined || !progress.has(key)) continue;
    progress.set(key, state);
    sent.add(key);
  }
  const end = lines.findLast((line) => line.type === 'end');
  const outcome = end?.outcome;
  return {
    file,
    beganAt: textOf(head, 'at'),
    target: { name: textOf(head.target, 'name'), url: textOf(head.target, 'url') },
    digest: textOf(head, 'digest'),
    steps,
    progress,
    sent,
    migration,
    outcome: outcome === 'applied' || outcome === 'stopped' || outcome === 'undone' ? outcome : undefined,
    failure: typeof end?.message === 'string' ? end.message : undefined,
  };
}

/**
 * Has more than the first line been written, and does that one not say what was to be done? Then nobody knows what was sent.
 * A first line that was cut alone is harmless: it is on the disk before the first request leaves.
 */
export function isDamaged(text: string): boolean {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const [head] = parseLine(first);
  return others.length > 0 && (head === undefined || !(isBegin(head) || head.type === 'begin-undo'));
}

interface Begin extends JsonObject {
  readonly target: JsonObject;
  readonly steps: readonly JsonValue[];
}

function isBegin(head: JsonObject): head is Begin {
  return head.type === 'begin' && isJsonObject(head.target) && Array.isArray(head.steps);
}

/** What an event says of its request. A request that was sent and not answered is in doubt until reading settles it. */
function stateAfter(line: JsonObject): StepProgress | undefined {
  if (line.type === 'sending') return 'in-doubt';
  if (line.type === 'answered') return 'done';
  if (line.type === 'refused') return 'failed';
  if (line.type === 'settled') return line.tookEffect === 'yes' ? 'done' : 'not-tried';
  return undefined;
}

function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

function parseLine(line: string): readonly JsonObject[] {
  const value = parseJson(line);
  return isJsonObject(value) ? [value] : [];
}
