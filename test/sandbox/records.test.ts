import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/attribute/json.ts';
import { isSince, RELEASES, type Release } from '../../src/attribute/release.ts';
import { addUser } from '../../src/sandbox/people.ts';
import { addTicket, askedDesk, deskWithFields } from './counted.ts';

const NEWER = RELEASES.filter((release) => isSince(release, '6.5'));

/** Beside ticket 1, which is older than the fields: one without values, one with NULL, and four that hold something. */
const VALUES: readonly JsonObject[] = [
  {},
  { input: null, choice: null, choices: null, check: null, branch: null },
  {
    ...{ input: 'short', area: 'x'.repeat(300), amount: 0, yes_or_no: true, maybe: false, day: '2026-01-31' },
    ...{ moment: '2026-01-31T10:00:00Z', choice: 'a', choices: ['a', 'b'], branch: 'Top', check: 'a' },
  },
  {
    input: 'ü'.repeat(81),
    area: 'y'.repeat(256),
    amount: 42,
    maybe: true,
    choice: 'b',
    choices: ['b'],
    branch: 'Top::Sub',
  },
  {
    input: 'one\ntwo',
    area: 'z'.repeat(255),
    amount: 1000,
    yes_or_no: null,
    choice: 'old',
    choices: [''],
    branch: 'Other',
  },
  { input: `a_%\\b${'n\n'.repeat(40)}`, choice: 'A', choices: ['c'] },
];

const SOURCES: readonly JsonObject[] = [
  { source: { value: '1', label: 'One' } },
  { source: { value: '2', label: 'Two' } },
];

function filledDesk(release: Release) {
  const desk = deskWithFields(release);
  for (const values of VALUES) addTicket(desk, values);
  if (isSince(release, '6.5')) for (const values of SOURCES) addTicket(desk, values);
  return desk;
}

type Row = readonly [question: string, condition: JsonObject, found: number];

const is = (value: JsonValue): JsonObject => ({ operator: 'is', value });
const isNot = (value: JsonValue): JsonObject => ({ operator: 'is not', value });

/** The questions that both kinds of release answer alike. On 6.5 two more tickets hold an external data source alone. */
const QUESTIONS: readonly Row[] = [
  ['all', {}, 7],
  ['all, by id', { 'ticket.id': isNot(null) }, 7],
  ['a text: any value', { 'ticket.input': isNot('') }, 4],
  ['a choice: any value', { 'ticket.choice': isNot('') }, 4],
  ['a branch: any value', { 'ticket.branch': isNot('') }, 3],
  ['a check: any value', { 'ticket.check': isNot('') }, 1],
  ['an option', { 'ticket.choice': is('a') }, 1],
  ['any of several', { 'ticket.choice': is(['a', 'b']) }, 2],
  ['what is no option any more', { 'ticket.choice': isNot(['a', 'b', 'c', '']) }, 2],
  ['a number: any', { 'ticket.amount': isNot(null) }, 3],
  ['a number: one', { 'ticket.amount': is(0) }, 1],
  ['a number: one, as text', { 'ticket.amount': is('42') }, 1],
  ['a number: several', { 'ticket.amount': is([0, 42]) }, 2],
  ['a number: from', { 'ticket.amount': { operator: 'after (absolute)', value: 42 } }, 2],
  ['a number: up to', { 'ticket.amount': { operator: 'before (absolute)', value: 42 } }, 2],
  ['true', { 'ticket.maybe': is(true) }, 1],
  ['false', { 'ticket.maybe': is(false) }, 1],
  ['false by default, also of older records', { 'ticket.yes_or_no': is(false) }, 5],
  ['neither', { 'ticket.yes_or_no': is(null) }, 1],
  ['a day: any', { 'ticket.day': isNot(null) }, 1],
  ['a day: since', { 'ticket.day': { operator: 'after (absolute)', value: '2026-01-31T23:00:00Z' } }, 1],
  ['a moment: any', { 'ticket.moment': isNot(null) }, 1],
  ['one of the choices', { 'ticket.choices': { operator: 'contains one', value: ['a'] } }, 1],
  ['one of several choices', { 'ticket.choices': { operator: 'contains one', value: ['a', 'b'] } }, 2],
  ['all of several choices', { 'ticket.choices': { operator: 'contains all', value: ['a', 'b'] } }, 1],
  ['a plain text among the choices', { 'ticket.choices': { operator: 'contains one', value: 'b' } }, 2],
  ['any choice', { 'ticket.choices': { operator: 'contains one', value: ['a', 'b', 'c', 'old'] } }, 3],
  ['an empty choice', { 'ticket.choices': { operator: 'contains one', value: [''] } }, 1],
  ['two conditions on one column', { 'ticket.choices': isNot(null), 'ticket.choices.2': isNot(['{}', '{""}']) }, 3],
  // The one whose text begins with "a_" has a backslash, too.
  ['case does not count in a part of a text', { 'ticket.input': { operator: 'contains', value: 'SHORT' } }, 1],
];

/** What everybody who made no value adds to the count of those without one. */
const EMPTY: readonly Row[] = [
  ['a text: none', { 'ticket.input': is('') }, 3],
  ['a text: none, in a list', { 'ticket.input': is(['']) }, 3],
  ['a text: NULL', { 'ticket.input': is(null) }, 2],
  ['a number: none', { 'ticket.amount': is(null) }, 4],
  ['a number: not this one', { 'ticket.amount': isNot(0) }, 6],
  ['not true, with NULL', { 'ticket.maybe': isNot(true) }, 6],
  ['a day: none', { 'ticket.day': is(null) }, 6],
  ['outside of options, or NULL', { 'ticket.choice': isNot(['a', 'b']) }, 5],
];

/** A wrong question: 200 with 0, as if nobody held anything. */
const SWALLOWED: readonly (readonly [string, JsonObject])[] = [
  ['a field that is not there', { 'ticket.nothing': is('a') }],
  ['a field that is not there, set', { 'ticket.nothing': isNot(null) }],
  ['one good, one not', { 'ticket.id': isNot(null), 'ticket.nothing': is('a') }],
  ['an empty text of a number', { 'ticket.amount': is('') }],
  ['no empty text of a number', { 'ticket.amount': isNot('') }],
  ['an empty text of a boolean', { 'ticket.maybe': is('') }],
  ['a number of a boolean', { 'ticket.maybe': is(1) }],
  ['an empty text of a day', { 'ticket.day': isNot('') }],
  ['a number of a text', { 'ticket.input': is(5) }],
  ['an empty text of choices', { 'ticket.choices': isNot('') }],
  ['an option of choices', { 'ticket.choices': is(['a']) }],
  ['a part of choices', { 'ticket.choices': { operator: 'contains', value: 'a' } }],
  ['one of a single choice', { 'ticket.choice': { operator: 'contains one', value: ['a'] } }],
  ['no value', { 'ticket.input': { operator: 'is' } }],
  ['an empty list', { 'ticket.input': is([]) }],
  ['a list with NULL', { 'ticket.input': isNot([null]) }],
];

describe.each(RELEASES)('on %s', (release) => {
  const desk = filledDesk(release);
  const more = isSince(release, '6.5') ? SOURCES.length : 0;

  test.each(QUESTIONS)('counts %s', (question, condition, found) => {
    const withMore = ['all', 'all, by id', 'false by default, also of older records'].includes(question);
    expect(desk.count(condition)).toBe(found + (withMore ? more : 0));
  });

  test.each(EMPTY)('counts %s', (question, condition, found) => {
    expect(desk.count(condition)).toBe(found + (question.endsWith('NULL') && question.startsWith('a text') ? 0 : more));
  });

  test.each(SWALLOWED)('finds nothing by %s', (_, condition) => {
    expect(desk.count(condition)).toBe(0);
  });

  test('none of a choice is counted in three questions', () => {
    const counts = [is(null), is('{}'), { operator: 'contains one', value: [''] }].map((asked) =>
      desk.count({ 'ticket.choices': asked }),
    );
    expect(counts).toEqual([2, 1 + more, 1]);
  });

  test('any and none together are all', () => {
    const { rows } = desk.desk;
    for (const { name } of rows.filter((row) => row.object === 'Ticket' && row.position >= 1700)) {
      const [set, unset] = [isNot(null), is(null)].map((asked) => Number(desk.count({ [`ticket.${name}`]: asked })));
      expect((set ?? 0) + (unset ?? 0), name).toBe(7 + more);
    }
  });

  test('says what is wrong with a condition that cannot be read', () => {
    const wrong: readonly JsonValue[] = [null, 'x', { 'ticket.input': { value: 'a' } }, { 'group.name': is('a') }];
    expect(wrong.map((condition) => desk.count(condition))).toEqual([500, 500, 500, 500]);
    expect(desk.count({ 'ticket.input': { operator: 'is like', value: 'a' } })).toBe(500);
  });

  test('says that it cannot answer what needs a clock', () => {
    expect(desk.count({ 'ticket.day': { operator: 'within last (relative)', value: 1, range: 'day' } })).toBe(501);
  });
});

describe('on 5.2', () => {
  const desk = filledDesk('5.2');

  test('an underscore is any character, so that longer texts are counted by them', () => {
    const longer = (than: number) => ({ operator: 'contains', value: '_'.repeat(than + 1) });
    expect(desk.count({ 'ticket.input': longer(80) })).toBe(2);
    expect(desk.count({ 'ticket.area': longer(255) })).toBe(2);
    expect(desk.count({ 'ticket.area': { operator: 'contains', value: 'Z%Z' } })).toBe(1);
  });

  test('there are neither regular expressions nor beginnings', () => {
    expect(desk.count({ 'ticket.input': { operator: 'matches regex', value: '.' } })).toBe(500);
    expect(desk.count({ 'ticket.branch': { operator: 'starts with', value: 'Top' } })).toBe(500);
  });

  test('only tickets can be counted', () => {
    expect(desk.count({}, 'users')).toBe(404);
    expect(desk.count({}, 'organizations')).toBe(404);
    expect(desk.count({}, 'groups')).toBe(404);
  });
});

describe.each(NEWER)('on %s', (release) => {
  const desk = filledDesk(release);

  test.each([
    ['longer than 80', { 'ticket.input': { operator: 'matches regex', value: '^.{81,}$' } }, 2],
    ['longer than 255', { 'ticket.area': { operator: 'matches regex', value: '(.{250}){1}.{6}' } }, 2],
    ['case does not count', { 'ticket.input': { operator: 'matches regex', value: '^SH' } }, 1],
    ['more than 255 repetitions', { 'ticket.area': { operator: 'matches regex', value: '^.{256,}$' } }, 0],
    ['a regex that is none', { 'ticket.input': { operator: 'matches regex', value: '([' } }, 0],
    ['a regex on a number', { 'ticket.amount': { operator: 'matches regex', value: '.' } }, 0],
    ['an underscore is itself', { 'ticket.input': { operator: 'contains', value: '_' } }, 1],
    ['so are the other signs', { 'ticket.input': { operator: 'contains', value: '_%\\' } }, 1],
    ['any of several', { 'ticket.choice': { operator: 'is any of', value: ['a', 'b'] } }, 2],
    ['any of none is the empty text', { 'ticket.input': { operator: 'is any of', value: [] } }, 3],
    ['a branch and below', { 'ticket.branch': { operator: 'starts with', value: 'Top::' } }, 1],
    ['a source: any', { 'ticket.source': isNot(null) }, 2],
    ['a source: none', { 'ticket.source': is(null) }, 7],
    ['a source: one', { 'ticket.source': is([{ value: '1' }]) }, 1],
    ['a source by no object', { 'ticket.source': isNot('') }, 500],
    ['is set', { 'ticket.input': { operator: 'is set' } }, 500],
    ['is not set', { 'ticket.input': { operator: 'not set', value: '' } }, 500],
  ] as readonly (readonly [string, JsonObject, number])[])('counts %s', (_, condition, found) => {
    expect(desk.count(condition)).toBe(found);
  });

  test('conditions can be joined', () => {
    const conditions = [
      { name: 'ticket.input', operator: 'is', value: 'short' },
      { name: 'ticket.choice', operator: 'is', value: 'b' },
    ];
    expect(desk.count({ operator: 'OR', conditions })).toBe(2);
    expect(desk.count({ operator: 'AND', conditions })).toBe(0);
    // Whether a text is not "b" is not known where it is NULL.
    expect(desk.count({ operator: 'NOT', conditions: conditions.slice(1) })).toBe(6);
    expect(
      desk.count({
        operator: 'OR',
        conditions: [
          { operator: 'AND', conditions },
          { operator: 'AND', conditions: [] },
        ],
      }),
    ).toBe(0);
  });

  test('users, without the system itself, and organizations are counted, groups are not', () => {
    expect(desk.count({}, 'users')).toBe(3);
    expect(desk.count({ 'organization.name': is('Zammad Foundation') }, 'organizations')).toBe(1);
    expect(desk.count({}, 'groups')).toBe(422);
  });

  test('tickets are found by their customer', () => {
    expect(desk.count({ 'customer.email': is('nicole.braun@zammad.org') })).toBe(9);
    expect(desk.count({ 'customer.nothing': isNot(null) })).toBe(0);
    expect(desk.count({ 'organization.name': is('Zammad Foundation') })).toBe(9);
  });
});

test.each(RELEASES)('on %s, whoever has no permission of an administrator counts nothing', (release) => {
  const { desk, countAs } = askedDesk(release);
  addUser(desk, { login: 'agent@example.com', roles: ['Agent'], tokens: [{ token: 'agent' }] }, new Date());
  expect([countAs('agent', {}), countAs('nobody', {}), countAs('admin', {})]).toEqual([403, 401, 1]);
});
