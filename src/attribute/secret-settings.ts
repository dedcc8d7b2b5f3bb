import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { PLACEHOLDER_OPENING } from './placeholder.ts';
import { isDataOptionKey } from './settings/setting-table.ts';

/** Names of URL parameters, headers and keys whose value may be a credential. */
const SECRET_NAME =
  /^x?(?:key|auth|pass|pwd|sig|sid|jwt)$|(?:api|app|auth|access|client|functions?|license|master|private|service|shared|subscription)key|token|password|passwd|passphrase|passcode|secret|bearer|authorization|credential|signature|cookie|session/u;

/** "api_key", "apiKey", "X-Api-Key" and "api%5Fkey" are one name. */
export function isCalledSecret(name: string): boolean {
  return SECRET_NAME.test(
    decoded(name)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/gu, ''),
  );
}

/** Words that make a header name secret: in headers, "key" is never a sort key. */
const WORDS_OF_HEADERS: readonly string[] = ['auth', 'oauth', 'key', 'pass'];

/** Whether a header may carry a credential, for example for an access gateway. */
export function isSecretHeader(name: string): boolean {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/u);
  return isCalledSecret(name) || words.some((word) => WORDS_OF_HEADERS.includes(word.toLowerCase()));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `#{search.term}` and `${env:NAME}` are filled in later: alone they contain no credential. */
const TEMPLATE = /[#$]\{[^{}]*\}/gu;
const OF_TEMPLATE = '\0';

/** Whether an address contains a login before its host, or a parameter with the name of a secret. */
export function carriesCredentials(address: string): boolean {
  const masked = maskTemplates(address);
  return hasLogin(masked) || hasSecretParameter(masked);
}

/** Whether an address, or a line with addresses, contains a parameter with the name of a secret. */
export function carriesSecretParameter(text: string): boolean {
  return hasSecretParameter(maskTemplates(text));
}

/** Whether the text consists only of placeholders. */
export function isFilledInLater(text: string): boolean {
  return isOnlyMasked(maskTemplates(text));
}

function maskTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, OF_TEMPLATE);
}

function isOnlyMasked(masked: string): boolean {
  return masked.replaceAll(OF_TEMPLATE, '') === '';
}

/** The text before an @ and the first slash, even without a scheme or with too few slashes. */
const LOGIN = /^(?:[a-z][a-z0-9+.-]*:)?[/\\]*(?![/\\])([^/?#]*)@/iu;

function hasLogin(masked: string): boolean {
  const login = LOGIN.exec(masked.trimStart())?.[1] ?? '';
  const colon = login.indexOf(':');
  const [user, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  // Some services take a token as the user, with an empty password or none.
  return !isOnlyMasked(password === '' ? user : password);
}

const PARAMETER = /[?&;#]([^=&;?#\s]+)=/gu;
/** An empty value. */
const NO_VALUE = /\0*(?:[&#]|$)/uy;

/** The next parameter may begin inside what counts as a value here: some services separate them by a semicolon. */
function hasSecretParameter(masked: string): boolean {
  for (const { index, 0: whole, 1: name = '' } of masked.matchAll(PARAMETER)) {
    NO_VALUE.lastIndex = index + whole.length;
    if (isCalledSecret(name) && !NO_VALUE.test(masked)) return true;
  }
  return false;
}

/** Replaces a credential in every value that is shown: a change is shown, the value never. */
export const HIDDEN = '(secret)';

/** Credentials that the help desk returns in clear text: never in a plan, a snapshot, a message or a journal. */
export const SECRET_KEYS: readonly string[] = [
  'http_basic_auth_username',
  'http_basic_auth_password',
  'bearer_token_auth',
];

/** An address that may contain credentials: then it is a credential itself. */
export const ADDRESS = 'search_url';
const ADDRESSES: readonly string[] = [ADDRESS, 'linktemplate'];

/** Whether every value of the setting is a credential. For an unknown setting the name decides. */
export function isSecretKey(setting: string): boolean {
  return SECRET_KEYS.includes(setting) || (!isDataOptionKey(setting) && isCalledSecret(setting));
}

/** Whether `${env:…}` is allowed in the setting. */
export function mayNameVariables(setting: string): boolean {
  return isSecretKey(setting) || ADDRESSES.includes(setting);
}

/**
 * Whether the value is a credential. An address is one if it contains credentials or names a variable: on the help desk
 * such a text is literal, and in a file it would be read as a placeholder.
 */
export function isSecret(setting: string, value: JsonValue | undefined): boolean {
  if (SECRET_KEYS.includes(setting)) return true;
  if (typeof value !== 'string' || value === '') return false;
  if (ADDRESSES.includes(setting)) return value.includes(PLACEHOLDER_OPENING) || carriesCredentials(value);
  return isSecretKey(setting);
}

/** Settings whose keys are options and names of rows, so that they name no secret. */
const KEYED_BY_PEOPLE: readonly string[] = [
  'options',
  'historical_options',
  'filter',
  'relation_condition',
  'permission',
];

/** A setting for output, with every credential hidden at any depth. Returns the same value if it has none. */
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
    // Lists of headers have a name and a value.
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

/** The address to show if all its credentials are variables; undefined otherwise. */
export function publicTemplate(setting: string, written: string): string | undefined {
  return ADDRESSES.includes(setting) && written.includes(PLACEHOLDER_OPENING) && !carriesCredentials(written)
    ? written
    : undefined;
}

/** The settings of a row that contain a credential, addresses first. Empty ones do not count. */
export function secretsHeldIn(option: JsonObject): readonly string[] {
  const known = [...ADDRESSES, ...SECRET_KEYS];
  const settings = [...known, ...Object.keys(option).filter((setting) => !known.includes(setting))];
  return settings.filter((setting) => isSecret(setting, option[setting]) && !isEmpty(option[setting]));
}

export function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '';
}
