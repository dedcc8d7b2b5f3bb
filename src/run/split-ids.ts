import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, withMember } from '../attribute/json.ts';
import type { Project } from '../config/load-project.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import type { AttributeToWrite, NeededSecret } from '../edit/attribute-to-write.ts';
import { findIds } from '../schema/check-ids.ts';
import type { NewEntry } from './import-files.ts';

type Parts =
  | { readonly outcome: 'split'; readonly entries: readonly NewEntry[]; readonly secrets: readonly NeededSecret[] }
  | { readonly outcome: 'no-overlay'; readonly key: AttributeKey };

/** Ids belong to one help desk: where a project has several, they go into the overlay of the one they were found on. */
export function splitIds(
  { key, settings, secrets }: AttributeToWrite,
  { patterns, targets }: Project,
  target: TargetSettings,
): Parts {
  const ids = targets.length > 1 ? findIds(settings).map(({ path }) => path) : [];
  if (ids.length === 0) return { outcome: 'split', entries: [{ key, settings, patterns }], secrets };
  if (target.overlays.length === 0) return { outcome: 'no-overlay', key };
  const shared = ids.reduce(without, settings);
  const own = ids.reduce((overlay, path) => withValueAt(overlay, path, valueAt(settings, path)), {
    name: settings.name ?? null,
  } as JsonObject);
  return {
    outcome: 'split',
    entries: [
      { key, settings: shared, patterns },
      { key, settings: own, patterns: target.overlays },
    ],
    secrets,
  };
}

function valueAt(value: JsonValue, path: readonly string[]): JsonValue {
  return path.reduce<JsonValue>(
    (inside, step) => (isJsonObject(inside) ? (member(inside, step) ?? null) : null),
    value,
  );
}

function without(object: JsonObject, [head, ...rest]: readonly string[]): JsonObject {
  if (head === undefined) return object;
  const inside = member(object, head);
  if (rest.length === 0 || !isJsonObject(inside)) return withMember(object, head, undefined);
  return replaced(object, head, without(inside, rest));
}

function withValueAt(object: JsonObject, [head, ...rest]: readonly string[], value: JsonValue): JsonObject {
  if (head === undefined) return object;
  const inside = member(object, head);
  return replaced(
    object,
    head,
    rest.length === 0 ? value : withValueAt(isJsonObject(inside) ? inside : {}, rest, value),
  );
}

/** In its place, since the order is how people read it. */
function replaced(object: JsonObject, key: string, value: JsonValue): JsonObject {
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, inside]) => [name, name === key ? value : inside]))
    : { ...object, [key]: value };
}
