import type { ObjectName } from './attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';
import { comingDataOption, type LiveRow } from './live-attribute.ts';
import { normalCell, normalDataOption, normalScreens } from './normal-form.ts';
import { shownSetting } from './secret-settings.ts';

/** What a file has to say of a row so that the next plan finds no difference: nothing that the service fills in by itself. */
interface WrittenSettings {
  readonly display: string;
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly active: boolean;
  readonly position: number;
  readonly screens: JsonObject;
}

/** The settings of a row in the order in which people read them; credentials are left out. */
export function settingsOfRow(row: LiveRow): WrittenSettings {
  return {
    display: row.display,
    data_type: row.dataType,
    data_option: dataOptionToWrite(row),
    active: row.active,
    position: row.position,
    screens: screensToWrite(row.object, row.screens),
  };
}

/** What says how a field looks and what may be entered stands first; the rest stays in the row's own order. */
const FIRST = ['relation', 'type', 'options', 'min', 'max', 'maxlength', 'future', 'past', 'diff', 'default'];

function dataOptionToWrite(row: LiveRow): JsonObject {
  const option = comingDataOption(row);
  const normal: Record<string, JsonValue> = { ...normalDataOption(row.dataType, option) };
  // To the comparison this is what the page adds by itself; to a new record it is "no" instead of nothing.
  if (row.dataType === 'boolean' && (option.default === false || option.default === 'false')) normal.default = false;
  // What holds a credential somewhere is kept by the help desk when no file writes it.
  const settings = Object.entries(normal).flatMap(([setting, value]) =>
    shownSetting(setting, value) === value ? [setting] : [],
  );
  const ordered = [
    ...FIRST.filter((setting) => settings.includes(setting)),
    ...settings.filter((setting) => !FIRST.includes(setting)),
  ];
  return Object.fromEntries(ordered.map((setting) => [setting, member(normal, setting) ?? null]));
}

function screensToWrite(object: ObjectName, screens: JsonObject): JsonObject {
  const kept = normalScreens(object, screens);
  return Object.fromEntries(
    Object.entries(kept).map(([screen, cells]): [string, JsonValue] => {
      const live = member(screens, screen);
      if (!isJsonObject(cells) || !isJsonObject(live) || Object.hasOwn(live, '-all-')) return [screen, cells];
      const roles = Object.keys(cells).map((role): [string, JsonValue] => [
        role,
        cellToWrite(object, screen, member(live, role) ?? null),
      ]);
      return [screen, Object.fromEntries(roles)];
    }),
  );
}

/** One cell as people write it: `shown`, then `required`, also where it is false, then the rest. */
export function cellToWrite(object: ObjectName, screen: string, cell: JsonValue): JsonValue {
  if (!isJsonObject(cell)) return cell;
  const { shown, ...rest } = normalCell(object, screen, cell);
  return {
    ...(shown === undefined ? {} : { shown }),
    ...(cell.required === false ? { required: false } : {}),
    ...rest,
  };
}
