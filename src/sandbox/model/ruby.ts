import { isJsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';

/** How the service's programming language writes a value down. */
export function inspect(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return 'nil';
  if (Array.isArray(value)) return `[${value.map(inspect).join(', ')}]`;
  if (isJsonObject(value)) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}=>${inspect(item)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}

function className(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return 'NilClass';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'Float';
  return typeof value === 'string' ? 'String' : 'ActiveSupport::HashWithIndifferentAccess';
}

/** The text of a method that the value does not have; newer versions of the language no longer show the value. */
export function noMethod(method: string, value: JsonValue | undefined, release: Release): string {
  if (release === '5.2') return `undefined method \`${method}' for ${inspect(value)}:${className(value)}`;
  const whom = value === undefined || value === null || typeof value === 'boolean' ? inspect(value) : undefined;
  return `undefined method \`${method}' for ${whom ?? `an instance of ${className(value)}`}`;
}

/** Everything but nil and false counts as true, also 0 and "". */
export function isTruthy(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** The number at the beginning of a text: "1abc" is 1, "abc" is 0. */
export function leadingInteger(text: string): number {
  return Number(/^\s*([-+]?\d+)/.exec(text)?.[1] ?? 0);
}

/** What an integer column makes of a value; undefined is the database's null. */
export function castInteger(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && value !== '' ? leadingInteger(value) : undefined;
}

const FALSE_VALUES: readonly JsonValue[] = [false, 0, '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF'];

/** What a boolean column makes of a value; undefined is the database's null. */
export function castBoolean(value: JsonValue | undefined): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return !FALSE_VALUES.includes(value);
}

/** What a text column makes of a value; undefined is the database's null. */
export function castString(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'string' ? value : inspect(value);
}
