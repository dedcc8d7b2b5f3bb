import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../../model/json.ts';
import { fillBaseOptions, fillMultiple } from '../../model/normal-form.ts';
import { usersOf } from './attribute-records.ts';
import { type AttributeRow, type Desk, LOOKUPS } from './desk.ts';
import {
  castSettings,
  castString,
  databaseRefusal,
  isTruthy,
  leadingInteger,
  type PostedAttribute,
  readPostedAttribute,
  readPostedName,
  TEXT_WIDTH,
} from './posted-attribute.ts';
import { has, internalError, requestError, TEXTS, unprocessable } from './release-rules.ts';
import { checkName, invaliditiesOf, throwInvalid } from './validity.ts';

/** Ids are read as numbers as far as they are numbers: "1abc" is 1 (5.2/01 "show numeric-prefix id"). */
export function rowById(desk: Desk, id: string): AttributeRow | undefined {
  return desk.rows.find((row) => row.id === leadingInteger(id));
}

export function notFound(desk: Desk, model: string, id: string): string {
  return TEXTS[desk.release].notFound(model, id);
}

/** The object that a request names; one that differs from a known one in its case alone is refused (5.2/03 "object …"). */
function objectNamed(desk: Desk, object: JsonValue | undefined): string | undefined {
  if (!isTruthy(object)) return undefined;
  if (isJsonObject(object)) throw internalError(500, "can't cast ActiveSupport::HashWithIndifferentAccess");
  const listed = Array.isArray(object) ? LOOKUPS.find((known) => object.includes(known)) : undefined;
  const name = listed ?? castString(object) ?? '';
  if (!LOOKUPS.includes(name) && LOOKUPS.some((known) => known.toLowerCase() === name.toLowerCase()))
    throw requestError(422, TEXTS[desk.release].exists);
  return name;
}

/** What a request says of a row, and the row that has its object and name. */
function readPosted(desk: Desk, parameters: JsonObject) {
  const posted = readPostedAttribute(parameters);
  const object = objectNamed(desk, parameters.object);
  const name = readPostedName(parameters);
  return { posted, object, name, row: desk.rows.find((row) => row.object === object && row.name === name) };
}

/** POST: 201 with the new row, which waits for its column. */
export function createAttribute(desk: Desk, parameters: JsonObject, saver: Saver): AttributeRow {
  const { posted, object, name, row: existing } = readPosted(desk, parameters);
  if (existing !== undefined) throw requestError(422, TEXTS[desk.release].exists);
  checkName(desk, object, name, 'new');
  const settings = castSettings(posted, { display: undefined, active: true, position: undefined, screens: {} });
  // Whatever is there counts as a position, and the column then takes none of a list or a map (case "position [1]").
  const isGiven = typeof posted.sent.position === 'object' && Object.keys(posted.sent.position ?? {}).length > 0;
  const position = settings.position ?? (isGiven ? undefined : nextPosition(desk, object));
  const at = saver.now.toISOString();
  const row = withFilledOptions({
    id: desk.nextRowId,
    object: object ?? '',
    name: name.slice(0, TEXT_WIDTH),
    display: settings.display ?? '',
    data_type: posted.data_type,
    data_option: posted.data_option,
    data_option_new: {},
    editable: true,
    ...(has(desk.release, 'internal rows') ? { internal: false } : {}),
    active: settings.active ?? false,
    screens: settings.screens,
    to_create: true,
    to_migrate: true,
    to_delete: false,
    to_config: false,
    position: position ?? 0,
    created_by_id: saver.userId,
    updated_by_id: saver.userId,
    created_at: at,
    updated_at: at,
  });
  throwInvalid(desk.release, invaliditiesOf(desk, row, undefined));
  const refusal = databaseRefusal({ ...settings, position }, posted.sent, desk.release);
  // An insertion that the database refuses uses up its id.
  desk.nextRowId += 1;
  if (refusal !== undefined) throw refusal;
  desk.rows.push(row);
  return row;
}

function nextPosition(desk: Desk, object: string | undefined): number {
  const positions = desk.rows.flatMap((row) => (row.object === object ? [row.position] : []));
  return positions.length === 0 ? 1 : positions.reduce((last, position) => Math.max(last, position)) + 1;
}

/**
 * PUT finds its row by the body alone. Everything but data_option is in force at once; a difference in any of five
 * settings, an omitted one included, or in data_option stages what was sent (5.2/04, 6.5/06, 6.5/07).
 */
export function updateAttribute(desk: Desk, parameters: JsonObject, saver: Saver): AttributeRow {
  const { posted, object, row } = readPosted(desk, parameters);
  if (row === undefined) throw unprocessable('does not exist');
  if (!row.editable) {
    const text = TEXTS[desk.release].names(row.name)['not-editable'];
    throwInvalid(desk.release, [{ on: 'attribute', text }]);
  }
  checkName(desk, object, row.name, 'existing');
  const settings = castSettings(posted, row);
  const refusal = databaseRefusal(settings, posted.sent, desk.release);
  const changed = withFilledOptions({
    ...withPosted(row, posted),
    display: settings.display ?? '',
    active: settings.active ?? false,
    position: settings.position ?? 0,
    screens: settings.screens,
    data_type: posted.data_type,
  });
  throwInvalid(desk.release, invaliditiesOf(desk, changed, row));
  if (refusal !== undefined) throw refusal;
  return writeRow(desk, row, changed, saver);
}

function withPosted(row: AttributeRow, { data_type, data_option, sent }: PostedAttribute): AttributeRow {
  const settingsDiffer =
    row.display !== sent.display ||
    row.data_type !== data_type ||
    row.position !== sent.position ||
    row.active !== sent.active;
  const optionDiffers = !sameJson(row.data_option, data_option);
  const [before, after] = [row.data_option.maxlength, data_option.maxlength];
  const widthDiffers = optionDiffers && isTruthy(before) && isTruthy(after) && String(before) !== String(after);
  return {
    ...row,
    // Equal options are assigned all the same, so that their keys may change places.
    data_option: optionDiffers ? row.data_option : data_option,
    data_option_new: settingsDiffer || optionDiffers ? data_option : row.data_option_new,
    to_config: row.to_config || settingsDiffer || optionDiffers,
    to_migrate: row.to_migrate || widthDiffers,
  };
}

/** DELETE: a row that waits for its column is gone at once; any other is only marked (5.2/05). */
export function deleteAttribute(desk: Desk, id: string, saver: Saver): void {
  const row = rowById(desk, id);
  if (row === undefined) throw unprocessable(notFound(desk, 'ObjectManager::Attribute', id));
  if (!row.editable) throw unprocessable(`${row.object}.${row.name} can't be removed!`);
  const users = usersOf(desk, row);
  if (users !== undefined)
    throw unprocessable(`${row.object}.${row.name} is referenced by ${users} and thus cannot be deleted!`);
  if (row.to_create) removeRow(desk, row);
  else trySaveRow(desk, row, { ...row, to_delete: true }, saver);
}

/** Everybody's staged changes, without looking at who staged them; a row with to_migrate alone is not touched (6.5/18 "after discard"). */
export function discardChanges(desk: Desk, saver: Saver): void {
  // What is written while it goes through them changes their order.
  for (const row of [...desk.rows]) {
    if (row.to_create) removeRow(desk, row);
    else if (row.to_delete || row.to_config) {
      const cleared = { ...row, to_migrate: false, to_delete: false, to_config: false, data_option_new: {} };
      trySaveRow(desk, row, cleared, saver);
    }
  }
}

/** Who saves, and when. */
export interface Saver {
  readonly userId: number;
  readonly now: Date;
}

/** What the service fills in on its own whenever it saves a row. */
function withFilledOptions(row: AttributeRow): AttributeRow {
  const based = row.to_config
    ? { ...row, data_option_new: fillBaseOptions(row.data_type, row.data_option_new) }
    : { ...row, data_option: fillBaseOptions(row.data_type, row.data_option) };
  return { ...based, data_option: fillMultiple(row.data_type, based.data_option) };
}

/** Saves a changed row, or refuses; author and time change only when anything does (5.2/04 "identical"). */
export function saveRow(desk: Desk, before: AttributeRow, changed: AttributeRow, saver: Saver): AttributeRow {
  const row = withFilledOptions(changed);
  throwInvalid(desk.release, invaliditiesOf(desk, row, before));
  return writeRow(desk, before, row, saver);
}

/** Saves where the service does not look whether it worked: an invalid row silently stays as it was (6.5/15). */
function trySaveRow(desk: Desk, before: AttributeRow, changed: AttributeRow, saver: Saver): void {
  const row = withFilledOptions(changed);
  if (invaliditiesOf(desk, row, before).length === 0) writeRow(desk, before, row, saver);
}

/** Gives the row as the database then holds it. */
function writeRow(desk: Desk, before: AttributeRow, row: AttributeRow, saver: Saver): AttributeRow {
  const owned = { ...row, updated_by_id: saver.userId };
  if (JSON.stringify(owned) === JSON.stringify(before)) return before;
  const saved = { ...owned, updated_at: saver.now.toISOString() };
  // The database writes a changed row anew, behind all others.
  removeRow(desk, before);
  desk.rows.push(saved);
  return saved;
}

export function removeRow(desk: Desk, row: AttributeRow): void {
  const at = desk.rows.findIndex((other) => other.id === row.id);
  if (at >= 0) desk.rows.splice(at, 1);
}
