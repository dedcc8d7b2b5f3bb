import { type AttributeKey, parseAttributeKey } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { comingDataOption, type LiveAttribute, waitsForCreation } from '../attribute/live-attribute.ts';
import type { Step } from './decision.ts';
import { hashOfStaged } from './digest.ts';
import type { RowDocument, StepDocument } from './plan-document.ts';

/**
 * One step as plan files and journals store it: enough to finish or undo it without other input.
 * `staged` is the hash of the pending change that it leaves, to distinguish it from foreign changes; `putBack` that of the
 * row that an undo restored.
 */
export interface ReviewedStep {
  readonly key: AttributeKey;
  readonly action: Step['action'];
  readonly because: string;
  readonly digest: string;
  readonly before: RowDocument | undefined;
  readonly after: RowDocument | undefined;
  readonly staged: string | undefined;
  readonly putBack: string | undefined;
}

/** A step of a plan document. */
export function reviewedStep(document: StepDocument): ReviewedStep {
  const { key, action, because, digest } = document;
  const parsed = parseAttributeKey(key);
  if (parsed === undefined) throw new Error(`deskform has a bug: a plan has the key ${key}`);
  return {
    key: parsed,
    action,
    because,
    digest,
    before: 'before' in document ? document.before : undefined,
    after: 'after' in document ? document.after : undefined,
    staged: 'staged' in document ? document.staged : undefined,
    putBack: 'put_back' in document ? document.put_back : undefined,
  };
}

/** Describes the pending change of a row as a step. It contains credentials and must not leave this process. */
export function stepOfPending(live: LiveAttribute): ReviewedStep {
  const action = live.waiting_for.includes('deletion') ? 'delete' : waitsForCreation(live) ? 'create' : 'update';
  return {
    key: live.key,
    action,
    because: 'pending',
    digest: '',
    before: action === 'create' ? undefined : settingsOf(live, live.data_option),
    after: action === 'delete' ? undefined : settingsOf(live, comingDataOption(live)),
    staged: action === 'delete' ? undefined : hashOfStaged(live),
    putBack: action === 'update' ? hashOfStaged({ ...live, data_option_new: undefined }) : undefined,
  };
}

function settingsOf({ display, data_type, active, position, screens }: LiveAttribute, option: JsonObject): RowDocument {
  return { display, data_type, data_option: option, active, position, screens };
}

/** Whether the change was already staged before the apply began. The step sends nothing, and undo has nothing to do. */
export function wasFoundStaged(step: ReviewedStep): boolean {
  return step.because === 'staged-as-declared';
}

/** The hashes of a row that is pending because of this step: as the step staged it, or as undo restored it. */
export function hashesOfPending({ staged, putBack }: ReviewedStep): readonly string[] {
  return [staged, putBack].flatMap((hash) => hash ?? []);
}

/** The step as JSON: a line of the journal, a decision of a plan file. */
export function reviewedStepToJson({ before, after, staged, putBack, ...step }: ReviewedStep): JsonObject {
  return {
    ...step,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(staged === undefined ? {} : { staged }),
    ...(putBack === undefined ? {} : { put_back: putBack }),
  };
}

/** Reads a step; undefined for a decision that is no step, and for any other JSON. */
export function parseReviewedStep(json: unknown): ReviewedStep | undefined {
  if (!isJsonObject(json)) return undefined;
  const { key: text, action, because, digest, before, after, staged, put_back: putBack } = json;
  const key = typeof text === 'string' ? parseAttributeKey(text) : undefined;
  if (key === undefined || typeof digest !== 'string') return undefined;
  if (action !== 'create' && action !== 'update' && action !== 'delete') return undefined;
  return {
    key,
    action,
    because: typeof because === 'string' ? because : '',
    digest,
    before: parseRow(before),
    after: parseRow(after),
    staged: typeof staged === 'string' ? staged : undefined,
    putBack: typeof putBack === 'string' ? putBack : undefined,
  };
}

/** Reads the settings of a row; undefined for any other JSON. */
export function parseRow(json: unknown): RowDocument | undefined {
  if (!isJsonObject(json)) return undefined;
  const { display, data_type, data_option, active, position, screens } = json;
  if (typeof display !== 'string' || typeof data_type !== 'string' || typeof active !== 'boolean') return undefined;
  if (!isJsonObject(data_option) || !isJsonObject(screens)) return undefined;
  const row = { display, data_type, data_option, active, screens };
  return typeof position === 'number' ? { ...row, position } : row;
}
