import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { Column } from '../../attribute/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import { StatementRefused } from './comparisons.ts';
import type { Desk } from './desk.ts';
import { valueIn } from './records.ts';
import { has } from './release-rules.ts';
import { internalError } from './service-error.ts';
import { columnOf } from './table.ts';
import { userRecord } from './users.ts';

/** "ticket.severity", or with more behind it, such as "ticket.severity.2", which is the same. */
export interface ConditionName {
  readonly text: string;
  readonly table: string;
  readonly column: string | undefined;
}

export function partsOfName(text: string): ConditionName {
  const [table = '', column] = text.split('.');
  return { text, table, column: column === '' ? undefined : column };
}

/** A table that a condition speaks of. */
interface Table {
  readonly object: ObjectName;
  /** The column with the id of its record; undefined where it is the record itself. */
  readonly by: string | undefined;
  /** Whether a record without such a neighbour is left out altogether. */
  readonly isNeeded: boolean;
}

const OWN = { by: undefined, isNeeded: true } as const;
const UNANSWERED = ['article', 'ticket_state', 'ticket_customer', 'ticket_owner', 'execution_time'];
/** These are no columns, but questions about other tables. */
const QUESTIONS = ['tags', 'mention_user_ids', 'action', 'role_ids', 'members_existing'];

/** Which table a name means, for a question about an object's records; `ticket` means their own, whatever they are (6.5/24 "a ticket field under users"). */
export function tableOf(desk: Desk, object: ObjectName, { text, table, column }: ConditionName): Table {
  if (UNANSWERED.includes(table) || (column !== undefined && QUESTIONS.includes(column))) {
    throw internalError(501, `the sandbox does not answer conditions on ${text}`);
  }
  if (table === 'ticket' || table === object.toLowerCase()) return { object, ...OWN };
  if (table === 'customer') return { object: 'User', by: 'customer_id', isNeeded: true };
  if (table === 'owner') return { object: 'User', by: 'owner_id', isNeeded: true };
  if (table === 'organization') {
    return { object: 'Organization', by: 'organization_id', isNeeded: !has(desk.release, 'blocks of conditions') };
  }
  throw internalError(
    500,
    has(desk.release, 'blocks of conditions')
      ? `invalid selector ${table}, ${column}`
      : `invalid selector ${JSON.stringify(text)}->${JSON.stringify(text.split('.')).replaceAll(',', ', ')}`,
  );
}

/** A column as a condition reads it. */
interface ReadColumn {
  readonly kind: Column;
  /** Undefined where there is no record to look at, and the one that is asked about is left out for it. */
  readonly read: (id: number) => JsonValue | undefined;
}

/** The column of a name; a table or column that is not there makes the database refuse all of it. */
export function readerOf(desk: Desk, object: ObjectName, name: ConditionName): ReadColumn {
  if (name.column === undefined) throw new StatementRefused(name.text);
  const { object: owner, by, isNeeded } = tableOf(desk, object, name);
  const column = plainReader(desk, owner, name.column);
  if (by === undefined) return column;
  const neighbour = plainReader(desk, object, by);
  return {
    kind: column.kind,
    read: (id) => {
      const other = neighbour.read(id);
      if (typeof other === 'number') return column.read(other);
      return isNeeded ? undefined : null;
    },
  };
}

function plainReader(desk: Desk, object: ObjectName, name: string): ReadColumn {
  const column = columnOf(desk, object, name);
  if (column === undefined) throw new StatementRefused(`${object}.${name}`);
  if (name === 'id') return { kind: 'integer', read: (id) => id };
  const people = object === 'User' ? recordsOfUsers(desk, name) : undefined;
  return { kind: column.kind, read: (id) => people?.get(id) ?? valueIn(column, id) };
}

/** What every user has is no column of its own here. */
function recordsOfUsers(desk: Desk, name: string): ReadonlyMap<number, JsonValue> | undefined {
  const [first] = desk.users;
  if (first === undefined || !Object.hasOwn(userRecord(desk, first), name)) return undefined;
  return new Map(desk.users.map((user) => [user.id, shownIn(userRecord(desk, user), name)]));
}

function shownIn(record: JsonObject, name: string): JsonValue {
  const value = record[name] ?? null;
  return isJsonObject(value) ? JSON.stringify(value) : value;
}
