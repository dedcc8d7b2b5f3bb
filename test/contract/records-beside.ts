import type { ObjectName } from '../../src/attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/attribute/json.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { addRecord, recordIds, setValues } from '../../src/sandbox/model/records.ts';
import { columnOf } from '../../src/sandbox/model/table.ts';
import { addUser, type SandboxUser } from '../../src/sandbox/people.ts';
import type { RecordedExchange, RecordedNote } from './recorded.ts';

const ADMIN_OF_LISTS = ['admin.object', 'admin.user', 'admin.organization', 'admin.group'];

/** Who was there when counts were recorded. */
export const PEOPLE_OF_COUNTS: readonly SandboxUser[] = [
  {
    login: 'admin@example.com',
    firstname: 'Ada',
    lastname: 'Admin',
    roles: ['Admin', 'Agent'],
    groups: { '1': ['full'] },
    tokens: [
      { token: '<FULLADMIN_TOKEN>' },
      { token: '<OBJECT_TOKEN>', permissions: ['admin.object'] },
      { token: '<AGENTPERM_TOKEN>', permissions: ['ticket.agent'] },
      { token: '<LISTS_TOKEN>', permissions: ADMIN_OF_LISTS },
    ],
  },
  {
    login: 'agent@example.com',
    firstname: 'Ali',
    lastname: 'Agent',
    roles: ['Agent'],
    groups: { '1': ['full'] },
    tokens: [{ token: '<AGENTUSER_TOKEN>' }],
  },
  {
    login: 'fields@example.com',
    firstname: 'Fia',
    lastname: 'Fields',
    permissions: ['admin.object'],
    tokens: [{ token: '<OBJADMIN_TOKEN>' }],
  },
];

const MADE_BESIDE: JsonObject = { organization_id: 1, created_by_id: 3, updated_by_id: 3 };

/** The administrator had made the other people and had changed all three, and they had logged in. */
export function settlePeople(desk: Desk): void {
  for (const { id, createdAt } of desk.users.filter((user) => user.id > 2)) {
    setValues(desk, 'User', id, { created_by_id: id === 3 ? 1 : 3, updated_by_id: 3, last_login: createdAt });
  }
}

/** Tickets that somebody made beside the recording come before the one that a request makes. */
export function catchUpRecords(desk: Desk, { method, path, status, answer }: RecordedExchange): void {
  if (method !== 'POST' || path !== '/api/v1/tickets' || status !== 201 || !isJsonObject(answer)) return;
  while ((desk.records.Ticket.at(-1) ?? 0) + 1 < Number(answer.id)) addRecord(desk, 'Ticket', MADE_BESIDE);
}

/** A note with what every record of an object holds: "the records: Ticket, read beside the API". */
export function observeRecords(desk: Desk, { step, note }: RecordedNote): void {
  const object = /^the records: (Ticket|User|Organization|Group),/.exec(step)?.[1] as ObjectName | undefined;
  if (object === undefined) return;
  const records: readonly JsonObject[] = JSON.parse(note);
  for (const name of Object.keys(records[0] ?? {})) addMissingColumn(desk, object, name);
  for (const record of records) adopt(desk, object, record);
}

/** The attributes of groups were not all made by recorded requests; those of organizations have the same names. */
function addMissingColumn(desk: Desk, object: ObjectName, name: string): void {
  const like = columnOf(desk, 'Organization', name);
  if (columnOf(desk, object, name) !== undefined || like === undefined) return;
  desk.columns = { ...desk.columns, [object]: [...(desk.columns[object] ?? []), { ...like, values: {} }] };
}

function adopt(desk: Desk, object: ObjectName, { id, ...values }: JsonObject): void {
  while (!recordIds(desk, object).includes(Number(id))) {
    if (object === 'User') addUser(desk, { login: String(values.login) }, new Date());
    else addRecord(desk, object, object === 'Ticket' ? MADE_BESIDE : {});
  }
  for (const [name, value] of Object.entries(values)) {
    const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+$/.test(value);
    setValues(desk, object, Number(id), { [name]: isTime ? `${value}.000Z` : value });
  }
}

/**
 * What of a count is compared. Which six of the records found come along is the database's own choice, so that their ids
 * are compared only where there are no more. Most recordings cut the records themselves away; of the others, roles are
 * not part of the sandbox, and 5.2 answers with tickets as it remembers them from before a column was there.
 */
export function comparableCount(answer: JsonValue, recorded: JsonValue): JsonValue {
  if (!isJsonObject(answer) || !isJsonObject(recorded)) return answer;
  const { ticket_ids: older, object_ids: ids = older, assets, ...rest } = answer;
  const listed = Array.isArray(ids) ? ids : [];
  const count = Number(rest.ticket_count ?? rest.object_count ?? 0);
  const shown = count > listed.length ? listed.length : listed.toSorted((a, b) => Number(a) - Number(b));
  const kept = isJsonObject(recorded.assets) ? recorded.assets : {};
  const isCut = Object.keys(kept).length === 0;
  return { ...rest, shown, ...(isCut || !isJsonObject(assets) ? {} : { assets: comparableAssets(assets, kept) }) };
}

function comparableAssets({ Role: _roles, ...assets }: JsonObject, recorded: JsonObject): JsonObject {
  return mapped(assets, (records, kind) =>
    mapped(records, (record, id) => {
      const kept = isJsonObject(recorded[kind]) ? recorded[kind][id] : undefined;
      return mapped(record, (value, key) => (isJsonObject(kept) && !Object.hasOwn(kept, key) ? undefined : value));
    }),
  );
}

function mapped(of: JsonValue, change: (value: JsonValue, key: string) => JsonValue | undefined): JsonObject {
  const entries = Object.entries(isJsonObject(of) ? of : {}).map(([key, value]) => [key, change(value, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
