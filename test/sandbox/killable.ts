import { startSandbox } from '../../src/sandbox/sandbox.ts';
import { TOKEN } from './support.ts';

/** A sandbox in a process of its own, to be killed: prints its address and never ends. */
const sandbox = await startSandbox({
  release: '6.5',
  port: 0,
  storeFile: process.argv[2],
  token: TOKEN,
  restart: undefined,
});
process.stdout.write(`${sandbox.url}\n`);
