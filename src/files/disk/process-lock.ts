import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { errorCodeOf, Failure, systemAdvice } from '../../model/failure.ts';
import { type Place, placeNamed } from './place.ts';
import { readWholeFile, remove } from './whole-file.ts';

/** Locks of this process. Its own id in a lock that it does not hold is from an earlier process. */
const held = new Set<string>();

/** For this long, a lock file without a process id counts as being written; after that, its writer was killed. */
const WRITTEN_BY_NOW_MS = 5_000;

/**
 * Takes a lock: creates a file with the id of this process. The lock of a process that was killed is taken over. Of one that
 * is taken, `by` is the process id, if it is known, and `ofUser` the user id of its file if that is another user.
 * @throws {Failure} FILE_UNWRITABLE if the file cannot be created.
 */
export function takeLock(file: Place) {
  if (!tryToMake(file) && !(clearAway(file) && tryToMake(file))) {
    const uid = lstatSync(file, { throwIfNoEntry: false })?.uid;
    return { state: 'taken', by: holderOf(file), ofUser: uid === process.getuid?.() ? undefined : uid } as const;
  }
  held.add(file);
  const release = (): void => {
    held.delete(file);
    if (readLock(file)?.text === ownContent()) remove(file);
  };
  return { state: 'ours', release } as const;
}

/** The process that holds this lock now, as far as that can be known. Changes nothing. */
export function holderOf(file: Place): number | undefined {
  try {
    const owner = ownerOf(file);
    return typeof owner === 'number' ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes a stale lock file, under a second lock and after another check: of two processes that find it, the slower one
 * would otherwise remove the new lock of the faster one. False if it is there afterwards.
 */
function clearAway(file: Place): boolean {
  const owner = ownerOf(file);
  if (owner !== 'gone') return owner === 'no-lock';
  const guard = placeNamed(`${file}.clearing`);
  if (!tryToMake(guard)) {
    if (ownerOf(guard) === 'gone') remove(guard);
    return false;
  }
  try {
    // If it no longer exists, removing it could remove a lock that is being created right now.
    return ownerOf(file) === 'gone' ? remove(file) : ownerOf(file) === 'no-lock';
  } finally {
    remove(guard);
  }
}

/** False if the file already exists: if several processes try, one succeeds. */
function tryToMake(file: Place): boolean {
  try {
    // Other users may read who holds it.
    writeFileSync(file, ownContent(), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (cause) {
    if (errorCodeOf(cause) === 'EEXIST') return false;
    const hint = systemAdvice(cause) ?? 'Give this user write access to its folder.';
    throw new Failure('FILE_UNWRITABLE', `cannot create the lock file ${file}`, { hint, cause });
  }
}

function ownContent(): string {
  return `${process.pid} ${startOf(process.pid) ?? ''}\n`;
}

/** The process that holds a lock. Process ids are reused, quickly in containers, so the start time must match too. */
function ownerOf(file: Place): number | 'not-known' | 'gone' | 'no-lock' {
  const found = readLock(file);
  if (found === undefined) return 'no-lock';
  const [number, startedAt = ''] = found.text.trim().split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return found.isNew ? 'not-known' : 'gone';
  const start = startOf(pid);
  const isSame = start === startedAt || start === '' || startedAt === '';
  const isAlive = pid === process.pid ? held.has(file) : start !== undefined && isSame;
  return isAlive ? pid : 'gone';
}

/**
 * Reads a lock; undefined if there is no file. A file that this user may not read counts as new: its owner may be running.
 * @throws {Failure} FILE_UNWRITABLE if a pipe or a folder is in its place, which no process can hold.
 */
function readLock(file: Place): { readonly text: string; readonly isNew: boolean } | undefined {
  try {
    const found = readWholeFile(file, 1_000);
    if (found.outcome === 'read')
      return { text: found.bytes.toString('utf8'), isNew: Date.now() - found.modifiedMs < WRITTEN_BY_NOW_MS };
    if (found.outcome === 'too-large') return { text: '', isNew: true };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== 'EISDIR') return code === 'ENOENT' ? undefined : { text: '', isNew: true };
  }
  const hint = 'Remove it, then run the command again.';
  throw new Failure('FILE_UNWRITABLE', `the lock ${file} is not a file`, { hint });
}

/** The start time of a process in kernel ticks; "" if it is not known, undefined if there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists.
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
