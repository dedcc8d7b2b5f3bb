import { lstat, realpath, realpathSync, type Stats, stat } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import { makeProblem, type Problem } from '../problem/problem.ts';

export interface FoundFiles {
  /** Relative to the project's folder, with forward slashes, in order. */
  readonly files: readonly string[];
  /** Patterns that match nothing. */
  readonly unmatched: readonly string[];
  readonly problems: readonly Problem[];
}

/** The files that patterns mean. A link that leads out of the project is refused, unless its pattern says where to. */
export async function findFiles(folder: string, patterns: readonly string[]): Promise<FoundFiles> {
  const files = new Set<string>();
  const unmatched: string[] = [];
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const matches = await matchPattern(folder, pattern);
    if (matches.length === 0) unmatched.push(pattern);
    for (const file of matches) {
      if (leadsOutside(pattern) || isInside(folder, file)) files.add(file);
      else problems.push(refuseLink(file));
    }
  }
  return { files: [...files].sort(), unmatched, problems };
}

/** Left out, a link to nothing would look like a definition that nobody wants any more; as a file it is told by reading it. */
const BROKEN_LINKS_ARE_FILES = {
  realpath: (path: string, done: (error: null, real: string) => void) =>
    realpath(path, (error, real) => done(null, error === null ? real : path)),
  stat: (path: string, done: (error: Error | null, found: Stats) => void) =>
    stat(path, (error, found) => (error === null ? done(null, found) : lstat(path, done))),
  // These are the two calls that are made of them; Node's own have more.
} as unknown as FileSystemAdapter;

async function matchPattern(folder: string, pattern: string): Promise<readonly string[]> {
  const ignore = ['**/node_modules/**'];
  const matches = await glob(pattern, { cwd: folder, expandDirectories: false, ignore, fs: BROKEN_LINKS_ARE_FILES });
  return matches.map((file) => (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/'));
}

function leadsOutside(pattern: string): boolean {
  return isAbsolute(pattern) || pattern.split('/').includes('..');
}

function isInside(folder: string, file: string): boolean {
  try {
    return liesBelow(realpathSync.native(folder), realpathSync.native(join(folder, file)));
  } catch {
    // A link to nothing: reading it tells so.
    return true;
  }
}

/** Whether one path, links followed, stands in the folder of the other or deeper. */
export function liesBelow(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refuseLink(file: string): Problem {
  return makeProblem('file-unreadable', `${file} is a link that leads out of the project`, {
    hint: 'Put the file into the project, or name its folder in `attributes:`.',
    where: { file, line: 1, column: 1 },
  });
}
