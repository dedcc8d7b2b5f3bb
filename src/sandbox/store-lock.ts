import { placeNamed } from '../disk/place.ts';
import { takeLock } from '../lock/process-lock.ts';
import { Failure } from '../problem/failure.ts';

/** Held while a sandbox keeps a store: two would overwrite each other's rows without a word. */
export interface StoreLock {
  readonly release: () => void;
}

/** Beside the store, so that it is found from wherever the store is used. */
export function lockStore(storeFile: string): StoreLock {
  const lock = takeLock(placeNamed(`${storeFile}.lock`));
  if (lock.state === 'ours') return lock;
  const by = lock.by === undefined ? 'it was taken just now' : `process ${lock.by}`;
  throw new Failure('WRONG_USE', `${storeFile} is in use by another sandbox (${by})`, {
    hint: 'Stop that one, or name another file with --store.',
  });
}
