import { describe, expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { runAtTerminal } from './in-process.ts';

const FILES = {
  'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n',
  'list.json': JSON.stringify([ROW]),
};

test.each([['validate'], ['plan'], ['plan', '--live', 'list.json'], ['apply'], ['status'], ['import'], ['fmt']])(
  'without deskform.yaml, %s says how to begin',
  async (...args) => {
    const { exitStatus, stdout } = await runAtTerminal([...args, '--json'], { cwd: await folderWith(FILES) });
    expect(exitStatus).toBe(1);
    expect(JSON.parse(stdout).problems).toMatchObject([
      { code: 'no-project', message: 'there is no deskform.yaml in this folder or a parent' },
    ]);
  },
);

describe('deskform.yaml without a target', () => {
  const WITHOUT = { ...FILES, 'deskform.yaml': 'attributes: attributes/*.yaml\n' };

  test('is validated', async () => {
    const { exitStatus, stdout } = await runAtTerminal(['validate', '--json'], { cwd: await folderWith(WITHOUT) });
    expect(exitStatus).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', attributes: 1, problems: [] });
  });

  test.each([['plan'], ['plan', '--live', 'list.json'], ['apply'], ['status']])(
    'is not enough for %s',
    async (...args) => {
      const { exitStatus, stderr } = await runAtTerminal(args, { cwd: await folderWith(WITHOUT) });
      expect(exitStatus).toBe(64);
      expect(stderr).toContain('`targets` is missing in deskform.yaml');
    },
  );
});
