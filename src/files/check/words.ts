import { distance } from 'fastest-levenshtein';
import { grouped } from '../../model/grouped.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import type { Path, ProblemAtPath } from '../../model/problem.ts';
import { carriesCredentials, isCalledSecret, isSecretKey, SECRET_KEYS } from '../../model/secret-settings.ts';

/**
 * Finds the known word that was probably meant: at most two edits away, and not another word altogether. For words of up to
 * four letters, one edit or one swap of neighbours. Of keys such as Ticket.fax, only the name behind the object counts.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known.map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }));
  return near.filter(({ edits }) => edits <= 2).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}

function editsBetween(word: string, known: string): number {
  if (Math.abs(word.length - known.length) > 4) return Number.POSITIVE_INFINITY;
  const [object, name] = [word.slice(0, word.indexOf('.') + 1), word.slice(word.indexOf('.') + 1)];
  if (object !== '' && known.startsWith(object)) return editsBetween(name, known.slice(object.length));
  if (plain(word) === plain(known)) return 1;
  const edits = distance(word.toLowerCase(), known.toLowerCase());
  if (edits >= Math.min(word.length, known.length)) return Number.POSITIVE_INFINITY;
  if (known.length > 4 && word.length > 3) return edits;
  return edits === 2 && !hasSameLetters(word, known) ? Number.POSITIVE_INFINITY : edits;
}

function hasSameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** Makes "maxLength", "max-length" and "max_length" the same word. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ .]/gu, '');
}

/** Returns "Did you mean x?", or the possible words. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `Possible here: ${firstOf(known, 10)}.` : `Did you mean ${near}?`;
}

/** Shortens a list: "a, b and 7 more". */
export function firstOf(words: readonly string[], most: number): string {
  const left = words.length - most;
  return `${words.slice(0, most).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** The same of a key among its neighbours: one that is there already cannot be written again. */
export function keyMeantAmong(near: string, neighbours: Readonly<Record<string, unknown>>): string {
  return Object.hasOwn(neighbours, near) ? `Remove it: ${near} is there already.` : `Did you mean ${near}?`;
}

/** Keys of credentials. A misspelled one may have a credential too. */
const SHORT_KEYS = ['auth', 'headers', 'token', 'password', 'bearer'];

/**
 * Whether the value of a key may be a credential, which no message and no quoted line may show. A key of several words
 * comes from a forgotten colon or line break.
 */
export function mayHoldSecret(key: string): boolean {
  return [key, ...key.split(/[^\w.-]+/u)].some(
    (word) =>
      isCalledSecret(word) ||
      isSecretKey(word) ||
      SHORT_KEYS.some((short) => isAlmost(word, short)) ||
      nearest(word, SECRET_KEYS) !== undefined,
  );
}

/** Whether a key of the path says that the value may be a credential. */
export function isSecretPath(path: readonly string[]): boolean {
  return path.some(mayHoldSecret);
}

/** One letter more, less or another one, or two swapped: with two edits, `open` would be nearly `token`. */
function isAlmost(key: string, word: string): boolean {
  if (Math.abs(key.length - word.length) > 1) return false;
  const small = key.toLowerCase();
  const edits = distance(small, word);
  return edits <= 1 || (edits === 2 && hasSameLetters(small, word));
}

/** Quotes a value for a message: short, without control characters, and no address with credentials. */
export function quote(value: unknown): string {
  // Longer texts are no addresses.
  const isAddress = typeof value === 'string' && carriesCredentials(value.slice(0, 2_000));
  const text = JSON.stringify(isAddress ? '***' : value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Counts the steps of a path that exist in these settings. */
export function writtenSteps(settings: JsonObject, path: Path): number {
  const missing = path.findIndex((_, index) => valueAt(settings, path.slice(0, index + 1)) === undefined);
  return missing < 0 ? path.length : missing;
}

/** Merges an overlay into settings: maps merge, lists replace, null is a value. */
export function mergeSettings(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? mergeSettings(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Makes one problem for all of a kind: the first one, with the number of others. */
export function firstOfEach(problems: readonly ProblemAtPath[], kindOf: (problem: ProblemAtPath) => string) {
  const kinds = grouped(problems.map((problem) => [kindOf(problem), problem] as const));
  return [...kinds.values()].map(([first, ...others]) =>
    others.length === 0 ? first : { ...first, message: `${first.message} (and ${others.length} more)` },
  );
}

/** Finds items that have the key of an earlier one, each with the first one that has it. */
export function twinsIn<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined) {
  const firsts = new Map<string | undefined, Item>();
  return items.flatMap((twin): readonly (readonly [first: Item, twin: Item])[] => {
    const key = keyOf(twin);
    const first = firsts.get(key);
    if (first === undefined && key !== undefined) firsts.set(key, twin);
    return first === undefined ? [] : [[first, twin]];
  });
}
