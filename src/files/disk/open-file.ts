import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
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
