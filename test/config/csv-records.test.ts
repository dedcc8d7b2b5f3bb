import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecords } from '../../src/config/csv/csv-records.ts';

const line = fc.constantFrom(
  'a,A',
  'a,',
  ',',
  '',
  '""',
  '"",""',
  '"a, b",A',
  'a,"the ""old"" pier"',
  '"""",A',
  'a,"A\nB"',
  'a,"A\r\n"',
  ' a , ß🗼',
);
const piece = fc.constantFrom('a', 'ß', '🗼', ' ', ',', '"', '""', '\n', '\r', '\r\n', '\n\n', '\uFEFF', '\0');

/** Lines that are right, and any others: of each text the library says what it holds, or that it is wrong. */
const texts = fc.oneof(
  fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\n\n')))
    .map((lines) => lines.map(([content, end]) => `${content}${end}`).join('')),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.array(line), fc.array(piece, { maxLength: 6 }))
    .map(([lines, rest]) => [...lines, rest.join('')].join('\n')),
);

test('every text is read as the library reads it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(told(readRecords(text))).toEqual(told(asLibrary(text)));
    }),
    { numRuns: 1_000 },
  );
});

function asLibrary(text: string): readonly (readonly string[])[] | CsvError {
  try {
    return parse(text, { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

function told(records: readonly (readonly string[])[] | CsvError): unknown {
  return records instanceof CsvError ? records.code : records;
}
