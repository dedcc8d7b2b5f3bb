import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ATTRIBUTES, definition, TOKEN, withSandbox } from './support.ts';

/** One request with any Host header and any body; `fetch` would set its own. */
async function send(
  url: string,
  method: string,
  host: string,
  body: string | Buffer,
): Promise<readonly [number, string]> {
  const sent = request(`${url}/api/v1/${ATTRIBUTES}`, {
    method,
    headers: { host, authorization: `Token token=${TOKEN}`, 'content-type': 'application/json' },
  });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return [response?.statusCode ?? 0, response === undefined ? '' : await text(response)];
}

test.each([
  'desk.example.com',
  'desk.example.com:80',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '127.0.0.1@example.com',
])('its API refuses the host %s: a page of another address could read the desk through it', async (host) => {
  await withSandbox({}, async ({ url, desk }) => {
    const refused = [403, 'The sandbox answers to this machine only.\n'];
    expect(await send(url, 'GET', host, '')).toEqual(refused);
    const rows = desk.rows.length;
    expect(await send(url, 'POST', host, JSON.stringify(definition('wing')))).toEqual(refused);
    expect(desk.rows).toHaveLength(rows);
    const { port } = new URL(url);
    expect(await send(url, 'POST', `localhost:${port}`, JSON.stringify(definition('wing')))).toEqual([
      201,
      expect.stringContaining('"wing"'),
    ]);
  });
});

const LIMIT = 32 * 1024 * 1024;

test('it takes a body up to its limit and refuses a larger one, and answers the next request', async () => {
  await withSandbox({}, async ({ url }) => {
    const bodyOf = (bytes: number): Buffer => Buffer.concat([Buffer.from('{}'), Buffer.alloc(bytes - 2, ' ')]);
    expect((await send(url, 'POST', 'localhost', bodyOf(LIMIT)))[0]).not.toBe(413);
    expect(await send(url, 'POST', 'localhost', bodyOf(LIMIT + 1))).toEqual([413, 'The body is too large.\n']);
    expect(await send(url, 'GET', 'localhost', '')).toEqual([200, expect.any(String)]);
  });
});
