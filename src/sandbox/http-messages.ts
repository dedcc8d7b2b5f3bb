import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './model/answer.ts';
import type { SandboxRequest } from './model/request.ts';

/** Reads a complete request for the model; no more of it than the service would. */
export async function receive(request: IncomingMessage): Promise<SandboxRequest | 'too-large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY) return 'too-large';
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  // Node decodes headers as latin1, but names of users are UTF-8.
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    Buffer.from(String(value), 'latin1').toString('utf8'),
  ]);
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: isUtf8(body) ? new TextDecoder().decode(body) : undefined,
  };
}

/** Sends an answer, or 304 if the ETag of the client still matches (5.2/01 "list with If-None-Match"). */
export function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const etag = `W/"${createHash('md5').update(body).digest('hex')}"`;
  if (status < 300 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const caching = { 'cache-control': 'max-age=0, private, must-revalidate' };
  response.writeHead(status, { ...caching, ...headers, ...(status < 300 ? { etag } : {}) }).end(body);
}

/** Whether a browser opens the root address. No recording has the service's own page there. */
export function asksForPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && url === '/' && (headers.accept ?? '').includes('text/html') && isLoopbackHost(headers.host)
  );
}

/** Protects against DNS rebinding: a foreign page must not reach the desk through its own host name. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/u.test(host ?? '');
}

/** The service takes bodies of 20 MB (5.2/10). */
const LARGEST_BODY = 32 * 1024 * 1024;

/** Needs no login: only programs on this machine reach the loopback interface. */
export function sendPage(page: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    // A policy inside the page cannot forbid framing.
    'content-security-policy': "frame-ancestors 'none'",
  };
  send({ status: 200, headers, body: page, migrated: 'nothing' }, request, response);
}
