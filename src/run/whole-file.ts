import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../apply/make-folder.ts';
import { Failure } from '../problem/failure.ts';

export interface WholeFile {
  /** As it is called when something has to be said of it. */
  readonly name: string;
  readonly path: string;
  readonly content: string;
  /** Who may read and write it; undefined leaves that to the system. */
  readonly mode: number | undefined;
}

/**
 * Writes all of them, each whole or not at all, and the folders above them. Nothing takes its place before everything is
 * on the disk.
 * @throws {Failure} FILE_UNWRITABLE with the name of the file that cannot be written.
 */
export function writeTogether(files: readonly WholeFile[]): void {
  const waiting = files.map((file) => ({ ...file, unfinished: `${file.path}.${process.pid}.tmp` }));
  let current = '';
  try {
    for (const { name, path, unfinished, content, mode } of waiting) {
      current = name;
      makeFolder(dirname(path));
      writeFileSync(unfinished, content, mode === undefined ? {} : { mode });
    }
    for (const { name, path, unfinished } of waiting) {
      current = name;
      renameSync(unfinished, path);
    }
  } catch (cause) {
    for (const { unfinished } of waiting) forget(unfinished);
    throw new Failure('FILE_UNWRITABLE', `${current} cannot be written`, { cause });
  }
}

/** Where no file can be made, none has to be removed. */
function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
