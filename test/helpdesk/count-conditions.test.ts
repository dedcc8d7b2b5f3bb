import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../../src/attribute/json.ts';
import type { CountedField, RecordQuestion } from '../../src/attribute/record-count.ts';
import type { Release } from '../../src/attribute/release.ts';
import { conditionsOf, selectorOf } from '../../src/helpdesk/count-conditions.ts';

type Asked = RecordQuestion extends infer Each ? (Each extends unknown ? Omit<Each, 'field'> : never) : never;

/** The types of the recorded fields. */
const TYPES = {
  c_input: 'input',
  c_textarea: 'textarea',
  c_richtext: 'richtext',
  c_int: 'integer',
  c_bool: 'boolean',
  c_booln: 'boolean',
  c_date: 'date',
  c_datetime: 'datetime',
  c_select: 'select',
  c_multi: 'multiselect',
  c_tree: 'tree_select',
  c_mtree: 'multi_tree_select',
  c_check: 'checkbox',
  c_ext: 'autocompletion_ajax_external_data_source',
} as const;

function ticketField(name: keyof typeof TYPES): CountedField {
  return { object: 'Ticket', name, dataType: TYPES[name] };
}

/** Each with whether a stored value meets it. */
const QUESTIONS: readonly (readonly [keyof typeof TYPES, Asked, (value: JsonValue) => boolean])[] = [
  ...(
    ['c_input', 'c_textarea', 'c_select', 'c_int', 'c_bool', 'c_date', 'c_datetime', 'c_multi', 'c_check'] as const
  ).map((name) => [name, { asks: 'filled' }, (value: JsonValue) => !isEmpty(value)] as const),
  ...(['c_input', 'c_select', 'c_int', 'c_bool', 'c_date', 'c_datetime', 'c_multi'] as const).map(
    (name) => [name, { asks: 'empty' }, isEmpty] as const,
  ),
  ['c_input', { asks: 'longer-than', characters: 80 }, (value) => lengthOf(value) > 80],
  ['c_richtext', { asks: 'longer-than', characters: 80 }, (value) => lengthOf(value) > 80],
  ['c_textarea', { asks: 'longer-than', characters: 255 }, (value) => lengthOf(value) > 255],
  ['c_textarea', { asks: 'longer-than', characters: 499 }, (value) => lengthOf(value) > 499],
  ['c_select', { asks: 'any-of', choices: ['a'] }, (value) => value === 'a'],
  ['c_select', { asks: 'any-of', choices: ['a', 'old', ''] }, (value) => value === 'a' || value === 'old'],
  ['c_tree', { asks: 'any-of', choices: ['Top::Sub'] }, (value) => value === 'Top::Sub'],
  ['c_multi', { asks: 'any-of', choices: ['a'] }, (value) => Array.isArray(value) && value.includes('a')],
  [
    'c_multi',
    { asks: 'any-of', choices: ['b', 'old'] },
    (value) => Array.isArray(value) && (value.includes('b') || value.includes('old')),
  ],
  ['c_mtree', { asks: 'any-of', choices: ['Top::Sub'] }, (value) => Array.isArray(value) && value.includes('Top::Sub')],
  ['c_int', { asks: 'any-of', choices: ['0', '42', 'many'] }, (value) => value === 0 || value === 42],
  ['c_booln', { asks: 'any-of', choices: ['true', 'perhaps'] }, (value) => value === true],
  ['c_booln', { asks: 'any-of', choices: ['false'] }, (value) => value === false],
  ['c_date', { asks: 'any-of', choices: [] }, () => false],
];

const ONLY_NEWER: typeof QUESTIONS = [
  ['c_ext', { asks: 'filled' }, (value) => !isEmpty(value)],
  ['c_ext', { asks: 'empty' }, isEmpty],
];

describe.each([
  ['5.2', '5.2/16_counts', QUESTIONS],
  ['6.5', '6.5/24_counts', [...QUESTIONS, ...ONLY_NEWER]],
  ['7.1', '7.1/13_counts', [...QUESTIONS, ...ONLY_NEWER]],
] as const)('on %s, the recorded numbers are those of the records', (release, file, questions) => {
  const recorded = readRecording(file);

  test.each(questions)('%s %o', (name, asked, isMet) => {
    const conditions = conditionsOf({ field: ticketField(name), ...asked }, release) ?? [];
    const numbers = conditions.map((condition) => recorded.numberOf(condition));
    // 7.1/13 asks nothing about both forms of an emptied list; 6.5/24 does, and "both behave the same".
    if (release === '7.1' && name === 'c_multi' && asked.asks !== 'any-of') return;
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(recorded.values(name).filter(isMet).length);
  });
});

test('a field that is longer than a pattern can say in one piece', () => {
  const lengthOn = (release: Release, characters: number): JsonValue | undefined =>
    conditionsOf({ field: ticketField('c_textarea'), asks: 'longer-than', characters }, release)?.[0]?.[
      'ticket.c_textarea'
    ];
  expect(lengthOn('5.2', 3)).toEqual({ operator: 'contains', value: '____' });
  expect(lengthOn('6.5', 254)).toEqual({ operator: 'matches regex', value: '^.{255,}$' });
  expect(lengthOn('7.1', 255)).toEqual({ operator: 'matches regex', value: '(.{250}){1}.{6}' });
  expect(lengthOn('7.1', 3999)).toEqual({ operator: 'matches regex', value: '(.{250}){16}.{0}' });
});

test('what a data type cannot be asked is asked of none', () => {
  const asked = (name: keyof typeof TYPES, question: Asked): unknown =>
    conditionsOf({ field: ticketField(name), ...question }, '6.5');
  expect(asked('c_date', { asks: 'any-of', choices: ['2026-11-22'] })).toBeUndefined();
  expect(asked('c_int', { asks: 'longer-than', characters: 3 })).toBeUndefined();
  expect(asked('c_multi', { asks: 'longer-than', characters: 3 })).toBeUndefined();
  expect(asked('c_int', { asks: 'any-of', choices: ['many'] })).toEqual([]);
});

test('which objects each release counts', () => {
  expect(selectorOf('Ticket', '5.2')).toMatchObject({ number: 'ticket_count' });
  expect(selectorOf('User', '5.2')).toEqual({ reason: 'release' });
  expect(selectorOf('Organization', '7.1')).toMatchObject({ number: 'object_count' });
  expect(selectorOf('Group', '7.1')).toEqual({ reason: 'object' });
});

function isEmpty(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 0 || (value.length === 1 && value[0] === '');
  return value === null || value === '' || (isJsonObject(value) && Object.keys(value).length === 0);
}

function lengthOf(value: JsonValue): number {
  return typeof value === 'string' ? [...value].length : 0;
}

interface Recorded {
  readonly values: (name: string) => readonly JsonValue[];
  readonly numberOf: (condition: JsonObject) => number;
}

/** The values of every ticket, and the numbers of all conditions while these were its tickets. */
function readRecording(file: string): Recorded {
  const lines = readFileSync(`test/recordings/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map(parseJson)
    .filter(isJsonObject);
  const noted = lines.findIndex(
    ({ note }) => isJsonObject(note) && String(note.step).startsWith('the records: Ticket'),
  );
  const { note } = lines[noted] ?? {};
  const rows = isJsonObject(note) && Array.isArray(note.note) ? note.note.filter(isJsonObject) : [];
  const numbers = new Map<string, number>();
  for (const { request, response } of lines.slice(noted)) {
    if (
      !isJsonObject(request) ||
      !isJsonObject(response) ||
      !isJsonObject(request.body) ||
      !isJsonObject(response.body)
    )
      continue;
    const number = response.body.ticket_count ?? response.body.object_count;
    const condition = JSON.stringify(request.body.condition);
    if (typeof number === 'number' && !numbers.has(condition)) numbers.set(condition, number);
  }
  const numberOf = (condition: JsonObject): number =>
    numbers.get(JSON.stringify(condition)) ?? numberOfAlternatives(condition, numberOf);
  return { values: (name) => rows.map((row) => row[name] ?? null), numberOf };
}

/** What is asked as one OR was recorded piece by piece, and no record meets two pieces. */
function numberOfAlternatives({ operator, conditions }: JsonObject, numberOf: Recorded['numberOf']): number {
  if (operator !== 'OR' || !Array.isArray(conditions)) return Number.NaN;
  return conditions
    .filter(isJsonObject)
    .map(({ name, ...test }) => numberOf({ [String(name)]: test }))
    .reduce((sum, number) => sum + number, 0);
}
