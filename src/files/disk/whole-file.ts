import { chmodSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf, Failure, systemAdvice } from '../../model/failure.ts';
import type { Place } from './place.ts';
import { makeFolder } from './temporary-folder.ts';

export interface WholeFile {
  /** The name in messages. */
  readonly name: string;
  readonly path: Place;
  readonly content: string;
  /** The file mode; undefined keeps the mode of an existing file, or uses the default of the system. */
  readonly mode: number | undefined;
}

/**
 * Writes all files or none, and creates their folders. No file is replaced before all are on the disk, and each is made anew
 * beside the old one: what stands under a name, such as a link that somebody put there, is never written through.
 * @throws {Failure} FILE_UNWRITABLE with the name of the file that cannot be written.
 */
export function writeTogether(files: readonly WholeFile[]): void {
  const unfinished: string[] = [];
  let current = '';
  try {
    const pending = files.map((file, index) => {
      current = file.name;
      return { ...file, mode: modeOf(file), unfinished: `${file.path}.${process.pid}-${index}.tmp` };
    });
    for (const file of pending) {
      current = file.name;
      unfinished.push(file.unfinished);
      writeTemporary(file);
    }
    for (const file of pending) {
      current = file.name;
      renameSync(file.unfinished, file.path);
    }
  } catch (cause) {
    for (const file of unfinished) removeQuietly(file);
    if (cause instanceof Failure) throw cause;
    throw new Failure('FILE_UNWRITABLE', `${current} cannot be written`, { cause, hint: wayOutOf(cause) });
  }
}

/** The mode of the new file: the one that was asked for, or that of the file that it replaces. */
function modeOf({ name, path, mode }: WholeFile): number | undefined {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined) return mode;
  if (there.isFile()) return mode ?? there.mode & 0o777;
  const what = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a link' : 'a pipe or a device';
  const hint = there.isSymbolicLink() ? 'Name the file that it leads to, or remove the link.' : 'Name a file.';
  throw new Failure('FILE_UNWRITABLE', `${name} is ${what}; nothing was written`, { hint });
}

function writeTemporary({ path, mode, unfinished, content }: WholeFile & { readonly unfinished: string }): void {
  makeFolder(dirname(path));
  // What was left under this name, a link perhaps, is not written through.
  removeQuietly(unfinished);
  writeFileSync(unfinished, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
  // The mask of the process has taken its part away.
  if (mode !== undefined) chmodSync(unfinished, mode);
}

function wayOutOf(cause: unknown): string {
  const code = errorCodeOf(cause);
  return (
    systemAdvice(cause) ?? `${code === undefined ? 'Check' : `System error ${code}: check`} permissions and free space.`
  );
}

/** Where no file can be made, none has to be removed. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
