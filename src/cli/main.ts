#!/usr/bin/env node
import { VERSION } from '../version.ts';

const args = process.argv.slice(2);
// Until something is sent, and in commands that only read, a signal ends the run at once. An apply has its own listener.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (process.listenerCount(signal) > 1) return;
    const { runProgram } = await import('./program.ts');
    // A result that is on its way stays the only one. The failure is printed before the first wait.
    if (process.exitCode === undefined) void runProgram(args, process, 'interrupted');
    process.exit(130);
  });
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  mayFail(process.stdout, sayOnce).write(`${VERSION}\n`);
} else {
  mayFail(process.stdout, sayOnce);
  mayFail(process.stderr, sayNothing);
  const { runProgram } = await import('./program.ts');
  const exitStatus = await runProgram(args, process);
  // Never process.exit: a large result on a pipe would be cut. A result that could not be written has set it before.
  process.exitCode ??= exitStatus;
}

/**
 * A reader that closes the pipe early ("deskform plan | head") is no error. Output that cannot be written for another
 * reason, such as a full disk, must not look like success. The work goes on, since an apply may be under way.
 */
function mayFail(stream: NodeJS.WriteStream, tell: (error: Error) => void): NodeJS.WriteStream {
  return stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    tell(error);
    process.exitCode = 1;
  });
}

function sayOnce({ message }: Error): void {
  if (process.exitCode === 1) return;
  mayFail(process.stderr, sayNothing).write(`deskform: the output cannot be written: ${message} (FILE_UNWRITABLE)\n`);
}

/** No stream is left to report it on. */
function sayNothing(): void {}
