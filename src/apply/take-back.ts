import { type JsonValue, sameJson } from '../model/json.ts';
import { comingDataOption, isStaged, type LiveAttribute, waitsForCreation } from '../model/live-attribute.ts';
import { normalDataOption, partsThatDiffer } from '../model/normal-form.ts';
import { HIDDEN, isEmpty, isOfEnvironment, shownSetting, shownWhole } from '../model/secret-settings.ts';
import { hashOfStaged, isPendingAs } from '../plan/digest.ts';
import type { RowDocument, Step, UpdateDecision } from '../plan/plan-document.ts';
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

/** What undoes one step. */
export type TakeBack =
  /** It never reached the help desk, or is already undone. */
  | { readonly kind: 'nothing' }
  /** A row that was never migrated: a DELETE removes it immediately. */
  | { readonly kind: 'remove'; readonly live: LiveAttribute }
  /** Restores settings that took effect immediately, and removes the staged change. */
  | { readonly kind: 'restore'; readonly live: LiveAttribute; readonly before: RowDocument }
  /** Only a discard removes a mark for deletion, a PUT does not (5.2/14 and 6.5/22 "put over a marked row"). */
  | { readonly kind: 'unmark'; readonly live: LiveAttribute }
  | { readonly kind: 'impossible'; readonly why: string };

function impossible(why: string): TakeBack {
  return { kind: 'impossible', why };
}

/** Determines from the live row how far a step got, and how to undo it. */
export function planTakeBack(step: SentStep, live: LiveAttribute | undefined): TakeBack {
  switch (step.action) {
    case 'create':
      return takeBackCreation(step, live);
    case 'update':
      return takeBackUpdate(step, live);
    case 'delete':
      if (live === undefined) return impossible('its column is deleted, and its values are gone');
      return live.waiting_for.includes('deletion') ? { kind: 'unmark', live } : { kind: 'nothing' };
  }
}

/**
 * Whether everything pending on this row comes from the step, or from its undo. Only then may a discard remove it. Applies
 * to a pending row; a step with nothing to undo does not own it.
 */
export function isOnlyStagedBy(step: SentStep, live: LiveAttribute): boolean {
  if (step.action === 'delete') return live.waiting_for.every((waiting) => waiting === 'deletion');
  return !live.waiting_for.includes('deletion') && isPendingAs(live, hashesOfPending(step));
}

/**
 * Whether the pending settings of this row equal its live settings. This happens after a request that arrived after the
 * migration, after a PUT that restored a row, and after a save in the admin page that changed nothing.
 */
export function isPendingWithoutChange(live: LiveAttribute): boolean {
  const option = (value: LiveAttribute['data_option']) => normalDataOption(live.data_type, value);
  const onlySettings = live.waiting_for.every((waiting) => waiting === 'settings');
  return isStaged(live) && onlySettings && sameJson(option(comingDataOption(live)), option(live.data_option));
}

/** Whether the row is as the step makes it, with nothing pending. */
export function isInForce({ after }: SentStep, live: LiveAttribute | undefined): boolean {
  if (after === undefined || live === undefined) return after === live;
  return !isStaged(live) && readsAs(live, after);
}

const CHANGED_SINCE = 'it was changed since, not by this apply';
const MADE = 'it is already migrated; to delete it with its data, write `state: absent` and apply';
const CHANGED = 'it is already migrated; to revert it, write the previous settings and apply';

function takeBackCreation(step: SentStep, live: LiveAttribute | undefined): TakeBack {
  if (live === undefined) return { kind: 'nothing' };
  if (!waitsForCreation(live)) return impossible(MADE);
  return isStagedBy(step, live) ? { kind: 'remove', live } : impossible(CHANGED_SINCE);
}

function takeBackUpdate(step: SentStep, live: LiveAttribute | undefined): TakeBack {
  const { before, after } = step;
  if (before === undefined || after === undefined) return impossible('its previous settings are unknown');
  if (live === undefined) return impossible('the field no longer exists');
  if (JSON.stringify([before.display, before.screens]).includes(HIDDEN))
    return impossible('its previous label or screens contained a credential, and deskform does not store credentials');
  if (isStaged(live)) {
    if (isPendingWithoutChange(live) && readsAs(live, before)) return { kind: 'nothing' };
    // A migration has stopped at it, and nothing was staged since.
    const isStuck = live.data_option_new === undefined && isHalfShortened(step, live);
    if (isStuck && readsAs({ ...live, position: after.position ?? live.position }, after))
      return { kind: 'restore', live, before };
    // A request that arrived after the migration: its settings are already live, and no PUT reverts that.
    const isMigrated = !optionReadsAs(live.data_option, before);
    if (isStagedBy(step, live) && isMigrated && live.data_type !== before.data_type)
      return impossible('its data type took effect immediately, and has changed its settings');
    if (isStagedBy(step, live)) return isMigrated ? impossible(CHANGED) : { kind: 'restore', live, before };
    // Already restored and only pending: a discard or the next migration clears that.
    if (readsAs(live, before)) return { kind: 'nothing' };
    // An undo was interrupted between its two requests (see `restore`). The first one leaves no other settings pending.
    if (!isMigrated && readsAs({ ...live, position: live.position - 1 }, before))
      return { kind: 'restore', live, before };
    return impossible(CHANGED_SINCE);
  }
  if (readsAs(live, before)) return { kind: 'nothing' };
  // Only a row that reads as this step has sent it is ours to restore.
  if (!readsAs(live, after)) return impossible(CHANGED_SINCE);
  const onlyScreensDiffer =
    partsThatDiffer(after, before).every((part) => part === 'screens') && optionReadsAs(live.data_option, before);
  return onlyScreensDiffer ? { kind: 'restore', live, before } : impossible(CHANGED);
}

/**
 * Whether a migration stopped at the shorter column of this step: the row shows the short length as live and still waits for
 * its column (5.2/12 "poison shrink: show", 6.5/18 "data would be truncated"). Only the old length and a migration free it; a
 * discard does not (5.2/12 "poison shrink: PUT 40", 6.5/18 "way out: a wide enough maxlength").
 */
export function isHalfShortened({ before, after }: SentStep, live: LiveAttribute): boolean {
  if (before === undefined || after === undefined || !live.waiting_for.includes('column-change')) return false;
  const [was, is] = [before.data_option.maxlength, after.data_option.maxlength];
  return (
    was !== undefined && is !== undefined && !sameJson(was, is) && sameJson(live.data_option.maxlength ?? null, is)
  );
}

/** By the hash of what was sent, and by the row of the document, which its digest covers. Others may have moved the field. */
function isStagedBy({ staged, after }: SentStep, live: LiveAttribute): boolean {
  if (staged === undefined || after === undefined || !isPendingAs(live, [staged])) return false;
  return readsAs({ ...live, position: after.position ?? live.position }, after);
}

function optionReadsAs(value: LiveAttribute['data_option'], row: RowDocument): boolean {
  const [live, was] = [normalDataOption(row.data_type, value), normalDataOption(row.data_type, row.data_option)];
  return Object.keys({ ...live, ...was }).every((setting) => settingReadsAs(setting, live[setting], was[setting]));
}

/** Whether all live and pending settings equal these. */
function readsAs(live: LiveAttribute, row: RowDocument): boolean {
  return partsThatDiffer(row, live).length === 0 && optionReadsAs(comingDataOption(live), row);
}

/** Hidden credentials are compared by their fingerprints. Of one that is only set, and of a variable, no more is known. */
function settingReadsAs(setting: string, live: JsonValue | undefined, shown: JsonValue | undefined): boolean {
  if (shown === HIDDEN || (typeof shown === 'string' && isOfEnvironment(setting, shown))) return !isEmpty(live);
  if (live === undefined || shown === undefined) return live === shown;
  return [live, shownSetting(setting, live), shownWhole(setting, live)].some((one) => sameJson(one, shown));
}
