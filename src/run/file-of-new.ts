import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { AttributeKey, ObjectName } from '../attribute/attribute-key.ts';
import { findFiles } from '../config/find-files.ts';
import { Failure } from '../problem/failure.ts';

/** One file for each object, or one for each attribute. */
export type Layout = 'file-per-object' | 'file-per-attribute';

/** The name of the file in which something new is written, without its folder and ending. */
export function baseName(layout: Layout, object: ObjectName, key: AttributeKey): string {
  const small = object.toLowerCase();
  return layout === 'file-per-object' ? small : `${small}.${key.slice(object.length + 1)}`;
}

/** Where the project's patterns read a new file of this name. */
export async function findPlace(base: string, patterns: readonly string[]): Promise<string> {
  const candidates = [...new Set(patterns.flatMap((pattern) => placesOf(pattern, base)))];
  const folder = await mkdtemp(join(tmpdir(), 'deskform-place-'));
  try {
    for (const file of candidates) {
      if (!patterns.includes(file)) {
        await mkdir(join(folder, dirname(file)), { recursive: true });
        await writeFile(join(folder, file), '');
      }
      // Only the patterns themselves know what they match.
      if (patterns.includes(file) || (await findFiles(folder, patterns)).files.includes(file)) return file;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  throw new Failure('WRONG_USE', `no file that \`attributes: ${patterns.join(', ')}\` reads could hold ${base}`, {
    hint: 'Add a pattern such as attributes/**/*.yaml.',
  });
}

/** A pattern that begins in a folder of the project reads files in that folder; one without a wildcard is a file. */
function placesOf(pattern: string, base: string): readonly string[] {
  const ending = pattern.endsWith('.yml') ? '.yml' : '.yaml';
  const parts = posix.normalize(pattern).split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}!()]/u.test(part));
  if (wild < 0) return [parts.join('/')];
  const folder = parts.slice(0, wild);
  if (folder.includes('..') || parts[0] === '') return [];
  return [posix.join(...folder, `${base}${ending}`), posix.join(...folder, base, `${base}${ending}`)];
}
