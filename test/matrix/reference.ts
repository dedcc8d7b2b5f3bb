import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '../../src/model/release.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { runDeskform } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';
import { ask, type DeskRows, readDesk } from './desk-rows.ts';
import { ROWS_BEFORE, STAGED_BEFORE, TOKEN, type World, writeProject } from './project.ts';

const LIST = '/api/v1/object_manager_attributes';

export interface SentRequest {
  /** From 1, among all requests of the command. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
}

/** A line of the sandbox's log. */
interface LoggedRequest extends SentRequest {
  readonly fault: string | null;
}

const LOG = 'log.jsonl';

/** The rich apply as it goes when nothing happens to it. */
export interface Reference {
  readonly release: Release;
  /** A folder with the project, its plan file, and the store of the desk before. */
  readonly folder: string;
  readonly requests: readonly SentRequest[];
  readonly before: DeskRows;
  readonly after: DeskRows;
  readonly remove: () => Promise<void>;
}

export function openDesk(release: Release, storeFile: string, faults: readonly FaultRule[]): Promise<RunningSandbox> {
  return stageSandbox({ token: TOKEN, release, storeFile, faults, logFile: join(dirname(storeFile), LOG) });
}

/** Prepares a desk once, and applies to a copy of it through the built program. */
export async function makeReference(release: Release, world: World): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-matrix-'));
  await writeProject(folder, release);
  const before = await prepareDesk(release, world, join(folder, 'before.json'));
  const calm = join(folder, 'calm');
  await mkdir(calm);
  await writeProject(calm, release);
  await copyFile(join(folder, 'before.json'), join(calm, 'store.json'));
  const desk = await openDesk(release, join(calm, 'store.json'), []);
  try {
    const env = { TOKEN, DESK_URL: desk.url };
    const planned = await runDeskform(['plan', '--out', join(folder, 'plan.json')], { cwd: calm, env });
    const asked = (await requestsIn(calm)).length;
    const applied = await runDeskform(['apply', '--yes'], { cwd: calm, env });
    if (planned.exitStatus !== 0 || applied.exitStatus !== 0) throw new Error(`${planned.stderr}${applied.stderr}`);
    return {
      release,
      folder,
      requests: countedFromOne((await requestsIn(calm)).slice(asked)),
      before,
      after: await readDesk(desk.url),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  } finally {
    await desk.close();
  }
}

export function countedFromOne(requests: readonly SentRequest[]): readonly SentRequest[] {
  return requests.map((request, index) => ({ ...request, number: index + 1 }));
}

/** Everything that the desks of a folder were asked. */
export async function requestsIn(folder: string): Promise<readonly LoggedRequest[]> {
  const text = await readFile(join(folder, LOG), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedRequest);
}

async function prepareDesk(release: Release, world: World, storeFile: string): Promise<DeskRows> {
  const desk = await openDesk(release, storeFile, []);
  try {
    for (const row of ROWS_BEFORE) await ask(desk.url, 'POST', LIST, row);
    await ask(desk.url, 'POST', `${LIST}_execute_migrations`);
    if (world === 'a row staged by somebody') await ask(desk.url, 'PUT', `${LIST}/1`, STAGED_BEFORE);
    return await readDesk(desk.url);
  } finally {
    await desk.close();
  }
}
