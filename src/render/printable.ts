/**
 * Characters that change how their surroundings are shown, or are not shown at all: controls, the marks that turn the
 * direction of writing, zero-width ones, line separators, tags, lone surrogates. They are written as escapes, so that a
 * label appears as what it is and does nothing. A joiner between two pictographs is part of one emoji, and stays; so
 * does the selector that makes a pictograph or a keycap colourful.
 */
const UNSEEN = [
  String.raw`(?![\u200D\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`,
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})`,
  String.raw`(?<!\p{Extended_Pictographic}|[0-9#*](?=.\u20E3))[\uFE0E\uFE0F]`,
];

/**
 * What makes a line of a build log a command: GitHub obeys "::name" where a line begins, some others "##name[" anywhere.
 * A line may be broken at any space, so it may begin at every place behind a space.
 */
const COMMANDS = [String.raw`(?<!\S):(?=:[A-Za-z])`, String.raw`#(?=#[A-Za-z]*\[)`];

const ACTING = new RegExp([...UNSEEN, ...COMMANDS].join('|'), 'gu');

/** What one of them begins with; most texts have neither. */
const MAY_ACT = /[^ -~]|::|##/;

/** Text of people or of the network, on one line and without a character that acts. */
export function printable(text: string): string {
  return MAY_ACT.test(text) ? text.replace(ACTING, escapeOf) : text;
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
  return cutAfter(text, characters.slice(0, limit).join('').length);
}

/** JSON in which no text acts where it is shown: other escapes, the same values. */
export function printableJson(value: unknown): string {
  // Of these characters, only line ends are outside of the texts.
  return JSON.stringify(value, undefined, 2).replace(ACTING, (found) => (found === '\n' ? found : escapeUnits(found)));
}

/** As JSON escapes it. */
export function escapeUnits(text: string): string {
  return text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const LONGEST_SENTENCE = 2_000;

/** A sentence of ours, cut only where what it quotes of others is longer than any of ours. */
export function printableSentence(text: string): string {
  return printableShort(text, LONGEST_SENTENCE);
}

/** Text at most as many bytes of UTF-8 long as are given, where these are enough to say how many characters are left out. */
export function printableWithin(text: string, bytes: number): string {
  if (text.length <= bytes) {
    const whole = printable(text);
    if (Buffer.byteLength(whole) <= bytes) return whole;
  }
  let [fits, tooLong] = [0, Math.min(text.length, bytes) + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (Buffer.byteLength(cutAfter(text, middle)) <= bytes) fits = middle;
    else tooLong = middle;
  }
  return cutAfter(text, /[\uD800-\uDBFF]/u.test(text.charAt(fits - 1)) ? fits - 1 : fits);
}

function cutAfter(text: string, length: number): string {
  return `${printable(text.slice(0, length))}… (${text.length - length} more characters)`;
}
