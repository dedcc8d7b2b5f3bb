/** Where fields of a CSV text stand. Row 0 is the first line; empty lines are no rows, as for the parser. */
export interface CsvPlaces {
  /** The offset of a field, or of its row where the row is shorter. */
  readonly offsetOf: (row: number, column: number) => number;
  /** Where a reader of CSV loses its way; undefined in a text that is CSV throughout. */
  readonly brokenAt: () => number | undefined;
}

/** A field with what ends it: quoted, with quotes inside written twice, or plain. */
const FIELD = /(?:"[^"]*(?:""[^"]*)*"|[^",\n]*)(,|\r?\n|$)/uy;

/** Looks through the text only when something has to be said, and once. */
export function csvPlaces(text: string): CsvPlaces {
  let found: Walked | undefined;
  const walked = (): Walked => {
    found ??= walk(text);
    return found;
  };
  return {
    offsetOf: (row, column) => {
      const begin = walked().rows[row] ?? text.length;
      return fieldsFrom(text, begin)[column] ?? begin;
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

function readField(text: string, at: number): { readonly next: number; readonly end: string } | undefined {
  FIELD.lastIndex = at;
  const match = FIELD.exec(text);
  return match === null ? undefined : { next: FIELD.lastIndex, end: match[1] ?? '' };
}

function skipEmptyLines(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (text.startsWith('\n', at)) at += 1;
    else if (text.startsWith('\r\n', at)) at += 2;
    else return at;
  }
}
