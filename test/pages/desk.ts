import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '../../src/model/release.ts';
import type { Reference } from '../../src/sandbox/model/desk.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { stageSandbox } from '../sandbox/support.ts';

export const TOKEN = 'sandbox-token';
const LIST = '/api/v1/object_manager_attributes';

/** A help desk of a page's scene, which keeps its address when it goes away and comes back. */
export interface Desk {
  readonly url: string;
  /** Somebody saves one field on the page, or makes it, and migrates. */
  readonly save: (key: string, settings: object) => Promise<void>;
  /** After so many requests more it answers nobody. */
  readonly goAway: (afterRequests: number) => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** Nothing refers to its attributes any more. */
  readonly letGo: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface DeskSettings {
  readonly folder: string;
  readonly release: Release;
  readonly references: readonly Reference[];
}

interface Row {
  readonly id: number;
  readonly object: string;
  readonly name: string;
}

/** Between two starts, a connection of another process may have been given the port as its own end. */
async function onceFree<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 20 || !String(error).includes('is not available')) throw error;
      await sleep(100);
    }
  }
}

export async function openDesk({ folder, release, references }: DeskSettings): Promise<Desk> {
  const settings = { release, token: TOKEN, storeFile: join(folder, 'desk.json') };
  let running = await stageSandbox({ ...settings, references });
  const { url } = running;
  const port = Number(new URL(url).port);

  async function startAgain(faults: readonly FaultRule[]): Promise<void> {
    await running.close();
    running = await onceFree(() => stageSandbox({ ...settings, port, faults }));
  }

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { Authorization: `Token token=${TOKEN}`, 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  return {
    url,
    save: async (key, settings) => {
      const [object, name] = key.split('.');
      const rows = (await ask('GET', LIST)) as readonly Row[];
      const row = rows.find((one) => one.object === object && one.name === name);
      if (row === undefined) await ask('POST', LIST, { ...NEW_ROW, object, name, ...settings });
      else await ask('PUT', `${LIST}/${row.id}`, { ...row, ...settings });
      await ask('POST', `${LIST}_execute_migrations`);
    },
    goAway: async (afterRequests) => {
      await startAgain([{ request: afterRequests + 1, times: 'always', do: 'refuse' }]);
    },
    comeBack: () => startAgain([]),
    letGo: async () => {
      running.desk.references = [];
    },
    stop: () => running.close(),
  };
}

const NEW_ROW = { active: true, screens: {} };
