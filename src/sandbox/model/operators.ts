import type { Column } from '../../attribute/data-types.ts';
import { asText, isJsonObject, type JsonValue } from '../../attribute/json.ts';
import { holdsOn, type Release, type Span } from '../../attribute/release.ts';
import { askedValue, heldValue, not, requireText, StatementRefused, type Truth } from './comparisons.ts';
import { databaseRegex, escapedLike, likePattern } from './patterns.ts';
import { has } from './release-rules.ts';
import { internalError } from './service-error.ts';

/** What one condition says of a value that a record holds. */
export type ValueTest = (held: JsonValue) => Truth;

/** What an operator makes of the value that was asked for, on a column of a kind. */
type Operator = (kind: Column, value: JsonValue, release: Release) => ValueTest;

interface OperatorFacts {
  readonly span: Span;
  readonly test: Operator;
}

function listed(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : [value];
}

/** External data sources are asked for by objects with a value; anything else cannot be read (6.5/24 "c_ext: is not """). */
function soughtValues(kind: Column, value: JsonValue): readonly JsonValue[] {
  if (kind !== 'json') return listed(value);
  return listed(value).map((item) => {
    if (!isJsonObject(item)) throw internalError(500, 'no implicit conversion of Symbol into Integer');
    return asText(item.value ?? '');
  });
}

const isNull: ValueTest = (held) => held === null;
const isNotNull: ValueTest = (held) => held !== null;

/** `IN`: unknown where the record holds nothing. */
function among(kind: Column, values: readonly JsonValue[]): ValueTest {
  const sought = new Set(values.map((value) => askedValue(kind, value)));
  return (held) => {
    const value = heldValue(kind, held);
    return value === undefined ? null : sought.has(value);
  };
}

const nullOr = (test: ValueTest): ValueTest => {
  return (held) => test(held) ?? true;
};

const is: Operator = (kind, value) => {
  if (value === null) return kind === 'json' ? (held) => heldValue(kind, held) === undefined : isNull;
  const test = among(kind, soughtValues(kind, value));
  return kind !== 'json' && listed(value).includes('') ? nullOr(test) : test;
};

/** NULL counts as well, unless the empty text is among the values; never of an external data source. */
const isNot: Operator = (kind, value) => {
  if (value === null) return kind === 'json' ? (held) => heldValue(kind, held) !== undefined : isNotNull;
  const test = among(kind, soughtValues(kind, value));
  const other: ValueTest = (held) => not(test(held));
  return kind === 'json' || listed(value).includes('') ? other : nullOr(other);
};

const anyOfValues: Operator = (kind, value) => {
  const values = listed(value ?? []);
  return among(kind, values.length === 0 ? [''] : values);
};

const negated =
  (operator: Operator): Operator =>
  (kind, value, release) => {
    const test = operator(kind, value, release);
    return (held) => not(test(held));
  };

function matching(kind: Column, pattern: RegExp): ValueTest {
  requireText(kind);
  return (held) => {
    const text = heldValue(kind, held);
    return text === undefined ? null : pattern.test(String(text));
  };
}

/** Before 6.5 the signs of a pattern are not taken for themselves, so that underscores count characters (5.2/16). */
const contains: Operator = (kind, value, release) => {
  const text = asText(value);
  return matching(kind, likePattern(`%${has(release, 'blocks of conditions') ? escapedLike(text) : text}%`));
};

const containsNot: Operator = (kind, value, release) => {
  const other = negated(contains)(kind, value, release);
  return has(release, 'blocks of conditions') ? nullOr(other) : other;
};

const withAffixes =
  (around: (text: string) => string): Operator =>
  (kind, value) => {
    const tests = listed(value).map((text) => matching(kind, likePattern(around(escapedLike(asText(text))))));
    return (held) => tests.some((test) => test(held) === true) || (held === null ? null : false);
  };

const startsWith = withAffixes((text) => `${text}%`);
const endsWith = withAffixes((text) => `%${text}`);

const regex: Operator = (kind, value) => {
  if (typeof value !== 'string') throw new StatementRefused('a regular expression is a text');
  return matching(kind, databaseRegex(value));
};

/** Lists only: on a single value the statement has a hole where its comparison belongs (5.2/16 "contains one on a single select"). */
const overlap =
  (fits: (held: readonly string[], sought: readonly string[]) => boolean): Operator =>
  (kind, value) => {
    if (kind !== 'list') throw new StatementRefused('no list');
    const sought = listed(value).map(asText);
    return (held) => (Array.isArray(held) ? fits(held.map(asText), sought) : null);
  };

const containsOne = overlap((held, sought) => sought.some((value) => held.includes(value)));
const containsAll = overlap((held, sought) => sought.every((value) => held.includes(value)));

const ordered =
  (fits: (difference: number) => boolean): Operator =>
  (kind, value) => {
    const limit = value === null || Array.isArray(value) ? undefined : askedValue(kind, value);
    if (limit === undefined) throw new StatementRefused('no single value');
    return (held) => {
      const found = heldValue(kind, held);
      if (found === undefined) return null;
      return fits(found < limit ? -1 : Number(found > limit));
    };
  };

const never: Operator = () => () => false;
const NEWER: Span = { since: '6.5' };

/** What the sandbox answers; the others need clocks, articles or tags, of which it has none. */
const OPERATORS: Readonly<Record<string, OperatorFacts>> = {
  is: { span: {}, test: is },
  'is not': { span: {}, test: isNot },
  'is any of': { span: NEWER, test: anyOfValues },
  'is none of': { span: NEWER, test: negated(anyOfValues) },
  contains: { span: {}, test: contains },
  'contains not': { span: {}, test: containsNot },
  'contains one': { span: {}, test: containsOne },
  'contains one not': { span: {}, test: negated(containsOne) },
  'contains all': { span: {}, test: containsAll },
  'contains all not': { span: {}, test: negated(containsAll) },
  'starts with': { span: NEWER, test: startsWith },
  'starts with one of': { span: NEWER, test: startsWith },
  'ends with': { span: NEWER, test: endsWith },
  'ends with one of': { span: NEWER, test: endsWith },
  'matches regex': { span: NEWER, test: regex },
  'does not match regex': { span: NEWER, test: negated(regex) },
  // Both have the limit itself (5.2/16 "before (absolute) 0").
  'before (absolute)': { span: {}, test: ordered((difference) => difference <= 0) },
  'after (absolute)': { span: {}, test: ordered((difference) => difference >= 0) },
  'has changed': { span: NEWER, test: never },
  'has reached': { span: NEWER, test: never },
  'has reached warning': { span: NEWER, test: never },
};

/** The operator of a name on a release, where the sandbox has it. */
export function findOperator(release: Release, name: string): Operator | undefined {
  const facts = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  return facts !== undefined && holdsOn(release, facts.span) ? facts.test : undefined;
}
