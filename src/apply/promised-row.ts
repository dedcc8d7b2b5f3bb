import { isIgnored, type PresentDefinition } from '../model/definition.ts';
import { type Plan, rowToSend, stepsOf } from '../plan/plan.ts';
import { type CreateDecision, parsePath, type UpdateDecision } from '../plan/plan-document.ts';
import { withIgnored } from '../plan/wanted-row.ts';
import { isNudged } from './stage.ts';
import { differencesOf } from './stored-row.ts';

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
