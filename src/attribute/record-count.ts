import type { ObjectName } from './attribute-key.ts';
import type { DataType } from './data-types.ts';

/** A field as the help desk has it now, as far as a question about its records needs it. */
export interface CountedField {
  readonly object: ObjectName;
  readonly name: string;
  readonly dataType: DataType;
  /** The values of all its choices, of now and of before: a list column can only be asked for choices. */
  readonly choices: readonly string[];
}

/** What a plan or a person wants to know about the records of a help desk; only numbers come back. */
export type RecordQuestion = { readonly field: CountedField } & (
  | { readonly asks: 'filled' }
  | { readonly asks: 'empty' }
  | { readonly asks: 'any-of'; readonly choices: readonly string[] }
  | { readonly asks: 'longer-than'; readonly characters: number }
);

/** Why a number is not known. It is never shown as 0. */
export type NotCounted =
  | { readonly reason: 'release' }
  | { readonly reason: 'object' }
  | { readonly reason: 'data-type' }
  | { readonly reason: 'permission' }
  | { readonly reason: 'too-slow'; readonly seconds: number }
  | { readonly reason: 'no-answer' }
  | { readonly reason: 'contradiction' };

export type RecordCount =
  | { readonly counted: true; readonly records: number; readonly all: number }
  | ({ readonly counted: false } & NotCounted);
