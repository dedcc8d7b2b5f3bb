import { readdirSync, readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import type { Release } from '../../src/model/release.ts';

const FOLDER = 'test/recordings';

/** One request that a real help desk answered. */
export interface RecordedExchange {
  readonly kind: 'exchange';
  /** "5.2/04_update 17". */
  readonly place: string;
  readonly step: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: no body was sent. */
  readonly body: string | undefined;
  readonly status: number;
  readonly answer: JsonValue;
  /** Whether the answer was kept whole; a list may be cut to some rows. */
  readonly kept: 'whole' | 'some-rows' | 'own-rows';
  /** How many rows the whole list had, where that is known. */
  readonly total: number | undefined;
}

/** An observation beside the API. */
export interface RecordedNote {
  readonly kind: 'note';
  readonly place: string;
  readonly step: string;
  readonly note: string;
}

export type RecordedEvent = RecordedExchange | RecordedNote;

export interface Recording {
  /** "5.2/04_update" or "5.2/walk 3". */
  readonly name: string;
  readonly release: Release;
  readonly events: readonly RecordedEvent[];
}

function linesOf(file: string): readonly JsonObject[] {
  return readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function textBody(body: JsonValue | undefined): string | undefined {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function stringHeaders(headers: JsonValue | undefined): Record<string, string> {
  const entries = isJsonObject(headers) ? Object.entries(headers) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function event(line: JsonObject, place: string): RecordedEvent {
  const step = typeof line.step === 'string' ? line.step : '';
  const { request, response } = line;
  if (!isJsonObject(request) || !isJsonObject(response)) {
    const note = isJsonObject(line.note) ? line.note : {};
    return { kind: 'note', place, step: String(note.step ?? ''), note: JSON.stringify(note.note ?? note) };
  }
  const filter = response.body_filtered;
  const cut = filter !== undefined || step.includes('filtered') || step.includes('cut to a few');
  return {
    kind: 'exchange',
    place,
    step,
    method: String(request.method),
    path: String(request.path),
    headers: stringHeaders(request.headers),
    body: textBody(request.body),
    status: Number(response.status),
    answer: response.body ?? (Array.isArray(filter) ? filter : null),
    kept: cut || (String(request.path).endsWith('/settings') && String(place).includes('16_')) ? 'some-rows' : 'whole',
    total: isJsonObject(filter) && typeof filter.total === 'number' ? filter.total : undefined,
  };
}

function numberedFiles(release: Release): readonly Recording[] {
  return readdirSync(`${FOLDER}/${release}`)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => {
      const name = `${release}/${file.replace(/\.jsonl$/, '')}`;
      return {
        name,
        release,
        events: linesOf(`${release}/${file}`).map((line, index) => event(line, `${name} ${index}`)),
      };
    });
}

const WALKER: Readonly<Record<string, string>> = {
  accept: 'application/json',
  authorization: 'Token token=<FULLADMIN_TOKEN>',
};

function walks(release: Release): readonly Recording[] {
  return linesOf(`walks-${release}.jsonl`).map((line) => {
    const name = `${release}/walk ${line.walk}`;
    const exchanges = Array.isArray(line.exchanges) ? line.exchanges.filter(isJsonObject) : [];
    return { name, release, events: exchanges.map((exchange, index) => walked(exchange, `${name} ${index}`)) };
  });
}

function walked(exchange: JsonObject, place: string): RecordedExchange {
  const body = textBody(exchange.body);
  return {
    kind: 'exchange',
    place,
    step: '',
    method: String(exchange.method),
    path: String(exchange.path),
    headers: body === undefined ? WALKER : { ...WALKER, 'content-type': 'application/json' },
    body,
    status: Number(exchange.status),
    answer: exchange.answer ?? null,
    kept: 'own-rows',
    total: undefined,
  };
}

export function recordingsOf(release: Release): readonly Recording[] {
  return [...walks(release), ...numberedFiles(release)];
}

/** What values do to a help desk of a release, one definition each. */
export function valuesOf(release: Release): readonly JsonObject[] {
  return readFileSync(`${FOLDER}/values-${release}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Each `outcomes-….json` of a release: "outcomes-7.1" and "outcomes-7.1-extra". */
export function outcomesOf(release: Release): readonly (readonly [name: string, outcomes: JsonObject])[] {
  return readdirSync(FOLDER)
    .filter((file) => file === `outcomes-${release}.json` || file.startsWith(`outcomes-${release}-`))
    .sort()
    .map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]);
}
