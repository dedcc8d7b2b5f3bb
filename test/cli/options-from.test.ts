import { describe, expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { type RunningDesk, runDeskform, startDesk } from '../program.ts';

const DEFINITION = `object: Ticket
attributes:
  - name: district
    display: District
    data_type: tree_select
    options_from: districts.csv
    data_option: { default: "", null: true }
`;

const ENV = { T: 't' };

async function project(csv: string, url = 'https://desk.example.com'): Promise<string> {
  return folderWith({
    'deskform.yaml': `version: 1\nattributes: attributes/*.yaml\ntargets:\n  desk: { url: ${url}, auth: { token: "\${env:T}" } }\n`,
    'attributes/ticket.yaml': DEFINITION,
    'attributes/districts.csv': csv,
  });
}

async function withDesk<T>(use: (desk: RunningDesk) => Promise<T>): Promise<T> {
  const desk = await startDesk(['--token', 't'], { cwd: await folderWith({}) });
  try {
    return await use(desk);
  } finally {
    await desk.stop();
  }
}

describe('options from a CSV file', () => {
  test('validate names the line of the list, and what was meant', async () => {
    const cwd = await project('path\nNorth\nNorth::Harbour\nSouth\nNorth::Harbour\n');
    const { exitStatus, stdout, stderr } = await runDeskform(['validate', '--json'], { cwd });
    expect({ exitStatus, stderr }).toMatchObject({ exitStatus: 1 });
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'failed',
      problems: [{ code: 'option-duplicate', file: 'attributes/districts.csv', line: 5, column: 1, severity: 'error' }],
    });
    const told = await runDeskform(['validate'], { cwd });
    expect(`${told.stdout}${told.stderr}`).toContain('attributes/districts.csv:5:1');
    expect(`${told.stdout}${told.stderr}`).toContain('The first is on line 3.');
  });

  test('an apply stores the tree, and a changed row is planned with its list', async () => {
    await withDesk(async ({ url }) => {
      const before = await project('path\nNorth\nNorth::Harbour\nSouth\n', url);
      expect(await runDeskform(['apply', '--yes'], { cwd: before, env: ENV })).toMatchObject({ exitStatus: 0 });
      const again = await runDeskform(['plan', '--json', '--detailed-exitcode'], { cwd: before, env: ENV });
      expect(again.exitStatus).toBe(0);

      const after = await project('path\nNorth\nNorth::Harbour\nNorth::Mill\nSouth\n', url);
      const { exitStatus, stdout } = await runDeskform(['plan', '--json', '--detailed-exitcode'], {
        cwd: after,
        env: ENV,
      });
      expect(exitStatus).toBe(2);
      const change = { path: 'data_option/options', file: 'attributes/districts.csv', line: 2, column: 1 };
      expect(JSON.parse(stdout).decisions).toContainEqual(
        expect.objectContaining({
          key: 'Ticket.district',
          action: 'update',
          changes: [expect.objectContaining(change)],
        }),
      );
      expect((await runDeskform(['plan'], { cwd: after, env: ENV })).stdout).toContain('attributes/districts.csv:2');
    });
  });

  test('a row that is no longer active is a removed option, refused until that is accepted', async () => {
    await withDesk(async ({ url }) => {
      const before = await project('path,active\nNorth,\nSouth,\n', url);
      expect(await runDeskform(['apply', '--yes'], { cwd: before, env: ENV })).toMatchObject({ exitStatus: 0 });
      const after = await project('path,active\nNorth,\nSouth,false\n', url);
      const { exitStatus, stdout } = await runDeskform(['plan', '--json'], { cwd: after, env: ENV });
      expect(exitStatus).toBe(3);
      expect(JSON.parse(stdout).decisions).toContainEqual(
        expect.objectContaining({
          action: 'refuse',
          code: 'impact-not-accepted',
          file: 'attributes/districts.csv',
        }),
      );
    });
  });
});
