import type { Column } from '../../attribute/data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import { findOperator, type ValueTest } from './operators.ts';
import { has } from './release-rules.ts';
import { internalError } from './service-error.ts';

/** Operators that the service knows and the sandbox does not, so that nobody takes its answer for the service's. */
const UNANSWERED = /^(today|(within next|within last|after|before|till|from) \(relative\)|is (not )?in working time)$/;

/** Before 6.5, what begins with one of these passes for an operator until it has to do something (5.2/16 "is set"). */
const OLDER_WORDS =
  /^(is|contains|(after|before) \(absolute\)|(within next|within last|after|before|till|from) \(relative\))/;

/** The operator of a condition. Whether the column takes it is another question. */
export function requireOperator(release: Release, settings: JsonObject): (kind: Column, value: JsonValue) => ValueTest {
  const { operator = null, value = null } = settings;
  const [what, shown] = has(release, 'blocks of conditions')
    ? ['condition', inRuby(settings, (key) => `:${key}`)]
    : ['selector', inRuby(settings, (key) => JSON.stringify(key))];
  if (operator === null || operator === '') throw internalError(500, `Invalid ${what}, operator missing ${shown}`);
  const word = asText(operator);
  if (!isOperator(release, word)) {
    throw internalError(500, `Invalid ${what}, operator '${word}' is invalid ${shown}`);
  }
  if (UNANSWERED.test(word)) throw internalError(501, `the sandbox does not answer the operator '${word}'`);
  const found = findOperator(release, word);
  if (found !== undefined) return (kind, wanted) => found(kind, wanted, release);
  if (lacksValue(release, settings)) return () => () => null;
  throw internalError(500, `Invalid operator '${word}' for '${inRuby(value, (key) => `:${key}`)}'`);
}

function isOperator(release: Release, word: string): boolean {
  if (!has(release, 'blocks of conditions')) return OLDER_WORDS.test(word);
  return findOperator(release, word) !== undefined || UNANSWERED.test(word) || word === 'is set' || word === 'not set';
}

/** A value as the service's own language writes it. */
function inRuby(value: JsonValue, keyed: (key: string) => string): string {
  if (value === null) return 'nil';
  if (Array.isArray(value)) return `[${value.map((item) => inRuby(item, keyed)).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${keyed(key)}=>${inRuby(item, keyed)}`);
  return `{${entries.join(', ')}}`;
}

/** These know what to do without a value. */
const NEED_NO_VALUE = /^(has (changed|reached|reached warning)|is (any|none) of|is set|not set)$/;

/** Whether a value is missing that the operator needs; then the service asks nothing at all (5.2/16 "no value"). */
export function lacksValue(release: Release, { operator = null, value }: JsonObject): boolean {
  const word = asText(operator);
  if (has(release, 'blocks of conditions') && NEED_NO_VALUE.test(word)) return false;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return true;
  return word.startsWith('contains') && isBlank(value);
}

function isBlank(value: JsonValue): boolean {
  if (value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isJsonObject(value) && Object.keys(value).length === 0;
}
