import { placeNamed } from '../../../src/files/disk/place.ts';
import { takeLock } from '../../../src/files/disk/process-lock.ts';

/** A process that holds a lock until it is killed. */
const [file = ''] = process.argv.slice(2);
process.stdout.write(`${takeLock(placeNamed(file)).state}\n`);
setInterval(() => undefined, 1000);
