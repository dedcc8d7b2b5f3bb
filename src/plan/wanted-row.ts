import type { ObjectName } from '../model/attribute-key.ts';
import { withPathValues } from '../model/choices.ts';
import { isTree } from '../model/data-types.ts';
import { isIgnored, type PresentDefinition } from '../model/definition.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  member,
  sameJson,
  withMember,
} from '../model/json.ts';
import { comingDataOption, type LiveRow, type NewRow, type Row } from '../model/live-attribute.ts';
import { KEPT_BY_SERVICE, normalSetting, unwrittenValues } from '../model/normal-form.ts';
import { classOfPage, visibilityOfCell, writtenCell } from '../model/screens.ts';
import { isSecret, isShownOtherwise } from '../model/secret-settings.ts';
import { withWholeNumbers } from '../model/settings/kind.ts';
import { isDataOptionKey } from '../model/settings/setting-table.ts';

export function rowToCreate(definition: PresentDefinition): NewRow {
  const { object, name, display, data_type, active, position } = definition;
  const data_option = withWholeNumbers({ ...writtenOption(definition), ...writtenSecrets(definition) });
  const screens = withItemClasses(object, definition.screens ?? {}, {});
  return { object, name, display, data_type, data_option, active, position, screens };
}

/**
 * Builds the body of the PUT that applies the definition and changes nothing else. An unchanged setting is sent exactly as
 * the row has it, since another spelling of it would stage something (5.2/04 "position as string"): so a change of screens
 * alone stages nothing. A changed setting has the value of the file, and the live value of everything that the file leaves
 * out, of unknown keys, and of everything under `ignore`.
 */
export function rowToUpdate(
  definition: PresentDefinition,
  live: LiveRow,
  differences: readonly { readonly path: readonly string[] }[],
): Row {
  const isChanged = (setting: string): boolean => differences.some(({ path }) => path[0] === setting);
  return {
    object: definition.object,
    name: definition.name,
    display: isChanged('display') ? definition.display : live.display,
    data_type: typeAfter(definition, live),
    data_option: withWholeNumbers(
      isChanged('data_option') ? wantedDataOption(definition, live, comingDataOption(live)) : comingDataOption(live),
    ),
    active: isChanged('active') ? definition.active : live.active,
    position: isChanged('position') ? (definition.position ?? live.position) : live.position,
    screens: isChanged('screens') ? wantedScreens(definition, live) : live.screens,
  };
}

/** The data type of the row after the PUT. */
export function typeAfter(definition: PresentDefinition, live: LiveRow): string {
  return isIgnored(definition, ['data_type']) ? live.data_type : definition.data_type;
}

/** The data_option that replaces `base`: the settings of the files, and the rest from `base`. */
export function wantedDataOption(definition: PresentDefinition, live: LiveRow, base: JsonObject): JsonObject {
  const written: JsonObject = { ...writtenOption(definition), ...writtenSecrets(definition) };
  const type = typeAfter(definition, live);
  // A known key is removed if the file no longer sets it; everything else that is left out stays.
  const kept = Object.entries(base).filter(([setting, value]) => {
    if (isIgnored(definition, ['data_option', setting])) return true;
    if (Object.hasOwn(written, setting)) return false;
    // The file may set it, although its value is not known here.
    return definition.secrets.some((secret) => secret.setting === setting) || isCarriedOver(type, setting, value);
  });
  return withIgnored(definition, 'data_option', { ...written, ...Object.fromEntries(kept) }, base);
}

/** Whether a live setting that the file does not set is kept. If not, it counts as a removal. */
export function isCarriedOver(data_type: string, setting: string, value: JsonValue): boolean {
  // A maxlength that is filled in could alter the column or block the migrations (6.5/07 "maxlength omitted"): the live one stays.
  if (setting === 'maxlength' || KEPT_BY_SERVICE.includes(setting) || !isDataOptionKey(setting)) return true;
  if (isSecret(setting, value) || isShownOtherwise(setting, value)) return true;
  const normal = normalSetting(data_type, setting, value);
  return unwrittenValues(data_type, setting).some((unwritten) => sameJson(unwritten, normal));
}

/** The screens of the files, with the live value of everything under `ignore`, and the live classes of cells. */
export function wantedScreens(definition: PresentDefinition, live: LiveRow): JsonObject {
  return definition.screens === undefined
    ? live.screens
    : withIgnored(
        definition,
        'screens',
        withItemClasses(definition.object, definition.screens, live.screens),
        live.screens,
      );
}

/**
 * Where a cell of the files names no `item_class`, the live one stays, and a cell that is new on a form gets that of the
 * admin page (6.5/23 "made in the page").
 */
function withItemClasses(object: ObjectName, screens: JsonObject, live: JsonObject): JsonObject {
  const isShown = (cell: JsonValue | undefined): boolean => visibilityOfCell(cell, 'optional') !== 'hidden';
  const withClass = (screen: string, role: string, cell: JsonValue): JsonValue => {
    if (!isJsonObject(cell) || Object.hasOwn(cell, 'item_class')) return cell;
    const lives = writtenCell(live, screen, role);
    const isNew = isShown(cell) && !isShown(lives);
    const ofLive = isJsonObject(lives) ? member(lives, 'item_class') : undefined;
    return withMember(cell, 'item_class', ofLive ?? (isNew ? classOfPage(object, screen) : undefined));
  };
  return mapMembers(screens, (cells, screen) =>
    isJsonObject(cells) ? mapMembers(cells, (cell, role) => withClass(screen, role, cell)) : cells,
  );
}

/** As the file has it, but for the values of a tree, which may be left out. */
function writtenOption({ data_type, data_option }: PresentDefinition): JsonObject {
  const { options } = data_option;
  return isTree(data_type) && Array.isArray(options)
    ? { ...data_option, options: withPathValues(options) ?? options }
    : data_option;
}

function writtenSecrets(definition: PresentDefinition): JsonObject {
  return Object.fromEntries(
    definition.secrets.flatMap(({ setting, value }) => (value === undefined ? [] : [[setting, value]])),
  );
}

/** `wanted`, with every ignored part of this setting copied from `source`. */
export function withIgnored(
  { ignore }: PresentDefinition,
  setting: 'data_option' | 'screens',
  wanted: JsonObject,
  source: JsonObject,
): JsonObject {
  return ignore.reduce((value, [head, ...rest]) => (head === setting ? copiedAt(value, source, rest) : value), wanted);
}

/** A copy with the value at a path taken from `source`, removed if `source` has none. An empty path is the whole value. */
function copiedAt(target: JsonObject, source: JsonObject, path: readonly string[]): JsonObject {
  const [head, ...rest] = path;
  if (head === undefined) return source;
  const from = member(source, head);
  if (rest.length === 0) return withMember(target, head, from);
  const into = member(target, head);
  const [below, origin] = [into ?? {}, from ?? {}];
  // No path leads into a list or a string: it stays unchanged.
  if (!isJsonObject(below) || !isJsonObject(origin)) return target;
  const inner = copiedAt(below, origin, rest);
  return Object.keys(inner).length > 0 || into !== undefined ? withMember(target, head, inner) : target;
}
