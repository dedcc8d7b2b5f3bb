export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The nesting limit of definitions and rows: the deepest known tree has six levels. More could crash recursion. */
export const DEEPEST = 100;

/** The nesting limit of documents, which contain rows at some depth. */
export const DEEPEST_DOCUMENT = 2 * DEEPEST;

/** More lists and maps than any help desk answers in 64 MB: 20 million empty ones took 1.9 GB. */
const MOST_PARTS = 4_000_000;

/**
 * Parses a JSON text, with or without a byte order mark. Undefined, which is no JSON value, if it is invalid, or nested
 * deeper or made of more parts than any deskform document. That is checked before parsing, since parsing such a text takes
 * forty times its length in memory.
 */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, DEEPEST_DOCUMENT)) return undefined;
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON text nests lists and objects deeper than this, or has more of them than any document. */
export function isNestedDeeper(text: string, levels: number): boolean {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '[' || sign === '{') {
      depth += 1;
      parts += 1;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '"') at = endOfText(text, at);
    if (depth > levels || parts > MOST_PARTS) return true;
  }
  return false;
}

/** Whether a map in a JSON text has a key twice: of such a pair only the second one is in the value. */
export function hasKeyTwice(text: string, value: JsonValue): boolean {
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ':') members += 1;
    else if (text[at] === '"') at = endOfText(text, at);
  }
  return members !== membersIn(value);
}

function membersIn(value: JsonValue): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + membersIn(one), 0);
  if (!isJsonObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + 1 + membersIn(one), 0);
}

/** The end of the quoted string that begins here. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** A value as text. Objects are shown as JSON, never by their own `toString`, which may be one of their keys. */
export function asText(value: JsonValue | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** The own member of an object, never an inherited one: "__proto__" is a key like any other. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A copy with one member changed, added or (undefined) removed. */
export function withMember(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

/** A copy with each member changed, or (undefined) left out. */
export function mapMembers(
  object: JsonObject,
  change: (value: JsonValue, key: string) => JsonValue | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      const changed = change(value, key);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

/** Compares like the help desk: the order of keys does not count, the JSON type does ("1600" is not 1600). */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** JSON with keys sorted by their characters at every depth, "10" before "9", so that equal values are equal texts. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}

/** Describes the type of a value for messages about a wrong type. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    default:
      return `a ${typeof value}`;
  }
}
