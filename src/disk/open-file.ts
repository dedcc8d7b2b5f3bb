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

/** What a file holds. What is no file may have no end, or wait for ever for somebody who writes into it. */
type FileContent =
  | { readonly outcome: 'read'; readonly bytes: Buffer; readonly modifiedMs: number }
  | { readonly outcome: 'no-file' }
  | { readonly outcome: 'too-large'; readonly bytes: number };

/** Reads a file of at most so many bytes. The system's own error says what is missing, closed, or a folder. */
export function readWholeFile(path: string, mostBytes: number): FileContent {
  // Without waiting: a pipe opens at once, and is then seen to be one.
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

/** Opens a file to write at its end; it is made where there is none, with this mode. */
export function openToAppend(place: Place, mode: number): number {
  return openSync(place, 'a+', mode);
}

/** Makes a file that must not be there yet: of several that try, one succeeds. */
export function openNew(place: Place, mode: number): number {
  return openSync(place, 'wx', mode);
}

/** Written beside and moved into place, so that a killed process leaves either the old content or the new one. */
export function replaceConfirmed(place: Place, content: string, mode: number): void {
  const beside = `${place}.${process.pid}.new`;
  rmSync(beside, { force: true });
  const handle = openSync(beside, 'wx', mode);
  try {
    const bytes = Buffer.from(content);
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, place);
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

/** Removes a file, or a link, but not what the link leads to. */
export function removeFile(place: Place): void {
  rmSync(place, { force: true });
}
