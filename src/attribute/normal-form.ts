import { factsOf, isDataType } from './data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';

/**
 * What the help desk makes of a data_option before it compares it with the stored one: four keys are filled in.
 * 5.2/02_create_by_type and 6.5/04; types that the service knows beside ours get `default: null` (6.5/04 "tag").
 */
export function fillOnRequest(dataType: string, sent: JsonObject): JsonObject {
  const emptyDefault = isDataType(dataType) ? factsOf(dataType).emptyDefault : null;
  const filled: Record<string, JsonValue> = { ...sent };
  if (!Object.hasOwn(sent, 'default')) filled.default = emptyDefault;
  filled.null = sent.null ?? true;
  if (!isJsonObject(sent.options) && !Array.isArray(sent.options)) filled.options = {};
  if (typeof sent.relation !== 'string') filled.relation = '';
  return dataType === 'boolean' ? withBooleanDefault(filled, sent) : filled;
}

/** A boolean's default given as text becomes a boolean, but only where options were sent (5.2/02 "boolean"). */
function withBooleanDefault(filled: JsonObject, sent: JsonObject): JsonObject {
  if (!isJsonObject(sent.options)) return filled;
  if (filled.default === 'true') return { ...filled, default: true };
  if (filled.default === 'false') return { ...filled, default: false };
  return filled;
}

/** What is filled in only when the row is saved, after the comparison (trap 7a), so that it alone never stages anything. */
export function fillOnSave(dataType: string, requested: JsonObject): JsonObject {
  if (!isDataType(dataType)) return requested;
  const facts = factsOf(dataType);
  const filled: Record<string, JsonValue> = { ...requested };
  if (facts.fillsNulloption) filled.nulloption = requested.nulloption ?? true;
  if (facts.fillsMaxlength) filled.maxlength = requested.maxlength ?? 255;
  if (facts.alwaysMultiple) filled.multiple = true;
  return filled;
}

/** A whole data_option as the list shows it after a POST of `sent`. */
export function fill(dataType: string, sent: JsonObject): JsonObject {
  return fillOnSave(dataType, fillOnRequest(dataType, sent));
}

/** Nulls inside arrays do not survive the way into the service, at any depth (5.2/11_misc "nested nulls"); nulls in maps do. */
export function withoutNullsInArrays(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNullsInArrays);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNullsInArrays(item)]));
}
