import { adviceOn, meaningsOf } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { DATA_OPTION_SETTINGS, isDataOptionKey, neededOf } from '../../model/settings/setting-table.ts';
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
  const entries = Object.entries(map);
  const known = entries.filter(([key]) => names.includes(key));
  const strange = entries
    .filter(([key]) => !names.includes(key))
    .map(([key, value]) => ({ key, near: meant(key, value) ?? nearest(key, names) }));
  return {
    /** What stands under known keys. */
    known: Object.fromEntries(known),
    /** The others, with the key that a person means. */
    strange,
    /** Known keys that neither stand there nor are meant. */
    missing: names.filter((name) => !Object.hasOwn(map, name) && !strange.some(({ near }) => near === name)),
  };
}

/** All known keys of data_option. */
export const KNOWN_OPTION_KEYS: readonly string[] = Object.keys(DATA_OPTION_SETTINGS);

/** Keys that the help desk stores whatever they are: what is near a known one is a typing error, any other is sent. */
export function problemsOfKeys(
  strange: Keys['strange'],
  map: JsonObject,
  path: Path,
  what: string,
  otherwise: (key: string) => string,
): readonly ProblemAtPath[] {
  const of = path[0] === 'screens' ? 'screen' : 'data-option';
  const ignored = of === 'screen' ? '' : ` ${IGNORED_KEY}`;
  return strange.map(({ key, near }) => {
    const isTypo = near !== undefined;
    const hint = isTypo ? keyMeantAmong(near, map) + ignored : otherwise(key);
    const message = `${quote(key)} is not a ${isTypo ? '' : 'known '}${what}`;
    return problemAtKey(`${of}-${isTypo ? 'typo' : 'unknown'}`, [...path, key], message, hint);
  });
}

/** What happens to an unknown key. */
export const IGNORED_KEY = 'The help desk would store the key and ignore it.';

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'lifecycle' && isJsonObject(value) && value.ignore_changes !== undefined) return 'ignore';
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return meaningsOf('attribute', key).find((meant) => !meant.includes(' '));
}

/** Reports the keys that no attribute has. */
export function checkEntryKeys({ strange }: Keys, entry: JsonObject): readonly ProblemAtPath[] {
  return strange.map(({ key, near }) => {
    const odd = oddText(key, 'value');
    const message =
      odd === undefined ? `${quote(key)} is not a key of an attribute` : `the key ${quote(key)} contains ${odd.what}`;
    return problemAtKey('unknown-key', [key], message, hintForKey(key, near, entry));
  });
}

function hintForKey(key: string, near: string | undefined, entry: JsonObject): string {
  if (key === 'manage') return 'It belongs in an overlay: a file listed under `overlays:` of a target.';
  if (key === 'object') return 'Write it once, above `attributes:`. A file declares one object.';
  if (near !== undefined) return keyMeantAmong(near, entry);
  const otherwise = isDataOptionKey(key) ? 'It belongs under data_option.' : suggestion(key, attributeKeys);
  return adviceOn('attribute', key) ?? otherwise;
}

/** Keys that say what `state: absent` says. */
const ABSENT_AS_KEY = ['absent', 'deleted', 'delete'];

/** Reports what an attribute lacks. If the state is wrong, or a key says that it is to be deleted, nothing but its name. */
export function missingIn({ missing }: Keys, entry: JsonObject): readonly ProblemAtPath[] {
  const { state = 'present', data_type, data_option: option } = entry;
  const isAbsent = state !== 'present' || ABSENT_AS_KEY.some((key) => Object.hasOwn(entry, key));
  const type = isAbsent || typeof data_type !== 'string' ? '' : data_type;
  const needed = isAbsent ? ['name'] : ['name', 'display', 'data_type'];
  const ofType = neededOf(type);
  const ofOption = isJsonObject(option) ? keysOf(option, KNOWN_OPTION_KEYS).missing : [];
  const lacks = (path: Path) => (key: string) => {
    if (needed.includes(key)) {
      const hint = key === 'data_type' ? ONE_OF_TYPES : `Add \`${key}:\` here.`;
      return [problemAtKey('setting-invalid', path, `${key} is missing`, hint)];
    }
    const isOfType = key === 'data_option' ? ofType.length > 0 : ofType.includes(key);
    return isOfType ? [problemAtKey('data-option-invalid', path, `${key} is missing`, NEEDS[type])] : [];
  };
  return [...missing.flatMap(lacks([])), ...ofOption.flatMap(lacks(['data_option']))];
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
  const { known, strange, missing } = keysOf(document, fileKeys);
  const { object, attributes } = known;
  const begin = 'Begin with "object: Ticket", or User, Organization, Group.';
  return [
    ...strange.map(({ key, near }) => {
      const hint = attributeKeys.includes(key) ? 'It belongs under attributes.' : suggestion(key, fileKeys);
      const message = `${quote(key)} is not a key of an attribute file`;
      return problemAtKey('unknown-key', [key], message, near === undefined ? hint : keyMeantAmong(near, document));
    }),
    ...missing.map((key) => {
      const [code, hint] =
        key === 'object' ? (['object-unknown', begin] as const) : (['wrong-shape', SKELETON] as const);
      return problemAtKey(code, [], `${key} is missing`, hint);
    }),
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
  const isOneSetting = ([key = '', ...others]: readonly string[]): boolean =>
    others.length === 0 && attributeKeys.includes(key);
  if (keysIn.length < 2 || !keysIn.every(isOneSetting) || new Set(keysIn.flat()).size < keysIn.length) return undefined;
  const hint = 'Write one dash, before name, and the other settings below it, indented like name.';
  return problemAtValue('wrong-shape', ['attributes', '1'], 'this dash begins another attribute', hint);
}
