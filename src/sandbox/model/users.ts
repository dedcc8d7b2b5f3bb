import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import { notFound } from './attributes.ts';
import { type Desk, type User, userById } from './desk.ts';
import { type Actor, authorize, userHolds } from './permissions.ts';
import { leadingInteger } from './ruby.ts';
import { internalError, requestError } from './service-error.ts';
import { TEXTS } from './texts.ts';
import { expandedUser, userRecord, visibleTo } from './user-records.ts';

function shown(desk: Desk, user: User, query: JsonObject): JsonObject {
  return query.expand === 'true' ? expandedUser(desk, user) : userRecord(desk, user);
}

function one(desk: Desk, viewer: User, user: User, query: JsonObject): JsonObject {
  if (query.full !== 'true') return visibleTo(desk, viewer, shown(desk, user, query));
  return { id: user.id, assets: { User: { [user.id]: visibleTo(desk, viewer, userRecord(desk, user)) } } };
}

/** Whoever is logged in may ask who that is, whatever the token may do. */
export function showMe(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  return one(desk, actor.user, actor.user, query);
}

export function showUser(desk: Desk, actor: Actor, id: string, query: JsonObject): JsonValue {
  const user = userById(desk, leadingInteger(id));
  if (user === undefined) throw requestError(404, notFound(desk, 'User', id));
  const maySee = user.id === actor.user.id || userHolds(desk, actor.user, ['ticket.agent', 'admin.*']);
  if (!maySee) throw requestError(403, TEXTS[desk.release].userForbidden);
  return one(desk, actor.user, user, query);
}

export function listUsers(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  authorize(desk, actor, ['ticket.agent', 'admin.user']);
  return page(desk.users, query, 500).map((user) => shown(desk, user, query));
}

/** Without a search index the database looks for the text in single columns, so two words find nobody (5.2/13 "search users"). */
export function searchUsers(desk: Desk, actor: Actor, query: JsonObject): JsonValue {
  authorize(desk, actor, ['ticket.agent', 'admin.user']);
  const wanted = textOf(query.query).replaceAll('*', '').trim().toLowerCase();
  const found = desk.users.filter(
    ({ id, firstname, lastname, email, login }) =>
      id !== 1 && [firstname, lastname, email, login].some((text) => text.toLowerCase().includes(wanted)),
  );
  const limited = Number(query.limit ?? 0) || 500;
  const sorted = sortUsers(desk, found, textOf(query.sort_by), textOf(query.order_by)).slice(0, limited);
  return page(sorted, query, limited).map((user) => shown(desk, user, query));
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function page(users: readonly User[], query: JsonObject, most: number): readonly User[] {
  if (query.page === undefined && query.per_page === undefined) return users;
  const size = Number(query.per_page ?? most) || most;
  const start = (Math.max(1, Number(query.page ?? 1) || 1) - 1) * size;
  return users.slice(start, start + size);
}

/** Active users first and the latest change first, unless the query says otherwise. */
function sortUsers(desk: Desk, users: readonly User[], sortBy: string, orderBy: string): readonly User[] {
  const columns = sortBy === '' ? ['active', 'updated_at', 'id'] : sortBy.split(',').map((part) => part.trim());
  const asked = orderBy === '' ? [] : orderBy.split(',').map((part) => part.trim().toLowerCase());
  const [record] = desk.users.map((user) => userRecord(desk, user));
  for (const column of columns) {
    if (record === undefined || !Object.hasOwn(record, column) || column.endsWith('_ids')) {
      throw internalError(500, `Found invalid column '${column}' for sorting.`);
    }
  }
  for (const order of asked) {
    if (order !== 'asc' && order !== 'desc') {
      throw internalError(500, `Found invalid order by value ${order}. Please use 'asc' or 'desc'.`);
    }
  }
  const orders = columns.map((_column, index) => asked[index] ?? (sortBy === '' ? 'desc' : 'asc'));
  const keyed = users.map((user) => ({ user, record: userRecord(desk, user) }));
  keyed.sort((a, b) => {
    for (const [index, column] of columns.entries()) {
      const order = compare(a.record[column], b.record[column]);
      if (order !== 0) return orders[index] === 'desc' ? -order : order;
    }
    return 0;
  });
  return keyed.map(({ user }) => user);
}

function compare(a: JsonValue | undefined, b: JsonValue | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : Number(left > right);
}
