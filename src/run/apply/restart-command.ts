import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Environment } from '../../attribute/placeholder.ts';
import type { Mask } from '../../helpdesk/mask.ts';
import { Failure } from '../../problem/failure.ts';

const LONGEST_OUTPUT = 2_000;
/** Between the request to end and the end that cannot be refused. */
const GRACE_MS = 2_000;
/** What a program has said just before its end is still on its way. */
const LAST_WORDS_MS = 200;

/** A program with its arguments, and what it is run with. */
interface RestartCommand {
  readonly command: readonly string[];
  readonly folder: string;
  /** Whole: of this process's own it inherits nothing. */
  readonly env: Environment;
  readonly limitMs: number;
  /** A failure quotes what it said, without credentials. */
  readonly hide: Mask;
}

/**
 * Runs a target's restart command, without a shell, until its own end: what it leaves running goes on, and is not waited
 * for. When the time is over, it and all that it has started is ended.
 */
export async function runRestartCommand(restart: RestartCommand): Promise<void> {
  const { command, limitMs } = restart;
  const [program = ''] = command;
  const child = start(restart);
  const output = collect([child.stdout, child.stderr], restart.hide);
  const limit = endAfter(limitMs, child);
  try {
    const { status, signal } = await endOf(child);
    await output.isWhole(LAST_WORDS_MS);
    if (limit.isOver()) throw commandFailed(program, `did not end within ${limitMs / 1000} s: ${output.text()}`);
    if (status === 0) return;
    const how = status === null ? `signal ${signal}` : `exit code ${status}`;
    throw commandFailed(program, `ended with ${how}: ${output.text()}`);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw commandFailed(program, `could not be run: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  } finally {
    limit.lift();
    output.letGo();
  }
}

type Running = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };

/** In a process group of its own, so that all of it can be ended. */
function start({ command, folder, env }: RestartCommand): Running {
  const [program = '', ...args] = command;
  return spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

interface End {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve({ status, signal }));
  });
}

interface Limit {
  readonly isOver: () => boolean;
  readonly lift: () => void;
}

/** Ends the process group at its time limit, or when this process exits. */
function endAfter(limitMs: number, child: ChildProcess): Limit {
  let isOver = false;
  const asks = setTimeout(() => {
    isOver = true;
    signalGroup(child, 'SIGTERM');
  }, limitMs);
  const insists = setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs + GRACE_MS);
  const leaves = (): void => signalGroup(child, 'SIGTERM');
  process.once('exit', leaves);
  return {
    isOver: () => isOver,
    lift: () => {
      clearTimeout(asks);
      clearTimeout(insists);
      // Of what it has started, something may have outlived it.
      if (isOver) signalGroup(child, 'SIGKILL');
      process.removeListener('exit', leaves);
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile, or this system has no groups.
    child.kill(signal);
  }
}

interface Output {
  /** Resolves when all streams are closed, or after the limit: a background process may keep the pipe open. */
  readonly isWhole: (limitMs: number) => Promise<void>;
  /** The end of the output, without credentials. */
  readonly text: () => string;
  /** Stops waiting for the streams without closing them: a closed pipe would end a background process. */
  readonly letGo: () => void;
}

function collect(streams: readonly Readable[], hide: Mask): Output {
  let said = '';
  for (const stream of streams) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => {
      // The cut may split a credential, so this keeps more than is shown.
      said = `${said}${piece}`.slice(-2 * LONGEST_OUTPUT);
    });
  }
  const ends = Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
  return {
    isWhole: async (limitMs) => {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([ends, limit]);
      clearTimeout(timer);
    },
    text: () => hide(said).slice(-LONGEST_OUTPUT).trim(),
    letGo: () => {
      for (const stream of streams) if (stream instanceof Socket) stream.unref();
    },
  };
}

function commandFailed(program: string, what: string, cause?: unknown): Failure {
  return new Failure('RESTART_COMMAND_FAILED', `the migration is done, but the restart command ${program} ${what}`, {
    hint: 'Restart the service yourself. Then `deskform plan` should show no changes.',
    cause,
  });
}
