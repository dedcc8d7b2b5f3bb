import { choicesOf } from '../../attribute/choices.ts';
import { isJsonObject, type JsonValue } from '../../attribute/json.ts';
import { once } from '../../problem/once.ts';
import type { Problem } from '../../problem/problem.ts';
import { quote } from '../../schema/secret-words.ts';
import type { CsvTable } from './csv-table.ts';

/** One choice as its row has it. */
export interface CsvChoice {
  readonly value: string;
  readonly label: string;
  readonly row: number;
  readonly state: 'offered' | 'left out';
}

/** The options that a table means. */
export interface CsvOptions {
  readonly options: JsonValue;
  /** Also those that are left out. Made only when a place is asked for. */
  readonly choices: () => readonly CsvChoice[];
  readonly problems: readonly Problem[];
}

/** A row that is not active is left out; an empty field means that it is. */
export function stateOf(table: CsvTable, row: number, column: number): CsvChoice['state'] | Problem {
  const text = column < 0 ? '' : (table.rows[row]?.[column] ?? '');
  if (text === '') return 'offered';
  const word = text.toLowerCase();
  if (word === 'true') return 'offered';
  if (word === 'false') return 'left out';
  return table.problem(row, column, 'option-invalid', {
    message: `active must be true or false, not ${quote(text)}`,
    hint: 'false leaves the choice out; an empty field means true.',
  });
}

const [SPACE, LAST_ASCII] = [0x20, 0x7e];

/** Looks at the ends alone: this is asked of every field. */
function hasBlanksAround(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  const isPlain = first > SPACE && first <= LAST_ASCII && last > SPACE && last <= LAST_ASCII;
  return !isPlain && text.trim().length !== text.length;
}

/** Blanks at the ends are a slip of the hand, unless the field is in quotes. */
export function blanksAround(table: CsvTable, row: number, column: number, text: string): readonly Problem[] {
  if (!hasBlanksAround(text) || table.isQuoted(row, column)) return [];
  return [
    table.problem(row, column, 'option-invalid', {
      message: `${quote(text)} begins or ends with a blank`,
      hint: 'Take the blank out, or put the whole field in quotes if it is meant.',
    }),
  ];
}

/** The same value, or the same path, in two rows. */
export function duplicate(table: CsvTable, row: number, column: number, what: string, first: number): Problem {
  return table.problem(row, column, 'option-duplicate', {
    message: `${what} stands in two rows`,
    hint: `The first is line ${table.locate(first, column).line}. Keep one of them.`,
  });
}

/** The row to look at when the options differ from those before: the first that is new, another or left out. */
export function firstDifference({ choices }: CsvOptions, before: JsonValue | undefined): number {
  const was = new Map(choicesOf(before).map(({ value, label }) => [value, label]));
  const rowOf = new Map<string, number>();
  let first: number | undefined;
  for (const { value, label, row, state } of choices()) {
    rowOf.set(value, row);
    const differs = state === 'offered' ? was.get(value) !== label : was.has(value);
    if (differs && (first === undefined || row < first)) first = row;
  }
  return first ?? rowAboveGap(was.keys(), rowOf);
}

/** A choice that is gone has no row: a reviewer finds the gap below the choice that it stood behind. */
function rowAboveGap(was: Iterable<string>, rowOf: ReadonlyMap<string, number>): number {
  let above = 0;
  for (const value of was) {
    const row = rowOf.get(value);
    if (row === undefined) return above;
    above = row;
  }
  return 0;
}

/** The row of one option is found by its value in a map, or by the way down a list or a tree ("0", "children", "2"). */
export function rowFinder({ options, choices }: CsvOptions): (path: readonly string[]) => number | undefined {
  const rows = once(() => new Map(choices().map(({ value, row }) => [value, row])));
  return (path) => {
    const value = Array.isArray(options) ? valueAt(options, path) : path[0];
    return typeof value === 'string' ? rows().get(value) : undefined;
  };
}

function valueAt(options: JsonValue, path: readonly string[]): JsonValue | undefined {
  let [at, value]: [JsonValue | undefined, JsonValue | undefined] = [options, undefined];
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isJsonObject(at)) at = step === 'children' ? at.children : undefined;
    if (isJsonObject(at)) ({ value } = at);
  }
  return value;
}
