import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'fast-string-width';
import type { Paper } from './paper.ts';

/** The columns that a terminal gives a text: two for 漢 and 🙂, none for a combining mark unless it takes room of its own. */
export function widthOf(text: string): number {
  return stringWidth(text) + (text.match(SPACING_MARK)?.length ?? 0);
}

/** The vowels of Devanagari and its like, which fast-string-width takes for marks above or below a letter. */
const SPACING_MARK = /\p{Spacing_Mark}/gu;

export function paddedTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, widthOf(text)), 0);
}

/** A text behind its lead, its further rows below its beginning. Only a word that is too long is broken. */
export function wrap(lead: string, text: string, paper: Paper): readonly string[] {
  const indent = widthOf(lead);
  const [first = '', ...rest] = rowsOf(text, paper.columns - indent);
  return [`${lead}${first}`.trimEnd(), ...rest.map((row) => `${' '.repeat(indent)}${row}`)];
}

/** Breaks the long lines of a message at words where the paper asks for it, each row below the beginning of its line. */
export function wrapMessage(text: string, paper: Paper): string {
  if (paper.messages === 'whole') return text;
  return text
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', said = line] = /^( *(?:→ )?)(.*)$/u.exec(line) ?? [];
      return widthOf(line) <= paper.columns || /^(?:deskform |--)/u.test(said) ? [line] : wrap(lead, said, paper);
    })
    .join('\n');
}

/** The same with a short end that is never broken: behind the last row, or below it where there is no room. */
export function wrapWithEnd(lead: string, text: string, end: string, paper: Paper): readonly string[] {
  const rows = wrap(lead, text, paper);
  if (end === '') return rows;
  const last = rows.at(-1) ?? '';
  const joined = `${last}  ${end}`;
  if (widthOf(joined) <= paper.columns) return [...rows.slice(0, -1), joined];
  return [...rows, ...wrap(' '.repeat(widthOf(lead)), end, paper)];
}

function rowsOf(text: string, room: number): readonly string[] {
  if (widthOf(text) <= room) return [text];
  const rows = breakText(text, room);
  if (!rows.some((row) => /^\s*::[A-Za-z]/u.test(stripVTControlCharacters(row)))) return rows;
  // A word was torn where a build log would take the rest of it for a command.
  return breakText(text.replaceAll(COLON_BEFORE_COLON, '\\u{3a}'), room);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours may stand between the two
const COLON_BEFORE_COLON = /:(?=(?:\u001b\[\d+m)*:)/gu;

/**
 * Breaks a text at its spaces into rows of at most `room` columns. Only a word that is too long is broken inside, and then
 * between graphemes: half of an emoji, or of an escape sequence of ours, would be something else.
 */
function breakText(text: string, room: number): readonly string[] {
  const rows: string[] = [];
  let row = '';
  let used = 0;
  const startRow = (): void => {
    rows.push(row);
    row = '';
    used = 0;
  };
  for (const word of wordsOf(text, room)) {
    if (used > 0) {
      row += ' ';
      used += 1;
    }
    const width = widthOf(word);
    const pieces = width > room ? piecesOf(word) : [word];
    // A long word begins in a row of its own where that takes fewer rows.
    if (width > room && Math.floor((width - 1) / room) <= Math.floor((width - 1 - (room - used)) / room)) startRow();
    for (const piece of pieces) {
      const more = widthOf(piece);
      if (used > 0 && more > 0 && used + more > room) startRow();
      row += piece;
      used += more;
    }
  }
  return inColour([...rows, row].map((each) => each.replace(END, (end) => end.replaceAll(' ', ''))));
}

/** The most words of a command that is kept on one row. */
const MOST_WORDS = 12;

/** The words between blanks. A command in backticks is one word where it has room, so that it can be copied. */
function wordsOf(text: string, room: number): readonly string[] {
  const all = text.split(' ');
  const words: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? '';
    const ahead = /^\(?`[^`]+$/u.test(word) ? all.slice(at, at + MOST_WORDS) : [];
    const length = ahead.findIndex((one, index) => index > 0 && one.includes('`')) + 1;
    const command = ahead.slice(0, length).join(' ');
    const isKept = length > 0 && widthOf(command) <= room;
    words.push(isKept ? command : word);
    if (isKept) at += length - 1;
  }
  return words;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours
const COLOUR = /(\u001b\[\d+m)/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const END = /(?: |\u001b\[\d+m)+$/u;

function piecesOf(word: string): readonly string[] {
  const graphemes = new Intl.Segmenter();
  return word
    .split(COLOUR)
    .flatMap((part) => (COLOUR.test(part) ? [part] : [...graphemes.segment(part)].map(({ segment }) => segment)));
}

/** What ends each of them (ECMA-48, select graphic rendition). */
const ENDED_BY: Readonly<Record<string, string>> = { 1: '22', 2: '22', 4: '24', 31: '39', 32: '39', 33: '39' };

/** Colours end with each row, and begin again in the next. */
function inColour(rows: readonly string[]): readonly string[] {
  let open: readonly string[] = [];
  return rows.map((row) => {
    const begun = open;
    for (const [, code = ''] of row.matchAll(new RegExp(COLOUR, 'gu'))) {
      const number = code.slice(2, -1);
      open = number in ENDED_BY ? [...open, number] : open.filter((one) => ENDED_BY[one] !== number);
    }
    const ends = open.toReversed().map((one) => ENDED_BY[one] ?? '0');
    return `${begun.map(colour).join('')}${row}${[...new Set(ends)].map(colour).join('')}`;
  });
}

const colour = (number: string): string => `\u001b[${number}m`;
