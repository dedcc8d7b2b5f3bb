import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createSecureServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { openCount, openGet, openSend } from '../../src/helpdesk/transport.ts';
import { byDepth } from '../deep.ts';
import { makeAuthority } from './certificates.ts';
import { connectionTo } from './given.ts';
import { startProxy } from './proxy-server.ts';
import { json, type Reply, serve, silence } from './scripted-server.ts';

/** What is sent again if it was not sent: each case asks a real server, and looks at what has reached it. */

interface Listener {
  readonly port: number;
  /** All bytes that arrived, as text. */
  readonly heard: () => string;
  /** The connections that are still open. */
  readonly open: () => number;
}

/** A port that does with each connection, and with each piece that arrives on it, what it is told. */
async function listenTo(
  onPiece: (socket: Socket, piece: string) => void,
  onConnection: (socket: Socket) => void = () => undefined,
): Promise<Listener> {
  const sockets = new Set<Socket>();
  let heard = '';
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
      onPiece(socket, piece.toString('latin1'));
    });
    onConnection(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    heard: () => heard,
    open: () => sockets.size,
  };
}

const DEAF = `
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000);
  });`;

/** A port of a process that accepts nothing, whose queue of connections is full. */
async function fullPort(): Promise<number> {
  const deaf = spawn(process.execPath, ['-e', DEAF]);
  onTestFinished(() => void deaf.kill('SIGKILL'));
  const [text] = await once(deaf.stdout, 'data');
  const port = Number(String(text));
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    const isIn = await Promise.race([once(socket, 'connect'), sleep(100, undefined)]);
    if (isIn === undefined) return port;
  }
  throw new Error('The queue did not fill');
}

const SLOW = 150;
const POST = { method: 'POST', path: '/api/v1/object_manager_attributes' } as const;

async function post(url: string, changes: Partial<Connection> = {}) {
  const { send, close } = openSend(connectionTo(url, { timeoutMs: SLOW, ...changes }));
  const began = performance.now();
  const exchange = await send(POST, '{"name":"ä"}');
  const took = performance.now() - began;
  await close();
  return { ...exchange, took };
}

const house = makeAuthority('House authority');
const trusting = { tls: { ca: house.cert, cert: undefined, key: undefined } };
const nothing = (): void => undefined;
const hangUp = (socket: Socket): void => void socket.destroy();
const isOver = { interval: 10, timeout: 2_000 };

describe('at the deadline', () => {
  test('a service that accepts and never answers may have the request', async () => {
    const desk = await listenTo(nothing);
    expect(await post(`http://127.0.0.1:${desk.port}`)).toMatchObject({ outcome: 'lost', kind: 'timeout' });
    expect(desk.heard()).toMatch(/^POST .*\r\ncontent-length: 13\r\n(?:.*\r\n)?\r\n\{"name":"\u00c3\u00a4"\}$/isu);
    await expect.poll(desk.open, isOver).toBe(0);
  });

  test.each([
    ['TLS that stalls', 'https', 'direct'],
    ['a proxy whose TLS stalls', 'http', 'https'],
    ['a proxy that stalls in CONNECT', 'https', 'http'],
  ] as const)('%s has nothing of it', async (_, scheme, way) => {
    const { port, heard, open } = await listenTo(nothing);
    const here = `127.0.0.1:${port}`;
    const through = way === 'direct' ? {} : { proxy: `${way}://${here}` };
    const exchange = await post(`${scheme}://${way === 'direct' ? here : 'desk.example.com'}`, through);
    expect(exchange).toMatchObject({ outcome: 'unsent', kind: 'timeout' });
    expect(exchange.took).toBeLessThan(SLOW * 4);
    expect(heard()).not.toBe('');
    expect(heard()).not.toMatch(/POST|object_manager/u);
    await expect.poll(open, isOver).toBe(0);
  });

  test('TLS that stalls behind an open tunnel has nothing of it', async () => {
    const proxy = await listenTo((socket, piece) => {
      if (piece.startsWith('CONNECT ')) socket.write('HTTP/1.1 200 OK\r\n\r\n');
    });
    const exchange = await post('https://desk.example.com', { proxy: `http://127.0.0.1:${proxy.port}` });
    expect(exchange).toMatchObject({ outcome: 'unsent', kind: 'timeout' });
    expect(proxy.heard()).toMatch(/^CONNECT desk\.example\.com:443 HTTP\/1\.1\r\n/u);
    expect(proxy.heard()).not.toMatch(/POST|object_manager/u);
    await expect.poll(proxy.open, isOver).toBe(0);
  });

  test('a service that does not accept has nothing of it', async () => {
    const port = await fullPort();
    const exchange = await post(`http://127.0.0.1:${port}`);
    expect(exchange).toMatchObject({ outcome: 'unsent', kind: 'timeout' });
    expect(exchange.took).toBeLessThan(SLOW * 4);
  });

  test('a service that opens its TLS late does not get the request afterwards', async () => {
    const desk = await serve([json(200, {})], house.issue('localhost'));
    const late = await listenTo(nothing, (socket) => {
      socket.pause();
      setTimeout(() => socket.resume(), SLOW * 2);
    });
    const exchange = await post(`https://127.0.0.1:${late.port}`, trusting);
    expect(exchange).toMatchObject({ outcome: 'unsent', kind: 'timeout' });
    await sleep(SLOW * 2);
    expect([late.open(), desk.received.length]).toEqual([0, 0]);
  });
});

describe('a connection that ends', () => {
  test.each([
    ['before TLS is ready was not used', 'https', hangUp, 'unsent'],
    ['after the request may have brought it', 'http', hangUp, 'lost'],
  ] as const)('%s', async (_, scheme, onPiece, outcome) => {
    const desk = await listenTo(onPiece);
    expect(await post(`${scheme}://127.0.0.1:${desk.port}`)).toMatchObject({ outcome, kind: 'cut-short' });
  });

  test('in CONNECT was not used', async () => {
    const proxy = await listenTo(hangUp);
    const through = { proxy: `http://127.0.0.1:${proxy.port}` };
    expect(await post('https://desk.example.com', through)).toMatchObject({ outcome: 'unsent', kind: 'cut-short' });
  });

  test('inside a chunk makes the answer worthless', async () => {
    const desk = await listenTo((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n'),
    );
    expect(await post(`http://127.0.0.1:${desk.port}`)).toMatchObject({ outcome: 'lost', kind: 'cut-short' });
  });

  test.each(['', 'connection: upgrade\r\nupgrade: x\r\n'])('to become another one is no answer: %j', async (fields) => {
    const desk = await listenTo((socket) => socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields}\r\n`));
    const exchange = await post(`http://127.0.0.1:${desk.port}`, { timeoutMs: 2_000 });
    expect(exchange).toMatchObject({ outcome: 'lost', kind: 'cut-short' });
    await expect.poll(desk.open, isOver).toBe(0);
  });

  test('without a certificate that the service wants brought nothing', async () => {
    const asks = { ...house.issue('localhost'), ca: house.cert, requestCert: true, rejectUnauthorized: true };
    const desk = await serve([json(200, {})], asks);
    const { outcome, ...exchange } = await post(desk.url, { ...trusting, timeoutMs: 2_000 });
    // The reset of its connection may overtake the reason.
    expect(['tls unsent', 'cut-short lost']).toContain(`${'kind' in exchange && exchange.kind} ${outcome}`);
    expect(desk.received).toHaveLength(0);
  });
});

test('an interim answer in one piece with the answer does not end an exchange', async () => {
  const words = 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';
  const desk = await listenTo((socket) => socket.write(words));
  expect(await post(`http://127.0.0.1:${desk.port}`)).toMatchObject({ outcome: 'answered', status: 200, text: '{}' });
});

describe('a proxy that refuses', () => {
  test.each([
    ['https', 'a tunnel', 'HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\n{}'],
    ['https', 'a tunnel, in the words of an answer', 'HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}'],
    ['http', 'a login', 'HTTP/1.1 407 Login\r\ncontent-length: 2\r\n\r\n{}'],
  ])('%s: %s', async (scheme, _, answer) => {
    const proxy = await listenTo((socket) => socket.write(answer));
    const exchange = await post(`${scheme}://desk.example.com`, { proxy: `http://127.0.0.1:${proxy.port}` });
    expect(exchange).toMatchObject({ outcome: 'unsent', kind: 'proxy' });
    await expect.poll(proxy.open, isOver).toBe(0);
  });
});

test.each([
  ['without TLS', undefined],
  ['with TLS', house.issue('localhost')],
])('a help desk %s is reached through the tunnel of a proxy with TLS', async (_, tls) => {
  const [desk, plain] = [await serve([json(200, {})], tls), await startProxy()];
  const front = createSecureServer(house.issue('localhost'), (socket) => {
    socket.pipe(connect(plain.port, '127.0.0.1')).pipe(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void front.close());
  const address = front.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const proxy = plain.address.replace(/^http:(.*:)\d+$/u, `https:$1${port}`);
  const exchange = await post(desk.url, { ...trusting, proxy, timeoutMs: 2_000 });
  expect(exchange).toMatchObject({ outcome: 'answered', status: 200 });
  expect(plain.seen).toEqual([`CONNECT 127.0.0.1:${desk.port}`]);
});

describe('a client that is closed', () => {
  test.each([
    ['ends a request in flight, which may have arrived', 'http', 'lost'],
    ['ends a connection that is being opened', 'https', 'unsent'],
  ])('%s', async (_, scheme, outcome) => {
    const desk = await listenTo(nothing);
    const { get, close } = openGet(connectionTo(`${scheme}://127.0.0.1:${desk.port}`, { timeoutMs: 60_000 }));
    const asked = get('/');
    await expect.poll(desk.heard, isOver).not.toBe('');
    await close();
    expect(await asked).toMatchObject({ outcome });
    await expect.poll(desk.open, isOver).toBe(0);
    expect(await get('/')).toMatchObject({ outcome: 'unsent', kind: 'network' });
  });
});

const TICKETS = '/api/v1/tickets/selector';

describe('connections', () => {
  test('of reads end with their answers; those of counts are kept', async () => {
    const desk = await serve([json(200, {})]);
    const reads = openGet(connectionTo(desk.url));
    for (let asked = 0; asked < 3; asked += 1) await reads.get('/');
    const counts = openCount(connectionTo(desk.url));
    for (let asked = 0; asked < 3; asked += 1) await counts.count(TICKETS, '{}');
    await Promise.all([reads.close(), counts.close()]);
    const ports = desk.received.map(({ fromPort }) => fromPort);
    expect([new Set(ports.slice(0, 3)).size, new Set(ports.slice(3)).size]).toEqual([3, 1]);
  });

  test('that the service closes without a word lose no count', async () => {
    const desk = await serve([
      (response, request, body) => {
        response.on('finish', () => request.socket.end());
        json(200, {})(response, request, body);
      },
    ]);
    const { count, close } = openCount(connectionTo(desk.url));
    const ten = async (): Promise<readonly string[]> => {
      const outcomes: string[] = [];
      for (let asked = 0; asked < 10; asked += 1) outcomes.push((await count(TICKETS, '{}')).outcome);
      return outcomes;
    };
    const all = await Promise.all([ten(), ten(), ten(), ten()]);
    expect(all.flat().filter((outcome) => outcome !== 'answered')).toEqual([]);
    await close();
  });

  test('that are reset within a count: it is asked again on a new one, and only there', async () => {
    const desk = await serve([json(200, {}), (response) => response.socket?.resetAndDestroy()]);
    const { count, close } = openCount(connectionTo(desk.url));
    await count(TICKETS, '{}');
    expect(await count(TICKETS, '{}')).toMatchObject({ outcome: 'lost', kind: 'cut-short' });
    expect(desk.received).toHaveLength(3);
    await close();
  });

  test('on which something came unasked are not used again', async () => {
    const said = (piece: string): string => {
      const body = JSON.stringify({ of: /"n(\d+)"/u.exec(piece)?.[1] });
      return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    const desk = await listenTo((socket, piece) => {
      if (!piece.includes('"n')) return;
      socket.write(said(piece));
      setTimeout(() => socket.write(said(piece)), 5);
    });
    const { count, close } = openCount(connectionTo(`http://127.0.0.1:${desk.port}`));
    for (const asked of ['1', '2', '3', '4']) {
      expect(await count(TICKETS, `"n${asked}"`)).toMatchObject({ json: { of: asked } });
      await sleep(30);
    }
    await close();
  });

  test('on which more came than an answer have given that answer', async () => {
    const answer = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}<!-- seen -->';
    const desk = await listenTo((socket) => socket.write(answer));
    const { get, close } = openGet(connectionTo(`http://127.0.0.1:${desk.port}`));
    expect(await get('/')).toMatchObject({ outcome: 'answered', text: '{}' });
    await close();
  });
});

describe('headers', () => {
  test.each(['Transfer-Encoding', 'Trailer', 'Keep-Alive', 'Upgrade', 'Expect', 'Proxy-Authorization', 'a b', ''])(
    'that nobody may send are refused before any request: %s',
    (name) => {
      expect(() => openSend(connectionTo('http://127.0.0.1:1', { headers: { [name]: 'x' } }))).toThrow(
        `The header ${name} cannot be sent`,
      );
    },
  );

  test('are sent as the bytes of UTF-8, and name the host with its port', async () => {
    const desk = await serve([silence]);
    await post(desk.url, { headers: { 'X-Gate': 'ä' } });
    const [received] = desk.received;
    expect(received?.headers).toMatchObject({
      'x-gate': Buffer.from('ä').toString('latin1'),
      host: `127.0.0.1:${desk.port}`,
      'content-length': '13',
      'accept-encoding': 'identity',
      connection: 'close',
    });
  });

  test('may name another host, whose certificate the help desk has then', async () => {
    const desk = await serve([json(200, {})], house.issue('desk.example.com'));
    const asked = { ...trusting, timeoutMs: 2_000 };
    expect(await post(desk.url, asked)).toMatchObject({ outcome: 'unsent', kind: 'tls' });
    const named = await post(desk.url, { ...asked, headers: { Host: 'desk.example.com:8443' } });
    expect(named).toMatchObject({ outcome: 'answered' });
    expect(desk.received[0]?.headers.host).toBe('desk.example.com:8443');
  });
});

describe('whenever a deadline, the service or the user ends a request, "unsent" is true', () => {
  /** Answers, hangs up or resets, sooner or later. */
  const moody: Reply = (response) => {
    const mood = Math.random();
    if (mood < 0.2) response.destroy();
    else if (mood < 0.3) response.socket?.resetAndDestroy();
    else setTimeout(() => json(200, {})(response, response.req, ''), mood * 5);
  };

  test.each([
    ['http', undefined, 'direct'],
    ['https', house.issue('localhost'), 'direct'],
    ['http through a proxy', undefined, 'proxy'],
    ['https through a proxy', house.issue('localhost'), 'proxy'],
  ] as const)('%s', async (_, tls, way) => {
    const [desk, { address }] = [await serve([moody], tls), await startProxy()];
    const unsent: string[] = [];
    const ask = async (path: string): Promise<void> => {
      const settings = { ...trusting, proxy: way === 'proxy' ? address : undefined, timeoutMs: 1 + Math.random() * 25 };
      const { send, close } = openSend(connectionTo(desk.url, settings));
      const interruption = Math.random() < 0.2 ? setTimeout(() => void close(), Math.random() * 15) : undefined;
      const { outcome } = await send({ method: 'POST', path }, 'x'.repeat(Math.random() * 1000));
      if (outcome === 'unsent') unsent.push(path);
      clearTimeout(interruption);
      await close();
    };
    for (let round = 0; round < byDepth({ day: 20, deep: 400 }); round += 1)
      await Promise.all([1, 2, 3, 4].map((place) => ask(`/${round}-${place}`)));
    await sleep(SLOW);
    const arrived = desk.received.map(({ path }) => new URL(path, desk.url).pathname);
    expect(arrived.filter((path) => unsent.includes(path))).toEqual([]);
    expect(new Set(arrived).size).toBe(arrived.length);
  });
});
