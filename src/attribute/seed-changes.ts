import type { AttributeKey } from './attribute-key.ts';
import seedChanges from './generated/seed-changes.json' with { type: 'json' };
import { type JsonValue, sameJson } from './json.ts';

/** What the releases have in one setting of a row of their own: a value in a list, or an empty list where it is not there. */
type ValuesOfSetting = readonly (readonly JsonValue[])[];

const CHANGES: Readonly<Record<string, Readonly<Record<string, ValuesOfSetting>>>> = seedChanges;

interface Difference {
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/**
 * Does a row that nobody can change differ from its definition only as the releases differ from each other? The files
 * were written for another release then: it is no drift, and nothing could be done about it. Read off the fresh lists of
 * all releases (5.2/01, 6.5/01, 7.1/01).
 */
export function isChangedByUpgrade(key: AttributeKey, { path, before, after }: Difference): boolean {
  const settings = Object.hasOwn(CHANGES, key) ? CHANGES[key] : undefined;
  const values = settings === undefined ? undefined : valuesOf(settings, path.join('/'));
  const isShipped = (value: JsonValue | undefined): boolean =>
    values?.some((known) => sameJson(known[0], value)) ?? false;
  return isShipped(before) && isShipped(after);
}

function valuesOf(settings: Readonly<Record<string, ValuesOfSetting>>, path: string): ValuesOfSetting | undefined {
  return Object.hasOwn(settings, path) ? settings[path] : undefined;
}
