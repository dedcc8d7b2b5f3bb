import { Agent } from 'node:http';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { serve } from '../../src/sandbox/server.ts';
import { catchUp, learn } from './beside.ts';
import { differences, type KnownIds } from './comparison.ts';
import { reasonToLeaveOut } from './left-out.ts';
import { observe } from './notes.ts';
import type { RecordedExchange, Recording } from './recorded.ts';
import { catchUpRecords, comparableCount, observeRecords } from './records-beside.ts';
import { ourPath, send } from './sending.ts';
import { betweenSteps, setUp } from './setups.ts';
import { newStage, type Stage } from './stage.ts';

export interface ReplayResult {
  readonly replayed: number;
  readonly leftOut: readonly { readonly place: string; readonly reason: string }[];
  readonly unrecorded: readonly string[];
  /** "5.2/04_update 17 "step" (PUT …): /display: …". */
  readonly differences: readonly string[];
}

/** Sends everything that a recording holds to a fresh sandbox of its release, over HTTP, and compares the answers. */
export async function replay(recording: Recording): Promise<ReplayResult> {
  const stage = newStage(recording);
  setUp(stage);
  const server = await serve(stage.desk, {
    port: 0,
    restart: undefined,
    remember: () => undefined,
  });
  const agent = new Agent({ keepAlive: true });
  const leftOut: { place: string; reason: string }[] = [];
  const found: string[] = [];
  let replayed = 0;
  let previous: RecordedExchange | undefined;
  try {
    for (const [index, event] of recording.events.entries()) {
      if (event.kind === 'note') {
        observe(stage.desk, event);
        observeRecords(stage.desk, event);
        continue;
      }
      betweenSteps(stage, event, previous);
      catchUpRecords(stage.desk, event);
      previous = event;
      const reason = reasonToLeaveOut(event) ?? catchUp(stage, event, index);
      if (reason !== undefined) {
        learn(stage, event);
        leftOut.push({ place: event.place, reason });
        continue;
      }
      const wrong = await exchange(stage, server.url, agent, event);
      if (wrong === 'not asked') {
        leftOut.push({ place: event.place, reason: 'a question that deskform does not ask' });
        continue;
      }
      replayed += 1;
      found.push(...wrong.map((text) => `${event.place} "${event.step}" (${event.method} ${event.path}): ${text}`));
    }
  } finally {
    agent.destroy();
    await server.close();
  }
  return { replayed, leftOut, unrecorded: stage.unrecorded, differences: found };
}

async function exchange(
  stage: Stage,
  url: string,
  agent: Agent,
  event: RecordedExchange,
): Promise<readonly string[] | 'not asked'> {
  const path = ourPath(stage, event.path);
  if (event.method === 'DELETE') stage.deleted.add(Number(path.split('/').at(-1)));
  if (path.endsWith('_discard_changes')) for (const { id } of stage.desk.rows) stage.deleted.add(id);
  const received = await send(url, agent, event, path, stage.etags.get(path) ?? '');
  for (const row of stage.desk.rows) stage.idOfKey.set(`${row.object}.${row.name}`, row.id);
  if (received.etag !== undefined) stage.etags.set(path, received.etag);
  if (received.status === 501) return 'not asked';
  if (received.status === event.status) return compare(stage, event, received.value);
  const [then, now] = [event.answer, received.value].map((value) => JSON.stringify(value)?.slice(0, 300));
  return [`status ${event.status} ${then}, ours ${received.status} ${now}`];
}

function compare(stage: Stage, event: RecordedExchange, answered: JsonValue): readonly string[] {
  const { ids } = stage;
  const recorded = event.answer === '' ? null : event.answer;
  // The service wrote a page where JSON was not asked for; the sandbox writes JSON alone, so only the status counts.
  if (isPage(recorded)) return [];
  if (typeof recorded === 'string' && /^<(list|same array)/.test(recorded)) {
    return Array.isArray(answered) && answered.length > 0 ? [] : [`a list, ours ${JSON.stringify(answered)}`];
  }
  if (event.path.endsWith('/selector')) {
    return differences(comparableCount(recorded), comparableCount(answered), ids);
  }
  if (!Array.isArray(recorded) || !Array.isArray(answered)) return differences(recorded, answered, ids);
  const ours = tiesAsRecorded(recorded, answered, ids);
  if (event.kept === 'own-rows') {
    return differences(
      recorded,
      ours.filter((row) => isJsonObject(row) && row.created_by_id !== 1),
      ids,
    );
  }
  return event.kept === 'whole' ? differences(recorded, ours, ids) : partlyKept(stage, event, recorded, ours);
}

function isPage(recorded: JsonValue): boolean {
  return typeof recorded === 'string' && /^<!DOCTYPE html>/iu.test(recorded);
}

/**
 * Our list with each run of rows of equal position and name in the order of the recording: there the service's database
 * has no order of its own. Nothing else of the order changes.
 */
function tiesAsRecorded(
  recorded: readonly JsonValue[],
  ours: readonly JsonValue[],
  ids: KnownIds,
): readonly JsonValue[] {
  const places = new Map(recorded.filter(isJsonObject).map((row, place) => [idOf(row, ids), place]));
  const placeOf = (row: JsonValue): number =>
    isJsonObject(row) ? (places.get(String(row.id)) ?? places.get(keyOf(row)) ?? Infinity) : Infinity;
  const runs: JsonValue[][] = [];
  for (const row of ours) {
    const run = runs.at(-1);
    if (run !== undefined && isTie(run[0], row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => run.toSorted((a, b) => placeOf(a) - placeOf(b) || 0));
}

function isTie(a: JsonValue | undefined, b: JsonValue): boolean {
  return isJsonObject(a) && isJsonObject(b) && 'data_type' in a && a.position === b.position && a.name === b.name;
}

/** Of a list that was cut, the rows that were kept must be there, in the same order, and so must the number of all. */
function partlyKept(stage: Stage, event: RecordedExchange, recorded: readonly JsonValue[], ours: readonly JsonValue[]) {
  const kept = new Set(recorded.flatMap((row) => (isJsonObject(row) ? [idOf(row, stage.ids)] : [])));
  const same = ours.filter((row) => isJsonObject(row) && (kept.has(String(row.id)) || kept.has(keyOf(row))));
  const found = differences(
    recorded,
    recorded.map((row, index) => onlyKeys(same[index], row)),
    stage.ids,
  );
  const isComplete = !stage.unrecorded.some((text) => text.includes(': made '));
  if (!isComplete || event.total === undefined || event.total === ours.length) return found;
  if (event.total > ours.length) {
    stage.unrecorded.push(`${event.place}: made ${event.total - ours.length} rows that are never shown`);
    return found;
  }
  return [...found, `${event.total} rows in all, ours ${ours.length}`];
}

/** Some lists were cut to a few keys of each row, without its id (7.1/08 "which rows are internal"). */
function idOf(row: JsonObject, ids: KnownIds): string {
  if (row.id === undefined) return keyOf(row);
  return String('data_type' in row ? (ids.rows.get(Number(row.id)) ?? 0) : row.id);
}

function keyOf({ object, name }: JsonObject): string {
  return `${object}.${name}`;
}

/** Settings were kept with some of their keys alone. */
function onlyKeys(ours: JsonValue | undefined, recorded: JsonValue): JsonValue {
  if (!isJsonObject(ours) || !isJsonObject(recorded) || 'data_type' in recorded) return ours ?? null;
  return Object.fromEntries(Object.entries(ours).filter(([key]) => Object.hasOwn(recorded, key)));
}
