import { PLAIN, type Style } from './style.ts';

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
