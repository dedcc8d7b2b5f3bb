import type { ObjectName } from './attribute-key.ts';
import { withoutPathValues } from './choices.ts';
import { isTree } from './data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue, mapMembers, member } from './json.ts';
import { comingDataOption, type LiveRow, type Row } from './live-attribute.ts';
import { normalCell, normalDataOption, normalScreens } from './normal-form.ts';
import { classOfPage, silentCells } from './screens.ts';
import { isShownOtherwise } from './secret-settings.ts';

/**
 * The settings to write into a file so that the next plan finds no difference: in reading order, without credentials and
 * what the service fills in.
 */
export function settingsOfRow(row: LiveRow): Omit<Row, 'object' | 'name'> {
  const { display, data_type, active, position } = row;
  return { display, data_type, data_option: dataOptionToWrite(row), active, position, screens: screensToWrite(row) };
}

/** The settings to write first: appearance and allowed values. The rest keeps the order of the row. */
const FIRST = ['relation', 'type', 'options', 'min', 'max', 'maxlength', 'future', 'past', 'diff', 'default'];

function dataOptionToWrite(row: LiveRow): JsonObject {
  const option = comingDataOption(row);
  const normal: Record<string, JsonValue> = { ...normalDataOption(row.data_type, option) };
  // The comparison ignores this value, since the admin page adds it; for a new record it means "no" instead of nothing.
  if (row.data_type === 'boolean' && (option.default === false || option.default === 'false')) normal.default = false;
  if (isTree(row.data_type) && normal.options !== undefined)
    normal.options = withoutPathValues(normal.options) ?? normal.options;
  // The help desk keeps settings with credentials if no file sets them.
  const settings = mapMembers(normal, (value, setting) => (isShownOtherwise(setting, value) ? undefined : value));
  const first = FIRST.filter((setting) => Object.hasOwn(settings, setting));
  return { ...Object.fromEntries(first.map((setting) => [setting, settings[setting] ?? null])), ...settings };
}

function screensToWrite({ object, screens, data_option }: LiveRow): JsonObject {
  return mapMembers(normalScreens(screens, silentCells(data_option)), (cells, screen) => {
    const live = member(screens, screen);
    if (!isJsonObject(cells) || !isJsonObject(live) || Object.hasOwn(live, '-all-')) return cells;
    return mapMembers(cells, (_, role) => cellToWrite(object, screen, member(live, role) ?? null));
  });
}

/** One cell in written order: `shown`, then `required` even if false, then the rest, but not the class of the admin page. */
export function cellToWrite(object: ObjectName, screen: string, cell: JsonValue): JsonValue {
  if (!isJsonObject(cell)) return cell;
  const { shown, item_class: itemClass, ...rest } = normalCell(screen, cell);
  return {
    ...(shown === undefined ? {} : { shown }),
    ...(cell.required === false ? { required: false } : {}),
    ...(itemClass === undefined || itemClass === classOfPage(object, screen) ? {} : { item_class: itemClass }),
    ...rest,
  };
}
