import { comingDataOption, type LiveAttribute, waitsForCreation } from '../model/live-attribute.ts';
import { hashOfStaged } from '../plan/digest.ts';
import type { Step, UpdateDecision } from '../plan/plan-document.ts';
import { rowShown } from '../plan/shown-row.ts';

/**
 * The part of a step that says what it has left on the help desk. `staged` is the hash of the pending change that it leaves,
 * to distinguish it from foreign changes; `put_back` that of the row that an undo restored.
 */
export type SentStep = Pick<Step, 'key' | 'action'> & {
  readonly [Part in 'before' | 'after' | 'staged' | 'put_back']?: UpdateDecision[Part] | undefined;
};

/** Describes the pending change of a row as a step. It contains credentials and must not leave this process. */
export function stepOfPending(live: LiveAttribute): SentStep {
  const action = live.waiting_for.includes('deletion') ? 'delete' : waitsForCreation(live) ? 'create' : 'update';
  return {
    key: live.key,
    action,
    before: action === 'create' ? undefined : rowShown(live, live.data_option),
    after: action === 'delete' ? undefined : rowShown(live, comingDataOption(live)),
    staged: action === 'delete' ? undefined : hashOfStaged(live),
    put_back: action === 'update' ? hashOfStaged({ ...live, data_option_new: undefined }) : undefined,
  };
}

/** The hashes of a row that is pending because of this step: as the step staged it, or as undo restored it. */
export function hashesOfPending({ staged, put_back }: SentStep): readonly string[] {
  return [staged, put_back].flatMap((hash) => hash ?? []);
}
