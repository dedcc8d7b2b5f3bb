import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvPlaces } from '../../src/config/csv/csv-place.ts';

const field = fc.string({
  unit: fc.constantFrom('a', 'ß', '🗼', ' ', ':', ',', '"', '\n', '\r', '\r\n'),
  maxLength: 6,
});
const row = fc.array(fc.record({ text: field, style: fc.constantFrom('quoted', 'plain') }), {
  minLength: 2,
  maxLength: 4,
});
const rows = fc.array(
  fc.record({ fields: row, end: fc.constantFrom('\n', '\r\n'), after: fc.constantFrom('', '\n', '\r\n\n') }),
);

interface Field {
  readonly text: string;
  readonly style: 'quoted' | 'plain';
}

const written = ({ text, style }: Field): string =>
  style === 'quoted' || /[,"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

test('every field of any CSV stands where the parser has read it', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const text = all.map(({ fields, end, after }) => `${fields.map(written).join(',')}${end}${after}`).join('');
      const records = parse(text, {
        record_delimiter: ['\r\n', '\n'],
        relax_column_count: true,
        skip_empty_lines: true,
      });
      const places = csvPlaces(text);
      expect(records).toEqual(all.map(({ fields }) => fields.map((one) => one.text)));
      expect(places.brokenAt()).toBeUndefined();
      for (const [number, { fields }] of all.entries())
        for (const [column, one] of fields.entries()) {
          const at = places.offsetOf(number, column);
          expect(text.slice(at, at + written(one).length)).toBe(written(one));
          expect(text[at + written(one).length]).toMatch(/[,\r\n]/u);
        }
    }),
    { numRuns: 500 },
  );
});
