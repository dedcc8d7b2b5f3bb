import { expect, test } from 'vitest';
import { proxyAddress } from '../../src/helpdesk/connection.ts';
import { connectionTo } from './given.ts';

const DESK = 'https://desk.example.com/help';
const PROXY = 'http://ada:s3cret@proxy.example.com:3128';

test.each<[string, string, string | undefined, Record<string, string>, boolean]>([
  ['nothing names a proxy', DESK, undefined, {}, false],
  ['the target has one, whatever the environment says', DESK, PROXY, { NO_PROXY: '*' }, true],
  ['HTTPS_PROXY', DESK, undefined, { HTTPS_PROXY: PROXY }, true],
  ['in small letters', DESK, undefined, { https_proxy: PROXY }, true],
  ['HTTP_PROXY is the only one', DESK, undefined, { HTTP_PROXY: PROXY }, true],
  ['an empty variable in small letters wins', DESK, undefined, { http_proxy: '', HTTP_PROXY: PROXY }, false],
  ['that of https is not for http', 'http://desk.example.com', undefined, { HTTPS_PROXY: PROXY }, false],
  ['NO_PROXY names the domain', DESK, undefined, { HTTPS_PROXY: PROXY, NO_PROXY: 'a.org, .example.com' }, false],
  ['NO_PROXY with the port', DESK, undefined, { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com:443' }, false],
  ['NO_PROXY of another port', DESK, undefined, { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com:80' }, true],
  ['NO_PROXY names half of it', DESK, undefined, { HTTPS_PROXY: PROXY, NO_PROXY: 'ample.com' }, true],
])('behind a proxy: %s', (_, url, proxy, env, expected) => {
  expect(proxyAddress(connectionTo(url, { proxy }), env)).toBe(expected ? PROXY : '');
});
