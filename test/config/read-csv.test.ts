import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRecords, readCsv } from '../../src/config/csv/read-csv.ts';

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

test('every field of any CSV is read, and stands where it was written', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const text = all.map(({ fields, end, after }) => `${fields.map(written).join(',')}${end}${after}`).join('');
      const csv = readCsv(text);
      if (csv.outcome === 'broken') throw new Error(csv.message);
      expect(countRecords(text)).toBe(all.length);
      expect(csv.records).toEqual(all.map(({ fields }) => fields.map((one) => one.text)));
      for (const [number, { fields }] of all.entries())
        for (const [column, one] of fields.entries()) {
          const at = csv.offsetOf(number, column);
          expect(text.slice(at, at + written(one).length)).toBe(written(one));
          expect(text[at + written(one).length]).toMatch(/[,\r\n]/u);
        }
    }),
    { numRuns: 500 },
  );
});

/** A record with an error in it, and the field that the error is told at. */
const broken = fc.constantFrom('a"b', '"a"b', '"a');

test('an error in any CSV stands at the field that has it', () => {
  fc.assert(
    fc.property(rows, fc.array(field), broken, (all, before, fault) => {
      const right = all.map(({ fields, end, after }) => `${fields.map(written).join(',')}${end}${after}`).join('');
      const cells = before.map((text) => `${written({ text, style: 'quoted' })},`).join('');
      const csv = readCsv(`${right}${cells}${fault},x\n`);
      expect(csv).toMatchObject({ outcome: 'broken', offset: right.length + cells.length });
    }),
    { numRuns: 500 },
  );
});
