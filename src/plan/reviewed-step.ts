import type { JsonObject } from '../attribute/json.ts';
import { comingDataOption, type LiveAttribute, waitsForCreation } from '../attribute/live-attribute.ts';
import { hashOfStaged } from './digest.ts';
import { decision as isDecision, row as isRow } from './generated/plan-validators.mjs';
import {
  type DecisionDocument,
  isStep,
  type RowDocument,
  type StepDocument,
  type UpdateDocument,
} from './plan-document.ts';

/**
 * The part of a step that finishes or undoes it without other input. `staged` is the hash of the pending change that it
 * leaves, to distinguish it from foreign changes; `put_back` that of the row that an undo restored.
 */
export type ReviewedStep = Pick<UpdateDocument, 'key' | 'digest'> & {
  readonly action: StepDocument['action'];
  readonly because: string;
} & { readonly [Part in 'before' | 'after' | 'staged' | 'put_back']?: UpdateDocument[Part] | undefined };

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
    put_back: action === 'update' ? hashOfStaged({ ...live, data_option_new: undefined }) : undefined,
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
export function hashesOfPending({ staged, put_back }: ReviewedStep): readonly string[] {
  return [staged, put_back].flatMap((hash) => hash ?? []);
}

/** Reads a step from a line of a journal; undefined for any other JSON. */
export function parseStep(json: unknown): StepDocument | undefined {
  if (!isDecision(json)) return undefined;
  const decision = json as DecisionDocument;
  return isStep(decision) ? decision : undefined;
}

/** Reads the settings of a row; undefined for any other JSON. */
export function parseRow(json: unknown): RowDocument | undefined {
  return isRow(json) ? (json as RowDocument) : undefined;
}
