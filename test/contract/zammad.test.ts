import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readWorkflow } from '../github/workflow-files.ts';

/** Containers cannot run in these tests: only what the files say to each other is held. */
const FOLDER = fileURLToPath(new URL('zammad/', import.meta.url));
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

test('each night asks a release that the README names', () => {
  const { strategy } = readWorkflow('.github/workflows/nightly.yml').jobs.contract as unknown as {
    readonly strategy: { readonly matrix: { readonly release: readonly string[] } };
  };
  const readme = readFileSync(join(FOLDER, '../../../README.md'), 'utf8');
  const [, table = ''] = /## Does it fit my help desk\?\n(.*?)\n\n[^|]/su.exec(readme) ?? [];
  const rows = [...table.matchAll(/^\| ([\d., ]+) \|/gmu)].flatMap(([, names = '']) => names.split(', '));
  expect(rows).toEqual(expect.arrayContaining([...strategy.matrix.release]));
  expect(strategy.matrix.release).toContain('7.1');
});

test('the containers run the files that are there, and MariaDB changes nothing but the database', () => {
  const [compose, mariadb] = [parse(read('compose.yaml')), parse(read('compose.mariadb.yaml'))];
  const [, start = ''] = compose.services.zammad.entrypoint;
  const [, administrator = ''] = /rails r (\/contract\/\S+)/u.exec(read('start.sh')) ?? [];
  for (const file of [start, administrator]) expect(read(file.replace('/contract/', ''))).not.toBe('');
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(mariadb.services)));
  expect(Object.keys(mariadb.services.zammad).sort()).toEqual(['build', 'environment', 'image']);
  expect(read(mariadb.services.zammad.build.dockerfile)).toMatch(/^ARG RELEASE\nFROM ghcr\.io\/zammad\/zammad:/u);
});
