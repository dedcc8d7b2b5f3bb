import { type Agent, request as httpRequest } from 'node:http';
import type { JsonValue } from '../../src/model/json.ts';
import { PASSWORD } from './people.ts';
import type { RecordedExchange } from './recorded.ts';
import type { Stage } from './stage.ts';

export interface Received {
  readonly status: number;
  readonly etag: string | undefined;
  readonly value: JsonValue;
}

/** The recorded path with our ids in it. */
export function ourPath({ desk, ids, idOfKey }: Stage, path: string): string {
  return path
    .replace(/\{id:([^}]+)\}/, (_text, key: string) => {
      const row = desk.rows.find((candidate) => `${candidate.object}.${candidate.name}` === key);
      return String(row?.id ?? idOfKey.get(key) ?? 0);
    })
    .replace(/(?<=\/object_manager_attributes\/)\d+/, (id) => String(ids.rows.get(Number(id)) ?? id));
}

/** Passwords became words in the recordings; here they become credentials again. */
function credentials(authorization: string): string {
  const written = /^Basic (?:<base64 of (.*)>|\{\{(.*)\}\})$/.exec(authorization);
  const text = written?.[1] ?? written?.[2];
  if (text === undefined) return authorization;
  const login = text.replace(/^(agent|inactive):/, (_all, who) => `${who === 'agent' ? who : 'gone'}@example.test:`);
  return `Basic ${Buffer.from(login.replace(/:(<password>|PASSWORD)$/, `:${PASSWORD}`)).toString('base64')}`;
}

function headersOf(event: RecordedExchange, etag: string): Record<string, string> {
  const headers: Record<string, string> = { ...event.headers };
  if (headers.authorization !== undefined) headers.authorization = credentials(headers.authorization);
  // Some headers that were sent stand in the step alone.
  if (event.step.includes('If-None-Match')) headers['if-none-match'] = etag;
  return headers;
}

function bytesOf(event: RecordedExchange): Buffer | undefined {
  if (event.body === undefined) return undefined;
  return event.step.includes('invalid UTF-8') ? Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) : Buffer.from(event.body);
}

export function send(
  url: string,
  agent: Agent,
  event: RecordedExchange,
  path: string,
  etag: string,
): Promise<Received> {
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
        const isJson = (response.headers['content-type'] ?? '').toLowerCase().startsWith('application/json');
        const value: JsonValue = isJson && text !== '' ? JSON.parse(text) : text;
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag, value: value === '' ? null : value });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
