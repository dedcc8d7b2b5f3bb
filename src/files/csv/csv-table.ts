import { CsvError, parse } from 'csv-parse/sync';
import type { ProblemText } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { nearest, quote } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { inConflict } from '../yaml/yaml-fault.ts';

/** No form can offer more choices than this. */
const MOST_ROWS = 20_000;

/** The columns of a table: what tells its choices apart, what it says of each, and whether it offers it. */
export interface Columns {
  readonly names: readonly [id: string, says: string, active: 'active'];
  /** How many of them the first line must name. */
  readonly needed: number;
}

export type CsvRow = Exclude<ReturnType<typeof readTable>, undefined>[number];

/** Reports a problem of one row. */
export type Report = (line: number, code: ProblemCode, said: ProblemText) => undefined;

/**
 * Reads a table with a header; no rows where none can be understood. A row of the wrong length does not hide errors in other
 * rows.
 */
export function readTable(source: SourceText, columns: Columns, report: Report) {
  const conflict = inConflict(source.text);
  if (conflict !== undefined) return report(source.positionAt(conflict.offset).line, 'csv-syntax', conflict);
  const foreign = NO_TABLES.find(([beginning]) => beginning.test(source.text));
  if (foreign !== undefined) return report(1, 'csv-columns', { message: foreign[1], hint: foreign[2] });
  const read = readRecords(source.text);
  if (read.outcome === 'broken') return report(read.line, 'csv-syntax', read.said);
  const [first, ...records] = read.records;
  const header = first?.fields ?? [];
  const wrong = faultOfHeader(header, columns);
  if (wrong !== undefined) return report(1, 'csv-columns', wrong);
  const empty = { message: 'there are no rows below the header', hint: 'Add at least one option.' };
  if (records.length === 0) return report(1, 'option-invalid', empty);
  if (records.length > MOST_ROWS)
    return report(1, 'option-invalid', { message: `there are more than ${MOST_ROWS} rows`, hint: 'Remove some.' });
  return records.flatMap(({ line, fields, blanks }) => {
    if (fields.length !== header.length) return report(line, 'csv-syntax', wrongLength(fields, header.length)) ?? [];
    // Empty where the file has no such column.
    const [id = '', says = '', active = ''] = columns.names.map((name) => fields[header.indexOf(name)]);
    // The first field that begins or ends with whitespace, if that does not stand in quotes.
    const blank = fields[blanks.find((place) => header[place] !== 'active') ?? -1];
    return [{ line, id, says, active, blank }];
  });
}

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

/** Texts that are no table, by their beginning. */
const NO_TABLES: readonly (readonly [beginning: RegExp, what: string, hint: string])[] = [
  [/^sep=/iu, 'this line of Excel is not part of the table', 'Delete it, and separate the fields with commas.'],
  [/^\s*</u, 'this is a web page, perhaps of a login, and no table', 'Download the table again, as CSV.'],
  [/^\s*[{[]/u, 'this is JSON and no table', 'Save the table as CSV.'],
  // Nothing of these is repeated: a line may hold a credential.
  [
    /^\s*(?:---|(?:- )?[\w.-]+:(?:\s|$))/u,
    'this is YAML and no table',
    'Write it as a table, or under `options:` in YAML.',
  ],
  [/^\s*(?:export )?\w+=/u, 'these are variables of a shell and no table', 'Name the file of the table.'],
];

function faultOfHeader(header: readonly string[], { names, needed }: Columns): ProblemText | undefined {
  const message = `the first line must name the columns ${names.slice(0, -1).join(', ')} and active`;
  const hint = `Write \`${names.slice(0, Math.max(needed, header.length)).join(',')}\` in the first line.`;
  const separator = /[;|\t\r]/u.exec(header.join(''))?.[0];
  const between = separator === '\t' ? 'tabs' : `"${separator}"`;
  if (separator === '\r') return { message, hint: 'The file uses CR line endings. Save it with LF or CRLF.' };
  if (separator !== undefined)
    return { message, hint: `The fields are separated by ${between}. Save the file with commas.` };
  const unknown = header.find((name) => !names.some((known) => known === name));
  if (unknown === '') return { message: 'a column has no name', hint: 'Delete the empty columns and their commas.' };
  if (unknown === 'path')
    return { message: 'this is the table of a tree', hint: `${hint} Or use data_type: tree_select.` };
  const orList = `${hint} A path is North::Harbour. Or use data_type: select.`;
  if (unknown === 'name' && header.includes('value')) return { message: 'this is the table of a list', hint: orList };
  if (unknown !== undefined) {
    const near = nearest(unknown, names);
    return { message: `unknown column ${quote(unknown)}`, hint: near === undefined ? hint : `Did you mean ${near}?` };
  }
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) return { message: `the column ${twice} appears twice`, hint: 'Remove one.' };
  return names.slice(0, needed).every((name) => header.includes(name)) ? undefined : { message, hint };
}

function wrongLength(fields: readonly string[], columns: number): ProblemText {
  const message = `this row has ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}, but the header has ${columns}`;
  if (fields.length < columns) return { message, hint: 'Write a comma for every field, including empty ones.' };
  if (fields.slice(columns).every((field) => field === '')) return { message, hint: 'Delete the commas at its end.' };
  const isApostrophe = fields.some((field) => field.startsWith("'"));
  return { message, hint: isApostrophe ? `Quotes are " in CSV, not '.` : 'Put a field that holds a comma in quotes.' };
}
