import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import { StatementRefused } from './comparisons.ts';
import { NothingAsked, readCondition } from './conditions.ts';
import type { Desk } from './desk.ts';
import { assetsOf } from './record-assets.ts';
import { recordIds } from './records.ts';
import { has } from './release-rules.ts';
import { unprocessable } from './service-error.ts';

const OBJECTS: Readonly<Record<string, ObjectName>> = {
  tickets: 'Ticket',
  users: 'User',
  organizations: 'Organization',
};

/** So many of the records found come with the answer, in full; nothing switches that off (6.5/24 "limit in the body is ignored"). */
const SHOWN = 6;

/** Counts the records of an object that a condition finds: what the admin pages show as a preview. It changes nothing. */
export function countRecords(desk: Desk, records: string, { condition }: JsonObject): JsonValue {
  const object = Object.hasOwn(OBJECTS, records) ? OBJECTS[records] : undefined;
  if (object === undefined) throw unprocessable('Given object does not support selector');
  const found = findRecords(desk, object, condition);
  const ids = found.slice(0, SHOWN);
  const assets = assetsOf(desk, object, ids);
  return has(desk.release, 'counts of all objects')
    ? { object_ids: ids, object_count: found.length, assets }
    : { ticket_ids: ids, ticket_count: found.length, assets };
}

/** A question that the database refuses finds nothing, and the answer looks like any other (5.2/16 "a field that is not there"). */
function findRecords(desk: Desk, object: ObjectName, condition: JsonValue | undefined): readonly number[] {
  try {
    const fits = readCondition(desk, object, condition);
    // The first user is the system itself (6.5/24 "User: all records").
    return recordIds(desk, object).filter((id) => fits(id) === true && (object !== 'User' || id !== 1));
  } catch (error) {
    if (error instanceof StatementRefused || error instanceof NothingAsked) return [];
    throw error;
  }
}
