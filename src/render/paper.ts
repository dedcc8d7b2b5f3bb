import { styleText } from 'node:util';

/** What a text is written on: how wide it is, how it is decorated, and which signs it can show. */
export interface Paper {
  readonly style: Style;
  /** No line of a plan is wider, measured as a terminal shows it. */
  readonly columns: number;
  readonly signs: Signs;
}

/** `ascii`: our own signs have twins in it, and every other character is written as an escape. */
export type Signs = 'unicode' | 'ascii';

const USUAL = 80;
const NARROWEST = 40;
/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 120;

/** A terminal's own width, within what can be read; 80 where there is no terminal. */
export function columnsOf(terminal: number | undefined): number {
  if (terminal === undefined || terminal === 0) return USUAL;
  return Math.min(WIDEST, Math.max(NARROWEST, terminal));
}

/** A file that anybody may open. */
export function filePaper(signs: Signs): Paper {
  return { style: PLAIN, columns: USUAL, signs };
}

/** How a text is decorated: with the terminal's colours, or not at all. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  /** Words that differ from those on the other side of an arrow. */
  readonly mark: (text: string) => string;
}

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
  (...format: readonly ('bold' | 'underline' | 'dim' | 'red' | 'green' | 'yellow')[]) =>
  (text: string): string =>
    styleText([...format], text, { validateStream: false });

export const COLOURED: Style = {
  bold: paint('bold'),
  dim: paint('dim'),
  red: paint('red'),
  green: paint('green'),
  yellow: paint('yellow'),
  mark: paint('bold', 'underline'),
};

const TWINS: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['…', '...'],
  ['›', '>'],
  ['·', '-'],
  ['’', "'"],
]);

/** A text in the signs that its paper can show. What it says stays legible: a character becomes \u{e9}, not a question mark. */
export function inSigns(text: string, signs: Signs): string {
  return signs === 'unicode' ? text : text.replace(/[\u{80}-\u{10ffff}]/gu, asciiOf);
}

function asciiOf(character: string): string {
  return TWINS.get(character) ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
