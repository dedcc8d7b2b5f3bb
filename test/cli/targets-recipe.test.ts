import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, type RunningDesk, runDeskform, startDesk } from '../program.ts';

const LIST = '/api/v1/object_manager_attributes';
const variable = (name: string): string => `"$\{env:${name}}"`;
let folder: string;
let staging: RunningDesk;
let production: RunningDesk;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-recipe-'));
  [staging, production] = await Promise.all([
    startDesk(['--token', 's'], { cwd: folder }),
    startDesk(['--release', '5.2', '--token', 'p'], { cwd: folder }),
  ]);
  await writeFile(
    join(folder, 'deskform.yaml'),
    `targets:
  staging: { url: "${staging.url}", auth: { token: ${variable('STAGING')} } }
  production: { url: "${production.url}", auth: { token: ${variable('PRODUCTION')} } }
`,
  );
});

afterAll(async () => {
  await Promise.all([staging.stop(), production.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: readonly string[]): Promise<Ran> =>
  runDeskform(args, { cwd: folder, env: { STAGING: 's', PRODUCTION: 'p' } });

/** What somebody clicks together on staging, as the help desk's page sends it. */
async function click(name: string, data_type: string, option: object): Promise<void> {
  const headers = { authorization: 'Token token=s', 'content-type': 'application/json' };
  const body = { object: 'Ticket', name, display: `The ${name}`, data_type, data_option: option };
  const answer = await fetch(`${staging.url}${LIST}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ...body,
      active: true,
      position: 900,
      screens: { edit: { 'ticket.agent': { shown: true } } },
    }),
  });
  expect(answer.status).toBe(201);
}

test('from staging to production: import from the one, plan and apply on the other', async () => {
  await click('room', 'select', { options: { a: 'Attic', b: 'Basement' }, default: '' });
  await click('helper_group', 'select', { relation: 'Group', filter: [1], default: '', options: {} });
  await fetch(`${staging.url}${LIST}_execute_migrations`, {
    method: 'POST',
    headers: { authorization: 'Token token=s' },
  });

  const imported = await run('import', '--target', 'staging', '--json');
  expect({ exitStatus: imported.exitStatus, stderr: imported.stderr }).toMatchObject({ exitStatus: 0 });
  expect((await run('validate')).exitStatus).toBe(0);
  expect((await run('plan', '--target', 'staging', '--detailed-exitcode')).exitStatus).toBe(0);

  const planned = await run('plan', '--target', 'production', '--json');
  const created = JSON.parse(planned.stdout).decisions.filter(({ action }: { action: string }) => action === 'create');
  expect(created.map(({ key, after }: Created) => [key, after.display, after.data_option.filter])).toEqual([
    ['Ticket.room', 'The room', undefined],
  ]);
  // Its ids are those of staging: somebody writes them into an overlay.
  expect(JSON.parse(imported.stdout).left).toMatchObject([{ key: 'Ticket.helper_group', why: 'ids-need-overlay' }]);

  const applied = await run('apply', '--target', 'production', '--yes');
  expect(applied.exitStatus).toBe(0);
  expect((await run('plan', '--target', 'all', '--detailed-exitcode')).exitStatus).toBe(0);
});

interface Created {
  readonly key: string;
  readonly after: { readonly display: string; readonly data_option: { readonly filter?: readonly number[] } };
}
