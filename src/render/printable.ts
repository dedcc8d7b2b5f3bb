/**
 * Characters that change how their surroundings are shown, or are not shown at all: controls, the marks that turn the
 * direction of writing, zero-width ones, line separators, tags, lone surrogates. They are written as escapes, so that a
 * label appears as what it is and does nothing. A joiner between two pictographs is part of one emoji, and stays.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters that must not pass
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})|[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;

/** Text of people or of the network, on one line and without a character that acts. */
export function printable(text: string): string {
  return text.replace(UNSEEN, escapeOf);
}

function escapeOf(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** The same, at most `limit` characters, with the number of those left out. */
export function printableShort(text: string, limit: number): string {
  const characters = [...text.slice(0, limit * 2 + 2)];
  if (characters.length <= limit && text.length <= limit * 2) return printable(text);
  const shown = characters.slice(0, limit).join('');
  return `${printable(shown)}… (${text.length - shown.length} more characters)`;
}
