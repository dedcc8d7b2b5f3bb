import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../../src/lock/process-lock.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function takeAndRelease(): string {
  const lock = takeLock(file);
  if (lock.state === 'ours') lock.release();
  return lock.state;
}

test('the second is told who has it, and gets it when the first is done', () => {
  const first = takeLock(file);
  expect(takeLock(file)).toEqual({ state: 'taken', by: process.pid });
  if (first.state === 'ours') first.release();
  expect(takeAndRelease()).toBe('ours');
  expect(readdirSync(folder)).toEqual([]);
});

test('a living process keeps its lock; one that was killed has lost it', async () => {
  const holder = fileURLToPath(new URL('./holder.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', holder, file]);
  await once(child.stdout, 'data');
  expect(takeLock(file)).toEqual({ state: 'taken', by: child.pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readFileSync(file, 'utf8')).toMatch(/^\d+ \d*\n$/u);
  expect(takeAndRelease()).toBe('ours');
});

test.each([
  ['this process number, from an earlier run', `${process.pid} 1\n`],
  ['a number that another process has by now', `${process.ppid} 1\n`],
  ['a number that nobody has', '4194999 77\n'],
  ['nothing', ''],
  ['something else', 'somebody was here'],
])('a lock that holds %s is taken over', (_, content) => {
  writeFileSync(file, content);
  expect(takeAndRelease()).toBe('ours');
});

test('a place where no file can be made is told', () => {
  expect(() => takeLock(join(folder, 'missing', 'work.lock'))).toThrow('work.lock cannot be made');
});
