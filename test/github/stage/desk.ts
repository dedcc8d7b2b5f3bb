import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import type { JsonObject } from '../../../src/model/json.ts';
import { NEWEST_RELEASE } from '../../../src/model/release.ts';
import type { FaultRule } from '../../faults/fault-rules.ts';
import { addRecord, stageSandbox } from '../../sandbox/support.ts';
import type { Answer } from './github.ts';

/** As long as the service makes them. */
export const DESK_TOKEN = 'tokenOfTheDesk-0123456789_abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKL';

/** What is under `env:` of a step that may ask the help desk. */
export const DESK_SECRET = { DESK_TOKEN } as const;

/** An attribute file that declares nothing yet. */
export const NO_FIELDS = 'object: Ticket\nattributes: []\n';

const LIST = '/api/v1/object_manager_attributes';

/** The embedded help desk, and somebody at its web page. */
export interface StagedDesk {
  readonly url: string;
  /** The text of deskform.yaml for one target, with more lines of it if wanted. */
  readonly config: (name: string, ...more: readonly string[]) => string;
  readonly rowOf: (name: string) => Promise<Answer>;
  /** Somebody adds a field by hand, and has it migrated. */
  readonly add: (row: object) => Promise<void>;
  /** Somebody saves a field by hand, and has it migrated. */
  readonly change: (name: string, settings: object) => Promise<void>;
  /** A customer makes a ticket that holds these values. */
  readonly makeTicket: (values: JsonObject) => void;
  /** Every request but those that only read, since the last call of this; what somebody did by hand among them. */
  readonly newWrites: () => readonly string[];
  /** Of any kind, since the start. */
  readonly requestCount: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts in half a second. It fails on cue. */
export async function openDesk(faults: readonly FaultRule[] = []): Promise<StagedDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'deskform-desk-'));
  const desk = await stageSandbox({
    release: NEWEST_RELEASE,
    token: DESK_TOKEN,
    faults,
    logFile: join(folder, 'requests.jsonl'),
  });
  let seen = 0;

  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const answer = await request(`${desk.url}${path}`, {
      method,
      headers: { authorization: `Token token=${DESK_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${await answer.body.text()}`);
    return answer.body.json();
  }

  const rowOf = async (name: string): Promise<Answer> => {
    const list: readonly Answer[] = await ask('GET', LIST);
    return list.find((row) => row.name === name);
  };
  const requests = (): readonly { method: string; path: string }[] =>
    readFileSync(join(folder, 'requests.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  return {
    url: desk.url,
    config: (name, ...more) =>
      [
        'version: 1',
        'attributes: attributes/*.yaml',
        'targets:',
        `  ${name}:`,
        `    url: ${desk.url}`,
        '    auth: { token: "$' + '{env:DESK_TOKEN}" }',
        ...more.map((line) => `    ${line}`),
        '',
      ].join('\n'),
    rowOf,
    add: async (row) => {
      await ask('POST', LIST, row);
      await ask('POST', `${LIST}_execute_migrations`);
    },
    change: async (name, settings) => {
      const row = await rowOf(name);
      await ask('PUT', `${LIST}/${row.id}`, { ...row, ...settings });
      await ask('POST', `${LIST}_execute_migrations`);
    },
    makeTicket: (values) => {
      addRecord(desk.desk, 'Ticket', values);
    },
    newWrites: () => {
      const writes = requests().filter(({ method, path }) => method !== 'GET' && !path.endsWith('/selector'));
      const fresh = writes.slice(seen).map(({ method, path }) => `${method} ${path.slice('/api/v1/'.length)}`);
      seen = writes.length;
      return fresh;
    },
    requestCount: () => requests().length,
    stop: async () => {
      await desk.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
