import { describe, expect, test } from 'vitest';
import { firstStopOf } from '../../src/helpdesk/first-stop.ts';
import { lookUpName, reach, shakeHands } from '../../src/helpdesk/probe-connection.ts';
import { makeAuthority } from './certificates.ts';
import { connectionTo, failureOf } from './given.ts';
import { json, serve } from './scripted-server.ts';

const DESK = 'https://desk.example.com/help';
const PROXY = 'http://ada:s3cret@proxy.example.com:3128';

describe('a request goes first', () => {
  test.each<[string, string, string | undefined, Record<string, string>, string]>([
    ['to the help desk', DESK, undefined, {}, 'https desk.example.com:443 (url)'],
    ['to the port of the url', 'http://desk.example.com:3000', undefined, {}, 'http desk.example.com:3000 (url)'],
    ['to an address of IPv6', 'http://[::1]:3000', undefined, {}, 'http ::1:3000 (url)'],
    ['to the proxy of the target', DESK, PROXY, {}, 'http proxy.example.com:3128 (proxy of the target)'],
    [
      'to the proxy of the target, whatever the environment says',
      DESK,
      PROXY,
      { HTTPS_PROXY: 'http://other:1', NO_PROXY: '*' },
      'http proxy.example.com:3128 (proxy of the target)',
    ],
    ['to HTTPS_PROXY', DESK, undefined, { HTTPS_PROXY: PROXY }, 'http proxy.example.com:3128 (HTTPS_PROXY)'],
    ['to that of small letters', DESK, undefined, { https_proxy: PROXY }, 'http proxy.example.com:3128 (https_proxy)'],
    [
      'to HTTP_PROXY where it is the only one',
      DESK,
      undefined,
      { HTTP_PROXY: PROXY },
      'http proxy.example.com:3128 (HTTP_PROXY)',
    ],
    [
      'past it by an empty variable in small letters, as the transport reads it',
      DESK,
      undefined,
      { http_proxy: '', HTTP_PROXY: PROXY },
      'https desk.example.com:443 (url)',
    ],
    [
      'not to that of https',
      'http://desk.example.com',
      undefined,
      { HTTPS_PROXY: PROXY },
      'http desk.example.com:80 (url)',
    ],
    [
      'past it by NO_PROXY',
      DESK,
      undefined,
      { HTTPS_PROXY: PROXY, NO_PROXY: 'a.org, .example.com' },
      'https desk.example.com:443 (url)',
    ],
    [
      'past it with the port',
      DESK,
      undefined,
      { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com:443' },
      'https desk.example.com:443 (url)',
    ],
    [
      'not past it for another port',
      DESK,
      undefined,
      { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com:80' },
      'http proxy.example.com:3128 (HTTPS_PROXY)',
    ],
    [
      'not past it for half a name',
      DESK,
      undefined,
      { HTTPS_PROXY: PROXY, NO_PROXY: 'ample.com' },
      'http proxy.example.com:3128 (HTTPS_PROXY)',
    ],
  ])('%s', (_, url, proxy, env, told) => {
    const { speaks, host, port, namedBy } = firstStopOf(connectionTo(url, { proxy }), env);
    expect(`${speaks} ${host}:${port} (${namedBy})`).toBe(told);
  });
});

describe('on the way', () => {
  const ours = makeAuthority('House authority');

  test('a certificate is shown with its last day', async () => {
    const desk = await serve([json(200, [])], ours.issue('localhost'));
    const connection = connectionTo(desk.url, { tls: { ca: ours.cert, cert: undefined, key: undefined } });
    const { protocol, validTo } = await shakeHands(firstStopOf(connection, {}), connection);
    expect(protocol).toMatch(/^TLSv1\.[23]$/u);
    expect(validTo).toMatch(/^\d{4}-\d\d-\d\d$/u);
    expect(desk.received).toEqual([]);
  });

  test('a certificate that nobody vouches for is refused as by the client', async () => {
    const desk = await serve([json(200, [])], ours.issue('localhost'));
    const connection = connectionTo(desk.url);
    const failure = await failureOf(shakeHands(firstStopOf(connection, {}), connection));
    expect(failure).toMatchObject({ code: 'TLS_FAILED', hint: expect.stringContaining('tls.ca') });
  });

  test('a name of this machine has an address', async () => {
    const connection = connectionTo('http://localhost:3000');
    expect((await lookUpName(firstStopOf(connection, {}), connection)).length).toBeGreaterThan(0);
  });

  test('a proxy that is not there is told as the proxy, without its password', async () => {
    const connection = connectionTo(DESK);
    const stop = firstStopOf(connection, { HTTPS_PROXY: 'http://ada:s3cret@127.0.0.1:1' });
    const failure = await failureOf(reach(stop, connection));
    expect(failure).toMatchObject({
      code: 'HELP_DESK_UNREACHABLE',
      message: 'Cannot connect to http://127.0.0.1:1: the connection was refused',
      hint: expect.stringContaining('and of the proxy'),
    });
  });
});
