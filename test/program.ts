import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustBePlanDocument } from './plan-document.ts';

/** The built program, as a user runs it: a process of its own, with an environment of its own. */
export const PROGRAM = fileURLToPath(new URL('../dist/deskform.mjs', import.meta.url));

export interface Ran {
  readonly exitStatus: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Where {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Every plan document that a run prints or writes is held against its schema. */
export async function runDeskform(args: readonly string[], where: Where): Promise<Ran> {
  const child = start(args, where);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [exitStatus] = await once(child, 'close');
  const ran = { exitStatus, stdout: stdout(), stderr: stderr() };
  for (const text of planDocuments(args, where, ran)) {
    const document = JSON.parse(text);
    // Several targets make one document, with one of each inside.
    for (const one of document.targets ?? [document]) mustBePlanDocument(one);
  }
  return ran;
}

function planDocuments(args: readonly string[], { cwd }: Where, { exitStatus, stdout }: Ran): readonly string[] {
  if (args[0] !== 'plan' && args[0] !== 'drift') return [];
  const printed = args.includes('--json') || args.join(' ').includes('--format json') ? [stdout] : [];
  const named = args.filter((arg, index) => args[index - 1] === '--out' && arg.endsWith('.json'));
  const written = [0, 2, 3].includes(exitStatus ?? 1) ? named : [];
  const files = written.map((file) => resolve(cwd, file)).filter((file) => existsSync(file));
  return [...printed, ...files.map((file) => readFileSync(file, 'utf8'))];
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

export function start(args: readonly string[], { cwd, env }: Where): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function collect(stream: NodeJS.ReadableStream | null): () => string {
  const chunks: Buffer[] = [];
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
