import { Failure } from '../model/failure.ts';
import { DEEPEST, isJsonObject, type JsonObject, kindOf } from '../model/json.ts';
import { quotable } from './secrecy.ts';

/** The source of JSON, and how a failure names it. */
export interface JsonSource {
  readonly code: 'ANSWER_UNREADABLE' | 'FILE_UNREADABLE';
  readonly name: string;
  readonly hint: string;
}

export const theAnswer: JsonSource = {
  code: 'ANSWER_UNREADABLE',
  name: 'The answer of the help desk',
  hint: 'Check the url of the target. If it is right, deskform may not know this release: please report this.',
};

export function unreadable(source: JsonSource, what: string): Failure {
  return new Failure(source.code, `${source.name} cannot be read: ${quotable(what, (text) => text)}`, {
    hint: source.hint,
  });
}

/** One row and its name for messages. Messages never quote values: some are credentials. */
export interface WireRow {
  readonly fields: JsonObject;
  /** For example "row 3 (Ticket.severity)". */
  readonly name: string;
  readonly source: JsonSource;
}

export const textOf = fieldOf((value) => typeof value === 'string', 'a text');
export const flagOf = fieldOf((value) => typeof value === 'boolean', 'true or false');
export const wholeNumberOf = fieldOf(
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
  'a whole number',
);

function fieldOf<T>(is: (value: unknown) => value is T, wanted: string): (row: WireRow, key: string) => T {
  return (row, key) => {
    const value = row.fields[key];
    return is(value) ? value : miss(row, key, wanted);
  };
}

export function objectOf(row: WireRow, key: string): JsonObject {
  const value = row.fields[key];
  if (!isJsonObject(value)) return miss(row, key, 'an object');
  const fault = faultInside(value, DEEPEST);
  if (fault === undefined) return value;
  throw unreadable(row.source, `in ${row.name}, "${key}" ${fault}`);
}

export function optionalTextOf(row: WireRow, key: string): string | undefined {
  const value = row.fields[key];
  return typeof value === 'string' ? value : undefined;
}

/** Describes a value that could not be sent back unchanged; undefined without one. */
function faultInside(value: unknown, levels: number): string | undefined {
  const isChangedByReading = !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
  if (typeof value === 'number' && isChangedByReading) return 'holds a number that is too large to keep exactly';
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return `is nested more than ${DEEPEST} levels deep`;
  for (const inside of Object.values(value)) {
    const fault = faultInside(inside, levels - 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function miss(row: WireRow, key: string, wanted: string): never {
  const fault = Object.hasOwn(row.fields, key)
    ? `is ${kindOf(row.fields[key])}, not ${wanted}`
    : `is missing; it must be ${wanted}`;
  throw unreadable(row.source, `in ${row.name}, "${key}" ${fault}`);
}
