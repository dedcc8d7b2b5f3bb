import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCodeOf, Failure, systemAdvice } from '../../model/failure.ts';
import { type Place, placeIn } from './place.ts';

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
    for (const { name, path, mode, content, unfinished: temporary } of pending) {
      current = name;
      makeFolder(dirname(path));
      // What was left under this name, a link perhaps, is not written through.
      remove(temporary);
      unfinished.push(temporary);
      writeFileSync(temporary, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
      // The mask of the process has taken its part away.
      if (mode !== undefined) chmodSync(temporary, mode);
    }
    for (const file of pending) {
      current = file.name;
      renameSync(file.unfinished, file.path);
    }
  } catch (cause) {
    for (const file of unfinished) remove(file);
    if (cause instanceof Failure) throw cause;
    const hint = systemAdvice(cause) ?? `System error ${errorCodeOf(cause)}: check permissions and free space.`;
    throw new Failure('FILE_UNWRITABLE', `${current} cannot be written`, { cause, hint });
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

/**
 * Removes a file if it is there. False for that of another user in a folder of all, and where no file can be made, so that
 * none has to be removed.
 */
export function remove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a file of at most `mostBytes`. A pipe or device is refused: reading it may never end. Throws the system error if the
 * file is missing, unreadable or a folder.
 */
export function readWholeFile(path: string, mostBytes: number) {
  // O_NONBLOCK opens a pipe immediately, so that it can be detected.
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(handle);
    if (!found.isFile() && !found.isDirectory()) return { outcome: 'no-file' } as const;
    if (found.isFile() && found.size > mostBytes) return { outcome: 'too-large', bytes: found.size } as const;
    return { outcome: 'read', bytes: readFileSync(handle), modifiedMs: found.mtimeMs } as const;
  } finally {
    closeSync(handle);
  }
}

/** Opens a file for appending; creates it with this mode if it does not exist. */
export function openToAppend(place: Place, mode: number): number {
  return openSync(place, 'a+', mode);
}

/** A temporary folder of this run. Names come from files; none may lead outside it. */
export type TemporaryFolder = Awaited<ReturnType<typeof makeTemporaryFolder>>;

/** Makes a temporary folder, whose name says what it is for. */
export async function makeTemporaryFolder(purpose: string) {
  const path = await mkdtemp(join(tmpdir(), `deskform-${purpose}-`)).catch((cause: unknown) => {
    const hint = `${systemAdvice(cause) ?? 'Make it.'} Or set TMPDIR to another folder.`;
    throw new Failure('FILE_UNWRITABLE', `no temporary folder can be made in ${tmpdir()}`, { hint, cause });
  });
  const place = async (name: string): Promise<string> => {
    const file = placeIn(path, name);
    await mkdir(dirname(file), { recursive: true });
    return file;
  };
  return {
    path,
    write: async (name: string, content: string | Buffer) => writeFile(await place(name), content),
    copy: async (from: string, name: string) => copyFile(from, await place(name)),
    addFolder: (name: string) => mkdir(placeIn(path, name), { recursive: true }),
    /** A link of this name, with the text that leads on. */
    link: async (name: string, text: string) => symlink(text, await place(name)),
    removeAll: () => rm(path, { recursive: true, force: true }),
  };
}

/** Creates a folder level by level: the recursion of Node 20 never returns for an impossible one, as under /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
}
