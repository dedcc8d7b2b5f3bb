import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../apply/make-folder.ts';

/** Written beside the place where it belongs, so that putting it there is one step that hardly fails. */
export interface FileInWaiting {
  readonly put: () => void;
  /** Removes what was not put; nothing where it was. */
  readonly forget: () => void;
}

/** A file that will be there whole or not at all, and the folders above it. */
export function prepareFile(path: string, content: string): FileInWaiting {
  const unfinished = `${path}.${process.pid}.tmp`;
  const forget = (): void => rmSync(unfinished, { force: true });
  makeFolder(dirname(path));
  try {
    writeFileSync(unfinished, content);
  } catch (error) {
    forget();
    throw error;
  }
  return { put: () => renameSync(unfinished, path), forget };
}

/** The same at once. */
export function writeWholeFile(path: string, content: string): void {
  const file = prepareFile(path, content);
  try {
    file.put();
  } finally {
    file.forget();
  }
}
