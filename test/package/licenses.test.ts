import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { licensesOf } from '../../scripts/licenses.ts';
import { emptyFolder, ROOT } from './packed.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const licenses = read('THIRD-PARTY-LICENSES.txt');

/** What our own code takes of others, but for types: all of it is bundled. */
const imported = new Set(
  globSync('src/**/*.ts', { cwd: ROOT, ignore: '**/*.d.*' }).flatMap((file) =>
    [
      ...read(file).matchAll(
        /^(?:import|\} from|export .* from) (?!type )[^;]*?'((?:@[^/']+\/)?[^./';][^/':]*)(?:\/[^']*)?';/gmu,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node')),
  ),
);

test.each([...imported, 'ajv', 'before-after-hook', 'fdir'])(
  'the licence of %s is handed out, word by word',
  (name) => {
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`));
    const [file = ''] = globSync('licen*', { cwd: join(ROOT, 'node_modules', name), caseSensitiveMatch: false });
    expect(licenses).toContain(`\n${name} ${version} (`);
    expect(licenses).toContain(read(`node_modules/${name}/${file}`).trim().replaceAll('\r\n', '\n'));
  },
);

test('what only builds and tests is not in it', () => {
  expect([...imported]).toEqual(expect.arrayContaining(['yaml', 'undici', '@octokit/rest', 'fast-string-width']));
  expect(licenses).not.toMatch(/^(?:esbuild|vitest|typescript) /mu);
});

test('a package without the text of its licence ends the build', () => {
  const root = emptyFolder();
  const folder = join(root, 'node_modules/@some/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "@some/bare", "version": "1.0.0", "license": "MIT" }');
  const output = { bytes: 1, imports: [], exports: [] };
  const held = { 'node_modules/@some/bare/index.js': { bytesInOutput: 1 } };
  const bundle = (inputs: typeof held) => ({ inputs: {}, outputs: { 'a.mjs': { ...output, inputs } } });
  expect(() => licensesOf([bundle(held)], root)).toThrow('node_modules/@some/bare brings no text of its licence');
  writeFileSync(join(folder, 'LICENCE.md'), 'Do as you like.\r\n');
  expect(licensesOf([bundle(held)], root)).toContain('@some/bare 1.0.0 (MIT)\n\nDo as you like.\n');
});
