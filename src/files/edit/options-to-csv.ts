import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { LIKE_A_FORMULA } from '../csv/csv-table.ts';

/** Writes the choices of a data_option as a CSV file for `options_from`; undefined if CSV cannot express them. */
export function optionsToCsv(data_type: string, option: JsonObject): string | undefined {
  const { options, customsort } = option;
  if (data_type.includes('tree')) return Array.isArray(options) ? treeTable(options) : undefined;
  // Whoever reads the table makes a list of it where an order is kept, and a map elsewhere.
  const rows = customsort === 'on' ? rowsOfList(options) : rowsOfMap(options);
  return rows === undefined ? undefined : table(['value', 'name'], rows);
}

type Row = readonly string[];

function table(header: Row, rows: readonly Row[]): string | undefined {
  return rows.length === 0 ? undefined : [header, ...rows].map((row) => `${row.map(field).join(',')}\n`).join('');
}

function field(cell: string): string {
  const text = LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rowsOfMap(options: JsonValue | undefined): readonly Row[] | undefined {
  if (!isJsonObject(options)) return undefined;
  const rows = Object.entries(options).flatMap(([value, label]) => (typeof label === 'string' ? [[value, label]] : []));
  return rows.length === Object.keys(options).length ? rows : undefined;
}

function rowsOfList(options: JsonValue | undefined): readonly Row[] | undefined {
  if (!Array.isArray(options)) return undefined;
  const rows = options.flatMap((entry: JsonValue) => {
    if (!isJsonObject(entry) || Object.keys(entry).length !== 2) return [];
    const { name, value } = entry;
    return typeof name === 'string' && typeof value === 'string' ? [[value, name]] : [];
  });
  return rows.length === options.length ? rows : undefined;
}

function treeTable(options: readonly JsonValue[]): string | undefined {
  const rows: Row[] = [];
  if (!addRows(options, '', rows)) return undefined;
  // The value of a choice is its path unless somebody has chosen another.
  const ownValues = rows.some(([path, value]) => path !== value);
  return ownValues
    ? table(['path', 'value'], rows)
    : table(
        ['path'],
        rows.map((row) => row.slice(0, 1)),
      );
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
