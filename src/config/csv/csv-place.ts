/** Where fields of a CSV text stand. Row 0 is the first line; empty lines are no rows, as for the parser. */
export interface CsvPlaces {
  /** The offset of a field, or of its row where the row is shorter. */
  readonly offsetOf: (row: number, column: number) => number;
  /** Where a reader of CSV loses its way; undefined in a text that is CSV throughout. */
  readonly brokenAt: () => number | undefined;
}

/** What stands behind a field. The end of the text is its end only, so that a quote behind another is seen. */
const END = /,|\r?\n|$/uy;
/** What no plain field holds. */
const NOT_PLAIN = /[",\n]/gu;

/** Looks through the text only when something has to be said, and once. */
export function csvPlaces(text: string): CsvPlaces {
  let found: Walked | undefined;
  const walked = (): Walked => {
    found ??= walk(text);
    return found;
  };
  // Mistakes often share a row, and a row may have millions of fields.
  let last: { readonly begin: number; readonly fields: readonly number[] } | undefined;
  return {
    offsetOf: (row, column) => {
      const begin = walked().rows[row] ?? text.length;
      if (column === 0) return begin;
      if (last?.begin !== begin) last = { begin, fields: fieldsFrom(text, begin) };
      return last.fields[column] ?? begin;
    },
    brokenAt: () => walked().brokenAt,
  };
}

interface Walked {
  readonly rows: readonly number[];
  readonly brokenAt: number | undefined;
}

function walk(text: string): Walked {
  const rows: number[] = [];
  for (let begin = skipEmptyLines(text, 0); begin < text.length; ) {
    rows.push(begin);
    let at = begin;
    for (let end = ','; end === ','; ) {
      const field = readField(text, at);
      if (field === undefined) return { rows, brokenAt: at };
      ({ next: at, end } = field);
    }
    begin = skipEmptyLines(text, at);
  }
  return { rows, brokenAt: undefined };
}

function fieldsFrom(text: string, begin: number): readonly number[] {
  const fields: number[] = [];
  let at = begin;
  for (let end = ','; end === ','; ) {
    fields.push(at);
    const field = readField(text, at);
    if (field === undefined) return fields;
    ({ next: at, end } = field);
  }
  return fields;
}

/** By hand: an expression for a quoted field goes as deep as it has quotes, and ends the process at some millions. */
function readField(text: string, at: number): { readonly next: number; readonly end: string } | undefined {
  const behind = text[at] === '"' ? behindQuoted(text, at) : behindPlain(text, at);
  if (behind === undefined) return undefined;
  END.lastIndex = behind;
  const [end] = END.exec(text) ?? [];
  return end === undefined ? undefined : { next: behind + end.length, end };
}

/** Quotes inside are written twice. Undefined where it is never closed. */
function behindQuoted(text: string, at: number): number | undefined {
  let closing = text.indexOf('"', at + 1);
  while (closing >= 0 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  return closing < 0 ? undefined : closing + 1;
}

function behindPlain(text: string, at: number): number {
  NOT_PLAIN.lastIndex = at;
  const behind = NOT_PLAIN.exec(text)?.index ?? text.length;
  return text[behind] === '\n' && behind > at && text[behind - 1] === '\r' ? behind - 1 : behind;
}

function skipEmptyLines(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (text.startsWith('\n', at)) at += 1;
    else if (text.startsWith('\r\n', at)) at += 2;
    else return at;
  }
}
