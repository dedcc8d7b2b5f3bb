import { describe, expect, test } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { connectWriter } from '../../src/helpdesk/writer.ts';
import { makeAuthority } from './certificates.ts';
import { BODY, connectionTo, failureOf, ROW } from './given.ts';
import { json, type ScriptedServer, serve } from './scripted-server.ts';

const ours = makeAuthority('House authority');
const theirs = makeAuthority('Some other authority');
const server = ours.issue('localhost');
const client = ours.issue('deskform');
const list = [json(200, [ROW])];

const trusting = (changes: Partial<Connection['tls']> = {}): Partial<Connection> => ({
  tls: { ca: ours.cert, cert: undefined, key: undefined, ...changes },
});

async function keysFrom(desk: ScriptedServer, changes: Partial<Connection>): Promise<readonly string[]> {
  const reader = connectReader(connectionTo(desk.url, changes));
  try {
    return (await reader.listAttributes()).map((attribute) => attribute.key);
  } finally {
    await reader.close();
  }
}

test('a help desk with a certificate of its own authority is trusted through tls.ca', async () => {
  expect(await keysFrom(await serve(list, server), trusting())).toEqual(['Ticket.severity']);
});

test('a help desk that wants client certificates gets ours', async () => {
  const desk = await serve(list, { ...server, ca: ours.cert, requestCert: true, rejectUnauthorized: true });
  expect(await keysFrom(desk, trusting(client))).toEqual(['Ticket.severity']);
});

describe('a connection that is not safe sends nothing and says why', () => {
  const wrongName = ours.issue('desk.example.com');
  const old = ours.issue('localhost', 'expired');
  test.each<[string, object, Partial<Connection>, RegExp, RegExp]>([
    ['an authority that nobody knows', server, {}, /^The TLS connection to https:\/\/127/, /tls\.ca/],
    [
      'another authority than the one given',
      server,
      { tls: { ca: theirs.cert, cert: undefined, key: undefined } },
      /^The TLS connection/,
      /tls\.ca/,
    ],
    ['a certificate for another name', wrongName, trusting(), /^The TLS connection/, /for another host name/],
    ['a certificate that has expired', old, trusting(), /expired/, /Renew/],
  ])('%s', async (_, tls, changes, message, hint) => {
    const desk = await serve(list, tls);
    const failure = await failureOf(keysFrom(desk, changes));
    expect(failure.code).toBe('TLS_FAILED');
    expect(failure.message).toMatch(message);
    expect(failure.hint).toMatch(hint);
    expect(desk.received).toHaveLength(0);
  });

  test('a client certificate that is missing, where the service hangs up without a word', async () => {
    const desk = await serve(list, { ...server, ca: ours.cert, requestCert: true, rejectUnauthorized: true });
    const failure = await failureOf(keysFrom(desk, trusting()));
    expect(failure.hint).toMatch(/tls\.cert and tls\.key/);
    expect(desk.received).toHaveLength(0);
  });

  test('https where only http is spoken', async () => {
    const desk = await serve(list);
    const failure = await failureOf(keysFrom({ ...desk, url: desk.url.replace('http:', 'https:') }, {}));
    expect(failure.code).toBe('TLS_FAILED');
    expect(failure.message).toMatch(
      /^The TLS connection to https:\/\/127\.0\.0\.1:\d+ failed: (?:wrong version number|packet length too long)$/u,
    );
    expect(failure.hint).toMatch(/http:\/\//);
  });

  test('a write to a certificate that nobody knows is surely unsent', async () => {
    const desk = await serve(list, server);
    const writer = connectWriter(connectionTo(desk.url));
    expect(await writer.createAttribute(BODY)).toMatchObject({ outcome: 'unsent', failure: { code: 'TLS_FAILED' } });
    await writer.close();
  });
});
