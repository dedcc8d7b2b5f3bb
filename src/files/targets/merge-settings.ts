import { isJsonObject, type JsonObject, type JsonValue, member } from '../../model/json.ts';

/** Merges an overlay into settings: maps merge, lists replace, null is a value. */
export function mergeSettings(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? mergeSettings(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Counts the steps of a path that exist in these settings. */
export function writtenSteps(settings: JsonValue, path: readonly string[]): number {
  let value: JsonValue | undefined = settings;
  let steps = 0;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isJsonObject(value) ? member(value, step) : undefined;
    if (value === undefined) return steps;
    steps += 1;
  }
  return steps;
}
