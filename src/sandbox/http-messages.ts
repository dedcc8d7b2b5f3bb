import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './model/answer.ts';
import type { SandboxRequest } from './model/request.ts';

/** Reads a whole request as the model takes it. */
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

/** Node reads and writes the bytes of a header one by one; names of users are UTF-8. */
function asUtf8(header: string): string {
  return Buffer.from(header, 'latin1').toString('utf8');
}

function asHeader(text: string): string {
  return Buffer.from(text.replace(/\p{Cc}+/gu, ' '), 'utf8').toString('latin1');
}

export function headersOf(answered: Answer): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'max-age=0, private, must-revalidate' };
  for (const [name, value] of Object.entries(answered.headers)) headers[name] = asHeader(value);
  if (answered.status < 300) headers.etag = `W/"${createHash('md5').update(answered.body).digest('hex')}"`;
  return headers;
}

/** A client that shows the tag of what it has gets 304 when nothing changed (5.2/01 "list with If-None-Match"). */
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
