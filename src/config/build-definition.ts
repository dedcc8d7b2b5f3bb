import { type AttributeKey, attributeKey, parseObjectName, splitAttributeKey } from '../attribute/attribute-key.ts';
import { isDataType } from '../attribute/data-types.ts';
import {
  ACCEPTABLE_COSTS,
  type AcceptableCost,
  type AttributeDefinition,
  ignoredPath,
  type Origin,
  type PresentDefinition,
} from '../attribute/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { isSecret, publicTemplate } from '../attribute/secret-settings.ts';

/** The help desk makes capital letters small (5.2/02 "upper-case name is lowered"), so a key has none. */
export function keyOf(attribute: JsonValue, writtenObject: JsonValue): AttributeKey | undefined {
  const object = typeof writtenObject === 'string' ? parseObjectName(writtenObject) : undefined;
  if (object === undefined || !isJsonObject(attribute)) return undefined;
  const { name } = attribute;
  return typeof name === 'string' && name !== '' ? attributeKey(object, name.toLowerCase()) : undefined;
}

/** The credentials in an attribute: setting and template. */
export function secretsOf(attribute: JsonObject): readonly (readonly [string, string])[] {
  if (attribute.state === 'absent' || !isJsonObject(attribute.data_option)) return [];
  return Object.entries(attribute.data_option).flatMap(([setting, value]) =>
    isSecret(setting, value) && typeof value === 'string' ? [[setting, value] as const] : [],
  );
}

/** Undefined where a setting has a form that no definition has: a definition is read whole, or not at all. */
export function buildDefinition(
  attribute: JsonObject,
  key: AttributeKey,
  origin: Origin,
): AttributeDefinition | undefined {
  const [object, name] = splitAttributeKey(key);
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
  const { display, data_type: dataType, data_option: dataOption = {}, screens, position, active = true } = attribute;
  if (typeof display !== 'string' || typeof dataType !== 'string' || !isDataType(dataType)) return undefined;
  if (typeof active !== 'boolean' || !isJsonObject(dataOption)) return undefined;
  if (position !== undefined && typeof position !== 'number') return undefined;
  if (screens !== undefined && !isJsonObject(screens)) return undefined;
  const present: PresentDefinition = {
    key,
    object,
    name,
    origin,
    state: 'present',
    display,
    dataType,
    dataOption: withoutSecrets(dataOption),
    secrets: secretsOf(attribute).map(([setting, written]) => ({
      setting,
      value: undefined,
      template: publicTemplate(setting, written),
    })),
    active,
    position,
    screens,
    protect: attribute.protect === true ? 'protected' : 'unprotected',
    ignore: textsOf(attribute.ignore).map((path) => ignoredPath(attribute, path)),
    accept: textsOf(attribute.accept).filter(isAcceptableCost),
  };
  return present;
}

/** A secret that is null is none: it goes out as it is. */
function withoutSecrets(option: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(option).filter(([setting, value]) => !isSecret(setting, value) || value === null),
  );
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isAcceptableCost(text: string): text is AcceptableCost {
  return ACCEPTABLE_COSTS.some((cost) => cost === text);
}
