import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectedFault } from './fault-rules.ts';

/** What the help desk answered, or what stands in its place. */
export interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/** The answer that replaces the service's own. */
export function faultyAnswer(fault: Extract<InjectedFault, { readonly do: 'status' | 'html' }>): Forwarded {
  if (fault.do === 'html') {
    return { status: 200, headers: { 'content-type': HTML_TYPE }, body: page('Log in', 'Please log in.') };
  }
  const { status } = fault;
  const text = {
    429: 'Too many requests',
    500: 'Error ID 0ff5e7aa: Please contact your administrator.',
    503: 'Service unavailable',
  };
  const body =
    status === 502 ? page('502 Bad Gateway', '502 Bad Gateway') : Buffer.from(JSON.stringify({ error: text[status] }));
  // A 429 always has Retry-After.
  const seconds = fault.retry_after ?? (status === 429 ? 1 : undefined);
  const retryAfter = seconds === undefined ? {} : { 'retry-after': String(Math.ceil(seconds)) };
  return { status, headers: { 'content-type': status === 502 ? HTML_TYPE : JSON_TYPE, ...retryAfter }, body };
}

function page(title: string, heading: string): Buffer {
  return Buffer.from(
    `<html>\r\n<head><title>${title}</title></head>\r\n<body><center><h1>${heading}</h1></center></body>\r\n</html>\r\n`,
  );
}

/** Announces the full body and closes the connection after half of it. */
export async function sendHalf({ status, headers, body }: Forwarded, response: ServerResponse): Promise<void> {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => resolve());
  });
  // Destroyed, not reset: a reset would also drop data that the client has not read yet.
  response.socket?.destroy();
}

const PIECE_EVERY_MS = 50;

/** Sends the body in equal pieces over this many seconds. Ends early if the client leaves or the desk stops. */
export async function sendSlowly(
  { status, headers, body }: Forwarded,
  seconds: number,
  response: ServerResponse,
  stop: AbortSignal,
): Promise<void> {
  const pieces = Math.max(1, Math.round((seconds * 1000) / PIECE_EVERY_MS));
  const size = Math.max(1, Math.ceil(body.length / pieces));
  const pause = (seconds * 1000) / Math.max(1, Math.ceil(body.length / size));
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.flushHeaders();
  for (let sent = 0; sent < body.length && !response.destroyed; sent += size) {
    await sleep(pause, undefined, { signal: stop });
    response.write(body.subarray(sent, sent + size));
  }
  response.end();
}
