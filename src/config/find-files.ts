import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { reasonOf } from './read-text.ts';
import { MOST_FOLDERS, openWalk } from './walk.ts';

export interface FoundFiles {
  /** Relative to the project's folder, with forward slashes, in order. */
  readonly files: readonly string[];
  /** Patterns that no file matches, which some may. */
  readonly unmatched: readonly EmptyPattern[];
  /** Patterns that lead through more folders than a project has. What they mean is not known, and no file of it is here. */
  readonly tooWide: readonly EmptyPattern[];
  readonly problems: readonly Problem[];
}

/** A pattern that has brought no file, and why, as a sentence without its full stop. */
export interface EmptyPattern {
  readonly pattern: string;
  readonly message: string;
  /** What to do instead of writing files: they are there, under another ending. */
  readonly otherwise?: string | undefined;
}

/** The files that patterns mean. A link that leads out of the project is refused, unless its pattern says where to. */
export async function findFiles(folder: string, patterns: readonly string[]): Promise<FoundFiles> {
  const found: FoundFiles[] = [];
  for (const pattern of patterns) found.push(await findPattern(folder, pattern));
  return together(found);
}

/** What several patterns have found, as if they had been one. */
export function together(found: readonly FoundFiles[]): FoundFiles {
  return {
    files: [...new Set(found.flatMap(({ files }) => files))].sort(),
    unmatched: found.flatMap(({ unmatched }) => unmatched),
    tooWide: found.flatMap(({ tooWide }) => tooWide),
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function findPattern(folder: string, pattern: string): Promise<FoundFiles> {
  const walk = openWalk();
  const matches = namesNoFile(pattern) ? [] : await matchPattern(folder, pattern, walk.fs);
  if (walk.wentTooFar()) {
    const message = `${pattern} leads through more than ${MOST_FOLDERS} folders`;
    return { files: [], unmatched: [], tooWide: [{ pattern, message }], problems: [] };
  }
  const isAllowed = (file: string): boolean => leadsOutside(pattern) || isInside(folder, file);
  return {
    files: matches.filter(isAllowed),
    unmatched: matches.length === 0 ? [{ pattern, message: `no file matches ${pattern}` }] : [],
    tooWide: [],
    problems: [
      ...[...walk.closed].map(([closed, error]) => refuseFolder(relative(folder, closed), error)),
      ...matches.filter((file) => !isAllowed(file)).map(refuseLink),
    ],
  };
}

/** The same with what else lies there, for whoever tells it: to look takes another walk. */
export async function withHints(folder: string, unmatched: readonly EmptyPattern[]): Promise<readonly EmptyPattern[]> {
  const hinted: EmptyPattern[] = [];
  for (const one of unmatched)
    hinted.push({ ...one, otherwise: hintForEnding(await filesOfOtherEnding(folder, one.pattern)) });
  return hinted;
}

/** A folder, a name that no file system has, or nothing but a "not". Of some of them tinyglobby throws. */
function namesNoFile(pattern: string): boolean {
  return pattern.endsWith('/') || pattern.includes('\0') || /^(?:\.\/|!)*$/u.test(pattern);
}

/** YAML has two endings, and who writes the other one sees the files lie there. */
async function filesOfOtherEnding(folder: string, pattern: string): Promise<readonly string[]> {
  const ending = /\.ya?ml$/u.exec(pattern)?.[0];
  if (ending === undefined || namesNoFile(pattern)) return [];
  const other = `${pattern.slice(0, -ending.length)}${ending === '.yaml' ? '.yml' : '.yaml'}`;
  const walk = openWalk();
  const files = await matchPattern(folder, other, walk.fs);
  return walk.wentTooFar() ? [] : [...files].sort();
}

function hintForEnding([file, ...others]: readonly string[]): string | undefined {
  if (file === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more like it`;
  const meant = file.endsWith('.yml') ? '.yaml' : '.yml';
  return `There is ${file}${more}: name it ${meant}, or widen the pattern.`;
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
