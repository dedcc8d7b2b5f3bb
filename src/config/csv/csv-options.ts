import type { JsonValue } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import { quote } from '../../schema/secret-words.ts';
import type { CsvTable } from './csv-table.ts';

/** One choice of a row. */
export interface CsvChoice {
  readonly value: string;
  readonly label: string;
  readonly row: number;
  readonly state: 'offered' | 'left out';
}

/** The options of a table. */
export interface CsvOptions {
  readonly options: JsonValue;
  /** Also those that are left out. Made only when a place is asked for. */
  readonly choices: () => readonly CsvChoice[];
  readonly problems: readonly Problem[];
}

/** Reads the column `active`. An empty field means true. */
export function stateOf(table: CsvTable, row: number, column: number): CsvChoice['state'] | Problem {
  const text = column < 0 ? '' : (table.rows[row]?.[column] ?? '');
  if (text === '') return 'offered';
  const word = text.toLowerCase();
  if (word === 'true') return 'offered';
  if (word === 'false') return 'left out';
  return table.problem(row, column, 'option-invalid', {
    message: `active must be true or false, not ${quote(text)}`,
    hint: 'false omits the option; an empty field means true.',
  });
}

const [SPACE, LAST_ASCII] = [0x20, 0x7e];

/** Looks at the ends alone: this is asked of every field. */
function hasBlanksAround(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  const isPlain = first > SPACE && first <= LAST_ASCII && last > SPACE && last <= LAST_ASCII;
  return !isPlain && text.trim().length !== text.length;
}

/** Reports whitespace at the ends of a field without quotes. */
export function blanksAround(table: CsvTable, row: number, column: number, text: string): readonly Problem[] {
  if (!hasBlanksAround(text) || table.isQuoted(row, column)) return [];
  return [
    table.problem(row, column, 'option-invalid', {
      message: `${quote(text)} begins or ends with whitespace`,
      hint: 'Remove the whitespace. To keep it, put the whole field in quotes.',
    }),
  ];
}

/** Reports the same value or path in two rows. */
export function duplicate(table: CsvTable, row: number, column: number, what: string, first: number): Problem {
  return table.problem(row, column, 'option-duplicate', {
    message: `${what} appears in two rows`,
    hint: `The first is on line ${table.locate(first, column).line}. Keep one of them.`,
  });
}
