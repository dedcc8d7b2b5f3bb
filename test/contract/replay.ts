import { Agent, request as httpRequest } from 'node:http';
import { isDataType } from '../../src/attribute/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/attribute/json.ts';
import { type Desk, type Reference, REFERENCE_KINDS, type Row, setSetting } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { hasColumn, storeValue } from '../../src/sandbox/model/table.ts';
import { addUser } from '../../src/sandbox/people.ts';
import { serve } from '../../src/sandbox/server.ts';
import { differences, type KnownIds } from './comparison.ts';
import { reasonToLeaveOut } from './left-out.ts';
import { PASSWORD, peopleOf } from './people.ts';
import type { RecordedExchange, RecordedNote, Recording } from './recorded.ts';

export interface ReplayResult {
  readonly replayed: number;
  readonly leftOut: readonly { readonly place: string; readonly reason: string }[];
  /** Rows that requests made or removed which the recording does not hold. */
  readonly unrecorded: readonly string[];
  /** "5.2/04_update 17 (PUT …): /display: …". */
  readonly differences: readonly string[];
}

const LIST = '/api/v1/object_manager_attributes';
const MADE_BY_UNRECORDED_REQUEST = 'the request that made the row is not in the recording';

interface Received {
  readonly status: number;
  readonly etag: string | undefined;
  readonly value: JsonValue;
}

/** Sends everything that a recording holds to a fresh sandbox of its release, over HTTP, and compares the answers. */
export async function replay(recording: Recording): Promise<ReplayResult> {
  const desk = freshDesk(recording.release);
  for (const user of peopleOf(recording.release, recording.name)) addUser(desk, user, new Date());
  const ids: KnownIds = { rows: new Map(desk.rows.map(({ id }) => [id, id])), lookups: new Map() };
  const seen = { keys: new Map<string, number>(), deleted: new Set<number>(), etag: '' };
  const leftOut: { place: string; reason: string }[] = [];
  const unrecorded: string[] = [];
  const found: string[] = [];
  let replayed = 0;
  const server = await serve(desk, { port: 0, restart: undefined, remember: () => undefined });
  const agent = new Agent({ keepAlive: true });
  try {
    for (const event of recording.events) {
      if (event.kind === 'note') {
        observe(desk, event);
        continue;
      }
      const reason = reasonToLeaveOut(event) ?? catchUp(desk, event, ids, seen.deleted, unrecorded);
      if (reason !== undefined) {
        learn(desk, event);
        leftOut.push({ place: event.place, reason });
        continue;
      }
      const path = ourPath(desk, event.path, ids, seen.keys);
      if (event.method === 'DELETE') seen.deleted.add(Number(path.split('/').at(-1)));
      if (path.endsWith('_discard_changes')) for (const { id } of desk.rows) seen.deleted.add(id);
      const received = await send(server.url, agent, event, path, seen.etag);
      for (const row of desk.rows) seen.keys.set(`${row.object}.${row.name}`, row.id);
      if (received.etag !== undefined) seen.etag = received.etag;
      replayed += 1;
      const where = `${event.place} "${event.step}" (${event.method} ${event.path})`;
      if (received.status !== event.status) {
        found.push(`${where}: status ${event.status} ${JSON.stringify(event.answer)?.slice(0, 300)}, ours ${received.status} ${JSON.stringify(received.value)?.slice(0, 300)}`);
        continue;
      }
      found.push(...compare(event, received.value, ids).map((difference) => `${where}: ${difference}`));
    }
  } finally {
    agent.destroy();
    await server.close();
  }
  return { replayed, leftOut, unrecorded, differences: found };
}

/** The body of a POST or PUT, where it is an object. */
function bodyOf(event: RecordedExchange): JsonObject {
  try {
    const body: unknown = JSON.parse(event.body ?? '');
    return isJsonObject(body) ? body : {};
  } catch {
    return {};
  }
}

function rowOf(desk: Desk, object: JsonValue | undefined, name: JsonValue | undefined): Row | undefined {
  const key = String(name).toLowerCase();
  return desk.rows.find((row) => row.object === object && row.name === key);
}

/** Brings the desk to where unrecorded requests had brought the real one; says why the exchange cannot be replayed even so. */
function catchUp(
  desk: Desk,
  event: RecordedExchange,
  ids: KnownIds,
  deleted: ReadonlySet<number>,
  unrecorded: string[],
): string | undefined {
  const { object, name } = bodyOf(event);
  const known = rowOf(desk, object, name);
  if (event.method === 'POST' && event.path === LIST && event.status === 201 && known !== undefined) {
    if (deleted.has(known.id)) return undefined;
    unrecorded.push(`${event.place}: removed ${known.object}.${known.name}`);
    desk.rows = desk.rows.filter((row) => row !== known);
  }
  const rows = Array.isArray(event.answer) ? event.answer : [event.answer];
  for (const row of rows) {
    if (!isJsonObject(row) || !('data_type' in row) || event.method === 'POST') continue;
    if (ids.rows.has(Number(row.id))) continue;
    adopt(desk, row, ids);
    unrecorded.push(`${event.place}: made ${row.name}`);
    if (event.method === 'PUT') return MADE_BY_UNRECORDED_REQUEST;
  }
  const id = /\/object_manager_attributes\/(\d+)/.exec(event.path)?.[1];
  if (event.method === 'DELETE' && event.status === 200 && id !== undefined && !ids.rows.has(Number(id))) {
    return MADE_BY_UNRECORDED_REQUEST;
  }
  return undefined;
}

const OBJECTS = ['Ticket', 'TicketArticle', 'User', 'Organization', 'Group'];

function adopt(desk: Desk, recorded: JsonObject, ids: KnownIds): void {
  const { deletable: _deletable, not_deletable_reason: _reason, object_lookup_id: lookup, ...rest } = recorded;
  const object = String(rest.object ?? OBJECTS[Number(lookup) - 1]);
  const id = desk.nextRowId++;
  // The recording is the measure of a row's shape.
  const row = { ...rest, object, id } as unknown as Row;
  desk.rows = [...desk.rows.filter((other) => other.object !== object || other.name !== row.name), row];
  ids.rows.set(Number(recorded.id), id);
  if (!row.to_create && isDataType(row.data_type) && !hasColumn(desk, object, row.name)) {
    desk.columns = { ...desk.columns, [object]: [...(desk.columns[object] ?? []), { name: row.name, longestValue: 0 }] };
  }
}

/** Settings that were changed beside the API. */
function observe(desk: Desk, { step, note }: RecordedNote): void {
  const change = /^"(\w+) = (True|False)"$/.exec(note);
  if (step === 'setting' && change?.[1] !== undefined) setSetting(desk, change[1], change[2] === 'True', new Date());
}

const KINDS: Readonly<Record<string, Reference['kind']>> = {
  triggers: 'Trigger',
  overviews: 'Overview',
  jobs: 'Job',
  slas: 'Sla',
  report_profiles: 'Report::Profile',
};

/** What other objects mean for attributes: conditions refer to them, and tickets hold values. */
function learn(desk: Desk, event: RecordedExchange): void {
  if (event.status >= 300 || event.method === 'GET') return;
  const body = bodyOf(event);
  const kind = KINDS[event.path.split('/').at(-1) ?? ''];
  if (kind !== undefined && REFERENCE_KINDS.includes(kind)) {
    for (const key of Object.keys(isJsonObject(body.condition) ? body.condition : {})) {
      const [object = '', name = ''] = key.split('.');
      const spelled = OBJECTS.find((candidate) => candidate.toLowerCase() === object);
      if (spelled === undefined) continue;
      desk.references = [...desk.references, { object: spelled, name, kind, title: String(body.name) }];
    }
  }
  if (!event.path.endsWith('/tickets')) return;
  for (const [name, value] of Object.entries(isJsonObject(event.answer) ? event.answer : {})) {
    if (typeof value === 'string' && rowOf(desk, 'Ticket', name)?.editable === true) storeValue(desk, 'Ticket', name, value.length);
  }
}

function ourPath(desk: Desk, path: string, ids: KnownIds, keys: ReadonlyMap<string, number>): string {
  return path
    .replace(/\{id:([^}]+)\}/, (_text, key: string) => {
      const row = desk.rows.find((candidate) => `${candidate.object}.${candidate.name}` === key);
      return String(row?.id ?? keys.get(key) ?? 0);
    })
    .replace(/(?<=\/object_manager_attributes\/)\d+/, (id) => String(ids.rows.get(Number(id)) ?? id));
}

/** Passwords of the recordings became words; here they become credentials again. */
function credentials(authorization: string): string {
  const written = /^Basic (?:<base64 of (.*)>|\{\{(.*)\}\})$/.exec(authorization);
  const text = written?.[1] ?? written?.[2];
  if (text === undefined) return authorization;
  const login = text.replace(/^(agent|inactive):/, (_all, name) => `${name === 'agent' ? 'agent' : 'gone'}@example.test:`);
  return `Basic ${Buffer.from(login.replace(/:(<password>|PASSWORD)$/, `:${PASSWORD}`)).toString('base64')}`;
}

function headersOf(event: RecordedExchange, etag: string): Record<string, string> {
  const headers: Record<string, string> = { ...event.headers };
  if (headers.authorization !== undefined) headers.authorization = credentials(headers.authorization);
  if (event.step.includes('If-None-Match')) headers['if-none-match'] = etag;
  // Some headers that were sent stand in the step alone.
  const named = /with (X-HTTP-Method-Override): (\w+)/.exec(event.step);
  if (named?.[1] !== undefined) headers[named[1].toLowerCase()] = named[2] ?? '';
  return headers;
}

function bytesOf(event: RecordedExchange): Buffer | undefined {
  if (event.body === undefined) return undefined;
  return event.step.includes('invalid UTF-8') ? Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) : Buffer.from(event.body);
}

function send(url: string, agent: Agent, event: RecordedExchange, path: string, etag: string): Promise<Received> {
  const body = bytesOf(event);
  const headers = { ...headersOf(event, etag), 'content-length': String(body?.length ?? 0) };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = httpRequest({ hostname, port, path, method: event.method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = (response.headers['content-type'] ?? '').toLowerCase().startsWith('application/json') && text !== '';
        const value = json ? JSON.parse(text) : text;
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag, value: value === '' ? null : value });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function compare(event: RecordedExchange, ours: JsonValue, ids: KnownIds): readonly string[] {
  const recorded = event.answer === '' ? null : event.answer;
  if (typeof recorded === 'string' && /^<(list|same array)/.test(recorded)) {
    return Array.isArray(ours) && ours.length > 0 ? [] : [`a list, ours ${JSON.stringify(ours)}`];
  }
  if (!Array.isArray(recorded) || !Array.isArray(ours)) return differences(recorded, ours, ids);
  if (event.kept === 'own-rows') return differences(recorded, ours.filter((row) => isJsonObject(row) && row.created_by_id !== 1), ids);
  if (event.kept === 'whole') return differences(recorded, ours, ids);
  return partlyKept(event, recorded, ours, ids);
}

/** Of a list that was cut, the rows that were kept must be there, in the same order. */
function partlyKept(event: RecordedExchange, recorded: readonly JsonValue[], ours: readonly JsonValue[], ids: KnownIds) {
  const kept = new Set(recorded.flatMap((row) => (isJsonObject(row) ? [keyOf(row, ids)] : [])));
  const same = ours.filter((row) => isJsonObject(row) && kept.has(String(row.id)));
  const cut = recorded.map((row, index) => onlyKeys(same[index], row));
  const found = differences(recorded, cut, ids);
  const whole = event.total === undefined || event.total === ours.length ? [] : [`${event.total} rows in all, ours ${ours.length}`];
  return [...found, ...whole];
}

function keyOf(row: JsonObject, ids: KnownIds): string {
  return String('data_type' in row ? (ids.rows.get(Number(row.id)) ?? 0) : row.id);
}

/** Settings were kept with some of their keys alone. */
function onlyKeys(ours: JsonValue | undefined, recorded: JsonValue): JsonValue {
  if (!isJsonObject(ours) || !isJsonObject(recorded) || 'data_type' in recorded) return ours ?? null;
  return Object.fromEntries(Object.entries(ours).filter(([key]) => Object.hasOwn(recorded, key)));
}
