import { isCalledSecret } from './secret-names.ts';

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
const LOGIN = /^(?:[a-z][a-z0-9+.-]*:)?[/\\]*(?![/\\])([^/?#]*)@/iu;

function hasLogin(masked: string): boolean {
  const login = LOGIN.exec(masked.trimStart())?.[1] ?? '';
  const colon = login.indexOf(':');
  const [user, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  // Some services take a token as the user, with an empty password or none.
  return !isMaskedWhole(password === '' ? user : password);
}

const PARAMETER = /[?&;#]([^=&;?#\s]+)=/gu;
const BEHIND_VALUE = /[&#]/gu;
const WRITTEN = /[^\0]/gu;

/**
 * The next parameter may begin inside of what counts as a value here: some services separate them by a semicolon. So
 * values overlap, and where one ends is looked for once.
 */
function secretParameters(masked: string): readonly Span[] {
  const spans: Span[] = [];
  let [end, written] = [0, 0];
  for (const { index, 0: whole, 1: name = '' } of masked.matchAll(PARAMETER)) {
    const start = index + whole.length;
    if (!isCalledSecret(name)) continue;
    if (end < start) end = firstFrom(start, BEHIND_VALUE, masked);
    if (written < start) written = firstFrom(start, WRITTEN, masked);
    if (written < end) spans.push({ start, end });
  }
  return spans;
}

/** The end of the text where there is none. */
function firstFrom(start: number, wanted: RegExp, text: string): number {
  wanted.lastIndex = start;
  return wanted.exec(text)?.index ?? text.length;
}
