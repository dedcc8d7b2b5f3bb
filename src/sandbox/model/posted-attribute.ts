import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import { fillOnRequest } from '../../attribute/normal-form.ts';
import type { Release } from '../../attribute/release.ts';
import { isTruthy, noMethod } from './ruby.ts';
import { internalError } from './service-error.ts';

/** What the service reads of a POST or PUT. Keys that were not sent are absent from `sent`. */
export interface PostedAttribute {
  readonly object: JsonValue | undefined;
  readonly name: string;
  readonly dataType: string;
  readonly dataOption: JsonObject;
  readonly sent: Readonly<Partial<Record<'display' | 'active' | 'screens' | 'position', JsonValue>>>;
}

const NO_DATA_OPTION: JsonObject = { default: '', options: {}, relation: '', null: true };

/** The service reads type and data_option before anything else; what it cannot read ends in 500 (5.2/03 "data_option = …"). */
export function readPostedAttribute(parameters: JsonObject, release: Release): Omit<PostedAttribute, 'name'> {
  const { object, data_type: dataType, data_option: option } = parameters;
  if (typeof dataType !== 'string') throw internalError(500, noMethod('match?', dataType, release));
  if (dataType === 'boolean') checkBooleanOption(option, release);
  if (isTruthy(option) && !isJsonObject(option)) throw internalError(500, noMethod('key?', option, release));
  const sent: Record<string, JsonValue> = {};
  for (const key of ['display', 'active', 'screens', 'position'] as const) {
    const value = parameters[key];
    if (value !== undefined) sent[key] = value;
  }
  return {
    object,
    dataType,
    dataOption: isJsonObject(option) ? fillOnRequest(dataType, option) : NO_DATA_OPTION,
    sent,
  };
}

const NO_CONVERSION = 'no implicit conversion of Symbol into Integer';

function checkBooleanOption(option: JsonValue | undefined, release: Release): void {
  if (option === undefined || option === null || typeof option === 'boolean') {
    throw internalError(500, noMethod('[]', option, release));
  }
  if (!isJsonObject(option)) throw internalError(500, NO_CONVERSION);
  if (option.options === true) throw internalError(500, noMethod('[]', true, release));
  if (isTruthy(option.options) && !isJsonObject(option.options)) throw internalError(500, NO_CONVERSION);
}

/** Names are compared and kept in lower case; what is no text ends in 500. */
export function readPostedName(parameters: JsonObject, release: Release): string {
  const { name } = parameters;
  if (typeof name !== 'string')
    throw internalError(500, noMethod(release === '5.2' ? 'downcase!' : 'downcase', name, release));
  if (name.includes('\0')) throw internalError(422, 'string contains null byte');
  return name.toLowerCase();
}
