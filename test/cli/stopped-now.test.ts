import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith, NO_ATTRIBUTES } from '../config/temporary-project.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/deskform.mjs', import.meta.url));
const FROM_SOURCE = ['--import', import.meta.resolve('tsx'), PROGRAM];

/** A help desk that takes every request and answers none. */
async function serveSilence(): Promise<{ readonly desk: Server; readonly url: string }> {
  const desk = createServer(() => {}).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const address = desk.address();
  return { desk, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a command that only reads, with a sentence and 130',
  async (signal) => {
    const { desk, url } = await serveSilence();
    const cwd = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': NO_ATTRIBUTES });
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [BUILT, 'plan'], {
      cwd,
      env: { PATH, HOME, DESKFORM_URL: url, DESKFORM_TOKEN: 'a token' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    desk.once('request', () => child.kill(signal));
    const [exitStatus] = await once(child, 'close');
    desk.closeAllConnections();
    desk.close();
    expect({ exitStatus, said }).toEqual({
      exitStatus: 130,
      said: 'deskform: interrupted; nothing was sent (INTERRUPTED)\n',
    });
  },
);

test('a second Ctrl-C ends the program in the middle of a request, with a sentence', async () => {
  const { desk: silent, url } = await serveSilence();
  const cwd = await folderWith({
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: first, display: First, data_type: date }\n',
  });
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...FROM_SOURCE, 'apply', '--yes'], {
    cwd,
    env: { PATH, HOME, DESKFORM_URL: url, DESKFORM_TOKEN: 'a token' },
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
