import { closeSync, writeSync } from 'node:fs';
import { openToAppend } from '../disk/open-file.ts';
import { placeNamed } from '../disk/place.ts';
import { Failure } from '../problem/failure.ts';
import type { Fault } from './faults.ts';

/** What became of one request. */
export interface LoggedRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Undefined where no answer went out. */
  readonly status: number | undefined;
  readonly fault: Fault['do'] | undefined;
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
