import { choicesOf } from '../../model/choices.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { notFound } from './attributes.ts';
import type { AttributeRow, Desk, TableColumn } from './desk.ts';
import { CASTS, castInteger, castString, leadingInteger } from './posted-attribute.ts';
import { internalError, requestError } from './release-rules.ts';
import { columnOf, columnsOf, recordIds, setValues, valueIn } from './table.ts';

/** What a script needs to move values from one field to another; to more of tickets nothing here answers. */

const MOST_PER_PAGE = 100;

/** One page of the tickets, by id. */
export function listTickets(desk: Desk, { page, per_page: size }: JsonObject): JsonValue {
  const most = Math.min(Math.max(castInteger(size) ?? MOST_PER_PAGE, 1), MOST_PER_PAGE);
  const from = (Math.max(castInteger(page) ?? 1, 1) - 1) * most;
  return recordIds(desk, 'Ticket')
    .slice(from, from + most)
    .map((id) => ticketRecord(desk, id));
}

/** Stores what has a column, and ignores the rest (5.2/09 "PUT ticket with the gone attribute (ignored)"). */
export function updateTicket(desk: Desk, idInPath: string, parameters: JsonObject): JsonValue {
  const id = leadingInteger(idInPath);
  if (!recordIds(desk, 'Ticket').includes(id)) throw requestError(404, notFound(desk, 'Ticket', idInPath));
  const values = desk.rows.flatMap((row): [string, JsonValue][] => {
    const column = row.object === 'Ticket' && row.editable ? columnOf(desk, 'Ticket', row.name) : undefined;
    const sent = parameters[row.name];
    return column === undefined || sent === undefined ? [] : [[row.name, stored(row, column, sent)]];
  });
  setValues(desk, 'Ticket', id, Object.fromEntries(values));
  return ticketRecord(desk, id);
}

function ticketRecord(desk: Desk, id: number): JsonObject {
  const values = columnsOf(desk, 'Ticket').map((column) => [column.name, valueIn(column, id)]);
  return { ...Object.fromEntries(values), id };
}

/** What a column makes of a value (5.2/09). A value that is no option is refused ("ticket with an unknown option value"). */
function stored(row: AttributeRow, { kind }: TableColumn, sent: JsonValue): JsonValue {
  const cast = CASTS[kind];
  if (cast !== undefined) return cast(sent) ?? null;
  if (kind === 'json') return isJsonObject(sent) ? sent : {};
  const value = kind === 'list' ? (Array.isArray(sent) ? sent : []) : (castString(sent) ?? null);
  const chosen = Array.isArray(value) ? value : [value];
  const offered = new Set<JsonValue>(choicesOf(row.data_option.options).map((choice) => choice.value));
  const isOffered = (one: JsonValue): boolean => !CHOICES.includes(row.data_type) || offered.has(one);
  const strange = chosen.find((one) => one !== null && one !== '' && !isOffered(one));
  if (strange === undefined) return value;
  throw internalError(422, `Invalid value '${castString(strange) ?? ''}' for field '${row.name}'!`);
}

const CHOICES = ['select', 'multiselect', 'tree_select', 'multi_tree_select'];
