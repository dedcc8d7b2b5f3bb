import { applyPlan } from '../../apply/apply.ts';
import type { ApplyReport, Clock } from '../../apply/events.ts';
import { isStaged, type LiveAttribute } from '../../attribute/live-attribute.ts';
import type { HelpDesk } from '../../helpdesk/connect.ts';
import { bodyToWire, parseAttribute, parseAttributeList, rowToWire } from '../../helpdesk/wire.ts';
import type { WriteOutcome } from '../../helpdesk/writer.ts';
import { migrates, obstaclesOf, type Plan, stepsOf } from '../../plan/plan.ts';
import { Failure } from '../../problem/failure.ts';
import { answer } from '../../sandbox/model/answer.ts';
import type { Desk } from '../../sandbox/model/desk.ts';
import { deskOfList } from '../../sandbox/model/loaded-desk.ts';
import { addUser } from '../../sandbox/people.ts';

/** The result of an apply on a local copy of the help desk. */
export type Rehearsal =
  /** A refused plan is not applied, and an empty one does nothing. */
  | { readonly outcome: 'not-rehearsed'; readonly because: 'refused' | 'nothing-to-do' }
  | { readonly outcome: 'works'; readonly report: ApplyReport }
  | {
      readonly outcome: 'fails';
      readonly failure: Failure;
      readonly report: ApplyReport;
      /** The row at which the migration stopped, ours or a foreign one; undefined if something else failed. */
      readonly stopsAt: LiveAttribute | undefined;
    };

/** A clock that skips all waiting: the service of a rehearsal never goes down. */
function clockThatDoesNotWait(): Clock {
  let ms = 0;
  return {
    patienceMs: 0,
    now: () => ms,
    sleep: async (length) => {
      ms += length;
    },
  };
}

/**
 * Runs the complete apply (stage, migrate, verify) on a copy of the help desk that lives in this process: `live` is the list
 * that the plan was made from, and `replan` makes the same plan from another list. What only the real desk knows, such
 * as how long stored values are, a rehearsal cannot find.
 */
export async function rehearse(
  plan: Plan,
  live: readonly LiveAttribute[],
  replan: (live: readonly LiveAttribute[]) => Plan,
): Promise<Rehearsal> {
  if (obstaclesOf(plan).length > 0) return { outcome: 'not-rehearsed', because: 'refused' };
  if (stepsOf(plan).length === 0 && !migrates(plan)) return { outcome: 'not-rehearsed', because: 'nothing-to-do' };
  const model = deskOfList(plan.rules.release, live.map(rowToWire));
  const copy = inProcessDesk(model, () => new Date());
  const { desk, stopsAt } = watchMigration(copy);
  const report = await runToItsEnd(plan, desk, () => replan(copy.list()));
  if (report.outcome !== 'applied') {
    return { outcome: 'fails', failure: report.failure, report, stopsAt: stopsAt() };
  }
  return { outcome: 'works', report };
}

async function runToItsEnd(plan: Plan, desk: HelpDesk, replan: () => Plan): Promise<ApplyReport> {
  const run = applyPlan({
    plan,
    replan: async () => replan(),
    desk,
    restart: { expect: { kind: 'none' }, waitMs: 0, steadyMs: 0 },
    restartOwed: 'no',
    restartCommand: undefined,
    clock: clockThatDoesNotWait(),
  });
  let turn = await run.next();
  while (!turn.done) turn = await run.next();
  return turn.value;
}

/** Finds the row at which a migration stopped: in table order, the first that is still pending. */
function watchMigration(copy: InProcessDesk): {
  readonly desk: HelpDesk;
  readonly stopsAt: () => LiveAttribute | undefined;
} {
  let found: LiveAttribute | undefined;
  const executeMigrations: HelpDesk['writer']['executeMigrations'] = async () => {
    const order = copy.model.rows.map(({ id }) => id);
    const result = await copy.writer.executeMigrations();
    const waiting = new Map(copy.list().flatMap((row) => (isStaged(row) ? [[row.id, row]] : [])));
    if (result.outcome !== 'answered') found = order.flatMap((id) => waiting.get(id) ?? [])[0];
    return result;
  };
  return { desk: { ...copy, writer: { ...copy.writer, executeMigrations } }, stopsAt: () => found };
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
export function inProcessDesk(model: Desk, now: () => Date): InProcessDesk {
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
      origin: 'in process',
      listAttributes: async () => list(),
      showAttribute: async () => undefined,
      whoAmI: async () => ({
        id: model.users.find(({ login }) => login === LOGIN)?.id ?? 0,
        login: LOGIN,
        email: undefined,
        active: 'active',
        roles: [],
        permissions: undefined,
      }),
      version: async () => undefined,
      settings: async () => ({ appVersion: undefined, autoShutdown: 'stays' }),
      lookOnce: async () => ({ state: 'there' }),
    },
    writer: {
      origin: 'in process',
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
