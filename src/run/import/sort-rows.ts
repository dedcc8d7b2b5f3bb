import { findIds } from '../../files/check/check-settings.ts';
import { valueAt } from '../../files/check/words.ts';
import type { Edit } from '../../files/edit/edit-file.ts';
import type { Project } from '../../files/load-project.ts';
import type { Declared } from '../../files/pipeline.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { isDataType, isKnownType } from '../../model/data-types.ts';
import { type AttributeDefinition, beginsWith } from '../../model/definition.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { afterMigration, isStaged, type LiveAttribute, type LiveRow } from '../../model/live-attribute.ts';
import type { Path } from '../../model/problem.ts';
import type { DeskRelease } from '../../model/release.ts';
import { stoppingFaults } from '../../model/settings/judge-attribute.ts';
import { compare } from '../../plan/compare.ts';
import { messageOfFault, migrationBlocker } from '../../plan/migration.ts';
import { formatPath } from '../../plan/plan-document.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { attributeToWrite, declarable } from './declarable.ts';
import { type DefinitionEdits, matchLive, secretChanges } from './edit-declared.ts';

/**
 * Sorts the selected rows by what import does with them. To write are those that no file declares, and those declared
 * otherwise that are `accepted`.
 */
export function sortRows(
  rows: readonly LiveAttribute[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  accepted: ReadonlySet<AttributeKey>,
  opened: OpenedTarget,
  release: DeskRelease,
) {
  const toWrite: RowToWrite[] = [];
  const same: AttributeKey[] = [];
  const left: LeftOut[] = [];
  for (const row of rows) {
    const { key } = row;
    const definition = definitions.get(key);
    const obstacle = obstacleOf(row, release) ?? (opened.declared.unmanaged.includes(key) ? NOT_MANAGED : undefined);
    const different = definition === undefined ? undefined : differences(definition, row);
    if (obstacle !== undefined) left.push({ key, ...obstacle });
    else if (definition !== undefined && different === undefined) same.push(key);
    else if (different !== undefined && !accepted.has(key)) {
      const message = `the files differ (${different}). To use the live settings: deskform import --accept ${key}`;
      left.push({ key, why: 'declared-otherwise', message });
    } else {
      const written = definition === undefined ? writeNew(row, opened) : writeLive(definition, row, opened);
      if ('why' in written) left.push(written);
      else toWrite.push(written);
    }
  }
  return { toWrite, same, left };
}

/** The paths in which a definition differs from its row; undefined if there are none. */
function differences(definition: AttributeDefinition, row: LiveRow): string | undefined {
  if (definition.state === 'absent') return 'state: absent';
  const { added, removed } = secretChanges(definition, row);
  const secrets = [...added.map(({ setting }) => setting), ...removed].map((name) => formatPath(['data_option', name]));
  const paths = [...compare(definition, afterMigration(row)).map(({ path }) => formatPath(path)), ...secrets];
  // An address that takes on credentials is both.
  return paths.length === 0 ? undefined : [...new Set(paths)].join(', ');
}

function obstacleOf(row: LiveAttribute, release: DeskRelease): Omit<LeftOut, 'key'> | undefined {
  const { data_type } = row;
  if (row.waiting_for.includes('deletion'))
    return { why: 'marked-for-deletion', message: 'marked for deletion: the next migration deletes it' };
  if (!isKnownType(data_type))
    return { why: 'type-unknown', message: `unknown data type ${JSON.stringify(data_type)}` };
  if (!isDataType(data_type)) {
    const message = `the data type ${data_type} has no column, so no file can declare it`;
    return { why: 'type-without-column', message };
  }
  const blocker = isStaged(row) ? migrationBlocker(row, release.rules) : undefined;
  if (blocker !== undefined) {
    const message = `its pending change cannot be migrated: ${blocker.why}. ${blocker.repair}`;
    return { why: 'cannot-be-migrated', message };
  }
  const [harm] = stoppingFaults(afterMigration(row), release.rules).filter(({ verdict }) => verdict === 'harmful');
  if (harm === undefined) return undefined;
  const message = `${messageOfFault(harm)}. Fix it on the help desk before the next restart: ${harm.hint}`;
  return { why: 'value-harmful', message };
}

const NOT_MANAGED = { why: 'not-managed', message: 'an overlay sets `manage: false` for this target' } as const;

/** An attribute that no file declares. Ids of one help desk would be wrong for the others. */
function writeNew(row: LiveAttribute, { project, target }: OpenedTarget): RowToWrite | LeftOut {
  const { key } = row;
  const { settings, secrets, kept, mistake } = declarable(row);
  if (mistake !== undefined) return { key, why: 'cannot-be-declared', message: mistake.message };
  const ids = idsOf(settings, project);
  return ids.length === 0
    ? { row, secrets, edits: [], lists: [], entry: settings, kept }
    : needsOverlay(key, ids, target);
}

/** A declared attribute as the help desk has it. */
function writeLive(
  definition: AttributeDefinition,
  row: LiveAttribute,
  { project, declared, target }: OpenedTarget,
): RowToWrite | LeftOut {
  const { key, settings } = attributeToWrite(row);
  const matched = matchLive(definition, row);
  const edits = matched.edits.flatMap((edit) => inBothFiles(edit, definition, declared));
  const sets = (edit: Edit, id: Path): boolean =>
    edit.value !== undefined && (beginsWith(edit.path, id) || beginsWith(id, edit.path));
  const ids = idsOf(settings, project).filter((id) =>
    edits.some(({ file, edit }) => !isOwn(file, project) && sets(edit, id)),
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
  return project.overlayFiles.get(file) === 1;
}

/** A map of which the overlay has a part goes from both files: what stayed in one of them would be merged in again. */
function inBothFiles(
  placed: DefinitionEdits['edits'][number],
  definition: AttributeDefinition,
  declared: Declared,
): DefinitionEdits['edits'] {
  const { edit } = placed;
  const overlay = declared.overlaid.find(({ key }) => key === definition.key);
  if (overlay === undefined || edit.value !== undefined) return [placed];
  if (!isJsonObject(valueAt(overlay.settings, edit.path))) return [placed];
  return [...new Set([definition.origin.file, overlay.file])].map((file) => ({ ...placed, file }));
}
