import { type CsvRecord, readRecords } from '../csv/csv-table.ts';
import { field, type OptionRows, quoted, type Row } from './options-to-csv.ts';

/** A row of the file: the text before it, its own, and its line end. */
interface WrittenRow {
  readonly lead: string;
  readonly text: string;
  readonly end: string;
}

/**
 * Makes a CSV list hold these choices, and keeps what people have made of the file: byte order mark, line ends, quotes,
 * order of columns and rows. Where it has a column `active`, a choice that is gone becomes inactive; where it has none for
 * values that are not their paths, it gets one. Undefined if it is no table.
 */
export function editList(text: string, { columns: [id, says], order, rows }: OptionRows): string | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const read = readRecords(text.slice(mark.length));
  if (read.outcome === 'broken') return undefined;
  const [header, ...records] = read.records;
  if (header === undefined) return undefined;
  const isWhole = header.fields.includes(says) || rows.every(([name, other]) => name === other);
  const [first = NO_ROW, ...written] = writtenRows(text.slice(mark.length), read.records).map((row, index) =>
    isWhole ? row : { ...row, text: `${row.text},${index === 0 ? says : ''}` },
  );
  const columns = isWhole ? header.fields : [...header.fields, says];
  const write = first.text.startsWith('"') ? quoted : field;
  const cell = ({ fields }: CsvRecord, column: string): string => fields[columns.indexOf(column)] ?? '';
  const rewrite = (fields: readonly string[], changed: Readonly<Record<string, string>>): string =>
    columns.map((column, index) => write(changed[column] ?? fields[index] ?? '')).join(',');

  const wanted = new Map(rows.map((row) => [row[0], row]));
  const known = new Set(records.map((record) => cell(record, id)));
  const kept = records.flatMap((record, index): readonly Placed[] => {
    const [name, own] = [cell(record, id), written[index] ?? NO_ROW];
    const row = wanted.get(name);
    const isActive = cell(record, 'active').toLowerCase() !== 'false';
    if (row === undefined) {
      if (isActive && !columns.includes('active')) return [];
      const left = isActive ? { ...own, text: rewrite(record.fields, { active: 'false' }) } : own;
      return [{ name: undefined, row: left }];
    }
    if (isActive && (cell(record, says) || name) === row[1]) return [{ name, row: own }];
    const changed = { [says]: row[1], active: isActive ? cell(record, 'active') : 'true' };
    return [{ name, row: { ...own, text: rewrite(record.fields, changed) } }];
  });
  // A branch needs no row of its own beside those below it.
  const paths = id === 'path' ? [...known].filter((name) => wanted.has(name)).map((name) => name.split('::')) : [];
  const branches = new Set(
    paths.flatMap((names) => names.slice(1).map((_, index) => names.slice(0, index + 1).join('::'))),
  );
  const fresh = rows.filter(([name, other]) => !known.has(name) && !(branches.has(name) && name === other));
  const usual = /\r?\n/u.exec(text)?.[0] ?? '\n';
  const added = fresh.map(([name, other]): Placed => {
    const cells = { [id]: name, [says]: other, active: 'true' };
    return { name, row: { lead: '', text: rewrite([], cells), end: usual } };
  });
  const placed = [first, ...place([...kept, ...added], order === 'kept' ? rows : [])];
  const last = written.at(-1)?.end ?? first.end;
  const lines = placed.map(({ lead, text: own, end }, index) => {
    const isLast = index === placed.length - 1;
    return `${lead}${own}${isLast ? last : /^\r?\n$/u.test(end) ? end : usual}`;
  });
  return mark + lines.join('');
}

const NO_ROW: WrittenRow = { lead: '', text: '', end: '' };

/** A row and the choice that it is; undefined for one that is left out. */
interface Placed {
  readonly name: string | undefined;
  readonly row: WrittenRow;
}

/** Cuts the text at the ends of its records. What follows the last one ends it. */
function writtenRows(text: string, records: readonly CsvRecord[]): readonly WrittenRow[] {
  const bytes = Buffer.from(text);
  return records.map(({ end }, index) => {
    const isLast = index === records.length - 1;
    const whole = bytes.subarray(records[index - 1]?.end ?? 0, isLast ? undefined : end).toString();
    // Rows without any text stand before the next one, or at the end.
    const [, lead = '', own = '', after = ''] = /^((?:[\s,]*\r?\n)?)(.*?)((?:\r?\n[\s,]*)?)$/su.exec(whole) ?? [];
    return { lead, text: own, end: after };
  });
}

/** New rows come last or, where the order counts, all stand in it; rows that are left out stay behind their neighbour. */
function place(rows: readonly Placed[], order: readonly Row[]): readonly WrittenRow[] {
  if (order.length === 0) return rows.map(({ row }) => row);
  const groups = new Map<string | undefined, WrittenRow[]>();
  let last: string | undefined;
  for (const { name, row } of rows) {
    if (name !== undefined) last = name;
    const group = groups.get(last) ?? [];
    groups.set(last, group);
    group.push(row);
  }
  return [undefined, ...order.map(([name]) => name)].flatMap((name) => groups.get(name) ?? []);
}
