import { CsvError, parse } from 'csv-parse/sync';
import { makeProblem, type Problem, type ProblemText } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { nearest, quote } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { inConflict } from '../yaml/yaml-fault.ts';

/** No form can offer more choices than this. */
const MOST_ROWS = 20_000;

/**
 * Reads a table with a header; undefined where no row can be understood. A row of the wrong length does not hide errors in
 * other rows.
 */
export function readTable(source: SourceText, columns: Columns) {
  /** Makes a problem of one row. */
  const problem = (line: number, code: ProblemCode, { message, hint }: ProblemText): Problem =>
    source.tell(makeProblem(code, message, { hint, where: { file: source.file, line, column: 1 } }));
  const unreadable = (line: number, code: ProblemCode, said: ProblemText) => ({
    table: undefined,
    problems: [problem(line, code, said)],
  });
  const conflict = inConflict(source.text);
  if (conflict !== undefined) return unreadable(source.positionAt(conflict.offset).line, 'csv-syntax', conflict);
  const foreign = notATable(source.text);
  if (foreign !== undefined) return unreadable(1, 'csv-columns', foreign);
  const read = readRecords(source.text);
  if (read.outcome === 'broken') return unreadable(read.line, 'csv-syntax', read.said);
  const [header = { fields: [] }, ...records] = read.records;
  const wrong = faultOfHeader(header.fields, columns);
  if (wrong !== undefined) return unreadable(1, 'csv-columns', wrong);
  if (records.length === 0) {
    const message = 'there are no rows below the header';
    return unreadable(1, 'option-invalid', { message, hint: 'Add at least one option.' });
  }
  if (records.length > MOST_ROWS)
    return unreadable(1, 'option-invalid', { message: `there are more than ${MOST_ROWS} rows`, hint: 'Remove some.' });
  const places = new Map(header.fields.map((name, place) => [name, place]));
  const isWhole = ({ fields }: CsvRecord): boolean => fields.length === header.fields.length;
  const rows = records.filter(isWhole).map(({ line, fields, blanks }) => ({
    /** The line in the file on which it begins. */
    line,
    /** The field of a column; empty where the file has no such column. */
    field: (column: string): string => fields[places.get(column) ?? -1] ?? '',
    /** Columns whose field begins or ends with whitespace that does not stand in quotes. */
    blanksAround: blanks.map((place) => header.fields[place] ?? ''),
  }));
  const broken = records.filter((record) => !isWhole(record));
  return {
    table: { rows, problem },
    problems: broken.map(({ line, fields }) => problem(line, 'csv-syntax', wrongLength(fields, header.fields.length))),
  };
}

export type CsvTable = Exclude<ReturnType<typeof readTable>['table'], undefined>;

/** A spreadsheet would take such a text for a formula, and run it. An import writes an apostrophe before it. */
export const LIKE_A_FORMULA = /^'*[=+\-@\t\r]/;
const MARKED_AS_TEXT = /^'(?='*[=+\-@\t\r])/;

export interface CsvRecord {
  readonly line: number;
  /** Where it ends in the text, in bytes, with its line end. Empty lines belong to the next one. */
  readonly end: number;
  readonly fields: readonly string[];
  /** The places of fields with whitespace around them that is not in quotes. */
  readonly blanks: readonly number[];
}

/** Reads the header and the rows of a table. */
export function readRecords(text: string) {
  const records: CsvRecord[] = [];
  let blanks: number[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      // One file may have both line ends.
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
      // The header, the rows, and one too many: the library needs minutes for millions of rows of another length.
      to: MOST_ROWS + 2,
      cast: (field, { quoting, index }) => {
        if (!quoting && field.trim() !== field) blanks.push(index);
        return field.replace(MARKED_AS_TEXT, '');
      },
      on_record: (fields: readonly string[], { lines, bytes }) => {
        // The library counts the lines up to the end of a record.
        const line = lines - fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
        // A spreadsheet leaves empty rows below its table.
        if (fields.some((field) => field.trim() !== '')) records.push({ line, end: bytes, fields, blanks });
        blanks = [];
        lastLine = lines;
      },
    });
    return { outcome: 'read', records } as const;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const said = SYNTAX[error.code] ?? { message: `invalid CSV: ${error.message}`, hint: undefined };
    // The library tells of a quote that is never closed at the end of the file.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? lastLine + 1 : Number(error.lines);
    return { outcome: 'broken', line, said } as const;
  }
}

const SYNTAX: Readonly<Record<string, ProblemText>> = {
  CSV_QUOTE_NOT_CLOSED: {
    message: 'a quote in this row is never closed',
    hint: 'Close it at the end of the field. Write a quote inside quotes twice.',
  },
  CSV_INVALID_CLOSING_QUOTE: {
    message: 'there is text after the closing quote of a field',
    hint: 'Separate the fields with commas, and write a quote inside quotes twice: "the ""old"" pier".',
  },
  INVALID_OPENING_QUOTE: {
    message: 'a field contains a quote, but is not quoted',
    hint: 'Put the whole field in quotes, without a blank before them, and write the inner quotes twice: "the ""old"" pier".',
  },
};

/** The columns that the first line must name, and those that it may name. */
export interface Columns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** Texts that are no table, by their beginning. */
const NO_TABLES: readonly (readonly [beginning: RegExp, what: string, hint: string])[] = [
  [/^sep=/iu, 'this line of Excel is not part of the table', 'Delete it, and separate the fields with commas.'],
  [/^\s*</u, 'this is a web page, perhaps of a login, and no table', 'Download the table again, as CSV.'],
  [/^\s*[{[]/u, 'this is JSON and no table', 'Save the table as CSV.'],
  [/^(?:---|[\w-]+:(?:\s|$))/u, 'this is YAML and no table', 'Write it as a table, or under `options:` in YAML.'],
];

/** Says what a text is that is no table; undefined if it may be one. */
export function notATable(text: string): ProblemText | undefined {
  const found = NO_TABLES.find(([beginning]) => beginning.test(text));
  return found && { message: found[1], hint: found[2] };
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'The fields are separated by ";". Save the file with commas.',
  '|': 'The fields are separated by "|". Save the file with commas.',
  '\t': 'The fields are separated by tabs. Save the file with commas.',
  '\r': 'The file uses CR line endings. Save it with LF or CRLF.',
};

export function faultOfHeader(header: readonly string[], { needed, optional }: Columns): ProblemText | undefined {
  const known = [...needed, ...optional];
  const message = `the first line must name the columns ${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
  const columns = known.slice(0, Math.max(needed.length, header.length));
  const hint = `Write \`${columns.join(',')}\` in the first line.`;
  const separator = Object.keys(SEPARATORS).find((mark) => header.some((name) => name.includes(mark)));
  if (separator !== undefined) return { message, hint: SEPARATORS[separator] };
  const unknown = header.find((name) => !known.includes(name));
  if (unknown === '') return { message: 'a column has no name', hint: 'Delete the empty columns and their commas.' };
  if (unknown === 'path')
    return { message: 'this is the table of a tree', hint: `${hint} Or use data_type: tree_select.` };
  if (unknown === 'name' && header.includes('value'))
    return {
      message: 'this is the table of a list',
      hint: `${hint} A path is North::Harbour. Or use data_type: select.`,
    };
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    return { message: `unknown column ${quote(unknown)}`, hint: near === undefined ? hint : `Did you mean ${near}?` };
  }
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) return { message: `the column ${twice} appears twice`, hint: 'Remove one.' };
  return needed.every((name) => header.includes(name)) ? undefined : { message, hint };
}

export function wrongLength(fields: readonly string[], columns: number): ProblemText {
  const message = `this row has ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}, but the header has ${columns}`;
  if (fields.length < columns) return { message, hint: 'Write a comma for every field, including empty ones.' };
  if (fields.slice(columns).every((field) => field === '')) return { message, hint: 'Delete the commas at its end.' };
  const isApostrophe = fields.some((field) => field.startsWith("'"));
  return { message, hint: isApostrophe ? `Quotes are " in CSV, not '.` : 'Put a field that holds a comma in quotes.' };
}

/** A path of a spreadsheet or a folder, where each name of the tree is separated by something else than "::". */
export function pathOfOthers(paths: readonly string[]): (ProblemText & { readonly path: string }) | undefined {
  const separator = /\s*(?:->|=>|[→>»/\\|:])\s*/gu;
  const path = paths.some((each) => each.includes('::')) ? undefined : paths.find((each) => each.search(separator) > 0);
  if (path === undefined) return undefined;
  const hint = `Write ${quote(path.replaceAll(separator, '::'))}, if these are levels of the tree.`;
  return { path, message: `${quote(path)} is one name: "::" separates the names of a path`, hint };
}
