#!/usr/bin/env node
import { VERSION } from './version.ts';

// A reader that goes away in the middle ("deskform plan | head") is no mistake of anybody.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // Answered before anything is loaded.
  process.stdout.write(`${VERSION}\n`);
} else {
  const { runProgram } = await import('./program.ts');
  // Never process.exit: a large result on a pipe would be cut.
  process.exitCode = await runProgram(args, process);
}
