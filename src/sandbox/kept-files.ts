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

/** Reads a store file; undefined if it does not exist yet. */
export function readStore(file: string): Desk | undefined {
  if (!existsSync(file)) return undefined;
  const noStore = `${file} is not a sandbox store`;
  const content = parseJson(textOf(file, noStore));
  if (content === undefined) throw new Failure('FILE_UNREADABLE', noStore, { hint: HINT });
  if (!isJsonObject(content) || content.format !== FORMAT) {
    throw new Failure('FILE_UNREADABLE', `${file} is not a sandbox store of this version`, { hint: HINT });
  }
  // A person may have edited the file.
  return checkStore(content, { file: noStore, hint: HINT });
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

/** One entry of the request log. */
interface LoggedRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Undefined if no answer was sent. */
  readonly status: number | undefined;
  readonly fault: InjectedFault['do'] | undefined;
  /** Whether the request had an effect. */
  readonly effect: 'yes' | 'no';
}

/** A log with one JSON line per request, written before its answer is sent. */
export interface RequestLog {
  readonly append: (request: LoggedRequest) => void;
  readonly close: () => void;
}

export function openRequestLog(file: string): RequestLog {
  let descriptor: number;
  try {
    descriptor = openToAppend(placeNamed(file), 0o666);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `the request log ${file} cannot be written`, {
      hint: 'Name another file with --log, in an existing folder.',
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
