import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { reasonOf } from './read-text.ts';
import { MOST_FOLDERS, openWalk } from './walk.ts';

export interface FoundFiles {
  /** Relative to the project's folder, with forward slashes, in order. */
  readonly files: readonly string[];
  readonly unmatched: readonly UnmatchedPattern[];
  readonly problems: readonly Problem[];
}

/** A pattern without a file, and why, as a sentence without its full stop. */
export interface UnmatchedPattern {
  readonly pattern: string;
  readonly message: string;
}

/** The files that patterns mean. A link that leads out of the project is refused, unless its pattern says where to. */
export async function findFiles(folder: string, patterns: readonly string[]): Promise<FoundFiles> {
  const files = new Set<string>();
  const unmatched: UnmatchedPattern[] = [];
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const walk = openWalk();
    const matches = namesNoFile(pattern) ? [] : await matchPattern(folder, pattern, walk.fs);
    if (walk.wentTooFar()) {
      unmatched.push({ pattern, message: `${pattern} leads through more than ${MOST_FOLDERS} folders` });
      continue;
    }
    if (matches.length === 0) unmatched.push({ pattern, message: `no file matches ${pattern}` });
    for (const [closed, error] of walk.closed) problems.push(refuseFolder(relative(folder, closed), error));
    for (const file of matches) {
      if (leadsOutside(pattern) || isInside(folder, file)) files.add(file);
      else problems.push(refuseLink(file));
    }
  }
  return { files: [...files].sort(), unmatched, problems };
}

/** A folder, a name that no file system has, or nothing but a "not". Of some of them tinyglobby throws. */
function namesNoFile(pattern: string): boolean {
  return pattern.endsWith('/') || pattern.includes('\0') || /^(?:\.\/|!)*$/u.test(pattern);
}

async function matchPattern(folder: string, pattern: string, fs: FileSystemAdapter): Promise<readonly string[]> {
  const ignore = ['**/node_modules/**'];
  const matches = await glob(pattern, { cwd: folder, expandDirectories: false, ignore, fs });
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

function refuseFolder(folder: string, error: unknown): Problem {
  return makeProblem('file-unreadable', `the folder ${folder} ${reasonOf(error)}`, {
    hint: 'Definitions may stand in it. Let it be read, or name folders beside it.',
    where: { file: folder, line: 1, column: 1 },
  });
}

function refuseLink(file: string): Problem {
  return makeProblem('file-unreadable', `${file} is a link that leads out of the project`, {
    hint: 'Put the file into the project, or name its folder in `attributes:`.',
    where: { file, line: 1, column: 1 },
  });
}
