import { distance } from 'fastest-levenshtein';

/**
 * The known word that somebody meant, if one is near enough: up to two edits, but one edit or one swap of neighbours
 * for words of four letters and less, where two edits reach half the dictionary.
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
  if (plain(word) === plain(known)) return 1;
  const edits = distance(word.toLowerCase(), known.toLowerCase());
  if (known.length > 4 && word.length > 3) return edits;
  return edits === 2 && !isSwap(word, known) ? Number.POSITIVE_INFINITY : edits;
}

/** "maxLength", "max-length" and "max_length" are one word to whoever writes them. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ .]/gu, '');
}

function isSwap(word: string, known: string): boolean {
  return word.length === known.length && [...word].sort().join('') === [...known].sort().join('');
}

/** "Did you mean x?", or the words that there are. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `Possible here: ${firstOf(known, MOST_LISTED)}.` : `Did you mean ${near}?`;
}

/** More words than these nobody reads in one line. */
const MOST_LISTED = 10;

/** The first ones of a list, the others as a number: "a, b and 7 more". */
export function firstOf(words: readonly string[], most: number): string {
  const left = words.length - most;
  return `${words.slice(0, most).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
