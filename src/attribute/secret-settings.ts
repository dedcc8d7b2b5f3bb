import { carriesCredentials } from './address-credentials.ts';
import type { JsonObject, JsonValue } from './json.ts';
import { PLACEHOLDER_OPENING } from './placeholder.ts';

/** Credentials that a desk returns in clear: never in a plan, a snapshot, a message or a journal. */
export const SECRET_KEYS: readonly string[] = [
  'http_basic_auth_username',
  'http_basic_auth_password',
  'bearer_token_auth',
];

/** An address, which may carry credentials: then it is one itself. */
export const ADDRESS = 'search_url';

/** Holds a credential whenever it holds anything. */
export function isSecretKey(setting: string): boolean {
  return SECRET_KEYS.includes(setting);
}

/** The settings in which `${env:…}` may stand. */
export function mayNameVariables(setting: string): boolean {
  return isSecretKey(setting) || setting === ADDRESS;
}

/**
 * Is this a credential? An address is one by what it carries. One that names a variable is one as well: somebody has
 * taken it out of the file, and on the help desk it would be read as something else once it stands in a file.
 */
export function isSecret(setting: string, value: JsonValue | undefined): boolean {
  if (isSecretKey(setting)) return true;
  return (
    setting === ADDRESS &&
    typeof value === 'string' &&
    (value.includes(PLACEHOLDER_OPENING) || carriesCredentials(value))
  );
}

/** An address whose credentials are all variables may be shown as it is written. */
export function publicTemplate(setting: string, written: string): string | undefined {
  return setting === ADDRESS && written.includes(PLACEHOLDER_OPENING) && !carriesCredentials(written)
    ? written
    : undefined;
}

/** The settings in which a row holds a credential, the address first. An empty credential is none. */
export function secretsHeldIn(option: JsonObject): readonly string[] {
  return [ADDRESS, ...SECRET_KEYS].filter((setting) => isSecret(setting, option[setting]) && !isEmpty(option[setting]));
}

export function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '';
}
