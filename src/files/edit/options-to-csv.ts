import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { LIKE_A_FORMULA } from '../csv/csv-table.ts';

/** One choice in a table. The first column names it. */
export type Row = readonly [id: string, says: string];

/** The choices of a data_option as rows of `columns`. */
export interface OptionRows {
  readonly columns: readonly ['value', 'name'] | readonly ['path', 'value'];
  /** Whether the order of the rows is one of the choices. */
  readonly order: 'kept' | 'any';
  readonly rows: readonly Row[];
}

/** The choices as rows of a table for `options_from`; undefined if no table can express them. */
export function rowsOfOptions(data_type: string, { options, customsort }: JsonObject): OptionRows | undefined {
  const isTree = data_type.includes('tree');
  // Whoever reads the table makes a list of it where an order is kept, and a map elsewhere.
  const isList = customsort === 'on';
  const rows = isTree ? rowsOfTree(options) : isList ? rowsOfList(options) : rowsOfMap(options);
  if (rows === undefined || rows.length === 0) return undefined;
  const columns = isTree ? (['path', 'value'] as const) : (['value', 'name'] as const);
  return { columns, order: isTree || isList ? 'kept' : 'any', rows };
}

/** Writes the choices of a data_option as a CSV file; undefined if CSV cannot express them. */
export function optionsToCsv(data_type: string, option: JsonObject): string | undefined {
  const table = rowsOfOptions(data_type, option);
  if (table === undefined) return undefined;
  const { columns, rows } = table;
  // The value of a choice in a tree is its path unless somebody has chosen another.
  const isShort = columns[0] === 'path' && rows.every(([path, value]) => path === value);
  return [columns, ...rows].map((row) => `${(isShort ? row.slice(0, 1) : row).map(field).join(',')}\n`).join('');
}

/** One cell, in quotes where it needs them. */
export function field(cell: string): string {
  const text = LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/u.test(text) ? quoted(text) : text;
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function rowsOfMap(options: JsonValue | undefined): readonly Row[] | undefined {
  if (!isJsonObject(options)) return undefined;
  const rows = Object.entries(options).flatMap(([value, label]) =>
    typeof label === 'string' ? [[value, label] as const] : [],
  );
  return rows.length === Object.keys(options).length ? rows : undefined;
}

function rowsOfList(options: JsonValue | undefined): readonly Row[] | undefined {
  if (!Array.isArray(options)) return undefined;
  const rows = options.flatMap((entry: JsonValue) => {
    if (!isJsonObject(entry) || Object.keys(entry).length !== 2) return [];
    const { name, value } = entry;
    return typeof name === 'string' && typeof value === 'string' ? [[value, name] as const] : [];
  });
  return rows.length === options.length ? rows : undefined;
}

function rowsOfTree(options: JsonValue | undefined): readonly Row[] | undefined {
  const rows: Row[] = [];
  return Array.isArray(options) && addRows(options, '', rows) ? rows : undefined;
}

/**
 * One list for all levels, since a branch may hold a hundred thousand twigs. False where a table cannot say something.
 */
function addRows(nodes: readonly JsonValue[], above: string, rows: Row[]): boolean {
  return nodes.every((node) => {
    if (!isJsonObject(node)) return false;
    const { name, children = [], ...others } = node;
    const { value = `${above}${String(name)}`, ...more } = others;
    const isPlain = typeof name === 'string' && typeof value === 'string' && Object.keys(more).length === 0;
    if (!isPlain || name.includes('::') || !Array.isArray(children)) return false;
    // A list of no choices is more than a table can say.
    if (Object.hasOwn(node, 'children') && children.length === 0) return false;
    rows.push([`${above}${name}`, value]);
    return addRows(children, `${above}${name}::`, rows);
  });
}
