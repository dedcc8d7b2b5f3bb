import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { GOLDEN } from '../golden/golden-case.ts';
import { makePipe } from '../named-pipe.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { documentOf, resealed } from '../plan-document.ts';
import { runAtTerminal } from './in-process.ts';

const goldenOf = (name: string, form: string): string => readFileSync(join(GOLDEN, name, form), 'utf8');

/** A project that does not load: a plan file needs none. */
const BROKEN = { 'deskform.yaml': 'targets: [' };

test('a saved plan is shown where no project is, and with what it warns of on stderr', async () => {
  const cwd = await folderWith({ ...BROKEN, 'plan.json': goldenOf('label-and-options', 'plan.json') });
  const shown = await runAtTerminal(['show', 'plan.json'], { cwd });
  expect(shown).toMatchObject({ exitStatus: 0, stdout: goldenOf('label-and-options', 'plan.txt') });
  const markdown = await runAtTerminal(['show', 'plan.json', '--format', 'markdown'], { cwd });
  expect(markdown.stdout).toBe(goldenOf('label-and-options', 'plan.md'));
});

test('its JSON is the plan file again', async () => {
  const cwd = await folderWith({ 'plan.json': goldenOf('refused', 'plan.json') });
  for (const flags of [['--json'], ['--format', 'json']]) {
    const { exitStatus, stdout } = await runAtTerminal(['show', 'plan.json', ...flags], { cwd });
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 0, stdout: goldenOf('refused', 'plan.json') });
  }
});

test('what the plan warns of is on stderr, and not with --quiet', async () => {
  const document = {
    ...documentOf(planFor([inYaml()], [onDesk()])),
    problems: [
      {
        code: 'label-twin',
        severity: 'warning',
        rule: 'deskform',
        message: 'one\u001b[2J',
        hint: null,
        file: null,
        line: null,
        column: null,
      },
    ],
  };
  const cwd = await folderWith({ 'plan.json': JSON.stringify(resealed(document)) });
  const said = async (...flags: string[]) => (await runAtTerminal(['show', 'plan.json', ...flags], { cwd })).stderr;
  expect(await said()).toBe('warning label-twin\n  one\\u{1b}[2J\n\n');
  expect(await said('--quiet')).toBe('');
});

test('a plan may come through a pipe', async () => {
  const cwd = await folderWith({});
  makePipe(join(cwd, 'pipe'));
  const [shown] = await Promise.all([
    runAtTerminal(['show', 'pipe'], { cwd }),
    writeFile(join(cwd, 'pipe'), goldenOf('first-apply', 'plan.json')),
  ]);
  expect(shown.stdout).toBe(goldenOf('first-apply', 'plan.txt'));
});

test('a file that is no plan is told, also as JSON', async () => {
  const cwd = await folderWith({ 'list.json': '[]' });
  const { exitStatus, stdout } = await runAtTerminal(['show', 'list.json', '--json'], { cwd });
  expect(exitStatus).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    command: 'show',
    status: 'failed',
    error: { code: 'FILE_UNREADABLE', message: 'list.json is not a plan file' },
  });
});
