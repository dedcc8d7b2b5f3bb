import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CREATED = 'undici:request:create';
const ANSWERED = 'undici:request:headers';
const ENDED = 'undici:request:trailers';
const FAILED = 'undici:request:error';

/**
 * Logs each request when its answer is complete: method, path, status and duration. Reads neither headers nor bodies.
 * The returned function ends the log.
 */
export function logRequests(say: (line: string) => void): () => void {
  const started = new Map<unknown, { readonly at: number; status: unknown }>();
  const onCreated = (message: unknown): void => {
    started.set(inside(message, 'request'), { at: performance.now(), status: undefined });
  };
  const onAnswered = (message: unknown): void => {
    const entry = started.get(inside(message, 'request'));
    if (entry !== undefined) entry.status = inside(inside(message, 'response'), 'statusCode');
  };
  const onEnded = (message: unknown): void => {
    const request = inside(message, 'request');
    const entry = started.get(request);
    if (entry === undefined) return;
    started.delete(request);
    const [method, path] = [inside(request, 'method'), inside(request, 'path')];
    say(`${method} ${path} ${entry.status ?? 'no answer'} ${Math.round(performance.now() - entry.at)} ms`);
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

function inside(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
}
