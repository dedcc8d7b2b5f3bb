import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from '../problem/failure.ts';
import { type Answer, answer } from './model/answer.ts';
import { type Desk, settingValue } from './model/desk.ts';
import type { SandboxRequest } from './model/request.ts';
import { hasFatalColumn } from './model/table.ts';

/** When the service goes away after a migration that changed columns, and for how long. */
export interface Restart {
  readonly afterSeconds: number;
  readonly outageSeconds: number;
}

/** What happens around the model. */
export interface ServerSettings {
  /** 0 picks a free one. */
  readonly port: number;
  /** Undefined: it never goes away. */
  readonly restart: Restart | undefined;
  /** Keeps the desk; runs after each request that may have changed it and before its answer goes out. */
  readonly remember: () => void;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a desk on the loopback interface, restarts included. */
export async function serve(desk: Desk, settings: ServerSettings): Promise<RunningServer> {
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended: 'no' | 'yes' = 'no';

  const handle = (request: SandboxRequest): Answer => {
    const answered = answer(desk, request, new Date());
    if (request.method !== 'GET' && request.method !== 'HEAD') settings.remember();
    if (answered.migrated === 'columns') scheduleRestart();
    return answered;
  };

  const scheduleRestart = (): void => {
    const { restart } = settings;
    if (restart === undefined || settingValue(desk, 'auto_shutdown') === false || timer !== undefined) return;
    timer = setTimeout(() => void goAway(restart), restart.afterSeconds * 1000);
  };

  const goAway = async (restart: Restart): Promise<void> => {
    await listener?.close();
    listener = undefined;
    // A column with a fatal name keeps the service from booting, so it does not come back (6.5/19).
    if (ended === 'yes' || hasFatalColumn(desk)) return;
    timer = setTimeout(() => void comeBack(), restart.outageSeconds * 1000);
  };

  const comeBack = async (): Promise<void> => {
    timer = undefined;
    listener = await listen(handle, port);
    if (ended === 'yes') await listener.close();
  };

  listener = await listen(handle, settings.port).catch((cause: unknown) => {
    throw new Failure('WRONG_USE', `port ${settings.port} cannot be had`, { hint: 'Try --port 0.', cause });
  });
  const { port } = listener;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      ended = 'yes';
      clearTimeout(timer);
      await listener?.close();
      listener = undefined;
    },
  };
}

async function listen(handle: (request: SandboxRequest) => Answer, port: number): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void respond(handle, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Methods that are none never reach the request handler.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(
      error.code === 'HPE_INVALID_METHOD' ? UNKNOWN_METHOD : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const NOT_ALLOWED = '{"status":405,"error":"Method Not Allowed"}';
const UNKNOWN_METHOD =
  'HTTP/1.1 405 Method Not Allowed\r\nContent-Type: application/json; charset=UTF-8\r\n' +
  `Content-Length: ${NOT_ALLOWED.length}\r\nConnection: close\r\n\r\n${NOT_ALLOWED}`;

async function respond(
  handle: (request: SandboxRequest) => Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    send(handle(await receive(request)), request, response);
  } catch (error) {
    // A client that hangs up is no matter; anything else is a bug of the sandbox and must not look like the service.
    if (response.writable && !response.headersSent) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The sandbox itself failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

async function receive(request: IncomingMessage): Promise<SandboxRequest> {
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

/** A client that shows the tag of what it has gets 304 when nothing changed (5.2/01 "list with If-None-Match"). */
function send(answered: Answer, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string> = { 'cache-control': 'max-age=0, private, must-revalidate' };
  for (const [name, value] of Object.entries(answered.headers)) headers[name] = asHeader(value);
  if (answered.status < 300) {
    headers.etag = `W/"${createHash('md5').update(answered.body).digest('hex')}"`;
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, { etag: headers.etag });
      response.end();
      return;
    }
  }
  response.writeHead(answered.status, headers);
  response.end(answered.body);
}
