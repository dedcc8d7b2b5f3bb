import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { runByDepth } from '../program.ts';

/** What a repository holds under the name of a result is never written through: a link may lead to a shell's start file. */

const LIVE = 'live.json';
const fresh = JSON.stringify(JSON.parse(readFileSync('test/recordings/outcomes-6.5.json', 'utf8')).fresh);
const FILES = {
  'project/deskform.yaml': 'version: 1\ntargets:\n  desk: { url: "https://helpdesk.example.com" }\n',
  'project/attributes/t.yaml':
    'object: Ticket\nattributes: [{ name: floor, display: "$(touch pwned)", data_type: input, data_option: { type: text, maxlength: 9 } }]\n',
  [`project/${LIVE}`]: fresh,
  'home/.bashrc': 'alias ll=ls\n',
};

async function project(): Promise<{ readonly cwd: string; readonly bashrc: string }> {
  const folder = await folderWith(FILES);
  return { cwd: join(folder, 'project'), bashrc: join(folder, 'home/.bashrc') };
}

const COMMANDS: readonly (readonly [string, readonly string[], string])[] = [
  ['plan as text', ['plan', '--live', LIVE, '--out'], 'plan.txt'],
  ['plan as JSON', ['plan', '--live', LIVE, '--out'], 'plan.json'],
  ['plan as Markdown', ['plan', '--live', LIVE, '--out'], 'plan.md'],
  ['plan as a page', ['plan', '--live', LIVE, '--out'], 'plan.html'],
  ['drift as text', ['drift', '--live', LIVE, '--out'], 'drift.txt'],
  ['a snapshot', ['snapshot', '--live', LIVE, '--out'], 'list.json'],
];

describe.each(COMMANDS)('%s', (_, command, name) => {
  test('does not write through a link', async () => {
    const { cwd, bashrc } = await project();
    symlinkSync('../home/.bashrc', join(cwd, name));
    const { exitStatus, stderr } = await runByDepth([...command, name], { cwd });
    expect(exitStatus).not.toBe(0);
    expect(stderr).toContain(`${name} is a link; nothing was written (FILE_UNWRITABLE)`);
    expect(readFileSync(bashrc, 'utf8')).toBe('alias ll=ls\n');
  });

  test('does not write through a folder that is a link', async () => {
    const { cwd, bashrc } = await project();
    symlinkSync('../home', join(cwd, 'out'));
    const { exitStatus, stderr } = await runByDepth([...command, `out/${name}`], { cwd });
    expect(exitStatus).not.toBe(0);
    expect(stderr).toContain('leads outside this folder; nothing was written (FILE_UNWRITABLE)');
    expect(existsSync(join(dirname(bashrc), name))).toBe(false);
  });
});

test('a folder below, and one that is named from the root, take the file', async () => {
  const { cwd, bashrc } = await project();
  mkdirSync(join(cwd, 'sub'));
  writeFileSync(join(cwd, 'sub/plan.txt'), 'old');
  const elsewhere = join(dirname(bashrc), 'plan.md');
  const command = ['plan', '--live', LIVE, '--out', 'sub/plan.txt', '--out', 'new/plan.json', '--out', elsewhere];
  const { exitStatus } = await runByDepth(command, { cwd });
  expect(exitStatus).toBe(0);
  for (const file of [join(cwd, 'sub/plan.txt'), join(cwd, 'new/plan.json'), elsewhere])
    expect(readFileSync(file, 'utf8')).toContain('floor');
});
