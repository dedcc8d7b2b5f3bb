import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { connectWriter } from '../../src/helpdesk/writer.ts';
import { makeAuthority } from './certificates.ts';
import { allWords, BODY, connectionTo, failureOf, RECORD, ROW } from './given.ts';
import { LOGIN, startProxy } from './proxy-server.ts';
import { json, serve } from './scripted-server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

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
  expect(await keysThrough(desk.url, { proxy: proxy.address })).toEqual(['Ticket.severity']);
  expect(proxy.seen).toEqual([`GET ${desk.url}/api/v1/object_manager_attributes`]);
  expect(desk.received[0]?.headers.authorization).toMatch(/^Token token=/);
});

test('a safe help desk is reached through a tunnel, and its certificate is proved all the same', async () => {
  const [desk, proxy] = [await serve(list, house.issue('localhost')), await startProxy()];
  const through = { proxy: proxy.address };
  expect(await keysThrough(desk.url, { ...through, ...trusting })).toEqual(['Ticket.severity']);
  expect(proxy.seen).toEqual([`CONNECT 127.0.0.1:${desk.port}`]);
  expect((await failureOf(keysThrough(desk.url, through))).code).toBe('TLS_FAILED');
  expect(desk.received).toHaveLength(1);
});

test('a write goes through the tunnel once', async () => {
  const [desk, proxy] = [await serve([json(201, RECORD)], house.issue('localhost')), await startProxy()];
  const writer = connectWriter(connectionTo(desk.url, { proxy: proxy.address, ...trusting }));
  expect(await writer.createAttribute(BODY)).toMatchObject({ outcome: 'answered', status: 201 });
  await writer.close();
  expect(desk.received).toHaveLength(1);
});

describe('the environment names a proxy', () => {
  test('HTTP_PROXY is used where the target says nothing', async () => {
    const [desk, proxy] = [await serve(list), await startProxy()];
    vi.stubEnv('NO_PROXY', '');
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('http_proxy', proxy.address);
    expect(await keysThrough(desk.url, {})).toEqual(['Ticket.severity']);
    expect(proxy.seen).toHaveLength(1);
  });

  test('NO_PROXY leaves a host out', async () => {
    const [desk, proxy] = [await serve(list), await startProxy()];
    vi.stubEnv('no_proxy', '127.0.0.1');
    vi.stubEnv('http_proxy', proxy.address);
    expect(await keysThrough(desk.url, {})).toEqual(['Ticket.severity']);
    expect(proxy.seen).toHaveLength(0);
  });
});

test.each(['proxy.example.com:3128', 'socks5://ada:s3cret@proxy.example.com', '%'])(
  'a proxy of the environment that is none fails before any request: %s',
  async (address) => {
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('http_proxy', address);
    const failure = await failureOf(keysThrough('http://127.0.0.1:1', {}));
    expect(failure.message).toBe('HTTP_PROXY or HTTPS_PROXY is not an address that begins with http:// or https://');
    expect(failure.hint).toBe('Write it like http://proxy.example.com:3128, or unset it.');
    expect(allWords(failure)).not.toContain('s3cret');
  },
);

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
    expect(failure.hint).toMatch(/user name and password/);
    expect(allWords(failure)).not.toContain('wr0ng-proxy-word');
    expect(desk.received).toHaveLength(0);
  });

  test('a proxy of the environment that is not there', async () => {
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('http_proxy', `http://${LOGIN}@127.0.0.1:1`);
    const failure = await failureOf(keysThrough('http://127.0.0.1:3000', {}));
    expect(failure.hint).toMatch(/proxy setting of the target, or HTTPS_PROXY/);
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
