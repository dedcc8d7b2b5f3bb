import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDesk } from '../program.ts';

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
  readonly release: string;
  readonly references: string | undefined;
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
  const flags = ['--release', release, '--token', TOKEN, '--store', 'desk.json'];
  if (references !== undefined) flags.push('--references', references);
  let running = await startDesk(flags, { cwd: folder });
  const { url } = running;

  async function startAgain(...more: readonly string[]): Promise<void> {
    await running.stop();
    // The last --port counts.
    running = await onceFree(() => startDesk([...flags, '--port', new URL(url).port, ...more], { cwd: folder }));
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
      const rules = [{ request: afterRequests + 1, times: 'always', do: 'refuse' }];
      await writeFile(join(folder, 'faults.json'), JSON.stringify(rules));
      await startAgain('--faults', 'faults.json');
    },
    comeBack: () => startAgain(),
    letGo: async () => {
      // What is stored counts, not the flag.
      await running.stop();
      const file = join(folder, 'desk.json');
      const stored = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...stored, desk: { ...stored.desk, references: [] } }));
      await startAgain();
    },
    stop: () => running.stop(),
  };
}

const NEW_ROW = { active: true, screens: {} };
