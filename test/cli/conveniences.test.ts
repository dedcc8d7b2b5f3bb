import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/model/problem-codes.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

const FIELD =
  'object: Ticket\nattributes:\n  - display: "Cost"\n    name: cost\n    data_type: integer\n    data_option: { min: 0, max: 9 }\n';
const UNFORMATTED = { 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': FIELD };

describe('each request is said', () => {
  const env = { DESKFORM_TOKEN: 'sandbox-token' };
  const line = /^GET \/api\/v1\/object_manager_attributes 200 \d+ ms$/gmu;

  test.each([['with --verbose', ['-v'], env]])('%s', async (_, flags, variables) => {
    await withSandbox({ token: 'sandbox-token' }, async (desk) => {
      const seen = await runAtTerminal(['status', ...flags], {
        cwd: await folderWith(UNFORMATTED),
        env: { ...variables, DESKFORM_URL: desk.url },
      });
      expect([seen.exitStatus, seen.stderr.match(line)?.length]).toEqual([0, 1]);
      expect(seen.stderr).not.toContain('sandbox-token');
    });
  });

  test('and otherwise not; a connection that is refused has no status', async () => {
    const where = { cwd: await folderWith(UNFORMATTED), env: { ...env, DESKFORM_URL: 'http://127.0.0.1:1' } };
    const silent = await runAtTerminal(['status'], where);
    expect(silent.stderr).not.toContain('GET /');
    const logged = await runAtTerminal(['status', '--verbose'], where);
    expect(logged.stderr).toMatch(/^GET \/api\/v1\/object_manager_attributes no answer \d+ ms$/mu);
  });
});

test('--quiet leaves out warnings, and no error', async () => {
  const files = {
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': FIELD.replace('max: 9', 'max: 9, colour: red'),
  };
  const usual = await runAtTerminal(['validate'], { cwd: await folderWith(files) });
  expect(usual.stderr).toContain('data-option-unknown');
  const quiet = await runAtTerminal(['validate', '-q'], { cwd: await folderWith(files) });
  expect([quiet.exitStatus, quiet.stderr]).toEqual([0, '']);
  const broken = { 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': FIELD.replace('integer', 'number') };
  const failed = await runAtTerminal(['validate', '-q'], { cwd: await folderWith(broken) });
  expect([failed.exitStatus, failed.stderr]).toEqual([1, expect.stringContaining('Did you mean integer?')]);
});

test('--strict fails on a warning', async () => {
  const files = {
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': FIELD.replace('max: 9', 'max: 9, colour: red'),
  };
  const { exitStatus, stderr } = await runAtTerminal(['validate', '--strict'], { cwd: await folderWith(files) });
  expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('1 error; nothing was sent')]);
  const fine = await runAtTerminal(['validate', '--strict'], { cwd: await folderWith(UNFORMATTED) });
  expect(fine.exitStatus).toBe(0);
});

test('explain without a code names all of them', async () => {
  const { exitStatus, stdout } = await runAtTerminal(['explain'], { cwd: await folderWith({}) });
  expect(exitStatus).toBe(0);
  for (const code of [...Object.keys(PROBLEMS), 'HELP_DESK_UNREACHABLE'])
    expect(stdout).toMatch(new RegExp(`^${code} +\\S`, 'mu'));
});

test('COLUMNS is the width of what is piped', async () => {
  const cwd = await folderWith({});
  const widest = async (env: Record<string, string>): Promise<number> => {
    const { stdout } = await runAtTerminal(['explain', 'name-fatal'], { cwd, env });
    return Math.max(...stdout.split('\n').map((line) => line.length));
  };
  expect(await widest({ COLUMNS: '50' })).toBeLessThanOrEqual(50);
  expect(await widest({ COLUMNS: '120' })).toBeGreaterThan(80);
  expect(await widest({ COLUMNS: 'wide' })).toBeLessThanOrEqual(80);
});

describe('fmt', () => {
  test('--check names what would change; without it the files are written, once', async () => {
    const cwd = await folderWith(UNFORMATTED);
    const checked = await runAtTerminal(['fmt', '--check'], { cwd });
    const told = 'Not formatted: 1 file.\n  attributes/ticket.yaml\nTo format:\n  deskform fmt\n';
    expect([checked.exitStatus, checked.stdout]).toEqual([2, told]);
    expect(await readFile(`${cwd}/attributes/ticket.yaml`, 'utf8')).toBe(FIELD);
    expect((await runAtTerminal(['fmt'], { cwd })).stdout).toBe('Formatted: 1 file.\n  attributes/ticket.yaml\n');
    expect(await readFile(`${cwd}/attributes/ticket.yaml`, 'utf8')).toBe(
      FIELD.replace('  - display: "Cost"\n    name: cost\n', '  - name: cost\n    display: Cost\n'),
    );
    const again = await runAtTerminal(['fmt', '--check'], { cwd });
    expect([again.exitStatus, again.stdout]).toEqual([0, '1 file: nothing to format.\n']);
  });

  test('a file with an error is not touched', async () => {
    const broken = FIELD.replace('integer', 'number');
    const cwd = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': broken });
    expect((await runAtTerminal(['fmt'], { cwd })).exitStatus).toBe(1);
    expect(await readFile(`${cwd}/attributes/ticket.yaml`, 'utf8')).toBe(broken);
  });
});

test('--quiet hides neither why an apply was refused or failed, nor what to do', async () => {
  const cwd = await folderWith({
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: title, state: absent }\n',
  });
  await withSandbox({ token: 'sandbox-token' }, async ({ url }) => {
    const where = { cwd, env: { DESKFORM_URL: url, DESKFORM_TOKEN: 'sandbox-token' } };
    for (const targets of [[], ['--target', 'all']]) {
      const refused = await runAtTerminal(['apply', '--quiet', '--yes', ...targets], where);
      expect(refused.exitStatus).toBe(3);
      expect(refused.stderr).toContain('Ticket.title');
      expect(refused.stderr).toContain('Cannot be applied');
    }
    await writeFile(join(cwd, 'attributes/ticket.yaml'), FIELD);
    const { digest } = JSON.parse((await runAtTerminal(['plan', '--json'], where)).stdout);
    await writeFile(join(cwd, 'attributes/ticket.yaml'), FIELD.replace('Cost', 'Costs'));
    const stale = await runAtTerminal(['apply', '-q', '--yes', '--expect', digest], where);
    expect(stale.exitStatus).toBe(3);
    expect(stale.stderr).toContain('(NOT_AS_REVIEWED)');
    expect(stale.stderr).toContain('→ Run `deskform plan` again');
  });
});
