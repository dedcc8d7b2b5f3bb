import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import { type Desk, userById } from './desk.ts';
import { wireRecord } from './records.ts';
import { has } from './release-rules.ts';
import { userRecord } from './users.ts';

/** Records by kind and id. */
type Assets = Record<string, Record<string, JsonObject>>;

/** The records in full, with those that they name: people's names and addresses among them. */
export function assetsOf(desk: Desk, object: ObjectName, ids: readonly number[]): JsonObject {
  const assets: Assets = {};
  for (const id of ids) add(desk, assets, object, id);
  return assets;
}

function add(desk: Desk, assets: Assets, object: ObjectName, id: JsonValue | undefined): void {
  if (typeof id !== 'number' || assets[object]?.[id] !== undefined) return;
  const record = recordOf(desk, object, id);
  if (record === undefined) return;
  assets[object] = { ...assets[object], [id]: record };
  if (object === 'Ticket' && !has(desk.release, 'checklists')) add(desk, assets, 'Group', record.group_id);
  for (const key of ['owner_id', 'customer_id', 'created_by_id', 'updated_by_id'])
    add(desk, assets, 'User', record[key]);
  if (object !== 'Group') add(desk, assets, 'Organization', record.organization_id);
}

function recordOf(desk: Desk, object: ObjectName, id: number): JsonObject | undefined {
  switch (object) {
    case 'Ticket':
      return ticketRecord(desk, id);
    case 'User': {
      const user = userById(desk, id);
      const accounts = has(desk.release, 'newer users') ? {} : { accounts: {} };
      return user === undefined ? undefined : { ...userRecord(desk, user), ...accounts };
    }
    case 'Organization':
      return organizationRecord(desk, id);
    case 'Group':
      return groupRecord(desk, id);
  }
}

/** Each ticket has the one article that it was made with. */
export function ticketRecord(desk: Desk, id: number): JsonObject {
  const checklists = has(desk.release, 'checklists') ? { referencing_checklist_ids: [] } : {};
  return { ...wireRecord(desk, 'Ticket', id), ...checklists, article_ids: [id], ticket_time_accounting_ids: [] };
}

export function organizationRecord(desk: Desk, id: number): JsonObject {
  const members = desk.users.filter((user) => user.organizationId === id).map((user) => user.id);
  return { ...wireRecord(desk, 'Organization', id), member_ids: members, secondary_member_ids: [] };
}

export function groupRecord(desk: Desk, id: number): JsonObject {
  const members = desk.users.filter((user) => Object.hasOwn(user.groups, id)).map((user) => user.id);
  return { ...wireRecord(desk, 'Group', id), user_ids: members };
}
