import { styleText } from 'node:util';

export interface Paper {
  readonly style: Style;
  /** No line of a plan is wider, measured as a terminal shows it. */
  readonly columns: number;
  /** Messages other than plans: broken at words on a terminal, whole in a file, where they are searched. */
  readonly messages: 'wrapped' | 'whole';
  /** The line of a file stands at each attribute or, on demand, at each of its settings. */
  readonly places: 'of-each-attribute' | 'of-each-setting';
}

const USUAL = 80;
const NARROWEST = 40;
/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 120;

/** The width of a terminal, or the one that COLUMNS asks for, within what can be read; else 80. */
export function columnsOf(terminal: number | undefined): number {
  if (terminal === undefined || !Number.isInteger(terminal) || terminal <= 0) return USUAL;
  return Math.min(WIDEST, Math.max(NARROWEST, terminal));
}

/** How a text is decorated: with the terminal's colours, or not at all. `mark`: words that differ from the other side. */
export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'mark', (text: string) => string>>;

const same = (text: string): string => text;

export const PLAIN: Style = { bold: same, dim: same, red: same, green: same, yellow: same, mark: same };

export const FILE_PAPER: Paper = { style: PLAIN, columns: USUAL, messages: 'whole', places: 'of-each-attribute' };

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
