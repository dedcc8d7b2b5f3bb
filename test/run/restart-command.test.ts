import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMask } from '../../src/helpdesk/mask.ts';
import { runRestartCommand } from '../../src/run/apply/restart-command.ts';
import { folderWith } from '../config/temporary-project.ts';

const LONG = 60_000;
const showAll = makeMask([]);
const env = { PATH: process.env.PATH };

async function runShell(script: string, limitMs: number, secrets: readonly string[] = []): Promise<string> {
  const folder = await folderWith({});
  const hide = makeMask(secrets.map((text) => ({ text, hide: 'every-part' })));
  await runRestartCommand({ command: ['sh', '-c', script], folder, env, limitMs, hide });
  return folder;
}

test('a restart command gets the variables that it is given, and none of this process', async () => {
  const folder = await folderWith({});
  process.env.INPUT_TOKEN = 'token-of-github';
  try {
    const script = 'require("node:fs").writeFileSync("seen.json", JSON.stringify(process.env))';
    const given = { PATH: process.env.PATH, DESK_TOKEN: 'token-of-the-desk' };
    await runRestartCommand({
      command: [process.execPath, '-e', script],
      folder,
      env: given,
      limitMs: LONG,
      hide: showAll,
    });
  } finally {
    delete process.env.INPUT_TOKEN;
  }
  const seen: object = JSON.parse(await readFile(join(folder, 'seen.json'), 'utf8'));
  expect(seen).toMatchObject({ DESK_TOKEN: 'token-of-the-desk' });
  expect(JSON.stringify(seen)).not.toContain('token-of-github');
});

test('what a failed command has said is told, up to its last word', async () => {
  await expect(runShell('echo starting; echo "no such unit" >&2; exit 3', LONG)).rejects.toMatchObject({
    code: 'RESTART_COMMAND_FAILED',
    message: expect.stringMatching(/restart command sh ended with exit code 3: .*no such unit/su),
  });
});

test('a program that is not there is told', async () => {
  const restart = { command: ['no-such-program'], folder: '/', env, limitMs: LONG, hide: showAll };
  await expect(runRestartCommand(restart)).rejects.toThrow('could not be run: spawn no-such-program ENOENT');
});

test('a credential in its output is hidden, also where the beginning of the output is cut off', async () => {
  const [token, longer] = ['token-of-the-desk', 'token-of-the-desk-and-more'];
  // The longest text that is told begins in the middle of one of the many.
  const script = `i=0; while [ $i -lt 400 ]; do echo ${longer}; echo ${token}; i=$((i+1)); done; exit 1`;
  await expect(runShell(script, LONG, [longer, token])).rejects.toSatisfy((failure: Error) => {
    expect(failure.message).toContain('***');
    expect(failure.message).not.toMatch(/token|desk|more/u);
    return true;
  });
});

test('what a command leaves running is not waited for, and goes on', async () => {
  const folder = await runShell('(while [ ! -e seen ]; do sleep 0.05; done; echo still; touch done) & exit 0', LONG);
  expect(existsSync(join(folder, 'done'))).toBe(false);
  await runShell(`touch ${folder}/seen`, LONG);
  await expect.poll(() => existsSync(join(folder, 'done')), { timeout: LONG }).toBe(true);
});

test('a command that takes too long has failed, and is ended with all that it has started, whatever it traps', async () => {
  const folder = await folderWith({});
  const script =
    'trap "" TERM; sh -c "trap \\"\\" TERM; echo \\$\\$ > inner; while :; do sleep 0.05; done" & wait; wait; exit 0';
  const restart = { command: ['sh', '-c', script], folder, env, limitMs: 1_500, hide: showAll };
  await expect(runRestartCommand(restart)).rejects.toThrow('did not end within 1.5 s');
  const inner = Number(await readFile(join(folder, 'inner'), 'utf8'));
  await expect.poll(() => isRunning(inner), { timeout: LONG }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
