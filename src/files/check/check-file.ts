import { isJsonObject, type JsonValue } from '../../model/json.ts';
import { type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { pastedDocument, SKELETON } from '../pasted.ts';
import { keysOf, withMeant } from './check-keys.ts';
import { checkObject } from './check-names.ts';
import { valueAt } from './document.ts';
import { attributeKeys, file, fileKeys } from './generated/validators.mjs';
import { findErrors, type SchemaError } from './schema-errors.ts';
import { keyMeantAmong, quote, suggestion } from './words.ts';

/** Checks a document of an attribute file or an overlay, apart from what stands inside its entries. */
export function checkFile(document: JsonValue): readonly ProblemAtPath[] {
  const pasted = pastedDocument(document);
  if (pasted !== undefined) return [problemAtValue('wrong-shape', [], pasted.message, pasted.hint)];
  if (!isJsonObject(document)) return findErrors(file, document).map((error) => problemOfError(error, document));
  const keys = keysOf(document, fileKeys, () => undefined);
  const meant = withMeant(keys);
  const { object } = keys.known;
  return [
    ...keys.strange.map(({ key, near }) => {
      const hint = attributeKeys.includes(key) ? 'It belongs under attributes.' : suggestion(key, fileKeys);
      const message = `${quote(key)} is not a key of an attribute file`;
      return problemAtKey('unknown-key', [key], message, near === undefined ? hint : keyMeantAmong(near, document));
    }),
    ...fileKeys.filter((key) => !Object.hasOwn(meant, key)).map(problemOfMissing),
    ...findErrors(file, keys.known).map((error) => problemOfError(error, document)),
    ...(object === undefined ? [] : checkObject(object, ['object'])),
  ];
}

function problemOfMissing(key: string): ProblemAtPath {
  const message = `${key} is missing`;
  if (key !== 'object') return problemAtKey('wrong-shape', [], message, SKELETON);
  return problemAtKey('object-unknown', [], message, 'Begin with "object: Ticket", or User, Organization, Group.');
}

function problemOfError(error: SchemaError, document: JsonValue): ProblemAtPath {
  const { path, message, hint } = error;
  const ofPlace = path.length === 0 ? SKELETON : path.length === 1 ? hintForList(valueAt(document, path)) : undefined;
  return problemAtValue('wrong-shape', path, message, ofPlace ?? hint);
}

/** What to write where a map stands in place of the list of attributes. */
function hintForList(written: unknown): string | undefined {
  if (!isJsonObject(written)) return undefined;
  if (typeof written.name === 'string') return `Begin each attribute with a dash: "- name: ${written.name}".`;
  const [name = 'building'] = Object.keys(written);
  return `Make it a list: write "- name: ${name}" instead of "${name}:".`;
}

/** Keys of an answer of the API, and of a body for it. */
const OF_API = [['data_option_new'], ['to_create'], ['object', 'id']];

/** Finds the mistake of which everything else is an echo: a copied answer of the API, or a dash before every setting. */
export function mistakeOfAll(entries: readonly JsonValue[]): ProblemAtPath | undefined {
  const keysIn = entries.map((entry) => (isJsonObject(entry) ? Object.keys(entry) : []));
  const copied = keysIn.findIndex((keys) => OF_API.some((own) => own.every((key) => keys.includes(key))));
  if (copied >= 0) {
    const hint = 'Keep name, display, data_type, data_option, screens, position and active, and take out the rest.';
    return problemAtValue('wrong-shape', ['attributes', String(copied)], 'this is what the API answers', hint);
  }
  const isOneSetting = ([key = '', ...others]: readonly string[]): boolean =>
    others.length === 0 && attributeKeys.includes(key);
  if (keysIn.length < 2 || !keysIn.every(isOneSetting) || new Set(keysIn.flat()).size < keysIn.length) return undefined;
  const hint = 'Write one dash, before name, and the other settings below it, indented like name.';
  return problemAtValue('wrong-shape', ['attributes', '1'], 'this dash begins another attribute', hint);
}
