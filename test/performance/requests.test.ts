import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, yamlOf } from '../../bench/fields.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { runDeskform } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';

const LIST = '/api/v1/object_manager_attributes';

let folder = '';
let log = '';
let desk: RunningSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-requests-'));
  log = join(folder, 'requests.jsonl');
  await mkdir(join(folder, 'attributes'));
  await writeFile(join(folder, 'attributes', 'ticket.yaml'), yamlOf(fieldsOf(5)));
  desk = await stageSandbox({ token: 'sandbox-token', logFile: log });
  await writeFile(
    join(folder, 'deskform.yaml'),
    `version: 1\ntargets:\n  desk:\n    url: ${desk.url}\n    auth: { token: "\${env:TOKEN}" }\n    restart: { expect: none }\n`,
  );
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

async function requestsOf(...args: readonly string[]): Promise<readonly string[]> {
  const before = requests().length;
  const ran = await runDeskform(args, { cwd: folder, env: { TOKEN: 'sandbox-token' } });
  expect(ran.exitStatus, ran.stderr).toBe(0);
  return requests().slice(before);
}

function requests(): readonly string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { method, path }: { readonly method: string; readonly path: string } = JSON.parse(line);
      return `${method} ${path}`;
    });
}

test('a plan is one GET, an apply three beside what it writes, and one with nothing to do is one again', async () => {
  expect(await requestsOf('plan')).toEqual([`GET ${LIST}`]);
  expect(await requestsOf('apply', '--yes')).toEqual([
    `GET ${LIST}`,
    ...Array.from({ length: 5 }, () => `POST ${LIST}`),
    `GET ${LIST}`,
    `POST ${LIST}_execute_migrations`,
    `GET ${LIST}`,
  ]);
  expect(await requestsOf('apply', '--yes')).toEqual([`GET ${LIST}`]);
});
