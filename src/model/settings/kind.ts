import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../json.ts';

/** The kinds of value that a setting may have. */
export type Kind =
  /** `choices`: a map of value to label, or a list of options. `choice`: the value of one option, which may look like a number. */
  | {
      readonly is: 'boolean' | 'text' | 'texts' | 'ids' | 'number' | 'map' | 'choices' | 'choice' | 'selection' | 'any';
    }
  | { readonly is: 'integer'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly words: readonly string[] };

/** Plain words for a message and for docs: "a list of texts". */
export function wordsOfKind(kind: Kind): string {
  switch (kind.is) {
    case 'integer':
      return isEveryInteger(kind) ? 'a whole number' : `a whole number from ${kind.from} to ${kind.to}`;
    case 'word':
      return `${kind.words.slice(0, -1).join(', ')} or ${kind.words.at(-1)}`;
    default:
      return WORDS[kind.is];
  }
}

const WORDS = {
  boolean: 'true or false',
  text: 'text',
  texts: 'a list of texts',
  ids: 'a list of ids',
  number: 'a number',
  map: 'a map',
  choices: 'a map or a list of options',
  choice: 'the value of an option',
  selection: 'a list of values of options',
  any: 'any value',
} as const;

/** Whether a value has this kind. Null is no kind: whether a setting may be empty is another question. */
export function fits(kind: Kind, value: JsonValue): boolean {
  switch (kind.is) {
    case 'any':
      return true;
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= kind.from && value <= kind.to;
    case 'word':
      return kind.words.some((word) => word === value);
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'ids':
      return Array.isArray(value) && value.every((item) => typeof item === 'number' || typeof item === 'string');
    case 'map':
      return isJsonObject(value);
    // What stands inside is judged option by option, with the place of each.
    case 'choices':
      return isJsonObject(value) || Array.isArray(value);
    case 'choice':
      return isScalar(value);
    // The admin pages write a text where nothing is selected, and older ones a single value.
    case 'selection':
      return typeof value === 'string' || (Array.isArray(value) && value.every(isScalar));
  }
}

/** Whether a value of this kind is a list of values of one kind. */
export function isList({ is }: Kind): boolean {
  return is === 'texts' || is === 'ids' || is === 'selection';
}

function isScalar(value: JsonValue): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const SCALARS = ['string', 'number', 'boolean'];

/** The part of a JSON schema that says the same to editors; `also` are single values that pass besides. */
export function schemaOfKind(kind: Kind, empty: 'unset' | 'refused', also: readonly JsonValue[]): JsonObject {
  const ofKind = kindSchema(kind);
  const others = [...also, ...(empty === 'unset' ? [null] : [])].filter((value) => !fits(kind, value));
  if (others.length === 0 || kind.is === 'any') return ofKind;
  if (typeof ofKind.type === 'string' && Object.keys(ofKind).length === 1 && sameJson(others, [null]))
    return { type: [ofKind.type, 'null'] };
  return { anyOf: [ofKind, { enum: others }] };
}

function kindSchema(kind: Kind): JsonObject {
  switch (kind.is) {
    case 'any':
      return {};
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'number':
      return { type: 'number' };
    case 'integer':
      return isEveryInteger(kind) ? { type: 'integer' } : { type: 'integer', minimum: kind.from, maximum: kind.to };
    case 'word':
      return { enum: kind.words };
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'ids':
      return { type: 'array', items: { type: ['number', 'string'] } };
    case 'map':
      return { type: 'object' };
    case 'choices':
      return { type: ['object', 'array'] };
    case 'choice':
      return { type: SCALARS };
    case 'selection':
      return { anyOf: [{ type: 'array', items: { type: SCALARS } }, { type: 'string' }] };
  }
}

export const WHOLE_NUMBER: Kind = { is: 'integer', from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };

function isEveryInteger({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from === Number.MIN_SAFE_INTEGER && to === Number.MAX_SAFE_INTEGER;
}

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
