import { type AttributeKey, attributeKey, parseObjectName, splitAttributeKey } from '../model/attribute-key.ts';
import { isDataType } from '../model/data-types.ts';
import {
  ACCEPTABLE_IMPACTS,
  type AcceptableImpact,
  type AttributeDefinition,
  type Origin,
  type PresentDefinition,
} from '../model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Problem, ProblemAtPath, SourcePosition } from '../model/problem.ts';
import { isOfEnvironment, isSecret, shownTemplate } from '../model/secret-settings.ts';
import { checkAttributesDocument } from './check/check-attributes.ts';
import { fillOptions, NO_LISTS, type OptionLists } from './options-from.ts';
import { problemWithSource, type SourceText } from './source-text.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** A secret of a definition as written: a template, or (with a warning) the secret itself. Never shown. */
export interface SecretSource {
  readonly key: AttributeKey;
  readonly setting: string;
  readonly template: string;
  /** Looked up when there is something to say: for it the file is read again. */
  readonly place: () => { readonly where: SourcePosition; readonly sourceLine: string | undefined };
}

/** One entry of `attributes` as written, in a file or merged with an overlay. */
export interface WrittenAttribute {
  /** Known even if the entry is not a valid definition. */
  readonly key: AttributeKey | undefined;
  /** Object of the document, unchecked. */
  readonly object: JsonValue;
  readonly settings: JsonValue;
  readonly file: string;
  /** The place of one of its settings. */
  readonly locate: YamlDocument['locate'];
  readonly lineAt: SourceText['lineAt'];
  /** Lists for `options_from`. */
  readonly lists: OptionLists;
}

export interface ReadAttribute {
  readonly written: WrittenAttribute;
  /** Undefined if the entry is not a valid definition. */
  readonly definition: AttributeDefinition | undefined;
  readonly secrets: readonly SecretSource[];
  readonly problems: readonly Problem[];
}

interface ReadFile {
  readonly attributes: readonly ReadAttribute[];
  readonly definitions: readonly AttributeDefinition[];
  /** Those of no single attribute. */
  readonly fileProblems: readonly Problem[];
  /** All of them. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the definitions of one file. A definition with errors is built too if possible, since the row may already exist
 * on the help desk.
 */
export function readDefinitions(source: SourceText, lists: OptionLists = NO_LISTS): ReadFile {
  const { documents, problems } = parseYaml(source);
  const read = documents.map((document) => readDocument(document, source, lists));
  const attributes = read.flatMap((part) => part.attributes);
  const fileProblems = [...problems, ...read.flatMap((part) => part.problems)];
  return {
    attributes,
    definitions: attributes.flatMap(({ definition }) => definition ?? []),
    fileProblems,
    problems: [...fileProblems, ...attributes.flatMap((attribute) => attribute.problems)],
  };
}

function readDocument(document: YamlDocument, source: SourceText, lists: OptionLists) {
  const written = writtenAttributes(document, source, lists);
  const ofEntries = written.map((): ProblemAtPath[] => []);
  const problems: Problem[] = [];
  for (const problem of checkAttributesDocument(document.value)) {
    const { path } = problem;
    const own = path[0] === 'attributes' ? ofEntries[Number(path[1])] : undefined;
    if (own === undefined || path.length < 2) problems.push(problemWithSource(document, problem));
    else own.push({ ...problem, path: path.slice(2) });
  }
  return { attributes: written.map((attribute, index) => readAttribute(attribute, ofEntries[index] ?? [])), problems };
}

/** Returns the entries of a document, valid or not. */
export function writtenAttributes(
  { value, locate, lineAt }: YamlDocument,
  source: SourceText,
  lists: OptionLists,
): readonly WrittenAttribute[] {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return [];
  const object = value.object ?? null;
  return value.attributes.map((settings: JsonValue, index) => ({
    key: keyOf(settings, object),
    object,
    settings,
    file: source.file,
    locate: (path, at) => locate(['attributes', String(index), ...path], at),
    lineAt,
    lists,
  }));
}

/** Checks and reads an attribute that was merged with an overlay. */
export function readMergedAttribute(written: WrittenAttribute): ReadAttribute {
  const found = checkAttributesDocument({ object: written.object, attributes: [written.settings] });
  return readAttribute(
    written,
    found.flatMap((problem) =>
      problem.path[0] === 'attributes' && problem.path.length > 1 ? [{ ...problem, path: problem.path.slice(2) }] : [],
    ),
  );
}

function readAttribute(written: WrittenAttribute, found: readonly ProblemAtPath[]): ReadAttribute {
  const { key, settings, locate, lineAt } = written;
  const problems = found.map((problem) => problemWithSource(written, problem));
  if (key === undefined || !isJsonObject(settings)) return { written, definition: undefined, secrets: [], problems };
  const { settings: filled, places, optionsFrom, problems: ofList } = fillOptions(settings, written);
  return {
    written: { ...written, ...places },
    definition: buildDefinition(filled, key, {
      file: written.file,
      locate: (path) => places.locate(path, 'key'),
      optionsFrom,
    }),
    secrets: secretsOf(settings).map(([setting, template]) => ({
      key,
      setting,
      template,
      place: () => {
        const where = locate(['data_option', setting], 'value');
        return { where, sourceLine: lineAt(where) };
      },
    })),
    problems: [...problems, ...ofList],
  };
}

/** Runs a lint on the attributes of one help desk and adds positions to its findings. */
export function lintAttributes(
  attributes: readonly ReadAttribute[],
  lint: (definitions: readonly AttributeDefinition[]) => readonly (readonly [AttributeDefinition, ProblemAtPath])[],
): readonly Problem[] {
  const written = new Map(
    attributes.flatMap((read) => (read.definition === undefined ? [] : [[read.definition, read.written]])),
  );
  return lint([...written.keys()]).flatMap(([definition, problem]) => {
    const attribute = written.get(definition);
    return attribute === undefined ? [] : [problemWithSource(attribute, problem)];
  });
}

/** The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none. */
function keyOf(attribute: JsonValue, writtenObject: JsonValue): AttributeKey | undefined {
  const object = typeof writtenObject === 'string' ? parseObjectName(writtenObject) : undefined;
  if (object === undefined || !isJsonObject(attribute)) return undefined;
  const { name } = attribute;
  return typeof name === 'string' && name !== '' ? attributeKey(object, name.toLowerCase()) : undefined;
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
  if (attribute.state === 'absent') {
    const { created_before: before } = attribute;
    return {
      key,
      object,
      name,
      origin,
      state: 'absent',
      created_before: typeof before === 'string' ? before : undefined,
    };
  }
  const { display, data_type, data_option = {}, screens, position, active = true } = attribute;
  if (typeof display !== 'string' || typeof data_type !== 'string' || !isDataType(data_type)) return undefined;
  if (typeof active !== 'boolean' || !isJsonObject(data_option)) return undefined;
  if (position !== undefined && typeof position !== 'number') return undefined;
  if (screens !== undefined && !isJsonObject(screens)) return undefined;
  const present: PresentDefinition = {
    key,
    object,
    name,
    origin,
    state: 'present',
    display,
    data_type,
    data_option: withoutSecrets(data_option),
    secrets: secretsOf(attribute)
      .filter(([setting, written]) => isOfEnvironment(setting, written))
      .map(([setting, written]) => ({ setting, value: undefined, template: shownTemplate(setting, written) })),
    active,
    position,
    screens,
    protect: attribute.protect === true ? 'protected' : 'unprotected',
    ignore: textsOf(attribute.ignore).map((path) => path.split('/')),
    accept: textsOf(attribute.accept).filter(isAcceptableImpact),
  };
  return present;
}

/** Removes what only the environment knows. A secret that is null is sent as null. */
function withoutSecrets(option: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(option).filter(([setting, value]) => !isOfEnvironment(setting, value)));
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isAcceptableImpact(text: string): text is AcceptableImpact {
  return ACCEPTABLE_IMPACTS.some((impact) => impact === text);
}
