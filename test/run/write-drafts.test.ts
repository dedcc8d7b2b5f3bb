import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groundAt } from '../../src/files/project-settings.ts';
import { InvalidConfig } from '../../src/model/failure.ts';
import { writeFiles } from '../../src/run/import/write-files.ts';
import { folderWith } from '../files/temporary-project.ts';

test('files and the folders above them are written, and nothing is left beside them', async () => {
  const folder = await folderWith({ 'a.yaml': 'old\n' });
  writeFiles(groundAt({ folder }), [
    { file: 'a.yaml', before: 'old\n', after: 'new\n' },
    { file: 'b/c/d.csv', before: undefined, after: 'value,name\n' },
  ]);
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('new\n');
  expect(readFileSync(join(folder, 'b/c/d.csv'), 'utf8')).toBe('value,name\n');
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a.yaml', 'b', 'b/c', 'b/c/d.csv']);
});

test('a file that cannot be written keeps all others from it', async () => {
  const folder = await folderWith({ 'a.yaml': 'old\n', b: 'a file where a folder is needed' });
  expect(() =>
    writeFiles(groundAt({ folder }), [
      { file: 'a.yaml', before: 'old\n', after: 'new\n' },
      { file: 'b/c.yaml', before: undefined, after: 'new\n' },
    ]),
  ).toThrow('b/c.yaml cannot be written');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('old\n');
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'b']);
});

test.each([
  ['a file that somebody has saved since', 'older\n'],
  ['a file that somebody has made since', undefined],
])('%s is not written over', async (_, before) => {
  const folder = await folderWith({ 'a.yaml': 'newer\n' });
  expect(() => writeFiles(groundAt({ folder }), [{ file: 'a.yaml', before, after: 'ours\n' }])).toThrow(
    'a.yaml changed while deskform was running; nothing was written',
  );
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('newer\n');
});

test('a file that has become something else than UTF-8 is refused as a project refuses it, and stays', async () => {
  const folder = await folderWith({});
  const bytes = Buffer.concat([Buffer.from('Stra'), Buffer.from([0xdf]), Buffer.from('e\n')]);
  writeFileSync(join(folder, 'a.yaml'), bytes);
  const refused = (): void =>
    writeFiles(groundAt({ folder }), [{ file: 'a.yaml', before: 'Stra\uFFFDe\n', after: 'ours\n' }]);
  expect(refused).toThrow(InvalidConfig);
  expect(readFileSync(join(folder, 'a.yaml'))).toEqual(bytes);
});

test('a link stays a link, and a file keeps who may read it', async () => {
  const folder = await folderWith({ 'kept/a.yaml': 'old\n' });
  chmodSync(join(folder, 'kept/a.yaml'), 0o640);
  symlinkSync('kept/a.yaml', join(folder, 'a.yaml'));
  writeFiles(groundAt({ folder }), [{ file: 'a.yaml', before: 'old\n', after: 'new\n' }]);
  expect(lstatSync(join(folder, 'a.yaml')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'kept/a.yaml'), 'utf8')).toBe('new\n');
  expect(statSync(join(folder, 'kept/a.yaml')).mode & 0o777).toBe(0o640);
});
