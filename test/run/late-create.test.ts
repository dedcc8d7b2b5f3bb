import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AttributeRow } from '../../src/sandbox/model/desk.ts';
import { runAtTerminal, type Seen } from '../cli/in-process.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, TOKEN, withSandbox } from '../sandbox/support.ts';

const FILES = {
  'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { expect: none } }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: first, display: First, data_type: date }
`,
};
const LATE: readonly FaultRule[] = [{ nth: 1, method: 'POST', path: `/api/v1/${ATTRIBUTES}`, do: 'late', requests: 5 }];

type Run = (args: readonly string[]) => Promise<Seen>;

/** A create whose answer was lost arrives behind the apply, when its definition has left the files. */
async function afterALateCreate(use: (run: Run, folder: string) => Promise<void>): Promise<void> {
  const cwd = await folderWith(FILES);
  await withSandbox({ faults: LATE }, async (sandbox) => {
    const env = { DESK_URL: sandbox.url, TOKEN };
    const run: Run = (args) => runAtTerminal(args, { cwd, env });
    const stopped = await runAtTerminal(['apply', '--yes'], {
      cwd,
      env,
      when: 'no answer to: ',
      does: ({ signal }) => signal('SIGINT'),
    });
    expect(stopped.exitStatus).toBe(130);
    await writeFile(join(cwd, 'attributes/ticket.yaml'), 'object: Ticket\nattributes: []\n');
    let status = await run(['status']);
    for (let look = 1; look < 10 && status.stdout.includes('Nothing is pending'); look += 1)
      status = await run(['status']);
    await use(run, cwd);
  });
}

test('what arrives late is known as ours, although its definition has left the files', async () => {
  await afterALateCreate(async (run) => {
    const { stdout } = await run(['status']);
    expect(stdout).toContain('  ours      Ticket.first  pending: creation');
    expect(stdout).toContain('No answer arrived, so these requests may still take effect: create Ticket.first.');
    expect(JSON.parse((await run(['status', '--json'])).stdout).staged).toMatchObject([
      { key: 'Ticket.first', whose: 'ours' },
    ]);
    const plan = (await run(['plan'])).stdout;
    expect(plan).toMatch(
      /^Pending, but not part of this plan\n {2}Ticket\.first: .*\s\(last changed by an\s+earlier deskform apply, /mu,
    );
    expect(plan).not.toContain('others');
    expect((await run(['doctor'])).stdout).not.toContain('foreign changes pending');
  });
});

test('it keeps a migration back until it is taken back or declared again', async () => {
  await afterALateCreate(async (run, folder) => {
    const other = 'object: Ticket\nattributes:\n  - { name: second, display: Second, data_type: date }\n';
    await writeFile(join(folder, 'attributes/ticket.yaml'), other);
    const { exitStatus, stderr } = await run(['apply', '--yes']);
    expect(exitStatus).toBe(3);
    expect(stderr.replaceAll(/\s+/gu, ' ')).toContain(
      'would also execute changes from an earlier apply, pending on Ticket.first',
    );
    expect(stderr).toContain('deskform undo');
  });
});

test('when it is taken back, nothing is said to arrive any more', async () => {
  await afterALateCreate(async (run) => {
    const { exitStatus, stdout } = await run(['undo', '--yes']);
    expect({ exitStatus, stdout }).toMatchObject({ exitStatus: 0, stdout: expect.stringContaining('Ticket.first') });
    const status = await run(['status']);
    expect(status.stdout).toContain('Nothing is pending on desk.');
    expect(status.stdout).not.toContain('arrive');
  });
});

test('a deletion that may still arrive can be taken back after another copy of it was', async () => {
  const cwd = await folderWith(FILES);
  const late: readonly FaultRule[] = [{ nth: 1, method: 'DELETE', do: 'late', requests: 25 }];
  await withSandbox({ faults: late }, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const run: Run = (args) => runAtTerminal(args, where);
    const stoppedAt = (when: string): Promise<Seen> =>
      runAtTerminal(['apply', '--yes', '--allow-destroy', 'Ticket.first'], {
        ...where,
        when,
        does: ({ signal }) => signal('SIGINT'),
      });
    await run(['apply', '--yes']);
    const declared = FILES['attributes/ticket.yaml'];
    await writeFile(
      join(cwd, 'attributes/ticket.yaml'),
      declared.replace('display: First, data_type: date', 'state: absent'),
    );
    await stoppedAt('no answer to: ');
    await stoppedAt('marked ');
    await writeFile(join(cwd, 'attributes/ticket.yaml'), declared);
    expect((await run(['undo', '--yes'])).exitStatus).toBe(0);
    let status = await run(['status']);
    for (let look = 1; look < 40 && status.stdout.includes('Nothing is pending'); look += 1)
      status = await run(['status']);
    expect(status.stdout).toContain('pending: deletion');
    expect((await run(['undo', '--yes'])).stdout).toContain('Taken back: 1 field (Ticket.first).');
  });
});

test('an undo that sends again what the undo of an apply has lost does not say that the first one arrived', async () => {
  const project = FILES['deskform.yaml'].replace('expect: none }', 'expect: none }, on_failure: undo');
  const two = `${FILES['attributes/ticket.yaml']}  - { name: second, display: Second, data_type: date }\n`;
  const cwd = await folderWith({ 'deskform.yaml': project, 'attributes/ticket.yaml': two });
  const faults: readonly FaultRule[] = [
    { nth: 2, method: 'POST', path: `/api/v1/${ATTRIBUTES}`, do: 'status', status: 500, times: 'always' },
    { nth: 1, method: 'DELETE', do: 'late', requests: 12 },
  ];
  await withSandbox({ faults }, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    await runAtTerminal(['apply', '--yes'], {
      ...where,
      when: 'no answer to: ',
      does: ({ signal }) => signal('SIGINT'),
    });
    expect((await runAtTerminal(['undo', '--yes'], where)).exitStatus).toBe(0);
    const journals = join(cwd, '.deskform/journal');
    const texts = await Promise.all((await readdir(journals)).map((file) => readFile(join(journals, file), 'utf8')));
    expect(texts.join('')).toContain('"answer-lost"');
    expect(texts.join('')).not.toContain('"arrived"');
  });
});

const IMPATIENT = FILES['deskform.yaml'].replace(
  'restart: { expect: none }',
  'timeout: 1s, restart: { expect: none, wait: 1s }',
);
const LOST = 'these requests may still take effect';

test.each([
  ['POST', 'display: First', ['--yes']],
  ['PUT', 'display: Changed', ['--yes']],
  ['DELETE', 'state: absent', ['--yes', '--allow-destroy', 'Ticket.first']],
])('a %s that is lost and sent again is not said to arrive once it is in force', async (method, changed, options) => {
  const cwd = await folderWith({ ...FILES, 'deskform.yaml': IMPATIENT });
  const first = FILES['attributes/ticket.yaml'];
  const faults: readonly FaultRule[] = [{ method, path: `/api/v1/${ATTRIBUTES}`, do: 'late' }];
  await withSandbox({ faults }, async (sandbox) => {
    const run: Run = (args) => runAtTerminal(args, { cwd, env: { DESK_URL: sandbox.url, TOKEN } });
    if (method !== 'POST') await run(['apply', '--yes']);
    await writeFile(
      join(cwd, 'attributes/ticket.yaml'),
      first.replace(/display: First(?<type>, data_type: date)?/u, (_, type: string) =>
        changed === 'state: absent' ? changed : `${changed}${type}`,
      ),
    );
    const applied = await run(['apply', ...options]);
    expect([applied.exitStatus, applied.stdout]).toEqual([0, expect.stringContaining(LOST)]);
    expect((await run(['status'])).stdout).not.toContain(LOST);
    expect(JSON.parse((await run(['status', '--json'])).stdout).last_apply.may_arrive_late).toEqual([]);
    // By hand, what is in force becomes something else: then a copy of the request would change it.
    const row = sandbox.desk.rows.find(({ name }) => name === 'first');
    if (method === 'DELETE') sandbox.desk.rows.push({ ...ROW, id: 999 });
    else Object.assign(row ?? {}, { display: 'By hand' });
    expect((await run(['status'])).stdout).toContain(LOST);
  });
});

const ROW: AttributeRow = {
  id: 0,
  object: 'Ticket',
  name: 'first',
  display: 'First',
  data_type: 'date',
  data_option: { future: true, past: true, diff: 0 },
  data_option_new: {},
  editable: true,
  active: true,
  screens: {},
  to_create: false,
  to_migrate: false,
  to_delete: false,
  to_config: false,
  position: 1550,
  created_by_id: 1,
  updated_by_id: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

test('a migration that is lost is said to arrive only while something is pending', async () => {
  const cwd = await folderWith({ ...FILES, 'deskform.yaml': IMPATIENT });
  const faults: readonly FaultRule[] = [{ path: `/api/v1/${ATTRIBUTES}_execute_migrations`, do: 'late' }];
  await withSandbox({ faults }, async (sandbox) => {
    const run: Run = (args) => runAtTerminal(args, { cwd, env: { DESK_URL: sandbox.url, TOKEN } });
    expect((await run(['apply', '--yes'])).exitStatus).toBe(4);
    expect((await run(['status'])).stdout).toContain(`${LOST}: migrate the pending changes.`);
    expect((await run(['undo', '--yes'])).exitStatus).toBe(0);
    expect((await run(['status'])).stdout).not.toContain(LOST);
  });
});
