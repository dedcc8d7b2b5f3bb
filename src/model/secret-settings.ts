import { createHash } from 'node:crypto';
import { asText, canonicalJson, isJsonObject, type JsonObject, type JsonValue, mapMembers } from './json.ts';
import { PLACEHOLDER_OPENING } from './placeholder.ts';
import { isDataOptionKey } from './settings/setting-table.ts';
import { decodeText } from './target-texts.ts';

/** Names of URL parameters, headers and keys whose value may be a credential. */
const SECRET_NAME =
  /^x?(?:key|auth|pass|pwd|sig|sid|jwt)$|(?:api|app|auth|access|client|functions?|license|master|private|service|shared|subscription)key|token|password|passwd|passphrase|passcode|secret|bearer|authorization|credential|signature|cookie|session/u;

/** "api_key", "apiKey", "X-Api-Key" and "api%5Fkey" are one name. */
export function isCalledSecret(name: string): boolean {
  const letters = decodeText(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');
  return SECRET_NAME.test(letters);
}

/** Words that make a header name secret: in headers, "key" is never a sort key. */
const WORDS_OF_HEADERS: readonly string[] = ['auth', 'oauth', 'key', 'pass'];

/** Whether a header may carry a credential, for example for an access gateway. */
export function isSecretHeader(name: string): boolean {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/u);
  return isCalledSecret(name) || words.some((word) => WORDS_OF_HEADERS.includes(word.toLowerCase()));
}

/** `#{search.term}` and `${env:NAME}` are filled in later: alone they contain no credential. */
const TEMPLATE = /[#$]\{[^{}]*\}/gu;
const OF_TEMPLATE = '\0';

/** Whether an address contains a login before its host, or a parameter with the name of a secret. */
export function carriesCredentials(address: string): boolean {
  return credentialsIn(address).length > 0;
}

/** The same length, so that every place in it is one of the text. */
function maskTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, (template) => OF_TEMPLATE.repeat(template.length));
}

function isOnlyMasked(masked: string): boolean {
  return masked.replaceAll(OF_TEMPLATE, '') === '';
}

/** A part of a text: where it begins, and where it ends. */
type Span = readonly [start: number, end: number];

/** The credentials in an address, in their order; none within another one. */
function credentialsIn(address: string): readonly Span[] {
  const masked = maskTemplates(address);
  const login = loginIn(masked);
  const found = [...(login === undefined ? [] : [login]), ...innerLoginsIn(masked), ...secretParametersIn(masked)];
  const spans: Span[] = [];
  for (const span of found.sort(([a], [b]) => a - b)) {
    const last = spans.at(-1);
    if (last === undefined || span[0] >= last[1]) spans.push(span);
    else spans[spans.length - 1] = [last[0], Math.max(last[1], span[1])];
  }
  return spans;
}

/** The text before an @ and the first slash, even without a scheme or with too few slashes. */
const LOGIN = /^\s*(?:[a-z][a-z0-9+.-]*:)?[/\\]*(?![/\\])([^/?#]*)@/diu;

function loginIn(masked: string): Span | undefined {
  const span = LOGIN.exec(masked)?.indices?.[1];
  const login = span === undefined ? '' : masked.slice(...span);
  const colon = login.indexOf(':');
  const [user, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  // Some services take a token as the user, with an empty password or none.
  return isOnlyMasked(password === '' ? user : password) ? undefined : span;
}

/** Logins of addresses within the address, also encoded, and one whose password has a slash, a question mark or a hash. */
const INNER_LOGIN =
  /(?::\/\/|%3a%2f%2f)([^\s@/]*:[^\s@]*?|(?:(?!%2f|%40|[\s&@]).)*%3a(?:(?!%40|[\s&@]).)*)(?:@|%40)/dgiu;
/** What looks like a login and is the port of a host. */
const PORT = /^[^:]*:\d*(?:[/?#]|$)/u;

function innerLoginsIn(masked: string): readonly Span[] {
  return [...masked.matchAll(INNER_LOGIN)].flatMap(({ indices, 1: login = '' }) => {
    const span = indices?.[1];
    return span === undefined || isOnlyMasked(login.slice(login.indexOf(':') + 1)) || PORT.test(login) ? [] : [span];
  });
}

const PARAMETER = /[?&;#]([^=&;?#\s]+)=/gu;
/** An empty value. */
const NO_VALUE = /\0*(?:[&#]|$)/uy;
/** A semicolon may be part of a value, and so may a blank. */
const END_OF_VALUE = /[&#]|$/gu;

function secretParametersIn(masked: string): readonly Span[] {
  const spans: Span[] = [];
  for (const { index, 0: whole, 1: name = '' } of masked.matchAll(PARAMETER)) {
    const start = index + whole.length;
    NO_VALUE.lastIndex = start;
    END_OF_VALUE.lastIndex = start;
    if (start < (spans.at(-1)?.[1] ?? 0) || !isCalledSecret(name) || NO_VALUE.test(masked)) continue;
    spans.push([start, END_OF_VALUE.exec(masked)?.index ?? masked.length]);
  }
  return spans;
}

/** Replaces a credential of which nothing may be known but that it is set. */
export const HIDDEN = '(secret)';

/** The same where both sides are set and differ. */
export const HIDDEN_OTHER = '(secret, another value)';

/** 128 bits of SHA-256 in base64url. */
const FINGERPRINT = 22;
const MARK = /\(secret:[A-Za-z0-9_-]{22}\)/u;
const ONLY_A_MARK = new RegExp(`^${MARK.source}$`, 'u');

/** Whether a text holds what replaces a credential: it was copied from a plan or a snapshot, and is no value. */
export function holdsHiddenText(text: string): boolean {
  return MARK.test(text);
}

/** What is put in place of a credential. */
type Hide = (credential: JsonValue) => string;

/**
 * Replaces a value that looks like a credential; the text "1" and the number 1 are two values. The fingerprint keeps what
 * differs different: a digest over the hidden text covers the text itself. A text that is hidden already stays.
 */
const marked: Hide = (credential) => {
  if (typeof credential === 'string' && ONLY_A_MARK.test(credential)) return credential;
  const fingerprint = createHash('sha256').update(canonicalJson(credential)).digest('base64url');
  return `(secret:${fingerprint.slice(0, FINGERPRINT)})`;
};

/** An address without its credentials: scheme, host, path and all other parameters stay. */
function hiddenInAddress(address: string, hide: Hide = marked): string {
  let [shown, at] = ['', 0];
  for (const [start, end] of credentialsIn(address)) {
    shown += `${address.slice(at, start)}${hide(address.slice(start, end))}`;
    at = end;
  }
  return shown + address.slice(at);
}

/** The closed list of credentials: only whether they are set counts. The help desk returns them in clear text. */
export const SECRET_KEYS: readonly string[] = [
  'http_basic_auth_username',
  'http_basic_auth_password',
  'bearer_token_auth',
];

const ADDRESSES: readonly string[] = ['search_url', 'linktemplate'];

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
  if (ADDRESSES.includes(setting))
    return value.includes(PLACEHOLDER_OPENING) || holdsHiddenText(value) || carriesCredentials(value);
  return isSecretKey(setting);
}

/** Whether only the environment knows what a file sets: a credential of the closed list, or a text with a variable. */
export function isOfEnvironment(setting: string, written: JsonValue | undefined): boolean {
  if (SECRET_KEYS.includes(setting)) return !isEmpty(written);
  return mayNameVariables(setting) && typeof written === 'string' && written.includes(PLACEHOLDER_OPENING);
}

/** Settings whose keys are options and names of rows, so that they name no secret. */
export const KEYED_BY_PEOPLE: readonly string[] = [
  'options',
  'historical_options',
  'filter',
  'relation_condition',
  'permission',
];

/**
 * A setting as every output shows it and every digest counts it, with each credential hidden at any depth. Returns the same
 * value if it has none. Two values of the closed list look the same; any others that differ look different.
 */
export function shownSetting(setting: string, value: JsonValue): JsonValue {
  if (SECRET_KEYS.includes(setting)) return isEmpty(value) ? value : HIDDEN;
  return hiddenInSetting(setting, value, marked);
}

/** The credentials in a data_option that are in clear: every text that `shownSetting` hides. */
export function credentialsOf(option: JsonObject): readonly string[] {
  const found: string[] = [];
  const note: Hide = (credential) => {
    found.push(...leavesOf(credential));
    return HIDDEN;
  };
  for (const [setting, value] of Object.entries(option)) hiddenInSetting(setting, value, note);
  // The name of a variable, and what was hidden before, may be shown.
  return found.filter((text) => text !== HIDDEN && !holdsHiddenText(text) && !text.includes(PLACEHOLDER_OPENING));
}

function leavesOf(value: JsonValue): readonly string[] {
  if (value === null || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)];
}

function hiddenInSetting(setting: string, value: JsonValue, hide: Hide): JsonValue {
  if (typeof value === 'string' && ADDRESSES.includes(setting))
    return value.includes(PLACEHOLDER_OPENING) ? hide(value) : hiddenInAddress(value, hide);
  if (isSecretKey(setting)) return hiddenPart(value, hide);
  return KEYED_BY_PEOPLE.includes(setting)
    ? value
    : hiddenBelow(setting, value, isDataOptionKey(setting) ? 'known' : 'unknown', hide);
}

/** A live setting that the files fill from the environment: any part of it may be the credential. */
export function shownWhole(setting: string, value: JsonValue): JsonValue {
  return SECRET_KEYS.includes(setting) ? shownSetting(setting, value) : hiddenPart(value, marked);
}

/** What a file writes for it: the names of its variables, without credentials beside them. */
export function shownTemplate(setting: string, written: string): string {
  if (isOnlyMasked(maskTemplates(written))) return written;
  if (SECRET_KEYS.includes(setting)) return HIDDEN;
  return ADDRESSES.includes(setting) ? hiddenInAddress(written) : marked(written);
}

function hiddenPart(value: JsonValue, hide: Hide): JsonValue {
  return isEmpty(value) || typeof value === 'boolean' ? value : hide(value);
}

function hiddenBelow(name: string, value: JsonValue, key: 'known' | 'unknown', hide: Hide): JsonValue {
  if (value === null || value === '' || typeof value === 'boolean') return value;
  if (key === 'unknown' && isSecretHeader(name)) return hiddenPart(value, hide);
  if (typeof value !== 'object')
    return typeof value === 'string' && ADDRESS.test(value) ? hiddenInAddress(value, hide) : value;
  if (!isJsonObject(value)) {
    const shown = value.map((one) => hiddenBelow('', one, 'unknown', hide));
    return shown.every((one, index) => one === value[index]) ? value : shown;
  }
  const called = value.name ?? value.key;
  const shown = mapMembers(value, (one, inside) =>
    // Lists of headers have a name and a value.
    hiddenBelow(inside === 'value' && typeof called === 'string' ? called : inside, one, 'unknown', hide),
  );
  return Object.entries(shown).every(([inside, one]) => one === value[inside]) ? value : shown;
}

const ADDRESS = /^\s*[a-z][a-z0-9+.-]*:\/\//iu;

/** Whether the setting shows less than it holds, or holds what was hidden before. */
export function isShownOtherwise(setting: string, value: JsonValue): boolean {
  if (SECRET_KEYS.includes(setting)) return !isEmpty(value);
  return shownSetting(setting, value) !== value || holdsHiddenText(asText(value));
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
