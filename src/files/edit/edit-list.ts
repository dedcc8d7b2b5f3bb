import { choicesOf, pathText, withPathValues } from '../../model/choices.ts';
import { type JsonObject, sameJson } from '../../model/json.ts';
import { formOf, pathsAbove, readOptions } from '../csv/csv-options.ts';
import { type CsvRecord, LIKE_A_FORMULA, readRecords } from '../csv/csv-table.ts';
import { makeSourceText } from '../source-text.ts';

/** The choices of a data_option as rows of a table for `options_from`. The first column tells them apart. */
export type OptionRows = Exclude<ReturnType<typeof rowsOfOptions>, undefined>;

/** The choices as rows of a table; undefined if no table can express them, as it is read again. */
export function rowsOfOptions(data_type: string, option: JsonObject) {
  const { options } = option;
  const form = formOf(data_type, option);
  const columns = form === 'tree' ? (['path', 'value'] as const) : (['value', 'name'] as const);
  const rows = choicesOf(options).map((choice): readonly [id: string, says: string] =>
    form === 'tree' ? [pathText(choice), choice.value] : [choice.value, choice.label],
  );
  const { listed } = readOptions(makeSourceText('list.csv', textOf([columns, ...rows])), form);
  if (listed === undefined) return undefined;
  if (!sameJson(listed.options, form === 'tree' ? withPathValues(options) : options)) return undefined;
  return { columns, rows, order: form === 'map' ? 'any' : 'kept' } as const;
}

/** Writes the choices of a data_option as a CSV file; undefined if CSV cannot express them. */
export function optionsToCsv(data_type: string, option: JsonObject): string | undefined {
  const table = rowsOfOptions(data_type, option);
  if (table === undefined) return undefined;
  const { columns, rows } = table;
  // The value of a choice in a tree is its path unless somebody has chosen another.
  const isShort = columns[0] === 'path' && rows.every(([path, value]) => path === value);
  return textOf([columns, ...rows].map((row) => (isShort ? row.slice(0, 1) : row)));
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\n`).join('');
}

/** One cell, in quotes where it needs them. */
function field(cell: string): string {
  const text = LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/u.test(text) ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Makes a CSV list hold these choices, and keeps what people have made of the file: byte order mark, line ends, quotes,
 * order of columns and rows. Where it has a column `active`, a choice that is gone becomes inactive; where it has none for
 * values that are not their paths, it gets one. Undefined if it is no table.
 */
export function editList(source: string, { columns: [id, says], order, rows }: OptionRows): string | undefined {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(mark.length);
  const read = readRecords(text);
  const [header, ...records] = read.outcome === 'broken' ? [] : withTexts(read.records, text);
  if (header === undefined) return undefined;
  const isWhole = header.fields.includes(says) || rows.every(([name, other]) => name === other);
  const columns = isWhole ? header.fields : [...header.fields, says];
  const write = header.text.startsWith('"') ? quoted : field;
  const cell = ({ fields }: Pick<CsvRecord, 'fields'>, column: string): string => fields[columns.indexOf(column)] ?? '';
  const textWith = (fields: readonly string[], changed: Readonly<Record<string, string>>): string =>
    columns.map((column, index) => write(changed[column] ?? fields[index] ?? '')).join(',');

  const wanted = new Map(rows);
  const kept = records.flatMap((record) => {
    const name = cell(record, id);
    const other = wanted.get(name);
    const isActive = cell(record, 'active').toLowerCase() !== 'false';
    if (other === undefined && isActive && !columns.includes('active')) return [];
    const isSame = other === undefined ? !isActive : isActive && (cell(record, says) || name) === other;
    const changed: Readonly<Record<string, string>> =
      other === undefined ? { active: 'false' } : { [says]: other, active: isActive ? cell(record, 'active') : 'true' };
    const own = isWhole ? record.text : `${record.text},`;
    return [{ ...record, name, text: isSame ? own : textWith(record.fields, changed) }];
  });
  // A branch needs no row of its own beside those below it.
  const known = new Set(records.map((record) => cell(record, id)));
  const branches = new Set(id === 'path' ? kept.flatMap(({ name }) => (wanted.has(name) ? pathsAbove(name) : [])) : []);
  const usual = /\r?\n/u.exec(text)?.[0] ?? '\n';
  const added = rows
    .filter(([name, other]) => !known.has(name) && !(branches.has(name) && name === other))
    .map(([name, other]) => {
      return { name, lead: '', text: textWith([], { [id]: name, [says]: other, active: 'true' }), end: usual };
    });
  // New rows come last or, where the order counts, all stand in it; rows that are left out stay behind their neighbour.
  const places = new Map(order === 'kept' ? rows.map(([name], index) => [name, index]) : []);
  let place = -1;
  const placed = [...kept, ...added].map((row) => {
    place = places.get(row.name) ?? place;
    return { ...row, place };
  });
  const { end: last } = records.at(-1) ?? header;
  const first = { ...header, text: isWhole ? header.text : `${header.text},${says}` };
  const lines = [first, ...placed.sort((a, b) => a.place - b.place)].map(({ lead, text: own, end }, index) => {
    return lead + own + (index === placed.length ? last : /^\r?\n$/u.test(end) ? end : usual);
  });
  return mark + lines.join('');
}

/** Cuts the text at the ends of its records: what stands before each, its own text, what ends it. */
function withTexts(records: readonly CsvRecord[], text: string) {
  const bytes = Buffer.from(text);
  return records.map((record, index) => {
    const isLast = index === records.length - 1;
    const whole = bytes.subarray(records[index - 1]?.end ?? 0, isLast ? undefined : record.end).toString();
    // Rows without any text stand before the next one, or at the end.
    const [, lead = '', own = '', end = ''] = /^((?:[\s,]*\r?\n)?)(.*?)((?:\r?\n[\s,]*)?)$/su.exec(whole) ?? [];
    return { fields: record.fields, lead, text: own, end };
  });
}
