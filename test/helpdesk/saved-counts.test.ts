import { expect, test } from 'vitest';
import { choicesToCount, countChoices, countFilled, type FieldCounts } from '../../src/helpdesk/counter.ts';
import { countsOfSnapshot, countsToJson, type SavedCounts } from '../../src/helpdesk/saved-counts.ts';
import { parseSnapshot } from '../../src/helpdesk/snapshot.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { LiveRow } from '../../src/model/live-attribute.ts';
import type { RecordCount, RecordQuestion } from '../../src/model/record-count.ts';
import { ROW } from './given.ts';

const number = (records: number): RecordCount => ({ records, of: 100 });

const COUNTS: SavedCounts = {
  takenAt: '2026-11-22T19:20:00.000Z',
  fields: new Map<ReturnType<typeof attributeKey>, FieldCounts>([
    [attributeKey('Ticket', 'fax'), { filled: number(37), choices: new Map() }],
    [attributeKey('Ticket', 'none'), { filled: number(0), choices: new Map() }],
    [
      attributeKey('Ticket', 'severity'),
      {
        filled: number(9),
        choices: new Map([
          ['a', number(4)],
          ['b', number(3)],
          ['__proto__', number(2)],
        ]),
      },
    ],
    [
      attributeKey('Ticket', 'areas'),
      {
        filled: number(9),
        choices: new Map([
          ['a', number(4)],
          ['b', number(8)],
          ['c', number(0)],
        ]),
      },
    ],
    [
      attributeKey('User', 'slow'),
      { filled: { records: null, not_counted: 'too-slow', seconds: 10 }, choices: new Map() },
    ],
    [attributeKey('Group', 'x'), { filled: { records: null, not_counted: 'object' }, choices: new Map() }],
  ]),
};

const saved = (counts: unknown): SavedCounts | undefined =>
  parseSnapshot(JSON.stringify({ format_version: 1, counts, attributes: [ROW] }), 'live.json').counts;

test('counts come back from a file as they were', () => {
  expect(saved(countsToJson(COUNTS))).toEqual(COUNTS);
  expect(saved(undefined)).toBeUndefined();
});

test.each<[RecordQuestion, RecordCount]>([
  [{ field: { object: 'Ticket', name: 'new', data_type: 'integer' }, hit: 'record-filled', value: 0 }, number(100)],
  [
    { field: { object: 'User', name: 'new', data_type: 'integer' }, hit: 'record-filled', value: 0 },
    { records: null, not_counted: 'not-saved' },
  ],
  [{ field: { object: 'Ticket', name: 'fax', data_type: 'input' }, hit: 'value-deleted' }, number(37)],
  [{ field: { object: 'Ticket', name: 'fax', data_type: 'select' }, hit: 'value-missing' }, number(63)],
  [
    { field: { object: 'Ticket', name: 'fax', data_type: 'input' }, hit: 'value-too-long', characters: 9 },
    { records: null, not_counted: 'not-saved' },
  ],
  [{ field: { object: 'Ticket', name: 'none', data_type: 'input' }, hit: 'value-too-long', characters: 9 }, number(0)],
  [
    { field: { object: 'Ticket', name: 'other', data_type: 'input' }, hit: 'value-deleted' },
    { records: null, not_counted: 'not-saved' },
  ],
  [
    {
      field: { object: 'Ticket', name: 'severity', data_type: 'select' },
      hit: 'option-removed',
      options: ['a', 'b', 'a'],
    },
    number(7),
  ],
  [
    {
      field: { object: 'Ticket', name: 'severity', data_type: 'select' },
      hit: 'option-removed',
      options: ['a', 'old'],
    },
    { records: null, not_counted: 'not-saved' },
  ],
  [
    {
      field: { object: 'Ticket', name: 'areas', data_type: 'multiselect' },
      hit: 'option-removed',
      options: ['a', 'c'],
    },
    number(4),
  ],
  [
    {
      field: { object: 'Ticket', name: 'areas', data_type: 'multiselect' },
      hit: 'option-removed',
      options: ['a', 'b'],
    },
    { records: null, not_counted: 'not-saved' },
  ],
  [
    { field: { object: 'User', name: 'slow', data_type: 'input' }, hit: 'value-missing' },
    { records: null, not_counted: 'too-slow', seconds: 10 },
  ],
  [
    { field: { object: 'Group', name: 'x', data_type: 'input' }, hit: 'value-deleted' },
    { records: null, not_counted: 'object' },
  ],
])('%o', (question, answer) => {
  expect(countsOfSnapshot(COUNTS)(question)).toEqual(answer);
});

test.each<[string, unknown]>([
  ['a list', []],
  ['no fields', { taken_at: '2026-11-22T19:20:00Z' }],
  ['no time', { fields: {} }],
  ['a time that is a sentence', { taken_at: 'yesterday', fields: {} }],
  ['a time that no clock shows', { taken_at: '2026-99-99T99:99:99Z', fields: {} }],
])('counts with %s are a failure that names the file', (_, counts) => {
  expect(() => saved(counts)).toThrow(/^live\.json cannot be read: .*"counts"/u);
});

test('what nobody understands in it was not saved', () => {
  const fields = {
    'Ticket.text': { filled: '37', all: 100 },
    'Ticket.more': { filled: 137, all: 100 },
    'Ticket.less': { filled: -1, all: 100 },
    'Ticket.half': { filled: 1.5, all: 100 },
    'Ticket.huge': { filled: 1e300, all: 1e300 },
    'Ticket.word': { not_counted: 'tomorrow' },
    'Ticket.wait': { not_counted: 'too-slow', seconds: 1e21 },
    'Ticket.list': [1],
    Nothing: { filled: 1, all: 2 },
  };
  const count = countsOfSnapshot(saved({ taken_at: '2026-11-22T19:20:00Z', fields }) ?? { fields: new Map() });
  for (const name of ['text', 'more', 'less', 'half', 'huge', 'word', 'wait', 'list'])
    expect(count({ field: { object: 'Ticket', name, data_type: 'input' }, hit: 'value-deleted' }), name).toEqual({
      records: null,
      not_counted: 'not-saved',
    });
});

test('choices that together are more than all records were not saved', () => {
  const fields = { 'Ticket.company': { filled: 80, all: 100, options: { a: 60, b: 60 } } };
  const count = countsOfSnapshot(saved({ taken_at: '2026-11-22T19:20:00Z', fields }) ?? { fields: new Map() });
  const field = { object: 'Ticket', name: 'company', data_type: 'select' } as const;
  expect(count({ field, hit: 'option-removed', options: ['a', 'b'] })).toEqual({
    records: null,
    not_counted: 'not-saved',
  });
  expect(count({ field, hit: 'option-removed', options: ['a'] })).toMatchObject({ records: 60 });
});

/** Counts choices as a desk would on which only some are used. */
function deskWith(used: Readonly<Record<string, number>>): {
  readonly asked: RecordQuestion[];
  readonly count: (question: RecordQuestion) => Promise<RecordCount>;
} {
  const asked: RecordQuestion[] = [];
  const total = Object.values(used).reduce((sum, records) => sum + records, 0);
  return {
    asked,
    count: async (question) => {
      asked.push(question);
      if (question.hit !== 'option-removed') return number(total);
      return number(question.options.reduce((sum, choice) => sum + (used[choice] ?? 0), 0));
    },
  };
}

function selectWith(choices: number): LiveRow {
  const options = Object.fromEntries(Array.from({ length: choices }, (_, index) => [`c${index}`, `Choice ${index}`]));
  const [row] = parseAttributeList([{ ...ROW, data_type: 'select', data_option: { options } }]);
  if (row === undefined) throw new Error('no row');
  return row;
}

const countAll = async (desk: ReturnType<typeof deskWith>, row: LiveRow, known: number[] = []) => {
  const filled = await countFilled(desk, row);
  return countChoices(desk, row, { filled, choices: choicesToCount(row, 'all') }, (found) => known.push(found));
};
const used = (choices: FieldCounts['choices']) =>
  [...choices].flatMap(([choice, count]) =>
    count.records !== null && count.records > 0 ? [[choice, count.records]] : [],
  );

test('choices are found by halving, the most used first, and unused ones together', async () => {
  const desk = deskWith({ c7: 2, c999: 100 });
  const known: number[] = [];
  const choices = await countAll(desk, selectWith(1000), known);
  expect(used(choices)).toEqual([
    ['c999', 100],
    ['c7', 2],
  ]);
  expect(choices.size).toBe(1000);
  expect(desk.asked.length).toBeLessThan(45);
  expect(known.at(-1)).toBe(1000);
  expect([...known].sort((a, b) => a - b)).toEqual(known);
  const none = deskWith({});
  expect((await countAll(none, selectWith(1000))).size).toBe(1000);
  expect(none.asked).toHaveLength(1);
});

test('where a record holds one choice, the second half of a group is what is left of it', async () => {
  const every10th = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`c${index * 10}`, index + 1]));
  const desk = deskWith(every10th);
  const found = await countAll(desk, selectWith(2000));
  expect(Object.fromEntries(used(found))).toEqual(every10th);
  expect(desk.asked.length).toBeLessThan(950);
});

test('the choices of a long list are counted only for a field that is named', () => {
  expect(choicesToCount(selectWith(50), 'few')).toHaveLength(50);
  expect(choicesToCount(selectWith(51), 'few')).toEqual([]);
  expect(choicesToCount(selectWith(51), 'all')).toHaveLength(51);
});
