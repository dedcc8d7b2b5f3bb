import { type DataType, isDataType } from './data-types.ts';
import type { JsonValue } from './json.ts';
import type { LiveRow } from './live-attribute.ts';

/** A live field, as far as counting its records needs it. */
export type CountedField = Pick<LiveRow, 'object' | 'name'> & { readonly data_type: DataType };

/**
 * How a change affects existing records, in the words of the plan document (schemas/plan.schema.json). `value-missing` are
 * those that the service refuses to save where a value is required: without one, or with a text of blanks.
 */
export type Hit =
  | { readonly hit: 'value-deleted' | 'value-missing' | 'time-stored' }
  | { readonly hit: 'option-removed' | 'value-not-offered'; readonly options: readonly string[] }
  | { readonly hit: 'value-below-min' | 'value-above-max'; readonly limit: number }
  /** Trailing blanks do not count where the release can be asked without them: the database cuts them. */
  | { readonly hit: 'value-too-long'; readonly characters: number }
  /** All records of the object: the field is new, and has no column. */
  | { readonly hit: 'record-filled'; readonly value: JsonValue };

/** A question about the records of a help desk; the answer is only a number. */
export type RecordQuestion = { readonly field: CountedField } & Hit;

/** Why a number is unknown. It is never shown as 0. */
export interface NotCounted {
  readonly not_counted: /** This release does not count records of this object; others do. */
    | 'release'
    /** No release counts records of this object. */
    | 'object'
    /** The help desk cannot count values of this data type. */
    | 'data-type'
    | 'permission'
    | 'too-slow'
    /** The answer was not a number: an error, a web page, a text, or nothing. */
    | 'no-answer'
    /** Records with and without a value do not add up to all records: a query may have failed silently. */
    | 'contradiction'
    /** The snapshot has no number for this. */
    | 'not-saved';
  /** How long there was no answer; only with `too-slow`. */
  readonly seconds?: number;
}

/** A number of records, of all records of the object, as the plan document has it. */
export type RecordCount = { readonly records: number; readonly of: number } | (NotCounted & { readonly records: null });

/** The field to count; undefined for a data type without a column, which stores no values. */
export function countedField({
  object,
  name,
  data_type,
}: Pick<LiveRow, 'object' | 'name' | 'data_type'>): CountedField | undefined {
  return isDataType(data_type) ? { object, name, data_type } : undefined;
}
