import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';

const AWKWARD = `object: Ticket
attributes:
  - name: site
    display: Site
    data_type: select
    data_option:
      options: { "a ": Alder, b: Birch }
      default: c
`;
const configured = (url: string, lint = ''): string =>
  `version: 1\ntargets:\n  desk: { url: "${url}", auth: { token: "\${env:TOKEN}" } }\n${lint}`;

interface Told {
  readonly code: string;
  readonly severity: string;
  readonly line: number;
}

const toldBy = ({ stdout }: Ran): readonly string[] =>
  JSON.parse(stdout).problems.map(({ code, severity, line }: Told) => `${severity} ${code} ${line}`);

describe('deskform validate', () => {
  const project = (lint = '', name = 'site'): Promise<string> =>
    folderWith({
      'deskform.yaml': configured('https://desk.example.com', lint),
      'attributes/t.yaml': AWKWARD.replace('name: site', `name: ${name}`),
    });

  test('shows what people regret at its place, and is content', async () => {
    const { exitStatus, stdout, stderr } = await runDeskform(['validate'], { cwd: await project() });
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 0, stdout: 'Valid: 1 field in 1 file, 2 warnings.\n' });
    expect(stderr).toBe(`attributes/t.yaml:7:18  warning option-blanks
  the value "a " begins or ends with whitespace
  7 |       options: { "a ": Alder, b: Birch }
    |                  ^
  → Remove the whitespace. Existing records keep the old value.

attributes/t.yaml:8:16  warning default-not-an-option
  the default "c" is not among the options: new records get it although nobody can choose it, or cannot be created
  8 |       default: c
    |                ^
  → Write the value of an option, or default: "" for none.

`);
  });

  test('ends with 1 where the project calls it a mistake', async () => {
    const ran = await runDeskform(['validate', '--json'], { cwd: await project('lint: { option-blanks: error }\n') });
    expect(ran.exitStatus).toBe(1);
    expect(JSON.parse(ran.stdout)).toMatchObject({ status: 'failed', error: { code: 'INVALID_CONFIG' } });
    expect(toldBy(ran)).toEqual(['error option-blanks 7', 'warning default-not-an-option 8']);
  });

  test('warns of names that a later release reserves, and of the upgrade that is asked', async () => {
    const cwd = await project('lint: { option-blanks: off, default-not-an-option: off }\n', 'data');
    expect(toldBy(await runDeskform(['validate', '--json'], { cwd }))).toEqual(['warning name-reserved-later 3']);
    expect(toldBy(await runDeskform(['validate', '--json', '--release', '7.0'], { cwd }))).toEqual([]);
    expect(toldBy(await runDeskform(['validate', '--json', '--release', '7.1'], { cwd }))).toEqual([
      'warning name-reserved-later 3',
    ]);
  });

  test('before an upgrade to a release between two recorded ones, warns of what the later one changes', async () => {
    const told = toldBy(await runDeskform(['validate', '--json', '--release', '6.2'], { cwd: await project() }));
    expect(told).toEqual(
      toldBy(await runDeskform(['validate', '--json', '--release', '6.5'], { cwd: await project() })),
    );
    expect(told).not.toEqual([]);
  });

  test.each(['4.0', '9.0', '6', 'six'])('does not guess at the release %s', async (release) => {
    expect((await runDeskform(['validate', '--release', release], { cwd: await project() })).exitStatus).toBe(64);
  });

  test('names the releases that it knows', async () => {
    const ran = await runDeskform(['validate', '--release', '9.0'], { cwd: await project() });
    expect(ran).toEqual({
      exitStatus: 64,
      stdout: '',
      stderr: `deskform: unknown release "9.0" (WRONG_USE)
  → Known releases: 5.2, 6.5, 7.0, 7.1.
`,
    });
  });

  const ANNOTATIONS = [
    '::error file=attributes/t.yaml,line=7,col=18,title=option-blanks::the value "a " begins or ends with whitespace%0ARemove the whitespace. Existing records keep the old value.',
    '::warning file=attributes/t.yaml,line=8,col=16,title=default-not-an-option::the default "c" is not among the options: new records get it although nobody can choose it, or cannot be created%0AWrite the value of an option, or default: "" for none.',
    '',
  ];

  test('annotates the lines for GitHub, also when they are mistakes', async () => {
    const cwd = await project('lint: { option-blanks: error }\n');
    const ran = await runDeskform(['validate', '--format', 'github'], { cwd });
    expect({ exitStatus: ran.exitStatus, lines: ran.stdout.split('\n') }).toEqual({
      exitStatus: 1,
      lines: ANNOTATIONS,
    });
    expect(ran.stderr).toContain('deskform: 1 error, 1 warning; nothing was sent (INVALID_CONFIG)');
    const mended = await project('lint: { option-blanks: off, default-not-an-option: off }\n');
    expect(await runDeskform(['validate', '--format', 'github'], { cwd: mended })).toEqual({
      exitStatus: 0,
      stdout: '',
      stderr: 'Valid: 1 field in 1 file, no problems.\n',
    });
  });

  test('names files from the top of the checkout, as GitHub knows them', async () => {
    const top = await folderWith({
      'desks/one/deskform.yaml': configured('https://desk.example.com'),
      'desks/one/attributes/t.yaml': AWKWARD,
    });
    const annotatedFor = async (GITHUB_WORKSPACE: string): Promise<readonly string[]> => {
      const where = { cwd: join(top, 'desks'), env: { GITHUB_WORKSPACE } };
      const args = ['validate', '--config', 'one/deskform.yaml', '--format', 'github'];
      return [...(await runDeskform(args, where)).stdout.matchAll(/file=([^,]+),/gu)].map(([, file = '']) => file);
    };
    expect(new Set(await annotatedFor(top))).toEqual(new Set(['desks/one/attributes/t.yaml']));
    expect(new Set(await annotatedFor(join(top, 'desks/one')))).toEqual(new Set(['attributes/t.yaml']));
    expect(new Set(await annotatedFor('/somewhere/else'))).toEqual(new Set(['attributes/t.yaml']));
  });

  test('prints one form: two that are asked for exclude each other', async () => {
    const { exitStatus, stdout } = await runDeskform(['validate', '--json', '--format', 'github'], {
      cwd: await project(),
    });
    expect(exitStatus).toBe(64);
    expect(JSON.parse(stdout).error.message).toBe('--json and --format github exclude each other');
  });
});

describe('a plan on a help desk', () => {
  const CHOICE = (options: string, accept = ''): string => `object: Ticket
attributes:
  - name: site
    display: Site
    data_type: select
    data_option: { options: ${options} }
${accept}`;

  test('does not stop an apply for what it has just done, and tells the next plan', async () => {
    const desk = await startDesk(['--token', 't'], { cwd: '/' });
    onTestFinished(desk.stop);
    const cwd = await folderWith({
      'deskform.yaml': configured(desk.url, 'lint: { already-absent: error }\n'),
      'attributes/t.yaml': CHOICE('{ a: A }'),
    });
    const where = { cwd, env: { TOKEN: 't' } };
    expect((await runDeskform(['apply', '--yes'], where)).exitStatus).toBe(0);
    await writeFile(join(cwd, 'attributes/t.yaml'), 'object: Ticket\nattributes:\n  - { name: site, state: absent }\n');
    expect((await runDeskform(['apply', '--yes'], where)).exitStatus).toBe(0);
    // Nor the next one, which would change nothing of it.
    expect((await runDeskform(['apply', '--yes'], where)).exitStatus).toBe(0);
    const planned = await runDeskform(['plan', '--json'], where);
    expect({ exitStatus: planned.exitStatus, told: toldBy(planned) }).toEqual({
      exitStatus: 1,
      told: ['error already-absent 3'],
    });
  });
});
