import type { ObjectName } from './attribute-key.ts';
import { factsOf, isDataType } from './data-types.ts';
import type { JsonObject } from './json.ts';
import { fill } from './normal-form.ts';

/** The database of a help desk. Up to 6.5 it may be MySQL or MariaDB; nothing in the API tells which one it is. */
export type Database = 'postgresql' | 'mysql';

/** Each character takes three bytes in the tables that Zammad's installation asks MySQL for, and each column two more. */
const BYTES_OF_CHARACTER = 3;
const BYTES_OF_LENGTH = 2;
/** The columns of one row have these bytes together. */
export const BYTES_OF_ROW = 65_535;
/** Fresh `tickets` have room for 82 inputs of 255 characters, and not for the next one; of other tables it is not known. */
const BYTES_LEFT: Partial<Readonly<Record<ObjectName, number>>> = { Ticket: 82 * bytesOf(255) };

/** The longest text column of MySQL (16,383 characters where its tables are utf8mb4). */
export const LONGEST_TEXT_OF_MYSQL = 21_844;

function bytesOf(maxlength: number): number {
  return maxlength * BYTES_OF_CHARACTER + BYTES_OF_LENGTH;
}

/** The bytes that all text columns of our own may take in one row of the object's table. */
export function bytesForColumns(object: ObjectName): number {
  return BYTES_LEFT[object] ?? BYTES_OF_ROW;
}

/** The bytes that the column of an attribute takes in a row; 0 for a type whose values stand elsewhere, or take a few bytes. */
export function bytesOfColumn(data_type: string, data_option: JsonObject): number {
  if (!isDataType(data_type) || factsOf(data_type).column !== 'text') return 0;
  const { maxlength } = fill(data_type, data_option);
  const width = Number(maxlength);
  return Number.isInteger(width) && width > 0 ? bytesOf(width) : 0;
}
