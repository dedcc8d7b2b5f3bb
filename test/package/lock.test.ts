import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './packed.ts';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages }: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const locked = Object.entries(packages).filter(([folder]) => folder !== '');

const foldersWhere = (test: (one: LockedPackage) => boolean): readonly string[] =>
  locked.filter(([, one]) => test(one)).map(([folder]) => folder);

test('npm checks every package that it installs, on every platform', () => {
  expect(locked.length).toBeGreaterThan(200);
  expect(foldersWhere(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('no package comes from a registry that somebody happened to use', () => {
  expect(foldersWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});
