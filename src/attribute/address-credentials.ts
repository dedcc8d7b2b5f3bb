/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `#{search.term}` and `${env:NAME}` are filled in later: where one stands alone, no credential is written. */
const TEMPLATE = /[#$]\{[^{}]*\}/gu;
const OF_TEMPLATE = '\0';

/** Does an address carry a login before its host, or a parameter that is called like a secret? */
export function carriesCredentials(address: string): boolean {
  const masked = maskTemplates(address);
  return hasLogin(masked) || secretParameters(masked).length > 0;
}

/** The values of parameters that are called like secrets, in an address or in a line that holds some. */
export function findSecretParameters(text: string): readonly Span[] {
  return secretParameters(maskTemplates(text));
}

/** Is this nothing but what is filled in later? */
export function isFilledInLater(text: string): boolean {
  return isMaskedWhole(maskTemplates(text));
}

/** In place, since what is found in the masked text is shown in the one that was written. */
function maskTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, (template) => OF_TEMPLATE.repeat(template.length));
}

function isMaskedWhole(masked: string): boolean {
  return masked.replaceAll(OF_TEMPLATE, '') === '';
}

/** What stands before an @ and the first slash, also where the address has no scheme or too few slashes. */
const LOGIN = /^\s*(?:[a-z][a-z0-9+.-]*:)?[/\\]*([^/?#]*)@/iu;

function hasLogin(masked: string): boolean {
  const login = LOGIN.exec(masked)?.[1] ?? '';
  const colon = login.indexOf(':');
  const [user, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  // Some services take a token as the user, with an empty password or none.
  return !isMaskedWhole(password === '' ? user : password);
}

/** The next parameter may begin inside of what counts as a value here: some services separate them by a semicolon. */
const PARAMETER = /[?&;#]([^=&;?#\s]+)=(?=([^&#]*))/gu;

function secretParameters(masked: string): readonly Span[] {
  return [...masked.matchAll(PARAMETER)].flatMap((match): readonly Span[] => {
    const [whole, name = '', value = ''] = match;
    if (!isCalledSecret(name) || isMaskedWhole(value)) return [];
    const start = match.index + whole.length;
    return [{ start, end: start + value.length }];
  });
}

const SECRET_NAME =
  /^(?:key|auth|pass|pwd|sig|sid|jwt)$|(?:api|app|auth|access|client|functions?|license|master|private|service|shared|subscription)key|token|password|passwd|passphrase|passcode|secret|bearer|authorization|credential|signature|cookie|session/u;

/** "api_key", "apiKey", "X-Api-Key" and "api%5Fkey" are one name. */
function isCalledSecret(name: string): boolean {
  return SECRET_NAME.test(
    decoded(name)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/gu, ''),
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
