import { existsSync } from 'node:fs';
import { isJsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import { RELEASES } from '../attribute/release.ts';
import { readWholeFile, replaceConfirmed } from '../disk/open-file.ts';
import { placeNamed } from '../disk/place.ts';
import { takeLock } from '../lock/process-lock.ts';
import { Failure } from '../problem/failure.ts';
import type { Desk } from './model/desk.ts';

const FORMAT = 'deskform sandbox 3';

/** Reads a store file; undefined if it does not exist yet. */
export function readStore(file: string): Desk | undefined {
  if (!existsSync(file)) return undefined;
  const noStore = `${file} is not a sandbox store`;
  const content = parseJson(textOf(file, noStore));
  if (content === undefined) throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT });
  if (!isJsonObject(content) || content.format !== FORMAT || !isDesk(content.desk)) {
    throw new Failure('FILE_UNREADABLE', `${file} is not a sandbox store of this version`, { hint: HINT });
  }
  return content.desk as unknown as Desk;
}

function isDesk(content: JsonValue | undefined): boolean {
  return isJsonObject(content) && RELEASES.some((one) => one === content.release) && Array.isArray(content.rows);
}

/** Enough for more than 100,000 fields. */
const LARGEST_STORE = 256 * 1024 * 1024;

function textOf(file: string, noStore: string): string {
  try {
    const found = readWholeFile(file, LARGEST_STORE);
    return found.outcome === 'read' ? found.bytes.toString('utf8') : '';
  } catch (cause) {
    throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT, cause });
  }
}

const HINT = 'Name a new file to start with a new sandbox.';

/** Writes the store durably, before the answer is sent. */
export function writeStore(file: string, desk: Desk): void {
  try {
    replaceConfirmed(placeNamed(file), `${JSON.stringify({ format: FORMAT, desk })}\n`, 0o600);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `cannot write ${file}`, {
      hint: 'Check the folder, or name another file with --store.',
      cause,
    });
  }
}

/** Held while a sandbox uses a store: two would silently overwrite each other's rows. */
interface StoreLock {
  readonly release: () => void;
}

/** Locks a store. The lock file is next to it, so that every process finds it. */
export function lockStore(storeFile: string): StoreLock {
  const lock = takeLock(placeNamed(`${storeFile}.lock`));
  if (lock.state === 'ours') return lock;
  const by = lock.by === undefined ? 'locked just now' : `process ${lock.by}`;
  throw new Failure('WRONG_USE', `${storeFile} is in use by another sandbox (${by})`, {
    hint: 'Stop that one, or name another file with --store.',
  });
}
