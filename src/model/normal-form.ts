import { withPathValues } from './choices.ts';
import { type DataType, factsOf, isDataType, isTree } from './data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue, mapMembers, member, sameJson, withMember } from './json.ts';
import type { NewRow } from './live-attribute.ts';
import { type SilentCells, silentCells, silentOn, writtenCell } from './screens.ts';

/**
 * Fills in the four keys that the help desk adds to a data_option before it compares it with the stored one.
 * 5.2/02_create_by_type and 6.5/04; other types of the service get `default: null` (6.5/04 "tag").
 */
export function fillOnRequest(data_type: string, sent: JsonObject): JsonObject {
  const emptyDefault = isDataType(data_type) ? factsOf(data_type).emptyDefault : null;
  const filled: Record<string, JsonValue> = { ...sent };
  if (!Object.hasOwn(sent, 'default')) filled.default = emptyDefault;
  filled.null = sent.null ?? true;
  if (!isJsonObject(sent.options) && !Array.isArray(sent.options)) filled.options = {};
  if (typeof sent.relation !== 'string') filled.relation = '';
  // The default of a boolean becomes one, but only if options were sent (5.2/02 "boolean").
  const isTextOfBoolean = data_type === 'boolean' && (filled.default === 'true' || filled.default === 'false');
  if (isTextOfBoolean && isJsonObject(sent.options)) filled.default = filled.default === 'true';
  return filled;
}

/** Fills the pending data_option, or the live one if none is pending (5.2/04, 6.5/07). */
export function fillBaseOptions(data_type: string, requested: JsonObject): JsonObject {
  if (!isDataType(data_type)) return requested;
  const facts = factsOf(data_type);
  const filled: Record<string, JsonValue> = { ...requested };
  if (facts.fillsNulloption) filled.nulloption = requested.nulloption ?? true;
  if (facts.fillsMaxlength) filled.maxlength = requested.maxlength ?? 255;
  return filled;
}

/** Fills only the live data_option; a pending one gets it at its migration (5.2/04, 6.5/07). */
export function fillMultiple(data_type: string, option: JsonObject): JsonObject {
  return isDataType(data_type) && factsOf(data_type).alwaysMultiple ? { ...option, multiple: true } : option;
}

/**
 * The complete data_option in the list after a POST of `sent`. What the help desk adds on save comes after its comparison
 * (6.5/07 "maxlength omitted"), so it alone never stages anything.
 */
export function fill(data_type: string, sent: JsonObject): JsonObject {
  return fillMultiple(data_type, fillBaseOptions(data_type, fillOnRequest(data_type, sent)));
}

/** Removes nulls inside arrays, at any depth, like the service (5.2/11_misc "nested nulls"); nulls in maps stay. */
export function withoutNullsInArrays(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNullsInArrays);
  if (!isJsonObject(value)) return value;
  return mapMembers(value, withoutNullsInArrays);
}

/** What the help desk maintains itself, whatever a client sends (5.2/04 and 6.5/07 "historical_options"). */
export const KEPT_BY_SERVICE: readonly string[] = ['historical_options'];

/**
 * What the admin page adds when a field is opened and saved unchanged, in addition to what the service fills in.
 * Rows of 5.2/15_page_saves and 6.5/23_page_saves.
 */
const ADDED_BY_PAGE: Partial<Record<DataType, Readonly<Record<string, readonly JsonValue[]>>>> = {
  input: { linktemplate: [''] },
  textarea: { default: [''], rows: [4] },
  date: { diff: [null] },
  datetime: { diff: [null] },
  boolean: { default: [false], translate: [false] },
  select: { linktemplate: [''], translate: [false], customsort: ['off'] },
  multiselect: { default: [[], null], linktemplate: [''], translate: [false], customsort: ['off'] },
  tree_select: { translate: [false] },
  multi_tree_select: { default: [[], ''], translate: [false] },
  autocompletion_ajax_external_data_source: { linktemplate: [''], default: [{}] },
};

/** The values of a setting that count as not set: those that the service fills in first, then those of the admin page. */
export function unwrittenValues(data_type: string, setting: string): readonly JsonValue[] {
  const filled = member(fill(data_type, {}), setting);
  const byPage = isDataType(data_type) ? (ADDED_BY_PAGE[data_type] ?? {}) : {};
  const added = Object.hasOwn(byPage, setting) ? (byPage[setting] ?? []) : [];
  // A data_option that was left out completely gets `default: ""` on every type (6.5/02).
  const ofMissing: readonly JsonValue[] = setting === 'default' ? [''] : [];
  return filled === undefined ? added : [filled, ...added, ...ofMissing];
}

/** One setting in normal form: spellings that the admin page rewrites without changing the meaning become one. */
export function normalSetting(data_type: string, setting: string, value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined) return undefined;
  // A boolean's default stays text only if no options were sent (5.2/02 "boolean"); the column treats both the same.
  if (data_type === 'boolean' && setting === 'default' && (value === 'true' || value === 'false'))
    return value === 'true';
  const whole = withoutNullsInArrays(value);
  if (setting === 'options' && isTree(data_type)) return withPathValues(whole);
  // The admin page writes the key if a label is empty.
  if (setting === 'options' && isJsonObject(whole))
    return mapMembers(whole, (label, key) => (label === '' ? key : label));
  return whole;
}

/** A complete data_option without filled-in values, so that equal settings are equal values. Used for digests and import. */
export function normalDataOption(data_type: string, data_option: JsonObject): JsonObject {
  return mapMembers(fill(data_type, data_option), (value, setting) => {
    if (KEPT_BY_SERVICE.includes(setting)) return undefined;
    const normal = normalSetting(data_type, setting, value) ?? null;
    return unwrittenValues(data_type, setting).some((unwritten) => sameJson(unwritten, normal)) ? undefined : normal;
  });
}

/**
 * Screens without what has no effect: a save in the admin page writes every cell of its table, hidden ones too (5.2/15 and
 * 6.5/23 "opened and saved"). A screen with `-all-` stays unchanged, since the cell of a role may override `-all-` there.
 */
export function normalScreens(screens: JsonObject, silent: SilentCells = 'optional'): JsonObject {
  return mapMembers(screens, (written, screen) => {
    if (!isJsonObject(written)) return written;
    const cells = normalCells(screen, written, silent);
    return Object.keys(cells).length > 0 ? cells : undefined;
  });
}

function normalCells(screen: string, cells: JsonObject, silent: SilentCells): JsonObject {
  if (Object.hasOwn(cells, '-all-'))
    return mapMembers(cells, (cell) => (isJsonObject(cell) ? withoutIdle(cell) : cell));
  const mayBeLeftOut = silentOn(screen, silent) === 'optional';
  return mapMembers(cells, (written) => {
    if (!isJsonObject(written)) return written;
    const cell = normalCell(screen, written, silent);
    // It says only that the field is not there; its class has no effect then.
    const isHidden = sameJson(withMember(cell, 'item_class', undefined), { shown: false });
    return mayBeLeftOut && isHidden ? undefined : cell;
  });
}

/**
 * One cell without what has no effect: the admin page adds `required: false`, which decides only beside `null: false`, of
 * the cell or of data_option.
 */
export function normalCell(screen: string, cell: JsonObject, silent: SilentCells = 'optional'): JsonObject {
  const decides = cell.null === false || (cell.null === undefined && silentOn(screen, silent) === 'required');
  return mapMembers(withoutIdle(cell), (value, setting) =>
    setting === 'required' && value === false && !decides ? undefined : value,
  );
}

/** A hidden field is never required. */
function withoutIdle(cell: JsonObject): JsonObject {
  return cell.shown === false ? withMember(withMember(cell, 'required', undefined), 'null', undefined) : cell;
}

/** The service cuts a label silently after 200 characters (5.2/03 and 6.5/13 "display"). */
export function normalDisplay(display: string): string {
  return [...display].slice(0, 200).join('');
}

/** The parts of a row beside its data_option. */
const PARTS = ['display', 'data_type', 'active', 'position', 'screens'] as const;
type RowParts = Pick<NewRow, (typeof PARTS)[number]>;

/** The parts of a live row, in normal form, that are not those of `row`. It may leave its position to the help desk. */
export function partsThatDiffer(
  row: RowParts & Pick<NewRow, 'data_option'>,
  live: RowParts,
): readonly (keyof RowParts)[] {
  const silent = silentCells(row.data_option);
  const normal = (one: RowParts): RowParts => ({
    ...one,
    display: normalDisplay(one.display),
    screens: normalScreens(one.screens, silent),
  });
  const [wanted, lives] = [normal({ ...row, position: row.position ?? live.position }), normal(live)];
  return PARTS.filter((part) => !sameJson(wanted[part], lives[part]));
}

/** The cells in which screens in normal form differ. */
export function cellsThatDiffer(
  one: JsonObject,
  other: JsonObject,
): readonly (readonly [screen: string, role: string])[] {
  return keysOf(one, other).flatMap((screen) =>
    keysOf(member(one, screen), member(other, screen)).flatMap((role) =>
      sameJson(writtenCell(one, screen, role), writtenCell(other, screen, role)) ? [] : [[screen, role] as const],
    ),
  );
}

function keysOf(...maps: readonly (JsonValue | undefined)[]): readonly string[] {
  return [...new Set(maps.flatMap((map) => (isJsonObject(map) ? Object.keys(map) : [])))];
}
