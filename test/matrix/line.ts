import { createServer, type IncomingMessage } from 'node:http';

/** What came back from the help desk. */
export interface Passed {
  readonly status: number;
  readonly text: string;
}

/** What becomes of one request on its way; `pass` gives it to the help desk and waits for the answer. */
export type Meeting = (pass: () => Promise<Passed>) => Promise<Passed | 'hang-up'>;

export interface Line {
  readonly url: string;
  /** The help desk may be another one behind the same address. */
  readonly connectTo: (url: string) => void;
  readonly close: () => Promise<void>;
}

/** Stands before a help desk, counts the requests, and lets something happen at one of them. */
export function openLine(at: number, meeting: Meeting): Promise<Line> {
  let number = 0;
  return openProxy((_, pass) => {
    number += 1;
    return number === at ? meeting(pass) : pass();
  });
}

/** Stands before a help desk, and meets every request by its method and path, such as "GET /api/v1/users/me". */
export async function openProxy(
  meet: (request: string, pass: () => Promise<Passed>) => Promise<Passed | 'hang-up'>,
): Promise<Line> {
  let desk = '';
  const server = createServer((request, response) => {
    meet(`${request.method} ${request.url}`, () => passOn(request, desk)).then(
      (passed) => {
        if (passed === 'hang-up') return request.socket.destroy();
        response.writeHead(passed.status, { 'content-type': 'application/json; charset=utf-8' });
        return response.end(passed.text);
      },
      () => request.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    connectTo: (url) => {
      desk = url;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function passOn(request: IncomingMessage, desk: string): Promise<Passed> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { authorization = '', accept = '' } = request.headers;
  const response = await fetch(`${desk}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { authorization, accept, 'content-type': 'application/json', connection: 'close' },
    ...(pieces.length === 0 ? {} : { body: Buffer.concat(pieces) }),
  });
  return { status: response.status, text: await response.text() };
}
