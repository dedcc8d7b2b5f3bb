import type { ObjectName } from '../attribute/attribute-key.ts';
import { type Column, factsOf } from '../attribute/data-types.ts';
import type { JsonObject, JsonValue } from '../attribute/json.ts';
import type { CountedField, NotCounted, RecordQuestion } from '../attribute/record-count.ts';
import { holdsOn, isSince, type Release, type Span } from '../attribute/release.ts';

/** The endpoint that counts records of one object, and the key of the number in its answer. */
export interface Selector {
  readonly path: `/api/v1/${'tickets' | 'users' | 'organizations'}/selector`;
  readonly number: 'ticket_count' | 'object_count';
}

/** 5.2 counts tickets only (5.2/16 "count users"), and no release counts groups (6.5/24, 7.1/13 "count groups"). */
const SELECTORS: Readonly<Record<ObjectName, readonly (Selector & Span)[]>> = {
  Ticket: [
    { path: '/api/v1/tickets/selector', number: 'ticket_count', until: '6.5' },
    { path: '/api/v1/tickets/selector', number: 'object_count', since: '6.5' },
  ],
  User: [{ path: '/api/v1/users/selector', number: 'object_count', since: '6.5' }],
  Organization: [{ path: '/api/v1/organizations/selector', number: 'object_count', since: '6.5' }],
  Group: [],
};

export function selectorOf(object: ObjectName, release: Release): Selector | NotCounted {
  const known = SELECTORS[object];
  return known.find((selector) => holdsOn(release, selector)) ?? { reason: known.length === 0 ? 'object' : 'release' };
}

/** A condition that every record meets: `id` is never null ("all records, id is not null"). */
export function conditionOfAll(object: ObjectName): JsonObject {
  return { [`${object.toLowerCase()}.id`]: { operator: 'is not', value: null } };
}

type Test = readonly [operator: string, value: JsonValue];

interface ColumnQuestions {
  /** A record with a value meets all of them. */
  readonly filled: readonly Test[];
  /** A record without a value meets exactly one of them. */
  readonly empty: readonly Test[];
  /** A record with one of these choices meets exactly one of them; undefined if choices cannot be counted. */
  readonly anyOf?: (choices: readonly string[]) => readonly Test[];
  readonly longerThan?: 'by-pattern';
}

const nullOrNot = { filled: [['is not', null]], empty: [['is', null]] } as const;

/**
 * A wrong condition for a column answers 200 with 0 (5.2/16, 6.5/24 and 7.1/13, `is not "" on a date`, "is with an option").
 * An emptied list is {} or has one empty text, and `is not` also matches null ("null or empty list").
 */
const QUESTIONS: Readonly<Record<Column, ColumnQuestions>> = {
  text: {
    filled: [['is not', '']],
    empty: [['is', '']],
    anyOf: (choices) => [['is', oneOrList(choices)]],
    longerThan: 'by-pattern',
  },
  list: {
    filled: [
      ['is not', null],
      ['is not', ['{}', '{""}']],
    ],
    empty: [
      ['is', null],
      ['is', '{}'],
      ['contains one', ['']],
    ],
    anyOf: (choices) => [['contains one', choices]],
  },
  integer: {
    ...nullOrNot,
    anyOf: (choices) => {
      const numbers = choices.filter(isWhole).map(Number);
      return numbers.length === 0 ? [] : [['is', oneOrList(numbers)]];
    },
  },
  boolean: {
    ...nullOrNot,
    anyOf: (choices) => [true, false].filter((value) => choices.includes(String(value))).map((value) => ['is', value]),
  },
  date: nullOrNot,
  datetime: nullOrNot,
  json: { ...nullOrNot, anyOf: (choices) => choices.map((value) => ['is', [{ value }]]) },
};

/**
 * The conditions whose numbers add up to the answer; no conditions mean 0. Undefined if the data type does not support the
 * question.
 */
export function conditionsOf(question: RecordQuestion, release: Release): readonly JsonObject[] | undefined {
  const { field } = question;
  const questions = QUESTIONS[factsOf(field.dataType).column];
  switch (question.asks) {
    case 'filled':
      return [allOf(questions.filled, field, release)];
    case 'empty':
      return oneOf(questions.empty, field, release);
    case 'any-of': {
      // The empty text means no choice: it would match records without a value.
      const choices = question.choices.filter((choice) => choice !== '');
      return choices.length === 0 ? [] : questions.anyOf && oneOf(questions.anyOf(choices), field, release);
    }
    case 'longer-than':
      if (questions.longerThan === undefined) return undefined;
      return oneOf([longerThan(question.characters, release)], field, release);
  }
}

/**
 * A condition that must match some record if any has a value. 0 means that the help desk cannot read the pattern ("regex
 * that is no regex"). Since 6.5 it contains the pattern itself; 5.2 uses one for every length.
 */
export function probeOfLength(field: CountedField, characters: number, release: Release): JsonObject {
  if (!isSince(release, '6.5')) return single(nameOf(field), longerThan(0, release));
  return expert('OR', [longerThan(characters, release), ['is not', '']], field);
}

/** The largest number of repetitions in a pattern of the database. */
const MOST_REPETITIONS = 255;
const PIECE = 250;

/** `_` matches any character before 6.5, which escapes it ("longer than 80, contains 81 underscores"). */
function longerThan(characters: number, release: Release): Test {
  const least = characters + 1;
  if (!isSince(release, '6.5')) return ['contains', '_'.repeat(least)];
  // Anchored and without a tail: on 20,000 records the database answers in less than half the time.
  if (least <= MOST_REPETITIONS) return ['matches regex', `^.{${least}}`];
  return ['matches regex', `^(.{${PIECE}}){${Math.floor(least / PIECE)}}.{${least % PIECE}}`];
}

/** Combines tests of one column. 5.2 has no AND, but accepts a second key ("the same column under two keys"). */
function allOf(tests: readonly Test[], field: CountedField, release: Release): JsonObject {
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return single(nameOf(field), first);
  if (isSince(release, '6.5')) return expert('AND', tests, field);
  const keys = tests.map((test, index) => single(index === 0 ? nameOf(field) : `${nameOf(field)}.${index + 1}`, test));
  return Object.assign({}, ...keys);
}

/** Alternatives of one column. 5.2 has no OR, so each becomes its own condition. */
function oneOf(tests: readonly Test[], field: CountedField, release: Release): readonly JsonObject[] {
  if (tests.length > 1 && isSince(release, '6.5')) return [expert('OR', tests, field)];
  return tests.map((test) => single(nameOf(field), test));
}

function single(name: string, [operator, value]: Test): JsonObject {
  return { [name]: { operator, value } };
}

function expert(operator: 'AND' | 'OR', tests: readonly Test[], field: CountedField): JsonObject {
  return { operator, conditions: tests.map(([own, value]) => ({ name: nameOf(field), operator: own, value })) };
}

function nameOf({ object, name }: CountedField): string {
  return `${object.toLowerCase()}.${name}`;
}

/** Never called with an empty list, which answers 200 with 0 ("an empty list of values"). */
function oneOrList<T extends JsonValue>(values: readonly T[]): T | readonly T[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}

function isWhole(choice: string): boolean {
  return /^-?\d+$/u.test(choice) && Number.isSafeInteger(Number(choice));
}
