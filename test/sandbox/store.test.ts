import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ATTRIBUTES, ask, definition, withSandbox } from './support.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was answered is kept when the process is killed at once', async () => {
  const storeFile = join(folder, 'desk.json');
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(new URL('./killable.ts', import.meta.url)),
    storeFile,
  ]);
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  for (const name of ['one', 'two', 'three']) {
    expect(await ask(url, 'POST', ATTRIBUTES, definition(name))).toMatchObject({ status: 201 });
  }
  child.kill('SIGKILL');
  await once(child, 'exit');

  await withSandbox({ storeFile }, async (sandbox) => {
    const names = sandbox.desk.rows.filter((row) => row.to_create);
    expect(names.map((row) => row.name)).toEqual(['one', 'two', 'three']);
  });
});

test('everything goes on where it was: ids, staged changes, columns, users', async () => {
  const storeFile = join(folder, 'desk.json');
  await withSandbox({ storeFile }, async ({ url }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('one'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(url, 'DELETE', `${ATTRIBUTES}/59`);
  });
  await withSandbox({ storeFile }, async ({ url }) => {
    expect(await ask(url, 'GET', `${ATTRIBUTES}/59`)).toMatchObject({ body: { to_delete: true, created_by_id: 3 } });
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    expect(await ask(url, 'POST', ATTRIBUTES, definition('one'))).toMatchObject({ status: 201, body: { id: 60 } });
  });
  expect(readdirSync(folder)).toEqual(['desk.json']);
});

test('without a file nothing outlives the sandbox', async () => {
  await withSandbox({}, ({ url }) => ask(url, 'POST', ATTRIBUTES, definition('one')));
  await withSandbox({}, async (sandbox) => expect(sandbox.desk.rows.filter((row) => row.to_create)).toEqual([]));
});

test.each([
  ['no JSON', '{', 'is not a sandbox store'],
  ['something else', '{"format": "other"}', 'is not a sandbox store of this version'],
])('a store that holds %s is not overwritten', async (_, text, message) => {
  const storeFile = join(folder, 'desk.json');
  writeFileSync(storeFile, text);
  await expect(withSandbox({ storeFile }, async () => 'started')).rejects.toThrow(message);
});

describe('a store that a person has had a hand in', () => {
  const kept = async (change: (desk: Record<string, unknown>) => unknown): Promise<string> => {
    const storeFile = join(folder, 'desk.json');
    await withSandbox({ storeFile }, async () => undefined);
    const { format, desk } = JSON.parse(readFileSync(storeFile, 'utf8'));
    writeFileSync(storeFile, JSON.stringify({ format, desk: change(desk) }));
    return storeFile;
  };

  test.each([
    ['holds no desk', () => undefined],
    ['has lost its rows', ({ release }) => ({ release })],
    ['is of another world', (desk) => ({ ...desk, release: '7' })],
  ] as [string, (desk: Record<string, unknown>) => unknown][])(
    'and that %s is told, and not overwritten',
    async (_, change) => {
      const storeFile = await kept(change);
      const before = readFileSync(storeFile, 'utf8');
      await expect(withSandbox({ storeFile }, async () => 'started')).rejects.toMatchObject({
        code: 'FILE_UNREADABLE',
        message: `${storeFile} is not a sandbox store of this version`,
        hint: 'Name a new file to start with a new sandbox.',
      });
      expect(readFileSync(storeFile, 'utf8')).toBe(before);
    },
  );

  test('goes on where nothing is missing, with a byte order mark, too', async () => {
    const storeFile = await kept((desk) => desk);
    writeFileSync(storeFile, `\ufeff${readFileSync(storeFile, 'utf8')}`);
    expect(await withSandbox({ storeFile }, async (sandbox) => sandbox.desk.rows.length)).toBeGreaterThan(40);
  });
});

test('a store of another release is told', async () => {
  const storeFile = join(folder, 'desk.json');
  await withSandbox({ storeFile, release: '5.2' }, async () => undefined);
  const started = withSandbox({ storeFile, release: '6.5' }, async () => 'started');
  await expect(started).rejects.toMatchObject({ code: 'WRONG_USE' });
});

describe('two sandboxes on one store', () => {
  test('the second says that it is in use, and leaves the first alone', async () => {
    const storeFile = join(folder, 'desk.json');
    await withSandbox({ storeFile }, async ({ url }) => {
      await expect(withSandbox({ storeFile }, async () => 'started')).rejects.toMatchObject({
        code: 'WRONG_USE',
        message: `${storeFile} is in use by another sandbox (process ${process.pid})`,
        hint: 'Stop that one, or name another file with --store.',
      });
      expect(await ask(url, 'POST', ATTRIBUTES, definition('one'))).toMatchObject({ status: 201 });
    });
    await withSandbox({ storeFile }, async (sandbox) =>
      expect(sandbox.desk.rows.map(({ name }) => name)).toContain('one'),
    );
  });

  test('a lock in another process counts, too', async () => {
    const storeFile = join(folder, 'desk.json');
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('./killable.ts', import.meta.url)),
      storeFile,
    ]);
    await once(child.stdout, 'data');
    await expect(withSandbox({ storeFile }, async () => 'started')).rejects.toThrow(
      `in use by another sandbox (process ${child.pid})`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await withSandbox({ storeFile }, async () => 'started')).toBe('started');
  });

  test('a start that fails leaves no lock', async () => {
    const storeFile = join(folder, 'desk.json');
    writeFileSync(storeFile, '{');
    await expect(withSandbox({ storeFile }, async () => 'started')).rejects.toThrow('is not a sandbox store');
    expect(readdirSync(folder)).toEqual(['desk.json']);
  });
});
