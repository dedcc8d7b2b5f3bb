import { closeSync, readFileSync, writeSync } from 'node:fs';
import { openNew, readWholeFile, removeFile } from '../disk/open-file.ts';
import { type Place, placeNamed } from '../disk/place.ts';
import { errorCodeOf } from '../problem/error-code.ts';
import { Failure } from '../problem/failure.ts';

/** What came of asking for a lock file: ours until it is released, or somebody else's. */
type ProcessLock =
  | { readonly state: 'ours'; readonly release: () => void }
  /** `by` is the process's number; undefined where the file does not tell it, or not yet. */
  | { readonly state: 'taken'; readonly by: number | undefined };

/** Locks of this process: its own number in a lock that it does not hold is that of an earlier process. */
const held = new Set<string>();

/** A file without an owner's name is one that is being written, for so long; afterwards its writer was killed over it. */
const WRITTEN_BY_NOW_MS = 5_000;

/**
 * Makes a file that says which process is at work. One left by a process that was killed is taken over.
 * @throws {Failure} FILE_UNWRITABLE where the file cannot be made, or one that was left cannot be taken away.
 */
export function takeLock(file: Place): ProcessLock {
  if (!tryToMake(file)) {
    const owner = ownerOf(file);
    if (owner.state === 'alive') return { state: 'taken', by: owner.pid };
    if (!clearAway(file) || !tryToMake(file)) return { state: 'taken', by: undefined };
  }
  held.add(file);
  return {
    state: 'ours',
    release: () => {
      held.delete(file);
      if (readLock(file)?.text === ownContent()) remove(file);
    },
  };
}

/**
 * Takes a left file away. Of two that found it, the slower one would take away what the faster one has made in its place;
 * so it is done under a lock of its own, after another look. False where somebody else is at it.
 */
function clearAway(file: Place): boolean {
  const guard = placeNamed(`${file}.clearing`);
  if (!tryToMake(guard)) {
    if (ownerOf(guard).state === 'gone') remove(guard);
    return false;
  }
  try {
    const owner = ownerOf(file);
    // Where there is none by now, what is taken away would be one that is made in this very moment.
    if (owner.state === 'gone') remove(file);
    return owner.state !== 'alive';
  } finally {
    remove(guard);
  }
}

/** False where there is one already. */
function tryToMake(file: Place): boolean {
  try {
    // Others may read whose it is.
    const handle = openNew(file, 0o644);
    try {
      writeSync(handle, ownContent());
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (cause) {
    if (errorCodeOf(cause) === 'EEXIST') return false;
    throw new Failure('FILE_UNWRITABLE', `cannot create the lock file ${file}`, {
      hint: 'Give this user write access to its folder.',
      cause,
    });
  }
}

function remove(file: Place): void {
  try {
    removeFile(file);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `cannot remove the lock file ${file} of a process that has ended`, {
      hint: 'The file belongs to another user. Ask that user to remove it.',
      cause,
    });
  }
}

function ownContent(): string {
  return `${process.pid} ${startOf(process.pid) ?? ''}\n`;
}

type Owner = { readonly state: 'gone' | 'no-lock' } | { readonly state: 'alive'; readonly pid: number | undefined };

/** The process that holds a lock. Numbers are used again, soon so in a container: another start is another process. */
function ownerOf(file: Place): Owner {
  const found = readLock(file);
  if (found === undefined) return { state: 'no-lock' };
  const [number, startedAt = ''] = found.text.trim().split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return found.isNew ? { state: 'alive', pid: undefined } : { state: 'gone' };
  const start = startOf(pid);
  const isSame = start === startedAt || start === '' || startedAt === '';
  const isAlive = pid === process.pid ? held.has(file) : start !== undefined && isSame;
  return isAlive ? { state: 'alive', pid } : { state: 'gone' };
}

/** A number and a start. */
const LONGEST_CONTENT = 1_000;

/**
 * Undefined where there is no file. One that this user may not read counts as new: nobody knows whether its owner is gone.
 * @throws {Failure} FILE_UNWRITABLE where a pipe or a folder is in its place, which no process can hold.
 */
function readLock(file: Place): { readonly text: string; readonly isNew: boolean } | undefined {
  try {
    const found = readWholeFile(file, LONGEST_CONTENT);
    if (found.outcome === 'no-file') throw notALock(file);
    if (found.outcome === 'too-large') return { text: '', isNew: true };
    return { text: found.bytes.toString('utf8'), isNew: Date.now() - found.modifiedMs < WRITTEN_BY_NOW_MS };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (errorCodeOf(error) === 'EISDIR') throw notALock(file);
    return errorCodeOf(error) === 'ENOENT' ? undefined : { text: '', isNew: true };
  }
}

function notALock(file: Place): Failure {
  return new Failure('FILE_UNWRITABLE', `the lock ${file} is not a file`, {
    hint: 'Remove it, then run the command again.',
  });
}

/** When a process began, in the kernel's own count; "" where it does not tell, undefined where there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one that is there.
    if (errorCodeOf(error) !== 'EPERM') return undefined;
  }
  try {
    // The name in brackets may hold spaces; the state follows it, and the start is the 22nd field of all.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return state === 'Z' ? undefined : (fields[18] ?? '');
  } catch {
    return '';
  }
}
