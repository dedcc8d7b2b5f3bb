import type { ProblemCode } from '../model/problem-codes.ts';
import { quote } from './check/words.ts';

/** What to write instead, or what to leave out. */
type Rule = readonly [code: ProblemCode, shape: RegExp, what: string, instead: string | RegExp];

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/giu;
const MONTH = '(?:Jan|Feb|M[aä]r|Mrz|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])[a-z]*\\.?';
const NUMBER_OR_MONTH = `^\\d[.,]\\d+E\\+?\\d+$|^\\d{1,2}[-. ]+${MONTH}$|^${MONTH}[-. ]+\\d{1,4}$`;
const ERROR = /^#(?:N\/A|NV|REF!|BEZUG!|NAME\??|VALUE!|WERT!|DIV\/0!|NULL!|NUM!|ZAHL!|SPILL!|CALC!|#+)$/u;
const TEMPLATE = /\{\{.*\}\}|\{%.*%\}|<%.*%>|\$\{(?!env:)[^}]*\}|#\{[^}]*\}/u;
const FORMULA = /^=(?:\$?[A-Z]{1,3}\$?\d|[A-Z.]{2,}\()/u;
const SHOWN = 'is shown as it is written';
const AS_TEXT = 'Format its column as text, write it again, and save the table.';

/** Texts that people seldom mean: what another program left in them. */
const RULES: readonly Rule[] = [
  [
    'odd-character',
    /\ufffd/u,
    'contains U+FFFD, where a letter was lost',
    'Write the letter again, and save as UTF-8.',
  ],
  ['looks-pasted', TEMPLATE, `is a template, and ${SHOWN}`, 'Write the text itself: templates are not filled in.'],
  ['looks-pasted', TAG, `contains HTML, which ${SHOWN}`, TAG],
  ['looks-pasted', /&(?:[a-z]{2,8}|#\d{2,5});/iu, `contains HTML, which ${SHOWN}`, 'Write the character itself.'],
  ['looks-pasted', /\*\*.+\*\*|\[.+\]\(.+\)|`.+`/u, `contains Markdown, which ${SHOWN}`, 'Write the plain text.'],
  ['looks-pasted', /\s\/\/(?:\s|$)/u, 'contains //, which begins no comment', /\s*\/\/.*$/u],
  ['looks-pasted', /[,;]$/u, 'ends with a comma or a semicolon', /[\s,;]+$/u],
  ['spreadsheet-text', ERROR, 'is an error of a spreadsheet', 'Correct the formula there, and save the table again.'],
  ['spreadsheet-text', FORMULA, 'is a formula', 'Save the values of the spreadsheet, not its formulas.'],
  ['spreadsheet-text', new RegExp(NUMBER_OR_MONTH, 'u'), 'is what a spreadsheet makes of a number or a code', AS_TEXT],
];

/** A credential is not repeated, and a long text not in part. */
function write(meant: string): string {
  const isWhole = meant !== '' && quote(meant) === JSON.stringify(meant);
  return isWhole ? `Write ${quote(meant)}.` : 'Write it again without that.';
}

/** Finds what nobody meant in a label or in the value of an option. */
export function faultOfText(text: string, is: 'label' | 'value') {
  const say = (code: ProblemCode, what: string, hint: string) => {
    return { code, message: `the ${is} ${quote(text)} ${what}`, hint };
  };
  const odd = oddText(text, is);
  if (odd !== undefined) return say('odd-character', `contains ${odd.what}`, write(odd.meant));
  const rule = RULES.find(([, shape]) => text.search(shape) >= 0);
  if (rule === undefined) return undefined;
  const [code, , what, instead] = rule;
  return say(code, what, typeof instead === 'string' ? instead : write(text.replace(instead, '').trim()));
}

/** Letters of Cyrillic and Greek, and the Latin ones that look the same. */
const LOOK_ALIKES = 'аАВеЕЅѕіІјЈКМНоОрРсСТуУхХԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧοι';
const IN_LATIN = 'aABeESsiIjJKMHoOpPcCTyYxXdhABEZHIKMNOPTYXoi';
export const ODD_BLANK = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
export const QUOTES = '“”„‟«»‘’‚‛‹›';
/** Bytes 128 to 159 of Windows. Node decodes them as controls. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

type Meant = readonly [found: RegExp, meant: (found: string, inner: string) => string, what: string];

/** What each pattern finds was probably meant otherwise. */
const CHARACTERS: readonly Meant[] = [
  [/[ \t]*[\r\n]+[ \t]*/gu, () => ' ', 'a line break'],
  [
    // Joiners belong to emoji and to scripts other than Latin.
    /(?!\t)\p{Cc}|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<![^\x20-\x7e])[\u200c-\u200f](?![^\x20-\x7e])/gu,
    () => '',
    'which nobody can see',
  ],
  // UTF-8 that was read as the encoding of Windows: one letter became two or three characters.
  [new RegExp(`[Â-ô][\\u0080-\\u00bf${OF_WINDOWS}]{1,3}`, 'gu'), decoded, 'left by another encoding'],
  [new RegExp(`^[${QUOTES}](.+)[${QUOTES}]$`, 'gu'), (_, inner) => inner, 'a quote that becomes part of the text'],
  [/[\p{L}\p{N}_]+/gu, inLatin, 'which looks like a Latin letter'],
  [/[A-Za-z]\p{M}+/gu, (letter) => letter.normalize('NFC'), 'an accent apart from its letter'],
  [/^\s+|\s+$/gu, () => '', 'a blank at its end'],
];

/** A search misses a value with another blank than the space. In a label, such a blank keeps words together. */
const BLANK: Meant = [new RegExp(`[${ODD_BLANK}]`, 'gu'), () => ' ', 'a blank other than the space'];
const OF_TEXT: Readonly<Record<'label' | 'value', readonly Meant[]>> = {
  label: CHARACTERS,
  value: [BLANK, ...CHARACTERS],
};

/** Finds characters that are not what they look like: what the first is, and the text that was meant. */
export function oddText(text: string, is: 'label' | 'value') {
  if (/^(?! )[\x20-\x7e]*(?<! )$/u.test(text)) return undefined;
  const replaced = (before: string, [found, meant]: Meant): string => before.replaceAll(found, meant);
  const rule = OF_TEXT[is].find((each) => replaced(text, each) !== text);
  if (rule === undefined) return undefined;
  const [, , what] = rule;
  const left = replaced(text, rule);
  const odd = [...text].find((character) => !/[!-~]/u.test(character) && !left.includes(character)) ?? ' ';
  return { what: `${codePoint(odd)}, ${what}`, meant: OF_TEXT[is].reduce(replaced, text) };
}

export function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

function decoded(found: string): string {
  const bytes = Uint8Array.from([...found], (character) =>
    OF_WINDOWS.includes(character) ? 128 + OF_WINDOWS.indexOf(character) : character.charCodeAt(0),
  );
  const meant = new TextDecoder().decode(bytes);
  // Only what people of Europe write, marks and emoji: «É» is two characters indeed.
  return /^[\u00a1-\u017f\u0370-\u04ff\u2010-\u2122\u{1f000}-\u{1faff}]$/u.test(meant) ? meant : found;
}

/** A word of Latin letters and others that look like them. A name without any is a word of another language. */
function inLatin(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word;
  const letters = [...word].map(
    (letter) => IN_LATIN[LOOK_ALIKES.indexOf(letter)] ?? (/[Ａ-ｚ]/u.test(letter) ? letter.normalize('NFKC') : letter),
  );
  return letters.every((letter) => /[\p{Script=Latin}\p{N}_]/u.test(letter)) ? letters.join('') : word;
}
