// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWith } from '../config/temporary-project.ts';
import { collect, PROGRAM, type RunningDesk, runDeskform, start, startDesk } from '../program.ts';

const TOKEN = 'sandbox-token';
const FIELD = 'object: Ticket\nattributes:\n  - { name: floor, display: Floor, data_type: date }\n';

let ours: RunningDesk;
let other: RunningDesk;
beforeAll(async () => {
  [ours, other] = await Promise.all([startDesk([], { cwd: tmpdir() }), startDesk([], { cwd: tmpdir() })]);
});
afterAll(() => Promise.all([ours.stop(), other.stop()]));

/** A project whose target is the one desk, by a variable that the project chose or by the usual one. */
const project = (auth = '{ token: "${env:OURS}" }', more = ''): Promise<string> =>
  folderWith({
    'deskform.yaml': `version: 1\ntargets:\n  production: { url: "${ours.url}", auth: ${auth}${more} }\n`,
    'attributes/ticket.yaml': FIELD,
  });

describe('a variable that names a help desk beside a project that names its own', () => {
  test.each([
    ['plan', []],
    ['apply', ['--yes']],
    ['status', []],
    ['drift', []],
    ['import', []],
    ['snapshot', []],
    ['undo', ['--yes']],
    ['resume', ['--yes']],
  ])('stops %s, which would go to the help desk of the project', async (command, flags) => {
    const env = { OURS: TOKEN, DESKFORM_URL: other.url, DESKFORM_TOKEN: TOKEN };
    const ran = await runDeskform([command, ...flags], { cwd: await project(), env });
    expect(ran.exitStatus).toBe(1);
    expect(ran.stderr).toContain('deskform.yaml:3:22  error env-unused');
    expect(ran.stderr).toContain(
      `DESKFORM_URL, DESKFORM_TOKEN are set but not used: deskform.yaml selects the help desk production at ${ours.url}`,
    );
    expect(ran.stderr).toContain(
      'Unset DESKFORM_URL, DESKFORM_TOKEN. To use that help desk for one command: --url "$DESKFORM_URL" --token-env DESKFORM_TOKEN.',
    );
  });

  test('is found by doctor', async () => {
    const env = { OURS: TOKEN, DESKFORM_PASSWORD: 'hunter2-is-long' };
    const ran = await runDeskform(['doctor'], { cwd: await project(), env });
    expect(ran.exitStatus).toBe(1);
    expect(`${ran.stdout}${ran.stderr}`).toContain('DESKFORM_PASSWORD is set but not used');
    expect(`${ran.stdout}${ran.stderr}`).not.toContain('hunter2');
  });

  test.each<[string, string, string, Readonly<Record<string, string>>]>([
    ['the target uses it', '{ token: "${env:DESKFORM_TOKEN}" }', '', { DESKFORM_TOKEN: TOKEN }],
    [
      'a header of the target uses it',
      '{ token: "${env:OURS}" }',
      ', headers: { X-Gate: "${env:DESKFORM_BEARER}" }',
      { OURS: TOKEN, DESKFORM_BEARER: 'of a gate' },
    ],
    ['it is empty', '{ token: "${env:OURS}" }', '', { OURS: TOKEN, DESKFORM_URL: '' }],
  ])('is none where %s', async (_, auth, more, env) => {
    expect((await runDeskform(['plan'], { cwd: await project(auth, more), env })).exitStatus).toBe(0);
  });

  test('is none where another target uses it', async () => {
    const cwd = await folderWith({
      'deskform.yaml': `version: 1\ntargets:\n  one: { url: "${ours.url}", auth: { token: "\${env:OURS}" } }\n  two: { url: "${other.url}", auth: { token: "\${env:DESKFORM_TOKEN}" } }\n`,
      'attributes/ticket.yaml': FIELD,
    });
    const env = { OURS: TOKEN, DESKFORM_TOKEN: TOKEN };
    expect((await runDeskform(['plan', '--target', 'one'], { cwd, env })).exitStatus).toBe(0);
  });

  test('is none where no help desk is asked', async () => {
    const cwd = await project();
    const env = { DESKFORM_URL: other.url };
    expect((await runDeskform(['validate'], { cwd, env })).exitStatus).toBe(0);
    await runDeskform(['snapshot', '--out', 'live.json'], { cwd, env: { OURS: TOKEN } });
    expect((await runDeskform(['plan', '--live', 'live.json'], { cwd, env })).exitStatus).toBe(0);
  });
});

describe('--url', () => {
  test('asks another help desk for one command, and the plan names it', async () => {
    const cwd = await project();
    const planned = await runDeskform(['plan', '--json', '--url', other.url, '--token-env', 'OTHER'], {
      cwd,
      env: { OTHER: TOKEN },
    });
    expect(planned.stderr).toBe('');
    expect(JSON.parse(planned.stdout).target).toMatchObject({ name: new URL(other.url).host, url: other.url });
    const read = await runDeskform(['plan', '--url', `${other.url}/`], { cwd, env: { DESKFORM_TOKEN: TOKEN } });
    expect(read.stdout).toContain(`Target: ${new URL(other.url).host} at ${other.url}, release`);
  });

  test('applies there, and leaves the help desk of the project alone', async () => {
    const cwd = await project();
    const env = { DESKFORM_TOKEN: TOKEN, OURS: TOKEN };
    const applied = await runDeskform(['apply', '--yes', '--url', other.url], { cwd, env });
    expect(applied).toMatchObject({ exitStatus: 0 });
    const left = await runDeskform(['plan', '--detailed-exitcode'], { cwd, env: { OURS: TOKEN } });
    const there = await runDeskform(['plan', '--detailed-exitcode', '--url', other.url], { cwd, env });
    expect([left.exitStatus, there.exitStatus]).toEqual([2, 0]);
    // A command that it names would ask the help desk of the project.
    const resumed = await runDeskform(['resume', '--yes', '--url', other.url], { cwd, env });
    expect(resumed.stderr).toContain('Repeat --url in the next command');
    const flags = ['--url', other.url, '--token-env', 'OURS'];
    const withToken = await runDeskform(['resume', '--yes', ...flags], { cwd, env });
    expect(withToken.stderr).toContain('Repeat --url and --token-env in the next command');
    expect(applied.stderr).not.toContain('Repeat --url');
    const unreachable = await runDeskform(['status', '--url', 'http://127.0.0.1:9'], { cwd, env });
    expect(unreachable.stderr).not.toContain('Repeat --url');
  });

  test('takes nothing of a target along: no header, no policy, no overlay', async () => {
    const more = ', undeclared: delete, headers: { X-Gate: "${env:GATE}" }, overlays: overlay.yaml';
    const cwd = await project(undefined, more);
    await writeFile(join(cwd, 'overlay.yaml'), 'object: Ticket\nattributes:\n  - { name: floor, display: Storey }\n');
    const { stdout } = await runDeskform(['plan', '--json', '--url', other.url], {
      cwd,
      env: { DESKFORM_TOKEN: TOKEN },
    });
    expect(stdout).not.toContain('Storey');
    expect(JSON.parse(stdout)).toMatchObject({ status: expect.stringMatching(/^(ok|changes)$/u), problems: [] });
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
    [
      ['--url', 'https://desk.example.com', '--live', 'live.json'],
      '--url and --live cannot be combined: --live reads a saved list',
    ],
  ])('is wrong use as %j', async (flags, message) => {
    const ran = await runDeskform(['plan', ...flags], { cwd: await project() });
    expect(ran).toMatchObject({ exitStatus: 64, stderr: expect.stringContaining(`${message} (WRONG_USE)`) });
    expect(ran.stderr).not.toContain('hunter2');
  });

  test('says which variable is missing', async () => {
    const ran = await runDeskform(['plan', '--url', other.url], { cwd: await project() });
    expect(ran.exitStatus).toBe(1);
    expect(ran.stderr).toContain('the environment variable DESKFORM_TOKEN is not set');
  });
});

test('what the sandbox prints asks the sandbox, in a project and in an empty folder', async () => {
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
    for (const cwd of [await project(), await folderWith({})]) {
      const { stdout } = await promisify(execFile)('sh', ['-c', line], {
        cwd,
        env: { PATH: `${join(bin, 'bin')}:${process.env.PATH ?? ''}`, OURS: TOKEN },
      });
      expect(stdout).toContain(line.match(/http:\S+/u)?.[0]);
    }
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
