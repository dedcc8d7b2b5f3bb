import type { AttributeKey } from '../../model/attribute-key.ts';
import type { JsonValue } from '../../model/json.ts';
import { comingDataOption, type LiveRow } from '../../model/live-attribute.ts';
import { placeholder } from '../../model/placeholder.ts';
import { secretsHeldIn } from '../../model/secret-settings.ts';
import { settingsOfRow } from '../../model/settings-of-row.ts';

/** A credential of the help desk. The file contains a variable, never the value. */
export interface NeededSecret {
  readonly key: AttributeKey;
  readonly setting: string;
  readonly variable: string;
}

/** Converts a row to an entry of `attributes`, with all settings in the order of the file. */
export function attributeToWrite(row: LiveRow) {
  const { display, data_type, data_option, screens, position, active } = settingsOfRow(row);
  const secrets = secretsHeldIn(comingDataOption(row)).map((setting): NeededSecret => {
    const variable = `DESKFORM_${row.key}_${setting}`.toUpperCase().replaceAll(/[^A-Z0-9_]/gu, '_');
    return { key: row.key, setting, variable };
  });
  const templates = secrets.map(({ setting, variable }): [string, JsonValue] => [setting, placeholder(variable)]);
  const option = { ...data_option, ...Object.fromEntries(templates) };
  const settings: Record<string, JsonValue> = { name: row.name, display, data_type };
  // A boolean without data_option is refused (6.5/03 "boolean").
  if (Object.keys(option).length > 0 || data_type === 'boolean') settings.data_option = option;
  settings.screens = screens;
  settings.position = position;
  if (!active) settings.active = false;
  return { key: row.key, settings, secrets };
}
