import { spawn } from 'node:child_process';
import type { Environment } from '../config/resolve-connection.ts';
import { Failure } from '../problem/failure.ts';

const LONGEST_OUTPUT = 2_000;

/** A program with its arguments, and what it is run with. */
export interface RestartCommand {
  readonly command: readonly string[];
  readonly folder: string;
  /** Whole: of this process's own it inherits nothing. */
  readonly env: Environment;
  readonly limitMs: number;
}

/** Runs a target's restart command, without a shell, and waits for its end. */
export function runRestartCommand({ command, folder, env, limitMs }: RestartCommand): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-LONGEST_OUTPUT);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (cause) => reject(commandFailed(program, `could not be run: ${cause.message}`, cause)));
    child.on('close', (status, signal) => {
      if (status === 0) resolve();
      else
        reject(
          commandFailed(
            program,
            `ended with ${status === null ? `signal ${signal}` : `status ${status}`}: ${output.trim()}`,
            undefined,
          ),
        );
    });
  });
}

function commandFailed(program: string, what: string, cause: unknown): Failure {
  return new Failure('RESTART_COMMAND_FAILED', `the migration is done, but the restart command ${program} ${what}`, {
    hint: 'Restart the service by hand; then plan again: nothing should be left to do.',
    cause,
  });
}
