import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '../problem/error-code.ts';

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
