import type { ErrorObject, ValidateFunction } from 'ajv';
import { meantAmong } from '../../model/foreign-words.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { booleanMeant } from '../../model/settings/value-fault.ts';
import { isSecretPath, mayHoldSecret, nearest, quote, suggestion, valueAt } from './words.ts';

/** What a schema says of a value, in plain words. */
export function findErrors(validator: ValidateFunction, value: unknown): readonly ProblemAtPath[] {
  if (validator(value)) return [];
  // The name inside has its own error.
  const errors = (validator.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return errors.map((error) => inWords(error, value));
}

function inWords(error: ErrorObject, document: unknown): ProblemAtPath {
  const { keyword, instancePath, params, parentSchema, propertyName } = error;
  const [, ...steps] = instancePath.split('/');
  const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = valueAt(document, path);
  const [name, kind] = [nameOf(path, document), kindAt(path, value)];
  const key = String(params.additionalProperty ?? params.missingProperty ?? propertyName);
  const inside = [...path, key];
  const quoted = isPublicStep(inside, document) ? quote(key) : 'this';
  const of = (message: string, hint?: string) => problemAtValue('wrong-shape', path, message, hint);
  switch (keyword) {
    case 'additionalProperties': {
      const hint = suggestion(key, Object.keys(parentSchema?.properties ?? {}));
      return problemAtKey('unknown-key', inside, `${quoted} is not a key of ${name}`, hint);
    }
    case 'required':
      return problemAtKey('wrong-shape', path, `${key} is missing`, `Add \`${key}:\` here.`);
    case 'type': {
      const expected = [params.type].flat().map(String);
      if (path.length === 0 && value === null) return of('the file is empty', hintAt(path, expected, value));
      const words = expected.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
      return of(`${name} must be ${words}, not ${kind}`, hintAt(path, expected, value));
    }
    case 'enum':
    case 'const': {
      const allowed = [params.allowedValues ?? params.allowedValue].flat().map(String);
      const near =
        typeof value === 'string' ? (meantAmong('value', value, allowed) ?? nearest(value, allowed)) : undefined;
      const words = allowed.join(', ').replace(/, ([^,]*)$/u, ' or $1');
      return of(`${name} must be ${words}, not ${kind}`, near && `Did you mean ${near}?`);
    }
    case 'minimum':
      return of(`${name} is ${quote(value)}, below the minimum ${params.limit}`, `Write ${params.limit} or more.`);
    case 'maximum':
      return of(`${name} is ${quote(value)}, above the maximum ${params.limit}`, `Write ${params.limit} or less.`);
    case 'minItems':
    case 'minLength':
      return of(`${name} is empty`, 'Write a value, or leave the key out.');
    default: {
      if (propertyName === undefined) return of(`${name} cannot be ${kind}`);
      const hint = 'Use at most 100 letters, digits, ".", "-" and "_", beginning with a letter or digit.';
      return problemAtKey('wrong-shape', inside, `${quoted} is not a valid name`, hint);
    }
  }
}

/** Describes a JSON value in YAML terms. Omits the value itself if it may be a credential. */
export function kindAt(path: Path, value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a map';
  if (isSecretPath(path)) return TYPE_WORDS[typeof value] ?? 'nothing';
  return typeof value === 'string' ? `the text ${quote(value)}` : String(value);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** Where a path leads, named by its last key, and by the list that it is an entry of; the document has no name. */
function nameOf(path: Path, document: unknown): string {
  const [last, list] = path.toReversed();
  if (last === undefined) return 'this document';
  if (list !== undefined && Array.isArray(valueAt(document, path.slice(0, -1))))
    return `entry ${Number(last) + 1} of ${list}`;
  return isPublicStep(path, document) ? last : 'this';
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

/** What to write instead, where the value shows what was meant. */
function hintAt(path: Path, expected: readonly string[], value: unknown): string | undefined {
  const [isText, isList, isMap] = ['string', 'array', 'object'].map((type) => expected.includes(type));
  if (value === null) {
    const ofScalar = isMap ? 'Indent its settings below it.' : 'Write a value, or leave the key out.';
    return `Nothing is written after the colon. ${isList ? 'Begin each entry below it with "- ", or write [] for none.' : ofScalar}`;
  }
  // A credential is not repeated, not even to say how to write it.
  if (isText && typeof value !== 'object')
    return isSecretPath(path) ? 'Put it in quotes.' : `Put it in quotes: "${value}".`;
  if (isList) return 'Begin each entry with "- ", or write [a, b].';
  const last = path.at(-1) ?? '';
  if (isMap && Object.hasOwn(EXAMPLES, last)) return `For example: \`${last}: ${EXAMPLES[last]}\`.`;
  if (isMap) return 'Write its settings below it, indented, as "key: value".';
  if (typeof value !== 'string' || isSecretPath(path)) return undefined;
  if (expected.includes('boolean')) return booleanMeant(value);
  return expected.includes('integer') && /^-?\d+$/u.test(value) ? `Write ${value} without quotes.` : undefined;
}

/** Somebody may have put a credential in the place of a key, alone or behind a secret one. */
function isPublicStep(path: Path, document: unknown): boolean {
  const key = path.at(-1) ?? '';
  if (!isSecretPath(path.slice(0, -1))) return true;
  const isAlone = (valueAt(document, path) ?? null) === null;
  return /^[\w.-]+$/u.test(key) && (!isAlone || key === 'user' || mayHoldSecret(key));
}
