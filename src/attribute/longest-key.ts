import type { JsonObject } from './json.ts';

/**
 * The longest key of a map with which a path begins: keys may hold slashes themselves. Asked for from slash to slash, not
 * from key to key: there may be thousands of those, and as many paths.
 */
export function longestKey(settings: JsonObject, path: string): string | undefined {
  for (let end = path.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const key = path.slice(0, end);
    if (Object.hasOwn(settings, key)) return key;
  }
  return undefined;
}
