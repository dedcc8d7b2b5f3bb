import type { Problem, ProblemText } from '../../problem/problem.ts';
import type { ProblemCode } from '../../problem/problem-codes.ts';
import type { SourcePosition } from '../../problem/source-position.ts';
import { nearest } from '../../schema/did-you-mean.ts';
import { quote } from '../../schema/secret-words.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import { type CsvRecord, countRecords, MOST_ROWS, readCsv } from './read-csv.ts';

/** The columns that the first line must name, and those that it may name. */
export interface Columns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** A CSV file, row by row. Places are looked up only when a problem is reported. */
export interface CsvTable {
  /** All rows below the header, of any length. */
  readonly rows: readonly CsvRecord[];
  /** Index of a column; -1 if the file does not have it. */
  readonly column: (name: string) => number;
  /** Number of fields of a row. Rows of another length are reported and skipped. */
  readonly width: number;
  readonly locate: (row: number, column: number) => SourcePosition;
  readonly lineAt: SourceText['lineAt'];
  readonly isQuoted: (row: number, column: number) => boolean;
  readonly problem: (row: number, column: number, code: ProblemCode, said: ProblemText) => Problem;
}

interface ReadTable {
  /** Undefined where no row can be understood. */
  readonly table: CsvTable | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a table with a header. A row of the wrong length does not hide errors in other rows. */
export function readTable(source: SourceText, columns: Columns): ReadTable {
  const csv = readCsv(source.text);
  if (csv.outcome === 'broken') {
    const said = SYNTAX[csv.code] ?? { message: `invalid CSV: ${csv.message}`, hint: undefined };
    return { table: undefined, problems: [problemAt(source, 'csv-syntax', source.positionAt(csv.offset), said)] };
  }
  const header = csv.records[0] ?? [];
  const rows = csv.records.slice(1);
  const locate = (row: number, column: number): SourcePosition => source.positionAt(csv.offsetOf(row + 1, column));
  const problem: CsvTable['problem'] = (row, column, code, said) => problemAt(source, code, locate(row, column), said);
  const ofHeader = checkHeader(header, columns).map(({ column, ...said }) => problem(-1, column, 'csv-columns', said));
  if (ofHeader.length > 0) return { table: undefined, problems: ofHeader };
  if (rows.length === 0) {
    const said = { message: 'there are no rows below the header', hint: 'Add at least one option.' };
    return { table: undefined, problems: [problem(-1, 0, 'option-invalid', said)] };
  }
  if (rows.length > MOST_ROWS) {
    const there = countRecords(source.text) - 1;
    const said = {
      message: `there are ${there} rows; the limit is ${MOST_ROWS}`,
      hint: `Remove ${there - MOST_ROWS} or more rows.`,
    };
    return { table: undefined, problems: [problem(MOST_ROWS, 0, 'option-invalid', said)] };
  }
  const width = header.length;
  const table: CsvTable = {
    rows,
    column: (name) => header.indexOf(name),
    width,
    locate,
    lineAt: source.lineAt,
    isQuoted: (row, column) => source.text[csv.offsetOf(row + 1, column)] === '"',
    problem,
  };
  return { table, problems: checkLengths(rows, width, problem) };
}

const SYNTAX: Readonly<Record<string, ProblemText>> = {
  CSV_QUOTE_NOT_CLOSED: {
    message: 'this quote is never closed',
    hint: 'Close it at the end of the field. Write a quote inside quotes twice.',
  },
  CSV_INVALID_CLOSING_QUOTE: {
    message: 'there is text after the closing quote of this field',
    hint: 'Write a quote inside quotes twice: "the ""old"" pier".',
  },
  INVALID_OPENING_QUOTE: {
    message: 'this field contains a quote, but is not quoted',
    hint: 'Put the whole field in quotes and write the inner quotes twice: "the ""old"" pier".',
  },
};

function checkHeader(
  header: readonly string[],
  { needed, optional }: Columns,
): readonly (ProblemText & { readonly column: number })[] {
  const known = [...needed, ...optional];
  const words = listWords(known);
  const [only = ''] = header;
  if (header.length <= 1 && !known.includes(only)) {
    const message = `the first line must name the columns ${words}`;
    const other = ANOTHER_SEPARATOR.find(([separator]) => only.includes(separator));
    const hint = other === undefined ? `Write \`${known.join(',')}\` above the rows.` : other[1];
    return [{ column: 0, message, hint }];
  }
  if (header.some((name) => name.includes('\r'))) {
    const message = `the first line must name the columns ${words}`;
    return [{ column: 0, message, hint: OLD_LINE_ENDS }];
  }
  if (header.length > MOST_COLUMNS) {
    const message = `the first line has ${header.length} fields; expected the columns ${words}`;
    return [{ column: 0, message, hint: 'Remove the other fields, or the trailing commas.' }];
  }
  // A wrong name usually explains a missing one, so only the wrong name is reported.
  const column = header.findIndex((name, index) => !known.includes(name) || header.indexOf(name) !== index);
  const name = header[column];
  if (name !== undefined && known.includes(name))
    return [{ column, message: `the column ${name} appears twice`, hint: 'Remove one.' }];
  if (name !== undefined) {
    const near = nearest(name, known);
    const others = header.filter((other, index) => index !== column && known.includes(other)).length;
    const isOneTypo = near !== undefined && others === header.length - 1;
    const hint = isOneTypo
      ? `Did you mean ${near}?`
      : `Write \`${known.slice(0, Math.max(needed.length, header.length)).join(',')}\` in the first line.`;
    return [{ column, message: `unknown column ${quote(name)}`, hint }];
  }
  const missing = needed.filter((needs) => !header.includes(needs));
  if (missing.length === 0) return [];
  const message = `the ${missing.length === 1 ? 'column' : 'columns'} ${listWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`;
  return [{ column: 0, message, hint: `The columns are ${words}.` }];
}

/** Up to so many are reported one by one. */
const MOST_COLUMNS = 50;

const OLD_LINE_ENDS = 'The file uses CR line endings. Save it with LF or CRLF.';

const ANOTHER_SEPARATOR: readonly (readonly [string, string])[] = [
  [';', 'The fields are separated by ";". Save the file with commas.'],
  ['\t', 'The fields are separated by tabs. Save the file with commas.'],
  ['\r', OLD_LINE_ENDS],
];

function checkLengths(rows: readonly CsvRecord[], width: number, problem: CsvTable['problem']): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.length === width) continue;
    const hint =
      row.length > width
        ? 'Put a field that holds a comma in quotes.'
        : 'Write a comma for every field, including empty ones.';
    const message = `this row has ${row.length} ${row.length === 1 ? 'field' : 'fields'}, but the header has ${width}`;
    problems.push(problem(index, 0, 'csv-syntax', { message, hint }));
  }
  return problems;
}

function listWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
