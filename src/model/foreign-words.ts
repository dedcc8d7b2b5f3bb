import words from './generated/foreign-words.json' with { type: 'json' };

/**
 * Everything that a word of another tool may mean where it is typed, the likeliest first (docs/other-tools.md): a word of
 * ours, a command, or a sentence.
 */
export function meaningsOf(place: keyof typeof words, word: string): readonly string[] {
  return words[place].flatMap(({ meant, of }) => (of.includes(word) ? [meant] : []));
}

/** The same as advice; undefined if the word is nobody's. */
export function adviceOn(place: keyof typeof words, word: string): string | undefined {
  const [meant] = meaningsOf(place, word);
  return meant === undefined || meant.includes(' ') ? meant : `Did you mean ${meant}?`;
}

/** The first of the allowed words that a word may mean. */
export function meantAmong(place: keyof typeof words, word: string, allowed: readonly string[]): string | undefined {
  return meaningsOf(place, word).find((meant) => allowed.includes(meant));
}
