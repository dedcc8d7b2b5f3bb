import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/attribute/json.ts';
import { isSince, RELEASES } from '../../src/attribute/release.ts';
import { askedDesk, filledDesk, is, isNot, SOURCES } from './counted.ts';
import { addUser } from './people.ts';

type Row = readonly [question: string, condition: JsonObject, found: number];

/** The questions that deskform asks on every release. On 6.5 two more tickets hold an external data source alone. */
const QUESTIONS: readonly Row[] = [
  ['all, by id', { 'ticket.id': isNot(null) }, 7],
  ['a text: any value', { 'ticket.input': isNot('') }, 4],
  ['a text: none', { 'ticket.input': is('') }, 3],
  ['an option', { 'ticket.choice': is('a') }, 1],
  ['any of several', { 'ticket.choice': is(['a', 'b']) }, 2],
  ['a number: any', { 'ticket.amount': isNot(null) }, 3],
  ['a number: none', { 'ticket.amount': is(null) }, 4],
  ['a number: one', { 'ticket.amount': is(0) }, 1],
  ['a number: several', { 'ticket.amount': is([0, 42]) }, 2],
  ['true', { 'ticket.maybe': is(true) }, 1],
  ['false by default, also of older records', { 'ticket.yes_or_no': is(false) }, 5],
  ['a day: any', { 'ticket.day': isNot(null) }, 1],
  ['a day: none', { 'ticket.day': is(null) }, 6],
  ['a moment: any', { 'ticket.moment': isNot(null) }, 1],
  ['one of the choices', { 'ticket.choices': { operator: 'contains one', value: ['a'] } }, 1],
  ['one of several choices', { 'ticket.choices': { operator: 'contains one', value: ['a', 'b'] } }, 2],
  ['an empty choice', { 'ticket.choices': { operator: 'contains one', value: [''] } }, 1],
  ['two conditions on one column', { 'ticket.choices': isNot(null), 'ticket.choices.2': isNot(['{}', '{""}']) }, 3],
  ['a field that is not there', { 'ticket.nothing': is('a') }, 0],
];

/** What everybody who made no value adds to the count of those without one. */
const WITH_MORE = [
  'all, by id',
  'a text: none',
  'a number: none',
  'a day: none',
  'false by default, also of older records',
];

describe.each(RELEASES)('on %s', (release) => {
  const desk = filledDesk(release);
  const more = isSince(release, '6.5') ? SOURCES.length : 0;

  test.each(QUESTIONS)('counts %s', (question, condition, found) => {
    expect(desk.count(condition)).toBe(found + (WITH_MORE.includes(question) ? more : 0));
  });

  test('any and none together are all', () => {
    const { rows } = desk.desk;
    for (const { name } of rows.filter((row) => row.object === 'Ticket' && row.position >= 1700)) {
      const [set, unset] = [isNot(null), is(null)].map((asked) => Number(desk.count({ [`ticket.${name}`]: asked })));
      expect((set ?? 0) + (unset ?? 0), name).toBe(7 + more);
    }
  });

  test('says that it does not answer what deskform does not ask', () => {
    const others: readonly JsonValue[] = [
      null,
      'x',
      { 'ticket.input': { value: 'a' } },
      { 'ticket.input': { operator: 'starts with', value: 'a' } },
      { 'ticket.day': { operator: 'within last (relative)', value: 1, range: 'day' } },
      { 'ticket.maybe': is('') },
      { 'customer.email': is('a') },
    ];
    expect(others.map((condition) => desk.count(condition))).toEqual(others.map(() => 501));
  });

  test('counts texts longer than a limit, characters and not halves of them', () => {
    const isOlder = !isSince(release, '6.5');
    const longer = (than: number): JsonObject =>
      isOlder
        ? { operator: 'contains', value: '_'.repeat(than + 1) }
        : { operator: 'matches regex', value: than < 255 ? `^.{${than + 1},}$` : '(.{250}){1}.{6}' };
    expect(desk.count({ 'ticket.input': longer(80) })).toBe(2);
    expect(desk.count({ 'ticket.area': longer(255) })).toBe(2);
    const tooLong = { 'ticket.area': { operator: 'matches regex', value: '^.{256,}$' } };
    expect(desk.count(tooLong)).toBe(isOlder ? 501 : 0);
  });
});

test.each(['6.5', '7.1'] as const)(
  'on %s, sources, blocks of conditions, users and organizations are counted',
  (release) => {
    const desk = filledDesk(release);
    const conditions = [
      { name: 'ticket.input', operator: 'is', value: 'short' },
      { name: 'ticket.choice', operator: 'is', value: 'b' },
    ];
    expect(desk.count({ operator: 'OR', conditions })).toBe(2);
    expect(desk.count({ operator: 'AND', conditions })).toBe(0);
    expect(desk.count({ 'ticket.source': isNot(null) })).toBe(2);
    expect(desk.count({ 'ticket.source': is(null) })).toBe(7);
    expect(desk.count({ 'ticket.source': is([{ value: '1' }]) })).toBe(1);
    // Without the system itself.
    expect(desk.count({ 'user.id': isNot(null) }, 'users')).toBe(3);
    expect(desk.count({ 'organization.id': isNot(null) }, 'organizations')).toBe(1);
    expect(desk.count({ 'group.id': isNot(null) }, 'groups')).toBe(422);
  },
);

test('on 5.2, only tickets can be counted', () => {
  const { count } = filledDesk('5.2');
  expect(['users', 'organizations', 'groups'].map((records) => count({}, records))).toEqual([404, 404, 404]);
});

test.each(RELEASES)('on %s, whoever has no permission of an administrator counts nothing', (release) => {
  const { desk, countAs } = askedDesk(release);
  addUser(desk, { login: 'agent@example.com', roles: ['Agent'], tokens: [{ token: 'agent' }] }, new Date());
  const all = { 'ticket.id': isNot(null) };
  expect([countAs('agent', all), countAs('nobody', all), countAs('admin', all)]).toEqual([403, 401, 1]);
});
