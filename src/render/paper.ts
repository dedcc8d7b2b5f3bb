import { styleText } from 'node:util';

/** A terminal or file: its width, its decoration, and the signs that it can show. */
export interface Paper {
  readonly style: Style;
  /** No line of a plan is wider, measured as a terminal shows it. */
  readonly columns: number;
  readonly signs: Signs;
}

/** `ascii`: our own signs are replaced by those of ASCII, and every other character is written as an escape. */
export type Signs = 'unicode' | 'ascii';

const USUAL = 80;
const NARROWEST = 40;
/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 120;

/** The width of a terminal, or the one that COLUMNS asks for, within what can be read; else 80. */
export function columnsOf(terminal: number | undefined): number {
  if (terminal === undefined || !Number.isInteger(terminal) || terminal <= 0) return USUAL;
  return Math.min(WIDEST, Math.max(NARROWEST, terminal));
}

/** For a file: no colours, 80 columns. */
export function filePaper(signs: Signs): Paper {
  return { style: PLAIN, columns: USUAL, signs };
}

/** How a text is decorated: with the terminal's colours, or not at all. `mark`: words that differ from the other side. */
export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'mark', (text: string) => string>>;

const same = (text: string): string => text;

export const PLAIN: Style = {
  bold: same,
  dim: same,
  red: same,
  green: same,
  yellow: same,
  mark: (text) => `[${text}]`,
};

const paint =
  (...format: Exclude<Parameters<typeof styleText>[0], string>) =>
  (text: string): string =>
    styleText(format, text, { validateStream: false });

export const COLOURED: Style = {
  bold: paint('bold'),
  dim: paint('dim'),
  red: paint('red'),
  green: paint('green'),
  yellow: paint('yellow'),
  mark: paint('bold', 'underline'),
};

const ASCII_OF: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['…', '...'],
  ['›', '>'],
  ['·', '-'],
  ['’', "'"],
]);

/** A text in the signs that its paper can show. No character is lost: é becomes \u{e9}, not a question mark. */
export function inSigns(text: string, signs: Signs): string {
  return signs === 'unicode' ? text : text.replace(/[\u{80}-\u{10ffff}]/gu, asciiOf);
}

function asciiOf(character: string): string {
  return ASCII_OF.get(character) ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
