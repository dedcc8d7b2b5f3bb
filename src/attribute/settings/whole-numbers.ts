import type { JsonObject, JsonValue } from '../json.ts';

/**
 * The settings of data_option that are sent only as whole numbers: a width reaches the database's language as it is
 * written, and the service compares numbers with a text of digits (cases "input maxlength …", "textarea maxlength "500"").
 */
const WHOLE_NUMBERS = ['maxlength', 'min', 'max'] as const;

/** A data_option as it may be sent: digits become the number that they are, and null is left out. */
export function withWholeNumbers(option: JsonObject): JsonObject {
  if (WHOLE_NUMBERS.every((key) => option[key] === undefined || isWholeNumber(option[key]))) return option;
  return Object.fromEntries(
    Object.entries(option).flatMap(([key, value]) => {
      if (!WHOLE_NUMBERS.some((name) => name === key)) return [[key, value]];
      return value === null ? [] : [[key, asWholeNumber(value)]];
    }),
  );
}

/** The first setting that is no whole number and cannot become one; undefined if all may be sent. */
export function unsendableNumber(option: JsonObject): string | undefined {
  return WHOLE_NUMBERS.find((key) => {
    const sent = asWholeNumber(option[key] ?? null);
    return sent !== null && !isWholeNumber(sent);
  });
}

function asWholeNumber(value: JsonValue): JsonValue {
  return typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
}

function isWholeNumber(value: JsonValue | undefined): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
