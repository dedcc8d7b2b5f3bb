import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../attribute/json.ts';
import type { Project } from '../../config/load-project.ts';
import { withoutSettings } from '../../config/target/merge-overlay.ts';
import type { TargetSettings } from '../../config/target/target-settings.ts';
import type { AttributeToWrite, NeededSecret } from '../../edit/attribute-to-write.ts';
import { findIds } from '../../schema/check-overlay.ts';
import type { NewEntry } from './import-files.ts';

type Parts =
  | { readonly outcome: 'split'; readonly entries: readonly NewEntry[]; readonly secrets: readonly NeededSecret[] }
  | { readonly outcome: 'no-overlay'; readonly key: AttributeKey };

/** Ids belong to one help desk: where a project has several, they go into the overlay of the one they were found on. */
export function splitIds(
  { key, settings, secrets }: AttributeToWrite,
  project: Project,
  target: TargetSettings,
): Parts {
  const ids = project.targets.length > 1 ? findIds(settings).map(({ path }) => path) : [];
  if (ids.length === 0) return { outcome: 'split', entries: [{ key, settings, patterns: project.patterns }], secrets };
  const patterns = ownOverlays(project, target);
  if (patterns.length === 0) return { outcome: 'no-overlay', key };
  return {
    outcome: 'split',
    entries: [
      { key, settings: withoutSettings(settings, ids), patterns: project.patterns },
      { key, settings: overlayEntry(settings, ids), patterns },
    ],
    secrets,
  };
}

/** Patterns of overlays that no other target has: what they read is read for this target alone. */
export function ownOverlays({ targets }: Project, { name, overlays }: TargetSettings): readonly string[] {
  const others = targets.filter((other) => other.name !== name).flatMap((other) => other.overlays);
  return overlays.filter((pattern) => !others.includes(pattern));
}

/** What an overlay says of an attribute to hold nothing but these of its settings. */
export function overlayEntry(settings: JsonObject, paths: readonly (readonly string[])[]): JsonObject {
  const entry: JsonObject = { name: settings.name ?? null };
  return paths.reduce((overlay, path) => withValueAt(overlay, path, valueAt(settings, path)), entry);
}

/** Null where there is nothing. */
export function valueAt(value: JsonValue, path: readonly string[]): JsonValue {
  return path.reduce<JsonValue>(
    (inside, step) => (isJsonObject(inside) ? (member(inside, step) ?? null) : null),
    value,
  );
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
