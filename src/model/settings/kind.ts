import { isJsonObject, type JsonObject, type JsonValue, mapMembers } from '../json.ts';

/** What a kind of value is called, which values have it, and how to write one. */
interface KindFacts {
  /** Plain words for a message and for docs: "a list of texts". */
  readonly words: string;
  /** Null is no kind: whether a setting may be empty is another question. */
  readonly fits: (value: JsonValue) => boolean;
  readonly hint: string;
}

const isText = (value: JsonValue): boolean => typeof value === 'string';
const isNumber = (value: JsonValue): boolean => typeof value === 'number';
const isBoolean = (value: JsonValue): boolean => typeof value === 'boolean';
const isScalar = (value: JsonValue): boolean => isText(value) || isNumber(value) || isBoolean(value);
const isListOf = (value: JsonValue, is: (item: JsonValue) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const AS_LIST = 'Begin each entry with "- ", or write [a, b].';
const AS_MAP = 'Write its entries below it, indented, as "key: value".';

const KINDS = {
  any: { words: 'any value', fits: () => true, hint: 'Leave the key out.' },
  boolean: { words: 'true or false', fits: isBoolean, hint: 'Write true or false.' },
  text: { words: 'text', fits: isText, hint: 'Write a text, in quotes if it could be read as something else.' },
  number: { words: 'a number', fits: isNumber, hint: 'Write a number, without quotes, or leave the key out.' },
  texts: {
    words: 'a list of texts',
    fits: (value) => isListOf(value, isText),
    hint: `${AS_LIST} Put numbers in quotes.`,
  },
  ids: {
    words: 'a list of ids',
    fits: (value) => isListOf(value, (item) => isNumber(item) || isText(item)),
    hint: AS_LIST,
  },
  map: { words: 'a map', fits: isJsonObject, hint: AS_MAP },
  // A map of value to label, or a list of options. What stands inside is judged option by option, with the place of each.
  choices: {
    words: 'a map or a list of options',
    fits: (value) => isJsonObject(value) || Array.isArray(value),
    hint: AS_MAP,
  },
  // It may look like a number.
  choice: { words: 'the value of an option', fits: isScalar, hint: 'Write the value of one option.' },
  // The admin pages write a text where nothing is selected, and older ones a single value.
  selection: {
    words: 'a list of values of options',
    fits: (value) => isText(value) || isListOf(value, isScalar),
    hint: AS_LIST,
  },
} as const satisfies Readonly<Record<string, KindFacts>>;

/** The kinds of value that a setting may have. */
export type Kind =
  | { readonly is: keyof typeof KINDS }
  | { readonly is: 'integer'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly words: readonly string[] };

export const WHOLE_NUMBER = { is: 'integer', from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER } as const;

export function factsOfKind(kind: Kind): KindFacts {
  if (kind.is === 'word') {
    const { words } = kind;
    return {
      words: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
      fits: (value) => words.some((word) => word === value),
      hint: `Write ${words.join(', ')}.`,
    };
  }
  if (kind.is !== 'integer') return KINDS[kind.is];
  const { from, to } = kind;
  const words = from === WHOLE_NUMBER.from ? 'a whole number' : `a whole number from ${from} to ${to}`;
  return {
    words,
    fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to,
    hint: `Write ${words}, without quotes.`,
  };
}

/**
 * The settings of data_option that are sent only as whole numbers: a width reaches the database's language as it is
 * written, and the service compares numbers with a text of digits (cases "input maxlength …", "textarea maxlength "500"").
 */
const WHOLE_NUMBERS = ['maxlength', 'min', 'max'] as const;

/** A data_option as it may be sent: digits become the number that they are, and null is left out. */
export function withWholeNumbers(option: JsonObject): JsonObject {
  if (WHOLE_NUMBERS.every((key) => option[key] === undefined || isWholeNumber(option[key]))) return option;
  return mapMembers(option, (value, key) => {
    if (!WHOLE_NUMBERS.some((name) => name === key)) return value;
    return value === null ? undefined : asWholeNumber(value);
  });
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
