import { isStaged, type LiveRow, waitsForCreation } from '../model/live-attribute.ts';
import type { DeskRelease, Release } from '../model/release.ts';
import { isSecretKey, isShownOtherwise } from '../model/secret-settings.ts';
import { type JudgedRow, newFaults } from '../model/settings/judge-attribute.ts';
import type { ValueFault } from '../model/settings/value-fault.ts';
import { type MigrationBlocker, migrationBlocker } from './migration.ts';

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
