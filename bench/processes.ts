import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where a process is started, and what it finds in its environment beside ours. */
export interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export const PROGRAM = fileURLToPath(new URL('../dist/deskform.mjs', import.meta.url));
const SCRIPTS = new URL('./scripts/', import.meta.url);

export function script(name: string): string {
  return fileURLToPath(new URL(name, SCRIPTS));
}

/** Runs a Node program to its end, and gives what it printed. One that fails is no measurement. */
export async function runNode(args: readonly string[], { cwd, env }: Place): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => printed.push(piece));
  child.stderr.on('data', (piece: Buffer) => printed.push(piece));
  const [status] = await once(child, 'close');
  const text = Buffer.concat(printed).toString('utf8');
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${text}`);
  return text;
}

/** What one run of a Node program took. */
export interface Taken {
  readonly ms: number;
  /** The most memory that it ever had from the system. */
  readonly peakMb: number;
}

/** Looks at the memory from inside, at the very end, since no system tells it of a child in the same way. */
export async function takenBy(args: readonly string[], place: Place): Promise<Taken> {
  const told = join(tmpdir(), `deskform-bench-${process.pid}.peak`);
  const begin = performance.now();
  await runNode(['--import', pathToFileURL(script('tell-peak.mjs')).href, ...args], {
    ...place,
    env: { ...place.env, BENCH_PEAK: told },
  });
  const ms = performance.now() - begin;
  const peakMb = Number(await readFile(told, 'utf8')) / 1024;
  await rm(told);
  return { ms, peakMb };
}
