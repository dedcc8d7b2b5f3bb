import { CsvError, parse } from 'csv-parse/sync';

/** A row as its fields, without their quotes. */
export type CsvRecord = readonly string[];

/** Every row of a text, its first line among them; empty lines are none. */
export function readRecords(text: string): readonly CsvRecord[] | CsvError {
  const { records, end } = splitLines(text);
  if (end === text.length) return records;
  const others = parseText(text.slice(end));
  return others instanceof CsvError ? others : [...records, ...others];
}

interface SplitLines {
  readonly records: readonly CsvRecord[];
  /** Where the library must go on: a field there holds a line break, or something is wrong. */
  readonly end: number;
}

/** In most lists each line is a row, and looking for its commas costs far less than the library, which tests every byte. */
function splitLines(text: string): SplitLines {
  const records: CsvRecord[] = [];
  for (let begin = 0; begin < text.length; ) {
    const found = text.indexOf('\n', begin);
    const end = found < 0 ? text.length : found;
    // A CR belongs to the line end, unless the text ends with it.
    const line = text.slice(begin, found > begin && text[found - 1] === '\r' ? found - 1 : end);
    const record = line.includes('"') ? splitQuoted(line) : line.split(',');
    if (record === undefined) return { records, end: begin };
    if (line !== '') records.push(record);
    begin = end + 1;
  }
  return { records, end: text.length };
}

function splitQuoted(line: string): CsvRecord | undefined {
  const fields: string[] = [];
  for (let begin = 0; begin <= line.length; ) {
    const isQuoted = line[begin] === '"';
    const end = isQuoted ? endOfQuoted(line, begin) : endOfPlain(line, begin);
    if (end === undefined) return undefined;
    // A quote inside quotes is written twice.
    fields.push(isQuoted ? line.slice(begin + 1, end - 1).replaceAll('""', '"') : line.slice(begin, end));
    begin = end + 1;
  }
  return fields;
}

/** Undefined where it is not closed in this line, or where text follows. */
function endOfQuoted(line: string, begin: number): number | undefined {
  let closing = line.indexOf('"', begin + 1);
  while (closing >= 0 && line[closing + 1] === '"') closing = line.indexOf('"', closing + 2);
  const end = closing + 1;
  return closing >= 0 && (end === line.length || line[end] === ',') ? end : undefined;
}

/** Undefined where a quote stands in it. */
function endOfPlain(line: string, begin: number): number | undefined {
  const comma = line.indexOf(',', begin);
  const end = comma < 0 ? line.length : comma;
  return line.slice(begin, end).includes('"') ? undefined : end;
}

function parseText(text: string): readonly CsvRecord[] | CsvError {
  try {
    return parse(text, {
      // Both in one file, too: what the first line has says nothing of the others. Each wish costs the library time,
      // and is made only of a file that needs it.
      record_delimiter: text.includes('\r') ? ['\r\n', '\n'] : '\n',
      relax_column_count: true,
      skip_empty_lines: /\n\r?\n/u.test(text) || text.startsWith('\n') || text.startsWith('\r'),
    });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}
