import { checkEntry } from '../../files/check/check-entry.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { comingDataOption, type LiveRow } from '../../model/live-attribute.ts';
import { placeholder } from '../../model/placeholder.ts';
import { isError, type Path, type ProblemAtPath } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { classOfPage } from '../../model/screens.ts';
import { secretsHeldIn } from '../../model/secret-settings.ts';
import { isDataOptionKey } from '../../model/settings/setting-table.ts';
import { settingsOfRow } from '../../model/settings-of-row.ts';

/** A credential of the help desk. The file contains a variable, never the value. */
export interface NeededSecret {
  readonly key: AttributeKey;
  readonly setting: string;
  readonly variable: string;
}

/** Converts a row to an entry of `attributes`, with all settings in the order of the file. */
export function attributeToWrite(row: LiveRow) {
  const { display, data_type, data_option, screens, position, active } = settingsOfRow(row);
  const secrets = secretsHeldIn(comingDataOption(row)).map((setting): NeededSecret => {
    const variable = `DESKFORM_${row.key}_${setting}`.toUpperCase().replaceAll(/[^A-Z0-9_]/gu, '_');
    return { key: row.key, setting, variable };
  });
  const templates = secrets.map(({ setting, variable }): [string, JsonValue] => [setting, placeholder(variable)]);
  const option = { ...data_option, ...Object.fromEntries(templates) };
  const settings: Record<string, JsonValue> = { name: row.name, display, data_type };
  // A boolean without data_option is refused (6.5/03 "boolean").
  if (Object.keys(option).length > 0 || data_type === 'boolean') settings.data_option = option;
  settings.screens = screens;
  settings.position = position;
  if (!active) settings.active = false;
  return { key: row.key, settings, secrets };
}

/**
 * The settings of a live row as a file can declare them. Settings that a file may not declare stay as they are on the help
 * desk: they are left out and ignored, so that all commands judge the file alike. `kept` are the places that stay on this
 * help desk alone ("screens/edit/shown", "data_option/colour"), and `mistake` is why the row cannot be declared even so.
 */
export function declarable(row: LiveRow) {
  const { settings: all, secrets } = attributeToWrite(row);
  const first = mistakesIn(row, all).find(isError);
  let settings = all;
  const [ignored, kept] = [new Set<string>(), new Set(cellsWithoutClass(row))];
  for (;;) {
    const mistakes = mistakesIn(row, settings);
    const places = mistakes.flatMap(({ path }) => placeToIgnore(settings, path));
    if (places.length === 0) {
      const mistake = mistakes.some(isError) ? (first ?? mistakes[0]) : undefined;
      return { settings, secrets, kept: withoutParts(kept), mistake };
    }
    for (const place of places) {
      settings = without(settings, place);
      kept.add(place.join('/'));
      // A plan compares no key that deskform does not know.
      if (place[0] === 'screens' || isDataOptionKey(place[1] ?? '')) ignored.add(place.join('/'));
    }
    if (ignored.size > 0) settings = { ...settings, ignore: withoutParts(ignored) };
  }
}

/** Where a field takes the whole width of a form that gives every new field half of it: no file says so. */
function cellsWithoutClass({ object, screens }: LiveRow): readonly string[] {
  return Object.entries(screens).flatMap(([screen, cells]) =>
    classOfPage(object, screen) === undefined
      ? []
      : Object.entries(isJsonObject(cells) ? cells : {}).flatMap(([role, cell]) =>
          isJsonObject(cell) && cell.shown !== false && cell.item_class === undefined
            ? [`screens/${screen}/${role}/item_class`]
            : [],
        ),
  );
}

/** A screen that is named whole needs none of its roles beside. */
function withoutParts(places: ReadonlySet<string>): readonly string[] {
  return [...places].filter((place) => ![...places].some((whole) => place.startsWith(`${whole}/`)));
}

function mistakesIn({ object }: LiveRow, settings: JsonObject): readonly ProblemAtPath[] {
  return [...checkEntry(settings, object)].filter(
    (problem) => isError(problem) || (UNKNOWN.includes(problem.code) && !problem.path.includes('options')),
  );
}

/** Words that a file may hold, and that warn there for ever. */
const UNKNOWN: readonly ProblemCode[] = ['screen-unknown', 'data-option-unknown'];

/** The part of the settings that `ignore` can name around a mistake; none where there is no such part. */
function placeToIgnore(settings: JsonObject, path: Path): readonly Path[] {
  const most = path[0] === 'screens' ? 3 : path[0] === 'data_option' ? 2 : 0;
  const place = path.slice(0, most);
  return place.length > 1 && (isThere(settings, place) || place[1] === 'search_url') ? [place] : [];
}

function isThere(settings: JsonValue, place: Path): boolean {
  const [first, ...rest] = place;
  if (first === undefined) return true;
  return isJsonObject(settings) && Object.hasOwn(settings, first) && isThere(settings[first] ?? null, rest);
}

function without(settings: JsonObject, [first = '', ...rest]: Path): JsonObject {
  if (rest.length === 0) return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== first));
  const inside = settings[first];
  return isJsonObject(inside) ? { ...settings, [first]: without(inside, rest) } : settings;
}
