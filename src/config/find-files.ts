import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { glob } from 'tinyglobby';
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
      if (leadsOutside(pattern) || (await isInside(folder, file))) files.add(file);
      else problems.push(refuseLink(file));
    }
  }
  return { files: [...files].sort(), unmatched, problems };
}

async function matchPattern(folder: string, pattern: string): Promise<readonly string[]> {
  const matches = await glob(pattern, { cwd: folder, expandDirectories: false, ignore: ['**/node_modules/**'] });
  return matches.map((file) => (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/'));
}

function leadsOutside(pattern: string): boolean {
  return isAbsolute(pattern) || pattern.split('/').includes('..');
}

async function isInside(folder: string, file: string): Promise<boolean> {
  try {
    return liesBelow(await realpath(folder), await realpath(join(folder, file)));
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
