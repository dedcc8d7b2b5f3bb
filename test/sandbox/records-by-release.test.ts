import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/attribute/json.ts';
import { isSince, RELEASES } from '../../src/attribute/release.ts';
import { filledDesk, is, isNot } from './counted.ts';

const NEWER = RELEASES.filter((release) => isSince(release, '6.5'));

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
