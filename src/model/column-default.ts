import { factsOf, isDataType } from './data-types.ts';
import type { JsonValue } from './json.ts';
import type { Row } from './live-attribute.ts';

/**
 * The default that the column of a new field is made with, so that every existing record holds it at once; undefined if they
 * stay empty (5.2/16 and 6.1-mariadb/01 "the records").
 */
export function columnDefault({
  data_type,
  data_option,
}: Pick<Row, 'data_type' | 'data_option'>): JsonValue | undefined {
  const { default: written } = data_option;
  if (!isDataType(data_type) || written === undefined || written === null || written === '') return undefined;
  return ['integer', 'boolean', 'date', 'datetime'].includes(factsOf(data_type).column) ? written : undefined;
}

/** Whether only existing records get the default: new dates follow `diff` alone. */
export function isForOldRecordsOnly({ data_type }: Pick<Row, 'data_type'>): boolean {
  return data_type === 'date' || data_type === 'datetime';
}

/**
 * Whether every record, new or old, holds a value without being given one, so that no form can require one in vain
 * (lived-6.1 "null false boolean default"). Where the default was set after the creation of the field the column has none,
 * which no list shows.
 */
export function isFilledByDatabase(row: Pick<Row, 'data_type' | 'data_option'>): boolean {
  return columnDefault(row) !== undefined && !isForOldRecordsOnly(row);
}
