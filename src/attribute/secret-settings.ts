import { carriesCredentials } from './address-credentials.ts';
import { isDataOptionKey } from './data-option-keys.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { PLACEHOLDER_OPENING } from './placeholder.ts';
import { isCalledSecret, isSecretHeader } from './secret-names.ts';

/** Stands for a credential in every value that can be shown: that it changed is told, what it is never. */
export const HIDDEN = '(secret)';

/** Credentials that a desk returns in clear: never in a plan, a snapshot, a message or a journal. */
export const SECRET_KEYS: readonly string[] = [
  'http_basic_auth_username',
  'http_basic_auth_password',
  'bearer_token_auth',
];

/** An address, which may carry credentials: then it is one itself. */
export const ADDRESS = 'search_url';
const ADDRESSES: readonly string[] = [ADDRESS, 'linktemplate'];

/** Holds a credential whenever it holds anything. Of a setting that nobody knows its name tells. */
export function isSecretKey(setting: string): boolean {
  return SECRET_KEYS.includes(setting) || (!isDataOptionKey(setting) && isCalledSecret(setting));
}

/** The settings in which `${env:…}` may stand. */
export function mayNameVariables(setting: string): boolean {
  return isSecretKey(setting) || ADDRESSES.includes(setting);
}

/**
 * Is this a credential? An address is one by what it carries. One that names a variable is one as well: somebody has
 * taken it out of the file, and on the help desk it would be read as something else once it stands in a file.
 */
export function isSecret(setting: string, value: JsonValue | undefined): boolean {
  if (SECRET_KEYS.includes(setting)) return true;
  if (typeof value !== 'string' || value === '') return false;
  if (ADDRESSES.includes(setting)) return value.includes(PLACEHOLDER_OPENING) || carriesCredentials(value);
  return isSecretKey(setting);
}

/** Their keys are choices of people and names of rows, and name no secret. */
const KEYED_BY_PEOPLE: readonly string[] = [
  'options',
  'historical_options',
  'filter',
  'relation_condition',
  'permission',
];

/** A setting as it may be shown: every credential in it hidden, at whatever depth. One that holds none is the very same. */
export function shownSetting(setting: string, value: JsonValue): JsonValue {
  if (isSecret(setting, value)) return HIDDEN;
  return KEYED_BY_PEOPLE.includes(setting)
    ? value
    : shownBelow(setting, value, isDataOptionKey(setting) ? 'known' : 'unknown');
}

function shownBelow(name: string, value: JsonValue, key: 'known' | 'unknown'): JsonValue {
  if (value === null || value === '' || typeof value === 'boolean') return value;
  const isSecretPart = key === 'unknown' && isSecretHeader(name);
  if (typeof value !== 'object') return isSecretPart || isTellingAddress(value) ? HIDDEN : value;
  if (isSecretPart) return HIDDEN;
  if (!isJsonObject(value))
    return sameOr(
      value,
      value.map((one) => shownBelow('', one, 'unknown')),
    );
  const called = value.name ?? value.key;
  const entries = Object.entries(value).map(([inside, one]): [string, JsonValue] => [
    inside,
    // As lists of headers have it: a name, and beside it the value.
    shownBelow(inside === 'value' && typeof called === 'string' ? called : inside, one, 'unknown'),
  ]);
  return entries.every(([inside, one]) => one === value[inside]) ? value : Object.fromEntries(entries);
}

function sameOr(value: readonly JsonValue[], shown: readonly JsonValue[]): JsonValue {
  return shown.every((one, index) => one === value[index]) ? value : shown;
}

function isTellingAddress(value: string | number): boolean {
  return typeof value === 'string' && /^\s*[a-z][a-z0-9+.-]*:\/\//iu.test(value) && carriesCredentials(value);
}

/** An address whose credentials are all variables may be shown as it is written. */
export function publicTemplate(setting: string, written: string): string | undefined {
  return ADDRESSES.includes(setting) && written.includes(PLACEHOLDER_OPENING) && !carriesCredentials(written)
    ? written
    : undefined;
}

/** The settings in which a row holds a credential, the addresses first. An empty credential is none. */
export function secretsHeldIn(option: JsonObject): readonly string[] {
  const known = [...ADDRESSES, ...SECRET_KEYS];
  const settings = [...known, ...Object.keys(option).filter((setting) => !known.includes(setting))];
  return settings.filter((setting) => isSecret(setting, option[setting]) && !isEmpty(option[setting]));
}

export function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '';
}
