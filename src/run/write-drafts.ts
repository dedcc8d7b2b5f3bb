import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../apply/make-folder.ts';
import { Failure } from '../problem/failure.ts';

/** A file before and after. */
export interface DraftFile {
  /** Relative to the project. */
  readonly file: string;
  /** Undefined where there is none yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Writes all of them, each whole or not at all. Nothing takes its place before everything is on the disk. */
export function writeDrafts(folder: string, drafts: readonly DraftFile[]): void {
  const moves: { readonly from: string; readonly to: string }[] = [];
  let current = '';
  try {
    for (const { file, before, after } of drafts) {
      current = file;
      const path = join(folder, file);
      if (readIfThere(path) !== before) throw changedMeanwhile(file);
      // A link stays a link.
      const to = before === undefined ? path : realpathSync(path);
      const from = `${to}.${process.pid}.tmp`;
      makeFolder(dirname(to));
      moves.push({ from, to });
      writeFileSync(from, after, before === undefined ? {} : { mode: statSync(to).mode });
    }
    for (const { from, to } of moves) {
      current = to;
      renameSync(from, to);
    }
  } catch (cause) {
    for (const { from } of moves.filter(({ from }) => existsSync(from))) rmSync(from);
    if (cause instanceof Failure) throw cause;
    throw new Failure('FILE_UNWRITABLE', `${current} cannot be written`, { cause });
  }
}

/** With its byte order mark, which an edit leaves where it is. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function changedMeanwhile(file: string): Failure {
  return new Failure('FILE_UNWRITABLE', `${file} was changed while deskform was at work; nothing was written`, {
    hint: 'Run it again.',
  });
}
