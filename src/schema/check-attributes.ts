import { attributeKey, type ObjectName, parseObjectName } from '../attribute/attribute-key.ts';
import { isDataOptionKey } from '../attribute/data-option-keys.ts';
import { DATA_TYPES, isDataType, TYPES_WITHOUT_COLUMN } from '../attribute/data-types.ts';
import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { findPlaceholders, placeholder } from '../attribute/placeholder.ts';
import { carriesCredentials, isSecretKey, mayNameVariables } from '../attribute/secret-settings.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { checkChoices } from './check-choices.ts';
import { checkDataOption } from './check-data-option.ts';
import { checkName, checkObject } from './check-name.ts';
import { checkOwnSettings } from './check-own-settings.ts';
import { checkScreens } from './check-screens.ts';
import { checkVariables } from './check-variables.ts';
import { nearest, suggestion } from './did-you-mean.ts';
import { formatPath, nothingBelowUnknown, withoutCredentials } from './document.ts';
import { describeFault, type Fault, findAttributeFaults, valueAt } from './schema-errors.ts';
import { quote } from './secret-words.ts';

const FILE_KEYS = ['object', 'attributes'];
const ATTRIBUTE_KEYS = [
  'name',
  'display',
  'data_type',
  'data_option',
  'options_from',
  'screens',
  'position',
  'active',
  'state',
  'created_before',
  'protect',
  'ignore',
  'accept',
];
/** Words of overlays. */
const OF_OVERLAYS = ['manage', 'remove'];

/** Everything that is wrong with one document of an attribute file, whatever the help desk holds. */
export function checkAttributesDocument(document: unknown): readonly ProblemAtPath[] {
  const faults = findAttributeFaults(document).flatMap((fault) => problemOfFault(fault, document));
  if (!isJsonObject(document)) return faults;
  const unknownObject = Object.hasOwn(document, 'object') ? checkObject(document.object, ['object']) : undefined;
  const object = typeof document.object === 'string' ? parseObjectName(document.object) : undefined;
  const attributes = Array.isArray(document.attributes) ? document.attributes : [];
  const inside = attributes.flatMap((attribute, index) =>
    isJsonObject(attribute) ? checkAttribute(attribute, object, ['attributes', String(index)]) : [],
  );
  const problems = [
    ...faults,
    ...(unknownObject === undefined ? [] : [unknownObject]),
    ...withoutEchoes(inside, faults),
    ...checkPlaceholders(document, [], 'anything'),
  ];
  return withoutCredentials(nothingBelowUnknown(problems), document);
}

/** What is wrong need not be called unusual as well, and a mistake in a key, or in data_option, may be why options are missing. */
function withoutEchoes(problems: readonly ProblemAtPath[], faults: readonly ProblemAtPath[]): readonly ProblemAtPath[] {
  if (faults.length === 0) return problems;
  const told = new Set(faults.map(({ path }) => formatPath(path)));
  const hiding = new Set(
    faults.flatMap(({ code, path }) =>
      code === 'unknown-key' || (path.length === 3 && path[2] === 'data_option') ? [attributeAt(path)] : [],
    ),
  );
  return problems.filter(({ code, path }) => {
    if (code === 'no-options') return !hiding.has(attributeAt(path));
    return code !== 'setting-unusual' || !told.has(formatPath(path));
  });
}

function attributeAt(path: Path): string {
  return formatPath(path.slice(0, 2));
}

function checkAttribute(attribute: JsonObject, object: ObjectName | undefined, path: Path): readonly ProblemAtPath[] {
  const own = checkOwnSettings(attribute, path);
  // A tombstone is never refused for the name, the type or the settings of what it buries.
  if (attribute.state === 'absent') return own;
  const { name, data_type: dataType, data_option: dataOption, screens } = attribute;
  const nameProblem = typeof name === 'string' ? checkName(name, object, [...path, 'name']) : undefined;
  const key = object !== undefined && typeof name === 'string' ? attributeKey(object, name.toLowerCase()) : undefined;
  return [
    ...own,
    ...(nameProblem === undefined ? [] : [nameProblem]),
    ...(isJsonObject(dataOption) && typeof dataType === 'string' && isDataType(dataType)
      ? checkDataOption(dataOption, { dataType, key }, [...path, 'data_option'])
      : []),
    ...(typeof dataType === 'string' && isDataType(dataType) ? checkChoices(attribute, dataType, path) : []),
    ...(isJsonObject(screens) ? checkScreens(screens, object, [...path, 'screens']) : []),
  ];
}

function problemOfFault(fault: Fault, document: unknown): readonly ProblemAtPath[] {
  const [top, , setting, inner] = fault.path;
  if (setting !== undefined && !OF_TOMBSTONES.includes(setting) && isTombstone(document, fault.path)) return [];
  // These are judged apart, with more to say than a schema can.
  if (top === 'object' && fault.path.length === 1) return [];
  if (setting === 'name' && fault.kind === 'wrong-form') return [];
  if (setting === 'data_option' && inner === 'maxlength') return [];
  if (setting === 'data_option' && inner === 'options' && isList(document, fault.path.slice(0, 4))) return [];
  if (setting === 'data_type' && fault.kind !== 'missing')
    return [problemOfDataType(valueAt(document, fault.path), fault.path)];
  if (fault.kind === 'unknown-key') return [problemOfUnknownKey(fault.path, fault.key)];
  if (fault.kind === 'missing') return [problemOfMissing(fault.path, fault.key, document)];
  if (fault.path.length === 0)
    return [problemAtValue('wrong-shape', [], describeFault(fault, document, []).message, SKELETON)];
  const { message, hint } = describeFault(fault, document, []);
  const example =
    fault.kind === 'wrong-form' && setting === 'created_before' ? 'Write a day such as 2026-11-01.' : hint;
  return [problemAtValue(codeOf(fault.path), fault.path, message, example)];
}

/** A tombstone is never refused for what it buries. */
const OF_TOMBSTONES = ['name', 'state', 'created_before', 'protect', 'ignore', 'accept'];

function isTombstone(document: unknown, path: Path): boolean {
  return valueAt(document, [...path.slice(0, 2), 'state']) === 'absent';
}

const SKELETON = 'A file begins with "object: Ticket", then "attributes:" and a list of them.';

/** Settings that go to the help desk are its rules; ours are the house's. */
function codeOf(path: Path): ProblemCode {
  const [, , setting, inner] = path;
  if (setting === 'data_option' && inner !== 'options_from') return 'data-option-invalid';
  if (setting === 'name' || setting === 'display' || setting === 'active' || setting === 'position')
    return 'setting-invalid';
  return 'wrong-shape';
}

function isList(document: unknown, path: Path): boolean {
  return Array.isArray(valueAt(document, path));
}

function problemOfUnknownKey(path: Path, key: string): ProblemAtPath {
  const here = [...path, key];
  const known = path.length === 0 ? FILE_KEYS : ATTRIBUTE_KEYS;
  if (path.length > 0 && OF_OVERLAYS.includes(key)) {
    const hint = 'It belongs into an overlay: a file that `overlays:` of a target names.';
    return problemAtKey('unknown-key', here, `${quote(key)} is not a key of an attribute`, hint);
  }
  const near = nearest(key, known);
  const owner = path.length === 0 ? 'an attribute file' : 'an attribute';
  if (near === undefined && path.length > 0 && isDataOptionKey(key))
    return problemAtKey('unknown-key', here, `${quote(key)} is not a key of ${owner}`, 'It belongs under data_option.');
  if (near === undefined && path.length === 0 && ATTRIBUTE_KEYS.includes(key))
    return problemAtKey('unknown-key', here, `${quote(key)} is not a key of ${owner}`, 'It belongs under attributes.');
  return problemAtKey('unknown-key', here, `${quote(key)} is not a key of ${owner}`, suggestion(key, known));
}

function problemOfMissing(path: Path, key: string, document: unknown): ProblemAtPath {
  if (path.length === 0) {
    return key === 'object'
      ? problemAtKey(
          'object-unknown',
          path,
          'object is missing',
          'Begin with "object: Ticket", or User, Organization, Group.',
        )
      : problemAtKey('wrong-shape', path, `${key} is missing`, SKELETON);
  }
  const dataType = valueAt(document, [...path.slice(0, 2), 'data_type']);
  const needs = typeof dataType === 'string' ? NEEDS[dataType] : undefined;
  if (path[2] === 'data_option' || key === 'data_option') {
    return problemAtKey('data-option-invalid', path, `${key} is missing`, needs ?? `Add \`${key}:\` here.`);
  }
  if (key === 'data_type')
    return problemAtKey(
      'setting-invalid',
      path,
      'data_type is missing',
      `There are ${Object.keys(DATA_TYPES).join(', ')}.`,
    );
  return problemAtKey('setting-invalid', path, `${key} is missing`, `Add \`${key}:\` here.`);
}

/** 5.2/03 and 6.5/13: without these a POST is answered with 422. */
const NEEDS: Readonly<Record<string, string>> = {
  input: 'An input needs data_option: { type: text, maxlength: 120 }, with the type and length you want.',
  textarea: 'A textarea needs data_option: { maxlength: 500 }, with the length you want.',
  richtext: 'A richtext needs data_option: { maxlength: 20000 }, with the length you want.',
  integer: 'An integer needs data_option: { min: 0, max: 100 }, with the ends you want.',
  datetime: 'A datetime needs data_option: { future: true, past: true }: which times may be entered.',
};

function problemOfDataType(dataType: unknown, path: Path): ProblemAtPath {
  const known = Object.keys(DATA_TYPES);
  if (typeof dataType === 'string' && TYPES_WITHOUT_COLUMN.some((type) => type === dataType)) {
    return problemAtValue(
      'data-type-without-column',
      path,
      `the help desk takes the data type ${dataType} and cannot migrate it`,
      'No column can be made for it, and every later migration would stop there. Use select, multiselect or input.',
    );
  }
  return problemAtValue(
    'data-type-unknown',
    path,
    `there is no data type ${quote(dataType)}`,
    typeof dataType === 'string' ? suggestion(dataType, known) : undefined,
  );
}

/** Settings that may hold secrets are the only place of an attribute file for `${env:…}` (docs/configuration.md). */
function checkPlaceholders(value: unknown, path: Path, allowed: 'anything' | 'secret'): readonly ProblemAtPath[] {
  if (typeof value === 'string') return checkText(value, path, allowed);
  if (Array.isArray(value))
    return value.flatMap((item, index) => checkPlaceholders(item, [...path, String(index)], 'anything'));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    checkPlaceholders(item, [...path, key], isSecretPlace(path, key) ? 'secret' : 'anything'),
  );
}

function isSecretPlace(path: Path, key: string): boolean {
  return path.length === 3 && path[2] === 'data_option' && mayNameVariables(key);
}

function checkAddress(text: string, path: Path): readonly ProblemAtPath[] {
  if (!carriesCredentials(text)) return [];
  return [
    problemAtValue(
      'credentials-in-address',
      path,
      `the address in ${path.at(-1) ?? 'it'} carries credentials, written in the file`,
      `Write ${placeholder('NAME')} for them, or for the whole address, and set that environment variable where deskform runs.`,
    ),
  ];
}

function checkText(text: string, path: Path, allowed: 'anything' | 'secret'): readonly ProblemAtPath[] {
  const { names, malformed } = findPlaceholders(text);
  if (allowed === 'secret') {
    const wrong = checkVariables(text, path);
    if (wrong.length > 0) return wrong;
    if (!isSecretKey(path.at(-1) ?? '')) return checkAddress(text, path);
    if (names.length > 0 || text === '') return [];
    return [
      problemAtValue(
        'literal-secret',
        path,
        `${path.at(-1) ?? 'it'} is a secret, written in the file`,
        `Write ${placeholder('NAME')} and set that environment variable where deskform runs.`,
      ),
    ];
  }
  if (names.length === 0 && malformed.length === 0) return [];
  return [
    problemAtValue(
      'env-misplaced',
      path,
      `environment variables cannot stand in ${path[2] ?? path.at(-1) ?? 'this file'}`,
      'They may stand in deskform.yaml, and here only in settings that hold secrets.',
    ),
  ];
}
