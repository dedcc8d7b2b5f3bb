import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CREATED = 'undici:request:create';
const ANSWERED = 'undici:request:headers';
const ENDED = 'undici:request:trailers';
const FAILED = 'undici:request:error';

interface Started {
  readonly at: number;
  status: number | undefined;
}

/**
 * Logs each request when its answer is complete: method, path, status and duration. Reads neither headers nor bodies.
 * The returned function ends the log.
 */
export function logRequests(say: (line: string) => void): () => void {
  const started = new WeakMap<object, Started>();
  const onCreated = (message: unknown): void => {
    const request = requestOf(message);
    if (request !== undefined) started.set(request, { at: performance.now(), status: undefined });
  };
  const onAnswered = (message: unknown): void => {
    const entry = started.get(requestOf(message) ?? {});
    if (entry !== undefined) entry.status = statusOf(message);
  };
  const onEnded = (message: unknown): void => {
    const request = requestOf(message);
    const entry = started.get(request ?? {});
    if (request === undefined || entry === undefined) return;
    started.delete(request);
    const { method, path } = request;
    const duration = Math.round(performance.now() - entry.at);
    say(`${String(method)} ${String(path)} ${entry.status ?? 'no answer'} ${duration} ms`);
  };
  const listeners = [
    [CREATED, onCreated],
    [ANSWERED, onAnswered],
    [ENDED, onEnded],
    [FAILED, onEnded],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

interface Request {
  readonly method?: unknown;
  readonly path?: unknown;
}

function requestOf(message: unknown): Request | undefined {
  const request: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : undefined;
  return typeof request === 'object' && request !== null ? request : undefined;
}

function statusOf(message: unknown): number | undefined {
  const response: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : undefined;
  const status: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'statusCode') : 0;
  return typeof status === 'number' ? status : undefined;
}
