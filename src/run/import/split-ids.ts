import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { type AttributeDefinition, beginsWith } from '../../attribute/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../attribute/json.ts';
import type { LiveAttribute } from '../../attribute/live-attribute.ts';
import type { Project } from '../../config/load-project.ts';
import type { WrittenAttribute } from '../../config/read-definitions.ts';
import { withoutSettings } from '../../config/targets/merge-overlay.ts';
import type { TargetSettings } from '../../config/targets/target-settings.ts';
import { attributeToWrite } from '../../edit/attribute-to-write.ts';
import { findIds } from '../../schema/check-overlay.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { matchLive, type PlacedEdit } from './edit-declared.ts';

type Path = readonly string[];

/** An attribute that no file declares: ids go into the overlay of the help desk that they were found on. */
export function writeNew(row: LiveAttribute, { project, target }: OpenedTarget): RowToWrite | LeftOut {
  const { key, settings, secrets } = attributeToWrite(row);
  const ids = idsOf(settings, project);
  const shared = { settings: withoutSettings(settings, ids), patterns: project.patterns };
  const toWrite = { row, secrets, edits: [], lists: [] };
  if (ids.length === 0) return { ...toWrite, entries: [shared] };
  const patterns = ownOverlays(project, target);
  if (patterns.length === 0) return idsNeedOverlay(key, target);
  return { ...toWrite, entries: [shared, { settings: overlayEntry(settings, ids), patterns }] };
}

/** A declared attribute as the help desk has it, with new ids in the overlay of their help desk. */
export function writeLive(
  definition: AttributeDefinition,
  row: LiveAttribute,
  { project, target }: OpenedTarget,
): RowToWrite | LeftOut {
  const { key, settings } = attributeToWrite(row);
  const overlay = project.overlaid.get(key);
  const matched = matchLive(definition, row);
  const edits = matched.edits.flatMap((edit) => inBothFiles(edit, definition, overlay));
  const ids = idsToMove(definition, settings, edits, project);
  if (ids.length === 0) return { row, ...matched, edits, entries: [] };
  const shared = [...removals(definition, ids), ...edits.flatMap((edit) => withoutIds(edit, ids))];
  if (overlay !== undefined) {
    const { file } = overlay;
    if (project.sharedOverlays.includes(file)) return idsNeedOwnOverlay(key, target, file);
    const own = ids.map((path): PlacedEdit => {
      return { file, edit: { kind: 'set', key, path, value: valueAt(settings, path) } };
    });
    return { row, ...matched, edits: [...shared, ...own], entries: [] };
  }
  const patterns = ownOverlays(project, target);
  if (patterns.length === 0) return idsNeedOverlay(key, target);
  return { row, ...matched, edits: shared, entries: [{ settings: overlayEntry(settings, ids), patterns }] };
}

function idsNeedOverlay(key: AttributeKey, { name }: TargetSettings): LeftOut {
  const message = `it contains ids that are only valid on ${name}; add \`overlays: overlays/${name}/**/*.yaml\` to ${name}, then import it again`;
  return { key, why: 'ids-need-overlay', message };
}

/** Refuses ids in a shared overlay: a key can be in the overlays of a target only once. */
function idsNeedOwnOverlay(key: AttributeKey, { name }: TargetSettings, file: string): LeftOut {
  const message = `it contains ids of ${name}, but ${file} also applies to other targets; move its entry to an overlay of ${name} alone and import it again`;
  return { key, why: 'ids-need-overlay', message };
}

/** Ids belong to one help desk; a project that has only one keeps them where they are. */
function idsOf(settings: JsonObject, { targets }: Project): readonly Path[] {
  return targets.length > 1 ? findIds(settings).map(({ path }) => path) : [];
}

/** Patterns of overlays that no other target has: what they read is read for this target alone. */
function ownOverlays({ targets }: Project, { name, overlays }: TargetSettings): readonly string[] {
  const others = targets.filter((other) => other.name !== name).flatMap((other) => other.overlays);
  return overlays.filter((pattern) => !others.includes(pattern));
}

/** What an overlay says of an attribute to hold nothing but these of its settings. */
function overlayEntry(settings: JsonObject, paths: readonly (readonly string[])[]): JsonObject {
  const entry: JsonObject = { name: settings.name ?? null };
  return paths.reduce((overlay, path) => withValueAt(overlay, path, valueAt(settings, path)), entry);
}

/** Null where there is nothing. */
function valueAt(value: JsonValue, path: readonly string[]): JsonValue {
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

/** A map of which the overlay has a part goes from both files: what stayed in one of them would be merged in again. */
function inBothFiles(
  placed: PlacedEdit,
  { origin }: AttributeDefinition,
  overlay: WrittenAttribute | undefined,
): readonly PlacedEdit[] {
  const { edit } = placed;
  if (overlay === undefined || edit.kind !== 'remove' || !isJsonObject(valueAt(overlay.settings, edit.path)))
    return [placed];
  return [...new Set([origin.file, overlay.file])].map((file) => ({ ...placed, file }));
}

/** Ids that would be in a file of several targets after the edits. */
function idsToMove(
  definition: AttributeDefinition,
  settings: JsonObject,
  edits: readonly PlacedEdit[],
  project: Project,
): readonly Path[] {
  return idsOf(settings, project)
    .filter((id) => !isOwn(definition.origin.locate(id).file, project))
    .filter(
      (id) =>
        isWritten(definition, id) ||
        edits.some(({ edit }) => edit.kind === 'set' && (beginsWith(edit.path, id) || beginsWith(id, edit.path))),
    );
}

/** Does the file belong to this target alone? Overlays of others say nothing of its definitions. */
function isOwn(file: string, { otherFiles, sharedOverlays }: Project): boolean {
  return otherFiles.includes(file) && !sharedOverlays.includes(file);
}

function isWritten(definition: AttributeDefinition, path: Path): boolean {
  if (definition.state === 'absent') return false;
  const { dataOption: data_option, screens = {} } = definition;
  return valueAt({ data_option, screens }, path) !== null;
}

function removals(definition: AttributeDefinition, ids: readonly Path[]): readonly PlacedEdit[] {
  const { key, origin } = definition;
  return ids
    .filter((path) => isWritten(definition, path))
    .map((path) => ({ file: origin.locate(path).file, edit: { kind: 'remove', key, path } }));
}

function withoutIds(placed: PlacedEdit, ids: readonly Path[]): readonly PlacedEdit[] {
  const { edit } = placed;
  if (edit.kind !== 'set') return [placed];
  if (ids.some((id) => beginsWith(edit.path, id))) return [];
  if (!isJsonObject(edit.value)) return [placed];
  const inside = ids.filter((id) => beginsWith(id, edit.path)).map((id) => id.slice(edit.path.length));
  return [{ ...placed, edit: { ...edit, value: withoutSettings(edit.value, inside) } }];
}
