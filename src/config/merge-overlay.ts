import { isJsonObject, type JsonObject, type JsonValue, member } from '../attribute/json.ts';

/** Maps merge, lists replace, and null is a value like any other. */
export function mergeSettings(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? mergeSettings(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** The settings without the one that a path leads to. */
export function withoutSetting(settings: JsonObject, [key, ...rest]: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): readonly (readonly [string, JsonValue])[] => {
      if (name !== key) return [[name, value]];
      if (rest.length === 0) return [];
      return [[name, isJsonObject(value) ? withoutSetting(value, rest) : value]];
    }),
  );
}

/** Where "data_option/note" leads in these settings, or the map in which the way ends and the word that it lacks. */
export type RemovalPath =
  | { readonly outcome: 'found'; readonly path: readonly string[] }
  | { readonly outcome: 'lost'; readonly word: string; readonly known: readonly string[] };

/** A key may hold slashes itself, as values of options do: the longest key that fits is taken. */
export function findRemoval(settings: JsonObject, text: string): RemovalPath {
  const keys = Object.keys(settings);
  if (keys.includes(text)) return { outcome: 'found', path: [text] };
  const key = keys.filter((name) => text.startsWith(`${name}/`)).sort((a, b) => b.length - a.length)[0];
  const inside = key === undefined ? undefined : member(settings, key);
  if (key === undefined || !isJsonObject(inside))
    return { outcome: 'lost', word: text.split('/')[0] ?? text, known: keys };
  const rest = findRemoval(inside, text.slice(key.length + 1));
  return rest.outcome === 'found' ? { outcome: 'found', path: [key, ...rest.path] } : rest;
}

/** How many steps of a path these settings hold. */
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
