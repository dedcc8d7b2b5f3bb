import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Place } from './place.ts';

/** The content of a file. A pipe or device is refused: reading it may never end. */
type FileContent =
  | { readonly outcome: 'read'; readonly bytes: Buffer; readonly modifiedMs: number }
  | { readonly outcome: 'no-file' }
  | { readonly outcome: 'too-large'; readonly bytes: number };

/** Reads a file of at most `mostBytes`. Throws the system error if it is missing, unreadable or a folder. */
export function readWholeFile(path: string, mostBytes: number): FileContent {
  // O_NONBLOCK opens a pipe immediately, so that it can be detected.
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(handle);
    if (!found.isFile() && !found.isDirectory()) return { outcome: 'no-file' };
    if (found.isFile() && found.size > mostBytes) return { outcome: 'too-large', bytes: found.size };
    return { outcome: 'read', bytes: readFileSync(handle), modifiedMs: found.mtimeMs };
  } finally {
    closeSync(handle);
  }
}

/** Opens a file for appending; creates it with this mode if it does not exist. */
export function openToAppend(place: Place, mode: number): number {
  return openSync(place, 'a+', mode);
}

/** Creates a file that must not exist yet: if several processes try, one succeeds. */
export function openNew(place: Place, mode: number): number {
  return openSync(place, 'wx', mode);
}

/** Writes a temporary file and renames it, so that a killed process leaves either the old content or the new one. */
export function replaceConfirmed(place: Place, content: string, mode: number): void {
  const temporary = `${place}.${process.pid}.new`;
  rmSync(temporary, { force: true });
  const handle = openSync(temporary, 'wx', mode);
  try {
    const bytes = Buffer.from(content);
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, place);
  syncFolder(dirname(place));
}

/** The move itself must reach the disk too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Removes a file or a link, but not the target of the link. */
export function removeFile(place: Place): void {
  rmSync(place, { force: true });
}
