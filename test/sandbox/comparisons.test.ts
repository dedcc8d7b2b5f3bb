import { describe, expect, test } from 'vitest';
import type { Column } from '../../src/attribute/data-types.ts';
import type { JsonValue } from '../../src/attribute/json.ts';
import {
  allOf,
  anyOf,
  askedValue,
  heldValue,
  not,
  StatementRefused,
  writtenList,
} from '../../src/sandbox/model/comparisons.ts';
import { databaseRegex, escapedLike, likePattern } from '../../src/sandbox/model/patterns.ts';

describe('what the database does not know', () => {
  test('spreads, unless the rest decides', () => {
    expect([not(null), allOf([true, null]), allOf([false, null]), anyOf([true, null]), anyOf([false, null])]).toEqual([
      null,
      null,
      false,
      true,
      null,
    ]);
    expect([allOf([]), anyOf([])]).toEqual([true, false]);
  });
});

describe('a value that is asked for', () => {
  test.each([
    ['integer', ' 42 ', 42],
    ['boolean', ' TRUE', true],
    ['boolean', 'of', false],
    ['date', '2026-06-01T23:00:00Z', '2026-06-01'],
    ['datetime', '2026-06-01 10:00', '2026-06-01T10:00:00.000Z'],
    // The columns have no zone.
    ['datetime', '2026-06-01T10:00:00+02:00', '2026-06-01T10:00:00.000Z'],
    ['list', '{}', []],
    ['list', '{""}', ['']],
    ['list', ' { a , "b c" , "d\\"e" , NULL } ', ['a', 'b c', 'd"e', null]],
    ['json', 'x', { value: 'x', label: 'X' }],
  ] as const satisfies readonly (readonly [Column, JsonValue, JsonValue])[])(
    'of a column %s, %j is %j',
    (kind, asked, held) => {
      expect(askedValue(kind, asked)).toBe(heldValue(kind, held));
    },
  );

  test.each([
    ['text', 5],
    ['text', true],
    ['integer', ''],
    ['integer', '4.5'],
    ['integer', true],
    ['boolean', ''],
    ['boolean', 1],
    ['boolean', 'o'],
    ['date', ''],
    ['date', '2026-13-01'],
    ['date', 20260101],
    ['list', 'a'],
    ['list', ''],
    ['list', '{a'],
    ['list', '{a,}'],
    ['list', '{{a}}'],
    ['json', 1],
  ] as const satisfies readonly (readonly [Column, JsonValue])[])(
    'of a column %s, the database refuses %j',
    (kind, asked) => {
      expect(() => askedValue(kind, asked)).toThrow(StatementRefused);
    },
  );

  test.each([[['a', 'b c', '', 'd"e\\', 'null', null, '{x}', 'y,z']], [[]], [['']]])(
    '%j is written as it is read',
    (values) => {
      expect(askedValue('list', writtenList(values))).toBe(heldValue('list', values));
    },
  );
});

describe('a pattern', () => {
  test.each([
    ['%', '', true],
    ['_', '', false],
    ['%a%', 'bAb', true],
    ['a%', 'ba', false],
    ['%a', 'ab', false],
    ['a_c', 'a\nc', true],
    ['a%c', 'a\n\nc', true],
    ['__', '😀', false],
    ['_', '😀', true],
    ['a\\%', 'a%', true],
    ['a\\%', 'ab', false],
    ['a.c', 'abc', false],
    ['(', '(', true],
  ])('%j on %j: %s', (pattern, text, fits) => {
    expect(likePattern(pattern).test(text)).toBe(fits);
  });

  test.each(['a_c', '100%', '\\', 'a\\_', '[x]'])('%j means itself', (text) => {
    expect(likePattern(escapedLike(text)).test(text)).toBe(true);
    expect(likePattern(escapedLike(text)).test(`${text}!`)).toBe(false);
  });

  test.each([
    ['^.{255}$', 'x'.repeat(255), true],
    ['^a.b$', 'A\nB', true],
    ['^b$', 'a\nb', false],
    ['\\{300\\}', '{300}', true],
  ])('a regular expression %j', (pattern, text, fits) => {
    expect(databaseRegex(pattern).test(text)).toBe(fits);
  });

  test.each(['([', '.{256}', '.{1,256}', '.{256,}', '(', '*'])('%j is no regular expression', (pattern) => {
    expect(() => databaseRegex(pattern)).toThrow(StatementRefused);
  });
});
