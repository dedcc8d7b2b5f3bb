import { bodyToWire, parseAttribute, parseAttributeList } from '../../src/helpdesk/wire.ts';
import type { HelpDesk, WriteOutcome } from '../../src/helpdesk/writer.ts';
import { Failure } from '../../src/model/failure.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { Release } from '../../src/model/release.ts';
import { answer } from '../../src/sandbox/model/answer.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { addUser } from '../sandbox/people.ts';

/** Thousands of worlds a run are too many for sockets, and the HTTP layer has the replay. */
export function inProcessDesk(release: Release, rows: 'some' | 'all' = 'some'): InProcessDesk {
  const model = freshDesk(release);
  // Some of the seeded rows are enough to notice that none of them moves.
  if (rows === 'some') model.rows = model.rows.filter(({ id }) => id < 10 || id === 29);
  let time = Date.parse('2026-11-21T00:00:00Z');
  return deskOver(model, () => {
    time += 1000;
    return new Date(time);
  });
}

/** The sandbox's model without a network between. The JSON on both sides is the wire's own. */
export interface InProcessDesk extends HelpDesk {
  readonly model: Desk;
  readonly ask: (method: string, path: string, body?: unknown) => { readonly status: number; readonly body: unknown };
  readonly list: () => readonly LiveAttribute[];
}

const PATH = '/api/v1/object_manager_attributes';
const TOKEN = 'token';
const LOGIN = 'admin@example.com';

/** Puts a help desk over a model. `now` gives the time of each request. */
export function deskOver(model: Desk, now: () => Date): InProcessDesk {
  addUser(model, { login: LOGIN, roles: ['Admin'], tokens: [{ token: TOKEN }] }, now());
  const ask: InProcessDesk['ask'] = (method, path, body) => {
    const headers = {
      authorization: `Token token=${TOKEN}`,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const text = body === undefined ? '' : JSON.stringify(body);
    const { status, body: answered } = answer(model, { method, path, headers, body: text }, now());
    return { status, body: JSON.parse(answered) };
  };
  const list = (): readonly LiveAttribute[] => parseAttributeList(ask('GET', PATH).body);
  const write = <Body>(
    method: string,
    path: string,
    body: unknown,
    parse: (json: unknown) => Body,
  ): WriteOutcome<Body> => {
    const { status, body: json } = ask(method, path, body);
    if (status < 300) return { outcome: 'answered', status, body: parse(json) };
    const words = wordsOf(json);
    const failure = new Failure('REQUEST_REFUSED', `${method} ${path}: ${status} ${words}`);
    return { outcome: 'refused', status, words, failure };
  };
  const done = (): 'done' => 'done';
  return {
    model,
    ask,
    list,
    close: async () => {},
    reader: {
      listAttributes: async () => list(),
      showAttribute: async () => undefined,
      whoAmI: async () => ({
        id: model.users.find(({ login }) => login === LOGIN)?.id ?? 0,
        login: LOGIN,
        roles: [],
      }),
      version: async () => undefined,
      settings: async () => ({ autoShutdown: 'stays' }),
      lookOnce: async () => 'answers',
    },
    writer: {
      createAttribute: async (body) => write('POST', PATH, bodyToWire(body, 'Organization'), parseAttribute),
      updateAttribute: async (id, body) =>
        write('PUT', `${PATH}/${id}`, { id, ...bodyToWire(body, 'Organization') }, parseAttribute),
      deleteAttribute: async (id) => write('DELETE', `${PATH}/${id}`, undefined, done),
      executeMigrations: async () => write('POST', `${PATH}_execute_migrations`, undefined, done),
      discardChanges: async () => write('POST', `${PATH}_discard_changes`, undefined, done),
    },
  };
}

/** An error of the model is `{"error": …}`, as the service's are. */
function wordsOf(json: unknown): string {
  const error = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  return typeof error === 'string' ? error : JSON.stringify(json);
}
