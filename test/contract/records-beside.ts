import type { ObjectName } from '../../src/model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { addRecord, columnOf, recordIds, setValues } from '../../src/sandbox/model/table.ts';
import { addUser, type SandboxUser } from '../sandbox/people.ts';
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

const OBJECT_OF: Readonly<Record<string, ObjectName>> = {
  '/api/v1/tickets': 'Ticket',
  '/api/v1/users': 'User',
  '/api/v1/organizations': 'Organization',
};

/** A record that a request made is there afterwards, as the answer shows it. */
export function catchUpRecords(desk: Desk, { method, path, status, answer }: RecordedExchange): void {
  const object = OBJECT_OF[path];
  if (method === 'POST' && status === 201 && object !== undefined && isJsonObject(answer)) adopt(desk, object, answer);
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
    else addRecord(desk, object, {});
  }
  for (const [name, value] of Object.entries(values)) {
    const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+$/.test(value);
    setValues(desk, object, Number(id), { [name]: isTime ? `${value}.000Z` : value });
  }
}

/** What of a count is compared: which six of the records found come along is the database's own choice. */
export function comparableCount(answer: JsonValue): JsonValue {
  if (!isJsonObject(answer)) return answer;
  const { ticket_ids: older, object_ids: ids = older, assets: _, ...rest } = answer;
  const listed = Array.isArray(ids) ? ids : [];
  const count = Number(rest.ticket_count ?? rest.object_count ?? 0);
  return { ...rest, shown: count > listed.length ? listed.length : listed.toSorted((a, b) => Number(a) - Number(b)) };
}
