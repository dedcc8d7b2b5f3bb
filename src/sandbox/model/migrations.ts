import { isDataType, keepsHistory } from '../../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Release } from '../../model/release.ts';
import { removeRow, type Saver, saveRow } from './attributes.ts';
import { type AttributeRow, type Desk, setSetting } from './desk.ts';
import { internalError, TEXTS } from './release-rules.ts';
import { addColumn, changeColumn, dropColumn, hasColumn } from './table.ts';

/** What a migration touched: columns need a restart, settings alone do not (6.5/16). */
export type MigrationEffect = 'columns' | 'settings' | 'nothing';

/**
 * Executes what everybody staged, row by row in the order of the table. A row that fails ends it: the rows before are done,
 * the rows after wait on, and nobody is told of a new version (5.2/06 "partial", 6.5/18 "partial").
 */
export function executeMigrations(desk: Desk, saver: Saver): MigrationEffect {
  let effect: MigrationEffect = 'nothing';
  // What is written while it goes through them changes their order.
  for (const row of [...desk.rows]) {
    const changesColumns = row.to_delete || row.to_create || row.to_migrate;
    if (!changesColumns && !row.to_config) continue;
    executeRow(desk, row, saver);
    if (changesColumns) effect = 'columns';
    else if (effect === 'nothing') effect = 'settings';
  }
  if (effect === 'nothing') return effect;
  const stamp = saver.now.toISOString().replace(/\D/g, '').slice(0, 14);
  setSetting(desk, 'app_version', TEXTS[desk.release].appVersion(stamp), saver.now);
  return effect;
}

function executeRow(desk: Desk, row: AttributeRow, saver: Saver): void {
  if (row.to_delete) {
    // A name above 63 characters is not the name of its column, which therefore stays (5.2/03 "64 characters").
    if (hasColumn(desk, row.object, row.name)) dropColumn(desk, row.object, row.name);
    removeRow(desk, row);
    return;
  }
  // The pending data_option takes the place of the active one; this stays done even when the column then fails.
  const next = row.to_config
    ? {
        ...row,
        data_option: withHistory(desk.release, row, row.data_option_new),
        data_option_new: {},
        to_config: false,
      }
    : row;
  const configured = row.to_config ? saveRow(desk, row, next, saver) : row;
  if (!configured.to_create && !configured.to_migrate) return;
  const built = { ...configured, data_option: withHistory(desk.release, configured, configured.data_option) };
  if (hasColumn(desk, row.object, row.name)) changeColumn(desk, built);
  else addColumn(desk, built);
  const done = { to_create: false, to_migrate: false, to_delete: false, to_config: false };
  saveRow(desk, configured, { ...built, ...done }, saver);
}

/** Labels by value, of a map, a list of name and value, or a tree of them; a list of anything else breaks the migration (5.2/03). */
export function optionLabels(options: JsonValue | undefined): JsonObject {
  if (isJsonObject(options)) return options;
  if (!Array.isArray(options)) return {};
  const found: Record<string, JsonValue> = {};
  for (const node of options) {
    if (!isJsonObject(node)) throw internalError(500, 'no implicit conversion of Symbol into Integer');
    const value = node.value ?? '';
    found[typeof value === 'object' ? JSON.stringify(value) : String(value)] = node.name ?? null;
    // The labels of a map of children are read, and not joined with the others (case "tree_select options …").
    if (Array.isArray(node.children)) Object.assign(found, optionLabels(node.children));
  }
  return found;
}

/** What is no map cannot be joined with the options (case "select historical_options …"). */
function historyIn(history: JsonValue | undefined): JsonObject {
  if (isJsonObject(history)) return history;
  if (history === undefined || history === null || history === false) return {};
  throw internalError(500, "undefined method `merge'");
}

/** The new data_option with every label that any of its options ever had; what a client sends as history is not looked at (5.2/04). */
function withHistory(release: Release, { data_type, data_option: stored }: AttributeRow, next: JsonObject): JsonObject {
  if (!isDataType(data_type) || !keepsHistory(data_type, release)) return next;
  const known = historyIn(stored.historical_options);
  return { ...next, historical_options: { ...known, ...optionLabels(stored.options), ...optionLabels(next.options) } };
}
