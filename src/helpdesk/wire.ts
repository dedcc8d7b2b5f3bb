import { type AttributeKey, attributeKey, parseObjectName } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { isJsonObject, type JsonObject, kindOf } from '../model/json.ts';
import type { LiveAttribute, LiveRow, NewRow, WaitingFor } from '../model/live-attribute.ts';
import { unsendableNumber, withWholeNumbers } from '../model/settings/kind.ts';
import {
  flagOf,
  type JsonSource,
  objectOf,
  optionalTextOf,
  textOf,
  theAnswer,
  unreadable,
  type WireRow,
  wholeNumberOf,
} from './wire-field.ts';

/** Paths of the API, below the address of the target. */
export const ATTRIBUTES = '/api/v1/object_manager_attributes';
export const EXECUTE_MIGRATIONS = `${ATTRIBUTES}_execute_migrations`;
export const DISCARD_CHANGES = `${ATTRIBUTES}_discard_changes`;
/** `expand` returns roles by name. */
export const ME = '/api/v1/users/me?expand=true';
export const VERSION = '/api/v1/version';
export const SETTINGS = '/api/v1/settings';

/** A row as returned by POST, PUT and a single GET: without its object and `deletable` (5.2/01, 6.5/01). */
export type AttributeRecord = Omit<LiveRow, 'key' | 'object'>;

/** Zammad's API docs write Organisation, every recorded help desk Organization. deskform sends the spelling of the list. */
export type OrganizationSpelling = 'Organization' | 'Organisation';

/** Parses the list, live or saved, without rows of objects that cannot be managed, such as TicketArticle (6.5/01). */
export function parseAttributeList(json: unknown, source: JsonSource = theAnswer): readonly LiveAttribute[] {
  if (!Array.isArray(json)) throw unreadable(source, `it is ${kindOf(json)}, not a list of attributes`);
  const attributes = json.flatMap((item: unknown, index) => parseListRow(item, index + 1, source));
  // Every help desk has built-in attributes, such as Ticket.title: an empty list is incomplete.
  if (attributes.length === 0) throw unreadable(source, 'it holds no attribute of Ticket, User, Organization or Group');
  const seen = new Set<AttributeKey>();
  for (const { key } of attributes) {
    if (seen.has(key)) throw unreadable(source, `it holds two rows of ${key}`);
    seen.add(key);
  }
  return attributes;
}

function parseListRow(item: unknown, number: number, source: JsonSource): readonly LiveAttribute[] {
  if (!isJsonObject(item)) throw unreadable(source, `row ${number} is ${kindOf(item)}, not an object`);
  const unnamed: WireRow = { fields: item, name: `row ${number}`, source };
  const object = parseObjectName(textOf(unnamed, 'object'));
  if (object === undefined) return [];
  const key = attributeKey(object, textOf(unnamed, 'name'));
  const row: WireRow = { ...unnamed, name: `row ${number} (${key})` };
  const live: LiveRow = { key, ...recordOf(row), object };
  if (flagOf(row, 'deletable')) return [{ ...live, deletable: true }];
  const reason = optionalTextOf(row, 'not_deletable_reason');
  return [{ ...live, deletable: false, ...(reason === undefined ? {} : { not_deletable_reason: reason }) }];
}

/** Parses the answer to a POST, PUT or GET of one row. */
export function parseAttribute(json: unknown): AttributeRecord {
  return recordOf(singleRow(json));
}

/** The login of who changed a row last, as returned with `?expand=true`; "-" is the system itself. */
export function parseAuthor(json: unknown): { readonly updated_by: string | undefined } {
  return { updated_by: optionalTextOf(singleRow(json), 'updated_by') };
}

function singleRow(json: unknown): WireRow {
  if (isJsonObject(json)) return { fields: json, name: 'the attribute', source: theAnswer };
  throw unreadable(theAnswer, `it is ${kindOf(json)}, not one attribute`);
}

function recordOf(row: WireRow): AttributeRecord {
  return {
    id: wholeNumberOf(row, 'id'),
    name: textOf(row, 'name'),
    display: textOf(row, 'display'),
    data_type: textOf(row, 'data_type'),
    data_option: objectOf(row, 'data_option'),
    data_option_new: pendingOf(row),
    active: flagOf(row, 'active'),
    position: wholeNumberOf(row, 'position'),
    screens: row.fields.screens === null ? {} : objectOf(row, 'screens'),
    editable: flagOf(row, 'editable'),
    // Since 7.1; any other type is ignored.
    ...(typeof row.fields.internal === 'boolean' ? { internal: row.fields.internal } : {}),
    waiting_for: FLAGS.flatMap(([what, flag]) => (flagOf(row, flag) ? [what] : [])),
    created_by_id: wholeNumberOf(row, 'created_by_id'),
    updated_by_id: wholeNumberOf(row, 'updated_by_id'),
    created_at: textOf(row, 'created_at'),
    updated_at: textOf(row, 'updated_at'),
    unknownKeys: Object.keys(row.fields).filter((key) => !KEYS.has(key)),
  };
}

/** The known keys of a row, in any release and any answer (5.2/01, 6.5/01, 7.1/01). */
const KEYS: ReadonlySet<string> = new Set(
  (
    'id object_lookup_id object_lookup object name display data_type data_option data_option_new editable internal ' +
    'active screens to_create to_migrate to_delete to_config position created_by_id updated_by_id created_by ' +
    'updated_by created_at updated_at deletable not_deletable_reason'
  ).split(' '),
);

/** `{}` means that nothing is pending: a data_option is never empty, as four keys are always set. */
function pendingOf(row: WireRow): JsonObject | undefined {
  if (row.fields.data_option_new === null) return undefined;
  const pending = objectOf(row, 'data_option_new');
  return Object.keys(pending).length === 0 ? undefined : pending;
}

const FLAGS: readonly (readonly [WaitingFor, flag: string])[] = [
  ['creation', 'to_create'],
  ['column-change', 'to_migrate'],
  ['deletion', 'to_delete'],
  ['settings', 'to_config'],
];

/** How this list spells Organization; undefined without such a row. */
export function organizationSpelling(json: unknown): OrganizationSpelling | undefined {
  if (!Array.isArray(json)) return undefined;
  return json
    .map((row: unknown) => (isJsonObject(row) ? row.object : undefined))
    .find((object) => object === 'Organization' || object === 'Organisation');
}

/**
 * The JSON of a POST. The last look at what goes into the database's language: whatever a file, a plan or a snapshot says,
 * only whole numbers are sent.
 */
export function bodyToWire(body: NewRow, spelling: OrganizationSpelling): JsonObject {
  const unsendable =
    unsendableNumber(body.data_option) ??
    (body.position === undefined || Number.isSafeInteger(body.position) ? undefined : 'position');
  if (unsendable !== undefined) {
    const message = `${unsendable} of ${body.object}.${body.name} is not a whole number; it was not sent`;
    const hint = `Write a whole number as \`${unsendable}\` in the file, then make a new plan.`;
    throw new Failure('VALUE_NOT_SENT', message, { hint });
  }
  const { name, display, data_type, active, position, screens } = body;
  const object = body.object === 'Organization' ? spelling : body.object;
  const data_option = withWholeNumbers(body.data_option);
  const standsAt = position === undefined ? {} : { position };
  return { object, name, display, data_type, data_option, active, ...standsAt, screens };
}

/** A row as the list has it, for snapshots. Of unknown keys it has the names alone: a value may be a credential. */
export function rowToWire(attribute: LiveAttribute): JsonObject {
  const { key: _, waiting_for, unknownKeys, data_option_new = {}, ...row } = attribute;
  return {
    ...row,
    data_option_new,
    ...Object.fromEntries(FLAGS.map(([what, flag]) => [flag, waiting_for.includes(what)])),
    ...Object.fromEntries(unknownKeys.map((key) => [key, null])),
  };
}

/** The user of the credentials, or the one that they act on behalf of (5.2/13_users, 6.5/21_users). */
export interface CurrentUser {
  readonly id: number;
  readonly login: string;
  /** Names of roles; undefined if the answer has none. */
  readonly roles: readonly string[] | undefined;
}

/** Whether the service shuts itself down after a migration that changes columns; 5.2 does not say so. */
export interface ServiceSettings {
  readonly autoShutdown: 'ends-itself' | 'stays' | undefined;
}

export function parseCurrentUser(json: unknown): CurrentUser {
  if (!isJsonObject(json)) throw unreadable(theAnswer, `it is ${kindOf(json)}, not a user`);
  const row: WireRow = { fields: json, name: 'the user', source: theAnswer };
  const roles = Array.isArray(json.roles) ? json.roles.filter((role) => typeof role === 'string') : undefined;
  return { id: wholeNumberOf(row, 'id'), login: textOf(row, 'login'), roles };
}

export function parseVersion(json: unknown): string | undefined {
  return isJsonObject(json) && typeof json.version === 'string' ? json.version : undefined;
}

/** The answer has all settings, including passwords: the rest is dropped immediately. */
export function parseSettings(json: unknown): ServiceSettings {
  if (!Array.isArray(json)) throw unreadable(theAnswer, `it is ${kindOf(json)}, not a list of settings`);
  const state = json.filter(isJsonObject).find(({ name }) => name === 'auto_shutdown')?.state_current;
  const value = isJsonObject(state) ? state.value : undefined;
  return { autoShutdown: typeof value === 'boolean' ? (value ? 'ends-itself' : 'stays') : undefined };
}
