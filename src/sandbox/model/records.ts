import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import { columnNames } from '../../attribute/name-rules.ts';
import type { Desk, RecordObject, TableColumn } from './desk.ts';
import { nativeKeys } from './native-columns.ts';
import { columnOf } from './table.ts';

/** The ids of an object's records, in order. */
export function recordIds(desk: Desk, object: ObjectName): readonly number[] {
  if (object === 'User') return desk.users.map(({ id }) => id);
  return desk.records[object];
}

export function valueIn({ values, unset }: TableColumn, id: number): JsonValue {
  return values[id] ?? (Object.hasOwn(values, id) ? null : unset);
}

/** A new record with these values, those of its own columns among them; its id is the next one. */
export function addRecord(desk: Desk, object: RecordObject, values: JsonObject): number {
  const ids = desk.records[object];
  const id = (ids.at(-1) ?? 0) + 1;
  ids.push(id);
  setValues(desk, object, id, values);
  if (object === 'Ticket') setValues(desk, object, id, { number: `${24_000 + id}` });
  return id;
}

/** What has no column is dropped. */
export function setValues(desk: Desk, object: string, id: number, values: JsonObject): void {
  for (const [name, value] of Object.entries(values)) {
    const column = columnOf(desk, object, name);
    if (column !== undefined) column.values[id] = value;
  }
}

/** What a record holds in columns of attributes, and where it differs in those that every installation has. */
export function heldValues(desk: Desk, object: ObjectName, id: number): JsonObject {
  const native = new Set(columnNames(object, desk.release));
  const held: Record<string, JsonValue> = {};
  for (const column of desk.columns[object] ?? []) {
    if (!native.has(column.name) || Object.hasOwn(column.values, id)) held[column.name] = valueIn(column, id);
  }
  return held;
}

/** A record as the wire has it, without what lists its relations. */
export function wireRecord(desk: Desk, object: RecordObject, id: number): JsonObject {
  const native = nativeKeys(object, desk.release).map((name) => [name, nativeValue(desk, object, name, id)]);
  return { ...Object.fromEntries(native), ...heldValues(desk, object, id), id };
}

function nativeValue(desk: Desk, object: string, name: string, id: number): JsonValue {
  const column = columnOf(desk, object, name);
  return column === undefined ? null : valueIn(column, id);
}
