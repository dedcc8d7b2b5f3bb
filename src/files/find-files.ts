import { type Dirent, existsSync, lstat, readdir, realpath, type Stats, stat } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import type { Problem } from '../model/problem.ts';
import { realPath, staysIn } from './disk/place.ts';
import { problemOfFile, readContent, reasonOf } from './source-text.ts';

/** A project folder and the folders that its patterns may not leave. */
export interface Ground {
  readonly folder: string;
  /** Every pattern must stay in one of these folders, also through links. */
  readonly within: readonly string[];
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

export type FoundFiles = Awaited<ReturnType<typeof findFiles>>;

/**
 * Finds the files that these folders, files or globs name. Nothing may lead outside the bounds of the project, also through
 * links.
 */
export async function findFiles({ folder, within }: Ground, patterns: readonly string[]) {
  const files = new Set<string>();
  const unmatched: string[] = [];
  const problems: Problem[] = [];
  const isInside = (path: string): boolean => within.some((top) => staysIn(top, join(folder, path)));
  for (const pattern of patterns) {
    const start = relativeTo(folder, startOf(pattern));
    // Checked before any folder is read.
    const below = posix.join(pattern, '**/*.{yaml,yml,YAML,YML,yaml.txt,yml.txt,json}');
    const glob = isFolder(pattern) ? below : pattern;
    const found = isInside(start) ? await matchPattern(folder, glob) : NOTHING;
    const isRead = (file: string): boolean => !isFolder(pattern) || !NOT_READ.test(file);
    if (!isInside(start)) problems.push(leadsOut(pattern));
    else if (!found.files.some(isRead) && found.problems.length === 0) unmatched.push(pattern);
    for (const file of found.files) {
      if (!isInside(file)) problems.push(...(isRead(file) || file.endsWith('.txt') ? [leadsOut(file)] : []));
      else if (isRead(file)) files.add(file);
      else problems.push(...otherEnding(folder, file));
    }
    problems.push(...found.problems);
  }
  return {
    /** Relative to the project's folder, with forward slashes, in order. */
    files: [...files].sort(),
    /** Patterns without a matching file. Not every caller refuses them. */
    unmatched,
    problems,
  };
}

/** The part of a pattern before its first wildcard. */
export function startOf(pattern: string): string {
  const parts = posix.normalize(pattern).split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}!()]/u.test(part));
  return (wild < 0 ? parts : parts.slice(0, wild)).join('/') || (isAbsolute(pattern) ? '/' : '.');
}

/** In a pattern, \ makes the next sign a plain one. */
export function hintForSlashes(pattern: string): string | undefined {
  return pattern.includes('\\') ? `Write / between folders: ${pattern.replaceAll('\\', '/')}` : undefined;
}

/** Whether this pattern names a folder, and thereby every YAML file below it. */
export function isFolder(pattern: string): boolean {
  return startOf(pattern) === (posix.normalize(pattern) || '.') && !/\.ya?ml$/iu.test(pattern);
}

const NOTHING: Pick<FoundFiles, 'files' | 'problems'> = { files: [], problems: [] };

async function matchPattern(folder: string, pattern: string): Promise<Pick<FoundFiles, 'files' | 'problems'>> {
  // On a pattern without a name tinyglobby throws.
  if (pattern.includes('\0') || /^(?:\.\/|!)*$/u.test(pattern)) return NOTHING;
  const closed = new Map<string, NodeJS.ErrnoException>();
  const ignore = ['**/node_modules/**'];
  const matches = await glob(pattern, { cwd: folder, expandDirectories: false, ignore, fs: noting(closed) });
  return {
    files: matches.map((file) => relativeTo(folder, file)),
    problems: [...closed].map(([path, error]) => {
      const name = relativeTo(folder, path);
      const hint = 'It may contain attribute files. Grant read access, or narrow the pattern.';
      return problemOfFile(name, `the folder ${name} ${reasonOf(error)}`, hint);
    }),
  };
}

/** The way from a folder to a file, with slashes on every system. */
export function relativeTo(folder: string, file: string): string {
  return (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/');
}

function leadsOut(file: string): Problem {
  const hint = 'Move the files into it, or move deskform.yaml to a folder that contains all of its files.';
  return problemOfFile(file, `${file} leads outside the git repository or project`, hint);
}

const NOT_READ = /\.(?:txt|json)$/u;

/**
 * Some editors add .txt, and Windows does not show it. A JSON file may be what the API answers; a snapshot or a plan of ours,
 * which may stand here, has a version.
 */
function otherEnding(folder: string, file: string): readonly Problem[] {
  const ending = posix.extname(file);
  const content = ending === '.json' ? readContent(folder, file) : undefined;
  const isText = typeof content === 'string';
  const isAnswer = isText && content.includes('"data_option_new"') && !content.includes('"format_version"');
  if (content !== undefined && !isAnswer) return [];
  const rename = `Rename it to ${posix.basename(file, ending)}, or`;
  const what = isAnswer ? 'Run `deskform import` for its fields, and' : rename;
  const message = `${file} ends in ${ending}: it is not read`;
  return [problemOfFile(file, message, `${what} move it out of this folder.`, 'file-not-read')];
}

type ReaddirDone = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void;

/**
 * A file system that notes folders that cannot be read, and takes a link to nothing for a file. Glob passes over both, and
 * their definitions would look deleted.
 */
function noting(closed: Map<string, NodeJS.ErrnoException>): FileSystemAdapter {
  return {
    readdir: (path: string, how: { withFileTypes: true }, done: ReaddirDone) => {
      readdir(path, how, (error, entries) => {
        if (error !== null && error.code !== 'ENOENT' && error.code !== 'ENOTDIR') closed.set(path, error);
        done(error, entries);
      });
    },
    realpath: (path: string, done: (error: null, real: string) => void) =>
      realpath(path, (error, real) => done(null, error === null ? real : path)),
    stat: (path: string, done: (error: Error | null, found: Stats) => void) =>
      stat(path, (error, found) => (error === null ? done(null, found) : lstat(path, done))),
    // Glob calls these three only.
  } as unknown as FileSystemAdapter;
}
