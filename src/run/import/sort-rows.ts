import type { AttributeKey } from '../../model/attribute-key.ts';
import { isDataType, isKnownType } from '../../model/data-types.ts';
import type { AttributeDefinition } from '../../model/definition.ts';
import { afterMigration, isStaged, type LiveAttribute, type LiveRow } from '../../model/live-attribute.ts';
import type { DeskRelease } from '../../model/release.ts';
import { stoppingFaults } from '../../model/settings/judge-attribute.ts';
import { compare } from '../../plan/compare.ts';
import { messageOfFault } from '../../plan/harm.ts';
import { migrationBlocker } from '../../plan/migration.ts';
import { formatPath } from '../../plan/plan-document.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { secretChanges } from './edit-declared.ts';
import { writeLive, writeNew } from './ids-of-one-desk.ts';

/**
 * Sorts the selected rows by what import does with them: `fresh` ones, which no file declares, and those `declared`
 * otherwise are written, the latter only where they are `accepted`.
 */
export function sortRows(
  rows: readonly LiveAttribute[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  accepted: ReadonlySet<AttributeKey>,
  opened: OpenedTarget,
  release: DeskRelease,
) {
  const fresh: RowToWrite[] = [];
  const declared: RowToWrite[] = [];
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
      else if (definition === undefined) fresh.push(written);
      else declared.push(written);
    }
  }
  return { fresh, declared, same, left };
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

/** Why a row cannot be declared as it is. */
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
