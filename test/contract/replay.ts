import { Agent } from 'node:http';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/attribute/json.ts';
import { serve } from '../../src/sandbox/server.ts';
import { catchUp, learn, observe } from './beside.ts';
import { differences, type KnownIds } from './comparison.ts';
import { reasonToLeaveOut } from './left-out.ts';
import type { RecordedExchange, Recording } from './recorded.ts';
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
    faults: [],
    log: undefined,
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
        continue;
      }
      betweenSteps(stage, event, previous);
      previous = event;
      const reason = reasonToLeaveOut(event) ?? catchUp(stage, event, index);
      if (reason !== undefined) {
        learn(stage, event);
        leftOut.push({ place: event.place, reason });
        continue;
      }
      const wrong = await exchange(stage, server.url, agent, event);
      replayed += 1;
      found.push(...wrong.map((text) => `${event.place} "${event.step}" (${event.method} ${event.path}): ${text}`));
    }
  } finally {
    agent.destroy();
    await server.close();
  }
  return { replayed, leftOut, unrecorded: stage.unrecorded, differences: found };
}

async function exchange(stage: Stage, url: string, agent: Agent, event: RecordedExchange): Promise<readonly string[]> {
  const path = ourPath(stage, event.path);
  if (event.method === 'DELETE') stage.deleted.add(Number(path.split('/').at(-1)));
  if (path.endsWith('_discard_changes')) for (const { id } of stage.desk.rows) stage.deleted.add(id);
  const received = await send(url, agent, event, path, stage.etags.get(path) ?? '');
  for (const row of stage.desk.rows) stage.idOfKey.set(`${row.object}.${row.name}`, row.id);
  if (received.etag !== undefined) stage.etags.set(path, received.etag);
  if (received.status === event.status) return compare(stage, event, received.value);
  const [then, now] = [event.answer, received.value].map((value) => JSON.stringify(value)?.slice(0, 300));
  return [`status ${event.status} ${then}, ours ${received.status} ${now}`];
}

function compare(stage: Stage, event: RecordedExchange, ours: JsonValue): readonly string[] {
  const { ids } = stage;
  const recorded = event.answer === '' ? null : event.answer;
  if (typeof recorded === 'string' && /^<(list|same array)/.test(recorded)) {
    return Array.isArray(ours) && ours.length > 0 ? [] : [`a list, ours ${JSON.stringify(ours)}`];
  }
  if (!Array.isArray(recorded) || !Array.isArray(ours)) return differences(recorded, ours, ids);
  if (event.kept === 'own-rows') {
    return differences(
      recorded,
      ours.filter((row) => isJsonObject(row) && row.created_by_id !== 1),
      ids,
    );
  }
  return event.kept === 'whole' ? differences(recorded, ours, ids) : partlyKept(stage, event, recorded, ours);
}

/** Of a list that was cut, the rows that were kept must be there, in the same order, and so must the number of all. */
function partlyKept(stage: Stage, event: RecordedExchange, recorded: readonly JsonValue[], ours: readonly JsonValue[]) {
  const kept = new Set(recorded.flatMap((row) => (isJsonObject(row) ? [idOf(row, stage.ids)] : [])));
  const same = ours.filter((row) => isJsonObject(row) && kept.has(String(row.id)));
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

function idOf(row: JsonObject, ids: KnownIds): string {
  return String('data_type' in row ? (ids.rows.get(Number(row.id)) ?? 0) : row.id);
}

/** Settings were kept with some of their keys alone. */
function onlyKeys(ours: JsonValue | undefined, recorded: JsonValue): JsonValue {
  if (!isJsonObject(ours) || !isJsonObject(recorded) || 'data_type' in recorded) return ours ?? null;
  return Object.fromEntries(Object.entries(ours).filter(([key]) => Object.hasOwn(recorded, key)));
}
