import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

/** An interrupted apply is looked at and taken back by its journal: no error in an attribute file holds that up. */

const SETTINGS = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, restart: { expect: none }, overlays: overlays/*.yaml }
`;
const LISTED =
  '  - { name: listed, display: Listed, data_type: select, options_from: ../list.csv, screens: { edit: { ticket.agent: { shown: true } } } }';
const FILES = {
  'deskform.yaml': SETTINGS,
  'list.csv': 'value,name\na,A\n',
  'attributes/t.yaml': `object: Ticket\nattributes:\n  - { name: fresh, display: Fresh, data_type: date, screens: { edit: { ticket.agent: { shown: true } } } }\n  - { name: old, state: absent }\n${LISTED}\n`,
  'overlays/t.yaml': 'object: Ticket\nattributes:\n  - { name: fresh, display: Fresher }\n',
};
const FAILING_MIGRATION = {
  nth: 2,
  path: '/api/v1/object_manager_attributes_execute_migrations',
  do: 'status',
  status: 500,
} as const;

interface Scene {
  readonly cwd: string;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly pending: () => readonly string[];
  /** Gives a row another label, as an administrator does. */
  readonly relabel: (name: string) => void;
  /** Marks a row of this name for deletion, as an administrator does. */
  readonly mark: (name: string) => Promise<unknown>;
}

/** Ticket.fresh and Ticket.listed are created, and Ticket.old is marked, by an apply whose migration failed. */
async function afterAnInterruptedApply(use: (scene: Scene) => Promise<void>): Promise<void> {
  const faults: readonly FaultRule[] = [FAILING_MIGRATION];
  await withSandbox({ faults }, async ({ url, desk }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('old'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`, {});
    const cwd = await folderWith(FILES);
    const where = { cwd, env: { DESK_URL: url, TOKEN } };
    expect((await runByDepth(['plan', '--out', 'plan.json'], where)).stderr).toBe('');
    const failed = await runByDepth(['apply', '--yes'], where);
    expect([failed.exitStatus, failed.stderr]).toEqual([4, expect.any(String)]);
    await use({
      cwd,
      run: (...args) => runByDepth(args, where),
      write: (file, text) => writeFile(join(cwd, file), text),
      mark: (marked) => ask(url, 'DELETE', `${ATTRIBUTES}/${desk.rows.find(({ name }) => name === marked)?.id}`),
      relabel: (name) => {
        Object.assign(desk.rows.find((row) => row.name === name) ?? {}, { display: 'By hand' });
      },
      pending: () =>
        desk.rows
          .filter((row) => row.to_create || row.to_migrate || row.to_delete || row.to_config)
          .map(({ name }) => name)
          .sort(),
    });
  });
}

const ERRORS: readonly (readonly [string, string, string])[] = [
  ['a YAML error', 'attributes/t.yaml', 'object: Ticket\nattributes:\n  - { name: fresh\n'],
  ['an unknown setting', 'attributes/t.yaml', 'object: Ticket\nattributes: [{ name: fresh, displai: Fresh }]\n'],
  [
    'a setting with an error',
    'attributes/t.yaml',
    `${FILES['attributes/t.yaml']}  - { name: wrong, display: Wrong, data_type: input, data_option: { type: text, maxlength: 0 } }\n`,
  ],
  ['a list with an error', 'list.csv', 'value\na\n'],
  ['an overlay with an error', 'overlays/t.yaml', 'object: Ticket\nattributes: [{ name: freesh, position: 3 }]\n'],
];

describe.each(someOf(ERRORS, 1))('with %s', (_, file, text) => {
  test('status shows what is pending, whose it is, and that there are errors', async () => {
    await afterAnInterruptedApply(async ({ run, write }) => {
      await write(file, text);
      expect((await run('plan')).exitStatus).toBe(1);
      const { exitStatus, stdout } = await run('status');
      expect(exitStatus).toBe(0);
      for (const key of ['fresh', 'listed', 'old']) expect(stdout).toMatch(new RegExp(`ours +Ticket.${key} `, 'u'));
      expect(stdout).toMatch(
        /The attribute files have \d errors?, so declared changes may show as foreign\. `deskform validate` shows the errors\.\n/u,
      );
      expect(stdout).toContain('→ Attributes that are no longer pending are migrated.');
      const json = JSON.parse((await run('status', '--json')).stdout);
      expect(json.problems).toContainEqual(expect.objectContaining({ severity: 'error', file }));
    });
  });

  test.each([['the journal'], ['the plan file', '--plan', 'plan.json']])('undo works by %s', async (by, ...args) => {
    await afterAnInterruptedApply(async ({ cwd, run, write, pending }) => {
      await write(file, text);
      if (by === 'the plan file') rmSync(join(cwd, '.deskform'), { recursive: true });
      const { exitStatus, stdout } = await run('undo', '--yes', ...args);
      expect([exitStatus, stdout]).toEqual([0, 'Taken back: 3 fields (Ticket.fresh, Ticket.listed, Ticket.old).\n']);
      expect(pending()).toEqual([]);
    });
  });
});

test('without a journal, nothing pending counts as declared, and undo sends nothing', async () => {
  await afterAnInterruptedApply(async ({ cwd, run, write, pending }) => {
    rmSync(join(cwd, '.deskform'), { recursive: true });
    await write('deskform.yaml', SETTINGS.replace('on_failure: keep', 'on_failure: keep, undeclared: delete'));
    await write('attributes/t.yaml', 'object: Ticket\nattributes: [\n');
    const { stdout } = await run('status');
    for (const key of ['fresh', 'listed', 'old']) expect(stdout).toContain(`  foreign   Ticket.${key}`);
    const { exitStatus, stderr } = await run('undo', '--yes');
    expect(exitStatus).toBe(1);
    expect(stderr.replaceAll(/\s+/gu, ' ')).toContain(
      'add its plan file with --plan, or fix the errors in the attribute files (`deskform validate` shows them)',
    );
    expect(pending()).toEqual(['fresh', 'listed', 'old']);
  });
});

test('a mark for deletion of another person is not ours', async () => {
  await afterAnInterruptedApply(async ({ run, write, mark }) => {
    expect((await run('undo', '--yes')).exitStatus).toBe(0);
    await mark('old');
    await write('attributes/t.yaml', 'object: Ticket\nattributes: [\n');
    expect((await run('status')).stdout).toContain('  foreign   Ticket.old');
  });
});

describe('an error in the settings still stops both', () => {
  test.each([
    ['in deskform.yaml', 'deskform.yaml', SETTINGS.replace('version', 'versoin')],
    ['in the target', 'deskform.yaml', SETTINGS.replace('on_failure: keep', 'on_failure: kept')],
    ['in the YAML', 'deskform.yaml', `${SETTINGS}  - {\n`],
  ])('%s', async (_, file, text) => {
    await afterAnInterruptedApply(async ({ run, write, pending }) => {
      await write(file, text);
      await write('attributes/t.yaml', 'object: Ticket\nattributes: [\n');
      for (const args of [['status'], ['undo', '--yes']]) {
        const { exitStatus, stderr } = await run(...args);
        expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('deskform.yaml:')]);
      }
      expect(pending()).toHaveLength(3);
    });
  });

  test('a folder without a project', async () => {
    const { exitStatus, stderr } = await runByDepth(['status'], { cwd: await folderWith({}) });
    expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('there is no deskform.yaml in this folder')]);
  });
});

describe('the variable of a definition need not be set', () => {
  const WITH_SECRET = `object: Ticket
attributes:
  - name: fresh
    display: Fresh
    data_type: autocompletion_ajax_external_data_source
    data_option: { search_url: "https://erp.example.com/", search_result_list_key: a, search_result_value_key: b, search_result_label_key: c, http_auth_type: bearer_token, bearer_token_auth: "\${env:ERP}" }
`;

  test('for status and undo, and without a journal its row is not taken for ours', async () => {
    const faults: readonly FaultRule[] = [{ ...FAILING_MIGRATION, nth: 1 }];
    await withSandbox({ faults }, async ({ url, desk }) => {
      const cwd = await folderWith({
        'deskform.yaml': SETTINGS.replace(', overlays: overlays/*.yaml', ', undeclared: delete'),
        'attributes/t.yaml': WITH_SECRET,
      });
      const env = { DESK_URL: url, TOKEN };
      expect((await runByDepth(['apply', '--yes'], { cwd, env: { ...env, ERP: 'erp-secret' } })).exitStatus).toBe(4);
      const run = (...args: readonly string[]): Promise<Ran> => runByDepth(args, { cwd, env });
      expect((await run('plan')).stderr).toContain('the environment variable ERP is not set');
      expect((await run('status')).stdout).toContain('  ours      Ticket.fresh');
      const fresh = () => desk.rows.filter(({ name }) => name === 'fresh');
      expect((await run('undo', '--yes', '--journal', await folderWith({}))).stderr).toContain('NOTHING_TO_RESUME');
      expect(fresh()).toHaveLength(1);
      expect((await run('undo', '--yes')).exitStatus).toBe(0);
      expect(fresh()).toEqual([]);
    });
  });
});

deepTest('after an undo that could not take back everything, status says what is left and why', async () => {
  await afterAnInterruptedApply(async ({ run, relabel }) => {
    relabel('fresh');
    const undone = await run('undo', '--yes');
    expect(undone.exitStatus).toBe(4);
    expect(undone.stdout).toContain('not taken back: Ticket.fresh: it was changed since, not by this apply');
    const { stdout } = await run('status');
    const [, after = ''] = stdout.split('\nThe last apply');
    expect(after).toContain('  sent and answered: Ticket.old\n');
    expect(after).toContain('  not taken back: Ticket.fresh: it was changed since, not by this apply\n');
    expect(after).toContain('  taken back: Ticket.listed\n');
    expect(after).toMatch(/\nAn undo of it began at \S+ \S+ UTC and did not take back everything\.\n/u);
    expect(after).not.toContain('nothing');
    const { last_apply: last } = JSON.parse((await run('status', '--json')).stdout);
    expect(last).toMatchObject({ taken_back: ['Ticket.listed'], undo_began_at: expect.stringMatching(/Z$/u) });
  });
});
