import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path';
import { type FileSystemAdapter, globSync } from 'tinyglobby';
import { errorCodeOf } from '../model/failure.ts';
import { type Path, type Problem, problemAtValue } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
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
  for (let here = realPath(folder); ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return here;
    if (here === dirname(here)) return undefined;
  }
}

/**
 * Finds the files that these folders, files or globs name. Nothing may lead outside the bounds of the project, also through
 * links.
 */
export function findFiles({ folder, within }: Ground, patterns: readonly string[]) {
  const files = new Set<string>();
  const unmatched: string[] = [];
  const problems: Problem[] = [];
  const isInside = (path: string): boolean => within.some((top) => staysIn(top, join(folder, path)));
  for (const pattern of patterns) {
    // Checked before any folder is read.
    if (!isInside(relativeTo(folder, startOf(pattern)))) {
      problems.push(leadsOut(pattern));
      continue;
    }
    const isRead = (file: string): boolean => !isFolder(pattern) || !NOT_READ.test(file);
    const { found, closed } = matchPattern(folder, pattern);
    if (!found.some(isRead) && closed.length === 0) unmatched.push(pattern);
    for (const file of found) {
      if (!isInside(file)) problems.push(...(isRead(file) || file.endsWith('.txt') ? [leadsOut(file)] : []));
      else if (isRead(file)) files.add(file);
      else problems.push(...otherEnding(folder, file));
    }
    problems.push(...closed);
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

/** Reports a pattern that matches no file. In one, \ makes the next sign a plain one. */
export function problemOfPattern(pattern: string, code: ProblemCode, path: Path, of: string, hint: string) {
  const slashes = `Write / between folders: ${pattern.replaceAll('\\', '/')}`;
  return problemAtValue(code, path, `no file matches ${pattern}${of}`, pattern.includes('\\') ? slashes : hint);
}

/** Whether this pattern names a folder, and thereby every YAML file below it. */
export function isFolder(pattern: string): boolean {
  return startOf(pattern) === (posix.normalize(pattern) || '.') && !/\.ya?ml$/iu.test(pattern);
}

function matchPattern(folder: string, pattern: string) {
  const below = '**/*.{yaml,yml,YAML,YML,yaml.txt,yml.txt,json}';
  const files = isFolder(pattern) ? posix.join(pattern, below) : pattern;
  const closed = new Map<string, Problem>();
  const fs = noting((path, error) => {
    const name = relativeTo(folder, path);
    const hint = 'It may contain attribute files. Grant read access, or narrow the pattern.';
    closed.set(name, problemOfFile(name, `the folder ${name} ${reasonOf(error)}`, hint));
  });
  const how = { cwd: folder, expandDirectories: false, ignore: ['**/node_modules/**'], fs };
  let found: readonly string[] = [];
  try {
    found = globSync(files, how);
  } catch (error) {
    // tinyglobby throws on a pattern that can match nothing, as "....". Of anything else, files would look deleted.
    if (errorCodeOf(error) !== undefined) throw error;
  }
  return { found: found.map((file) => relativeTo(folder, file)), closed: [...closed.values()] };
}

/** The way from a folder to a file, with slashes on every system. */
export function relativeTo(folder: string, file: string): string {
  return (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/');
}

export function leadsOut(file: string): Problem {
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
  const first = isAnswer
    ? 'Run `deskform import` for its fields, and'
    : `Rename it to ${posix.basename(file, ending)}, or`;
  const hint = `${first} move it out of this folder.`;
  return [problemOfFile(file, `${file} ends in ${ending}: it is not read`, hint, 'file-not-read')];
}

/**
 * A file system that notes folders that cannot be read, and takes a link to nothing for a file. Glob passes over both, and
 * their definitions would look deleted.
 */
function noting(note: (path: string, error: unknown) => void): FileSystemAdapter {
  return {
    readdirSync: (path: string, how: { withFileTypes: true }) => {
      try {
        return readdirSync(path, how);
      } catch (error) {
        if (!['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) note(path, error);
        throw error;
      }
    },
    realpathSync: (path: string) => (existsSync(path) ? realpathSync(path) : path),
    statSync: (path: string) => (existsSync(path) ? statSync(path) : lstatSync(path)),
    // Glob calls these three only.
  } as unknown as FileSystemAdapter;
}
