import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { runProgram } from '../../src/cli/program.ts';

export interface Person {
  readonly cwd: string | (() => string);
  readonly env?: Readonly<Record<string, string>>;
  /** The width of the terminal; not known where left out. */
  readonly columns?: number;
  /** What stands on stdout or stderr when the person acts, and what the person does then. */
  readonly when?: string;
  readonly does?: (terminal: Terminal) => void;
}

export interface Terminal {
  /** Keys as a terminal sends them. */
  readonly type: (keys: string) => void;
  readonly hangUp: () => void;
  readonly signal: (name: 'SIGINT' | 'SIGTERM') => void;
}

export interface Seen {
  readonly exitStatus: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program in this process, with a person at a terminal: stdin and stderr are one, stdout goes into a file. */
export async function runAtTerminal(
  args: readonly string[],
  { cwd, env = {}, columns, when, does }: Person,
): Promise<Seen> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns });
  const stdout = new PassThrough();
  const signals = new EventEmitter();
  const terminal: Terminal = {
    type: (keys) => stdin.write(keys),
    hangUp: () => stdin.end(),
    signal: (name) => signals.emit(name),
  };
  const seen = { stdout: '', stderr: '' };
  let isDone = false;
  const look = (stream: 'stdout' | 'stderr') => (chunk: Buffer) => {
    seen[stream] += chunk.toString();
    if (isDone || when === undefined || !seen[stream].includes(when)) return;
    isDone = true;
    // Nobody is quicker than the program's own writing.
    setImmediate(() => does?.(terminal));
  };
  stdout.on('data', look('stdout'));
  stderr.on('data', look('stderr'));
  const own: NodeJS.Process = Object.create(process, {
    stdin: { value: stdin },
    stdout: { value: stdout },
    stderr: { value: stderr },
    env: { value: { NO_COLOR: '1', ...env } },
    cwd: { value: typeof cwd === 'string' ? () => cwd : cwd },
    on: { value: signals.on.bind(signals) },
    once: { value: signals.once.bind(signals) },
    removeListener: { value: signals.removeListener.bind(signals) },
  });
  const exitStatus = await runProgram(args, own);
  return { exitStatus, ...seen };
}

/** What a terminal has broken at words. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
