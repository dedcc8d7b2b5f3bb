import { join } from 'node:path';
import { placeIn } from '../disk/place.ts';
import { writeTogether } from '../disk/whole-file.ts';
import type { Job } from './job.ts';
import { readSnapshot } from './snapshot-branch.ts';

/** The saved list of a target, as a file that a plan can take. */
export async function saveSnapshot(job: Job, target: string): Promise<string> {
  const path = placeIn(join(job.runner.temp, 'deskform-live'), `${target}.json`);
  writeTogether([{ name: `the list of ${target}`, path, content: await readSnapshot(job, target), mode: 0o600 }]);
  return path;
}
