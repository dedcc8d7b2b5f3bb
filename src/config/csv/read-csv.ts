import { CsvError, parse } from 'csv-parse/sync';

/** A row as its fields, without their quotes. */
export type CsvRecord = readonly string[];

/** The records of a text: its first line is record 0, and empty lines are no records. */
interface CsvText {
  readonly outcome: 'read';
  readonly records: readonly CsvRecord[];
  /** The offset of a field, or of its record where the record is shorter. */
  readonly offsetOf: (record: number, column: number) => number;
}

/** The error of the library, and the offset of the field that has it. */
interface CsvSyntaxError {
  readonly outcome: 'broken';
  readonly code: string;
  readonly message: string;
  readonly offset: number;
}

/** One file may have both line ends. */
const FORM = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };

/** No form can offer more choices than this. */
export const MOST_ROWS = 100_000;

/** The header, the rows, and one too many: the library needs minutes for millions of rows of another length. */
const READ = { ...FORM, to: MOST_ROWS + 2 };

/** Reads the records of a text. Places are looked up only when a problem is reported. */
export function readCsv(text: string): CsvText | CsvSyntaxError {
  const bytes = Buffer.from(text);
  let starts: readonly number[] | undefined;
  // Errors often share a record, which may have any length.
  const known = new Map<number, readonly number[]>();
  const offsetOf = (record: number, column: number): number => {
    starts ??= findRecords(bytes);
    const start = starts[record] ?? text.length;
    if (column === 0) return start;
    const fields = known.get(record) ?? findFields(text.slice(start, starts[record + 1]));
    known.set(record, fields);
    return start + (fields[column] ?? 0);
  };
  try {
    return { outcome: 'read', records: parse(bytes, READ), offsetOf };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { outcome: 'broken', code: error.code, message: error.message, offset: offsetOfError(error, bytes) };
  }
}

/** Counts the records of a CSV text: its non-empty lines, with line breaks in quotes ignored. */
export function countRecords(text: string): number {
  const lines = text.replaceAll(/"[^"]*"/gu, '"').split('\n');
  return lines.filter((line) => line !== '' && line !== '\r').length;
}

/** The library counts bytes, and reports the end of each record. */
function findRecords(bytes: Buffer): readonly number[] {
  const starts: number[] = [];
  let [byte, offset] = [0, 0];
  parse(bytes, {
    ...READ,
    on_record: (_, { bytes: end }) => {
      const written = bytes.toString('utf8', byte, end);
      starts.push(offset + lengthOfEmptyLines(written));
      [byte, offset] = [end, offset + written.length];
    },
  });
  return starts;
}

/** The fields of one record. Each begins behind a comma, which quotes may hold as well. */
function findFields(record: string): readonly number[] {
  const starts = [0];
  if (!record.includes('"')) {
    for (let comma = record.indexOf(','); comma >= 0; comma = record.indexOf(',', comma + 1)) starts.push(comma + 1);
    return starts;
  }
  const bytes = Buffer.from(record);
  let byte = 0;
  parse(bytes, {
    ...FORM,
    cast: (_, { bytes: end }) => {
      starts.push((starts.at(-1) ?? 0) + bytes.toString('utf8', byte, end + 1).length);
      byte = end + 1;
    },
  });
  return starts.slice(0, -1);
}

/** The error has the end of the field, or of the record, before the broken field. */
function offsetOfError({ bytes: end, column }: CsvError, bytes: Buffer): number {
  const before = bytes.toString('utf8', 0, Number(end)).length;
  return column === 0 ? before + lengthOfEmptyLines(bytes.toString('utf8', Number(end))) : before + 1;
}

function lengthOfEmptyLines(text: string): number {
  const written = text.search(/[^\r\n]|\r(?!\n)/u);
  return written < 0 ? text.length : written;
}
