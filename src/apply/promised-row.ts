import { isIgnored, type PresentDefinition } from '../model/definition.ts';
import { sameJson } from '../model/json.ts';
import type { LiveAttribute, NewRow } from '../model/live-attribute.ts';
import { normalDisplay, normalScreens } from '../model/normal-form.ts';
import { silentCells } from '../model/screens.ts';
import { type Plan, rowToSend, stepsOf } from '../plan/plan.ts';
import { parsePath, type Step } from '../plan/plan-document.ts';
import { withIgnored } from '../plan/wanted-row.ts';
import { isNudged } from './stage.ts';
import { isSettingAsSent } from './stored-row.ts';

type WritingStep = Exclude<Step, { readonly action: 'delete' }>;

/**
 * Lists the settings that are live with another value than the plan promised, as "Ticket.floor (options)". A new plan
 * compares the files in normal form, which may make the same of a mistaken value and of what the service stored instead.
 */
export function brokenPromises(plan: Plan, now: Plan): readonly string[] {
  return stepsOf(plan).flatMap((step) => {
    const [live, definition] = [now.live.get(step.key), plan.definitions.get(step.key)];
    if (step.action === 'delete' || live === undefined || definition?.state !== 'present') return [];
    const row = rowToSend(plan, step);
    const settings = promisedSettings(step, definition, plan).filter(
      (path) => !isAsPromised(path, row, definition, live),
    );
    return settings.length === 0 ? [] : [`${step.key} (${settings.map((path) => path.at(-1)).join(', ')})`];
  });
}

/** What the step creates or changes: other settings of a row may be changed by others during the apply. */
function promisedSettings(
  step: WritingStep,
  definition: PresentDefinition,
  plan: Plan,
): readonly (readonly string[])[] {
  if (step.action === 'update') {
    const changed = step.changes
      .map(({ path }) => parsePath(path))
      .map((path) => path.slice(0, path[0] === 'data_option' ? 2 : 1));
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

function isAsPromised(
  [head, setting]: readonly string[],
  row: NewRow,
  definition: PresentDefinition,
  live: LiveAttribute,
): boolean {
  switch (head) {
    case 'display':
      return normalDisplay(live.display) === normalDisplay(row.display);
    case 'data_type':
      return live.data_type === row.data_type;
    case 'active':
      return live.active === row.active;
    case 'position':
      return live.position === row.position;
    case 'screens': {
      const promised = withIgnored(definition, 'screens', row.screens, live.screens);
      const silent = silentCells(row.data_option);
      return sameJson(normalScreens(live.screens, silent), normalScreens(promised, silent));
    }
    default:
      return setting === undefined || isSettingAsSent(setting, row, live.data_option);
  }
}
