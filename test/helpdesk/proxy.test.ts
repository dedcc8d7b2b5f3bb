import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { connectWriter } from '../../src/helpdesk/writer.ts';
import { makeAuthority } from './certificates.ts';
import { allWords, BODY, connectionTo, failureOf, RECORD, ROW } from './given.ts';
import { json, listen, serve } from './scripted-server.ts';

const PASSWORD = 'pr0xy:p@ss';
const EXPECTED = `Basic ${Buffer.from(`ada:${PASSWORD}`).toString('base64')}`;
const LOGIN = `ada:${encodeURIComponent(PASSWORD)}`;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A small real proxy: it forwards plain requests and tunnels the rest, and wants a login. */
async function startProxy() {
  const seen: string[] = [];
  const proxy = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (incoming.headers['proxy-authorization'] !== EXPECTED) {
      response.writeHead(407, { 'content-type': 'text/html' }).end('<title>Login</title>');
      return;
    }
    const { 'proxy-authorization': _, ...headers } = incoming.headers;
    const onward = ask(incoming.url ?? '', { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  });
  proxy.on('connect', (incoming, socket) => {
    seen.push(`CONNECT ${incoming.url}`);
    if (incoming.headers['proxy-authorization'] !== EXPECTED) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    const [host = '', port = ''] = (incoming.url ?? '').split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  return { ...(await listen(proxy, 'http', [])), seen };
}

async function keysThrough(url: string, changes: Partial<Connection>): Promise<readonly string[]> {
  const reader = connectReader(connectionTo(url, changes));
  try {
    return (await reader.listAttributes()).map((attribute) => attribute.key);
  } finally {
    await reader.close();
  }
}

const house = makeAuthority('House authority');
const list = [json(200, [ROW])];
const trusting = { tls: { ca: house.cert, cert: undefined, key: undefined } };

test('a plain help desk is reached through the proxy, with its login', async () => {
  const [desk, proxy] = [await serve(list), await startProxy()];
  expect(await keysThrough(desk.url, { proxy: `http://${LOGIN}@127.0.0.1:${proxy.port}` })).toEqual([
    'Ticket.severity',
  ]);
  expect(proxy.seen).toEqual([`GET ${desk.url}/api/v1/object_manager_attributes`]);
  expect(desk.received[0]?.headers.authorization).toMatch(/^Token token=/);
});

test('a safe help desk is reached through a tunnel, and its certificate is proved all the same', async () => {
  const [desk, proxy] = [await serve(list, house.issue('localhost')), await startProxy()];
  const through = { proxy: `http://${LOGIN}@127.0.0.1:${proxy.port}` };
  expect(await keysThrough(desk.url, { ...through, ...trusting })).toEqual(['Ticket.severity']);
  expect(proxy.seen).toEqual([`CONNECT 127.0.0.1:${desk.port}`]);
  expect((await failureOf(keysThrough(desk.url, through))).code).toBe('TLS_FAILED');
  expect(desk.received).toHaveLength(1);
});

test('a write goes through the tunnel once', async () => {
  const [desk, proxy] = [await serve([json(201, RECORD)], house.issue('localhost')), await startProxy()];
  const writer = connectWriter(
    connectionTo(desk.url, { proxy: `http://${LOGIN}@127.0.0.1:${proxy.port}`, ...trusting }),
  );
  expect(await writer.createAttribute(BODY)).toMatchObject({ outcome: 'answered', status: 201 });
  await writer.close();
  expect(desk.received).toHaveLength(1);
});

describe('the environment names a proxy', () => {
  test('HTTP_PROXY is used where the target says nothing', async () => {
    const [desk, proxy] = [await serve(list), await startProxy()];
    vi.stubEnv('NO_PROXY', '');
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('http_proxy', `http://${LOGIN}@127.0.0.1:${proxy.port}`);
    expect(await keysThrough(desk.url, {})).toEqual(['Ticket.severity']);
    expect(proxy.seen).toHaveLength(1);
  });

  test('NO_PROXY leaves a host out', async () => {
    const [desk, proxy] = [await serve(list), await startProxy()];
    vi.stubEnv('no_proxy', '127.0.0.1');
    vi.stubEnv('http_proxy', `http://${LOGIN}@127.0.0.1:${proxy.port}`);
    expect(await keysThrough(desk.url, {})).toEqual(['Ticket.severity']);
    expect(proxy.seen).toHaveLength(0);
  });
});

describe('a proxy that does not let us through is told as one', () => {
  const wrong = encodeURIComponent('wr0ng-proxy-word');
  test.each<[string, 'http' | 'https']>([
    ['a wrong login for a plain help desk', 'http'],
    ['a wrong login for a safe help desk', 'https'],
  ])('%s', async (_, scheme) => {
    const desk = scheme === 'http' ? await serve(list) : await serve(list, house.issue('localhost'));
    const proxy = await startProxy();
    const failure = await failureOf(
      keysThrough(desk.url, { proxy: `http://ada:${wrong}@127.0.0.1:${proxy.port}`, ...trusting }),
    );
    expect(failure.code).toBe('HELP_DESK_UNREACHABLE');
    expect(failure.message).toMatch(/^The proxy /);
    expect(failure.hint).toMatch(/user and password/);
    expect(allWords(failure)).not.toContain('wr0ng-proxy-word');
    expect(desk.received).toHaveLength(0);
  });

  test('a proxy of the environment that is not there', async () => {
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('http_proxy', `http://${LOGIN}@127.0.0.1:1`);
    const failure = await failureOf(keysThrough('http://127.0.0.1:3000', {}));
    expect(failure.hint).toMatch(/or the proxy/);
    expect(allWords(failure)).not.toContain('pr0xy');
  });

  test('a proxy that is not there', async () => {
    const desk = await serve(list);
    const failure = await failureOf(keysThrough(desk.url, { proxy: `http://${LOGIN}@127.0.0.1:1` }));
    expect(failure.code).toBe('HELP_DESK_UNREACHABLE');
    expect(failure.hint).toMatch(/proxy/);
    expect(allWords(failure)).not.toContain('pr0xy');
  });
});
