import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'fast-string-width';
import { inSigns } from './ascii.ts';
import { breakText } from './break-text.ts';
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

/** The columns of the widest. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, widthOf(text)), 0);
}

/** A text behind its lead; what does not fit goes on below its beginning. Only a word that is too long is broken. */
export function hang(lead: string, text: string, paper: Paper): readonly string[] {
  const [before, said] = [inSigns(lead, paper.signs), inSigns(text, paper.signs)];
  const indent = widthOf(before);
  const [first = '', ...rest] = rowsOf(said, paper.columns - indent);
  return [`${before}${first}`.trimEnd(), ...rest.map((row) => `${' '.repeat(indent)}${row}`)];
}

/** The same, and at its end, or below it where there is no room, something small that is not to be torn. */
export function hangWithEnd(lead: string, text: string, end: string, paper: Paper): readonly string[] {
  const rows = hang(lead, text, paper);
  if (end === '') return rows;
  const last = rows.at(-1) ?? '';
  const joined = `${last}  ${inSigns(end, paper.signs)}`;
  if (widthOf(joined) <= paper.columns) return [...rows.slice(0, -1), joined];
  return [...rows, ...hang(' '.repeat(widthOf(inSigns(lead, paper.signs))), end, paper)];
}

function rowsOf(text: string, room: number): readonly string[] {
  if (widthOf(text) <= room) return [text];
  const rows = breakText(text, room, widthOf);
  if (!rows.some((row) => /^\s*::[A-Za-z]/u.test(stripVTControlCharacters(row)))) return rows;
  // A word was torn where a build log would take the rest of it for a command.
  return breakText(text.replaceAll(COLON_BEFORE_COLON, '\\u{3a}'), room, widthOf);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours may stand between the two
const COLON_BEFORE_COLON = /:(?=(?:\u001b\[\d+m)*:)/gu;
