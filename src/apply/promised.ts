import { type JsonValue, member, sameJson } from '../attribute/json.ts';
import type { AttributeBody, LiveAttribute } from '../attribute/live-attribute.ts';
import { KEPT_BY_SERVICE, normalDisplay, normalScreens, normalSetting } from '../attribute/normal-form.ts';
import type { Step } from '../plan/decision.ts';

/**
 * The settings in which a live row is not what its step has sent. The plan that is made again compares with the definition,
 * both sides filled in as the service fills them: a value that it has replaced could look the same there.
 */
export function settingsNotAsSent(step: Step, live: LiveAttribute): readonly string[] {
  if (step.action === 'delete') return [];
  const { row } = step;
  const ofRow: readonly (readonly [string, boolean])[] = [
    ['display', normalDisplay(row.display) === normalDisplay(live.display)],
    ['data_type', row.dataType === live.dataType],
    ['active', row.active === live.active],
    ['position', row.position === undefined || row.position === live.position],
    ['screens', sameJson(normalScreens(row.object, row.screens), normalScreens(live.object, live.screens))],
  ];
  const ofOption = settingsSent(step).map((setting) => [setting, isAsSent(setting, row, live)] as const);
  return [...ofRow, ...ofOption].flatMap(([setting, isSame]) => (isSame ? [] : [setting]));
}

/** The settings of data_option that the step is about: of a new row all, of a live one those that change. */
function settingsSent(step: Exclude<Step, { readonly action: 'delete' }>): readonly string[] {
  const named =
    step.action === 'create'
      ? Object.keys(step.row.dataOption)
      : step.changes.flatMap(({ path: [head, setting] }) =>
          head === 'data_option' && setting !== undefined ? [setting] : [],
        );
  return named.filter((setting) => Object.hasOwn(step.row.dataOption, setting) && !KEPT_BY_SERVICE.includes(setting));
}

/** The service fills in what was sent as null, and of a list with several values always says that it has them. */
function isAsSent(setting: string, row: AttributeBody, live: LiveAttribute): boolean {
  const [sent, is] = [row.dataOption, live.dataOption].map((option) => member(option, setting));
  if (sent === null || setting === 'multiple') return true;
  const normal = (value: JsonValue | undefined) => normalSetting(row.dataType, setting, value);
  return sameJson(normal(sent), normal(is));
}
