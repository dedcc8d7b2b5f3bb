import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ConnectedReader, connectReader, type HelpDeskReader } from '../../src/helpdesk/reader.ts';
import { connectionTo, failureOf, RECORD, ROW } from './given.ts';
import { error, hangUp, json, page, type Reply, serve } from './scripted-server.ts';

async function withReader<T>(replies: readonly Reply[], use: (reader: ConnectedReader) => Promise<T>) {
  const server = await serve(replies);
  const reader = connectReader(connectionTo(`${server.url}/desk/`));
  const result = await use(reader);
  await reader.close();
  return { result, received: server.received };
}

describe('a read that fails for a moment is repeated', () => {
  test.each<[string, readonly Reply[], number]>([
    ['a list that is there at once costs one request', [json(200, [ROW])], 1],
    ['a closed connection', [hangUp, json(200, [ROW])], 2],
    ['a gateway without its service, twice', [page(502, 'Bad Gateway'), page(503, 'Away'), json(200, [ROW])], 3],
    ['a limit of requests that asks to wait a moment', [json(429, {}, { 'retry-after': '1' }), json(200, [ROW])], 2],
  ])('%s', async (_, replies, requests) => {
    const { result, received } = await withReader(replies, (reader) => reader.listAttributes());
    expect(result.map((attribute) => attribute.key)).toEqual(['Ticket.severity']);
    expect(received).toHaveLength(requests);
  });
});

test('a limit of requests that asks to wait longer than a pause is waited for', async () => {
  let asked = 0;
  const again: Reply = (...exchange) => {
    const waited = Date.now() - asked;
    (waited < 2_000 ? json(500, { error: `after ${waited} ms` }) : json(200, [ROW]))(...exchange);
  };
  const limit: Reply = (...exchange) => {
    asked = Date.now();
    json(429, {}, { 'retry-after': '2' })(...exchange);
  };
  const { result } = await withReader([limit, again], (reader) => reader.listAttributes());
  expect(result).toHaveLength(1);
});

describe('within an apply, a help desk that has answered', () => {
  const gone = Array.from({ length: 4 }, () => page(502, 'Bad Gateway'));
  const connect = async (replies: readonly Reply[]) => connectReader(connectionTo((await serve(replies)).url), 30_000);

  test('is waited for', async () => {
    const reader = await connect([json(200, [ROW]), ...gone, json(200, [ROW])]);
    expect(await reader.listAttributes()).toHaveLength(1);
    expect(await reader.listAttributes()).toHaveLength(1);
    await reader.close();
  });

  test('is waited for once: another read of the same absence is not', async () => {
    const server = await serve([json(200, [ROW]), page(502, 'Bad Gateway')]);
    const reader = connectReader(connectionTo(server.url), 1_500);
    await reader.listAttributes();
    await failureOf(reader.listAttributes());
    const before = server.received.length;
    await failureOf(reader.whoAmI());
    expect(server.received).toHaveLength(before + 3);
    await reader.close();
  });

  test('and one that never has is not', async () => {
    const reader = await connect([...gone, json(200, [ROW])]);
    expect(await failureOf(reader.listAttributes())).toMatchObject({ code: 'HELP_DESK_UNREACHABLE' });
    await reader.close();
  });
});

test('the path of the address stays before the API, and every request asks for JSON', async () => {
  const { received } = await withReader([json(200, [ROW])], (reader) => reader.listAttributes());
  expect(received[0]).toMatchObject({
    method: 'GET',
    path: '/desk/api/v1/object_manager_attributes',
    headers: { accept: 'application/json' },
  });
});

test('a row is shown with the name of who changed it last', async () => {
  const shown = { ...RECORD, object_lookup: 'Ticket', created_by: 'ada@example.com', updated_by: 'bob@example.com' };
  const { result, received } = await withReader([json(200, shown)], (reader) => reader.showAttribute(53));
  expect(result).toEqual({ updated_by: 'bob@example.com' });
  expect(received[0]?.path).toBe('/desk/api/v1/object_manager_attributes/53?expand=true');
});

test('a login that fails is a failure for the settings, too', async () => {
  const server = await serve([error(401, "Can't find User for Token")]);
  const reader = connectReader(connectionTo(server.url));
  expect((await failureOf(reader.settings())).code).toBe('LOGIN_FAILED');
  await reader.close();
});

test('a row that is gone is undefined', async () => {
  const { result } = await withReader([error(404, "Couldn't find ObjectManager::Attribute with 'id'=53")], (reader) =>
    reader.showAttribute(53),
  );
  expect(result).toBeUndefined();
});

test('a page that is not found says nothing about a row: a proxy without its service answers so', async () => {
  const server = await serve([page(404, 'No such site')]);
  const reader = connectReader(connectionTo(server.url));
  expect((await failureOf(reader.showAttribute(53))).message).toContain('404');
  await reader.close();
});

test('the user is told with roles, and nothing else', async () => {
  const user = { id: 3, login: 'ada', email: 'ada@example.com', active: true, roles: ['Admin'], password: 'x' };
  const { result, received } = await withReader([json(200, user)], (reader) => reader.whoAmI());
  expect(result).toEqual({ id: 3, login: 'ada', roles: ['Admin'] });
  expect(received[0]?.path).toBe('/desk/api/v1/users/me?expand=true');
});

describe('what a token may not ask is undefined', () => {
  test.each<[string, Reply, string | undefined]>([
    ['a version that is told', json(200, { version: '6.5.x' }), '6.5.x'],
    ['a version that is refused', error(403, 'Token authorization failed.'), undefined],
    ['a service without the path', error(404, "This page doesn't exist."), undefined],
  ])('%s', async (_, reply, version) => {
    expect((await withReader([reply], (reader) => reader.version())).result).toBe(version);
  });

  const settings = [
    { id: 8, name: 'app_version', state_current: { value: '20261121022435' } },
    { id: 9, name: 'smtp_password', state_current: { value: 'hidden' } },
    { id: 274, name: 'auto_shutdown', state_current: { value: true } },
  ];
  test.each<[string, Reply, unknown]>([
    ['settings of 6.5', json(200, settings), { autoShutdown: 'ends-itself' }],
    ['settings of 5.2', json(200, settings.slice(0, 1)), { autoShutdown: undefined }],
    ['settings that are refused', error(403, 'Not authorized (token)!'), undefined],
    ['settings over which the service stumbles', json(500, { error: 'Error ID YwMvkaap' }), undefined],
  ])('%s', async (_, reply, told) => {
    expect((await withReader([reply], (reader) => reader.settings())).result).toEqual(told);
  });
});

describe('one look tells whether the service is there, and is never repeated', () => {
  test.each<[string, Reply, string]>([
    ['an answer of the service', json(200, { objects: ['Ticket'] }), 'answers'],
    ['an error of the service', error(403, 'Authentication required'), 'answers'],
    ['a gateway without its service', page(502, 'Bad Gateway'), 'away'],
    ['a page that says please wait', page(200, 'We are back soon'), 'away'],
    ['a closed connection', hangUp, 'away'],
  ])('%s', async (_, reply, state) => {
    const { result, received } = await withReader([reply], (reader) => reader.lookOnce());
    expect(result).toBe(state);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers.connection).toBe('close');
  });
});

test('a reader has no way to write', async () => {
  const server = await serve([json(200, [ROW])]);
  const reader = connectReader(connectionTo(server.url));
  expectTypeOf<keyof HelpDeskReader>().toEqualTypeOf<
    'listAttributes' | 'showAttribute' | 'whoAmI' | 'version' | 'settings' | 'lookOnce'
  >();
  await reader.listAttributes();
  await reader.showAttribute(1).catch(() => undefined);
  await reader.whoAmI().catch(() => undefined);
  await reader.version();
  await reader.settings();
  await reader.lookOnce();
  await reader.close();
  expect(server.received.map((request) => request.method)).toEqual(Array(6).fill('GET'));
  expect(server.received.every((request) => request.body === '')).toBe(true);
});
