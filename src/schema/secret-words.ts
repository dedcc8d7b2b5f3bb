import { distance } from 'fastest-levenshtein';
import { carriesCredentials, findSecretParameters, isFilledInLater } from '../attribute/address-credentials.ts';
import { isCalledSecret } from '../attribute/secret-names.ts';
import { ADDRESS, isSecretKey, SECRET_KEYS } from '../attribute/secret-settings.ts';
import { nearest } from './did-you-mean.ts';

/** What stands below a near miss of a key is the same credential. */
const SHORT_KEYS = ['auth', 'headers', 'token', 'password', 'bearer'];

/**
 * Whether what stands below a key may be a credential, which no message and no quoted line may show. A key of several
 * words is what a forgotten colon or line break makes.
 */
export function mayHoldSecret(key: string): boolean {
  const words = key.split(/[^\w.-]+/u);
  return isSecretWord(key) || (words.length > 1 && words.some(isSecretWord));
}

function isSecretWord(word: string): boolean {
  if (isCalledSecret(word) || isSecretKey(word)) return true;
  return SHORT_KEYS.some((key) => isAlmost(word, key)) || nearest(word, SECRET_KEYS) !== undefined;
}

/** Does anything on the way to a place say that a credential may stand there? */
export function isSecretPath(path: readonly string[]): boolean {
  return path.some(mayHoldSecret);
}

/** A key below a secret one is shown, unless it may itself be what somebody has put in the place of a value. */
export function isPublicKey(key: string, is: 'with a value' | 'alone'): boolean {
  return /^[\w.-]+$/u.test(key) && (is === 'with a value' || key === 'user' || mayHoldSecret(key));
}

/** What says where a credential comes from, and says no more. */
export function isVariableAlone(text: string): boolean {
  return /^\$\{env:[A-Za-z_]\w*\}$/u.test(text);
}

/** One letter more, less or another one, or two swapped: with two edits, `open` would be nearly `token`. */
function isAlmost(key: string, word: string): boolean {
  if (Math.abs(key.length - word.length) > 1) return false;
  const small = key.toLowerCase();
  const edits = distance(small, word);
  return edits <= 1 || (edits === 2 && [...small].sort().join('') === [...word].sort().join(''));
}

/** From its first letter on: from each letter of a long text the search would begin anew. */
const KEY = /(?<![\w.-])([\w.-]+)["']?\s*:(?!\/\/)\s*/gu;

/** A value whose key has got lost, or the colon behind it. */
const VALUE_ALONE = /^[\s+-]*:\s+/u;

/** Our own keys alone: in texts of people, many a line begins with "Session". */
const KEY_WITHOUT_COLON = new RegExp(
  `(?:^[\\s+-]*|[{,]\\s*)["']?(?:${[...SHORT_KEYS, ...SECRET_KEYS].join('|')})[^\\w\\s:,}\\]]{0,2}\\s+(?=[^\\s:=,}\\]])`,
  'u',
);

/** A line as it may be shown where nothing is known but its text: credentials as stars in the same columns. */
export function hideInLine(line: string): string {
  return hideLine(line, () => false).shown;
}

/** The same, but for what stands behind keys whose place in the document is known. */
export function hideBesides(line: string, isKnownKey: (column: number) => boolean): string {
  return hideLine(line, isKnownKey).shown;
}

/** Does a text look as if it held a credential, whatever it stands under? */
export function looksSecret(text: string): boolean {
  const line = text.replaceAll(/\s+/gu, ' ');
  return hideInLine(line) !== line;
}

const KEYS_OF_ADDRESSES = [ADDRESS, 'url', 'proxy'];

/** Does an address carry more credentials than are seen in its line? */
export function hidesLogin(key: string, address: string): boolean {
  if (!KEYS_OF_ADDRESSES.includes(key)) return false;
  return carriesCredentials(hideInLine(address).replaceAll('*', ''));
}

interface HiddenLine {
  readonly shown: string;
  /** What stands behind the first key of a secret, as it was written. */
  readonly value: string | undefined;
}

function hideLine(line: string, isKnownKey: (column: number) => boolean): HiddenLine {
  const publicLine = withoutParameters(withoutLogins(line));
  const start = secretFrom(publicLine, isKnownKey);
  if (start === undefined) return { shown: publicLine, value: undefined };
  return { shown: publicLine.slice(0, start) + hideValue(publicLine.slice(start)), value: line.slice(start) };
}

/** Where the first value of a line begins that may be a credential; all behind it may be a part of it. */
function secretFrom(line: string, isKnownKey: (column: number) => boolean): number | undefined {
  const lost = KEY_WITHOUT_COLON.exec(line) ?? VALUE_ALONE.exec(line);
  const behindLost = lost === null ? undefined : lost.index + lost[0].length;
  for (const match of line.matchAll(KEY)) {
    const [whole, key = ''] = match;
    if (behindLost !== undefined && match.index >= behindLost) break;
    if (mayHoldSecret(key) && !isKnownKey(match.index)) return match.index + whole.length;
  }
  return behindLost;
}

/** An opening bracket, the ways in, and variables that stand alone, with the brackets behind them. */
const PUBLIC_PART =
  /(^[{[]\s*|(?<![^\s{,"'])["']?(?:token|user|password|bearer)["']?\s*:\s+|(?<![^\s{,:])["']?\$\{env:[A-Za-z_]\w*\}["']?(?![^\s,}\]])[\s,}\]]*)|[^\r\n]/gu;

function hideValue(value: string): string {
  return value.replaceAll(PUBLIC_PART, (part, shown: string | undefined) => shown ?? '*'.repeat(part.length));
}

/** What of the lines below still belongs to a value that is hidden. */
interface Open {
  readonly indent: number;
  readonly brackets: number;
  readonly quote: string | undefined;
}

/** Nobody reads a longer one. What it holds may go on below. */
const LONGEST_LINE = 100_000;

/**
 * A text as it may be shown where nothing is known of its places: not YAML, or a part of a file. A credential may go on
 * below its key: indented, in brackets or in quotes, or without either, until another key begins.
 */
export function hideSecrets(text: string): string {
  let open: Open | undefined;
  const lines = text.split('\n').map((line) => {
    if (line.length > LONGEST_LINE) {
      open = { indent: indentOf(line), brackets: 0, quote: undefined };
      return '*'.repeat(line.length);
    }
    if (open !== undefined && goesOn(line, open)) {
      open = { ...open, ...stillOpen(line, open) };
      const margin = indentOf(line);
      return line.slice(0, margin) + hideValue(line.slice(margin));
    }
    const { shown, value } = hideLine(line, () => false);
    open = value === undefined ? undefined : { indent: indentOf(line), ...stillOpen(value, undefined) };
    return shown;
  });
  return lines.join('\n');
}

/** The same for a file in which the parser has lost its way, where a part of an address may stand alone. */
export function hideInBrokenFile(text: string): string {
  const shown = hideSecrets(text);
  return shown.includes('@')
    ? shown.replaceAll(/[^\s/"'@]+@?/gu, (word) => (word.endsWith('@') ? `${stars(word.slice(0, -1))}@` : word))
    : shown;
}

function goesOn(line: string, { indent, brackets, quote }: Open): boolean {
  if (quote !== undefined || brackets > 0 || line.trim() === '') return true;
  if (/^(?:---|\.\.\.|\+\+\+|@@)/u.test(line)) return false;
  return indentOf(line) > indent || !/^[\s+-]*["']?[\w.-]+["']?\s*:(?:\s|$)/u.test(line);
}

function stillOpen(text: string, before: Open | undefined): Pick<Open, 'brackets' | 'quote'> {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  const brackets = Math.max(0, (before?.brackets ?? 0) + count(/[{[]/gu) - count(/[}\]]/gu));
  if (before?.quote !== undefined) return { brackets, quote: text.includes(before.quote) ? undefined : before.quote };
  if (count(/(?<!\\)"/gu) % 2 === 1) return { brackets, quote: '"' };
  return { brackets, quote: /(?<![^\s{[,:])'/u.test(text) && count(/'/gu) % 2 === 1 ? "'" : undefined };
}

/** Marks of a list and of a patch count as blanks. */
function indentOf(line: string): number {
  return /^[\s+-]*/u.exec(line)?.[0].length ?? 0;
}

/** To the last @ before a slash: a password may hold one. */
const LOGIN = /(?<=\/\/)[^/\s]+(?=@)/gu;
/** Where an address belongs, also without its slashes. */
const LOGIN_OF_KEY = /((?:url|proxy)["']?\s*:\s*["']?(?:https?:)?[/\\]*)([^\s"'/]{1,500})/giu;

function withoutLogins(line: string): string {
  if (!line.includes('@')) return line;
  return line.replaceAll(LOGIN, hideLogin).replaceAll(LOGIN_OF_KEY, (_, before: string, behind: string) => {
    const login = behind.slice(0, Math.max(0, behind.lastIndexOf('@')));
    return before + hideLogin(login) + behind.slice(login.length);
  });
}

function hideLogin(login: string): string {
  return isFilledInLater(login) ? login : stars(login);
}

function withoutParameters(line: string): string {
  return findSecretParameters(line).reduce(
    (shown, { start, end }) => shown.slice(0, start) + stars(shown.slice(start, end)) + shown.slice(end),
    line,
  );
}

/** As many as there were columns; a line keeps its margins. */
export function stars(text: string): string {
  return text.replaceAll(/\S(?:[^\r\n]*\S)?/gu, (written) => '*'.repeat(written.length));
}
