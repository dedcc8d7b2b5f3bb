import { join, posix } from 'node:path';
import { type AttributeKey, splitAttributeKey } from '../../attribute/attribute-key.ts';
import { doesRead } from '../../config/find-files.ts';
import { staysIn } from '../../disk/place.ts';
import { Failure } from '../../problem/failure.ts';

/** One file for each object, or one for each attribute. */
export type Layout = 'file-per-object' | 'file-per-attribute';

/**
 * The name of a file for one attribute alone, without its ending: "ticket.severity". Undefined where the attribute's name
 * is not of small letters, digits and underscores: a help desk may hold names that lead to other folders, or that a file
 * system does not take. Such an attribute is written into the file of its object, with its choices.
 */
export function ownFileName(key: AttributeKey): string | undefined {
  const [object, name] = splitAttributeKey(key);
  return /^[a-z0-9_]{1,63}$/u.test(name) ? `${object.toLowerCase()}.${name}` : undefined;
}

/** The name of the file in which something new is written, without its folder and ending. */
export function baseName(layout: Layout, key: AttributeKey): string {
  const [object] = splitAttributeKey(key);
  return (layout === 'file-per-attribute' ? ownFileName(key) : undefined) ?? object.toLowerCase();
}

/** Where in the folder of the project its patterns read a new file of this name. */
export async function findPlace(base: string, patterns: readonly string[], folder: string): Promise<string> {
  const candidates = new Set(patterns.flatMap((pattern) => placesOf(pattern, base)));
  for (const file of candidates) {
    // Only the patterns themselves know what they match.
    if (staysIn(folder, join(folder, file)) && (await doesRead(patterns, file))) return file;
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
