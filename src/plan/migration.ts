import { factsOf, isAlterable, isDataType, keepsHistory, TYPES_WITHOUT_COLUMN } from '../model/data-types.ts';
import { asText, type JsonValue } from '../model/json.ts';
import { comingDataOption, isStaged, type LiveRow, type NewRow, waitsForCreation } from '../model/live-attribute.ts';
import { lacksLabel, releasesBrokenBy } from '../model/name-rules.ts';
import type { DeskRelease, Release } from '../model/release.ts';
import { isSecretKey, isShownOtherwise } from '../model/secret-settings.ts';
import { type JudgedRow, newFaults } from '../model/settings/judge-attribute.ts';
import { isColumnWidth, LARGEST_MAXLENGTH } from '../model/settings/setting-table.ts';
import type { ValueFault } from '../model/settings/value-fault.ts';
import type { Foreign, PlanFields, UnsignedStep } from './plan-document.ts';

/**
 * What a migration does to the service: `needed` if a column is added, altered or dropped, `reload` if only
 * settings change (browsers reload), `none` if nothing is pending (5.2/06b, 6.5/16).
 */
export function forecastRestart(
  steps: readonly UnsignedStep[],
  included: readonly Pick<Foreign, 'waiting_for'>[],
): PlanFields['restart'] {
  const others = included.map(({ waiting_for }) =>
    waiting_for.some((one) => one !== 'settings') ? 'needed' : 'reload',
  );
  const all = [...steps.map(restartOfStep), ...(steps.some(needsMigration) ? others : [])];
  if (all.includes('needed')) return 'needed';
  return all.includes('reload') ? 'reload' : 'none';
}

/** Whether the step is complete only after a migration. */
export function needsMigration(step: UnsignedStep): boolean {
  if (step.action === 'create') return true;
  return step.action === 'delete' ? step.impact === 'column-dropped' : step.effect === 'at-migration';
}

/** Whether the column is altered: only if both sides have a maxlength and their texts differ (5.2/04, 6.5/07). */
export function altersColumn(live: Pick<NewRow, 'data_option'>, row: Pick<NewRow, 'data_option'>): boolean {
  const [before, after] = [live.data_option.maxlength, row.data_option.maxlength];
  const written = (value: JsonValue | undefined): boolean => value !== undefined && value !== null && value !== false;
  return written(before) && written(after) && asText(before) !== asText(after);
}

function restartOfStep(step: UnsignedStep): PlanFields['restart'] {
  if (!needsMigration(step)) return 'none';
  if (step.action !== 'update') return 'needed';
  return altersColumn(step.before, step.after) || step.waiting_for.includes('column-change') ? 'needed' : 'reload';
}

/** Why a pending row stops every migration, and how to fix it (5.2/12 "poison …", 6.5/18, 7.1/12). */
export interface MigrationBlocker {
  readonly why: string;
  readonly repair: string;
}

const DELETE_IT = 'Delete the field on the help desk. Fields that were never migrated are deleted immediately.';

/** Finds the known reasons before a migration runs. Stored values that are too long are found only by trying. */
export function migrationBlocker(row: LiveRow, release: Release): MigrationBlocker | undefined {
  if (row.waiting_for.includes('deletion')) return undefined;
  // Neither a discard nor a deletion frees it (7.1/12 "does it stop", "after the discard", "DELETE while it waits").
  if (isStaged(row) && lacksLabel(row.display, release))
    return { why: 'its label is blank', repair: 'Give it a label on the help desk.' };
  const makesColumn = waitsForCreation(row);
  if (makesColumn && TYPES_WITHOUT_COLUMN.some((type) => type === row.data_type))
    return { why: `the service has no column for the type ${row.data_type}`, repair: DELETE_IT };
  const broken = makesColumn ? releasesBrokenBy(row.name) : [];
  if (broken.length > 0)
    return { why: `a column with this name prevents Zammad from starting (${broken.join(', ')})`, repair: DELETE_IT };
  if (!makesColumn && !row.waiting_for.includes('column-change')) return undefined;
  if (!makesColumn && isDataType(row.data_type) && !isAlterable(row.data_type, release)) {
    const why = `the service cannot alter the column of a ${row.data_type}`;
    return { why, repair: 'The only fix is to delete the field with its data.' };
  }
  return blockerOfValues(row, release);
}

/** Checks the values that go into the database statement, when the column is created or altered. */
function blockerOfValues(row: LiveRow, release: Release): MigrationBlocker | undefined {
  const option = comingDataOption(row);
  const column = isDataType(row.data_type) ? factsOf(row.data_type).column : undefined;
  if (column === 'text' && option.maxlength !== undefined && !isColumnWidth(option.maxlength)) {
    return {
      why: `the database does not accept a maxlength of ${JSON.stringify(option.maxlength)}`,
      repair: `Set a maxlength from 1 to ${LARGEST_MAXLENGTH}.`,
    };
  }
  const labelsAreRead = isDataType(row.data_type) && keepsHistory(row.data_type, release);
  if (labelsAreRead && Array.isArray(option.options) && option.options.some((item) => typeof item === 'string')) {
    return {
      why: 'its options are a list of plain strings',
      repair: 'Write them as a map, or as a list of `name` and `value` pairs.',
    };
  }
  return undefined;
}

/** What is wrong with a value, without credentials. */
export function messageOfFault(fault: ValueFault): string {
  return fault.tell(shownValue(fault));
}

function shownValue({ path, value }: ValueFault): string {
  const key = path.at(-1) ?? '';
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (isSecretKey(key) || isShownOtherwise(key, value)) return 'this value';
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Why the migration of a pending change would stop the help desk, whoever staged it; undefined if it would not. */
export function harmOfPending(row: LiveRow, release: Release): ValueFault | undefined {
  if (!isStaged(row) || row.waiting_for.includes('deletion')) return undefined;
  const coming: JudgedRow = { ...row, data_option: row.data_option_new ?? row.data_option };
  return newFaults(coming, waitsForCreation(row) ? undefined : row, release)[0];
}

/**
 * Why no migration may run while such a change is pending. Between two releases, what harms one of them is enough; what only
 * stops the migration must be known of both.
 */
export function blockerOn(row: LiveRow, { rules, next = rules }: DeskRelease): MigrationBlocker | undefined {
  const stops = [rules, next].map((release) => migrationBlocker(row, release));
  if (!stops.includes(undefined)) return stops[0];
  const fault = harmOfPending(row, rules) ?? harmOfPending(row, next);
  return fault && { why: messageOfFault(fault), repair: fault.hint };
}
