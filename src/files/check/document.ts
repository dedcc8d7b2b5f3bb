import { isJsonObject, type JsonObject } from '../../model/json.ts';
import type { Path, ProblemAtPath } from '../../model/problem.ts';

/** Returns the value at a path; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Counts the steps of a path that exist in these settings. */
export function writtenSteps(settings: JsonObject, path: Path): number {
  const missing = path.findIndex((_, index) => valueAt(settings, path.slice(0, index + 1)) === undefined);
  return missing < 0 ? path.length : missing;
}

/** Merges an overlay into settings: maps merge, lists replace, null is a value. */
export function mergeSettings(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? mergeSettings(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Makes one problem for all of a kind: the first one, with the number of others. */
export function firstOfEach(
  problems: readonly ProblemAtPath[],
  kindOf: (problem: ProblemAtPath) => string,
): readonly ProblemAtPath[] {
  const kinds = new Map<string, { readonly first: ProblemAtPath; count: number }>();
  for (const problem of problems) {
    const kind = kinds.get(kindOf(problem)) ?? { first: problem, count: 0 };
    kinds.set(kindOf(problem), kind);
    kind.count += 1;
  }
  return [...kinds.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, message: `${first.message} (and ${count - 1} more)` },
  );
}

/** Finds items that have the key of an earlier one, each with that one. */
export function twinsIn<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): readonly (readonly [first: Item, twin: Item])[] {
  const seen = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    return first === undefined ? [] : [[first, item] as const];
  });
}
