import words from './generated/foreign-words.json' with { type: 'json' };

/** Where a word of another tool is typed, as in the table of docs/other-tools.md. */
type Place = keyof typeof words;

/** Everything that the word may mean there, the likeliest first: a word of ours, a command, or a sentence. */
export function meaningsOf(place: Place, word: string): readonly string[] {
  return words[place].flatMap(({ meant, of }) => (of.includes(word) ? [meant] : []));
}

/** The same as advice; undefined if the word is nobody's. */
export function adviceOn(place: Place, word: string): string | undefined {
  const [meant] = meaningsOf(place, word);
  return meant === undefined || meant.includes(' ') ? meant : `Did you mean ${meant}?`;
}

/** The first of the allowed words that a word may mean. */
export function meantAmong(place: Place, word: string, allowed: readonly string[]): string | undefined {
  return meaningsOf(place, word).find((meant) => allowed.includes(meant));
}
