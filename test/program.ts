import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../src/cli/program.ts';
import { IS_DEEP } from './deep.ts';
import { mustBePlanDocument } from './plan-document.ts';

/** The built program, as a user runs it: what crosses a boundary (network, process, file) is tested on it. */
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

/** Runs a command line in this process, away from any terminal; needs no build. */
export async function runDeskform(args: readonly string[], where: Where): Promise<Ran> {
  const inside = insideThisProcess(where);
  const exitStatus = await runProgram(args, inside.process);
  return withValidPlans(args, where, { exitStatus, stdout: inside.stdout(), stderr: inside.stderr() });
}

/** The same by `dist/`, in a process of its own. */
export async function runBuilt(args: readonly string[], where: Where): Promise<Ran> {
  const child = start(args, where);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [exitStatus] = await once(child, 'close');
  return withValidPlans(args, where, { exitStatus, stdout: stdout(), stderr: stderr() });
}

/**
 * Where a process is not the point: in this one by day, and by the built program when deep. What crosses a boundary is held
 * on `dist/` every night.
 */
export const runByDepth = IS_DEEP ? runBuilt : runDeskform;

/** Every plan document that a run prints or writes is held against its schema. */
function withValidPlans(args: readonly string[], where: Where, ran: Ran): Ran {
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

interface InsideProcess {
  readonly process: NodeJS.Process;
  readonly signals: EventEmitter;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** This process as the program sees it: with streams, environment, folder and signals of its own. */
function insideThisProcess({ cwd, env }: Where): InsideProcess {
  const [stdin, stdout, stderr] = [new PassThrough().end(), new PassThrough(), new PassThrough()];
  const signals = new EventEmitter();
  const { PATH = '', HOME = '' } = process.env;
  const own: NodeJS.Process = Object.create(process, {
    stdin: { value: stdin },
    stdout: { value: stdout },
    stderr: { value: stderr },
    env: { value: { PATH, HOME, ...env } },
    cwd: { value: () => cwd },
    on: { value: signals.on.bind(signals) },
    once: { value: signals.once.bind(signals) },
    removeListener: { value: signals.removeListener.bind(signals) },
  });
  return { process: own, signals, stdout: collect(stdout), stderr: collect(stderr) };
}

export interface RunningDesk {
  readonly url: string;
  /** What it has written to stderr. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** `deskform sandbox` on a free port, in this process; resolves when its address is printed. */
export async function startDesk(args: readonly string[], where: Where): Promise<RunningDesk> {
  const inside = insideThisProcess(where);
  const ended = runProgram(['sandbox', '--port', '0', ...args], inside.process);
  const printed = once(inside.process.stdout, 'data').then(([chunk]) => String(chunk));
  const first = await Promise.race([printed, ended]);
  if (typeof first === 'number') throw new Error(`the sandbox ended with ${first}: ${inside.stderr()}`);
  return {
    url: first.slice(0, first.indexOf('\n')),
    said: inside.stderr,
    stop: async () => {
      inside.signals.emit('SIGTERM');
      await ended;
    },
  };
}

/** The same by `dist/`, in a process of its own. */
export async function startBuiltDesk(args: readonly string[], where: Where): Promise<RunningDesk> {
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
    said,
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
