import type { JsonObject, JsonValue } from '../../model/json.ts';
import { nearest } from './did-you-mean.ts';

/** The keys of a map, told apart before anything is asked of their values: what a mistyped key means is not missing. */
export interface Keys {
  /** What stands under known keys. */
  readonly known: JsonObject;
  /** The others, with the key that a person means. */
  readonly strange: readonly { readonly key: string; readonly near: string | undefined }[];
}

export function keysOf(
  map: JsonObject,
  names: readonly string[],
  meant: (key: string, value: JsonValue) => string | undefined,
): Keys {
  const isKnown = ([key]: readonly [string, JsonValue]): boolean => names.includes(key);
  const entries = Object.entries(map);
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    strange: entries
      .filter((entry) => !isKnown(entry))
      .map(([key, value]) => ({ key, near: meant(key, value) ?? nearest(key, names) })),
  };
}

/** The same with each key that is meant, for what asks only whether it is there. */
export function withMeant({ known, strange }: Keys): JsonObject {
  return { ...Object.fromEntries(strange.flatMap(({ near }) => (near === undefined ? [] : [[near, null]]))), ...known };
}
