/** How many columns a terminal gives a text. */
export type Measure = (text: string) => number;

/**
 * Breaks a text at its spaces into rows of at most `room` columns. Only a word that is too long is broken inside, and then
 * between graphemes: half of an emoji, or of an escape sequence of ours, would be something else.
 */
export function breakText(text: string, room: number, widthOf: Measure): readonly string[] {
  const rows: string[] = [];
  let row = '';
  let used = 0;
  const startRow = (): void => {
    rows.push(row);
    row = '';
    used = 0;
  };
  for (const word of text.split(' ')) {
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
  return inColour([...rows, row].map(withoutEnd));
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

function withoutEnd(row: string): string {
  return row.replace(END, (end) => end.replaceAll(' ', ''));
}

/** What ends each of them (ECMA-48, select graphic rendition). */
const ENDED_BY: Readonly<Record<string, string>> = {
  '1': '22',
  '2': '22',
  '4': '24',
  '31': '39',
  '32': '39',
  '33': '39',
};

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
