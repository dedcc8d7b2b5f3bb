import { type Column, factsOf, isAlterable, isDataType } from '../../attribute/data-types.ts';
import type { JsonValue } from '../../attribute/json.ts';
import { LONGEST_COLUMN_NAME, releasesBrokenBy } from '../../attribute/name-rules.ts';
import type { AttributeRow, Desk, TableColumn } from './desk.ts';
import { castInteger } from './posted-attribute.ts';
import { databaseError, internalError, requestError, TEXTS } from './service-error.ts';

const WIDEST_TEXT = 10_485_760;
const LARGEST_INTEGER = 2_147_483_647;

function columnsOf(desk: Desk, object: string): readonly TableColumn[] {
  return desk.columns[object] ?? [];
}

function setColumns(desk: Desk, object: string, columns: readonly TableColumn[]): void {
  desk.columns = { ...desk.columns, [object]: columns };
}

export function hasColumn(desk: Desk, object: string, name: string): boolean {
  return columnsOf(desk, object).some((column) => column.name === name);
}

export function columnNamesOf(desk: Desk, object: string): readonly string[] {
  return columnsOf(desk, object).map((column) => column.name);
}

/** Says how long the longest text is that a record holds in this column. */
export function storeValue(desk: Desk, object: string, name: string, longestValue: number): void {
  const columns = columnsOf(desk, object).map((column) => (column.name === name ? { name, longestValue } : column));
  setColumns(desk, object, columns);
}

export function dropColumn(desk: Desk, object: string, name: string): void {
  setColumns(
    desk,
    object,
    columnsOf(desk, object).filter((column) => column.name !== name),
  );
}

function columnKind(dataType: string, verb: 'create' | 'update'): Column {
  if (isDataType(dataType)) return factsOf(dataType).column;
  throw internalError(500, `Unknown attribute.data_type '${dataType}', can't ${verb} attribute`);
}

/** Adds the column of a new attribute; whatever the database would not take ends the migration at this row (5.2/03, 5.2/12). */
export function addColumn(desk: Desk, row: AttributeRow): void {
  const kind = columnKind(row.data_type, 'create');
  if (kind === 'text') checkWidth(row.data_option.maxlength);
  if (kind === 'integer') checkDefault(row.data_option.default);
  const name = row.name.slice(0, LONGEST_COLUMN_NAME);
  if (hasColumn(desk, row.object, name)) throw requestError(422, TEXTS[desk.release].exists);
  setColumns(desk, row.object, [...columnsOf(desk, row.object), { name, longestValue: 0 }]);
}

/** Changes the width of an existing column. Some columns cannot be altered at all (6.5/18 "fails"). */
export function changeColumn(desk: Desk, row: AttributeRow): void {
  const kind = columnKind(row.data_type, 'update');
  if (!isDataType(row.data_type) || !isAlterable(row.data_type, desk.release))
    throw internalError(422, 'wrong number of arguments (given 4, expected 3)');
  if (kind !== 'text') return;
  const { maxlength } = row.data_option;
  checkWidth(maxlength);
  const stored = columnsOf(desk, row.object).find((column) => column.name === row.name);
  if (stored !== undefined && stored.longestValue > Number(maxlength)) {
    throw databaseError('StringDataRightTruncation', `value too long for type character varying(${maxlength})`);
  }
}

function checkWidth(maxlength: JsonValue | undefined): void {
  if (maxlength === undefined || maxlength === null) return;
  const width = String(maxlength).trim();
  if (!/^\d+$/.test(width) || Number(width) > LARGEST_INTEGER) {
    throw databaseError('SyntaxError', `syntax error at or near "${width}"`);
  }
  if (Number(width) < 1) throw databaseError('InvalidParameterValue', 'length for type varchar must be at least 1');
  if (Number(width) > WIDEST_TEXT) {
    throw databaseError('InvalidParameterValue', `length for type varchar cannot exceed ${WIDEST_TEXT}`);
  }
}

function checkDefault(value: JsonValue | undefined): void {
  const number = castInteger(value);
  if (number !== undefined && (number > LARGEST_INTEGER || number < -LARGEST_INTEGER - 1)) {
    throw internalError(500, `${number} is out of range for ActiveModel::Type::Integer with limit 4 bytes`);
  }
}

/** Whether some table has a column that keeps the service from booting. */
export function hasFatalColumn(desk: Desk): boolean {
  return Object.values(desk.columns).some((columns) =>
    columns.some(({ name }) => releasesBrokenBy(name).includes(desk.release)),
  );
}

/** The columns of rows that were migrated elsewhere. */
export function addLoadedColumns(desk: Desk, rows: readonly AttributeRow[]): void {
  const tables = new Map<string, Map<string, TableColumn>>();
  for (const { object, name } of rows) {
    const table = tables.get(object) ?? new Map(columnsOf(desk, object).map((column) => [column.name, column]));
    if (!table.has(name)) table.set(name, { name, longestValue: 0 });
    tables.set(object, table);
  }
  for (const [object, table] of tables) setColumns(desk, object, [...table.values()]);
}
