import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { runAtTerminal } from './in-process.ts';

const FILES = {
  'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n',
  'list.json': JSON.stringify([ROW]),
};
const PLAN = ['plan', '--live', 'list.json', '--json'];

describe('a folder with attribute files, and nothing that names a help desk', () => {
  test('is validated', async () => {
    const { exitStatus, stdout } = await runAtTerminal(['validate', '--json'], { cwd: await folderWith(FILES) });
    expect(exitStatus).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', attributes: 1, problems: [] });
  });

  test.each([
    ['the environment', {}],
    ['deskform.yaml', { 'deskform.yaml': 'attributes: attributes/*.yaml\n' }],
  ])('is planned against a saved list where %s names no target', async (_, files) => {
    const cwd = await folderWith({ ...FILES, ...files });
    const { exitStatus, stdout } = await runAtTerminal(PLAN, { cwd });
    expect(exitStatus).toBe(0);
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({ target: { name: 'default', url: '' }, summary: { create: 1 } });
    expect(document.digest).not.toBe('');
    expect(JSON.parse((await runAtTerminal(PLAN, { cwd })).stdout).digest).toBe(document.digest);
  });

  test('its plan is not one for a help desk that has an address', async () => {
    const cwd = await folderWith(FILES);
    const digest = async (env: Record<string, string>): Promise<unknown> =>
      JSON.parse((await runAtTerminal(PLAN, { cwd, env })).stdout).digest;
    expect(await digest({ DESKFORM_URL: 'https://desk.example.com' })).not.toBe(await digest({}));
  });

  test.each([['plan'], ['apply'], ['status']])('is not enough for %s', async (command) => {
    const { exitStatus, stdout } = await runAtTerminal([command, '--json'], { cwd: await folderWith(FILES) });
    expect(exitStatus).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [{ code: 'no-project', message: 'no help desk is configured in this folder' }],
    });
  });

  test('has no target to name', async () => {
    const { exitStatus, stderr } = await runAtTerminal([...PLAN, '--target', 'staging'], {
      cwd: await folderWith(FILES),
    });
    expect(exitStatus).toBe(64);
    expect(stderr).toContain('there is no target "staging"');
    expect(stderr).toContain('This project has no targets.');
  });
});

test('an empty folder is no project, for validate either', async () => {
  const { exitStatus, stdout } = await runAtTerminal(['validate', '--json'], { cwd: await folderWith({}) });
  expect(exitStatus).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ problems: [{ code: 'no-project' }] });
});
