import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '../problem/error-code.ts';

/** Level by level: where a folder can never be made, as under /proc, Node 20's own recursion does not come back. */
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
