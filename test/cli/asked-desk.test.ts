import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { collect, PROGRAM, runDeskform, start } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

describe('doctor --url', () => {
  test('checks that help desk, in a project and without one, and takes nothing of a target along', async () => {
    const project = {
      'deskform.yaml': DESK_OF_ENVIRONMENT,
      'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
    };
    await withSandbox({}, async ({ url }) => {
      for (const files of [project, {}]) {
        const where = { cwd: await folderWith(files), env: { DESK_TOKEN: TOKEN } };
        const ran = await runDeskform(['doctor', '--json', '--url', `${url}/`, '--token-env', 'DESK_TOKEN'], where);
        expect(JSON.parse(ran.stdout)).toMatchObject({ target: { name: new URL(url).host, url } });
      }
    });
  });

  test.each([
    [['--url', 'desk.example.com'], '"desk.example.com" is not a valid address'],
    [['--url', 'https://me:hunter2@desk.example.com'], 'the address contains credentials'],
    [
      ['--url', 'https://desk.example.com', '--token-env', 'a-token'],
      '--token-env takes the name of an environment variable',
    ],
    [['--token-env', 'OTHER'], '--token-env needs --url'],
    [
      ['--url', 'https://desk.example.com', '--target', 'production'],
      '--url and --target cannot be combined: --url replaces the targets of the project',
    ],
  ])('is wrong use as %j', async (flags, message) => {
    const ran = await runDeskform(['doctor', ...flags], { cwd: await folderWith({}) });
    expect(ran).toMatchObject({ exitStatus: 64, stderr: expect.stringContaining(`${message} (WRONG_USE)`) });
    expect(ran.stderr).not.toContain('hunter2');
  });

  test('says which variable is missing', async () => {
    const ran = await runDeskform(['doctor', '--url', 'http://127.0.0.1:9'], { cwd: await folderWith({}) });
    expect(ran.exitStatus).toBe(1);
    expect(ran.stderr).toContain('the environment variable DESKFORM_TOKEN is not set');
  });
});

test('what the sandbox prints asks the sandbox', async () => {
  const sandbox = start(['sandbox', '--port', '0'], { cwd: tmpdir() });
  const said = collect(sandbox.stderr);
  try {
    await once(sandbox.stdout ?? sandbox, 'data');
    const line = await lineOf(sandbox, said);
    const bin = await folderWith({});
    await mkdir(join(bin, 'bin'));
    await writeFile(join(bin, 'bin/deskform'), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`, {
      mode: 0o755,
    });
    const { stdout } = await promisify(execFile)('sh', ['-c', line], {
      cwd: bin,
      env: { PATH: `${join(bin, 'bin')}:${process.env.PATH ?? ''}` },
    });
    expect(stdout).toContain(line.match(/http:\S+/u)?.[0]);
  } finally {
    sandbox.kill('SIGTERM');
    await once(sandbox, 'close');
  }
});

/** The command that the sandbox shows, once all of it is said. */
async function lineOf(sandbox: ReturnType<typeof start>, said: () => string): Promise<string> {
  const shown = (): string | undefined => /^ *(DESKFORM_.* deskform .*)\n/mu.exec(said())?.[1];
  while (shown() === undefined) await once(sandbox.stderr ?? sandbox, 'data');
  return shown() ?? '';
}
