import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectedFault } from './faults.ts';
import type { Answer } from './model/answer.ts';
import type { SandboxRequest } from './model/request.ts';

/** Reads a complete request for the model. */
export async function receive(request: IncomingMessage): Promise<SandboxRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, asUtf8(String(value))] as const);
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: decode(Buffer.concat(chunks)),
  };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Node decodes headers as latin1, but names of users are UTF-8. */
function asUtf8(header: string): string {
  return Buffer.from(header, 'latin1').toString('utf8');
}

function headersOf({ status, headers, body }: Answer): Record<string, string> {
  const etag = `W/"${createHash('md5').update(body).digest('hex')}"`;
  return {
    'cache-control': 'max-age=0, private, must-revalidate',
    ...headers,
    ...(status < 300 ? { etag } : {}),
  };
}

/** Sends an answer, or 304 if the ETag of the client still matches (5.2/01 "list with If-None-Match"). */
export function send(answered: Answer, request: IncomingMessage, response: ServerResponse): void {
  const headers = headersOf(answered);
  const { etag } = headers;
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag });
    response.end();
    return;
  }
  response.writeHead(answered.status, headers);
  response.end(answered.body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/** The answer that replaces the service's own. */
export function faultyAnswer(fault: Extract<InjectedFault, { readonly do: 'status' | 'html' }>): Answer {
  const headers = { 'content-type': fault.do === 'html' || fault.status === 502 ? HTML_TYPE : JSON_TYPE };
  if (fault.do === 'html') return { status: 200, headers, body: page('Log in', 'Please log in.'), migrated: 'nothing' };
  const { status } = fault;
  const text = {
    429: 'Too many requests',
    500: 'Error ID 0ff5e7aa: Please contact your administrator.',
    503: 'Service unavailable',
  };
  const body = status === 502 ? page('502 Bad Gateway', '502 Bad Gateway') : JSON.stringify({ error: text[status] });
  // A 429 always has Retry-After.
  const seconds = fault.retry_after ?? (status === 429 ? 1 : undefined);
  const retryAfter = seconds === undefined ? {} : { 'retry-after': String(Math.ceil(seconds)) };
  return { status, headers: { ...headers, ...retryAfter }, body, migrated: 'nothing' };
}

function page(title: string, heading: string): string {
  return `<html>\r\n<head><title>${title}</title></head>\r\n<body><center><h1>${heading}</h1></center></body>\r\n</html>\r\n`;
}

/** Closes the connection without reading or answering, like a server that just stopped. */
export function hangUp(request: IncomingMessage): void {
  request.socket.destroy();
}

/** Resets the connection, like a killed process. */
export function reset(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
}

/** Announces the full body and closes the connection after half of it. */
export async function sendHalf(answered: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(answered.body);
  response.writeHead(answered.status, { ...headersOf(answered), 'content-length': body.length });
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => resolve());
  });
  // Destroyed, not reset: a reset would also drop data that the client has not read yet.
  request.socket.destroy();
}

const PIECE_EVERY_MS = 50;

/** Sends the body in equal pieces over this many seconds. Ends early if the client or the server stops. */
export async function sendSlowly(
  answered: Answer,
  seconds: number,
  response: ServerResponse,
  stop: AbortSignal,
): Promise<void> {
  const body = Buffer.from(answered.body);
  const pieces = Math.max(1, Math.round((seconds * 1000) / PIECE_EVERY_MS));
  const size = Math.max(1, Math.ceil(body.length / pieces));
  const pause = (seconds * 1000) / Math.max(1, Math.ceil(body.length / size));
  response.writeHead(answered.status, { ...headersOf(answered), 'content-length': body.length });
  response.flushHeaders();
  for (let sent = 0; sent < body.length && !response.destroyed; sent += size) {
    await sleep(pause, undefined, { signal: stop });
    response.write(body.subarray(sent, sent + size));
  }
  response.end();
}
