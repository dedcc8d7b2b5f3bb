import { type Dirent, lstat, readdir, realpath, type Stats, stat } from 'node:fs';
import { posix } from 'node:path';
import type { FileSystemAdapter } from 'tinyglobby';

/** More than any project has below a pattern, and less than a machine has: those take minutes, and the memory of all names. */
export const MOST_FOLDERS = 5_000;

/** The way of one pattern through the folders: what it walks on, and what came of it. */
export interface Walk {
  readonly fs: FileSystemAdapter;
  /** Whether there were more folders than a project has. What was found until then is not all. */
  readonly wentTooFar: () => boolean;
  /** Folders that could not be looked into, with the error of the system. */
  readonly closed: ReadonlyMap<string, NodeJS.ErrnoException>;
}

type ReaddirDone = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void;

/** A file system for one walk. Glob takes what it cannot read for empty; here it is kept, for it may hold definitions. */
export function openWalk(): Walk {
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
    // Left out, a link to nothing would look like a definition that nobody wants any more; as a file it is told by reading it.
    realpath: (path: string, done: (error: null, real: string) => void) =>
      realpath(path, (error, real) => done(null, error === null ? real : path)),
    stat: (path: string, done: (error: Error | null, found: Stats) => void) =>
      stat(path, (error, found) => (error === null ? done(null, found) : lstat(path, done))),
    // These are the three calls that are made of them; Node's own have more.
  } as unknown as FileSystemAdapter;
  return { fs, closed, wentTooFar: () => folders > MOST_FOLDERS };
}

/** A file system in which there is one file, at an absolute path, and the folders on the way to it. */
export function walkOfOneFile(file: string): FileSystemAdapter {
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

/** A pattern may name a folder that is not there: then it matches nothing, which is told. */
function isNoFolder({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}
