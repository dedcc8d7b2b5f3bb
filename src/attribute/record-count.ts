import type { ObjectName } from './attribute-key.ts';
import { type DataType, isDataType } from './data-types.ts';
import type { LiveRow } from './live-attribute.ts';

/** A live field, as far as counting its records needs it. */
export interface CountedField {
  readonly object: ObjectName;
  readonly name: string;
  readonly dataType: DataType;
}

/** A question about the records of a help desk; the answer is only a number. */
export type RecordQuestion = { readonly field: CountedField } & (
  | { readonly asks: 'filled' }
  /** All records of the object: the field may be new, and have no column. */
  | { readonly asks: 'all' }
  /** Records without a value. */
  | { readonly asks: 'empty' }
  /** Records that the service refuses to save where a value is required: those without one, or with a text of blanks. */
  | { readonly asks: 'lacking' }
  /** Records that hold at least one of these options, current or removed. */
  | { readonly asks: 'any-of'; readonly choices: readonly string[] }
  /** Records with a value that is none of these options. */
  | { readonly asks: 'outside'; readonly choices: readonly string[] }
  | { readonly asks: 'below' | 'above'; readonly limit: number }
  /** Trailing blanks do not count where the release can be asked without them: the database cuts them. */
  | { readonly asks: 'longer-than'; readonly characters: number }
);

/** Why a number is unknown. It is never shown as 0. */
export type NotCounted =
  /** This release does not count records of this object; others do. */
  | { readonly reason: 'release' }
  /** No release counts records of this object. */
  | { readonly reason: 'object' }
  /** The help desk cannot count values of this data type. */
  | { readonly reason: 'data-type' }
  | { readonly reason: 'permission' }
  | { readonly reason: 'too-slow'; readonly seconds: number }
  /** The answer was not a number: an error, a web page, a text, or nothing. */
  | { readonly reason: 'no-answer' }
  /** Records with and without a value do not add up to all records: a query may have failed silently. */
  | { readonly reason: 'contradiction' }
  /** The snapshot has no number for this. */
  | { readonly reason: 'not-saved' };

export type RecordCount =
  | { readonly counted: true; readonly records: number; readonly all: number }
  | ({ readonly counted: false } & NotCounted);

/** The field to count; undefined for a data type without a column, which stores no values. */
export function countedField({
  object,
  name,
  dataType,
}: Pick<LiveRow, 'object' | 'name' | 'dataType'>): CountedField | undefined {
  return isDataType(dataType) ? { object, name, dataType } : undefined;
}
