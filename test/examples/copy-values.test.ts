import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAttribute } from '../../src/sandbox/model/attributes.ts';
import { executeMigrations } from '../../src/sandbox/model/migrations.ts';
import { addRecord, columnOf, setValues, valueIn } from '../../src/sandbox/model/table.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import type { Ran } from '../program.ts';
import { stageSandbox, TOKEN } from '../sandbox/support.ts';
import { EXAMPLES } from './run-shell.ts';

const OPTIONS = { '4100': 'Production', '4200': 'Research' };
const SAVER = { userId: 3, now: new Date() };
let sandbox: RunningSandbox;

beforeEach(async () => {
  sandbox = await stageSandbox({});
  for (const name of ['costcenter', 'cost_center'])
    createAttribute(sandbox.desk, { ...FIELD, name, object: 'Ticket' }, SAVER);
  executeMigrations(sandbox.desk, SAVER);
  // More than a page of them.
  for (let n = 2; n <= 120; n += 1) addRecord(sandbox.desk, 'Ticket', { title: `${n}`, costcenter: '4100' });
});

afterEach(() => sandbox.close());

const FIELD = {
  display: 'Cost centre',
  data_type: 'select',
  data_option: { options: OPTIONS, default: '' },
  screens: {},
  position: 1000,
  active: true,
};

function copyValues(...args: readonly string[]): Promise<Ran> {
  const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
  return new Promise((resolve) => {
    const script = join(EXAMPLES, 'copy-values/copy-values.mjs');
    execFile(process.execPath, [script, 'costcenter', ...args], { env }, (error, stdout, stderr) =>
      resolve({ exitStatus: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

function heldBy(id: number): unknown {
  const column = columnOf(sandbox.desk, 'Ticket', 'cost_center');
  return column === undefined ? undefined : valueIn(column, id);
}

test('says first what it would copy, then copies it, and nothing a second time', async () => {
  const dry = await copyValues('cost_center');
  expect(dry).toEqual({
    exitStatus: 0,
    stdout: 'Nothing was written. With --write: 119 copied, 0 copied before, 1 empty, 0 left\n',
    stderr: '',
  });
  expect(heldBy(120)).toBeNull();
  expect((await copyValues('cost_center', '--write')).stdout).toBe('119 copied, 0 copied before, 1 empty, 0 left\n');
  expect([heldBy(1), heldBy(2), heldBy(120)]).toEqual([null, '4100', '4100']);
  expect((await copyValues('cost_center', '--write')).stdout).toBe('0 copied, 119 copied before, 1 empty, 0 left\n');
});

test('leaves a ticket with another value, and one whose value is no option, and names both', async () => {
  setValues(sandbox.desk, 'Ticket', 2, { cost_center: '4200' });
  setValues(sandbox.desk, 'Ticket', 3, { costcenter: '9999' });
  const { exitStatus, stdout, stderr } = await copyValues('cost_center', '--write');
  expect({ exitStatus, stdout }).toEqual({ exitStatus: 1, stdout: '117 copied, 0 copied before, 1 empty, 2 left\n' });
  expect(stderr).toMatch(/^2 is left: cost_center holds "4200", costcenter holds "4100"\n3 is left: .*\(422\)\n$/u);
  expect(heldBy(2)).toBe('4200');
});

test('stops at a field that is not there', async () => {
  expect(await copyValues('cost_centre', '--write')).toEqual({
    exitStatus: 1,
    stdout: '',
    stderr: 'There is no field cost_centre. Apply the new field first.\n',
  });
});
