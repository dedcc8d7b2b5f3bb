import type { AttributeDefinition } from '../../attribute/definition.ts';
import { beginsWith } from '../../attribute/definition.ts';
import { isJsonObject, type JsonObject } from '../../attribute/json.ts';
import type { LiveRow } from '../../attribute/live-attribute.ts';
import type { Project } from '../../config/load-project.ts';
import type { WrittenAttribute } from '../../config/read-definitions.ts';
import { withoutSettings } from '../../config/target/merge-overlay.ts';
import { attributeToWrite } from '../../edit/attribute-to-write.ts';
import { findIds } from '../../schema/check-ids.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { NewEntry } from './import-files.ts';
import { overlayEntry, ownOverlays, valueAt } from './split-ids.ts';
import { type PlacedEdit, type Side, takeSide } from './take-side.ts';

type SplitSide =
  | { readonly outcome: 'split'; readonly side: Side; readonly entries: readonly NewEntry[] }
  | { readonly outcome: 'no-overlay' }
  /** What changes the attribute on this target changes it on others too. */
  | { readonly outcome: 'shared-overlay'; readonly file: string };

type Path = readonly string[];

/** The help desk's side of one attribute, with ids that stand nowhere yet in the overlay of their help desk. */
export function splitSide(definition: AttributeDefinition, row: LiveRow, { project, target }: OpenedTarget): SplitSide {
  const { key, settings } = attributeToWrite(row);
  const overlay = project.overlaid.get(key);
  const whole = takeSide(definition, row);
  const edits = whole.edits.flatMap((edit) => inBothFiles(edit, definition, overlay));
  const ids = project.targets.length > 1 ? idsToMove(definition, settings, edits, project) : [];
  if (ids.length === 0) return { outcome: 'split', side: { ...whole, edits }, entries: [] };
  const shared = [...removals(definition, ids), ...edits.flatMap((edit) => withoutIds(edit, ids))];
  if (overlay !== undefined) {
    const { file } = overlay;
    if (project.sharedOverlays.includes(file)) return { outcome: 'shared-overlay', file };
    const own = ids.map((path): PlacedEdit => {
      return { key, file, edit: { kind: 'set', key, path, value: valueAt(settings, path) } };
    });
    return { outcome: 'split', side: { ...whole, edits: [...shared, ...own] }, entries: [] };
  }
  const patterns = ownOverlays(project, target);
  if (patterns.length === 0) return { outcome: 'no-overlay' };
  const entries = [{ key, settings: overlayEntry(settings, ids), patterns }];
  return { outcome: 'split', side: { ...whole, edits: shared }, entries };
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

/** Ids that the edits would bring into a file of several targets, or that stand there and were none before. */
function idsToMove(
  definition: AttributeDefinition,
  settings: JsonObject,
  edits: readonly PlacedEdit[],
  project: Project,
): readonly Path[] {
  return findIds(settings)
    .map(({ path }) => path)
    .filter((id) => !isOwn(definition.origin.locate(id).file, project))
    .filter((id) => isWritten(definition, id) || edits.some(({ edit }) => edit.kind === 'set' && meets(edit.path, id)));
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
    .map((path) => ({ key, file: origin.locate(path).file, edit: { kind: 'remove', key, path } }));
}

function withoutIds(placed: PlacedEdit, ids: readonly Path[]): readonly PlacedEdit[] {
  const { edit } = placed;
  if (edit.kind !== 'set') return [placed];
  if (ids.some((id) => beginsWith(edit.path, id))) return [];
  if (!isJsonObject(edit.value)) return [placed];
  const inside = ids.filter((id) => beginsWith(id, edit.path)).map((id) => id.slice(edit.path.length));
  return [{ ...placed, edit: { ...edit, value: withoutSettings(edit.value, inside) } }];
}

function meets(one: Path, other: Path): boolean {
  return beginsWith(one, other) || beginsWith(other, one);
}
