import { choicesOf, pathText, withPathValues } from '../../model/choices.ts';
import { type JsonObject, sameJson } from '../../model/json.ts';
import { LIST_COLUMNS, listOptions, TREE_COLUMNS, treeOptions } from '../csv/csv-options.ts';
import { LIKE_A_FORMULA, readTable } from '../csv/csv-table.ts';
import { makeSourceText } from '../source-text.ts';

/** One choice in a table. The first column names it. */
export type Row = readonly [id: string, says: string];

/** The choices of a data_option as rows of `columns`. */
export interface OptionRows {
  readonly columns: readonly ['value', 'name'] | readonly ['path', 'value'];
  /** Whether the order of the rows is one of the choices. */
  readonly order: 'kept' | 'any';
  readonly rows: readonly Row[];
}

/** The choices as rows of a table for `options_from`; undefined if no table can express them, as it is read again. */
export function rowsOfOptions(data_type: string, { options, customsort }: JsonObject): OptionRows | undefined {
  const isTree = data_type.includes('tree');
  const isList = customsort === 'on';
  const rows = choicesOf(options).map(
    (choice): Row => [isTree ? pathText(choice) : choice.value, isTree ? choice.value : choice.label],
  );
  const columns = isTree ? (['path', 'value'] as const) : (['value', 'name'] as const);
  const { table } = readTable(makeSourceText('', textOf([columns, ...rows])), isTree ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return undefined;
  const read = isTree ? treeOptions(table) : listOptions(table, isList ? 'ordered' : 'map');
  if (!sameJson(read.options, isTree ? withPathValues(options) : options)) return undefined;
  return { columns, order: isTree || isList ? 'kept' : 'any', rows };
}

/** Writes the choices of a data_option as a CSV file; undefined if CSV cannot express them. */
export function optionsToCsv(data_type: string, option: JsonObject): string | undefined {
  const table = rowsOfOptions(data_type, option);
  if (table === undefined) return undefined;
  const { columns, rows } = table;
  // The value of a choice in a tree is its path unless somebody has chosen another.
  const isShort = columns[0] === 'path' && rows.every(([path, value]) => path === value);
  return textOf(isShort ? [columns, ...rows].map(([path]) => [path]) : [columns, ...rows]);
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\n`).join('');
}

/** One cell, in quotes where it needs them. */
export function field(cell: string): string {
  const text = LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/u.test(text) ? quoted(text) : text;
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
