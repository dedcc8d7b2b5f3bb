import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeNamed } from '../../../src/files/disk/place.ts';
import { takeLock } from '../../../src/files/disk/process-lock.ts';
import { byDepth } from '../../deep.ts';
import { makePipe } from '../../named-pipe.ts';

let folder = '';
let file = placeNamed('work.lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = placeNamed(join(folder, 'work.lock'));
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
])('a lock that holds %s is taken over', (_, content) => {
  writeFileSync(file, content);
  expect(takeAndRelease()).toBe('ours');
});

test.each([
  ['nothing', ''],
  ['something else', 'somebody was here'],
])('a lock that holds %s is being written, and taken over when it has been so for long', (_, content) => {
  writeFileSync(file, content);
  expect(takeLock(file)).toEqual({ state: 'taken', by: undefined });
  const longAgo = Date.now() / 1000 - 60;
  utimesSync(file, longAgo, longAgo);
  expect(takeAndRelease()).toBe('ours');
});

test('who was killed while taking a lock over does not keep others from it', () => {
  writeFileSync(file, '4194999 77\n');
  writeFileSync(`${file}.clearing`, '4194999 77\n');
  expect(takeAndRelease()).toBe('taken');
  expect(takeAndRelease()).toBe('ours');
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that somebody else has put in place of ours is left to them', () => {
  const lock = takeLock(file);
  writeFileSync(file, `${process.ppid} 1\n`);
  if (lock.state === 'ours') lock.release();
  expect(readdirSync(folder)).toEqual(['work.lock']);
});

test('of several processes never two have it at once, with locks left behind on the way', async () => {
  const rival = fileURLToPath(new URL('./rival.ts', import.meta.url));
  const [rivals, times] = byDepth({ day: [2, 100], deep: [4, 250] } as const);
  const children = Array.from({ length: rivals }, () =>
    spawn(process.execPath, ['--import', 'tsx', rival, folder, String(times)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const told = await Promise.all(
    children.map(async (child) => {
      let text = '';
      child.stdout.on('data', (piece) => {
        text += piece;
      });
      await once(child, 'close');
      return text;
    }),
  );
  const counts = told.map((text) => JSON.parse(text));
  expect(counts.map(({ shared }) => shared)).toEqual(children.map(() => 0));
  expect(counts.reduce((sum, { taken }) => sum + taken, 0)).toBe(rivals * times);
}, 60_000);

test.each([
  ['a pipe', makePipe],
  ['a folder', mkdirSync],
])('%s in its place is told, and not waited for', (_, make) => {
  make(file);
  expect(() => takeLock(file)).toThrow(
    expect.objectContaining({ code: 'FILE_UNWRITABLE', message: `the lock ${file} is not a file` }),
  );
});

test('a place where no file can be made is told', () => {
  expect(() => takeLock(placeNamed(join(folder, 'missing', 'work.lock')))).toThrow(
    /cannot create the lock file .*work\.lock/,
  );
});
