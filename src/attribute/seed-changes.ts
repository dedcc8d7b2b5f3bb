import type { AttributeKey } from './attribute-key.ts';
import seedChanges from './generated/seed-changes.json' with { type: 'json' };
import { type JsonValue, sameJson } from './json.ts';

/** The values of one setting of a built-in row on all releases: a value in a list, or an empty list if it is not set. */
type ValuesOfSetting = readonly (readonly JsonValue[])[];

const CHANGES: Readonly<Record<string, Readonly<Record<string, ValuesOfSetting>>>> = seedChanges;

interface Difference {
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/**
 * Whether a built-in row differs from its definition only as the releases differ from each other. The files were written for
 * another release then: it is no drift, and cannot be changed. From the recorded lists of fresh installations of all
 * releases (5.2/01, 6.5/01, 7.1/01).
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
