import { type AttributeKey, parseAttributeKey } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { parseReviewedStep, type ReviewedStep, wasFoundStaged } from '../plan/reviewed-step.ts';

/**
 * How far a step has come, as far as the journal knows. `in-doubt`: sent, and the run ended before an answer.
 * `found-staged`: it waited as declared before the apply began, and needs only the migration.
 */
export type StepProgress = 'done' | 'failed' | 'in-doubt' | 'not-tried' | 'found-staged';

/** One apply as its journal tells it. */
export interface JournalRecord {
  readonly file: string;
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
export function parseJournal(text: string, file: string): JournalRecord | undefined {
  const lines = text.split('\n').flatMap((line) => parseLine(line));
  const [head] = lines;
  if (head === undefined || head.type !== 'begin' || !isJsonObject(head.target) || !Array.isArray(head.steps))
    return undefined;
  const steps = head.steps.flatMap((step: unknown) => parseReviewedStep(step) ?? []);
  const progress = new Map<AttributeKey, StepProgress>(
    steps.map((step) => [step.key, wasFoundStaged(step) ? 'found-staged' : 'not-tried']),
  );
  const sent = new Set<AttributeKey>();
  let migration: StepProgress = 'not-tried';
  for (const line of lines.slice(1)) {
    const state = stateAfter(line);
    if (state === undefined || !isJsonObject(line.request)) continue;
    if (line.request.kind === 'migrate') migration = state;
    const key = parseAttributeKey(String(line.request.key ?? ''));
    if (key === undefined || !progress.has(key)) continue;
    progress.set(key, state);
    sent.add(key);
  }
  const end = lines.findLast((line) => line.type === 'end');
  const outcome = end?.outcome;
  return {
    file,
    beganAt: String(head.at),
    target: { name: String(head.target.name), url: String(head.target.url) },
    digest: String(head.digest),
    steps,
    progress,
    sent,
    migration,
    outcome: outcome === 'applied' || outcome === 'stopped' || outcome === 'undone' ? outcome : undefined,
    failure: typeof end?.message === 'string' ? end.message : undefined,
  };
}

/** What an event says of its request. A request that was sent and not answered is in doubt until reading settles it. */
function stateAfter(line: JsonObject): StepProgress | undefined {
  if (line.type === 'sending') return 'in-doubt';
  if (line.type === 'answered') return 'done';
  if (line.type === 'refused') return 'failed';
  if (line.type === 'settled') return line.tookEffect === 'yes' ? 'done' : 'not-tried';
  return undefined;
}

function parseLine(line: string): readonly JsonObject[] {
  if (line.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(line);
    return isJsonObject(value) ? [value] : [];
  } catch {
    return [];
  }
}
