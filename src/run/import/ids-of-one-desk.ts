import { findIds } from '../../files/check/check-overlay.ts';
import { attributeToWrite } from '../../files/edit/attribute-to-write.ts';
import { overlaysOf, type Project } from '../../files/load-project.ts';
import type { Declared } from '../../files/pipeline.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { type AttributeDefinition, beginsWith } from '../../model/definition.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import type { LiveAttribute } from '../../model/live-attribute.ts';
import type { Path } from '../../model/problem.ts';
import { formatPath } from '../../plan/plan-document.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { declarable } from './declarable.ts';
import { matchLive, type PlacedEdit } from './edit-declared.ts';

/** An attribute that no file declares. Ids of one help desk would be wrong for the others. */
export function writeNew(row: LiveAttribute, { project, target }: OpenedTarget): RowToWrite | LeftOut {
  const { key } = row;
  const { settings, secrets, kept, mistake } = declarable(row);
  if (mistake !== undefined) return { key, why: 'cannot-be-declared', message: mistake.message };
  const ids = idsOf(settings, project);
  return ids.length === 0
    ? { row, secrets, edits: [], lists: [], entry: settings, kept }
    : needsOverlay(key, ids, target);
}

/** A declared attribute as the help desk has it. */
export function writeLive(
  definition: AttributeDefinition,
  row: LiveAttribute,
  { project, declared, target }: OpenedTarget,
): RowToWrite | LeftOut {
  const { key, settings } = attributeToWrite(row);
  const matched = matchLive(definition, row);
  const edits = matched.edits.flatMap((edit) => inBothFiles(edit, definition, declared));
  const sets = ({ edit }: PlacedEdit, id: Path): boolean =>
    edit.kind === 'set' && (beginsWith(edit.path, id) || beginsWith(id, edit.path));
  const ids = idsOf(settings, project).filter((id) =>
    edits.some((edit) => !isOwn(edit.file, project) && sets(edit, id)),
  );
  return ids.length === 0 ? { row, ...matched, edits, entry: undefined, kept: [] } : needsOverlay(key, ids, target);
}

function needsOverlay(key: AttributeKey, ids: readonly Path[], { name }: OpenedTarget['target']): LeftOut {
  const message = `it contains ids that only ${name} has (${ids.map(formatPath).join(', ')}); write the ids into an overlay of ${name}, and the rest into the file for all`;
  return { key, why: 'ids-need-overlay', message };
}

/** Ids belong to one help desk; a project that has only one keeps them where they are. */
function idsOf(settings: JsonObject, { settings: { targets } }: Project): readonly Path[] {
  return targets.length > 1 ? findIds(settings).map(({ path }) => path) : [];
}

/** Does the file belong to this target alone? Overlays of others say nothing of its definitions. */
function isOwn(file: string, project: Project): boolean {
  return overlaysOf(project).includes(file) && !project.sharedOverlays.includes(file);
}

/** A map of which the overlay has a part goes from both files: what stayed in one of them would be merged in again. */
function inBothFiles(placed: PlacedEdit, definition: AttributeDefinition, declared: Declared): readonly PlacedEdit[] {
  const { edit } = placed;
  const overlay = declared.overlaid.get(definition.key);
  if (overlay === undefined || edit.kind !== 'remove') return [placed];
  let part = overlay.settings;
  for (const step of edit.path) part = isJsonObject(part) ? (part[step] ?? null) : null;
  if (!isJsonObject(part)) return [placed];
  return [...new Set([definition.origin.file, overlay.file])].map((file) => ({ ...placed, file }));
}
