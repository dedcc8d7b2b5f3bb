import type { Column } from '../../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { fillOnRequest } from '../../model/normal-form.ts';
import type { Release } from '../../model/release.ts';
import { LONGEST_SCREENS, storedLength } from '../../model/screens.ts';
import { databaseError, has, internalError, requestError, type ServiceError, unprocessable } from './release-rules.ts';

/** What the service reads of a POST or PUT, beside the object and the name. Keys that were not sent are absent from `sent`. */
export interface PostedAttribute {
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly sent: Readonly<Partial<Record<'display' | 'active' | 'screens' | 'position', JsonValue>>>;
}

const NO_DATA_OPTION: JsonObject = { default: '', options: {}, relation: '', null: true };

/** The service reads type and data_option before anything else; what it cannot read ends in 500 (5.2/03 "data_option = …"). */
export function readPostedAttribute(parameters: JsonObject): PostedAttribute {
  const { data_type, data_option: option } = parameters;
  if (typeof data_type !== 'string') throw unreadable('data_type');
  if (isTruthy(option) && !isJsonObject(option)) throw unreadable('data_option');
  const options = isJsonObject(option) ? option.options : true;
  if (data_type === 'boolean' && isTruthy(options) && !isJsonObject(options)) throw unreadable('data_option');
  const settings = (['display', 'active', 'screens', 'position'] as const).map((key) => [key, parameters[key]]);
  return {
    data_type,
    data_option: isJsonObject(option) ? fillOnRequest(data_type, option) : NO_DATA_OPTION,
    sent: Object.fromEntries(settings.filter(([, value]) => value !== undefined)),
  };
}

/** Names are compared and kept in lower case; what is no text ends in 500. */
export function readPostedName({ name }: JsonObject): string {
  if (typeof name !== 'string') throw unreadable('name');
  if (name.includes('\0')) throw internalError(422, 'string contains null byte');
  return name.toLowerCase();
}

/** The service's programming language then speaks of its own methods, in other words in each release. */
function unreadable(key: string): ServiceError {
  return internalError(500, `undefined method for ${key}`);
}

/** How long a label and a name can be in the database. */
export const TEXT_WIDTH = 200;

/** Settings as the columns take them; undefined is the database's null, which it refuses for each of these. */
interface CastSettings {
  readonly display: string | undefined;
  readonly active: boolean | undefined;
  readonly position: number | undefined;
  readonly screens: JsonObject;
}

/** The settings of a request, and those that are stored where it has none. */
export function castSettings({ sent }: PostedAttribute, stored: CastSettings): CastSettings {
  return {
    display: 'display' in sent ? castString(sent.display)?.slice(0, TEXT_WIDTH) : stored.display,
    active: 'active' in sent ? castBoolean(sent.active) : stored.active,
    position: 'position' in sent ? castInteger(sent.position) : stored.position,
    screens: 'screens' in sent ? (isJsonObject(sent.screens) ? sent.screens : {}) : stored.screens,
  };
}

/** What the database itself refuses, in the order of its columns. */
export function databaseRefusal(
  { display, active, position, screens }: CastSettings,
  sent: PostedAttribute['sent'],
  release: Release,
): ServiceError | undefined {
  const missing = (column: string) =>
    requestError(422, `Attribute '${column}" of relation "object_manager_attributes' required!`);
  if (typeof sent.display === 'boolean' && has(release, 'labels are texts'))
    return unprocessable("can't modify frozen String");
  if (position !== undefined && Math.abs(position) > 2_147_483_647)
    return unprocessable(`${position} is out of range for ActiveModel::Type::Integer with limit 4 bytes`);
  if (display === undefined) return missing('display');
  if (active === undefined) return missing('active');
  if (position === undefined) return missing('position');
  if (storedLength(screens, release) > LONGEST_SCREENS) {
    const { message } = databaseError('StringDataRightTruncation', 'value too long for type character varying(2000)');
    return unprocessable(message);
  }
  return undefined;
}

/** Everything but nil and false counts as true, also 0 and "". */
export function isTruthy(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** The number at the beginning of a text: "1abc" is 1, "abc" is 0. */
export function leadingInteger(text: string): number {
  return Number(/^\s*([-+]?\d+)/.exec(text)?.[1] ?? 0);
}

/** What an integer column makes of a value; undefined is the database's null. */
export function castInteger(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && value !== '' ? leadingInteger(value) : undefined;
}

const FALSE_VALUES: readonly JsonValue[] = [false, 0, '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF'];

function castBoolean(value: JsonValue | undefined): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return !FALSE_VALUES.includes(value);
}

function castDate(value: JsonValue | undefined): string | undefined {
  const [day] = typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value) ?? []) : [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day;
}

function castTime(value: JsonValue | undefined): string | undefined {
  const time = typeof value === 'string' && castDate(value) !== undefined ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** What the columns that are no text make of a value, by their kind; undefined is the database's null. */
export const CASTS: Readonly<
  Partial<Record<Column, (value: JsonValue | undefined) => boolean | number | string | undefined>>
> = { boolean: castBoolean, integer: castInteger, date: castDate, datetime: castTime };

/** What a text column makes of a value; undefined is the database's null. */
export function castString(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // The service's language writes a map with arrows.
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('":', '"=>');
}
