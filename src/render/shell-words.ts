import type { AttributeKey } from '../model/attribute-key.ts';

/** A text as a POSIX shell reads it: one word, with nothing in it that acts. */
export function shellWord(text: string): string {
  return /^[\w./][\w./-]*$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line holds more, a reader does not. */
const LONGEST_KEYS = 2_000;

/** Keys joined for a flag: as many as a command line holds, and none that a shell would not take for a word. */
export function pasteableKeys(keys: readonly AttributeKey[]): string {
  const words = keys.filter((key) => /^\w+\.\w+$/u.test(key));
  while (words.join(',').length > LONGEST_KEYS) words.pop();
  return words.join(',');
}
