import { distance } from 'fastest-levenshtein';
import {
  carriesSecretParameter,
  isCalledSecret,
  isFilledInLater,
  isSecretKey,
  SECRET_KEYS,
} from '../attribute/secret-settings.ts';
import { nearest } from './did-you-mean.ts';

/** Keys of credentials. A misspelled one may have a credential too. */
const SHORT_KEYS = ['auth', 'headers', 'token', 'password', 'bearer'];

/**
 * Whether the value of a key may be a credential, which no message and no quoted line may show. A key of several words
 * comes from a forgotten colon or line break.
 */
export function mayHoldSecret(key: string): boolean {
  const words = key.split(/[^\w.-]+/u);
  return isSecretWord(key) || (words.length > 1 && words.some(isSecretWord));
}

function isSecretWord(word: string): boolean {
  if (isCalledSecret(word) || isSecretKey(word)) return true;
  return SHORT_KEYS.some((key) => isAlmost(word, key)) || nearest(word, SECRET_KEYS) !== undefined;
}

/** Whether a key of the path says that the value may be a credential. */
export function isSecretPath(path: readonly string[]): boolean {
  return path.some(mayHoldSecret);
}

/** Whether a key below a secret one may be shown: not if it may itself be a credential in the wrong place. */
export function isPublicKey(key: string, is: 'with a value' | 'alone'): boolean {
  return /^[\w.-]+$/u.test(key) && (is === 'with a value' || key === 'user' || mayHoldSecret(key));
}

/** Whether a text is exactly one environment variable. */
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

/** A value without its key, or with only the colon. */
const VALUE_ALONE = /^[\s+-]*:\s+/u;

/** Our own keys alone: in texts of people, many a line begins with "Session". */
const KEY_WITHOUT_COLON = new RegExp(
  `(?:^[\\s+-]*|[{,]\\s*)["']?(?:${[...SHORT_KEYS, ...SECRET_KEYS].join('|')})[^\\w\\s:,}\\]]{0,2}\\s+(?=[^\\s:=,}\\]])`,
  'u',
);

/** To the last @ before a slash: a password may hold one. Where an address belongs, also without its slashes. */
const LOGIN = /\/\/([^/\s]+)@|(?:url|proxy|linktemplate)["']?\s*:\s*["']?(?:https?:)?[/\\]*([^\s"'/]{1,500})@/giu;

/** Parts after the key of a secret that reveal nothing: variables, keys of logins, and punctuation. */
const PUBLIC_PARTS =
  /(?<![^\s{,:["'])\$\{env:[A-Za-z_]\w*\}(?![^\s,}\]"'])|["']?(?:token|user|password|bearer)["']?\s*:\s|[\s{}[\],"']/gu;

/** Longer lines are never shown. */
const LONGEST_LINE = 100_000;

/** Whether a text looks like it contains a credential, under any key. */
export function looksSecret(text: string): boolean {
  return text.split('\n').some(isSecretLine) || (text.includes('\n') && isSecretLine(text.replaceAll(/\s+/gu, ' ')));
}

/** Quotes a value for a message: short, without control characters, and without possible credentials. */
export function quote(value: unknown): string {
  const text = JSON.stringify(typeof value === 'string' && looksSecret(value) ? '***' : value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function isSecretLine(line: string): boolean {
  if (line.length > LONGEST_LINE || carriesSecretParameter(line)) return true;
  for (const [, login, ofKey] of line.matchAll(LOGIN)) if (!isFilledInLater(login ?? ofKey ?? '')) return true;
  const lost = KEY_WITHOUT_COLON.exec(line) ?? VALUE_ALONE.exec(line);
  if (lost !== null && tells(line.slice(lost.index + lost[0].length))) return true;
  for (const match of line.matchAll(KEY))
    if (mayHoldSecret(match[1] ?? '') && tells(line.slice(match.index + match[0].length))) return true;
  return false;
}

function tells(value: string): boolean {
  return value.replaceAll(PUBLIC_PARTS, '') !== '';
}
