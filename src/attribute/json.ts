import { isDeepStrictEqual } from 'node:util';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object holds under a key, and nothing that it inherits: "__proto__" is a name like any other here. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A copy with one member changed, added or (undefined) removed. */
export function withMember(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

/** Equal as the help desk compares: the order of keys does not count, the JSON type does ("1600" is not 1600). */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return isDeepStrictEqual(a, b);
}

/** JSON text in which equal values are equal texts: keys sorted at every depth. */
export function canonicalJson(value: JsonValue): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(member(value, key) ?? null)]),
  );
}
