import { meaningsOf } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS, neededOf } from '../../model/settings/setting-table.ts';
import { oddText } from '../odd-text.ts';
import { pastedDocument, SKELETON } from '../pasted.ts';
import { checkObject, dataTypeMeant, ONE_OF_TYPES } from './check-names.ts';
import { attributeKeys, file, fileKeys } from './generated/validators.mjs';
import { findErrors } from './schema-errors.ts';
import { keyMeantAmong, nearest, quote, suggestion } from './words.ts';

/** The keys of a map, told apart before anything is asked of their values: what a mistyped key means is not missing. */
type Keys = ReturnType<typeof keysOf>;

export function keysOf(
  map: JsonObject,
  names: readonly string[],
  meant: (key: string, value: JsonValue) => string | undefined = () => undefined,
) {
  const strange = Object.entries(map)
    .filter(([key]) => !names.includes(key))
    .map(([key, value]) => ({ key, near: meant(key, value) ?? nearest(key, names) }));
  return {
    map,
    /** Keys that are none of the names, with the key that a person means. */
    strange,
    /** Known keys that neither stand there nor are meant. */
    missing: names.filter((name) => !Object.hasOwn(map, name) && !strange.some(({ near }) => near === name)),
  };
}

/** All known keys of data_option. */
export const KNOWN_OPTION_KEYS: readonly string[] = Object.keys(DATA_OPTION_SETTINGS);

/** What happens to an unknown key. */
export const IGNORED_KEY = 'The help desk would store the key and ignore it.';

/**
 * Reports the keys that do not belong in their place: what is near a known one is a typing error. The help desk stores keys
 * of data_option and of screens whatever they are.
 */
export function problemsOfKeys({ map, strange }: Keys, path: Path, what: string, otherwise: (key: string) => string) {
  const stored = path[0] === 'screens' ? 'screen' : 'data-option';
  return strange.map(({ key, near }) => {
    const code = path.length === 0 ? 'unknown-key' : (`${stored}-${near === undefined ? 'unknown' : 'typo'}` as const);
    const odd = oddText(key, 'value');
    const known = code.endsWith('-unknown') ? 'known ' : '';
    const message = odd ? `the key ${quote(key)} contains ${odd.what}` : `${quote(key)} is not a ${known}${what}`;
    const result = code === 'data-option-typo' ? ` ${IGNORED_KEY}` : '';
    const hint = near === undefined ? otherwise(key) : keyMeantAmong(near, map) + result;
    return problemAtKey(code, [...path, key], message, hint);
  });
}

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'lifecycle' && isJsonObject(value) && value.ignore_changes !== undefined) return 'ignore';
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return meaningsOf('attribute', key).find((meant) => !meant.includes(' '));
}

/** Keys that say what `state: absent` says. */
const ABSENT_AS_KEY = ['absent', 'deleted', 'delete'];

/** Reports what an attribute lacks. If the state is wrong, or a key says that it is to be deleted, nothing but its name. */
export function* missingIn({ map, missing }: Keys): Generator<ProblemAtPath> {
  const { state = 'present', data_type, data_option: option } = map;
  const isAbsent = state !== 'present' || ABSENT_AS_KEY.some((key) => Object.hasOwn(map, key));
  for (const key of isAbsent ? ['name'] : ['name', 'display', 'data_type']) {
    const hint = key === 'data_type' ? ONE_OF_TYPES : `Add \`${key}:\` here.`;
    if (missing.includes(key)) yield problemAtKey('setting-invalid', [], `${key} is missing`, hint);
  }
  const needed = isAbsent || typeof data_type !== 'string' ? [] : neededOf(data_type);
  const [path, lacking] = isJsonObject(option)
    ? [['data_option'], keysOf(option, KNOWN_OPTION_KEYS).missing.filter((key) => needed.includes(key))]
    : [[], missing.filter((key) => key === 'data_option' && needed.length > 0)];
  for (const key of lacking)
    yield problemAtKey('data-option-invalid', path, `${key} is missing`, NEEDS[String(data_type)]);
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
  if (!isJsonObject(document)) return findErrors(file, document).map((error) => ({ ...error, hint: SKELETON }));
  const keys = keysOf(document, fileKeys);
  const known = mapMembers(document, (value, key) => (fileKeys.includes(key) ? value : undefined));
  const { object, attributes } = known;
  const begin = 'Begin with "object: Ticket", or User, Organization, Group.';
  const lacks = (key: string) =>
    key === 'object'
      ? problemAtKey('object-unknown', [], 'object is missing', begin)
      : problemAtKey('wrong-shape', [], `${key} is missing`, SKELETON);
  return [
    ...problemsOfKeys(keys, [], 'key of an attribute file', (key) =>
      attributeKeys.includes(key) ? 'It belongs under attributes.' : suggestion(key, fileKeys),
    ),
    ...keys.missing.map(lacks),
    ...findErrors(file, known).map((error) =>
      isJsonObject(attributes) ? { ...error, hint: hintForMap(attributes) } : error,
    ),
    ...(object === undefined ? [] : checkObject(object)),
  ];
}

/** What to write where a map stands in place of the list of attributes. */
function hintForMap(written: JsonObject): string {
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
  const areSingle = keysIn.every(([key = '', ...others]) => others.length === 0 && attributeKeys.includes(key));
  if (keysIn.length < 2 || !areSingle || new Set(keysIn.flat()).size < keysIn.length) return undefined;
  const hint = 'Write one dash, before name, and the other settings below it, indented like name.';
  return problemAtValue('wrong-shape', ['attributes', '1'], 'this dash begins another attribute', hint);
}
