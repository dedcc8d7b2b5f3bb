import { describe, expect, test } from 'vitest';
import { connectHelpDesk, connectWriter, type HelpDeskWriter, type WriteOutcome } from '../../src/helpdesk/writer.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { allWords, BODY, connectionTo, RECORD, ROW, TOKEN } from './given.ts';
import { cutShort, error, hangUp, json, page, type Reply, raw, redirect, serve, silence } from './scripted-server.ts';

type Write = (writer: HelpDeskWriter) => Promise<WriteOutcome<unknown>>;

const create: Write = (writer) => writer.createAttribute(BODY);
const update: Write = (writer) => writer.updateAttribute(53, BODY);
const remove: Write = (writer) => writer.deleteAttribute(53);
const migrate: Write = (writer) => writer.executeMigrations();

async function writeTo(replies: readonly Reply[], write: Write, timeoutMs = 2000) {
  const server = await serve(replies);
  const writer = connectWriter(connectionTo(server.url, { timeoutMs }));
  const outcome = await write(writer);
  await writer.close();
  return { outcome, received: server.received };
}

const ROW_IN_THEIR_WORDS = {
  object: 'Ticket',
  name: 'severity',
  display: 'Severity',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120 },
  active: true,
  position: 1550,
  screens: {},
};

describe('only whole numbers are sent as maxlength, min, max and position, whatever a file, a plan or a snapshot says', () => {
  const sent = async (option: JsonObject, position = 1550) => {
    const body = { ...BODY, data_option: option, position };
    const { received } = await writeTo([json(200, RECORD)], (writer) => writer.updateAttribute(53, body));
    return JSON.parse(received[0]?.body ?? '{}');
  };

  test.each<[string, JsonObject, JsonObject]>([
    ['digits go out as the number', { maxlength: '120', min: '-5', max: '007' }, { maxlength: 120, min: -5, max: 7 }],
    ['null is left out', { maxlength: null, min: null, default: null }, { default: null }],
    ['a number stays', { maxlength: 120, note: '120' }, { maxlength: 120, note: '120' }],
  ])('%s', async (_, option, expected) => {
    expect((await sent(option)).data_option).toEqual(expected);
  });

  test.each<[string, JsonObject, number]>([
    ['a maxlength that is a statement', { maxlength: '1); DROP TABLE tickets' }, 1550],
    ['digits on a line of their own', { maxlength: '120\n); DROP TABLE tickets' }, 1550],
    ['a maxlength in words', { maxlength: 'abc' }, 1550],
    ['no maxlength', { maxlength: '' }, 1550],
    ['a fraction', { maxlength: 1.5 }, 1550],
    ['a list', { min: [1] }, 1550],
    ['a map', { max: { a: 1 } }, 1550],
    ['true', { max: true }, 1550],
    ['a position between two', {}, 1.5],
    ['a position that is no number', {}, Number.NaN],
  ])('%s is not sent', async (_, option, position) => {
    const server = await serve([json(200, RECORD)]);
    const writer = connectWriter(connectionTo(server.url));
    const body = { ...BODY, data_option: option, position };
    for (const write of [() => writer.createAttribute(body), () => writer.updateAttribute(53, body)])
      expect(write).toThrow(expect.objectContaining({ code: 'VALUE_NOT_SENT' }));
    await writer.close();
    expect(server.received).toEqual([]);
  });
});

describe('each write is one request', () => {
  test.each<[string, Write, Reply, string, unknown]>([
    ['a creation', create, json(201, RECORD), 'POST /api/v1/object_manager_attributes', ROW_IN_THEIR_WORDS],
    [
      'an update, with its id in the body',
      update,
      json(200, RECORD),
      'PUT /api/v1/object_manager_attributes/53',
      { id: 53, ...ROW_IN_THEIR_WORDS },
    ],
    ['a deletion', remove, json(200, {}), 'DELETE /api/v1/object_manager_attributes/53', undefined],
    ['the migrations', migrate, json(200, {}), 'POST /api/v1/object_manager_attributes_execute_migrations', undefined],
    [
      'a discard',
      (writer) => writer.discardChanges(),
      json(200, {}),
      'POST /api/v1/object_manager_attributes_discard_changes',
      undefined,
    ],
  ])('%s', async (_, write, reply, line, body) => {
    const { outcome, received } = await writeTo([reply], write);
    expect(outcome.outcome).toBe('answered');
    expect(received.map((request) => `${request.method} ${request.path}`)).toEqual([line]);
    expect(received[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
    expect(received[0]?.headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
    expect(received[0]?.headers.connection).toBe('close');
  });
});

test('the answer to a write is the row as it stands now', async () => {
  const staged = { ...RECORD, data_option_new: { type: 'text', maxlength: 200 }, to_config: true, to_migrate: true };
  const { outcome } = await writeTo([json(200, staged)], update);
  expect(outcome).toMatchObject({
    outcome: 'answered',
    status: 200,
    body: { id: 53, data_option_new: { type: 'text', maxlength: 200 }, waiting_for: ['column-change', 'settings'] },
  });
});

describe('a write that is not answered well is sent once, and told as what is known of it', () => {
  test.each<[string, Write, readonly Reply[], string, string]>([
    [
      'a refusal of the service changed nothing',
      create,
      [error(422, 'Object already exists!')],
      'refused',
      'REQUEST_REFUSED',
    ],
    [
      'a missing permission changed nothing',
      update,
      [error(403, 'Not authorized (token)!')],
      'refused',
      'PERMISSION_MISSING',
    ],
    [
      'a 500 in JSON is the word of the service',
      migrate,
      [json(500, { error: 'Unknown attribute.data_type' })],
      'refused',
      'HELP_DESK_ERROR',
    ],
    ['a 500 as a page is nobody’s word', create, [page(500, 'Something went wrong')], 'lost', 'HELP_DESK_ERROR'],
    ['a gateway gave up waiting', migrate, [page(504, 'Gateway Time-out')], 'lost', 'HELP_DESK_UNREACHABLE'],
    ['a gateway answers 502 in JSON', create, [json(502, { error: 'upstream' })], 'lost', 'HELP_DESK_UNREACHABLE'],
    [
      'a proxy with numbers of its own gave up, in JSON',
      create,
      [json(522, { error: 'timed out' })],
      'lost',
      'HELP_DESK_ERROR',
    ],
    ['a request that took too long to come', create, [json(408, { error: 'late' })], 'lost', 'HELP_DESK_UNREACHABLE'],
    ['a connection closed without a word', create, [hangUp], 'lost', 'HELP_DESK_UNREACHABLE'],
    ['an answer that is cut short', update, [cutShort('{"id":53')], 'lost', 'HELP_DESK_UNREACHABLE'],
    ['an answer that is not JSON', create, [raw(201, '{"id":')], 'lost', 'ANSWER_UNREADABLE'],
    ['an answer that is no row', create, [json(201, { ok: true })], 'lost', 'ANSWER_UNREADABLE'],
    ['a word of something else with 200', migrate, [raw(200, 'OK', 'text/plain')], 'lost', 'ANSWER_UNREADABLE'],
    ['a login page with 200', remove, [page(200, 'Sign in')], 'lost', 'NOT_A_HELP_DESK'],
    ['a redirect is not followed', create, [redirect('https://desk.example.com/login')], 'refused', 'NOT_A_HELP_DESK'],
    ['a limit of requests', create, [json(429, { error: 'slow down' })], 'refused', 'HELP_DESK_ERROR'],
  ])('%s', async (_, write, replies, outcome, code) => {
    const told = await writeTo(replies, write);
    expect(told.received).toHaveLength(1);
    expect(told.outcome).toMatchObject({ outcome, failure: { code } });
    expect('failure' in told.outcome && allWords(told.outcome.failure)).not.toContain(TOKEN);
  });

  test('an answer that does not come in time', async () => {
    const told = await writeTo([silence], create, 150);
    expect(told.received).toHaveLength(1);
    expect(told.outcome).toMatchObject({ outcome: 'lost', failure: { code: 'HELP_DESK_TIMEOUT' } });
  });

  test.each([
    ['a port where nobody listens was never reached', 'http://127.0.0.1:1'],
    ['a name that does not exist was never reached', 'http://desk.invalid'],
  ])('%s', async (_, url) => {
    const writer = connectWriter(connectionTo(url));
    expect(await writer.createAttribute(BODY)).toMatchObject({
      outcome: 'unsent',
      failure: { code: 'HELP_DESK_UNREACHABLE' },
    });
    await writer.close();
  });

  test('the words of the service are there for the report', async () => {
    const { outcome } = await writeTo([error(422, 'This object already exists.')], create);
    expect(outcome).toMatchObject({ outcome: 'refused', status: 422, words: 'This object already exists.' });
  });
});

test('no write goes over a connection that was used before', async () => {
  const server = await serve([json(200, [ROW]), json(200, [ROW]), json(200, RECORD), json(200, RECORD)]);
  const desk = connectHelpDesk(connectionTo(server.url), 0);
  await desk.reader.listAttributes();
  await desk.reader.listAttributes();
  await desk.writer.updateAttribute(53, BODY);
  await desk.writer.updateAttribute(53, BODY);
  await desk.close();
  const [read, readAgain, write, writeAgain] = server.received.map((request) => request.fromPort);
  expect([read, readAgain]).not.toContain(write);
  expect([read, readAgain, write]).not.toContain(writeAgain);
});

test('a position that is left out is not sent', async () => {
  const { received } = await writeTo([json(201, RECORD)], (writer) =>
    writer.createAttribute({ ...BODY, position: undefined }),
  );
  expect(JSON.parse(received[0]?.body ?? '')).not.toHaveProperty('position');
});

test.each([
  ['Organization', 'Organization'],
  ['Organisation', 'Organisation'],
])('%s is sent as the list spells it', async (spelling, sent) => {
  const server = await serve([json(200, [{ ...ROW, object: spelling }]), json(200, RECORD)]);
  const desk = connectHelpDesk(connectionTo(server.url), 0);
  await desk.reader.listAttributes();
  await desk.writer.updateAttribute(53, { ...BODY, object: 'Organization' });
  await desk.close();
  expect(JSON.parse(server.received[1]?.body ?? '')).toMatchObject({ object: sent });
});
