import { type AttributeKey, parseAttributeKey, splitAttributeKey } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import {
  type AttributeBody,
  comingDataOption,
  type LiveAttribute,
  type LiveRow,
  waitsForCreation,
} from '../attribute/live-attribute.ts';
import type { Step } from './decision.ts';
import { hashOfStaged, withoutSecrets } from './digest.ts';

/** All settings of a row as the API returns them, without credential values. */
export interface RowSettings {
  readonly display: string;
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly active: boolean;
  readonly position: number | undefined;
  readonly screens: JsonObject;
}

/**
 * One step as plan files and journals store it: enough to finish or undo it without other input.
 * `staged` is the hash of the pending change that it leaves, to distinguish it from foreign changes.
 */
export interface ReviewedStep {
  readonly key: AttributeKey;
  readonly action: Step['action'];
  readonly because: string;
  readonly digest: string;
  readonly before: RowSettings | undefined;
  readonly after: RowSettings | undefined;
  readonly staged: string | undefined;
}

export function reviewedStep(step: Step, digest: string): ReviewedStep {
  return {
    key: step.key,
    action: step.action,
    because: step.because,
    digest,
    before: step.action === 'create' ? undefined : settingsToReview(step.live, step),
    after: step.action === 'delete' ? undefined : settingsToReview(step.row, step),
    staged: step.action === 'delete' ? undefined : hashOfStaged(step.row),
  };
}

/** Describes the pending change of a row as a step. It contains credentials and must not leave this process. */
export function stepOfPending(live: LiveAttribute): ReviewedStep {
  const action = live.waitingFor.includes('deletion') ? 'delete' : waitsForCreation(live) ? 'create' : 'update';
  return {
    key: live.key,
    action,
    because: 'pending',
    digest: '',
    before: action === 'create' ? undefined : settingsOf(live, live.dataOption),
    after: action === 'delete' ? undefined : settingsOf(live, comingDataOption(live)),
    staged: action === 'delete' ? undefined : hashOfStaged(live),
  };
}

/** One side of a step: the live settings before it, or what it sends. */
export function settingsToReview(row: LiveRow | AttributeBody, { definition }: Pick<Step, 'definition'>): RowSettings {
  return settingsOf(row, withoutSecrets(row.dataOption, definition?.state === 'present' ? definition.secrets : []));
}

function settingsOf(row: LiveRow | AttributeBody, dataOption: JsonObject): RowSettings {
  const { display, dataType, active, position, screens } = row;
  return { display, data_type: dataType, data_option: dataOption, active, position, screens };
}

/** Whether the change was already staged before the apply began. The step sends nothing, and undo has nothing to do. */
export function wasFoundStaged(step: ReviewedStep): boolean {
  return step.because === 'staged-as-declared';
}

/** The hashes of a row that is pending because of this step: as the step staged it, or as undo restored it. */
export function hashesOfPending({ key, before, staged }: ReviewedStep): readonly string[] {
  if (staged === undefined) return [];
  const [object, name] = splitAttributeKey(key);
  if (before === undefined) return [staged];
  const { display, active, position, screens } = before;
  const putBack = { object, name, display, active, position, screens };
  return [staged, hashOfStaged({ ...putBack, dataType: before.data_type, dataOption: before.data_option })];
}

/** The step as JSON: a line of the journal, a decision of a plan file. */
export function reviewedStepToJson({ before, after, staged, ...step }: ReviewedStep): JsonObject {
  return {
    ...step,
    ...(before === undefined ? {} : { before: rowToJson(before) }),
    ...(after === undefined ? {} : { after: rowToJson(after) }),
    ...(staged === undefined ? {} : { staged }),
  };
}

function rowToJson({ position, ...row }: RowSettings): JsonObject {
  return { ...row, ...(position === undefined ? {} : { position }) };
}

/** Reads a step; undefined for a decision that is no step, and for any other JSON. */
export function parseReviewedStep(json: unknown): ReviewedStep | undefined {
  if (!isJsonObject(json)) return undefined;
  const { key: text, action, because, digest, before, after, staged } = json;
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
  };
}

function parseRow(json: unknown): RowSettings | undefined {
  if (!isJsonObject(json)) return undefined;
  const { display, data_type, data_option, active, position, screens } = json;
  if (typeof display !== 'string' || typeof data_type !== 'string' || typeof active !== 'boolean') return undefined;
  if (!isJsonObject(data_option) || !isJsonObject(screens)) return undefined;
  return {
    display,
    data_type,
    data_option,
    active,
    position: typeof position === 'number' ? position : undefined,
    screens,
  };
}
