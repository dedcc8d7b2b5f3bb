import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How much a case may reckon. In the processor's own time: a machine may be busy with something else. */
const MOST_SECONDS = 2;

/** Says which case is at work, and ends the process with its name when it does not end by itself. */
export interface Watch {
  readonly begin: (name: string) => void;
  /** The case is over, and the next one is somebody else's. */
  readonly rest: () => void;
  readonly end: () => Promise<void>;
}

/** Code of its own thread, since a loop without an end leaves no turn to any other in its own. */
const WATCHER = `
  const { workerData } = require('node:worker_threads');
  const { readFileSync, writeSync } = require('node:fs');
  const turn = new Int32Array(workerData.turn);
  let [seen, since] = [0, 0];
  setInterval(() => {
    const { user } = process.cpuUsage();
    const now = Atomics.load(turn, 0);
    if (now !== seen) [seen, since] = [now, user];
    else if (now !== 0 && user - since > workerData.most) {
      writeSync(2, '\\n' + readFileSync(workerData.file, 'utf8') + ' takes more than ${MOST_SECONDS} s of the processor\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, 100);
`;

export function watchCases(): Watch {
  const file = join(tmpdir(), `deskform-fuzz-${process.pid}`);
  const turn = new SharedArrayBuffer(4);
  const count = new Int32Array(turn);
  const worker = new Worker(WATCHER, { eval: true, workerData: { turn, file, most: MOST_SECONDS * 1e6 } });
  let cases = 0;
  return {
    begin: (name) => {
      writeFileSync(file, name);
      cases += 1;
      Atomics.store(count, 0, cases);
    },
    rest: () => {
      Atomics.store(count, 0, 0);
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
