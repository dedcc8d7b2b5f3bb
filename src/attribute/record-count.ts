import type { ObjectName } from './attribute-key.ts';
import { type DataType, isDataType } from './data-types.ts';
import type { LiveRow } from './live-attribute.ts';

/** A field as the help desk has it now, as far as a question about its records needs it. */
export interface CountedField {
  readonly object: ObjectName;
  readonly name: string;
  readonly dataType: DataType;
}

/** What a plan or a person wants to know about the records of a help desk; only numbers come back. */
export type RecordQuestion = { readonly field: CountedField } & (
  | { readonly asks: 'filled' }
  | { readonly asks: 'empty' }
  /** Records that hold at least one of these values of choices, of now or of before. */
  | { readonly asks: 'any-of'; readonly choices: readonly string[] }
  | { readonly asks: 'longer-than'; readonly characters: number }
);

/** Why a number is not known. It is never shown as 0. */
export type NotCounted =
  /** This release does not count the records of this object; another does. */
  | { readonly reason: 'release' }
  /** No release counts the records of this object. */
  | { readonly reason: 'object' }
  /** The help desk has no such question for this data type. */
  | { readonly reason: 'data-type' }
  | { readonly reason: 'permission' }
  | { readonly reason: 'too-slow'; readonly seconds: number }
  /** No number came: an error, a web page, a text, or nothing. */
  | { readonly reason: 'no-answer' }
  /** Records with a value and records without one do not add up to all records: the question may have failed in silence. */
  | { readonly reason: 'contradiction' }
  /** A saved list holds no number that answers this. */
  | { readonly reason: 'not-saved' };

export type RecordCount =
  | { readonly counted: true; readonly records: number; readonly all: number }
  | ({ readonly counted: false } & NotCounted);

/** Undefined for a data type without a column, which no record can hold a value of. */
export function countedField({
  object,
  name,
  dataType,
}: Pick<LiveRow, 'object' | 'name' | 'dataType'>): CountedField | undefined {
  return isDataType(dataType) ? { object, name, dataType } : undefined;
}
