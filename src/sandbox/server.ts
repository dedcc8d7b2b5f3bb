import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../model/failure.ts';
import { asksForPage, isLoopbackHost, receive, send, sendPage } from './http-messages.ts';
import { answer } from './model/answer.ts';
import { type Desk, settingValue } from './model/desk.ts';
import { onlyAsks } from './model/routes.ts';
import { fatalColumnIn } from './model/table.ts';

/** Settings of the server around the model. */
export interface ServerSettings {
  /** 0 selects a free port. */
  readonly port: number;
  /** When the service goes down after a migration that changed columns, and for how long. Undefined: it never restarts. */
  readonly restart: { readonly afterSeconds: number; readonly outageSeconds: number } | undefined;
  /** Stores the desk. Called after each request that may have changed it, before its answer is sent. */
  readonly remember: () => void;
  /** Renders the page of the desk at this address. Default: no page. */
  readonly page?: ((url: string) => string) | undefined;
  /** Receives messages that are not answers. Default: dropped. */
  readonly say?: ((text: string) => void) | undefined;
}

const TRY_AGAIN_MS = 200;

/** Serves a desk on the loopback interface, restarts included. */
export async function serve(desk: Desk, settings: ServerSettings) {
  const end = new AbortController();
  let listener: Awaited<ReturnType<typeof listenWhenFree>>;
  let timer: NodeJS.Timeout | undefined;

  const scheduleRestart = (): void => {
    const { restart } = settings;
    if (restart === undefined || settingValue(desk, 'auto_shutdown') === false || timer !== undefined) return;
    timer = setTimeout(() => void goAway(restart.outageSeconds), restart.afterSeconds * 1000);
  };

  const goAway = async (seconds: number): Promise<void> => {
    const leaving = listener;
    if (leaving === undefined) return;
    listener = undefined;
    await leaving.close();
    // A column with a fatal name prevents the service from starting again (6.5/19).
    if (end.signal.aborted || Object.keys(desk.columns).some((object) => fatalColumnIn(desk, object))) return;
    timer = setTimeout(() => void comeBack(), seconds * 1000);
  };

  const comeBack = async (): Promise<void> => {
    const back = await listenWhenFree(respond, port, end.signal, settings.say);
    timer = undefined;
    listener = back;
    if (end.signal.aborted) await back?.close();
  };

  const respond: RequestListener = async (request, response) => {
    try {
      // The page is not part of the service.
      if (settings.page !== undefined && asksForPage(request)) {
        sendPage(settings.page(addressOf(port)), request, response);
        return;
      }
      if (!isLoopbackHost(request.headers.host))
        return refuse(403, 'The sandbox answers to this machine only.', response);
      const received = await receive(request);
      if (received === 'too-large') return refuse(413, 'The body is too large.', response);
      const answered = answer(desk, received, new Date());
      if (!onlyAsks(desk.release, received)) settings.remember();
      if (answered.migrated === 'columns') scheduleRestart();
      send(answered, request, response);
    } catch (error) {
      reportBug(error, response);
    }
  };

  listener = await listen(respond, settings.port).catch((cause: unknown) => {
    throw new Failure('WRONG_USE', `port ${settings.port} is not available`, { hint: 'Try --port 0.', cause });
  });
  const { port } = listener;
  return {
    url: addressOf(port),
    async close() {
      end.abort();
      clearTimeout(timer);
      await listener?.close();
      listener = undefined;
    },
  };
}

/** An answer of the sandbox's own, which the service would not give. */
function refuse(status: number, text: string, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${text}\n`);
}

/** Reports a bug of the sandbox, so that it does not look like the service. A closed connection is ignored. */
function reportBug(error: unknown, response: ServerResponse): void {
  if (!response.writable || response.headersSent) return;
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`The sandbox itself failed: ${error instanceof Error ? error.message : String(error)}\n`);
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

async function listen(respond: RequestListener, port: number) {
  const server = createServer(respond);
  // Unknown methods never reach the request handler.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(
      error.code === 'HPE_INVALID_METHOD' ? UNKNOWN_METHOD : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Listens as soon as the port is free: another program may use it. Undefined if the sandbox ends first. */
async function listenWhenFree(
  respond: RequestListener,
  port: number,
  stop: AbortSignal,
  say: ServerSettings['say'],
): Promise<Awaited<ReturnType<typeof listen>> | undefined> {
  for (let tried = 0; !stop.aborted; tried += 1) {
    try {
      return await listen(respond, port);
    } catch {
      if (tried === 0)
        say?.(`The sandbox cannot restart: another program uses port ${port}. It retries until the port is free.`);
      await sleep(TRY_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return undefined;
}

const NOT_ALLOWED = '{"status":405,"error":"Method Not Allowed"}';
const UNKNOWN_METHOD =
  'HTTP/1.1 405 Method Not Allowed\r\nContent-Type: application/json; charset=UTF-8\r\n' +
  `Content-Length: ${NOT_ALLOWED.length}\r\nConnection: close\r\n\r\n${NOT_ALLOWED}`;
