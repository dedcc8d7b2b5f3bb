import { styleText } from 'node:util';

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
