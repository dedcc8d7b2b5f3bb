import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placeIn, realPath, staysIn } from '../../files/disk/place.ts';
import { type WholeFile, writeTogether } from '../../files/disk/whole-file.ts';
import type { Ground } from '../../files/find-files.ts';
import { readContent } from '../../files/source-text.ts';
import { Failure, InvalidConfig } from '../../model/failure.ts';

export interface FileChange {
  /** Relative to the project. */
  readonly file: string;
  /** Undefined where there is none yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Writes all files or none. Throws if one changed meanwhile, or is outside the project. */
export function writeFiles(ground: Ground, files: readonly FileChange[]): void {
  writeTogether(files.map((file) => wholeFile(ground, file)));
}

function wholeFile({ folder, within }: Ground, { file, before, after }: FileChange): WholeFile {
  const [top = folder] = within.filter((one) => staysIn(one, join(folder, file)));
  // A link in the project stays one: the file that it leads to was read, and is inside too.
  const path = placeIn(top, realPath(join(folder, file)));
  if (readIfThere(folder, file) !== before)
    throw new Failure('FILE_UNWRITABLE', `${file} changed while deskform was running; nothing was written`, {
      hint: 'Run it again.',
    });
  return { name: file, path, content: after, mode: undefined };
}

/**
 * With its byte order mark, which an edit leaves where it is.
 * @throws {InvalidConfig} Where a project could not read it either: what is not UTF-8 would be written back broken.
 */
export function readIfThere(folder: string, file: string): string | undefined {
  if (!existsSync(join(folder, file))) return undefined;
  const content = readContent(folder, file);
  if (typeof content === 'string') return content;
  throw new InvalidConfig([content]);
}
