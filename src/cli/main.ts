#!/usr/bin/env node
import { VERSION } from '../version.ts';

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // Answered before anything is loaded.
  mayGoAway(process.stdout).write(`${VERSION}\n`);
} else {
  mayGoAway(process.stdout);
  mayGoAway(process.stderr);
  const { runProgram } = await import('./program.ts');
  // Never process.exit: a large result on a pipe would be cut.
  process.exitCode = await runProgram(args, process);
}

/** A reader that goes away in the middle ("deskform plan | head") is no mistake of anybody. */
function mayGoAway(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  return stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
