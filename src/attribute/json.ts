import { isDeepStrictEqual } from 'node:util';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
      .map((key) => [key, sortKeys(value[key] ?? null)]),
  );
}
