import { isSecretKey } from './data-option-keys.ts';
import type { JsonObject } from './json.ts';
import type { LiveRow } from './live-attribute.ts';
import { normalDataOption, normalScreens } from './normal-form.ts';

/** What a file has to say of a row so that the next plan finds no difference: nothing that the service fills in by itself. */
export interface WrittenSettings {
  readonly display: string;
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly active: boolean;
  readonly position: number;
  readonly screens: JsonObject;
}

/** A row with staged changes is written with its pending value, which is what the help desk's own page shows. */
export function settingsOfRow(row: LiveRow): WrittenSettings {
  const option = normalDataOption(row.dataType, row.pendingDataOption ?? row.dataOption);
  return {
    display: row.display,
    data_type: row.dataType,
    data_option: Object.fromEntries(Object.entries(option).filter(([setting]) => !isSecretKey(setting))),
    active: row.active,
    position: row.position,
    screens: normalScreens(row.object, row.screens),
  };
}
