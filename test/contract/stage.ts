import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import type { AttributeRow, Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { addUser } from '../sandbox/people.ts';
import type { KnownIds } from './comparison.ts';
import { peopleOf } from './people.ts';
import type { RecordedExchange, Recording } from './recorded.ts';

/** A replay under way. */
export interface Stage {
  readonly recording: Recording;
  readonly desk: Desk;
  readonly ids: KnownIds;
  /** The id that each key had last. */
  readonly idOfKey: Map<string, number>;
  /** Ids of rows that a recorded request deleted or discarded. */
  readonly deleted: Set<number>;
  /** Changes that the recording shows without the request that made them. */
  readonly unrecorded: string[];
  /** Names of triggers and the like by their path, for when they are deleted. */
  readonly titles: Map<string, string>;
  /** The tag that each path had last. */
  readonly etags: Map<string, string>;
}

export function newStage(recording: Recording): Stage {
  const desk = peopledDesk(recording);
  return {
    recording,
    desk,
    ids: { rows: new Map(desk.rows.map(({ id }) => [id, id])), lookups: new Map() },
    idOfKey: new Map(),
    deleted: new Set(),
    unrecorded: [],
    titles: new Map(),
    etags: new Map(),
  };
}

function peopledDesk(recording: Recording): Desk {
  const desk = freshDesk(recording.release);
  for (const user of peopleOf(recording.release, recording.name)) addUser(desk, user, new Date());
  return desk;
}

/** Some recordings begin again on a fresh installation in the middle. */
export function startAfresh(stage: Stage): void {
  Object.assign(stage.desk, peopledDesk(stage.recording));
  stage.ids.rows.clear();
  for (const { id } of stage.desk.rows) stage.ids.rows.set(id, id);
  stage.deleted.clear();
}

/** The body of a POST or PUT, where it is an object. */
export function bodyOf(event: RecordedExchange): JsonObject {
  try {
    const body: unknown = JSON.parse(event.body ?? '');
    return isJsonObject(body) ? body : {};
  } catch {
    return {};
  }
}

export function rowOf(
  desk: Desk,
  object: JsonValue | undefined,
  name: JsonValue | undefined,
): AttributeRow | undefined {
  const key = String(name).toLowerCase();
  return desk.rows.find((row) => row.object === object && row.name === key);
}

/** The attribute rows that an answer shows. */
export function shownRows(event: RecordedExchange): readonly JsonObject[] {
  const items = Array.isArray(event.answer) ? event.answer : [event.answer];
  return items.filter(isJsonObject).filter((item) => 'data_type' in item && 'to_create' in item);
}

/** Whether a row of the wire waits for a migration. */
export function isStaged(row: JsonObject): boolean {
  return ['to_create', 'to_migrate', 'to_delete', 'to_config'].some((flag) => row[flag] === true);
}

/** The id in a path such as /api/v1/object_manager_attributes/59. */
export function idInPath(path: string): number | undefined {
  const id = /\/object_manager_attributes\/(\d+)/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

export const LIST = '/api/v1/object_manager_attributes';
