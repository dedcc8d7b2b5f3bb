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

/** The selected rows by what import does with them. */
interface SortedRows {
  /** No file declares them. */
  readonly fresh: readonly RowToWrite[];
  /** Declared otherwise, and accepted. */
  readonly declared: readonly RowToWrite[];
  readonly same: readonly AttributeKey[];
  readonly left: readonly LeftOut[];
}

/** Overwrites only the definitions that are `accepted`. */
export function sortRows(
  rows: readonly LiveAttribute[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  accepted: ReadonlySet<AttributeKey>,
  opened: OpenedTarget,
  release: DeskRelease,
): SortedRows {
  const fresh: RowToWrite[] = [];
  const declared: RowToWrite[] = [];
  const same: AttributeKey[] = [];
  const left: LeftOut[] = [];
  for (const row of rows) {
    const { key } = row;
    const definition = definitions.get(key);
    const obstacle =
      obstacleOf(row, release) ?? (opened.declared.unmanaged.includes(key) ? notManaged(key) : undefined);
    const different = definition === undefined ? undefined : differences(definition, row);
    if (obstacle !== undefined) left.push(obstacle);
    else if (definition !== undefined && different === undefined) same.push(key);
    else if (different !== undefined && !accepted.has(key)) left.push(declaredOtherwise(key, different));
    else {
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
function obstacleOf(row: LiveAttribute, release: DeskRelease): LeftOut | undefined {
  const { key } = row;
  if (row.waiting_for.includes('deletion')) {
    const message = 'marked for deletion: the next migration deletes it';
    return { key, why: 'marked-for-deletion', message };
  }
  if (!isKnownType(row.data_type)) {
    const message = `unknown data type ${JSON.stringify(row.data_type)}`;
    return { key, why: 'type-unknown', message };
  }
  if (!isDataType(row.data_type)) {
    const message = `the data type ${row.data_type} has no column, so no file can declare it`;
    return { key, why: 'type-without-column', message };
  }
  const blocker = isStaged(row) ? migrationBlocker(row, release.rules) : undefined;
  if (blocker !== undefined) {
    const message = `its pending change cannot be migrated: ${blocker.why}. ${blocker.repair}`;
    return { key, why: 'cannot-be-migrated', message };
  }
  const [harm] = stoppingFaults(afterMigration(row), release.rules).filter(({ verdict }) => verdict === 'harmful');
  if (harm === undefined) return undefined;
  const message = `${messageOfFault(harm)}. Fix it on the help desk before the next restart: ${harm.hint}`;
  return { key, why: 'value-harmful', message };
}

function declaredOtherwise(key: AttributeKey, different: string): LeftOut {
  const message = `the files differ (${different}). To use the live settings: deskform import --accept ${key}`;
  return { key, why: 'declared-otherwise', message };
}

function notManaged(key: AttributeKey): LeftOut {
  return { key, why: 'not-managed', message: 'an overlay sets `manage: false` for this target' };
}
