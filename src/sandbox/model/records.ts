import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import type { Desk, RecordObject, TableColumn } from './desk.ts';
import { columnOf } from './table.ts';

/** The ids of an object's records, in order. */
export function recordIds(desk: Desk, object: ObjectName): readonly number[] {
  if (object === 'User') return desk.users.map(({ id }) => id);
  return desk.records[object];
}

export function valueIn({ values, unset }: TableColumn, id: number): JsonValue {
  return values[id] ?? (Object.hasOwn(values, id) ? null : unset);
}

/** A new record with these values; its id is the next one. */
export function addRecord(desk: Desk, object: RecordObject, values: JsonObject): number {
  const ids = desk.records[object];
  const id = (ids.at(-1) ?? 0) + 1;
  ids.push(id);
  setValues(desk, object, id, values);
  return id;
}

/** What has no column is dropped. */
export function setValues(desk: Desk, object: string, id: number, values: JsonObject): void {
  for (const [name, value] of Object.entries(values)) {
    const column = columnOf(desk, object, name);
    if (column !== undefined) column.values[id] = value;
  }
}
