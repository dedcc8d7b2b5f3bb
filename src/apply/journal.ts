import { closeSync, fstatSync, fsyncSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../disk/make-folder.ts';
import { openToAppend } from '../disk/open-file.ts';
import type { Place } from '../disk/place.ts';
import { Failure } from '../problem/failure.ts';

/** Remembers an apply: one JSON object a line, written through before the next request. */
export interface Journal {
  readonly file: string;
  /** Returns only when the line is on the disk; a line that cannot be written is a Failure. */
  readonly append: (line: Readonly<Record<string, unknown>>) => void;
  readonly close: () => void;
}

/** An older journal may end in a line that was cut: what is appended then begins on a line of its own. */
export function openJournal(file: Place): Journal {
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Failure(
        'JOURNAL_UNWRITABLE',
        `the journal ${file} cannot be written (${why}); the next request was not sent`,
        {
          hint: 'Free some space or choose another place with --journal DIR, then run the same command again: it goes on from what is staged.',
          cause,
        },
      );
    }
  };
  const descriptor = attempt(() => {
    makeFolder(dirname(file));
    return openToAppend(file, 0o600);
  });
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  };
  attempt(() => {
    if (endsWithinALine(descriptor)) write('\n');
  });
  return {
    file,
    append: (line) =>
      attempt(() => {
        write(`${JSON.stringify(line)}\n`);
        fsyncSync(descriptor);
      }),
    close: () => closeSync(descriptor),
  };
}

function endsWithinALine(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last.toString() !== '\n';
}
