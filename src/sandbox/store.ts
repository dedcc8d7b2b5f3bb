import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isJsonObject } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import { DESK } from './desk-shape.ts';
import type { Desk } from './model/desk.ts';

const FORMAT = 'deskform sandbox 1';

/** What a store file holds, or undefined when there is none yet. */
export function readStore(file: string): Desk | undefined {
  if (!existsSync(file)) return undefined;
  const noStore = `${file} is no store of a sandbox`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/u, ''));
  } catch (cause) {
    throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT, cause });
  }
  if (!isJsonObject(content) || content.format !== FORMAT) {
    throw new Failure('FILE_UNREADABLE', `${file} is no store of this version's sandbox`, { hint: HINT });
  }
  // Written below; but a person may have had a hand in it.
  return DESK(content.desk, { file: noStore, path: 'desk', hint: HINT });
}

const HINT = 'Name a file that is not there yet to start afresh.';

/** Written beside and moved into place, so that a killed process leaves either the old content or the new one. */
export function writeStore(file: string, desk: Desk): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    const handle = openSync(beside, 'w', 0o600);
    try {
      writeSync(handle, `${JSON.stringify({ format: FORMAT, desk })}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
    syncFolder(dirname(file));
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `cannot write ${file}`, { cause });
  }
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
