import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start, startDesk } from '../program.ts';
import type { Interruption } from './interruptions.ts';
import { type Line, openLine } from './line.ts';
import { TOKEN } from './project.ts';
import { openDesk, type Reference } from './reference.ts';

export interface Interrupted {
  /** Null after kill -9. */
  readonly exitStatus: number | null;
  readonly said: string;
  /** Where the desk can be reached from now on under the address that the apply knew; undefined where that is gone. */
  readonly line: Line | undefined;
}

/** Runs the apply in `folder` on the desk kept there, and lets the interruption happen to it. */
export async function interrupt(
  { deed, request }: Interruption,
  folder: string,
  reference: Reference,
): Promise<Interrupted> {
  await cp(join(reference.folder, 'before.json'), join(folder, 'store.json'));
  return deed.by === 'fault'
    ? meetFault({ request, ...deed.fault }, folder, reference)
    : meetSignal(deed, request, folder, reference);
}

async function meetFault(rule: object, folder: string, { release }: Reference): Promise<Interrupted> {
  await writeFile(join(folder, 'faults.json'), JSON.stringify([rule]));
  const flags = ['--release', release, '--store', 'store.json', '--token', TOKEN];
  const desk = await startDesk([...flags, '--faults', 'faults.json', '--log', 'log.jsonl'], { cwd: folder });
  try {
    const ended = await watch(startApply(folder, desk.url)).ended;
    return { ...ended, line: undefined };
  } finally {
    await desk.stop();
  }
}

async function meetSignal(
  deed: Exclude<Interruption['deed'], { by: 'fault' }>,
  request: number,
  folder: string,
  { release }: Reference,
): Promise<Interrupted> {
  const desk = await openDesk(release, join(folder, 'store.json'));
  let apply: Watched | undefined;
  const line = await openLine(request, async (pass) => {
    if (deed.by === 'SIGTERM') {
      apply?.process.kill('SIGTERM');
      await apply?.says('Stopping after the request under way');
      return pass();
    }
    if (deed.effect === 'had') await pass();
    apply?.process.kill('SIGKILL');
    return 'hang-up';
  });
  try {
    line.connectTo(desk.url);
    apply = watch(startApply(folder, line.url));
    return { ...(await apply.ended), line };
  } finally {
    await desk.close();
  }
}

function startApply(cwd: string, url: string): ChildProcess {
  return start(['apply', '--yes', '--json'], { cwd, env: { TOKEN, DESK_URL: url } });
}

interface Watched {
  readonly process: ChildProcess;
  readonly says: (words: string) => Promise<void>;
  readonly ended: Promise<{ readonly exitStatus: number | null; readonly said: string }>;
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
    ended: once(process, 'close').then(() => ({ exitStatus: process.exitCode, said })),
  };
}
