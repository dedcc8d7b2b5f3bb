import type { ObjectName } from '../../src/attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/attribute/json.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { addRecord, recordIds, setValues } from '../../src/sandbox/model/records.ts';
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

/** Tickets that somebody made beside the recording come before the one that a request makes. */
export function catchUpRecords(desk: Desk, { method, path, status, answer }: RecordedExchange): void {
  if (method !== 'POST' || path !== '/api/v1/tickets' || status !== 201 || !isJsonObject(answer)) return;
  while ((desk.records.Ticket.at(-1) ?? 0) + 1 < Number(answer.id)) addRecord(desk, 'Ticket', {});
}

/** A note with what every record of an object holds: "the records: Ticket, read beside the API". */
export function observeRecords(desk: Desk, { step, note }: RecordedNote): void {
  const object = /^the records: (Ticket|User|Organization|Group),/.exec(step)?.[1] as ObjectName | undefined;
  if (object === undefined) return;
  const records: readonly JsonObject[] = JSON.parse(note);
  for (const record of records) adopt(desk, object, record);
}

function adopt(desk: Desk, object: ObjectName, { id, ...values }: JsonObject): void {
  while (!recordIds(desk, object).includes(Number(id))) {
    if (object === 'User') addUser(desk, { login: String(values.login) }, new Date());
    else addRecord(desk, object, {});
  }
  setValues(desk, object, Number(id), values);
}

/**
 * Where two counts differ. Which six of the records found come along is the database's own choice, so that their ids
 * are compared only where there are no more; and most recordings cut the records themselves away.
 */
export function comparableCount(answer: JsonValue, recorded: JsonValue): JsonValue {
  if (!isJsonObject(answer) || !isJsonObject(recorded)) return answer;
  const { ticket_ids: older, object_ids: ids = older, assets, ...rest } = answer;
  const listed = Array.isArray(ids) ? ids : [];
  const count = Number(rest.ticket_count ?? rest.object_count ?? 0);
  const shown = count > listed.length ? listed.length : listed.toSorted((a, b) => Number(a) - Number(b));
  const isCut = isJsonObject(recorded.assets) && Object.keys(recorded.assets).length === 0;
  return { ...rest, shown, ...(isCut || assets === undefined ? {} : { assets }) };
}
