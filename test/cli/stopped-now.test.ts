import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith } from '../config/temporary-project.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const FROM_SOURCE = ['--import', import.meta.resolve('tsx'), PROGRAM];

test('a second Ctrl-C ends the program in the middle of a request, with a sentence', async () => {
  // A help desk that takes every request and answers none.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cwd = await folderWith({
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: first, display: First, data_type: date }\n',
  });
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...FROM_SOURCE, 'apply', '--yes'], {
    cwd,
    env: { PATH, HOME, DESKFORM_URL: `http://127.0.0.1:${port}`, DESKFORM_TOKEN: 'a token' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (!said.includes('A second Ctrl-C') && `${said}${chunk}`.includes('A second Ctrl-C')) child.kill('SIGINT');
    said += chunk.toString();
  });
  silent.once('request', () => child.kill('SIGINT'));
  const [exitStatus] = await once(child, 'close');
  silent.closeAllConnections();
  silent.close();
  expect(exitStatus).toBe(130);
  expect(said).toBe(
    'Stopping after the current request. A second Ctrl-C stops immediately.\nStopped. The current request may or may not have arrived: check with `deskform status`.\n',
  );
});
