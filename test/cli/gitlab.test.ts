import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';

const RECORDING = fileURLToPath(new URL('../recordings/6.5/01_fresh_list.jsonl', import.meta.url));
const [FIRST = ''] = readFileSync(RECORDING, 'utf8').split('\n');
const FRESH_LIST = JSON.stringify(JSON.parse(FIRST).response.body);

const PROJECT = `version: 1
attributes: attributes/*.yaml
targets:
  one: { url: "https://one.example.com" }
  two: { url: "https://two.example.com" }
`;
const attribute = (type: string): string => `object: Ticket
attributes:
  - name: cost_center
    display: Cost centre
    data_type: ${type}
    data_option: { type: text, maxlength: 60 }
`;

const projectWith = (type: string): Promise<string> =>
  folderWith({
    'desk/deskform.yaml': PROJECT,
    'desk/attributes/ticket.yaml': attribute(type),
    'desk/list.json': FRESH_LIST,
  });

test('validate writes the Code Quality report, also when it fails, with files from the top of the checkout', async () => {
  const top = await projectWith('inptu');
  const env = { CI_PROJECT_DIR: top };
  const { exitStatus, stdout, stderr } = await runDeskform(['validate', '--format', 'gitlab'], {
    cwd: `${top}/desk`,
    env,
  });
  expect(exitStatus).toBe(1);
  expect(stderr).toContain('INVALID_CONFIG');
  expect(JSON.parse(stdout)).toEqual([
    {
      description: expect.stringContaining('inptu'),
      check_name: 'data-type-unknown',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u),
      severity: 'critical',
      location: { path: 'desk/attributes/ticket.yaml', lines: { begin: 5 } },
    },
  ]);
});

test('without a mistake the report is empty, and the verdict is for people', async () => {
  const top = await projectWith('input');
  const { exitStatus, stdout, stderr } = await runDeskform(['validate', '--format', 'gitlab'], { cwd: `${top}/desk` });
  expect({ exitStatus, stdout }).toEqual({ exitStatus: 0, stdout: '[]\n' });
  expect(stderr).toContain('Valid: 1 field in 1 file');
});

test('plan writes the Terraform report: three numbers', async () => {
  const cwd = `${await projectWith('input')}/desk`;
  const args = ['plan', '--target', 'one', '--live', 'list.json', '--format', 'gitlab'];
  const { exitStatus, stdout } = await runDeskform(args, { cwd });
  expect({ exitStatus, report: JSON.parse(stdout) }).toEqual({
    exitStatus: 0,
    report: { create: 1, update: 0, delete: 0 },
  });
});

test('it is the report of one help desk', async () => {
  const cwd = `${await projectWith('input')}/desk`;
  const { exitStatus, stdout, stderr } = await runDeskform(['plan', '--target', 'all', '--format', 'gitlab'], { cwd });
  expect({ exitStatus, stdout }).toEqual({ exitStatus: 64, stdout: '' });
  expect(stderr).toContain('--format gitlab reports one target');
});
