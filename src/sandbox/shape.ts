import { isJsonObject, type JsonObject, type JsonValue, kindOf } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';

/** Where in a file a value stands, and how a failure speaks of both. */
interface Place {
  /** What the sentence begins with: the name of the file. */
  readonly file: string;
  /** "users[1].email" */
  readonly path: string;
  readonly hint: string;
}

/**
 * Hands a value of a file on as what it is, once it is known to be that.
 * @throws {Failure} FILE_UNREADABLE with the first place that is something else. What stands there may be a secret.
 */
export type Shape<T> = (value: unknown, at: Place) => T;

/** The shape of each member, those that may be left out included. */
type Members<T> = { readonly [Name in keyof T]-?: Shape<T[Name]> };

export const text: Shape<string> = (value, at) => {
  if (typeof value === 'string') return value;
  throw notThis('a text', value, at);
};

export const flag: Shape<boolean> = (value, at) => {
  if (typeof value === 'boolean') return value;
  throw notThis('true or false', value, at);
};

export const wholeNumber: Shape<number> = (value, at) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw notThis('a whole number', value, at);
};

export const object: Shape<JsonObject> = (value, at) => {
  if (isJsonObject(value)) return value;
  throw notThis('an object', value, at);
};

/** It came out of JSON. */
export const anything: Shape<JsonValue> = (value, at) => {
  if (value !== undefined) return value as JsonValue;
  throw notThis('a value', value, at);
};

export function oneOf<Word extends string | null>(words: readonly Word[]): Shape<Word> {
  const all = words.map((word) => JSON.stringify(word)).join(', ');
  return (value, at) => {
    const word = words.find((known) => known === value);
    if (word !== undefined) return word;
    throw notThis(`one of ${all}`, value, at);
  };
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, at) => (value === undefined ? undefined : shape(value, at));
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, at) => (value === null ? null : shape(value, at));
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw notThis('a list', value, at);
    return value.map((item: unknown, index) => shape(item, { ...at, path: `${at.path}[${index}]` }));
  };
}

export function mapOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, at) => {
    const entries = Object.entries(object(value, at));
    return Object.fromEntries(entries.map(([name, item]) => [name, shape(item, inside(at, name))]));
  };
}

/** An object that has these members, and may have others. */
export function having<T extends object>(members: Members<T>): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(members);
  return (value, at) => {
    const given = object(value, at);
    for (const [name, shape] of shapes) {
      shape(Object.hasOwn(given, name) ? given[name] : undefined, inside(at, name));
    }
    // Each of its members has been looked at.
    return given as unknown as T;
  };
}

/** An object that has no other members: what a person has misspelt would do nothing, without a word. */
export function exactly<T extends object>(members: Members<T>): Shape<T> {
  const shape = having(members);
  const known = Object.keys(members);
  return (value, at) => {
    const other = Object.keys(object(value, at)).find((name) => !known.includes(name));
    if (other === undefined) return shape(value, at);
    throw new Failure('FILE_UNREADABLE', `${at.file}: ${at.path} has no setting ${JSON.stringify(other)}`, {
      hint: `It takes: ${known.join(', ')}.`,
    });
  };
}

function inside(at: Place, name: string): Place {
  return { ...at, path: `${at.path}.${name}` };
}

function notThis(wanted: string, value: unknown, { file, path, hint }: Place): Failure {
  const found = value === undefined ? 'is missing' : `is ${kindOf(value)}, not ${wanted}`;
  return new Failure('FILE_UNREADABLE', `${file}: ${path} ${found}`, { hint });
}
