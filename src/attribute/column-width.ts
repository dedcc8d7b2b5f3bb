import { LARGEST_MAXLENGTH } from './data-option-keys.ts';

/** Whether the database makes a column of this `maxlength`, which comes into its statement as it is written. */
export function isColumnWidth(maxlength: unknown): boolean {
  const isNumeral = typeof maxlength === 'number' || (typeof maxlength === 'string' && /^\d+$/u.test(maxlength));
  const width = isNumeral ? Number(maxlength) : Number.NaN;
  return Number.isInteger(width) && width >= 1 && width <= LARGEST_MAXLENGTH;
}
