import { fillBaseOptions, fillMultiple } from '../../attribute/normal-form.ts';
import type { Desk, Row } from './desk.ts';
import { invaliditiesOf, throwInvalid } from './validity.ts';

/** Who saves, and when. */
export interface Saver {
  readonly userId: number;
  readonly now: Date;
}

/** What the service fills in on its own whenever it saves a row. */
export function withFilledOptions(row: Row): Row {
  const based = row.to_config
    ? { ...row, data_option_new: fillBaseOptions(row.data_type, row.data_option_new) }
    : { ...row, data_option: fillBaseOptions(row.data_type, row.data_option) };
  return { ...based, data_option: fillMultiple(row.data_type, based.data_option) };
}

/** Saves a changed row, or refuses; author and time change only when anything does (5.2/04 "identical"). */
export function saveRow(desk: Desk, before: Row, changed: Row, saver: Saver): Row {
  const row = withFilledOptions(changed);
  throwInvalid(desk.release, invaliditiesOf(desk, row, before));
  return writeRow(desk, before, row, saver);
}

/** Saves where the service does not look whether it worked: an invalid row silently stays as it was (6.5/15). */
export function trySaveRow(desk: Desk, before: Row, changed: Row, saver: Saver): void {
  const row = withFilledOptions(changed);
  if (invaliditiesOf(desk, row, before).length === 0) writeRow(desk, before, row, saver);
}

/** Gives the row as the database then holds it. */
export function writeRow(desk: Desk, before: Row, row: Row, saver: Saver): Row {
  const owned = { ...row, updated_by_id: saver.userId };
  if (JSON.stringify(owned) === JSON.stringify(before)) return before;
  const saved = { ...owned, updated_at: saver.now.toISOString() };
  // The database writes a changed row anew, behind all others.
  removeRow(desk, before);
  insertRow(desk, saved);
  return saved;
}

export function insertRow(desk: Desk, row: Row): void {
  desk.rows.push(row);
}

export function removeRow(desk: Desk, row: Row): void {
  const at = desk.rows.findIndex((other) => other.id === row.id);
  if (at >= 0) desk.rows.splice(at, 1);
}
