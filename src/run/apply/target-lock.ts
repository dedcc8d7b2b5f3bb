import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { spellAddress } from '../../config/target/target-settings.ts';
import { placeIn } from '../../disk/place.ts';
import { takeLock } from '../../lock/process-lock.ts';
import { Failure } from '../../problem/failure.ts';

/** Held while a run writes to a target, so that two on one machine do not get in each other's way. */
export interface TargetLock {
  readonly release: () => void;
}

/** The address names the target, whatever project it is used from and however that one spells it. */
export function lockTarget(url: string): TargetLock {
  const name = createHash('sha256').update(spellAddress(url)).digest('hex').slice(0, 16);
  const file = placeIn(tmpdir(), `deskform-${name}.lock`);
  const lock = takeLock(file);
  if (lock.state === 'ours') return lock;
  const by = lock.by === undefined ? '' : ` (process ${lock.by})`;
  throw new Failure('TARGET_LOCKED', `another apply is at work on this target${by}`, {
    hint: `Wait for its end. If there is none, remove ${file}.`,
  });
}
