import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/attribute/json.ts';
import { isSince, RELEASES } from '../../src/attribute/release.ts';
import { addUser } from '../../src/sandbox/people.ts';
import { askedDesk, filledDesk, is, isNot, SOURCES } from './counted.ts';

type Row = readonly [question: string, condition: JsonObject, found: number];

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

  test('says that it cannot answer what needs a clock, a person or another table', () => {
    expect(desk.count({ 'ticket.day': { operator: 'within last (relative)', value: 1, range: 'day' } })).toBe(501);
    const mine = { operator: 'is', pre_condition: 'current_user.id', value: '' };
    const others = [{ 'ticket.tags': is('a') }, { 'article.body': is('a') }, { 'ticket.customer_id': mine }];
    expect(others.map((condition) => desk.count(condition))).toEqual([501, 501, 501]);
    const nobody = { operator: 'is', pre_condition: 'not_set', value: '' };
    expect(desk.count({ 'ticket.owner_id': nobody, 'ticket.input': nobody })).toBe(2);
  });
});

test.each(RELEASES)('on %s, whoever has no permission of an administrator counts nothing', (release) => {
  const { desk, countAs } = askedDesk(release);
  addUser(desk, { login: 'agent@example.com', roles: ['Agent'], tokens: [{ token: 'agent' }] }, new Date());
  expect([countAs('agent', {}), countAs('nobody', {}), countAs('admin', {})]).toEqual([403, 401, 1]);
});
