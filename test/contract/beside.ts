import { factsOf, isDataType } from '../../src/model/data-types.ts';
import { isJsonObject, type JsonObject, sameJson } from '../../src/model/json.ts';
import { discardChanges } from '../../src/sandbox/model/attributes.ts';
import type { AttributeRow } from '../../src/sandbox/model/desk.ts';
import { executeMigrations } from '../../src/sandbox/model/migrations.ts';
import { dropColumn, emptyColumn, hasColumn, longestTextIn } from '../../src/sandbox/model/table.ts';
import { storeLongText } from '../sandbox/support.ts';
import { orderAsFailed } from './physical-order.ts';
import type { RecordedExchange } from './recorded.ts';
import { referencesOf } from './referring.ts';
import { bodyOf, idInPath, LIST, rowOf, type Stage, shownRows, startAfresh } from './stage.ts';

/** Recordings whose author removed what a step had made before the next step, without recording it. */
const TIDIED = ['5.2/03_validation', '6.5/13_validation'];
const MADE_UNRECORDED = 'the request that made the row is not in the recording';
const OBJECTS = ['Ticket', 'TicketArticle', 'User', 'Organization', 'Group'];

/** Brings the desk to where unrecorded requests had brought the real one; says why an exchange cannot be replayed even so. */
export function catchUp(stage: Stage, event: RecordedExchange, index: number): string | undefined {
  if (event.step.includes('on a fresh database')) startAfresh(stage);
  if (TIDIED.includes(stage.recording.name)) tidyUp(stage, event, index);
  removeReplaced(stage, event);
  removeSurplus(stage, event, index);
  removeAbove(stage, event, index);
  const reason = adoptUnknown(stage, event);
  migrateUnrecorded(stage, event, index);
  settleUnrecorded(stage, event, index);
  orderAsFailed(stage, event, index);
  if (JSON.stringify(event.answer)?.includes('value too long for type character varying')) holdLongValues(stage);
  return reason;
}

function exchangesAfter({ recording }: Stage, index: number): readonly RecordedExchange[] {
  return recording.events.slice(index).filter((event) => event.kind === 'exchange');
}

function recordedIdOf({ ids }: Stage, row: AttributeRow): number | undefined {
  return [...ids.rows].find(([, ours]) => ours === row.id)?.[0];
}

function isMentionedLater(stage: Stage, row: AttributeRow, index: number): boolean {
  const id = recordedIdOf(stage, row);
  const later = exchangesAfter(stage, index);
  const next = later.find((event) => row === rowOf(stage.desk, bodyOf(event).object, bodyOf(event).name));
  if (next?.method === 'POST') return JSON.stringify(next.answer).includes('already exists');
  return later.some((event) => idInPath(event.path) === id || shownRows(event).some((shown) => shown.id === id));
}

function remove(stage: Stage, row: AttributeRow, event: RecordedExchange): void {
  stage.unrecorded.push(`${event.place}: removed ${row.object}.${row.name}`);
  stage.desk.rows = stage.desk.rows.filter((other) => other !== row);
  dropColumn(stage.desk, row.object, row.name);
}

function tidyUp(stage: Stage, event: RecordedExchange, index: number): void {
  if (event.method !== 'POST' || event.path !== LIST) return;
  for (const row of stage.desk.rows) {
    if (row.created_by_id !== 1 && !isMentionedLater(stage, row, index)) remove(stage, row, event);
  }
}

/** A creation that succeeded although the row is there: somebody had removed it. */
function removeReplaced(stage: Stage, event: RecordedExchange): void {
  const { object, name } = bodyOf(event);
  const known = rowOf(stage.desk, object, name);
  if (event.method !== 'POST' || event.path !== LIST || event.status !== 201 || known === undefined) return;
  if (!stage.deleted.has(known.id)) remove(stage, known, event);
}

/** A list with fewer rows than ours: rows that are never heard of again are gone, the oldest first. */
function removeSurplus(stage: Stage, event: RecordedExchange, index: number): void {
  if (event.total === undefined) return;
  const gone = stage.desk.rows.filter((row) => row.created_by_id !== 1 && !isMentionedLater(stage, row, index));
  for (const row of gone.slice(0, Math.max(0, stage.desk.rows.length - event.total))) remove(stage, row, event);
}

/** A creation without position tells the highest that was there: rows above it are gone, if they are never heard of again. */
function removeAbove(stage: Stage, event: RecordedExchange, index: number): void {
  const { object, position = null } = bodyOf(event);
  const answered = isJsonObject(event.answer) ? event.answer : {};
  if (event.method !== 'POST' || event.path !== LIST || event.status !== 201 || position !== null) return;
  for (const row of stage.desk.rows) {
    if (row.object !== object || row.created_by_id === 1 || row.position < Number(answered.position)) continue;
    if (!isMentionedLater(stage, row, index)) remove(stage, row, event);
  }
}

function adoptUnknown(stage: Stage, event: RecordedExchange): string | undefined {
  if (event.method === 'POST') return undefined;
  for (const row of shownRows(event)) {
    if (stage.ids.rows.has(Number(row.id))) continue;
    adopt(stage, row);
    stage.unrecorded.push(`${event.place}: made ${row.name}`);
    if (event.method === 'PUT') return MADE_UNRECORDED;
  }
  const id = idInPath(event.path);
  return event.method === 'DELETE' && event.status === 200 && id !== undefined && !stage.ids.rows.has(id)
    ? MADE_UNRECORDED
    : undefined;
}

function adopt({ desk, ids }: Stage, recorded: JsonObject): void {
  const { deletable: _deletable, not_deletable_reason: _reason, object_lookup_id: lookup, ...rest } = recorded;
  const object = String(rest.object ?? OBJECTS[Number(lookup) - 1]);
  const id = desk.nextRowId++;
  // The recording is the measure of a row's shape.
  const row = { ...rest, object, id } as unknown as AttributeRow;
  desk.rows = [...desk.rows.filter((other) => other.object !== object || other.name !== row.name), row];
  ids.rows.set(Number(recorded.id), id);
  if (row.to_create || !isDataType(row.data_type) || hasColumn(desk, object, row.name)) return;
  const columns = [...(desk.columns[object] ?? []), emptyColumn(row.name, factsOf(row.data_type).column)];
  desk.columns = { ...desk.columns, [object]: columns };
}

/** A row that waits here and is next seen with its column was migrated in between. */
function migrateUnrecorded(stage: Stage, event: RecordedExchange, index: number): void {
  const { object, name } = bodyOf(event);
  const path = idInPath(event.path);
  const touched = stage.desk.rows.filter(
    (row) =>
      (event.method === 'PUT' && row === rowOf(stage.desk, object, name)) ||
      (event.method !== 'PUT' && path !== undefined && row.id === stage.ids.rows.get(path)),
  );
  for (const row of touched) {
    if (!row.to_create || nextSight(stage, row, index)?.to_create !== false) continue;
    executeMigrations(stage.desk, { userId: 3, now: new Date() });
    stage.unrecorded.push(`${event.place}: migrated ${row.object}.${row.name}`);
    return;
  }
}

const FLAGS = ['to_config', 'to_migrate', 'to_delete'] as const;

/** No request on the row itself takes back what it waits for, so that a discard or a migration was in between. */
function settleUnrecorded(stage: Stage, event: RecordedExchange, index: number): void {
  const previous = stage.recording.events.slice(0, index).findLast((earlier) => earlier.kind === 'exchange');
  const settled = previous?.kind === 'exchange' && /_(execute_migrations|discard_changes)$/.test(previous.path);
  if (settled || event.method === 'POST' || event.method === 'DELETE' || Array.isArray(event.answer)) return;
  for (const shown of shownRows(event)) {
    const row = stage.desk.rows.find(({ id }) => id === stage.ids.rows.get(Number(shown.id)));
    if (row === undefined || !FLAGS.some((flag) => row[flag] && shown[flag] === false)) continue;
    const saver = { userId: 3, now: new Date() };
    const isStored = sameJson(row.data_option, shown.data_option);
    if (isStored) discardChanges(stage.desk, saver);
    else executeMigrations(stage.desk, saver);
    stage.unrecorded.push(`${event.place}: ${isStored ? 'discarded' : 'migrated'} ${row.object}.${row.name}`);
  }
}

/** How the recording next shows a row before the next recorded migration. */
function nextSight(stage: Stage, row: AttributeRow, index: number): JsonObject | undefined {
  const id = recordedIdOf(stage, row);
  for (const event of exchangesAfter(stage, index)) {
    const shown = shownRows(event).find((candidate) => candidate.id === id);
    if (shown !== undefined) return shown;
    if (event.path.includes('_execute_migrations') && event.status === 200) return undefined;
  }
  return undefined;
}

/** The database only says so when a ticket holds a longer value; not all tickets were recorded. */
function holdLongValues({ desk, unrecorded }: Stage): void {
  for (const row of desk.rows) {
    const width = Number((row.to_config ? row.data_option_new : row.data_option).maxlength);
    if (!row.to_migrate || row.to_create || !hasColumn(desk, row.object, row.name) || Number.isNaN(width)) continue;
    const column = desk.columns[row.object]?.find(({ name }) => name === row.name);
    const stored = column === undefined ? 0 : longestTextIn(column);
    if (stored > width) continue;
    storeLongText(desk, row.object, row.name, width + 1);
    unrecorded.push(`a ticket holds ${width + 1} characters in ${row.name}`);
  }
}

/** What objects that the sandbox does not have mean for attributes: conditions refer to them, and tickets hold values. */
export function learn(stage: Stage, event: RecordedExchange): void {
  const { desk, titles } = stage;
  if (event.status >= 300 || event.method === 'GET') return;
  const body = bodyOf(event);
  const answered = isJsonObject(event.answer) ? event.answer : {};
  if (event.method === 'DELETE') {
    const title = titles.get(event.path);
    desk.references = desk.references.filter((reference) => reference.title !== title);
  }
  if (event.method === 'POST') {
    titles.set(`${event.path}/${answered.id}`, String(body.name));
    desk.references = [...desk.references, ...referencesOf(event.path, body)];
  }
  if (!event.path.endsWith('/tickets')) return;
  for (const [name, value] of Object.entries(answered)) {
    const row = rowOf(desk, 'Ticket', name);
    if (typeof value === 'string' && row?.editable === true) storeLongText(desk, 'Ticket', name, value.length);
  }
}
