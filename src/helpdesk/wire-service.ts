import { isJsonObject, type JsonValue, kindOf } from '../attribute/json.ts';
import { flagOf, optionalTextOf, type Row, textOf, theAnswer, unreadable, wholeNumberOf } from './wire-field.ts';

/** The user behind the credentials, or the one on whose behalf they act (5.2/13_users, 6.5/21_users). */
export interface CurrentUser {
  readonly id: number;
  readonly login: string;
  readonly email: string | undefined;
  readonly active: 'active' | 'inactive';
  /** Names of roles; undefined where the answer does not tell. */
  readonly roles: readonly string[] | undefined;
  /** Neither recorded release tells them. */
  readonly permissions: readonly string[] | undefined;
}

/** The two settings that tell of restarts; each undefined where the release has none (5.2 has no auto_shutdown). */
export interface ServiceSettings {
  /** Changes with every migration that touches a column or a setting. */
  readonly appVersion: string | undefined;
  /** Whether the service ends itself after such a migration. */
  readonly autoShutdown: 'ends-itself' | 'stays' | undefined;
}

export function parseCurrentUser(json: unknown): CurrentUser {
  if (!isJsonObject(json)) throw unreadable(theAnswer, `it is ${kindOf(json)}, where a user is needed`);
  const row: Row = { fields: json, name: 'the user', source: theAnswer };
  return {
    id: wholeNumberOf(row, 'id'),
    login: textOf(row, 'login'),
    email: optionalTextOf(row, 'email'),
    active: flagOf(row, 'active') ? 'active' : 'inactive',
    roles: textsOf(json.roles),
    permissions: textsOf(json.permissions),
  };
}

export function parseVersion(json: unknown): string | undefined {
  return isJsonObject(json) && typeof json.version === 'string' ? json.version : undefined;
}

/** The answer holds every setting, passwords too: all but these two is dropped at once. */
export function parseSettings(json: unknown): ServiceSettings {
  if (!Array.isArray(json)) throw unreadable(theAnswer, `it is ${kindOf(json)}, where a list of settings is needed`);
  const appVersion = settingOf(json, 'app_version');
  const autoShutdown = settingOf(json, 'auto_shutdown');
  return {
    appVersion: typeof appVersion === 'string' ? appVersion : undefined,
    autoShutdown: typeof autoShutdown === 'boolean' ? (autoShutdown ? 'ends-itself' : 'stays') : undefined,
  };
}

function settingOf(settings: readonly unknown[], name: string): JsonValue | undefined {
  const setting = settings.filter(isJsonObject).find((row) => row.name === name);
  const state = setting?.state_current;
  return isJsonObject(state) ? state.value : undefined;
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined;
}
