import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../apply/make-folder.ts';

/** Writes a file that is there whole or not at all, and the folders above it. */
export function writeWholeFile(path: string, content: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  makeFolder(dirname(path));
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
