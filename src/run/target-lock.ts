import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../problem/failure.ts';

/** Held while a run writes to a target, so that two on one machine do not get in each other's way. */
export interface TargetLock {
  readonly release: () => void;
}

/** The address names the target, whatever project it is used from. A lock whose process is gone is taken over. */
export function lockTarget(url: string): TargetLock {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `deskform-${name}.lock`);
  for (const attempt of ['first', 'second'] as const) {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, `${process.pid} ${birthOf(process.pid) ?? ''}`);
      closeSync(descriptor);
      return { release: () => rmSync(file, { force: true }) };
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) {
        throw new Failure('FILE_UNWRITABLE', `the lock file ${file} cannot be made`, { cause });
      }
      const owner = ownerOf(file);
      if (owner !== undefined || attempt === 'second') {
        throw new Failure(
          'TARGET_LOCKED',
          `another apply is at work on this target${owner === undefined ? '' : ` (process ${owner})`}`,
          {
            hint: `Wait for its end. If there is none, remove ${file}.`,
          },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error('deskform has a bug: a lock was neither taken nor refused');
}

/** The process that holds a lock; undefined when it is gone, also where its number has gone to another one. */
function ownerOf(file: string): number | undefined {
  try {
    const [number = '', birth = ''] = readFileSync(file, 'utf8').split(' ');
    const pid = Number(number);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    process.kill(pid, 0);
    return birth === '' || birthOf(pid) === birth ? pid : undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 0 : undefined;
  }
}

/** When a process began, as Linux counts it; undefined for one that is dead but not yet buried, and on other systems. */
function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
