import { chmodSync, lstatSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorCodeOf } from '../problem/error-code.ts';
import { Failure } from '../problem/failure.ts';
import { makeFolder } from './make-folder.ts';
import type { Place } from './place.ts';

export interface WholeFile {
  /** The name in messages. */
  readonly name: string;
  readonly path: Place;
  readonly content: string;
  /** The file mode; undefined keeps the mode of an existing file, or uses the default of the system. */
  readonly mode: number | undefined;
}

/**
 * Writes all files or none, and creates their folders. No file is replaced before all are on the disk. A link stays a link,
 * and a pipe or a device gets the text directly.
 * @throws {Failure} FILE_UNWRITABLE with the name of the file that cannot be written.
 */
export function writeTogether(files: readonly WholeFile[]): void {
  const unfinished: string[] = [];
  let current = '';
  try {
    const pending = files.map((file, index) => {
      current = file.name;
      const target = targetOf(file);
      return { ...file, target, unfinished: `${target.path}.${process.pid}-${index}.tmp` };
    });
    const [streams, regular] = [ofKind('pipe-or-device', pending), ofKind('file', pending)];
    for (const file of regular) {
      current = file.name;
      unfinished.push(file.unfinished);
      writeTemporary(file);
    }
    // These take no text back, and may refuse it: as long as they do, no file has changed.
    for (const { name, target, content } of streams) {
      current = name;
      writeFileSync(target.path, content);
    }
    for (const file of regular) {
      current = file.name;
      renameSync(file.unfinished, file.target.path);
    }
  } catch (cause) {
    for (const file of unfinished) removeQuietly(file);
    if (cause instanceof Failure) throw cause;
    throw new Failure('FILE_UNWRITABLE', `${current} cannot be written`, { cause, hint: wayOutOf(cause) });
  }
}

interface WriteTarget {
  readonly kind: 'file' | 'pipe-or-device';
  /** Of a link, where it leads. */
  readonly path: string;
  readonly mode: number | undefined;
}

interface PendingWrite extends WholeFile {
  readonly target: WriteTarget;
  readonly unfinished: string;
}

function ofKind(kind: WriteTarget['kind'], pending: readonly PendingWrite[]): readonly PendingWrite[] {
  return pending.filter(({ target }) => target.kind === kind);
}

function targetOf({ name, path, mode }: WholeFile): WriteTarget {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return { kind: 'file', path: targetOfLink(path), mode };
  if (there.isDirectory())
    throw new Failure('FILE_UNWRITABLE', `${name} is a folder; nothing was written`, { hint: 'Name a file.' });
  if (!there.isFile()) return { kind: 'pipe-or-device', path, mode };
  return { kind: 'file', path: realpathSync(path), mode: mode ?? there.mode & 0o777 };
}

/** A link may lead to where no file is yet. */
function targetOfLink(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? targetOfLink(resolve(dirname(path), readlinkSync(path))) : path;
}

function writeTemporary({ target: { path, mode }, unfinished, content }: PendingWrite): void {
  makeFolder(dirname(path));
  // What was left under this name, a link perhaps, is not written through.
  removeQuietly(unfinished);
  writeFileSync(unfinished, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
  // The mask of the process has taken its part away.
  if (mode !== undefined) chmodSync(unfinished, mode);
}

function wayOutOf(cause: unknown): string {
  const code = errorCodeOf(cause);
  return `${code === undefined ? 'Check' : `System error ${code}: check`} permissions and free space.`;
}

/** Where no file can be made, none has to be removed. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
