import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf } from '../config/read-text.ts';
import { Failure } from '../problem/failure.ts';

/** The plan of a hundred thousand new attributes is smaller, and a text may not be much longer. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Reads a file that the command line names, or that an earlier run wrote. A pipe will do, as a shell makes
 * it of `<(command)`, but it is not read without end.
 * @throws {Failure} FILE_UNREADABLE with the name as it was given.
 */
export async function readGiven(cwd: string, file: string, hint: string): Promise<string> {
  try {
    const bytes = await readAll(resolve(cwd, file));
    if (bytes === 'too-large') throw unreadable(file, `is larger than ${MOST_BYTES / 1024 / 1024} MB`, hint);
    return bytes.toString('utf8').replace(/^\ufeff/u, '');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable(file, reasonOf(error), hint, error);
  }
}

async function readAll(path: string): Promise<Buffer | 'too-large'> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    pieces.push(piece);
    size += piece.length;
    if (size > MOST_BYTES) return 'too-large';
  }
  return Buffer.concat(pieces);
}

function unreadable(file: string, why: string, hint: string, cause?: unknown): Failure {
  return new Failure('FILE_UNREADABLE', `${file} ${why}`, { hint, cause });
}
