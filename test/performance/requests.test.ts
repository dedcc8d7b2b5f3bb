import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, yamlOf } from '../../bench/fields.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { runDeskform } from '../program.ts';
import { ATTRIBUTES, ask, definition, stageSandbox, TOKEN } from '../sandbox/support.ts';

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

test('of 60 foreign rows, plan and status ask for the authors of 20', async () => {
  const cwd = await mkdtemp(join(folder, 'foreign-'));
  const logFile = join(cwd, 'requests.jsonl');
  const theirs = await stageSandbox({ logFile });
  const target = `{ url: "${theirs.url}", auth: { token: "\${env:TOKEN}" }, foreign_changes: include }`;
  await writeFile(join(cwd, 'deskform.yaml'), `version: 1\ntargets:\n  desk: ${target}\n`);
  await mkdir(join(cwd, 'attributes'));
  await writeFile(join(cwd, 'attributes/ticket.yaml'), 'object: Ticket\nattributes: []\n');
  for (let number = 1; number <= 60; number += 1)
    await ask(theirs.url, 'POST', ATTRIBUTES, definition(`theirs_${number}`));
  for (const command of ['plan', 'status']) {
    await writeFile(logFile, '');
    const ran = await runDeskform([command], { cwd, env: { TOKEN } });
    expect([...ran.stdout.matchAll(/theirs_\d+/gu)].length, ran.stderr).toBeGreaterThanOrEqual(60);
    const asked = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => /attributes\/\d+/u.test(line));
    expect([command, asked.length]).toEqual([command, 20]);
    expect(ran.stdout).toContain('admin@example.com');
  }
  await theirs.close();
});
