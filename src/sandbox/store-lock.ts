import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Failure } from '../problem/failure.ts';

/** Held while a sandbox keeps a store: two would overwrite each other's rows without a word. */
export interface StoreLock {
  readonly release: () => void;
}

/** Locks of this process: its own number in a lock that it does not hold is that of an earlier process. */
const held = new Set<string>();

/** Beside the store. A lock whose process was killed is taken over. */
export function lockStore(storeFile: string): StoreLock {
  const file = `${storeFile}.lock`;
  if (!tryToLock(file, storeFile)) {
    const owner = ownerOf(file);
    if (owner !== undefined) throw inUse(storeFile, `process ${owner}`);
    rmSync(file, { force: true });
    if (!tryToLock(file, storeFile)) throw inUse(storeFile, 'it was taken just now');
  }
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      rmSync(file, { force: true });
    },
  };
}

function inUse(storeFile: string, by: string): Failure {
  return new Failure('WRONG_USE', `${storeFile} is in use by another sandbox (${by})`, {
    hint: 'Stop that one, or name another file with --store.',
  });
}

function tryToLock(file: string, storeFile: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${process.pid} ${processNamed(process.pid).startedAt}\n`);
    closeSync(handle);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw new Failure('FILE_UNWRITABLE', `cannot write ${storeFile}: its lock ${file} cannot be made`, { cause });
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
