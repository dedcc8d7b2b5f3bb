import { distance } from 'fastest-levenshtein';
import { carriesCredentials, isCalledSecret, isSecretKey, SECRET_KEYS } from '../../model/secret-settings.ts';

/**
 * Finds the known word that was probably meant: at most two edits away, and not another word altogether. For words of up to
 * four letters, one edit or one swap of neighbours. Of keys such as Ticket.fax, only the name behind the object counts.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: { readonly word: string; readonly edits: number } | undefined;
  for (const candidate of known) {
    const edits = editsBetween(word, candidate);
    if (edits <= 2 && (best === undefined || edits < best.edits)) best = { word: candidate, edits };
  }
  return best?.word;
}

function editsBetween(word: string, known: string): number {
  if (Math.abs(word.length - known.length) > 4) return Number.POSITIVE_INFINITY;
  const [object, name] = [word.slice(0, word.indexOf('.') + 1), word.slice(word.indexOf('.') + 1)];
  if (object !== '' && known.startsWith(object)) return editsBetween(name, known.slice(object.length));
  if (plain(word) === plain(known)) return 1;
  const edits = distance(word.toLowerCase(), known.toLowerCase());
  if (edits >= Math.min(word.length, known.length)) return Number.POSITIVE_INFINITY;
  if (known.length > 4 && word.length > 3) return edits;
  return edits === 2 && !isSwap(word, known) ? Number.POSITIVE_INFINITY : edits;
}

/** Makes "maxLength", "max-length" and "max_length" the same word. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ .]/gu, '');
}

function isSwap(word: string, known: string): boolean {
  return word.length === known.length && [...word].sort().join('') === [...known].sort().join('');
}

/** Returns "Did you mean x?", or the possible words. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `Possible here: ${firstOf(known, MOST_LISTED)}.` : `Did you mean ${near}?`;
}

/** The same of a key among its neighbours: one that is there already cannot be written again. */
export function keyMeantAmong(near: string, neighbours: Readonly<Record<string, unknown>>): string {
  return Object.hasOwn(neighbours, near) ? `Remove it: ${near} is there already.` : `Did you mean ${near}?`;
}

/** Maximum number of words in one line. */
const MOST_LISTED = 10;

/** Shortens a list: "a, b and 7 more". */
export function firstOf(words: readonly string[], most: number): string {
  const left = words.length - most;
  return `${words.slice(0, most).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

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
