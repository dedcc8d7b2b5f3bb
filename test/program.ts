import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The built program, as a user runs it: a process of its own, with an environment of its own. */
const PROGRAM = fileURLToPath(new URL('../dist/deskform.mjs', import.meta.url));

export interface Ran {
  readonly exitStatus: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Where {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export async function runDeskform(args: readonly string[], where: Where): Promise<Ran> {
  const child = start(args, where);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [exitStatus] = await once(child, 'close');
  return { exitStatus, stdout: stdout(), stderr: stderr() };
}

export interface RunningDesk {
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** `deskform sandbox` on a free port; resolves when its address is printed. */
export async function startDesk(args: readonly string[], where: Where): Promise<RunningDesk> {
  const child = start(['sandbox', '--port', '0', ...args], where);
  const said = collect(child.stderr);
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('\n')) resolve(printed.slice(0, printed.indexOf('\n')));
    });
    child.once('close', (status) => reject(new Error(`the sandbox ended with ${status}: ${said()}`)));
  });
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

function start(args: readonly string[], { cwd, env }: Where): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  const chunks: Buffer[] = [];
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
