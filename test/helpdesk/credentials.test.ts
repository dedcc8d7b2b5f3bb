import { describe, expect, test } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { allWords, connectionTo, failureOf, ROW, TOKEN } from './given.ts';
import { error, json, page, type Reply, redirect, serve } from './scripted-server.ts';

describe('credentials arrive as the API wants them', () => {
  test.each<[string, Partial<Connection>, Record<string, string>]>([
    ['an access token', { credentials: { kind: 'token', token: 'abc' } }, { authorization: 'Token token=abc' }],
    [
      'a token from a file that ends in a line end',
      { credentials: { kind: 'token', token: 'abc\n' } },
      { authorization: 'Token token=abc' },
    ],
    ['a bearer', { credentials: { kind: 'bearer', token: 'abc' } }, { authorization: 'Bearer abc' }],
    [
      'user and password, in UTF-8',
      { credentials: { kind: 'basic', user: 'ada', password: 'pässword' } },
      { authorization: `Basic ${Buffer.from('ada:pässword').toString('base64')}` },
    ],
    ['another user', { onBehalfOf: 'bot@example.com' }, { 'x-on-behalf-of': 'bot@example.com' }],
    ['headers of a gateway', { headers: { 'CF-Access-Client-Id': 'id1' } }, { 'cf-access-client-id': 'id1' }],
    [
      'headers that would take the place of ours are left out',
      { credentials: { kind: 'token', token: 'abc' }, headers: { Authorization: 'Basic x', ACCEPT: 'text/html' } },
      { authorization: 'Token token=abc', accept: 'application/json' },
    ],
  ])('%s', async (_, changes, headers) => {
    const server = await serve([json(200, [ROW])]);
    const reader = connectReader(connectionTo(server.url, changes));
    await reader.listAttributes();
    await reader.close();
    expect(server.received[0]?.headers).toMatchObject(headers);
  });
});

/** Its base64 has a "+" and is filled up, so that no two of its forms are the same. */
const SECRET = 'S3cret/w>th "all" & ünusual+signs';
const USER = 'ada';
const BASIC = Buffer.from(`${USER}:${SECRET}`).toString('base64');
const IN_BASE64 = Buffer.from(SECRET).toString('base64');
const IN_A_URL = encodeURIComponent(SECRET);

/** A service that repeats what it was sent, in every form that a text can take. */
const forms: readonly [string, string][] = [
  ['as it is', SECRET],
  ['in a URL', IN_A_URL],
  ['in a URL with small escapes', IN_A_URL.replaceAll(/%../gu, (percent) => percent.toLowerCase())],
  ['as the parameter of a form', IN_A_URL.replaceAll('%20', '+')],
  ['in JSON', JSON.stringify(SECRET)],
  ['in JSON as Rails writes it', JSON.stringify(SECRET).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e')],
  ['in HTML', SECRET.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('>', '&gt;')],
  ['in base64', IN_BASE64],
  ['in base64 that is not filled up', IN_BASE64.replaceAll('=', '')],
  ['in the base64 of URLs', Buffer.from(SECRET).toString('base64url')],
  ['in the header that was sent', `Basic ${BASIC}`],
  ['after control characters', `\u001b[31m${SECRET}\u0007`],
  ['at the place where a long text is cut', `${'x'.repeat(290)}${SECRET}`],
];

const carriers: readonly [string, (text: string) => Reply][] = [
  ['an error', (text) => error(422, `No: ${text}.`)],
  ['a page', (text) => page(500, `No: ${text.replaceAll('<', '')}.`)],
  ['a redirect', (text) => redirect(`http://elsewhere.example.com/${encodeURI(text)}`)],
  ['a row', (text) => json(200, [{ ...ROW, name: text, id: 'x' }])],
];

const holders: readonly [string, Partial<Connection>][] = [
  ['token', { credentials: { kind: 'token', token: SECRET } }],
  ['bearer', { credentials: { kind: 'bearer', token: SECRET } }],
  ['password', { credentials: { kind: 'basic', user: USER, password: SECRET } }],
  ['gateway secret', { headers: { 'CF-Access-Client-Secret': SECRET } }],
];

/** Pieces that nobody could say by chance. */
const TELLING = ['S3cret', BASIC.slice(0, 12), IN_BASE64.slice(0, 9)];

describe('no credential is ever shown', () => {
  const rows = holders.flatMap(([holder, changes]) =>
    forms
      .filter(([form]) => form !== 'in the header that was sent' || holder === 'password')
      .flatMap(([form, text]) =>
        carriers.map(([carrier, reply]) => ({ holder, form, carrier, changes, reply: reply(text) })),
      ),
  );
  test.each(rows)('the $holder $form, repeated by $carrier', async ({ changes, reply }) => {
    const server = await serve([reply]);
    const reader = connectReader(connectionTo(server.url, changes));
    const words = allWords(await failureOf(reader.listAttributes()));
    await reader.close();
    for (const piece of TELLING) expect(words).not.toContain(piece);
  });

  test('no two forms are the same: each has to be looked for', () => {
    expect(new Set(forms.map(([, text]) => text)).size).toBe(forms.length);
    expect(new URLSearchParams([['', SECRET]]).toString()).toBe(`=${IN_A_URL.replaceAll('%20', '+')}`);
  });

  test('a cookie is hidden without its name, too', async () => {
    const server = await serve([error(422, 'bad session abcdef0123456789')]);
    const reader = connectReader(
      connectionTo(server.url, { headers: { Cookie: 'lang=en; session=abcdef0123456789' } }),
    );
    const failure = await failureOf(reader.listAttributes());
    await reader.close();
    expect(failure.message).toContain('"bad session ***"');
  });
});

test('what a stranger says cannot move the cursor, hide itself or fill the screen', async () => {
  const server = await serve([error(422, `\u001b[2Jred\u202e\u0000\n\r\ttext ${'long '.repeat(500)}`)]);
  const reader = connectReader(connectionTo(server.url));
  const { message } = await failureOf(reader.listAttributes());
  await reader.close();
  expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(message).toContain('"red text long');
  expect(message.length).toBeLessThan(500);
});

test('the mask takes nothing from a message but the secret', async () => {
  const server = await serve([error(401, `Token ${TOKEN} is unknown`)]);
  const reader = connectReader(connectionTo(server.url));
  const { message } = await failureOf(reader.listAttributes());
  await reader.close();
  expect(message).toContain('answered 401: "Token *** is unknown"');
});

describe('what is hidden of a sentence of the service', () => {
  const holding = (token: string, headers: Connection['headers'] = {}): Partial<Connection> => ({
    credentials: { kind: 'basic', user: 'ada', password: token },
    headers,
  });

  test.each<[string, Partial<Connection>, string, string]>([
    [
      'a secret that begins with another one goes whole',
      holding('gate-secret', { 'X-Api-Key': 'gate-secret-of-the-proxy' }),
      'No gate-secret-of-the-proxy, nor gate-secret',
      'No ***, nor ***',
    ],
    [
      'so does one that a header begins with',
      holding('gate-secret-of-the-desk', { 'X-Api-Key': 'gate-secret' }),
      'No gate-secret-of-the-desk, nor gate-secret',
      'No ***, nor ***',
    ],
    [
      'a long value is a secret, whatever the name of its header',
      holding(TOKEN, { 'X-Gate': 'a1b2c3d4e5f6g7h8i9j0' }),
      'No a1b2c3d4e5f6g7h8i9j0 here',
      'No *** here',
    ],
    [
      'a short one under a name that says nothing is none',
      holding(TOKEN, { 'X-Gate': 'second-door' }),
      'No second-door here',
      'No second-door here',
    ],
    [
      'a secret that holds a control sequence, which is taken out of what is shown',
      holding('gate-\u001b[0msecret'),
      'No gate-\u001b[0msecret here',
      'No *** here',
    ],
    ['a secret that holds two blanks, of which one is shown', holding('gate  secret'), 'No gate  secret', 'No ***'],
    [
      'a secret that the service has coloured in part',
      holding('gate-secret'),
      'No gate-\u001b[31msec\u001b[0mret here',
      'No *** here',
    ],
  ])('%s', async (_, changes, words, shown) => {
    const server = await serve([error(422, words)]);
    const reader = connectReader(connectionTo(server.url, changes));
    const { message } = await failureOf(reader.listAttributes());
    await reader.close();
    expect(message).toContain(`: "${shown}"`);
  });
});

describe('a secret that is too short to be told from ordinary words', () => {
  const wordsOf = async (words: string, changes: Partial<Connection>): Promise<string> => {
    const server = await serve([error(422, words)]);
    const reader = connectReader(connectionTo(server.url, changes));
    const { message } = await failureOf(reader.listAttributes());
    await reader.close();
    return message;
  };
  const token: Partial<Connection> = { credentials: { kind: 'token', token: 'x' } };
  const basic: Partial<Connection> = { credentials: { kind: 'basic', user: 'ada', password: 'e' } };

  test.each<[string, Partial<Connection>, string, string]>([
    ['leaves the words of the service alone', token, 'An example: text is max. 60', 'An example: text is max. 60'],
    ['does so as a password', basic, 'Name is reserved', 'Name is reserved'],
    ['is hidden in the header that was sent', token, 'You sent Token token=x to me', 'You sent *** to me'],
    ['is hidden as a bearer', { credentials: { kind: 'bearer', token: 'x' } }, 'Bearer x is unknown', '*** is unknown'],
    ['is hidden beside its user', basic, 'No ada:e here', 'No *** here'],
    ['is hidden in a Basic header', basic, `Not Basic ${btoa('ada:e')}`, 'Not Basic ***'],
    ['is hidden from six characters on', { credentials: { kind: 'token', token: 'abcdef' } }, 'abcdef?', '***?'],
  ])('%s', async (_, changes, words, shown) => {
    expect(await wordsOf(words, changes)).toContain(`: "${shown}"`);
  });
});
