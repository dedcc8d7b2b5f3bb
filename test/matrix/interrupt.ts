import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultRule } from '../faults/fault-rules.ts';
import { start } from '../program.ts';
import type { Interruption } from './interruptions.ts';
import { type Line, openLine } from './line.ts';
import { TOKEN } from './project.ts';
import { openDesk, type Reference, requestsIn } from './reference.ts';

export interface Interrupted {
  /** Whether the deed of the interruption took place: a command may end without ever sending that request. */
  readonly struck: boolean;
  /** Null after kill -9. */
  readonly exitStatus: number | null;
  /** What has ended the command; null where it ended by itself. */
  readonly endedBy: NodeJS.Signals | null;
  readonly said: string;
  /** Where the desk can be reached from now on under the address that the apply knew; undefined where that is gone. */
  readonly line: Line | undefined;
}

const LOOK_EVERY_MS = 50;

/** Runs a command in `folder` on the desk that is kept there, and lets the interruption happen to it. */
export async function interrupt(
  { deed, request }: Interruption,
  command: readonly string[],
  folder: string,
  reference: Reference,
): Promise<Interrupted> {
  return deed.by === 'fault'
    ? meetFault({ request, ...deed.fault }, command, folder, reference)
    : meetSignal(deed, request, command, folder, reference);
}

async function meetFault(
  rule: FaultRule & { readonly request: number },
  command: readonly string[],
  folder: string,
  { release }: Reference,
): Promise<Interrupted> {
  const faults: readonly FaultRule[] = [rule];
  const desk = await openDesk(release, join(folder, 'store.json'), faults);
  try {
    const ended = await watch(run(command, folder, desk.url)).ended;
    return { ...ended, struck: await hasStruck(rule.request, folder), line: undefined };
  } finally {
    await desk.close();
  }
}

/** What comes too late may come after the command has ended: the desk stays until it has come. */
async function hasStruck(request: number, folder: string): Promise<boolean> {
  for (;;) {
    const requests = await requestsIn(folder);
    const struck = requests.find(({ number }) => number === request);
    if (struck !== undefined) return struck.fault !== null;
    // Requests are written down when they are over: only a later one shows that this one has arrived.
    if (!requests.some(({ number }) => number > request)) return false;
    await sleep(LOOK_EVERY_MS);
  }
}

async function meetSignal(
  deed: Exclude<Interruption['deed'], { by: 'fault' }>,
  request: number,
  command: readonly string[],
  folder: string,
  { release }: Reference,
): Promise<Interrupted> {
  const desk = await openDesk(release, join(folder, 'store.json'), []);
  let watched: Watched | undefined;
  let struck = false;
  const line = await openLine(request, async (pass) => {
    if (deed.by === 'SIGTERM') {
      struck = watched?.process.kill('SIGTERM') === true;
      await watched?.says('Stopping after the current request');
      return pass();
    }
    if (deed.effect === 'had') await pass();
    struck = watched?.process.kill('SIGKILL') === true;
    return 'hang-up';
  });
  try {
    line.connectTo(desk.url);
    watched = watch(run(command, folder, line.url));
    return { ...(await watched.ended), struck, line };
  } finally {
    await desk.close();
  }
}

function run(command: readonly string[], cwd: string, url: string): ChildProcess {
  return start([...command, '--yes', '--json'], { cwd, env: { TOKEN, DESK_URL: url } });
}

interface Watched {
  readonly process: ChildProcess;
  readonly says: (words: string) => Promise<void>;
  readonly ended: Promise<Pick<Interrupted, 'exitStatus' | 'endedBy' | 'said'>>;
}

function watch(process: ChildProcess): Watched {
  let said = '';
  process.stdout?.resume();
  process.stderr?.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  return {
    process,
    says: async (words) => {
      while (!said.includes(words) && process.stderr !== null) await once(process.stderr, 'data');
    },
    ended: once(process, 'close').then(() => ({
      exitStatus: process.exitCode,
      endedBy: process.signalCode,
      said,
    })),
  };
}
