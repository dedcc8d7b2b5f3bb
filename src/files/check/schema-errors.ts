import type { ErrorObject } from 'ajv';
import { meantAmong } from '../../model/foreign-words.ts';
import type { Path, ProblemText } from '../../model/problem.ts';
import { booleanMeant } from '../../model/settings/value-fault.ts';
import { nearest, suggestion } from './did-you-mean.ts';
import { valueAt } from './document.ts';
import type { project } from './generated/validators.mjs';
import { isPublicKey, isSecretPath, quote } from './secret-words.ts';

/** One error of a schema, by kind. */
export type SchemaError = { readonly path: Path } /** `known` are the keys that the place may hold. */ & (
  | { readonly kind: 'unknown-key'; readonly key: string; readonly known: readonly string[] }
  | { readonly kind: 'missing' | 'bad-key'; readonly key: string }
  | { readonly kind: 'wrong-type'; readonly expected: readonly string[] }
  | { readonly kind: 'not-one-of'; readonly allowed: readonly unknown[] }
  | { readonly kind: 'out-of-range'; readonly comparison: string; readonly limit: number }
  | { readonly kind: 'too-few' | 'wrong-form' }
);

/** What a schema says of a value, each place once. */
export function findErrors(validator: typeof project, value: unknown): readonly SchemaError[] {
  if (validator(value)) return [];
  const errors = new Map<string, SchemaError>();
  for (const found of validator.errors ?? []) {
    const error = schemaErrorOf(found);
    if (error === undefined) continue;
    // One place, one error: alternatives and branches complain about the same value several times.
    const kind = error.kind === 'wrong-type' || error.kind === 'wrong-form' ? 'value' : error.kind;
    const name = `${kind} ${error.path.join('\u0000')} ${'key' in error ? error.key : ''}`;
    if (!errors.has(name)) errors.set(name, error);
  }
  return [...errors.values()];
}

function schemaErrorOf(error: ErrorObject): SchemaError | undefined {
  const path = parsePointer(error.instancePath);
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case 'if':
    case 'propertyNames':
      // The branch or the name inside has its own error.
      return undefined;
    case 'additionalProperties':
      return { kind: 'unknown-key', path, key: String(params.additionalProperty), known: keysOf(error.parentSchema) };
    case 'required':
      return { kind: 'missing', path, key: String(params.missingProperty) };
    case 'type':
      return { kind: 'wrong-type', path, expected: listed(params.type) };
    case 'enum':
      return { kind: 'not-one-of', path, allowed: Array.isArray(params.allowedValues) ? params.allowedValues : [] };
    case 'const':
      return { kind: 'not-one-of', path, allowed: [params.allowedValue] };
    case 'minimum':
    case 'maximum':
      return { kind: 'out-of-range', path, comparison: String(params.comparison), limit: Number(params.limit) };
    case 'minItems':
    case 'minLength':
      return { kind: 'too-few', path };
    case 'pattern':
      return error.propertyName === undefined
        ? { kind: 'wrong-form', path }
        : { kind: 'bad-key', path, key: error.propertyName };
    default:
      return { kind: 'wrong-form', path };
  }
}

function keysOf(schema: ErrorObject['parentSchema']): readonly string[] {
  return Object.keys(schema?.properties ?? {});
}

function parsePointer(pointer: string): Path {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function listed(type: unknown): readonly string[] {
  return Array.isArray(type) ? type.map(String) : [String(type)];
}

/** Describes a JSON value in YAML terms. Omits the value itself if it may be a credential. */
export function kindAt(path: Path, value: unknown): string {
  if (!isSecretPath(path)) return kindOf(value);
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'boolean' ? 'true or false' : kindOf(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return String(value);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** Where a path leads, named by its last key, and by the list that it is an entry of; the document has no name. */
function nameOf(path: Path, document: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return 'this document';
  const parent = path.slice(0, -1);
  if (!Array.isArray(valueAt(document, parent))) return isPublicStep(path, document) ? last : 'this';
  const entry = `entry ${Number(last) + 1}`;
  const list = parent.findLast((_, index) => !Array.isArray(valueAt(document, parent.slice(0, index))));
  return list === undefined ? entry : `${entry} of ${list}`;
}

/** The plain words for an error. */
export function describeError(error: SchemaError, document: unknown): ProblemText {
  const value = valueAt(document, error.path);
  const name = nameOf(error.path, document);
  const kind = kindAt(error.path, value);
  switch (error.kind) {
    case 'unknown-key':
      return {
        message: `${quoteKey(error.path, error.key, document)} is not a key of ${name}`,
        hint: suggestion(error.key, error.known),
      };
    case 'missing':
      return { message: `${error.key} is missing`, hint: `Add \`${error.key}:\` here.` };
    case 'wrong-type':
      if (error.path.length === 0 && value === null)
        return { message: 'the file is empty', hint: hintForType(error.expected, value) };
      return {
        message: `${name} must be ${error.expected.map((type) => TYPE_WORDS[type] ?? type).join(' or ')}, not ${kind}`,
        hint: hintAt(error.path, error.expected, value),
      };
    case 'not-one-of': {
      const allowed = [...new Set(error.allowed.map(String))];
      const near =
        typeof value === 'string' ? (meantAmong('value', value, allowed) ?? nearest(value, allowed)) : undefined;
      return {
        message: `${name} must be ${listWords(allowed)}, not ${kind}`,
        hint: near === undefined ? undefined : `Did you mean ${near}?`,
      };
    }
    case 'out-of-range': {
      const isBelow = error.comparison === '>=';
      return {
        message: `${name} is ${kind}, ${isBelow ? 'below the minimum' : 'above the maximum'} ${error.limit}`,
        hint: `Write ${error.limit} or ${isBelow ? 'more' : 'less'}.`,
      };
    }
    case 'too-few':
      return { message: `${name} is empty`, hint: 'Write a value, or leave the key out.' };
    case 'bad-key':
      return {
        message: `${quoteKey(error.path, error.key, document)} is not a valid name`,
        hint: 'Use at most 100 letters, digits, ".", "-" and "_", beginning with a letter or digit.',
      };
    case 'wrong-form':
      return { message: `${name} cannot be ${kind}`, hint: undefined };
  }
}

/** How a map is written. */
const EXAMPLES: Readonly<Record<string, string>> = {
  auth: `{ token: "\${env:DESKFORM_TOKEN}" }`,
  limits: '{ destroy: 5 }',
  restart: '{ expect: auto }',
  lint: '{ option-blanks: error }',
  data_option: '{ type: text, maxlength: 120 }',
  screens: '{ edit: { ticket.agent: { shown: true } } }',
};

/** A credential is not repeated, not even to say how to write it. */
function hintAt(path: Path, expected: readonly string[], value: unknown): string | undefined {
  const last = path.at(-1) ?? '';
  if (expected.includes('object') && value !== null && Object.hasOwn(EXAMPLES, last))
    return `For example: \`${last}: ${EXAMPLES[last]}\`.`;
  if (!isSecretPath(path) || typeof value === 'object') return hintForType(expected, value);
  return expected.includes('string') ? 'Put it in quotes.' : hintForType(expected, undefined);
}

function quoteKey(path: Path, key: string, document: unknown): string {
  return isPublicStep([...path, key], document) ? quote(key) : 'this';
}

/** Somebody may have put a credential in the place of a key. */
function isPublicStep(path: Path, document: unknown): boolean {
  if (!isSecretPath(path.slice(0, -1))) return true;
  const value = valueAt(document, path);
  return isPublicKey(path.at(-1) ?? '', value === null || value === undefined ? 'alone' : 'with a value');
}

function listWords(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What to write instead, where the value shows what was meant. */
export function hintForType(expected: readonly string[], value: unknown): string | undefined {
  if (value === null && expected.includes('array'))
    return 'Nothing is written after the colon. Begin each entry below it with "- ", or write [] for none.';
  if (value === null && expected.includes('object'))
    return 'Nothing is written after the colon. Indent its settings below it.';
  if (value === null) return 'Nothing is written after the colon. Write a value, or leave the key out.';
  if (expected.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotes: "${value}".`;
  const meant = expected.includes('boolean') && typeof value === 'string' ? booleanMeant(value) : undefined;
  if (meant !== undefined) return meant;
  if (expected.includes('integer') && typeof value === 'string' && /^-?\d+$/u.test(value))
    return `Write ${value} without quotes.`;
  if (expected.includes('object')) return 'Write its settings below it, indented, as "key: value".';
  if (expected.includes('array')) return 'Begin each entry with "- ", or write [a, b].';
  return undefined;
}
