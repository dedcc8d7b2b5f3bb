import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import { notFound } from './attributes.ts';
import { type Desk, type Setting, setSetting } from './desk.ts';
import { type Actor, actorHolds, authorize } from './permissions.ts';
import { leadingInteger } from './ruby.ts';
import { requestError } from './service-error.ts';
import { TEXTS } from './texts.ts';

const ANY_ADMINISTRATOR = ['admin.*'];

function settingRecord({ id, name, value, updatedAt, rest }: Setting): JsonObject {
  return { id, name, ...rest, state_current: { value }, updated_at: updatedAt };
}

/** Some settings belong to one kind of administrator. */
function mayTouch(desk: Desk, actor: Actor, setting: Setting): boolean {
  const { preferences } = setting.rest;
  const needed = isJsonObject(preferences) && Array.isArray(preferences.permission) ? preferences.permission : [];
  return needed.length === 0 || actorHolds(desk, actor, needed.map(String));
}

/** Any administrator may read the list, so a token with admin.object sees app_version and auto_shutdown (6.5/16). */
export function listSettings(desk: Desk, actor: Actor): JsonValue {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  return desk.settings.filter((setting) => mayTouch(desk, actor, setting)).map(settingRecord);
}

function findSetting(desk: Desk, actor: Actor, id: string): Setting {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  const setting = desk.settings.find((candidate) => candidate.id === leadingInteger(id));
  if (setting === undefined) throw requestError(404, notFound(desk, 'Setting', id));
  if (!mayTouch(desk, actor, setting)) throw requestError(403, TEXTS[desk.release].userForbidden);
  return setting;
}

export function showSetting(desk: Desk, actor: Actor, id: string): JsonValue {
  return settingRecord(findSetting(desk, actor, id));
}

/** Only the value can change; it comes in `state_current` (6.5/16 "auto_shutdown off"). */
export function changeSetting(desk: Desk, actor: Actor, id: string, parameters: JsonObject, now: Date): JsonValue {
  const setting = findSetting(desk, actor, id);
  const { state_current: state } = parameters;
  if (isJsonObject(state) && state.value !== undefined) setSetting(desk, setting.name, state.value, now);
  return settingRecord(findSetting(desk, actor, id));
}
