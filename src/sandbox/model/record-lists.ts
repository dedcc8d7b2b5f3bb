import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import { type Actor, actorHolds, authorize, loginOf } from './access.ts';
import { notFound } from './attributes.ts';
import type { Desk } from './desk.ts';
import { leadingInteger } from './posted-attribute.ts';
import { groupRecord, organizationRecord } from './record-assets.ts';
import { wireRecord } from './records.ts';
import { has } from './release-rules.ts';
import { requestError, TEXTS } from './service-error.ts';
import { onePage } from './users.ts';

const LONGEST_PAGE = 500;

/** The groups, with whom they have: for administrators of groups, and since 6.5 for agents (5.2/16 and 6.5/24 "list …: groups"). */
export function listGroups(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  authorize(desk, actor, has(desk.release, 'agents list groups') ? ['admin.group', 'ticket.agent'] : ['admin.group']);
  const records = onePage(desk.records.Group, query, LONGEST_PAGE).map((id) => groupRecord(desk, id));
  if (query.expand !== 'true') return records;
  const members = (id: JsonValue | undefined) => desk.users.filter((user) => Object.hasOwn(user.groups, String(id)));
  return records.map((record) => ({
    ...record,
    created_by: loginOf(desk, Number(record.created_by_id)) ?? null,
    updated_by: loginOf(desk, Number(record.updated_by_id)) ?? null,
    signature: 'default',
    users: members(record.id).map(({ login }) => login),
  }));
}

/** All organizations for agents and their administrators; for others their own (5.2/16 "list …: organizations"). */
export function listOrganizations(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  const seesAll = actorHolds(desk, actor, ['ticket.agent', 'admin.organization']);
  const ids = desk.records.Organization.filter((id) => seesAll || id === actor.user.organizationId);
  return onePage(ids, query, LONGEST_PAGE).map((id) => organizationRecord(desk, id));
}

/** The tickets that somebody may see (5.2/16 "list …: tickets"). */
export function listTickets(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  const records = desk.records.Ticket.map((id) => wireRecord(desk, 'Ticket', id)).filter((ticket) =>
    maySee(desk, actor, ticket),
  );
  return onePage(records, query, LONGEST_PAGE);
}

/** One ticket; "selector" is an id like any other here (5.2/16 "GET instead of POST"). */
export function showTicket(desk: Desk, actor: Actor, id: string): JsonValue {
  const wanted = leadingInteger(id);
  if (!desk.records.Ticket.includes(wanted)) throw requestError(404, notFound(desk, 'Ticket', id));
  const ticket = wireRecord(desk, 'Ticket', wanted);
  if (!maySee(desk, actor, ticket)) throw requestError(403, TEXTS[desk.release].userForbidden);
  return ticket;
}

function maySee(desk: Desk, actor: Actor, { group_id: group, customer_id: customer }: JsonObject): boolean {
  const access = actor.user.groups[String(group)] ?? [];
  const isAgent = access.includes('full') || access.includes('read');
  if (isAgent && actorHolds(desk, actor, ['ticket.agent'])) return true;
  return customer === actor.user.id && actorHolds(desk, actor, ['ticket.customer']);
}
