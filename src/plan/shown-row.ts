import type { AttributeKey } from '../model/attribute-key.ts';
import {
  type AttributeDefinition,
  isIgnored,
  type PresentDefinition,
  type SecretSetting,
} from '../model/definition.ts';
import { type JsonObject, mapMembers, member } from '../model/json.ts';
import { comingDataOption, type LiveRow, type NewRow } from '../model/live-attribute.ts';
import { normalDataOption, normalDisplay, normalScreens } from '../model/normal-form.ts';
import { silentCells } from '../model/screens.ts';
import { mayNameVariables, shownSetting, shownWhole } from '../model/secret-settings.ts';
import type { Decided } from './decision.ts';
import type { RowDocument } from './plan-document.ts';
import { rowToCreate } from './wanted-row.ts';

/**
 * The live row as it was read. Of credentials it has fingerprints, and where the files name a variable, of the whole value:
 * only the environment knows which part is secret.
 */
export function liveRowShown(row: LiveRow, definition: AttributeDefinition | undefined): RowDocument {
  return rowShown(row, liveOptionShown(row.data_option, secretsThatCount(definition)));
}

/** A live data_option, in force or pending, as it was read. */
export function liveOptionShown(option: JsonObject, secrets: readonly SecretSetting[]): JsonObject {
  const named = new Set(secrets.map(({ setting }) => setting));
  return mapMembers(option, (value, setting) =>
    named.has(setting) ? shownWhole(setting, value) : shownSetting(setting, value),
  );
}

/** The row as it will be sent, with variables where the files have them. */
export function sentRowShown(row: NewRow, definition: AttributeDefinition): RowDocument {
  const templates = new Map(secretsThatCount(definition).map(({ setting, template }) => [setting, template]));
  // Without an environment the row lacks them, and the review needs them all the same.
  const written = { ...row.data_option, ...Object.fromEntries(templates) };
  const shown = mapMembers(written, (value, setting) => templates.get(setting) ?? shownSetting(setting, value));
  return rowShown(row, shown);
}

/** The settings of the environment that count: under `ignore` the live value is sent back. */
function secretsThatCount(definition: AttributeDefinition | undefined): readonly SecretSetting[] {
  if (definition?.state !== 'present') return [];
  return definition.secrets.filter(({ setting }) => !isIgnored(definition, ['data_option', setting]));
}

/** The settings of a row, with this data_option. */
export function rowShown(
  { display, data_type, active, screens, position }: NewRow,
  data_option: JsonObject,
): RowDocument {
  return { display, data_type, data_option, active, screens, ...(position === undefined ? {} : { position }) };
}

/** The same settings in normal form: equal for two rows between which a plan sees no difference. */
export function normalRow(row: RowDocument): JsonObject {
  return {
    display: normalDisplay(row.display),
    data_type: row.data_type,
    data_option: normalDataOption(row.data_type, row.data_option),
    active: row.active,
    position: row.position ?? null,
    screens: normalScreens(row.screens, silentCells(row.data_option)),
  };
}

/** What a definition declares, in normal form. */
export function normalDeclaration(definition: PresentDefinition): JsonObject {
  return normalRow(sentRowShown(rowToCreate(definition), definition));
}

/** A live row in normal form, whatever the files say of it. */
export function normalLiveRow(row: LiveRow): JsonObject {
  return normalRow(liveRowShown(row, undefined));
}

/**
 * What a migration of the row brings, in normal form, for a hash that tells the row by what was sent. It needs no files: of
 * each setting that may name variables it has the whole fingerprint. The service assigns a position that was left out.
 */
export function pendingRow(row: LiveRow | NewRow): JsonObject {
  const option = 'data_option_new' in row ? comingDataOption(row) : row.data_option;
  const shown = mapMembers(option, (value, setting) =>
    mayNameVariables(setting) ? shownWhole(setting, value) : shownSetting(setting, value),
  );
  const { position: _position, ...settings } = normalRow(rowShown(row, shown));
  return settings;
}

/**
 * The values of `data_option` that documents show otherwise, of every row that is sent, by key: `rowToSend` puts them back.
 * Whoever has them has credentials.
 */
export function hiddenOf(decided: readonly Decided[]): ReadonlyMap<AttributeKey, JsonObject> {
  const hidden = new Map<AttributeKey, JsonObject>();
  for (const { told, row } of decided) {
    if (row === undefined || !('after' in told) || told.after === undefined) continue;
    const shown = told.after.data_option;
    const values = Object.entries(row.data_option).filter(([setting, value]) => member(shown, setting) !== value);
    if (values.length > 0) hidden.set(told.key, Object.fromEntries(values));
  }
  return hidden;
}
