import { distance } from 'fastest-levenshtein';

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
