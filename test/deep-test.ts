import { test } from 'vitest';
import { IS_DEEP } from './deep.ts';

/** A test of the deep run alone: by day it is not there, which is not the same as skipped. */
export function deepTest(name: string, run: () => Promise<void> | void): void {
  if (IS_DEEP) test(name, run);
}
