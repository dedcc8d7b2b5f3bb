import { distance } from 'fastest-levenshtein';
import { carriesCredentials, isCalledSecret, isSecretKey, SECRET_KEYS } from '../../model/secret-settings.ts';
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

/** A message shows less of a text, and longer texts are no addresses. */
const LONGEST_ADDRESS = 2_000;

/** Quotes a value for a message: short, without control characters, and no address with credentials. */
export function quote(value: unknown): string {
  const isAddress = typeof value === 'string' && carriesCredentials(value.slice(0, LONGEST_ADDRESS));
  const text = JSON.stringify(isAddress ? '***' : value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
