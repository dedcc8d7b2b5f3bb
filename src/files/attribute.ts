import {
  type AttributeKey,
  attributeKey,
  type ObjectName,
  parseObjectName,
  splitAttributeKey,
} from '../model/attribute-key.ts';
import { type DataType, isDataType } from '../model/data-types.ts';
import { type AttributeDefinition, beginsWith, type Origin, ownSettingsOf } from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, mapMembers, withMember } from '../model/json.ts';
import { formatPosition, type Problem, type ProblemAtPath, problemAtKey, problemAtValue } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { isOfEnvironment, isSecret, shownTemplate } from '../model/secret-settings.ts';
import { checkEntry } from './check/check-entry.ts';
import type { ReadList } from './csv/option-lists.ts';
import { type Located, problemWithSource, type SourceText } from './source-text.ts';
import type { YamlDocument } from './yaml/yaml-file.ts';

/** One entry of `attributes` as written, in a file or merged with an overlay. */
export interface WrittenAttribute extends Located {
  /** Known even if the entry is not a valid definition. */
  readonly key: AttributeKey | undefined;
  readonly object: ObjectName | undefined;
  readonly settings: JsonValue;
  readonly file: string;
}

/** Returns the entries of a document, valid or not. */
export function writtenIn({ value, locate, tell }: YamlDocument, { file }: SourceText): readonly WrittenAttribute[] {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return [];
  const object = typeof value.object === 'string' ? parseObjectName(value.object) : undefined;
  return value.attributes.map((settings: JsonValue, index) => {
    const name = isJsonObject(settings) && typeof settings.name === 'string' ? settings.name : '';
    return {
      // The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none.
      key: object === undefined || name === '' ? undefined : attributeKey(object, name.toLowerCase()),
      object,
      settings,
      file,
      locate: (path, at) => locate(['attributes', String(index), ...path], at),
      tell,
    };
  });
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
  const { key, object, settings, file, tell } = written;
  // What is no map is told with its document.
  if (!isJsonObject(settings)) return { definition: undefined, secrets: [], problems: [] };
  const problems = [...checkEntry(settings, object)].map((problem) => problemWithSource(written, problem));
  if (key === undefined) return { definition: undefined, secrets: [], problems };
  const option = isJsonObject(settings.data_option) ? settings.data_option : {};
  const secrets = settings.state === 'absent' ? [] : secretsIn(option, key, written);
  const { listed, problems: ofList } = namesList(written) ? findList(settings, option, written, readList) : NO_LIST;
  const origin: Origin = {
    file,
    locate: (path, at = 'key') =>
      listed !== undefined && beginsWith(path, OPTIONS)
        ? listed.locateOption(path.slice(OPTIONS.length))
        : written.locate(path, at),
    tell: (problem) => tell(listed?.tell(problem) ?? problem),
    optionsFrom: listed && { file: listed.file },
  };
  const filled = listed && { data_option: withMember(option, 'options', listed.options) };
  const definition = buildDefinition({ ...settings, ...filled }, key, secrets, origin);
  return { definition, secrets, problems: [...problems, ...ofList] };
}

function secretsIn(option: JsonObject, key: AttributeKey, written: Located): readonly SecretSource[] {
  return Object.entries(option).flatMap(([setting, template]): readonly SecretSource[] => {
    if (!isSecret(setting, template) || typeof template !== 'string') return [];
    const path = ['data_option', setting];
    const problem: SecretSource['problem'] = (code, message, hint) =>
      problemWithSource(written, problemAtValue(code, path, message, hint));
    return [{ key, setting, template, problem }];
  });
}

/** Builds a definition. Undefined if any setting has the wrong form. */
function buildDefinition(
  attribute: JsonObject,
  key: AttributeKey,
  secrets: readonly SecretSource[],
  origin: Origin,
): AttributeDefinition | undefined {
  const [object, name] = splitAttributeKey(key);
  const { created_before: before, display, data_type, data_option = {}, screens, position, active = true } = attribute;
  const named = { key, object, name, origin };
  if (attribute.state === 'absent')
    return { ...named, state: 'absent', created_before: typeof before === 'string' ? before : undefined };
  if (typeof display !== 'string' || typeof data_type !== 'string' || !isDataType(data_type)) return undefined;
  if (typeof active !== 'boolean' || !isJsonObject(data_option)) return undefined;
  if (position !== undefined && typeof position !== 'number') return undefined;
  if (screens !== undefined && !isJsonObject(screens)) return undefined;
  return {
    ...named,
    state: 'present',
    display,
    data_type,
    // What only the environment knows is no part of it. A secret that is null is sent as null.
    data_option: mapMembers(data_option, (value, setting) => (isOfEnvironment(setting, value) ? undefined : value)),
    secrets: secrets
      .filter(({ setting, template }) => isOfEnvironment(setting, template))
      .map(({ setting, template }) => ({ setting, value: undefined, template: shownTemplate(setting, template) })),
    active,
    position,
    screens,
    ...ownSettingsOf(attribute),
  };
}

const OPTIONS = ['data_option', 'options'];
const LISTED: readonly DataType[] = ['select', 'multiselect', 'checkbox', 'tree_select', 'multi_tree_select'];
const NO_LIST = { listed: undefined, problems: [] };

export function namesList({ settings }: WrittenAttribute): boolean {
  return isJsonObject(settings) && settings.options_from !== undefined && settings.state !== 'absent';
}

/** Reads the list of `options_from`. The schema reports a name that is no text, and an unknown data type. */
function findList(
  { options_from: file, data_type }: JsonObject,
  option: JsonObject,
  written: WrittenAttribute,
  readList: ReadList,
) {
  const wrong = (problem: ProblemAtPath) => ({ listed: undefined, problems: [problemWithSource(written, problem)] });
  const path = ['options_from'];
  if (option.options !== undefined) {
    const hint = `The others are at ${formatPosition(written.locate(OPTIONS, 'key'))}. Keep one of them.`;
    return wrong(problemAtKey('options-twice', path, 'the options are defined twice', hint));
  }
  const type = LISTED.find((listed) => listed === data_type);
  if (type === undefined && typeof data_type === 'string' && isDataType(data_type)) {
    const message = `options_from cannot be used with the data type ${data_type}`;
    const types = `${LISTED.slice(0, -1).join(', ')} or ${LISTED.at(-1)}`;
    return wrong(problemAtKey('wrong-shape', path, message, `Use it with ${types}.`));
  }
  if (type === undefined || typeof file !== 'string' || file === '') return NO_LIST;
  const read = readList(file, written.locate(path, 'value').file, type, option);
  return 'listed' in read ? read : wrong(problemAtValue('file-unreadable', path, read.message, read.hint));
}
