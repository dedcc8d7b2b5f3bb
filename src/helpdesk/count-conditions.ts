import type { ObjectName } from '../model/attribute-key.ts';
import { type Column, factsOf, offersChoices } from '../model/data-types.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import type { CountedField, NotCounted, RecordQuestion } from '../model/record-count.ts';
import { type DeskRelease, isSince } from '../model/release.ts';
import { unreachable } from '../model/unreachable.ts';

export type SelectorPath = `/api/v1/${'tickets' | 'users' | 'organizations'}/selector`;

/**
 * The endpoint that counts records of one object. 5.2 counts tickets only (5.2/16 "count users"), and no release counts groups
 * (6.5/24, 7.1/13 "count groups"). Between the two it is asked.
 */
export function selectorOf(object: ObjectName, { rules, next = rules }: DeskRelease): SelectorPath | NotCounted {
  if (object === 'Ticket') return '/api/v1/tickets/selector';
  if (object === 'Group') return { not_counted: 'object' };
  if (!isSince(next, '6.5')) return { not_counted: 'release' };
  return object === 'User' ? '/api/v1/users/selector' : '/api/v1/organizations/selector';
}

/** How conditions are written: by name of the column, as in 5.2, or in blocks with AND, OR and patterns, as since 6.5. */
export type Dialect = 'keys' | 'blocks';

/** How to write questions, and how those with a pattern are tried: between 5.2 and 6.5 one in blocks may be refused. */
export function dialectsOf({ rules, next = rules }: DeskRelease) {
  const since = (release: typeof rules): Dialect => (isSince(release, '6.5') ? 'blocks' : 'keys');
  return { dialect: since(rules), ofPatterns: since(next) };
}

/** A condition that every record meets: `id` is never null ("all records, id is not null"). */
export function conditionOfAll(object: ObjectName): JsonObject {
  return { [`${object.toLowerCase()}.id`]: { operator: 'is not', value: null } };
}

type Test = readonly [operator: string, value: JsonValue];

const nullOrNot = { filled: [['is not', null]], empty: [['is', null]] } as const;

/**
 * A record with a value meets all of `filled`, one without exactly one of `empty`, and one with a choice exactly one of
 * `anyOf`, which is left out where choices cannot be counted.
 *
 * A wrong condition for a column answers 200 with 0 (5.2/16, 6.5/24 and 7.1/13, `is not "" on a date`, "is with an option").
 * A list without an entry is {} or {""}, and `is not` also matches null ("null or empty list"). `contains one [""]` would
 * also find a list that holds an empty text beside an option.
 */
const QUESTIONS: Readonly<
  Record<
    Column,
    {
      readonly filled: readonly Test[];
      readonly empty: readonly Test[];
      readonly anyOf?: (choices: readonly string[]) => readonly Test[];
    }
  >
> = {
  text: { filled: [['is not', '']], empty: [['is', '']], anyOf: (choices) => [['is', oneOrList(choices)]] },
  list: {
    filled: [
      ['is not', null],
      ['is not', ['{}', '{""}']],
    ],
    empty: [
      ['is', null],
      ['is', '{}'],
      ['is', '{""}'],
    ],
    anyOf: (choices) => [['contains one', choices]],
  },
  integer: {
    ...nullOrNot,
    anyOf: (choices) => {
      const numbers = choices
        .filter((choice) => /^-?\d+$/u.test(choice))
        .map(Number)
        .filter(Number.isSafeInteger);
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
 * Lists without an entry as MySQL and MariaDB store them: never set, set to nothing, an empty text (6.1-mariadb/01 "counts").
 * PostgreSQL finds 0, but asked as one list of values it finds 0 of its own forms too, so each is its own condition. No
 * release since 7.0 runs on these databases.
 */
export function emptyListsOfMariaDb(field: CountedField, { rules }: DeskRelease): readonly JsonObject[] {
  const isAsked = factsOf(field.data_type).column === 'list' && !isSince(rules, '7.1');
  return isAsked ? ['""', '[]', '[""]'].map((form) => single(nameOf(field), ['is', form])) : [];
}

/** Their numbers add up to the answer: none mean 0. Undefined if the data type does not support the question. */
export function conditionsOf(question: RecordQuestion, dialect: Dialect): readonly JsonObject[] | undefined {
  const { field } = question;
  const { column } = factsOf(field.data_type);
  const questions = QUESTIONS[column];
  const one = (...test: Test): readonly JsonObject[] => [single(nameOf(field), test)];
  switch (question.hit) {
    case 'record-filled':
      return [conditionOfAll(field.object)];
    case 'value-deleted':
    case 'time-stored':
      return [allOf(questions.filled, field, dialect)];
    case 'option-removed': {
      // The empty text means no choice: it would match records without a value.
      const choices = question.options.filter((choice) => choice !== '');
      return choices.length === 0 ? [] : questions.anyOf && oneOf(questions.anyOf(choices), field, dialect);
    }
    case 'value-not-offered': {
      const { options } = question;
      // With the empty text in the list, neither null nor an empty text counts ("any value outside a,b,c").
      return column === 'text' ? one('is not', options.length === 0 ? '' : [...options, '']) : undefined;
    }
    case 'value-below-min':
      return column === 'integer' ? one('before (absolute)', question.limit - 1) : undefined;
    case 'value-above-max':
      return column === 'integer' ? one('after (absolute)', question.limit + 1) : undefined;
    case 'value-missing':
      return column === 'text' && !offersChoices(field.data_type)
        ? oneOf(WITHOUT_TEXT[dialect], field, dialect)
        : undefined;
    case 'value-too-long':
      return column === 'text' ? one(...longerThan(question.characters, dialect)) : undefined;
    default:
      return unreachable(question);
  }
}

/** The conditions for records without a value. */
export function conditionsOfEmpty(field: CountedField, dialect: Dialect): readonly JsonObject[] {
  return oneOf(QUESTIONS[factsOf(field.data_type).column].empty, field, dialect);
}

/**
 * A quick condition that must match some record if any has a value. 0 means that the help desk cannot read the pattern
 * ("regex that is no regex"). The database answers `^.` after one character, also as an alternative to a long pattern, which
 * may be too complex for it. Undefined for a question without a pattern.
 */
export function probeOf(question: RecordQuestion, dialect: Dialect): JsonObject | undefined {
  const { field } = question;
  if (question.hit === 'value-missing' && dialect === 'blocks') return expert('OR', [OF_BLANKS, ['is not', '']], field);
  if (question.hit !== 'value-too-long') return undefined;
  if (dialect === 'keys') return single(nameOf(field), longerThan(0, dialect));
  const [operator, pattern] = longerThan(question.characters, dialect);
  return single(nameOf(field), [operator, question.characters <= SURELY_READ ? '^.' : `^.|${pattern}`]);
}

/** What the service takes for blank, as Ruby on Rails does: more than the blanks of the database's own class. */
const BLANKS = ' \t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
const LONGEST_RUN = 100;

const OF_BLANKS: Test = ['matches regex', `^[${BLANKS}]+$`];

/**
 * One question for no text and blanks: MariaDB ignores blanks at the end, so that two would count some records twice
 * (6.1-mariadb/01 "counts"). Without patterns, texts of up to 100 spaces are counted, which is what people leave behind.
 */
const WITHOUT_TEXT: Readonly<Record<Dialect, readonly Test[]>> = {
  keys: [['is', Array.from({ length: LONGEST_RUN + 1 }, (_, length) => ' '.repeat(length))]],
  blocks: [['is', ''], OF_BLANKS],
};

/** The largest number of repetitions in a pattern of the database. */
const MOST_REPETITIONS = 255;
const PIECE = 250;
/** Patterns for so many characters were counted with. PostgreSQL 15 finds those for 50,000 too complex. */
const SURELY_READ = 4000;

/**
 * `_` matches any character before 6.1 ("longer than 80, contains 81 underscores"), which escapes it. A pattern finds the
 * first character behind the limit that is no space: a migration cuts trailing spaces.
 */
function longerThan(characters: number, dialect: Dialect): Test {
  if (dialect === 'keys') return ['contains', '_'.repeat(characters + 1)];
  const [pieces, rest] = [Math.floor(characters / PIECE), characters % PIECE];
  const start = characters <= MOST_REPETITIONS ? `.{${characters}}` : `(.{${PIECE}}){${pieces}}.{${rest}}`;
  return ['matches regex', `^${start} *[^ ]`];
}

/** Combines tests of one column. By keys there is no AND, but a second key for it ("the same column under two keys"). */
function allOf(tests: readonly Test[], field: CountedField, dialect: Dialect): JsonObject {
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return single(nameOf(field), first);
  if (dialect === 'blocks') return expert('AND', tests, field);
  const keys = tests.map((test, index) => single(index === 0 ? nameOf(field) : `${nameOf(field)}.${index + 1}`, test));
  return Object.assign({}, ...keys);
}

/** Alternatives of one column. By keys there is no OR, so each becomes its own condition. */
function oneOf(tests: readonly Test[], field: CountedField, dialect: Dialect): readonly JsonObject[] {
  if (tests.length > 1 && dialect === 'blocks') return [expert('OR', tests, field)];
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
