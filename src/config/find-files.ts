import { type Dirent, existsSync, lstat, readdir, realpath, type Stats, stat } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import { liesBelow, realPath, staysIn } from '../disk/place.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { reasonOf } from './read-text.ts';

/** A project folder and the folders that its patterns may not leave. */
export interface Ground {
  readonly folder: string;
  /** Every pattern must stay in one of these folders, also through links. */
  readonly within: readonly string[];
}

/** Returns the bounds of a project: the repository around it, or the folder itself without one. */
export function groundOf(folder: string): Ground {
  return { folder, within: [checkoutOf(folder) ?? folder] };
}

/**
 * Returns the root of the git checkout of a folder; undefined outside one. Running git would take longer than
 * everything else in a small project.
 */
export function checkoutOf(folder: string): string | undefined {
  // Reading the files reports a missing folder.
  if (!existsSync(folder)) return undefined;
  for (let here = realPath(folder); ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return here;
    if (here === dirname(here)) return undefined;
  }
}

export interface FoundFiles {
  /** Relative to the project's folder, with forward slashes, in order. */
  readonly files: readonly string[];
  /** Patterns without a matching file. Not every caller refuses them. */
  readonly unmatched: readonly EmptyPattern[];
  /**
   * Patterns that leave the repository, or search too many folders. None of their files are returned.
   */
  readonly refused: readonly EmptyPattern[];
  readonly problems: readonly Problem[];
}

/** A pattern without a file. The message is a sentence without its full stop. */
export interface EmptyPattern {
  readonly pattern: string;
  readonly message: string;
  /** The hint where files exist under the other ending. */
  readonly otherwise?: string | undefined;
}

/**
 * Finds the files that match the patterns. A symbolic link out of the project is refused, unless the pattern itself
 * leads there. Nothing may leave the bounds of the project.
 */
export async function findFiles(ground: Ground, patterns: readonly string[]): Promise<FoundFiles> {
  const found: FoundFiles[] = [];
  for (const pattern of patterns) found.push(await findPattern(ground, pattern));
  return combineFound(found);
}

/** Whether a pattern matches this file. The file need not exist; the disk is not read. */
export async function doesRead(patterns: readonly string[], file: string): Promise<boolean> {
  for (const pattern of patterns) {
    if (posix.normalize(pattern) === file) return true;
    if (namesNoFile(pattern)) continue;
    if ((await matchPattern(IMAGINED, pattern, walkOfOneFile(posix.join(IMAGINED, file)))).includes(file)) return true;
  }
  return false;
}

/** The folder of the imagined file. */
const IMAGINED = '/project';

/** Combines the results of several patterns. */
export function combineFound(found: readonly FoundFiles[]): FoundFiles {
  return {
    files: [...new Set(found.flatMap(({ files }) => files))].sort(),
    unmatched: found.flatMap(({ unmatched }) => unmatched),
    refused: found.flatMap(({ refused }) => refused),
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function findPattern({ folder, within }: Ground, pattern: string): Promise<FoundFiles> {
  const isEmpty = namesNoFile(pattern);
  if (!isEmpty && !within.some((top) => liesBelow(realPath(top), startOf(folder, pattern))))
    return refusedPattern(pattern, LEADS_OUT, 'Move deskform.yaml to a folder that contains all of its files.');
  const walk = openWalk();
  const matches = isEmpty ? [] : await matchPattern(folder, pattern, walk.fs);
  if (walk.wentTooFar()) return refusedPattern(pattern, `searches more than ${MOST_FOLDERS} folders`, undefined);
  const mayLeadTo = leadsOutside(pattern) ? within : [folder];
  const isAllowed = (file: string): boolean => mayLeadTo.some((top) => staysIn(top, join(folder, file)));
  return {
    files: matches.filter(isAllowed),
    unmatched: matches.length === 0 ? [await unmatchedPattern(folder, pattern)] : [],
    refused: [],
    problems: [
      ...[...walk.closed].map(([closed, error]) => refuseFolder(relative(folder, closed), error)),
      ...matches.filter((file) => !isAllowed(file)).map(refuseLink),
    ],
  };
}

const LEADS_OUT = 'points outside the git repository or project';

function refusedPattern(pattern: string, why: string, otherwise: string | undefined): FoundFiles {
  const refused = [{ pattern, message: `${pattern} ${why}`, otherwise }];
  return { files: [], unmatched: [], refused, problems: [] };
}

/** The part of a pattern before its first wildcard, as a folder. */
function startOf(folder: string, pattern: string): string {
  const parts = pattern.split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}!()]/u.test(part));
  const start = (wild < 0 ? parts : parts.slice(0, wild)).join('/');
  return isAbsolute(pattern) ? realPath(`/${start}`) : resolve(realPath(folder), start);
}

/** Patterns of folders, with a NUL, or of nothing but "!". tinyglobby throws on some of them. */
function namesNoFile(pattern: string): boolean {
  return pattern.endsWith('/') || pattern.includes('\0') || /^(?:\.\/|!)*$/u.test(pattern);
}

/** YAML has two endings: the hint names files with the other one. */
async function unmatchedPattern(folder: string, pattern: string): Promise<EmptyPattern> {
  const message = `no file matches ${pattern}`;
  const [, name, ending] = /^(.*)\.(yaml|yml)$/su.exec(pattern) ?? [];
  if (name === undefined || ending === undefined || namesNoFile(pattern)) return { pattern, message };
  const walk = openWalk();
  const matches = await matchPattern(folder, `${name}.${ending === 'yaml' ? 'yml' : 'yaml'}`, walk.fs);
  const [file, ...others] = [...matches].sort();
  if (file === undefined || walk.wentTooFar()) return { pattern, message };
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return { pattern, message, otherwise: `Found ${file}${more}. Rename it to .${ending}, or change the pattern.` };
}

async function matchPattern(folder: string, pattern: string, fs: FileSystemAdapter): Promise<readonly string[]> {
  const ignore = ['**/node_modules/**'];
  const matches = await glob(pattern, { cwd: folder, expandDirectories: false, ignore, fs });
  return matches.map((file) => (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/'));
}

function leadsOutside(pattern: string): boolean {
  return isAbsolute(pattern) || pattern.split('/').includes('..');
}

function refuseFolder(folder: string, error: unknown): Problem {
  return makeProblem('file-unreadable', `the folder ${folder} ${reasonOf(error)}`, {
    hint: 'It may contain attribute files. Grant read access, or narrow the pattern.',
    where: { file: folder, line: 1, column: 1 },
  });
}

function refuseLink(file: string): Problem {
  return makeProblem('file-unreadable', `${file} is a symbolic link to a file outside the project`, {
    hint: 'Move the file into the project, or add its folder to `attributes:`.',
    where: { file, line: 1, column: 1 },
  });
}

/** More folders than any project has. Searching a complete disk would take minutes and all memory. */
const MOST_FOLDERS = 5_000;

/** The walk of one pattern through the folders. */
interface Walk {
  readonly fs: FileSystemAdapter;
  /** Whether there were too many folders: then not all files were found. */
  readonly wentTooFar: () => boolean;
  /** Folders that could not be read, with the error of the system. */
  readonly closed: ReadonlyMap<string, NodeJS.ErrnoException>;
}

type ReaddirDone = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void;

/**
 * A file system for one walk. Glob passes over unreadable folders; here they are kept, since they may hold definitions.
 */
function openWalk(): Walk {
  const closed = new Map<string, NodeJS.ErrnoException>();
  let folders = 0;
  const fs = {
    readdir: (path: string, how: { withFileTypes: true }, done: ReaddirDone) => {
      folders += 1;
      if (folders > MOST_FOLDERS) return done(null, []);
      readdir(path, how, (error, entries) => {
        if (error !== null && !isNoFolder(error)) closed.set(path, error);
        done(error, entries);
      });
    },
    // Without it a link to nothing would look like a deleted definition. As a file it is reported when it is read.
    realpath: (path: string, done: (error: null, real: string) => void) =>
      realpath(path, (error, real) => done(null, error === null ? real : path)),
    stat: (path: string, done: (error: Error | null, found: Stats) => void) =>
      stat(path, (error, found) => (error === null ? done(null, found) : lstat(path, done))),
    // Glob calls these three only.
  } as unknown as FileSystemAdapter;
  return { fs, closed, wentTooFar: () => folders > MOST_FOLDERS };
}

/** A file system in which there is one file, at an absolute path, and the folders on the way to it. */
function walkOfOneFile(file: string): FileSystemAdapter {
  return {
    readdir: (folder: string, _: { withFileTypes: true }, done: ReaddirDone) => {
      const way = posix.relative(folder, file);
      const [name = '', ...rest] = way.split('/');
      const isFolder = rest.length > 0;
      const entry = { name, isDirectory: () => isFolder, isFile: () => !isFolder, isSymbolicLink: () => false };
      // Of an entry, glob asks no more than this.
      done(null, name === '' || name === '..' ? [] : [entry as unknown as Dirent]);
    },
  } as unknown as FileSystemAdapter;
}

/** A pattern may name a missing folder: it matches nothing, which is reported elsewhere. */
function isNoFolder({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}
