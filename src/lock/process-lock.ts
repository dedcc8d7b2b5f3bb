import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Failure } from '../problem/failure.ts';

/** What came of asking for a lock file: ours until it is released, or somebody else's. */
export type ProcessLock =
  | { readonly state: 'ours'; readonly release: () => void }
  /** `by` is the process's number; undefined for one that took it in the very moment. */
  | { readonly state: 'taken'; readonly by: number | undefined };

/** Locks of this process: its own number in a lock that it does not hold is that of an earlier process. */
const held = new Set<string>();

/**
 * Makes a file that says which process is at work. One left by a process that was killed is taken over.
 * @throws {Failure} FILE_UNWRITABLE where the file cannot be made.
 */
export function takeLock(file: string): ProcessLock {
  if (!tryToTake(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined) return { state: 'taken', by: owner };
    rmSync(file, { force: true });
    if (!tryToTake(file)) return { state: 'taken', by: undefined };
  }
  held.add(file);
  return {
    state: 'ours',
    release: () => {
      held.delete(file);
      rmSync(file, { force: true });
    },
  };
}

function tryToTake(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${process.pid} ${processNamed(process.pid).startedAt}\n`);
    closeSync(handle);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw new Failure('FILE_UNWRITABLE', `the lock file ${file} cannot be made`, { cause });
  }
}

/** The process that holds a lock; undefined when it is gone. */
function ownerOf(file: string): number | undefined {
  const [pid = Number.NaN, startedAt = ''] = contentOf(file);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return held.has(file) ? pid : undefined;
  const now = processNamed(pid);
  // Numbers are used again, soon so in a container: another start is another process.
  const isAnother = startedAt !== '' && now.startedAt !== '' && startedAt !== now.startedAt;
  return now.state === 'gone' || isAnother ? undefined : pid;
}

function contentOf(file: string): readonly [number, string] | readonly [] {
  try {
    const [pid, startedAt = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return [Number(pid), startedAt];
  } catch {
    return [];
  }
}

interface ProcessState {
  readonly state: 'there' | 'gone';
  /** In the kernel's own count; "" where it does not tell. */
  readonly startedAt: string;
}

function processNamed(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one that is there.
    const isThere = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isThere) return { state: 'gone', startedAt: '' };
  }
  try {
    // The name in brackets may hold spaces; the state follows it, and the start is the 22nd field of all.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return { state: state === 'Z' ? 'gone' : 'there', startedAt: fields[18] ?? '' };
  } catch {
    return { state: 'there', startedAt: '' };
  }
}
