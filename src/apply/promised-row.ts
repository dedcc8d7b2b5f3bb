import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isIgnored } from '../attribute/definition.ts';
import { sameJson } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { normalDisplay, normalScreens } from '../attribute/normal-form.ts';
import { silentCells } from '../attribute/screens.ts';
import type { Step } from '../plan/decision.ts';
import { type Plan, stepsOf } from '../plan/plan.ts';
import { withIgnored } from '../plan/wanted-row.ts';
import { isNudged } from './stage.ts';
import { isSettingAsSent } from './stored-row.ts';

type WritingStep = Exclude<Step, { readonly action: 'delete' }>;

/**
 * Lists the settings that are live with another value than the plan promised, as "Ticket.floor (options)". A new plan
 * compares the files in normal form, which may make the same of a mistaken value and of what the service stored instead.
 */
export function brokenPromises(plan: Plan, now: Plan): readonly string[] {
  const live = new Map<AttributeKey, LiveAttribute>(
    now.decisions.flatMap((decision) =>
      'live' in decision && decision.live !== undefined ? [[decision.key, decision.live]] : [],
    ),
  );
  return stepsOf(plan).flatMap((step) => {
    const row = live.get(step.key);
    if (step.action === 'delete' || row === undefined) return [];
    const settings = promisedSettings(step).filter((path) => !isAsPromised(path, step, row));
    return settings.length === 0 ? [] : [`${step.key} (${settings.map((path) => path.at(-1)).join(', ')})`];
  });
}

/** What the step creates or changes: other settings of a row may be changed by others during the apply. */
function promisedSettings(step: WritingStep): readonly (readonly string[])[] {
  if (step.action === 'update') {
    const changed = step.changes.map(({ path }) => (path[0] === 'data_option' ? path.slice(0, 2) : path.slice(0, 1)));
    const paths = isNudged(step) ? [...changed, ['position']] : changed;
    return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
  }
  const { definition, row } = step;
  return [
    ['display'],
    ['data_type'],
    ['active'],
    ...(row.position === undefined ? [] : [['position']]),
    ...(definition.screens === undefined ? [] : [['screens']]),
    ...Object.keys(row.data_option).map((setting) => ['data_option', setting]),
  ].filter((path) => !isIgnored(definition, path));
}

function isAsPromised([head, setting]: readonly string[], step: WritingStep, live: LiveAttribute): boolean {
  const { row, definition } = step;
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
