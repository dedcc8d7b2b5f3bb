import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeNamed } from '../../src/disk/place.ts';
import { writeTogether } from '../../src/disk/whole-file.ts';
import { folderWith } from '../config/temporary-project.ts';
import { makePipe } from '../named-pipe.ts';

function write(folder: string, ...names: readonly string[]): void {
  writeTogether(
    names.map((name) => ({ name, path: placeNamed(join(folder, name)), content: `new ${name}\n`, mode: undefined })),
  );
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a link stays a link, and the file that it leads to gets the text', async () => {
  const folder = await folderWith({ 'kept/plan.json': 'old\n' });
  symlinkSync('kept/plan.json', join(folder, 'plan.json'));
  write(folder, 'plan.json');
  expect(lstatSync(join(folder, 'plan.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'kept/plan.json'), 'utf8')).toBe('new plan.json\n');
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['kept', 'kept/plan.json', 'plan.json']);
});

test('a link may lead to where no file is yet, through another link and into a new folder', async () => {
  const folder = await folderWith({});
  symlinkSync('second.json', join(folder, 'first.json'));
  symlinkSync('made/plan.json', join(folder, 'second.json'));
  write(folder, 'first.json');
  expect(readFileSync(join(folder, 'made/plan.json'), 'utf8')).toBe('new first.json\n');
  expect(lstatSync(join(folder, 'first.json')).isSymbolicLink()).toBe(true);
});

test.each([0o600, 0o640, 0o666])('who may read and write a file stays as it is: %o', async (mode) => {
  const folder = await folderWith({ 'live.json': 'old\n' });
  chmodSync(join(folder, 'live.json'), mode);
  write(folder, 'live.json');
  expect(modeOf(join(folder, 'live.json'))).toBe(mode);
});

test('what is asked for counts more than what the file that is there allows', async () => {
  const folder = await folderWith({ 'live.json': 'old\n' });
  chmodSync(join(folder, 'live.json'), 0o644);
  writeTogether([{ name: 'live.json', path: placeNamed(join(folder, 'live.json')), content: 'new\n', mode: 0o600 }]);
  expect(modeOf(join(folder, 'live.json'))).toBe(0o600);
});

test('a named pipe stays one, and its reader gets the text', async () => {
  const folder = await folderWith({});
  const pipe = join(folder, 'pipe');
  makePipe(pipe);
  const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
  let read = '';
  reader.stdout.on('data', (chunk: Buffer) => {
    read += chunk.toString();
  });
  write(folder, 'pipe', 'plan.md');
  await once(reader, 'close');
  expect(read).toBe('new pipe\n');
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['pipe', 'plan.md']);
});

test('a device stays one, and so does the link that leads to it', async () => {
  const folder = await folderWith({});
  symlinkSync('/dev/null', join(folder, 'nothing'));
  write(folder, 'nothing');
  expect(lstatSync(join(folder, 'nothing')).isSymbolicLink()).toBe(true);
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('where one of them is a folder, none is written', async () => {
  const folder = await folderWith({ 'plan.json': 'old\n' });
  mkdirSync(join(folder, 'plan.md'));
  expect(() => write(folder, 'plan.json', 'new.html', 'plan.md')).toThrow('plan.md is a folder; nothing was written');
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('old\n');
  expect(readdirSync(folder).sort()).toEqual(['plan.json', 'plan.md']);
});

test('where one of them cannot be made, none is written, and the way out is told', async () => {
  const folder = await folderWith({ 'plan.json': 'old\n', b: 'a file where a folder is needed' });
  expect(() => write(folder, 'plan.json', 'b/plan.md')).toThrow(
    expect.objectContaining({
      message: 'b/plan.md cannot be written',
      hint: 'System error ENOTDIR: check permissions and free space.',
    }),
  );
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('old\n');
  expect(readdirSync(folder).sort()).toEqual(['b', 'plan.json']);
});

test('the same file under two names is written once more, and nothing is left beside it', async () => {
  const folder = await folderWith({});
  symlinkSync('plan.json', join(folder, 'latest.json'));
  write(folder, 'plan.json', 'latest.json');
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('new latest.json\n');
  expect(readdirSync(folder).sort()).toEqual(['latest.json', 'plan.json']);
});
