import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeNamed } from '../../../src/files/disk/place.ts';
import { writeTogether } from '../../../src/files/disk/whole-file.ts';
import { makePipe } from '../../named-pipe.ts';
import { folderWith } from '../temporary-project.ts';

function write(folder: string, ...names: readonly string[]): void {
  writeTogether(
    names.map((name) => ({ name, path: placeNamed(join(folder, name)), content: `new ${name}\n`, mode: undefined })),
  );
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test.each<[string, (path: string) => void, string]>([
  ['a link to a file', (path) => symlinkSync('kept/other.json', path), 'a link'],
  ['a link to where no file is yet', (path) => symlinkSync('nowhere.json', path), 'a link'],
  ['a link to a device', (path) => symlinkSync('/dev/null', path), 'a link'],
  ['a pipe', makePipe, 'a pipe or a device'],
  ['a folder', (path) => mkdirSync(path), 'a folder'],
])('nothing is written through %s, nor beside it', async (_, make, what) => {
  const folder = await folderWith({ 'kept/other.json': 'old\n', 'plan.json': 'old\n' });
  make(join(folder, 'plan.md'));
  const before = readdirSync(folder, { recursive: true }).sort();
  expect(() => write(folder, 'plan.json', 'new.html', 'plan.md')).toThrow(`plan.md is ${what}; nothing was written`);
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('old\n');
  expect(readFileSync(join(folder, 'kept/other.json'), 'utf8')).toBe('old\n');
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
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

test('where one of them cannot be made, none is written, and the way out is told', async () => {
  const folder = await folderWith({ 'plan.json': 'old\n', b: 'a file where a folder is needed' });
  expect(() => write(folder, 'plan.json', 'b/plan.md')).toThrow(
    expect.objectContaining({
      message: 'b/plan.md cannot be written',
      hint: 'A file stands where a folder is needed. Use another path.',
    }),
  );
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('old\n');
  expect(readdirSync(folder).sort()).toEqual(['b', 'plan.json']);
});
