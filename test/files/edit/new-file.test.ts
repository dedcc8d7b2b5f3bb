import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { newFileText } from '../../../src/files/edit/edit-file.ts';
import { makeSourceText } from '../../../src/files/source-text.ts';
import { parseYaml } from '../../../src/files/yaml/yaml-file.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { byDepth } from '../../deep.ts';

function textOf(...attributes: readonly JsonObject[]): string {
  return newFileText([{ object: 'Ticket', attributes }]);
}

function meaningOf(text: string): unknown {
  const { documents, problems } = parseYaml(makeSourceText('attributes/ticket.yaml', text));
  expect(problems).toEqual([]);
  return documents.map(({ value }) => value);
}

test('a file reads as people write it: cells and choices in one line, the rest below each other', () => {
  const children = [{ name: 'Pier 4', value: 'North::Pier 4' }];
  const text = newFileText([
    {
      object: 'Ticket',
      attributes: [
        {
          name: 'berth',
          display: 'Berth',
          data_type: 'tree_select',
          data_option: { options: [{ name: 'North', value: 'North', children }], filter: [1, 2] },
          screens: { edit: { 'ticket.agent': { shown: true, required: false } } },
          position: 1550,
        },
        { name: 'due', display: 'Due', data_type: 'date', screens: {}, position: 1560, active: false },
      ],
    },
    { object: 'User', attributes: [{ name: 'floor', display: '4', data_type: 'date', screens: {}, position: 1 }] },
  ]);
  expect(text.split('\n').slice(1).join('\n')).toBe(`
object: Ticket
attributes:
  - name: berth
    display: Berth
    data_type: tree_select
    data_option:
      options:
        - name: North
          value: North
          children:
            - { name: Pier 4, value: North::Pier 4 }
      filter: [ 1, 2 ]
    screens:
      edit:
        ticket.agent: { shown: true, required: false }
    position: 1550

  - name: due
    display: Due
    data_type: date
    screens: {}
    position: 1560
    active: false
---
object: User
attributes:
  - name: floor
    display: "4"
    data_type: date
    screens: {}
    position: 1
`);
});

const WRITTEN = [
  ['yes', '"yes"'],
  ['off', '"off"'],
  ['2026-11-01', '"2026-11-01"'],
  ['12:30:45', '"12:30:45"'],
  ['007', '"007"'],
  ['1e3', '"1e3"'],
  ['~', '"~"'],
  ['<<', '"<<"'],
  ['=', '"="'],
  ['', '""'],
  [' blank', '" blank"'],
  ['# no comment', '"# no comment"'],
  ['a: b', '"a: b"'],
  ['Straße – größer', 'Straße – größer'],
  ['👩‍💻 at work', '👩‍💻 at work'],
  ['turned \u202e round', '"turned \\u202e round"'],
  ['line\u2028break', '"line\\u2028break"'],
  ['tag\u{e0041}', '"tag\\U000e0041"'],
  ['\ufefffirst', '"\\ufefffirst"'],
  ['bell\u0007', '"bell\\a"'],
  ['word '.repeat(40).trim(), 'word '.repeat(40).trim()],
] as const;

describe('a label', () => {
  test.each(WRITTEN)('%j is written as %s', (label, written) => {
    const attribute = { name: 'x', display: label };
    expect(textOf(attribute)).toContain(`    display: ${written}\n`);
    expect(meaningOf(textOf(attribute))).toEqual([{ object: 'Ticket', attributes: [attribute] }]);
  });

  test('of several lines keeps them', () => {
    expect(textOf({ name: 'x', display: 'one\ntwo' })).toContain('display: |-\n      one\n      two\n');
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', '\r', '\t', '#', ':', '-', '"', "'", '{', '\\', 'a', '\u2028', '\u0085'),
  }),
  fc.constantFrom(...WRITTEN.map(([label]) => label)),
);
const attribute = fc.record({
  name: text,
  display: text,
  data_option: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text))),
  screens: fc.dictionary(text, fc.dictionary(text, fc.record({ shown: fc.boolean(), item_class: text }))),
});

test('whatever the texts are, they are read as they were, by readers of YAML 1.1 too, and nothing in them is unseen', () => {
  fc.assert(
    fc.property(fc.array(attribute, { minLength: 1, maxLength: 3 }), (attributes) => {
      // As JSON has it: without a prototype of its own.
      const plain: JsonObject[] = JSON.parse(JSON.stringify(attributes));
      const written = textOf(...plain);
      const meant = [{ object: 'Ticket', attributes: plain }];
      expect(meaningOf(written)).toEqual(meant);
      expect(written.replaceAll('\u200d', '')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      const older = parseAllDocuments(written, { version: '1.1', merge: true, logLevel: 'silent' });
      expect(older.map((document) => document.toJS({ mapAsMap: false }))).toEqual(meant);
    }),
    { numRuns: byDepth({ day: 40, deep: 1_000 }), seed: 20261121 },
  );
});
