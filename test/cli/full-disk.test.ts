import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { someOf } from '../deep.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { withSandbox } from '../sandbox/support.ts';
import { ticketFields } from './repository.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/deskform.mjs', import.meta.url));
const PROJECT = {
  'deskform.yaml': 'attributes: ticket.yaml\ntargets: { desk: { url: https://desk.example.com } }\n',
  'ticket.yaml': 'object: Ticket\nattributes: []\n',
  'live.json': JSON.stringify([ROW]),
};

/** The program with one of its outputs into a file that takes nothing, as one on a full disk. */
async function runWithout(
  output: 'stdout' | 'stderr',
  args: readonly string[],
): Promise<{ readonly exitStatus: number; readonly said: string }> {
  const cwd = await folderWith(PROJECT);
  const closed = openSync(join(cwd, 'live.json'), 'r');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { PATH, HOME },
    stdio: output === 'stdout' ? ['ignore', closed, 'pipe'] : ['ignore', 'pipe', closed],
  });
  let said = '';
  const other = output === 'stdout' ? child.stderr : child.stdout;
  other?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [exitStatus] = await once(child, 'close');
  closeSync(closed);
  return { exitStatus, said };
}

const CANNOT = /^deskform: the output cannot be written: EBADF.*\(FILE_UNWRITABLE\)\n$/u;

const OUTPUTS: readonly (readonly [string, readonly string[]])[] = [
  ['the version', ['--version']],
  ['help', ['--help']],
  ['a result', ['plan', '--live', 'live.json', '--target', 'desk']],
  ['a document', ['plan', '--live', 'live.json', '--json']],
  ['a report', ['validate', '--format', 'github']],
];

test.each(someOf(OUTPUTS, 2))(
  '%s that cannot be written is told in one sentence, and is no success',
  async (_, args) => {
    const { exitStatus, said } = await runWithout('stdout', args);
    expect(exitStatus).toBe(1);
    expect(said.replace(/^Valid: .*\n/u, '')).toMatch(CANNOT);
  },
);

test('what cannot be said to the person does not keep the result from whom it is for', async () => {
  const { exitStatus, said } = await runWithout('stderr', ['validate', '--format', 'github']);
  expect({ exitStatus, said }).toEqual({ exitStatus: 1, said: '' });
  const plan = await runWithout('stderr', ['plan', '--live', 'live.json', '--json']);
  expect(JSON.parse(plan.said)).toMatchObject({ command: 'plan', status: 'ok' });
});

test('a journal that cannot grow stops the apply, and what it staged stays: nothing is sent that no line says', async () => {
  const labels = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field_${index}`, `Field ${index}`]));
  await withSandbox({ token: 'the-token' }, async ({ url, desk }) => {
    const cwd = await folderWith({
      'deskform.yaml': `attributes: ticket.yaml\ntargets: { desk: { url: "${url}", auth: { token: "\${env:T}" } } }\n`,
      'ticket.yaml': ticketFields(labels),
    });
    const { PATH = '', HOME = '' } = process.env;
    const limited = ['-c', 'ulimit -f 44; exec "$@"', 'sh', process.execPath, PROGRAM, 'apply', '--yes', '--json'];
    const child = spawn('sh', limited, {
      cwd,
      env: { PATH, HOME, T: 'the-token' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [exitStatus] = await once(child, 'close');
    const { result } = JSON.parse(said);
    const staged = desk.rows.flatMap(({ object, name }) => (name.startsWith('field_') ? [`${object}.${name}`] : []));
    expect(staged.length).toBeGreaterThan(0);
    expect({ exitStatus, result }).toMatchObject({
      exitStatus: 4,
      result: { done: staged, left_staged: staged, error: { code: 'JOURNAL_UNWRITABLE' } },
    });
    // Taking it back would be requests, too.
    expect(result).not.toHaveProperty('undone');
  });
});
