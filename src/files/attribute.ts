import { type AttributeKey, attributeKey, parseObjectName, splitAttributeKey } from '../model/attribute-key.ts';
import { isDataType } from '../model/data-types.ts';
import { type AttributeDefinition, type Origin, ownSettingsOf } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { type Problem, problemAtValue } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { isOfEnvironment, isSecret, shownTemplate } from '../model/secret-settings.ts';
import { checkEntry } from './check/check-entry.ts';
import type { ReadList } from './csv/option-lists.ts';
import { fillOptions } from './options-from.ts';
import { type Located, problemWithSource, type SourceText } from './source-text.ts';
import type { YamlDocument } from './yaml/yaml-file.ts';

/** One entry of `attributes` as written, in a file or merged with an overlay. */
export interface WrittenAttribute extends Located {
  /** Known even if the entry is not a valid definition. */
  readonly key: AttributeKey | undefined;
  /** Object of the document, unchecked. */
  readonly object: JsonValue;
  readonly settings: JsonValue;
  readonly file: string;
}

/** Returns the entries of a document, valid or not. */
export function writtenIn({ value, locate, tell }: YamlDocument, { file }: SourceText): readonly WrittenAttribute[] {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return [];
  const { object = null, attributes } = value;
  return attributes.map((settings: JsonValue, index) => ({
    key: keyOf(settings, object),
    object,
    settings,
    file,
    locate: (path, at) => locate(['attributes', String(index), ...path], at),
    tell,
  }));
}

/** The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none. */
function keyOf(settings: JsonValue, writtenObject: JsonValue): AttributeKey | undefined {
  const object = typeof writtenObject === 'string' ? parseObjectName(writtenObject) : undefined;
  if (object === undefined || !isJsonObject(settings)) return undefined;
  const { name } = settings;
  return typeof name === 'string' && name !== '' ? attributeKey(object, name.toLowerCase()) : undefined;
}

/** A secret of a definition as written: a template, or (with a warning) the secret itself. Never shown. */
export interface SecretSource {
  readonly key: AttributeKey;
  readonly setting: string;
  readonly template: string;
  /** Makes a problem at its place. */
  readonly problem: (code: ProblemCode, message: string, hint: string) => Problem;
}

const CHECKED = new WeakMap<WrittenAttribute, ReturnType<typeof check>>();

/** Checks an attribute once, however many targets have it as it is. */
export function checkAttribute(written: WrittenAttribute, readList: ReadList) {
  const checked = CHECKED.get(written) ?? check(written, readList);
  CHECKED.set(written, checked);
  return checked;
}

/** A definition with errors is built too if possible, since the row may already exist; undefined if it is none. */
function check(written: WrittenAttribute, readList: ReadList) {
  const { key, object, settings } = written;
  // What is no map is told with its document.
  if (!isJsonObject(settings)) return { definition: undefined, secrets: [], problems: [] };
  const found = checkEntry(settings, typeof object === 'string' ? parseObjectName(object) : undefined);
  const problems = found.map((problem) => problemWithSource(written, problem));
  if (key === undefined) return { definition: undefined, secrets: [], problems };
  const secrets = secretsOf(settings).map(([setting, template]): SecretSource => {
    const path = ['data_option', setting];
    const problem: SecretSource['problem'] = (code, message, hint) =>
      problemWithSource(written, problemAtValue(code, path, message, hint));
    return { key, setting, template, problem };
  });
  const filled = fillOptions(settings, written, readList);
  const definition = buildDefinition(filled.settings, key, filled.origin);
  return { definition, secrets, problems: [...problems, ...filled.problems] };
}

/** The credentials in an attribute: setting and template. */
function secretsOf(attribute: JsonObject): readonly (readonly [string, string])[] {
  if (attribute.state === 'absent' || !isJsonObject(attribute.data_option)) return [];
  return Object.entries(attribute.data_option).flatMap(([setting, value]) =>
    isSecret(setting, value) && typeof value === 'string' ? [[setting, value] as const] : [],
  );
}

/** Builds a definition. Undefined if any setting has the wrong form. */
function buildDefinition(attribute: JsonObject, key: AttributeKey, origin: Origin): AttributeDefinition | undefined {
  const [object, name] = splitAttributeKey(key);
  const { created_before: before, display, data_type, data_option = {}, screens, position, active = true } = attribute;
  const named = { key, object, name, origin };
  if (attribute.state === 'absent')
    return { ...named, state: 'absent', created_before: typeof before === 'string' ? before : undefined };
  if (typeof display !== 'string' || typeof data_type !== 'string' || !isDataType(data_type)) return undefined;
  if (typeof active !== 'boolean' || !isJsonObject(data_option)) return undefined;
  if (position !== undefined && typeof position !== 'number') return undefined;
  if (screens !== undefined && !isJsonObject(screens)) return undefined;
  // What only the environment knows is no part of it. A secret that is null is sent as null.
  const open = Object.entries(data_option).filter(([setting, value]) => !isOfEnvironment(setting, value));
  return {
    ...named,
    state: 'present',
    display,
    data_type,
    data_option: Object.fromEntries(open),
    secrets: secretsOf(attribute)
      .filter(([setting, written]) => isOfEnvironment(setting, written))
      .map(([setting, written]) => ({ setting, value: undefined, template: shownTemplate(setting, written) })),
    active,
    position,
    screens,
    ...ownSettingsOf(attribute),
  };
}
