import { describe, expect, test } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { allWords, connectionTo, failureOf, ROW, TOKEN } from './given.ts';
import {
  badHeader,
  cutShort,
  error,
  flood,
  hangUp,
  json,
  page,
  type Reply,
  raw,
  redirect,
  serve,
  silence,
  trickle,
} from './scripted-server.ts';

const LIST = '/api/v1/object_manager_attributes';

interface Told {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly requests: number;
}

async function listFrom(replies: readonly Reply[], changes: Partial<Connection> = {}): Promise<Told> {
  const server = await serve(replies);
  const reader = connectReader(connectionTo(server.url, changes));
  const failure = await failureOf(reader.listAttributes());
  await reader.close();
  expect(allWords(failure)).not.toContain(TOKEN);
  return {
    code: failure.code,
    message: failure.message.replaceAll(server.url, 'http://desk'),
    hint: (failure.hint ?? '').replaceAll(server.url, 'http://desk'),
    requests: server.received.length,
  };
}

describe('a list that cannot be read says what happened and what to do', () => {
  test.each<[string, readonly Reply[], Partial<Connection>, string, RegExp, RegExp, number]>([
    [
      'a token that nobody knows is a failed login',
      [error(401, "Can't find User for Token")],
      {},
      'LOGIN_FAILED',
      /^The credentials are not accepted: GET \/api\/v1\/object_manager_attributes at http:\/\/desk answered 401: "Can't find User for Token"$/,
      /Create a new one in the help desk/,
      1,
    ],
    [
      'a wrong password names user name and password',
      [error(401, 'Invalid BasicAuth credentials')],
      { credentials: { kind: 'basic', user: 'ada', password: TOKEN } },
      'LOGIN_FAILED',
      /answered 401: "Invalid BasicAuth credentials"/,
      /Check the user name and password/,
      1,
    ],
    [
      'a token without permission names admin.object',
      [error(403, 'Not authorized (token)!')],
      {},
      'PERMISSION_MISSING',
      /answered 403: "Not authorized \(token\)!"/,
      /The token and its user both need the admin\.object permission/,
      1,
    ],
    [
      'credentials that did not arrive are a missing permission, too',
      [error(403, 'Authentication required')],
      {},
      'PERMISSION_MISSING',
      /answered 403: "Authentication required"/,
      /if a proxy removes the credentials/,
      1,
    ],
    [
      'on behalf of another, the hint names admin.user and the other',
      [error(403, "No such user 'bot@example.com'")],
      { onBehalfOf: 'bot@example.com' },
      'PERMISSION_MISSING',
      /No such user 'bot@example\.com'/,
      /needs admin\.user, and bot@example\.com must exist and have admin\.object/,
      1,
    ],
    [
      'a firewall page with 403 is told as a page',
      [page(403, 'Request blocked')],
      {},
      'PERMISSION_MISSING',
      /answered 403 with a web page: "Request blocked"/,
      /firewall/,
      1,
    ],
    [
      'an address without the API is no help desk',
      [page(404, 'Not Found')],
      {},
      'NOT_A_HELP_DESK',
      /There is no help desk at this address: .* answered 404 with a web page: "Not Found"/,
      /without \/api\/v1/,
      1,
    ],
    [
      'another service with an API of its own is no help desk',
      [json(404, { message: 'no such endpoint' })],
      {},
      'NOT_A_HELP_DESK',
      /answered 404: "no such endpoint"/,
      /Check the url of the target \(now http:\/\/desk\)/,
      1,
    ],
    [
      'a 422 is refused in the words of the service',
      [error(422, 'Nope')],
      {},
      'REQUEST_REFUSED',
      /answered 422: "Nope"/,
      /Fix the definition/,
      1,
    ],
    [
      'an error that the service hides says who may see it',
      [json(500, { error: 'Error ID YwMvkaap: Please contact your administrator.' })],
      {},
      'HELP_DESK_ERROR',
      /The help desk failed: .* answered 500: "Error ID YwMvkaap/,
      /Look up this Error ID in the help desk's log\. Only a token with the admin permission receives/,
      1,
    ],
    [
      'a page instead of data is no help desk',
      [page(200, 'Sign in to Example')],
      {},
      'NOT_A_HELP_DESK',
      /Got a web page instead of data: .* answered 200 with a web page: "Sign in to Example"/,
      /A login page or another service/,
      1,
    ],
    [
      'a redirect to a login page is not followed',
      [redirect('https://sso.example.com/login?return=secret-state')],
      {},
      'NOT_A_HELP_DESK',
      /answered 302 with a redirect to https:\/\/sso\.example\.com\/login$/,
      /login page in front of the help desk/,
      1,
    ],
    [
      'a redirect from http to https says which address to write',
      [redirect(`https://desk.example.com${LIST}`)],
      {},
      'NOT_A_HELP_DESK',
      /with a redirect to https:\/\/desk\.example\.com\/api\/v1\/object_manager_attributes$/,
      /The help desk requires https\. If that is your help desk, set url: https:\/\/desk\.example\.com\./,
      1,
    ],
    [
      'JSON that breaks off is unreadable, and not a shorter list',
      [raw(200, JSON.stringify([ROW]).slice(0, -20))],
      {},
      'ANSWER_UNREADABLE',
      /answered 200 with truncated or invalid JSON/,
      /Run again/,
      1,
    ],
    [
      'an empty body is unreadable',
      [raw(200, '')],
      {},
      'ANSWER_UNREADABLE',
      /answered 200 with an empty body/,
      /Run again/,
      1,
    ],
    [
      'letters that are no UTF-8 are unreadable, since they could not be sent back',
      [raw(200, Buffer.from(JSON.stringify([{ ...ROW, display: 'Schwere \u00e4' }]), 'latin1'))],
      {},
      'ANSWER_UNREADABLE',
      /with text that is not UTF-8/,
      /Run again/,
      1,
    ],
    [
      'an empty list is unreadable',
      [json(200, [])],
      {},
      'ANSWER_UNREADABLE',
      /holds no attribute/,
      /url of the target/,
      1,
    ],
    [
      'a list with a row that lacks something names row and key',
      [json(200, [ROW, { ...ROW, name: 'colour', position: '7' }])],
      {},
      'ANSWER_UNREADABLE',
      /in row 2 \(Ticket\.colour\), "position" is a text, not a whole number/,
      /url of the target/,
      1,
    ],
    [
      'a list of something else names its first row',
      [json(200, ['a', 'b'])],
      {},
      'ANSWER_UNREADABLE',
      /row 1 is a text, not an object/,
      /url of the target/,
      1,
    ],
    [
      'an object where the list should be is unreadable',
      [json(200, { items: [] })],
      {},
      'ANSWER_UNREADABLE',
      /it is an object, not a list of attributes/,
      /url of the target/,
      1,
    ],
    [
      'a body cut short is asked for again, and is then a failure',
      [cutShort('[{"id":1')],
      {},
      'HELP_DESK_UNREACHABLE',
      /was interrupted before the answer was complete/,
      /Run again/,
      3,
    ],
    [
      'a header with a control character is not HTTP',
      [badHeader],
      {},
      'NOT_A_HELP_DESK',
      /got an answer that is not HTTP: Parse Error: Invalid header value char/,
      /^Another service may answer there\. Check the port/,
      1,
    ],
    [
      'a connection that is closed without a word is asked again',
      [hangUp],
      {},
      'HELP_DESK_UNREACHABLE',
      /was interrupted/,
      /or the help desk requires https/,
      3,
    ],
    [
      'a proxy without its service is asked again',
      [page(502, 'Bad Gateway')],
      {},
      'HELP_DESK_UNREACHABLE',
      /The help desk is not available: .* answered 502 with a web page: "Bad Gateway"/,
      /It may be restarting/,
      3,
    ],
    [
      'a service that does not answer in time is asked again',
      [silence],
      { timeoutMs: 150 },
      'HELP_DESK_TIMEOUT',
      /got no complete answer within 150 ms/,
      /raise the target's timeout setting/,
      3,
    ],
    [
      'a body that drips for ever is out of time, too',
      [trickle],
      { timeoutMs: 150 },
      'HELP_DESK_TIMEOUT',
      /got no complete answer within 150 ms/,
      /raise the target's timeout setting/,
      3,
    ],
    [
      'more than 64 MB is no list of attributes',
      [flood(66)],
      { timeoutMs: 30_000 },
      'ANSWER_UNREADABLE',
      /answered with more than 64 MB/,
      /check the url/,
      1,
    ],
    [
      'a limit of requests that asks to wait long is told at once',
      [json(429, { error: 'slow down' }, { 'retry-after': '3600' })],
      {},
      'HELP_DESK_ERROR',
      /Too many requests: .* answered 429: "slow down"/,
      /Run again in 3600 s\./,
      1,
    ],
    [
      'one that asks to wait until a time that is far off is told at once, too',
      [json(429, { error: 'slow down' }, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() })],
      {},
      'HELP_DESK_ERROR',
      /Too many requests: .* answered 429: "slow down"/,
      /Run again in 3\d{3} s\./,
      1,
    ],
    [
      'nobody waits for more than half a minute',
      [json(503, { error: 'away' }, { 'retry-after': '31' })],
      {},
      'HELP_DESK_UNREACHABLE',
      /The help desk is not available: .* answered 503: "away"/,
      /Run again in 31 s\./,
      1,
    ],
    [
      'a page of nothing but beginnings of a title is not read to its end',
      [page(404, '<title'.repeat(1_000_000))],
      {},
      'NOT_A_HELP_DESK',
      /^There is no help desk at this address: .{0,500}$/,
      /Check the url/,
      1,
    ],
    [
      'words without end are cut',
      [error(422, 'ä😀'.repeat(1_000_000))],
      {},
      'REQUEST_REFUSED',
      /: "(?:ä😀){150}…"$/u,
      /This request changed nothing/,
      1,
    ],
  ])('%s', async (_, replies, changes, code, message, hint, requests) => {
    const told = await listFrom(replies, changes);
    expect(told.code).toBe(code);
    expect(told.message).toMatch(message);
    expect(told.hint).toMatch(hint);
    expect(told.requests).toBe(requests);
  });
});

describe('an address where nobody answers', () => {
  test.each<[string, string, string, RegExp, RegExp]>([
    [
      'a port where nobody listens is an unreachable help desk',
      'http://127.0.0.1:1',
      'HELP_DESK_UNREACHABLE',
      /Cannot connect to http:\/\/127\.0\.0\.1:1: the connection was refused/,
      /Check the url and port of the target/,
    ],
    [
      'a name that does not exist is an unreachable help desk',
      'http://desk.invalid',
      'HELP_DESK_UNREACHABLE',
      /Cannot resolve the host name of http:\/\/desk\.invalid/,
      /the DNS of this machine/,
    ],
  ])('%s', async (_, url, code, message, hint) => {
    const reader = connectReader(connectionTo(url));
    const failure = await failureOf(reader.listAttributes());
    await reader.close();
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(message);
    expect(failure.hint).toMatch(hint);
    expect(failure.cause).toBeInstanceOf(Error);
  });
});

describe('settings that cannot work fail before any request', () => {
  test.each<[string, Partial<Connection>, RegExp]>([
    ['an address that is none', { url: 'helpdesk.example.com' }, /^The url of the target is not an address/],
    [
      'an address with a password',
      { url: `https://ada:${encodeURIComponent(TOKEN)}@desk.example.com` },
      /contains credentials/,
    ],
    ['an address with a query', { url: 'https://desk.example.com/?x=1' }, /has a query/],
    ['a proxy that is none', { proxy: `ada:${TOKEN}@proxy` }, /^The proxy of the target is not an address/],
    [
      'a token with a line end inside',
      { credentials: { kind: 'token', token: `${TOKEN}\nX-Evil: 1` } },
      /^The token .* cannot be sent/,
    ],
    ['an empty token', { credentials: { kind: 'bearer', token: '' } }, /^The token is empty/],
    ['a header with a line end inside', { headers: { 'X-Note': 'a\r\nb' } }, /^The header X-Note/],
    ['an authority that is no PEM', { tls: { ca: 'nonsense', cert: 'nonsense', key: undefined } }, /^The files of tls/],
  ])('%s', async (_, changes, message) => {
    const failure = await failureOf(
      Promise.resolve().then(() => connectReader(connectionTo('http://127.0.0.1:1', changes))),
    );
    expect(failure.message).toMatch(message);
    expect(failure.hint).toBeDefined();
    expect(allWords(failure)).not.toContain(TOKEN);
  });
});
