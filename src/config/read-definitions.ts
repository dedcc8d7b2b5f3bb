import { type AttributeKey, attributeKey, type ObjectName, parseObjectName } from '../attribute/attribute-key.ts';
import { isSecretKey } from '../attribute/data-option-keys.ts';
import { isDataType } from '../attribute/data-types.ts';
import {
  ACCEPTABLE_COSTS,
  type AcceptableCost,
  type AttributeDefinition,
  type Origin,
  type PresentDefinition,
} from '../attribute/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import type { Problem } from '../problem/problem.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { checkAttributesDocument } from '../schema/check-attributes.ts';
import { problemAt, type SourceText } from './source-text.ts';
import { parseYaml, type YamlDocument } from './yaml-file.ts';

/** A secret of a definition as the file has it: a template, or (with a warning) the secret itself. Never shown. */
export interface SecretSource {
  readonly key: AttributeKey;
  readonly setting: string;
  readonly template: string;
  readonly where: SourcePosition;
  readonly sourceLine: string | undefined;
}

/** Where a key stands, also when no definition could be made of what is written there. */
export interface DeclaredKey {
  readonly key: AttributeKey;
  readonly locate: () => SourcePosition;
}

export interface ReadFile {
  readonly keys: readonly DeclaredKey[];
  readonly definitions: readonly AttributeDefinition[];
  readonly secrets: readonly SecretSource[];
  readonly problems: readonly Problem[];
}

/**
 * The definitions of one file. One with mistakes is built too wherever its form allows: a house rule judges changes, and
 * such a row may be on the desk already.
 */
export function readDefinitions(source: SourceText): ReadFile {
  const { documents, problems } = parseYaml(source);
  const read = documents.map((document) => readDocument(document, source));
  return {
    keys: read.flatMap((part) => part.keys),
    definitions: read.flatMap((part) => part.definitions),
    secrets: read.flatMap((part) => part.secrets),
    problems: [...problems, ...read.flatMap((part) => part.problems)],
  };
}

function readDocument({ value, locate }: YamlDocument, source: SourceText): ReadFile {
  const object = isJsonObject(value) && typeof value.object === 'string' ? parseObjectName(value.object) : undefined;
  const attributes = isJsonObject(value) && Array.isArray(value.attributes) ? value.attributes : [];
  const keys = attributes.map((attribute) => keyOf(attribute, object));
  const problems = checkAttributesDocument(value).map(({ code, path, at, message, hint }) => {
    const key = path[0] === 'attributes' ? keys[Number(path[1])] : undefined;
    return problemAt(source, code, locate(path, at), { message, hint, key });
  });
  const secrets: SecretSource[] = [];
  const definitions = attributes.flatMap((attribute: JsonValue, index): readonly AttributeDefinition[] => {
    const key = keys[index];
    if (object === undefined || key === undefined || !isJsonObject(attribute)) return [];
    const place = ['attributes', String(index)];
    const origin: Origin = { file: source.file, locate: (path) => locate([...place, ...path], 'key') };
    for (const [setting, template] of secretsOf(attribute)) {
      const where = locate([...place, 'data_option', setting], 'value');
      secrets.push({ key, setting, template, where, sourceLine: source.lineAt(where.line) });
    }
    const definition = buildDefinition(attribute, key, object, origin);
    return definition === undefined ? [] : [definition];
  });
  const declared = keys.flatMap((key, index) =>
    key === undefined ? [] : [{ key, locate: () => locate(['attributes', String(index), 'name'], 'value') }],
  );
  return { keys: declared, definitions, secrets, problems };
}

/** The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none. */
function keyOf(attribute: unknown, object: ObjectName | undefined): AttributeKey | undefined {
  if (object === undefined || !isJsonObject(attribute)) return undefined;
  const { name } = attribute;
  return typeof name === 'string' && name !== '' ? attributeKey(object, name.toLowerCase()) : undefined;
}

function secretsOf(attribute: JsonObject): readonly (readonly [string, string])[] {
  if (attribute.state === 'absent' || !isJsonObject(attribute.data_option)) return [];
  return Object.entries(attribute.data_option).flatMap(([setting, value]) =>
    isSecretKey(setting) && typeof value === 'string' ? [[setting, value] as const] : [],
  );
}

function buildDefinition(
  attribute: JsonObject,
  key: AttributeKey,
  object: ObjectName,
  origin: Origin,
): AttributeDefinition | undefined {
  const name = key.slice(object.length + 1);
  if (attribute.state === 'absent') {
    const { created_before: before } = attribute;
    return {
      key,
      object,
      name,
      origin,
      state: 'absent',
      createdBefore: typeof before === 'string' ? before : undefined,
    };
  }
  const { display, data_type: dataType, data_option: dataOption, screens, position, active } = attribute;
  if (typeof display !== 'string' || typeof dataType !== 'string' || !isDataType(dataType)) return undefined;
  const present: PresentDefinition = {
    key,
    object,
    name,
    origin,
    state: 'present',
    display,
    dataType,
    dataOption: isJsonObject(dataOption) ? withoutSecrets(dataOption) : {},
    secrets: secretsOf(attribute).map(([setting]) => ({ setting, value: undefined })),
    active: typeof active === 'boolean' ? active : true,
    position: typeof position === 'number' ? position : undefined,
    screens: isJsonObject(screens) ? screens : undefined,
    protect: attribute.protect === true ? 'protected' : 'unprotected',
    ignore: textsOf(attribute.ignore).map((path) => path.split('/')),
    accept: textsOf(attribute.accept).filter(isAcceptableCost),
  };
  return present;
}

/** A secret that is null is none: it goes out as it is. */
function withoutSecrets(option: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(option).filter(([setting, value]) => !isSecretKey(setting) || value === null),
  );
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isAcceptableCost(text: string): text is AcceptableCost {
  return ACCEPTABLE_COSTS.some((cost) => cost === text);
}
