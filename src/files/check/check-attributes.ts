import {
  type AttributeKey,
  attributeKey,
  type ObjectName,
  parseObjectName,
  splitAttributeKey,
} from '../../model/attribute-key.ts';
import { DATA_TYPES, isDataType, offersChoices, TYPES_WITHOUT_COLUMN } from '../../model/data-types.ts';
import { ATTRIBUTE_KEYS, OVERLAY_KEYS } from '../../model/definition.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { isSeed } from '../../model/seeds.ts';
import { isOfSeed, judgeAttribute } from '../../model/settings/judge-attribute.ts';
import { ATTRIBUTE_SETTINGS, isDataOptionKey } from '../../model/settings/setting-table.ts';
import { isOnEveryRelease } from '../../model/settings/value-fault.ts';
import { areChoicesKnown, checkChoices, isLeftAlone } from './check-choices.ts';
import { checkDataOption, problemOfValue } from './check-data-option.ts';
import { checkName, checkObject } from './check-names.ts';
import { checkOwnSettings } from './check-own-settings.ts';
import { checkScreens } from './check-screens.ts';
import { checkVariablesOfAttributes } from './check-variables.ts';
import { keyMeantAmong, nearest, suggestion } from './did-you-mean.ts';
import { formatPath, problemsToShow, valueAt } from './document.ts';
import { describeError, findAttributeErrors, type SchemaError } from './schema-errors.ts';
import { quote } from './secret-words.ts';
import { ABSENT_AS_KEY, dataTypeMeant, hintForKeyOfOthers, hintForState, keyMeant } from './words-of-others.ts';

/** Checks one document of an attribute file, without looking at live state. */
export function checkAttributesDocument(document: unknown): readonly ProblemAtPath[] {
  const ofSchema = withoutMistyped(findAttributeErrors(document), document).flatMap((error) =>
    problemsOfError(error, document),
  );
  if (!isJsonObject(document)) return ofSchema;
  const object = typeof document.object === 'string' ? parseObjectName(document.object) : undefined;
  const attributes = Array.isArray(document.attributes) ? document.attributes : [];
  const echoed = mistakeOfAll(attributes);
  if (echoed !== undefined) return [echoed];
  const inside = attributes.flatMap((attribute, index) =>
    isJsonObject(attribute) ? checkAttribute(attribute, object, ['attributes', String(index)]) : [],
  );
  const problems = [
    ...ofSchema,
    ...(Object.hasOwn(document, 'object') ? checkObject(document.object, ['object']) : []),
    ...withoutRepetition(inside, ofSchema),
    ...checkVariablesOfAttributes(document),
  ];
  return problemsToShow(problems, document);
}

/** Finds the mistake of which everything else is an echo: a copied answer of the API, or a dash before every setting. */
function mistakeOfAll(attributes: readonly unknown[]): ProblemAtPath | undefined {
  const keysOf = attributes.map((attribute) => (isJsonObject(attribute) ? Object.keys(attribute) : []));
  const copied = keysOf.findIndex((keys) => keys.includes('data_option_new') || keys.includes('to_create'));
  if (copied >= 0) {
    const hint = 'Keep name, display, data_type, data_option, screens, position and active, and take out the rest.';
    return problemAtValue('wrong-shape', ['attributes', String(copied)], 'this is what the API answers', hint);
  }
  const isOneSetting = ([key = '', ...others]: readonly string[]): boolean =>
    others.length === 0 && ATTRIBUTE_KEYS.includes(key);
  if (keysOf.length < 2 || !keysOf.every(isOneSetting) || new Set(keysOf.flat()).size < keysOf.length) return undefined;
  const hint = 'Write one dash, before name, and the other settings below it, indented like name.';
  return problemAtValue('wrong-shape', ['attributes', '1'], 'this dash begins another attribute', hint);
}

type UnknownKey = Extract<SchemaError, { readonly kind: 'unknown-key' }>;

/** Removes errors about missing keys if a similar unknown key explains them. */
function withoutMistyped(errors: readonly SchemaError[], document: unknown): readonly SchemaError[] {
  const keyAt = (path: Path, key: string): string => JSON.stringify([path, key]);
  const meant = new Set(
    errors.flatMap((error) => {
      if (error.kind !== 'unknown-key' || error.path.length > 2) return [];
      const near = nearKey(error, document);
      return near === undefined ? [] : [keyAt(error.path, near)];
    }),
  );
  return errors.filter((error) => error.kind !== 'missing' || !meant.has(keyAt(error.path, error.key)));
}

/** Finds the key of a file or an attribute that an unknown key means. */
function nearKey({ path, key, known }: UnknownKey, document: unknown): string | undefined {
  const meant = path.length === 0 ? undefined : keyMeant(key, valueAt(document, [...path, key]));
  return meant ?? nearest(key, known);
}

/** Removes the warning of missing options if an error of the schema explains it. */
function withoutRepetition(
  problems: readonly ProblemAtPath[],
  ofSchema: readonly ProblemAtPath[],
): readonly ProblemAtPath[] {
  const hiding = new Set(
    ofSchema.flatMap(({ code, path }) =>
      code === 'unknown-key' || (path.length === 3 && path[2] === 'data_option') ? [attributeAt(path)] : [],
    ),
  );
  return problems.filter(({ code, path }) => code !== 'no-options' || !hiding.has(attributeAt(path)));
}

function attributeAt(path: Path): string {
  return formatPath(path.slice(0, 2));
}

function checkAttribute(attribute: JsonObject, object: ObjectName | undefined, path: Path): readonly ProblemAtPath[] {
  const own = checkOwnSettings(attribute, path);
  // An absent definition is never refused for the settings of the attribute to delete.
  if (attribute.state === 'absent') return own;
  const { name, data_type, data_option, screens } = attribute;
  const isKnown = typeof data_type === 'string' && isDataType(data_type);
  const key = object !== undefined && typeof name === 'string' ? attributeKey(object, name.toLowerCase()) : undefined;
  // A release may use its own attributes on screens that no other attribute has (7.1 "Ticket.customer_id").
  const isOdd = ({ code }: ProblemAtPath): boolean => code !== 'screen-unknown' || key === undefined || !isSeed(key);
  return [
    ...own,
    ...(typeof name === 'string' ? checkName(name, object, [...path, 'name']) : []),
    ...(isKnown && isJsonObject(data_option) ? checkDataOption(data_option, data_type, [...path, 'data_option']) : []),
    ...(isKnown ? checkChoices(attribute, data_type, path) : []),
    ...(isJsonObject(screens) ? checkScreens(screens, object, [...path, 'screens']).filter(isOdd) : []),
    ...checkSearch(attribute, [...path, 'data_option', 'search_url']),
    ...checkValues({ ...attribute, data_type: typeof data_type === 'string' ? data_type : '' }, key, path),
  ];
}

/** Without an address an external data source offers nothing: only one that is told to leave it to the help desk lacks it. */
function checkSearch(attribute: JsonObject, path: Path): readonly ProblemAtPath[] {
  const { data_type, data_option: option } = attribute;
  const written = isJsonObject(option) ? option.search_url : undefined;
  if (data_type !== 'autocompletion_ajax_external_data_source' || (written !== undefined && written !== '')) return [];
  if (isLeftAlone(attribute, ['data_option', 'search_url'])) return [];
  const hint = 'Write it in data_option, such as `search_url: "https://crm.example.com/search?q=#{search.term}"`.';
  return [problemAtKey('value-invalid', path, 'search_url is missing: the field would offer nothing', hint)];
}

function checkValues(
  attribute: JsonObject & { readonly data_type: string },
  key: AttributeKey | undefined,
  path: Path,
): readonly ProblemAtPath[] {
  const object = key === undefined ? undefined : splitAttributeKey(key)[0];
  return judgeAttribute({ ...attribute, object }, areChoicesKnown(attribute) ? 'known' : 'elsewhere').flatMap(
    (fault) => {
      const { path: inside, value } = fault;
      // The built-in attributes are never refused for what they are.
      const isBuiltIn = key !== undefined && isOfSeed(key, fault);
      // Options have checks of their own, with more to say.
      const isOptions =
        inside.length === 2 &&
        inside[1] === 'options' &&
        fault.verdict !== 'harmful' &&
        (Array.isArray(value) || (value === null && isOfChoices(attribute.data_type)));
      // A default that is no option is told with the option that was meant (lint/lint-entry.ts).
      const isChoice = inside[1] === 'default' && !isOnEveryRelease(fault) && isOfChoices(attribute.data_type);
      return isBuiltIn || isOptions || isChoice ? [] : [problemOfValue(fault, path)];
    },
  );
}

function problemsOfError(error: SchemaError, document: unknown): readonly ProblemAtPath[] {
  const { path, kind } = error;
  const [top, , setting, inner] = path;
  if (setting !== undefined && !OF_ABSENT.includes(setting) && isAbsent(document, path)) return [];
  // These are checked apart, with more to say than a schema can.
  if (top === 'object' && path.length === 1) return [];
  if (setting === 'name' && kind === 'wrong-form') return [];
  if ((setting === 'data_option' || setting === 'screens') && inner !== undefined) return [];
  if (setting !== undefined && Object.hasOwn(ATTRIBUTE_SETTINGS, setting) && kind !== 'missing') return [];
  if (error.kind === 'missing' && error.key !== 'name' && meansAbsent(valueAt(document, path))) return [];
  if (setting === 'data_type' && kind !== 'missing') return [problemOfDataType(valueAt(document, path), path)];
  if (error.kind === 'unknown-key') return [problemOfUnknownKey(error, document)];
  if (error.kind === 'missing')
    return isMistypedOption(path, error.key, document) ? [] : [problemOfMissing(path, error.key, document)];
  const { message, hint } = describeError(error, document);
  if (path.length === 0) return [problemAtValue('wrong-shape', [], message, SKELETON)];
  return [problemAtValue(codeOf(path), path, message, hintForSetting(error, valueAt(document, path)) ?? hint)];
}

/** A more specific hint than that of the schema. */
function hintForSetting({ kind, path }: SchemaError, value: unknown): string | undefined {
  const [, , setting] = path;
  if (path.length === 1 && path[0] === 'attributes' && isJsonObject(value)) {
    if (typeof value.name === 'string') return `Begin each attribute with a dash: "- name: ${value.name}".`;
    const [name = 'building'] = Object.keys(value);
    return `Make it a list: write "- name: ${name}" instead of "${name}:".`;
  }
  if (path.length !== 3) return undefined;
  if (setting === 'name' && typeof value === 'number') return `A name needs a letter, such as year_${value}.`;
  if (kind === 'wrong-form' && setting === 'created_before') return 'Write a date such as 2026-11-01.';
  if (setting === 'state' && value === 'unmanaged')
    return 'Remove the definition, or write `manage: false` in an overlay.';
  if (setting === 'state' && (typeof value === 'string' || value === false)) return hintForState(String(value));
  const isListOfWords = setting === 'accept' || setting === 'ignore';
  return isListOfWords && typeof value === 'string' ? `Write \`${setting}: [${value}]\`.` : undefined;
}

/** Whether a similar unknown key explains a missing setting of data_option. */
function isMistypedOption(path: Path, key: string, document: unknown): boolean {
  const option = path[2] === 'data_option' ? valueAt(document, path) : undefined;
  if (!isJsonObject(option)) return false;
  return Object.keys(option).some((written) => !isDataOptionKey(written) && nearest(written, [key]) === key);
}

function isOfChoices(data_type: string): boolean {
  return isDataType(data_type) && offersChoices(data_type);
}

/** The only settings that are checked in an absent definition. */
const OF_ABSENT = ['name', 'state', 'created_before', 'protect', 'ignore', 'accept'];

function isAbsent(document: unknown, path: Path): boolean {
  return valueAt(document, [...path.slice(0, 2), 'state']) === 'absent';
}

/** Whether the state is wrong, or a key says that the attribute is to be deleted: then nothing else is missing. */
function meansAbsent(attribute: unknown): boolean {
  if (!isJsonObject(attribute)) return false;
  const { state } = attribute;
  return (state !== undefined && state !== 'present') || ABSENT_AS_KEY.some((key) => Object.hasOwn(attribute, key));
}

const SKELETON = 'Begin the file with "object: Ticket", then "attributes:" and a list.';

/** The code of an error in the form of a setting: settings of the help desk have their own codes. */
function codeOf(path: Path): ProblemCode {
  const [, , setting] = path;
  if (setting === 'data_option') return 'data-option-invalid';
  if (setting === 'name' || setting === 'display' || setting === 'active' || setting === 'position')
    return 'setting-invalid';
  return 'wrong-shape';
}

function problemOfUnknownKey(error: UnknownKey, document: unknown): ProblemAtPath {
  const { path, key, known } = error;
  const isOfFile = path.length === 0;
  const message = `${quote(key)} is not a key of ${isOfFile ? 'an attribute file' : 'an attribute'}`;
  const report = (hint: string): ProblemAtPath => problemAtKey('unknown-key', [...path, key], message, hint);
  if (!isOfFile && OVERLAY_KEYS.includes(key))
    return report('It belongs in an overlay: a file listed under `overlays:` of a target.');
  if (!isOfFile && key === 'object') return report('Write it once, above `attributes:`. A file declares one object.');
  const near = nearKey(error, document);
  const written = valueAt(document, path);
  if (near !== undefined) return report(keyMeantAmong(near, isJsonObject(written) ? written : {}));
  const ofOthers = isOfFile ? undefined : hintForKeyOfOthers(key);
  if (ofOthers !== undefined) return report(ofOthers);
  if (!isOfFile && isDataOptionKey(key)) return report('It belongs under data_option.');
  if (isOfFile && ATTRIBUTE_KEYS.includes(key)) return report('It belongs under attributes.');
  return report(suggestion(key, known));
}

function problemOfMissing(path: Path, key: string, document: unknown): ProblemAtPath {
  const report = (code: ProblemCode, hint: string): ProblemAtPath =>
    problemAtKey(code, path, `${key} is missing`, hint);
  if (path.length === 0 && key === 'object')
    return report('object-unknown', 'Begin with "object: Ticket", or User, Organization, Group.');
  if (path.length === 0) return report('wrong-shape', SKELETON);
  if (path[2] === 'data_option' || key === 'data_option') {
    const data_type = valueAt(document, [...path.slice(0, 2), 'data_type']);
    const needs = typeof data_type === 'string' ? NEEDS[data_type] : undefined;
    return report('data-option-invalid', needs ?? `Add \`${key}:\` here.`);
  }
  if (key === 'data_type') return report('setting-invalid', `Write one of ${Object.keys(DATA_TYPES).join(', ')}.`);
  return report('setting-invalid', `Add \`${key}:\` here.`);
}

/** 5.2/03 and 6.5/13: without these a POST is answered with 422. */
const NEEDS: Readonly<Record<string, string>> = {
  input: 'An input needs data_option: { type: text, maxlength: 120 }, with the type and length you want.',
  textarea: 'A textarea needs data_option: { maxlength: 500 }, with the length you want.',
  richtext: 'A richtext needs data_option: { maxlength: 20000 }, with the length you want.',
  integer: 'An integer needs data_option: { min: 0, max: 100 }, with the limits you want.',
  datetime: 'A datetime needs data_option: { future: true, past: true }. Set one to false to refuse such times.',
};

function problemOfDataType(data_type: unknown, path: Path): ProblemAtPath {
  if (typeof data_type === 'string' && TYPES_WITHOUT_COLUMN.some((type) => type === data_type)) {
    const message = `the help desk accepts the data type ${data_type} but cannot migrate it`;
    const hint =
      'The database cannot create such a column, and every later migration would fail. Use select, multiselect or input.';
    return problemAtValue('data-type-without-column', path, message, hint);
  }
  const meant = typeof data_type === 'string' ? dataTypeMeant(data_type) : undefined;
  const near = typeof data_type === 'string' ? suggestion(data_type, Object.keys(DATA_TYPES)) : undefined;
  const hint =
    (meant === undefined ? near : `Did you mean ${meant}?`) ?? `Write one of ${Object.keys(DATA_TYPES).join(', ')}.`;
  return problemAtValue('data-type-unknown', path, `there is no data type ${quote(data_type)}`, hint);
}
