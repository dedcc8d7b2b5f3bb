import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** What the server does with one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage, body: string) => void;

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Tells connections apart. */
  readonly fromPort: number | undefined;
}

export interface ScriptedServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
}

const open: Server[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(stop));
});

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Answers as the script says, one reply a request; the last one serves for all that follow. */
export function serve(script: readonly Reply[], tls?: ServerOptions): Promise<ScriptedServer> {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fromPort = request.socket.remotePort;
    const body = await textOf(request);
    const reply = script[Math.min(received.length, script.length - 1)];
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body, fromPort });
    reply?.(response, request, body);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
  return listen(
    tls === undefined ? createServer(handle) : createTlsServer(tls, handle),
    tls ? 'https' : 'http',
    received,
  );
}

/** Puts any HTTP server on a free port of loopback, and away after the test. */
export function listen(
  server: Server,
  scheme: 'http' | 'https',
  received: readonly Received[],
): Promise<ScriptedServer> {
  open.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `${scheme}://127.0.0.1:${port}`, port, received });
    });
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

export const json =
  (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(value));
  };

export const error = (status: number, words: string): Reply => json(status, { error: words, error_human: words });

export const page =
  (status: number, title: string): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(`<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`);
  };

export const raw =
  (status: number, body: string | Buffer, contentType = 'application/json'): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };

export const redirect =
  (location: string): Reply =>
  (response) => {
    response.writeHead(302, { location }).end();
  };

export const hangUp: Reply = (response) => {
  response.destroy();
};

/** What a careless server lets through, and no client takes. */
export const badHeader: Reply = (response) => {
  response.socket?.end('HTTP/1.1 200 OK\r\nX-Bad: a\u0001b\r\nContent-Length: 2\r\n\r\n[]');
};

export const silence: Reply = () => undefined;

/** The head promises more than comes. */
export const cutShort =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 100) });
    response.write(body, () => response.destroy());
  };

/** One byte now and then, for ever. */
export const trickle: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** More than deskform takes, as fast as it is read. */
export const flood =
  (megabytes: number): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(1024 * 1024, ' ');
    let left = megabytes;
    const pour = (): void => {
      while (left-- > 0) {
        if (response.write(piece)) continue;
        response.once('drain', pour);
        return;
      }
      response.end('[]');
    };
    pour();
  };
