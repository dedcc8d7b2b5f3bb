import type { AttributeKey } from '../model/attribute-key.ts';
import { isIgnored, type PresentDefinition } from '../model/definition.ts';
import { Failure } from '../model/failure.ts';
import { canonicalJson } from '../model/json.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { needsMigration } from '../plan/migration.ts';
import { foreignRowsOf, type Plan, rowToSend, stepsOf } from '../plan/plan.ts';
import {
  type CreateDecision,
  isPendingAsDeclared,
  isPendingUnchanged,
  isStep,
  parsePath,
  type Step,
  stateOf,
  type UpdateDecision,
} from '../plan/plan-document.ts';
import { normalLiveRow } from '../plan/shown-row.ts';
import { withIgnored } from '../plan/wanted-row.ts';
import { isNudged } from './stage.ts';
import { differencesOf } from './stored-row.ts';

/**
 * Verifies the pending set before the point of no return: everything pending must be what these steps staged, and foreign
 * changes must be those that the plan included. `now` is the plan, made again after staging. A step that is already live as
 * declared is done, no matter who migrated it; `in-force`: all of them are.
 */
export function verifyPendingSet(
  now: Plan,
  steps: readonly Step[],
  plan: Plan,
): { readonly state: 'verified' | 'in-force' | 'moved'; readonly keys: readonly AttributeKey[] } {
  const stagedNow = new Set(now.document.decisions.filter(isPendingAsDeclared).map(({ key }) => key));
  const migrating = steps.filter(needsMigration).map(({ key }) => key);
  const leftOut = migrating.filter((key) => !stagedNow.has(key) && !isInForce(now, key));
  const stillToWrite = stepsOf(now).flatMap((step) => (stateOf(step) === 'to-write' ? [step.key] : []));
  const ours = [...leftOut, ...stillToWrite, ...changedUnderMark(steps, plan, now)];
  // No migration is sent then, so foreign changes do not matter.
  if (ours.length === 0 && stagedNow.size === 0) return { state: 'in-force', keys: [...migrating].sort() };
  const moved = [...new Set([...ours, ...foreignMoves(foreignRowsOf(plan), foreignRowsOf(now))])].sort();
  return moved.length === 0
    ? { state: 'verified', keys: [...stagedNow, ...plan.document.foreign.map(({ key }) => key)].sort() }
    : { state: 'moved', keys: moved };
}

/** Whether the new plan has nothing to do for the key: the row matches the files, or is deleted as declared. */
function isInForce({ document }: Plan, key: AttributeKey): boolean {
  const decision = document.decisions.find((one) => one.key === key);
  return decision === undefined || decision.action === 'keep';
}

/** Rows that changed under their mark for deletion, which hides other pending changes until they are deleted. */
function changedUnderMark(steps: readonly Step[], plan: Plan, now: Plan): readonly AttributeKey[] {
  const contentOf = (live: LiveAttribute): string => contentOfPending({ ...live, waiting_for: [] });
  const deletedNow = new Set(stepsOf(now).flatMap(({ action, key }) => (action === 'delete' ? [key] : [])));
  return steps.flatMap(({ action, key }) => {
    const [was, is] = [plan.live.get(key), now.live.get(key)];
    if (action !== 'delete' || was === undefined || is === undefined || !deletedNow.has(key)) return [];
    return contentOf(is) === contentOf(was) ? [] : [key];
  });
}

/** Foreign changes that were staged, changed or discarded between two reads. */
export function foreignMoves(
  planned: readonly LiveAttribute[],
  now: readonly LiveAttribute[],
): readonly AttributeKey[] {
  const contents = (rows: readonly LiveAttribute[]) => new Map(rows.map((live) => [live.key, contentOfPending(live)]));
  return keysThatDiffer(contents(planned), contents(now));
}

type Contents = ReadonlyMap<AttributeKey, string>;

function keysThatDiffer(before: Contents, after: Contents): readonly AttributeKey[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}

/** The row in force and what waits on it, without author and time. */
function contentOfPending(live: LiveAttribute): string {
  const { waiting_for, data_option_new } = live;
  const pending = data_option_new === undefined ? null : normalLiveRow({ ...live, data_option: data_option_new });
  return canonicalJson({ waiting_for, active: normalLiveRow(live), pending });
}

/**
 * Finds what others changed between the verification of the pending set and the migration: rows outside the plan that are
 * new or different. The API cannot close this gap of one request.
 */
export function foreignChangesSince(plan: Plan, atVerification: Plan, now: Plan): readonly AttributeKey[] {
  const expected = new Set([...stepsOf(plan), ...plan.document.foreign].map(({ key }) => key));
  return keysThatDiffer(rowsOutsideSteps(atVerification), rowsOutsideSteps(now))
    .filter((key) => !expected.has(key))
    .sort();
}

function rowsOutsideSteps({ document, live }: Plan): Contents {
  return new Map(
    document.decisions.flatMap((decision): [AttributeKey, string][] => {
      const row = live.get(decision.key);
      return isStep(decision) || row === undefined ? [] : [[row.key, canonicalJson(normalLiveRow(row))]];
    }),
  );
}

/**
 * Verifies the result: no difference, every setting as the plan promised it, and nothing of ours pending. Foreign changes
 * may stay pending, unless they were included.
 */
export function verifyNothingLeft(now: Plan, plan: Plan, waiting: 'migrated' | 'not-migrated'): void {
  const wasIncluded = waiting === 'migrated' && plan.document.policies.foreign_changes === 'include';
  const knownForeign = new Set(wasIncluded ? [] : plan.document.foreign.map(({ key }) => key));
  const waits = waiting === 'migrated' ? now.document.decisions.filter(isPendingUnchanged).map(({ key }) => key) : [];
  const left = [
    ...stepsOf(now).map((step) => step.key),
    ...now.document.decisions.flatMap((decision) => (decision.action === 'refuse' ? [decision.key] : [])),
    ...now.document.foreign.map(({ key }) => key).filter((key) => !knownForeign.has(key)),
  ];
  const failed = (message: string, hint: string): Failure => new Failure('VERIFICATION_FAILED', message, { hint });
  if (left.length > 0)
    throw failed(
      `applied, but live state does not match the files: ${[...new Set([...left, ...waits])].join(', ')}`,
      'It may have changed during the apply. Run `deskform plan` to see the difference.',
    );
  const broken = brokenPromises(plan, now);
  if (broken.length > 0)
    throw failed(
      `applied, but live state is not what the plan promised: ${broken.join(', ')}`,
      'The help desk stored another value, or it was changed during the apply. Check the value in the file and on the help desk.',
    );
  if (waits.length > 0)
    throw failed(
      `the apply finished, but ${waits.join(', ')} ${waits.length === 1 ? 'is' : 'are'} pending again although no setting differs`,
      'A late request, or saving the field in the help desk, can cause this. Run `deskform resume` to migrate it.',
    );
}

/**
 * Lists the settings that are live with another value than the plan promised, as "Ticket.floor (options)". A new plan
 * compares the files in normal form, which may make the same of a mistaken value and of what the service stored instead.
 */
export function brokenPromises(plan: Plan, now: Plan): readonly string[] {
  return stepsOf(plan).flatMap((step) => {
    const [live, definition] = [now.live.get(step.key), plan.definitions.get(step.key)];
    if (step.action === 'delete' || live === undefined || definition?.state !== 'present') return [];
    const row = rowToSend(plan, step);
    const sent = { ...row, screens: withIgnored(definition, 'screens', row.screens, live.screens) };
    const broken = new Set(differencesOf(sent, live, live.data_option).map(({ path }) => settingAt(path).join('/')));
    const settings = promisedSettings(step, definition, plan).filter((path) => broken.has(path.join('/')));
    return settings.length === 0 ? [] : [`${step.key} (${settings.map((path) => path.at(-1)).join(', ')})`];
  });
}

/** What the step creates or changes: other settings of a row may be changed by others during the apply. */
function promisedSettings(
  step: CreateDecision | UpdateDecision,
  definition: PresentDefinition,
  plan: Plan,
): readonly (readonly string[])[] {
  if (step.action === 'update') {
    const changed = step.changes.map(({ path }) => settingAt(parsePath(path)));
    const paths = isNudged(step, plan) ? [...changed, ['position']] : changed;
    return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
  }
  const { position, data_option } = step.after;
  return [
    ['display'],
    ['data_type'],
    ['active'],
    ...(position === undefined ? [] : [['position']]),
    ...(definition.screens === undefined ? [] : [['screens']]),
    ...Object.keys(data_option).map((setting) => ['data_option', setting]),
  ].filter((path) => !isIgnored(definition, path));
}

/** A setting of data_option, or a whole other part of the row. */
function settingAt(path: readonly string[]): readonly string[] {
  return path.slice(0, path[0] === 'data_option' ? 2 : 1);
}
