import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeNamed } from '../../../src/files/disk/place.ts';
import { takeLock } from '../../../src/files/disk/process-lock.ts';

/** A process that takes a lock so many times, against others that do the same, and counts how often it was not alone. */
const [folder = '', times = ''] = process.argv.slice(2);
const file = placeNamed(join(folder, 'work.lock'));
const inside = join(folder, 'inside');
let [taken, shared] = [0, 0];

while (taken < Number(times)) {
  const lock = takeLock(file);
  if (lock.state === 'taken') continue;
  taken += 1;
  if (enter()) rmdirSync(inside);
  else shared += 1;
  lock.release();
  if (taken % 3 === 0) leaveOneBehind();
}
process.stdout.write(JSON.stringify({ taken, shared }));

function enter(): boolean {
  try {
    mkdirSync(inside);
    return true;
  } catch {
    return false;
  }
}

/** As a process that was killed leaves it. */
function leaveOneBehind(): void {
  try {
    writeFileSync(file, '4194999 77\n', { flag: 'wx' });
  } catch {
    // Somebody was faster.
  }
}
