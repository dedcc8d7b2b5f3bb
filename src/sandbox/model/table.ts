import type { ObjectName } from '../../model/attribute-key.ts';
import { type Column, factsOf, isAlterable, isDataType } from '../../model/data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import { LONGEST_COLUMN_NAME, releasesBrokenBy } from '../../model/name-rules.ts';
import { LARGEST_INTEGER, LARGEST_MAXLENGTH } from '../../model/settings/setting-table.ts';
import type { AttributeRow, Desk, TableColumn } from './desk.ts';
import { CASTS, castInteger } from './posted-attribute.ts';
import { databaseError, has, internalError, requestError, TEXTS } from './release-rules.ts';

export function columnsOf(desk: Desk, object: string): readonly TableColumn[] {
  return desk.columns[object] ?? [];
}

function setColumns(desk: Desk, object: string, columns: readonly TableColumn[]): void {
  desk.columns = { ...desk.columns, [object]: columns };
}

export function hasColumn(desk: Desk, object: string, name: string): boolean {
  return columnOf(desk, object, name) !== undefined;
}

export function columnOf(desk: Desk, object: string, name: string): TableColumn | undefined {
  return columnsOf(desk, object).find((column) => column.name === name);
}

/** A column in which no record holds anything. */
export function emptyColumn(name: string, kind: Column): TableColumn {
  return { name, kind, unset: null, values: {} };
}

/** How many characters, not halves of them, the longest text has that a record holds. */
export function longestTextIn({ values }: TableColumn): number {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  return texts.reduce((longest, text) => Math.max(longest, [...text].length), 0);
}

export function dropColumn(desk: Desk, object: string, name: string): void {
  const others = columnsOf(desk, object).filter((column) => column.name !== name);
  setColumns(desk, object, others);
}

function columnKind(data_type: string, verb: 'create' | 'update'): Column {
  if (isDataType(data_type)) return factsOf(data_type).column;
  throw internalError(500, `Unknown attribute.data_type '${data_type}', can't ${verb} attribute`);
}

/** Adds the column of a new attribute; whatever the database would not take ends the migration at this row (5.2/03, 5.2/12). */
export function addColumn(desk: Desk, row: AttributeRow): void {
  const kind = columnKind(row.data_type, 'create');
  if (kind === 'text') checkWidth(row.data_option.maxlength);
  if (kind === 'integer') checkDefault(row.data_option.default);
  if (kind === 'date' || kind === 'datetime') checkTime(row.data_option.default, row.name, kind);
  const name = row.name.slice(0, LONGEST_COLUMN_NAME);
  if (hasColumn(desk, row.object, name)) throw requestError(422, TEXTS[desk.release].exists);
  // Booleans, integers, dates and times carry their default in the table itself, so that older records have it at once; of
  // the other types they hold NULL (5.2/16 "the records"), and since 7.1 an external data source holds {} (7.1/13).
  const isNever = kind === 'json' && has(desk.release, 'sources are never NULL');
  const unset = isNever ? {} : (CASTS[kind]?.(row.data_option.default) ?? null);
  setColumns(desk, row.object, [...columnsOf(desk, row.object), { ...emptyColumn(name, kind), unset }]);
}

/** Changes the width of an existing column. Some columns cannot be altered at all (6.5/18 "fails"). */
export function changeColumn(desk: Desk, row: AttributeRow): void {
  const kind = columnKind(row.data_type, 'update');
  if (!isDataType(row.data_type) || !isAlterable(row.data_type, desk.release))
    throw internalError(422, 'wrong number of arguments (given 4, expected 3)');
  if (kind !== 'text') return;
  const { maxlength } = row.data_option;
  checkWidth(maxlength);
  const stored = columnOf(desk, row.object, row.name);
  if (stored === undefined) return;
  const changed = stored.kind === 'list' ? asTextColumn(stored) : stored;
  if (longestTextIn(changed) > Number(maxlength))
    throw databaseError('StringDataRightTruncation', `value too long for type character varying(${maxlength})`);
  const columns = columnsOf(desk, row.object).map((column) => (column === stored ? changed : column));
  setColumns(desk, row.object, columns);
}

/** Lists become texts, as the database writes them, once their attribute has another type (7.1/04b "a ticket afterwards"). */
function asTextColumn(column: TableColumn): TableColumn {
  const values = mapMembers(column.values, (value) => (Array.isArray(value) ? writtenList(value) : null));
  return { ...column, kind: 'text', values: { ...values } };
}

function checkWidth(maxlength: JsonValue | undefined): void {
  if (maxlength === undefined || maxlength === null) return;
  const width = String(maxlength).trim();
  if (!/^\d+$/.test(width) || Number(width) > LARGEST_INTEGER)
    throw databaseError('SyntaxError', `syntax error at or near "${width}"`);
  if (Number(width) < 1) throw databaseError('InvalidParameterValue', 'length for type varchar must be at least 1');
  if (Number(width) > LARGEST_MAXLENGTH)
    throw databaseError('InvalidParameterValue', `length for type varchar cannot exceed ${LARGEST_MAXLENGTH}`);
}

function checkDefault(value: JsonValue | undefined): void {
  const number = castInteger(value);
  if (number !== undefined && (number > LARGEST_INTEGER || number < -LARGEST_INTEGER - 1))
    throw internalError(500, `${number} is out of range for ActiveModel::Type::Integer with limit 4 bytes`);
}

/** A default becomes a part of the database's statement, or of the time that is put there: cases "date default …". */
function checkTime(value: JsonValue | undefined, name: string, kind: 'date' | 'datetime'): void {
  if (Array.isArray(value)) throw internalError(500, "can't quote Array");
  if (isJsonObject(value) && kind === 'datetime')
    throw internalError(422, `Provided hash ${JSON.stringify(value)} doesn't contain necessary keys: [1, 2, 3]`);
  if (typeof value !== 'number' && typeof value !== 'boolean') return;
  const type = kind === 'date' ? 'date' : 'timestamp without time zone';
  const given = typeof value === 'number' ? 'integer' : 'boolean';
  const text = `column "${name}" is of type ${type} but default expression is of type ${given}`;
  throw databaseError('DatatypeMismatch', text);
}

/** A column that keeps the service from booting. */
export function fatalColumnIn(desk: Desk, object: string): TableColumn | undefined {
  return columnsOf(desk, object).find(({ name }) => releasesBrokenBy(name).includes(desk.release));
}

/** A list as the database writes it. */
function writtenList(values: readonly JsonValue[]): string {
  const written = values.map((value) => {
    if (value === null) return 'NULL';
    const item = asText(value);
    const isPlain = item !== '' && !/[{}",\\\s]/.test(item) && item.toUpperCase() !== 'NULL';
    return isPlain ? item : `"${item.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${written.join(',')}}`;
}

/** The ids of an object's records, in order. */
export function recordIds(desk: Desk, object: ObjectName): readonly number[] {
  if (object === 'User') return desk.users.map(({ id }) => id);
  return desk.records[object];
}

export function valueIn({ values, unset }: TableColumn, id: number): JsonValue {
  return values[id] ?? (Object.hasOwn(values, id) ? null : unset);
}

/** A new record with these values; its id is the next one. */
export function addRecord(desk: Desk, object: keyof Desk['records'], values: JsonObject): number {
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
