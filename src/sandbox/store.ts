import { existsSync } from 'node:fs';
import { isJsonObject, parseJson } from '../attribute/json.ts';
import { readWholeFile, replaceConfirmed } from '../disk/open-file.ts';
import { placeNamed } from '../disk/place.ts';
import { Failure } from '../problem/failure.ts';
import { checkStore } from './input-files.ts';
import type { Desk } from './model/desk.ts';

const FORMAT = 'deskform sandbox 1';

/** What a store file holds, or undefined when there is none yet. */
export function readStore(file: string): Desk | undefined {
  if (!existsSync(file)) return undefined;
  const noStore = `${file} is no store of a sandbox`;
  const content = parseJson(textOf(file, noStore));
  if (content === undefined) throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT });
  if (!isJsonObject(content) || content.format !== FORMAT) {
    throw new Failure('FILE_UNREADABLE', `${file} is no store of this version's sandbox`, { hint: HINT });
  }
  // Written below; but a person may have had a hand in it.
  return checkStore(content, { file: noStore, hint: HINT });
}

/** A hundred thousand fields come to less. */
const LARGEST_STORE = 256 * 1024 * 1024;

function textOf(file: string, noStore: string): string {
  try {
    const found = readWholeFile(file, LARGEST_STORE);
    return found.outcome === 'read' ? found.bytes.toString('utf8') : '';
  } catch (cause) {
    throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT, cause });
  }
}

const HINT = 'Name a file that is not there yet to start afresh.';

/** Kept when an answer goes out, whatever becomes of the process afterwards. */
export function writeStore(file: string, desk: Desk): void {
  try {
    replaceConfirmed(placeNamed(file), `${JSON.stringify({ format: FORMAT, desk })}\n`, 0o600);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `cannot write ${file}`, { cause });
  }
}
