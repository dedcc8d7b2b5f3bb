import { closeSync, existsSync, writeSync } from 'node:fs';
import { isJsonObject, parseJson } from '../attribute/json.ts';
import { openToAppend, readWholeFile, replaceConfirmed } from '../disk/open-file.ts';
import { placeNamed } from '../disk/place.ts';
import { takeLock } from '../lock/process-lock.ts';
import { Failure } from '../problem/failure.ts';
import type { InjectedFault } from './faults.ts';
import { checkStore } from './input-files.ts';
import type { Desk } from './model/desk.ts';

const FORMAT = 'deskform sandbox 2';

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

/** Held while a sandbox keeps a store: two would overwrite each other's rows without a word. */
interface StoreLock {
  readonly release: () => void;
}

/** Beside the store, so that it is found from wherever the store is used. */
export function lockStore(storeFile: string): StoreLock {
  const lock = takeLock(placeNamed(`${storeFile}.lock`));
  if (lock.state === 'ours') return lock;
  const by = lock.by === undefined ? 'it was taken just now' : `process ${lock.by}`;
  throw new Failure('WRONG_USE', `${storeFile} is in use by another sandbox (${by})`, {
    hint: 'Stop that one, or name another file with --store.',
  });
}

/** What became of one request. */
interface LoggedRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Undefined where no answer went out. */
  readonly status: number | undefined;
  readonly fault: InjectedFault['do'] | undefined;
  /** Whether the desk saw the request. */
  readonly effect: 'yes' | 'no';
}

/** One JSON line a request, written before its answer goes out: who has an answer finds its line. */
export interface RequestLog {
  readonly append: (request: LoggedRequest) => void;
  readonly close: () => void;
}

export function openRequestLog(file: string): RequestLog {
  let descriptor: number;
  try {
    descriptor = openToAppend(placeNamed(file), 0o666);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `the log of requests ${file} cannot be written`, {
      hint: 'Name another file with --log, in a folder that is there.',
      cause,
    });
  }
  return {
    append: ({ number, method, path, status, fault, effect }) => {
      const line = { number, method, path, status: status ?? null, fault: fault ?? null, effect };
      writeSync(descriptor, `${JSON.stringify(line)}\n`);
    },
    close: () => closeSync(descriptor),
  };
}
