import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as always, describe, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { COMMANDS, COMMON_OPTIONS } from '../../src/cli/command-table.ts';
import { flagsOf } from '../../src/cli/commands/completion.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { putDeskformInto, SHELLS } from './shells.ts';

const names = COMMANDS.map(({ name }) => name).sort();
const flagsOfPlan = flagsOf([...(COMMANDS.find(({ name }) => name === 'plan')?.options ?? []), ...COMMON_OPTIONS]);

const NAMES = ['bash', 'zsh', 'fish'] as const;

describe.each(NAMES)('%s', (shell) => {
  const test = always.skipIf(isSkippedWithout(shell));
  const offered = async (line: string): Promise<readonly string[]> => {
    const cwd = await folderWith({ 'plan.json': '{}', 'a list.json': '[]' });
    await putDeskformInto(join(cwd, '.bin'));
    await mkdir(join(cwd, 'journals'));
    await writeFile(join(cwd, 'journals', 'one.jsonl'), '');
    const { stdout: script } = await runDeskform(['completion', shell], { cwd });
    return SHELLS[shell]({ cwd, script, line });
  };

  test('completes a command that is begun', async () => {
    expect(await offered('deskform pl')).toEqual(['plan']);
  });

  test('offers every command, and no file', async () => {
    const words = (await offered('deskform ')).filter((word) => !word.startsWith('-'));
    expect(words).toEqual(names);
  });

  test('offers the flags of a command and those of every command', async () => {
    expect(await offered('deskform plan --')).toEqual([...flagsOfPlan.map(({ name }) => name), '--help'].sort());
  });

  test('offers the words that a flag takes', async () => {
    expect(await offered('deskform plan --format ')).toEqual(['gitlab', 'json', 'markdown', 'text']);
    expect(await offered('deskform plan --color a')).toEqual(['always', 'auto']);
  });

  test('offers files where a flag or a command takes one', async () => {
    expect(await offered('deskform plan --out pla')).toEqual(['plan.json']);
    expect(await offered('deskform show pla')).toEqual(['plan.json']);
  });

  test('offers folders alone where a flag takes one', async () => {
    const folders = await offered('deskform plan --journal ');
    expect(folders.map((folder) => folder.replace(/\/$/u, '')).filter((folder) => folder !== '.bin')).toEqual([
      'journals',
    ]);
  });

  test('offers nothing where only the person knows', async () => {
    expect(await offered('deskform plan --since ')).toEqual([]);
  });

  test('offers the words that a command takes', async () => {
    expect((await offered('deskform completion ')).filter((word) => !word.startsWith('-'))).toEqual([
      'bash',
      'fish',
      'zsh',
    ]);
  });
});

always.skipIf(isSkippedWithout('bash'))('a file whose name holds a space is one offer', async () => {
  const cwd = await folderWith({ 'a list.json': '[]' });
  const { stdout: script } = await runDeskform(['completion', 'bash'], { cwd });
  expect(await SHELLS.bash({ cwd, script, line: 'deskform plan --live a' })).toEqual(['a list.json']);
});

describe.each(NAMES)('%s', (shell) => {
  always.skipIf(isSkippedWithout(shell))('finds no mistake in what it is given', async () => {
    const cwd = await folderWith({});
    const { stdout, stderr, exitStatus } = await runDeskform(['completion', shell], { cwd });
    expect({ exitStatus, stderr }).toEqual({ exitStatus: 0, stderr: '' });
    await writeFile(join(cwd, 'script'), stdout);
    const checked = spawnSync(shell, ['-n', 'script'], { cwd, encoding: 'utf8' });
    expect({ status: checked.status, stderr: checked.stderr }).toEqual({ status: 0, stderr: '' });
  });
});

always('another shell is refused with those that there are', async () => {
  const { exitStatus, stderr } = await runDeskform(['completion', 'tcsh'], { cwd: '/' });
  expect(exitStatus).toBe(64);
  expect(stderr).toContain('bash, zsh, fish');
});

always('the script is in the JSON document, too', async () => {
  const [plain, json] = await Promise.all([
    runDeskform(['completion', 'fish'], { cwd: '/' }),
    runDeskform(['completion', 'fish', '--json'], { cwd: '/' }),
  ]);
  expect(JSON.parse(json.stdout)).toMatchObject({ command: 'completion', shell: 'fish', script: plain.stdout });
});
