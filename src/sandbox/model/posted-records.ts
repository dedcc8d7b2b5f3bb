import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { Column } from '../../attribute/data-types.ts';
import { MINUTES, unitOfDiff } from '../../attribute/diff-unit.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import { type Actor, authorize } from './access.ts';
import { type AttributeRow, type Desk, type User, userById } from './desk.ts';
import { castBoolean, castDate, castInteger, castString } from './posted-attribute.ts';
import { organizationRecord, ticketRecord } from './record-assets.ts';
import { addRecord, setValues } from './records.ts';
import { has } from './release-rules.ts';
import { databaseError, requestError } from './service-error.ts';
import { columnOf } from './table.ts';
import { userRecord } from './users.ts';

/** Makes a ticket, as an agent or a customer may; its article is not kept (5.2/16 "a ticket with values"). */
export function createTicket(desk: Desk, actor: Actor, parameters: JsonObject, now: Date): JsonValue {
  authorize(desk, actor, ['ticket.agent', 'ticket.customer']);
  const { title } = parameters;
  const group = castInteger(parameters.group_id) ?? 1;
  const customer = userById(desk, castInteger(parameters.customer_id) ?? actor.user.id) ?? actor.user;
  const held = customValues(desk, 'Ticket', parameters, now);
  const relations = { group_id: group, customer_id: customer.id, organization_id: customer.organizationId };
  const id = addRecord(desk, 'Ticket', { title: text(title), ...relations, ...made(actor, now), ...held });
  return ticketRecord(desk, id);
}

/** Makes an organization. */
export function createOrganization(desk: Desk, actor: Actor, parameters: JsonObject, now: Date): JsonValue {
  authorize(desk, actor, ['ticket.agent', 'admin.organization']);
  const { name, domain = '', note = '' } = parameters;
  const held = customValues(desk, 'Organization', parameters, now);
  const own = { name: text(name), domain: text(domain), note: text(note) };
  return organizationRecord(desk, addRecord(desk, 'Organization', { ...own, ...made(actor, now), ...held }));
}

/** Makes a user, who is a customer. */
export function createUser(desk: Desk, actor: Actor, parameters: JsonObject, now: Date): JsonValue {
  authorize(desk, actor, ['ticket.agent', 'admin.user']);
  const held = customValues(desk, 'User', parameters, now);
  const { login, email, firstname = '', lastname = '', organization_id: organization = null } = parameters;
  const address = text(email ?? login) ?? '';
  if (desk.users.some((user) => user.login === address.toLowerCase())) {
    throw requestError(422, `Email address '${address.toLowerCase()}' is already used for another user.`);
  }
  const at = now.toISOString();
  const user: User = {
    id: desk.users.reduce((last, { id }) => Math.max(last, id), 0) + 1,
    ...{ login: (text(login) ?? address).toLowerCase(), email: address.toLowerCase() },
    ...{ firstname: text(firstname) ?? '', lastname: text(lastname) ?? '', password: undefined, active: true },
    organizationId: typeof organization === 'number' ? organization : null,
    ...{ roleIds: [3], groups: {}, unset: null, createdAt: at, updatedAt: at },
  };
  desk.users = [...desk.users, user];
  const { phone, mobile, fax, street, zip, city, country, department, address: home, web, note } = parameters;
  const contacts = { phone, mobile, fax, street, zip, city, country, department, address: home, web, note };
  for (const [name, value] of Object.entries(contacts)) {
    if (value !== undefined) setValues(desk, 'User', user.id, { [name]: text(value) });
  }
  setValues(desk, 'User', user.id, held);
  return userRecord(desk, user);
}

function text(value: JsonValue | undefined): string | null {
  return castString(value) ?? null;
}

function made(actor: Actor, now: Date): JsonObject {
  const at = now.toISOString();
  return { created_by_id: actor.user.id, updated_by_id: actor.user.id, created_at: at, updated_at: at };
}

/** What a new record holds in the columns of attributes: what was sent, or the attribute's default (5.2/16 "the records"). */
function customValues(desk: Desk, object: ObjectName, sent: JsonObject, now: Date): JsonObject {
  const held: Record<string, JsonValue> = {};
  for (const row of desk.rows) {
    const column = row.object === object && row.editable ? columnOf(desk, object, row.name) : undefined;
    if (column === undefined) continue;
    const value = sent[row.name];
    if (value !== undefined) held[row.name] = stored(desk, row, column.kind, value);
    // The default of an attribute that is not active does not count, as Ticket.type shows.
    else if (row.active) held[row.name] = defaultOf(desk, row, column.kind, now);
  }
  return held;
}

function defaultOf(desk: Desk, row: AttributeRow, kind: Column, now: Date): JsonValue {
  const { default: given = null, diff = null } = row.data_option;
  if (kind === 'date' || kind === 'datetime') return isAhead(diff) ? later(desk, kind, Number(diff), now) : null;
  if (kind === 'json') return has(desk.release, 'sources are never NULL') ? {} : null;
  return stored(desk, row, kind, given);
}

function isAhead(diff: JsonValue): boolean {
  return diff !== null && diff !== '' && Number.isFinite(Number(diff));
}

function later(desk: Desk, kind: 'date' | 'datetime', diff: number, now: Date): string {
  const unit = unitOfDiff(kind, desk.release);
  const minutes = unit === undefined ? 0 : diff * MINUTES[unit];
  const time = new Date(now.getTime() + minutes * 60_000).toISOString();
  return kind === 'date' ? time.slice(0, 10) : time;
}

/** A value as its column takes it. */
function stored(desk: Desk, row: AttributeRow, kind: Column, value: JsonValue): JsonValue {
  if (value === null) {
    // The column is NOT NULL, and the service had begun to write (7.1/13 "external data source").
    if (kind === 'json' && has(desk.release, 'sources are never NULL'))
      throw databaseError('InFailedSqlTransaction', ABORTED);
    return null;
  }
  switch (kind) {
    case 'text':
      return cut(row, castString(value) ?? null);
    case 'integer':
      return castInteger(value) ?? null;
    case 'boolean':
      return castBoolean(value) ?? null;
    case 'list':
      return Array.isArray(value) ? value.map((item) => castString(item) ?? null) : [];
    case 'json':
      return isJsonObject(value) ? value : null;
    case 'date':
      return castDate(value) ?? null;
    case 'datetime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;
  }
}

const ABORTED = 'current transaction is aborted, commands ignored until end of transaction block';

/** What is too long is cut (5.2/09). */
function cut({ data_option: { maxlength } }: AttributeRow, value: string | null): string | null {
  return value === null || typeof maxlength !== 'number' ? value : [...value].slice(0, maxlength).join('');
}
