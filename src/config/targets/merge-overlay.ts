import { longestKey } from '../../attribute/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../attribute/json.ts';

/** Merges an overlay into settings: maps merge, lists replace, null is a value. */
export function mergeSettings(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? mergeSettings(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Removes the settings at these paths. Each map is copied only once, since a list of choices may lose thousands. */
export function withoutSettings(settings: JsonObject, paths: readonly (readonly string[])[]): JsonObject {
  const removals: Removals = new Map();
  for (const path of paths) addRemoval(removals, path);
  return removals.size === 0 ? settings : without(settings, removals);
}

/** Removals in a map: a complete member, or parts of it. */
type Removals = Map<string, 'all' | Removals>;

function addRemoval(removals: Removals, [key, ...rest]: readonly string[]): void {
  if (key === undefined) return;
  const known = removals.get(key);
  if (known === 'all') return;
  if (rest.length === 0) {
    removals.set(key, 'all');
    return;
  }
  const below: Removals = known ?? new Map();
  removals.set(key, below);
  addRemoval(below, rest);
}

function without(settings: JsonObject, removals: Removals): JsonObject {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): readonly (readonly [string, JsonValue])[] => {
      const removal = removals.get(name);
      if (removal === 'all') return [];
      return [[name, removal === undefined || !isJsonObject(value) ? value : without(value, removal)]];
    }),
  );
}

/** Where "data_option/note" leads in these settings, or the map in which the way ends and the word that it lacks. */
type RemovalPath =
  | { readonly outcome: 'found'; readonly path: readonly string[] }
  | { readonly outcome: 'lost'; readonly word: string; readonly known: readonly string[] };

/** Finds the path of a setting to remove. Keys may contain slashes, so the longest matching key counts. */
export function findRemoval(settings: JsonObject, text: string): RemovalPath {
  if (Object.hasOwn(settings, text)) return { outcome: 'found', path: [text] };
  const key = longestKey(settings, text);
  const inside = key === undefined ? undefined : member(settings, key);
  if (key === undefined || !isJsonObject(inside))
    return { outcome: 'lost', word: text.split('/')[0] ?? text, known: Object.keys(settings) };
  const rest = findRemoval(inside, text.slice(key.length + 1));
  return rest.outcome === 'found' ? { outcome: 'found', path: [key, ...rest.path] } : rest;
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
