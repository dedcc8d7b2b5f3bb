import { adviceOn, meaningsOf } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { isDataOptionKey } from '../../model/settings/setting-table.ts';
import { oddValue } from '../odd-text.ts';
import { pastedDocument, SKELETON } from '../pasted.ts';
import { KNOWN_OPTION_KEYS } from './check-choices.ts';
import { checkObject, dataTypeMeant, ONE_OF_TYPES } from './check-names.ts';
import { attributeKeys, file, fileKeys, needs } from './generated/validators.mjs';
import { findErrors, type SchemaError } from './schema-errors.ts';
import { keyMeantAmong, nearest, quote, suggestion, valueAt } from './words.ts';

/** The keys of a map, told apart before anything is asked of their values: what a mistyped key means is not missing. */
type Keys = ReturnType<typeof keysOf>;

export function keysOf(
  map: JsonObject,
  names: readonly string[],
  meant: (key: string, value: JsonValue) => string | undefined,
) {
  const isKnown = ([key]: readonly [string, JsonValue]): boolean => names.includes(key);
  const entries = Object.entries(map);
  return {
    /** What stands under known keys. */
    known: Object.fromEntries(entries.filter(isKnown)),
    /** The others, with the key that a person means. */
    strange: entries
      .filter((entry) => !isKnown(entry))
      .map(([key, value]) => ({ key, near: meant(key, value) ?? nearest(key, names) })),
  };
}

/** The same with each key that is meant, for what asks only whether it is there. */
export function withMeant({ known, strange }: Keys): JsonObject {
  return { ...Object.fromEntries(strange.flatMap(({ near }) => (near === undefined ? [] : [[near, null]]))), ...known };
}

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'lifecycle' && isJsonObject(value) && value.ignore_changes !== undefined) return 'ignore';
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return meaningsOf('attribute', key).find((meant) => !meant.includes(' '));
}

/** Keys that say what `state: absent` says. */
export const ABSENT_AS_KEY: readonly string[] = ['absent', 'deleted', 'delete'];

/** Keys of an attribute in an overlay alone. */
export const OVERLAY_KEYS: readonly string[] = ['manage'];

/** Reports the keys that no attribute has. */
export function checkEntryKeys({ strange }: Keys, entry: JsonObject): readonly ProblemAtPath[] {
  return strange.map(({ key, near }) => {
    const odd = oddValue(key);
    const message =
      odd === undefined ? `${quote(key)} is not a key of an attribute` : `the key ${quote(key)} contains ${odd.what}`;
    return problemAtKey('unknown-key', [key], message, hintForKey(key, near, entry));
  });
}

function hintForKey(key: string, near: string | undefined, entry: JsonObject): string {
  if (OVERLAY_KEYS.includes(key)) return 'It belongs in an overlay: a file listed under `overlays:` of a target.';
  if (key === 'object') return 'Write it once, above `attributes:`. A file declares one object.';
  if (near !== undefined) return keyMeantAmong(near, entry);
  const ofOthers = adviceOn('attribute', key);
  if (ofOthers !== undefined) return ofOthers;
  return isDataOptionKey(key) ? 'It belongs under data_option.' : suggestion(key, attributeKeys);
}

/** Reports what an attribute lacks. If the state is wrong, or a key says that it is to be deleted, nothing but its name. */
export function missingIn(keys: Keys, entry: JsonObject): readonly ProblemAtPath[] {
  const meant = withMeant(keys);
  const { data_option: option } = meant;
  const { state } = entry;
  const isAbsent =
    (state !== undefined && state !== 'present') || ABSENT_AS_KEY.some((key) => Object.hasOwn(entry, key));
  const asked = {
    ...meant,
    ...(isJsonObject(option) ? { data_option: withMeant(keysOf(option, KNOWN_OPTION_KEYS, () => undefined)) } : {}),
    ...(isAbsent ? { state: 'absent' } : {}),
  };
  return findErrors(needs, asked).flatMap((error) =>
    error.kind === 'missing' ? [problemOfMissing(error.path, error.key, entry)] : [],
  );
}

function problemOfMissing(path: Path, key: string, { data_type }: JsonObject): ProblemAtPath {
  const message = `${key} is missing`;
  const add = `Add \`${key}:\` here.`;
  if (path[0] === 'data_option' || key === 'data_option') {
    const ofType = typeof data_type === 'string' ? NEEDS[data_type] : undefined;
    return problemAtKey('data-option-invalid', path, message, ofType ?? add);
  }
  return problemAtKey('setting-invalid', path, message, key === 'data_type' ? ONE_OF_TYPES : add);
}

/** 5.2/03 and 6.5/13: without these a POST is answered with 422. */
const NEEDS: Readonly<Record<string, string>> = {
  input: 'An input needs data_option: { type: text, maxlength: 120 }, with the type and length you want.',
  textarea: 'A textarea needs data_option: { maxlength: 500 }, with the length you want.',
  richtext: 'A richtext needs data_option: { maxlength: 20000 }, with the length you want.',
  integer: 'An integer needs data_option: { min: 0, max: 100 }, with the limits you want.',
  datetime: 'A datetime needs data_option: { future: true, past: true }. Set one to false to refuse such times.',
};

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
    ...fileKeys.filter((key) => !Object.hasOwn(meant, key)).map(problemOfMissingKey),
    ...findErrors(file, keys.known).map((error) => problemOfError(error, document)),
    ...(object === undefined ? [] : checkObject(object, ['object'])),
  ];
}

function problemOfMissingKey(key: string): ProblemAtPath {
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
