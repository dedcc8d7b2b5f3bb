import { expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import type { Where } from '../program.ts';
import { ATTRIBUTES, ask, storeLongText, TOKEN, withSandbox } from '../sandbox/support.ts';
import { migrateInPart, PART_MIGRATED, unblock } from './part-migrated.ts';

const config = (settings: string): string => `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, timeout: 1s, ${settings} }
`;
const text = (name: string, maxlength = 120) => ({
  object: 'Ticket',
  name,
  display: name,
  data_type: 'input',
  data_option: { type: 'text', maxlength },
  active: true,
  screens: {},
  position: 1550,
});
const attributeFile = (...names: readonly string[]): string =>
  `object: Ticket\nattributes:\n${names.map((name) => `  - { name: ${name}, display: ${name} again, data_type: input, data_option: { type: text, maxlength: 200 } }\n`).join('')}`;

/** An apply of these fields, on a desk where "door" and "theirs" are in force. */
async function applied(
  settings: string,
  attributes: string,
  faults: readonly FaultRule[],
  before: (sandbox: RunningSandbox, where: Where) => Promise<void>,
): Promise<Seen> {
  const cwd = await folderWith({ 'deskform.yaml': config(settings), 'attributes/ticket.yaml': attributes });
  const rules = faults;
  return withSandbox({ faults: rules }, async (sandbox) => {
    for (const row of [text('door'), text('theirs'), text('gate')]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    await before(sandbox, where);
    return runAtTerminal(['apply', '--yes'], where);
  });
}

const FAILING_PUT = { method: 'PUT', path: '/api/v1/object_manager_attributes', do: 'status', status: 500 } as const;

test('what was taken back and is only flagged is not pending', async () => {
  const stageTheirs = async ({ url }: RunningSandbox) => {
    await ask(url, 'PUT', `${ATTRIBUTES}/2`, { ...text('theirs'), display: 'Theirs now' });
  };
  // The first is theirs, the second that of "door".
  const settings = 'foreign_changes: include, restart: { expect: none }';
  const seen = await applied(settings, attributeFile('door', 'gate'), [{ ...FAILING_PUT, nth: 3 }], stageTheirs);
  expect(seen.stdout).toBe(
    [
      'Stopped part way.',
      '  failed:     Ticket.gate',
      '  taken back: Ticket.door',
      '  restored, but flagged as pending until the next migration: Ticket.door',
      '',
    ].join('\n'),
  );
  expect(seen.exitStatus).toBe(4);
});

test('what somebody staged as the files declare it is part of the apply, and never taken back with it', async () => {
  const rows: RunningSandbox['desk']['rows'][number][] = [];
  const stageTheirs = async ({ url, desk }: RunningSandbox) => {
    await ask(url, 'PUT', `${ATTRIBUTES}/1`, { ...text('door', 200), display: 'door again' });
    rows.push(...desk.rows.filter(({ name }) => name === 'door'));
  };
  const settings = 'restart: { expect: none }';
  const seen = await applied(settings, attributeFile('door', 'gate'), [{ ...FAILING_PUT, nth: 2 }], stageTheirs);
  expect(seen.exitStatus).toBe(1);
  expect(seen.stdout).not.toContain('taken back');
  expect(rows).toMatchObject([{ display: 'door again', to_migrate: true, data_option_new: { maxlength: 200 } }]);
});

test('a migration that stops in its middle tells what is in force, and that a restart is needed', async () => {
  const settings = 'foreign_changes: include, restart: { expect: none }';
  const blockMigration = async (sandbox: RunningSandbox, where: Where) => {
    // Staged before that of somebody else, and so before it in the table.
    const staged = { when: 'changed Ticket.door', does: ({ signal }: Terminal) => signal('SIGINT') };
    await runAtTerminal(['apply', '--yes'], { ...where, ...staged });
    storeLongText(sandbox.desk, 'Ticket', 'theirs', 100);
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/2`, text('theirs', 40));
  };
  const seen = await applied(settings, attributeFile('door', 'wing'), [], blockMigration);
  expect(seen.stdout).toMatch(/^Stopped part way\.\n {2}done: {7}Ticket\.wing, Ticket\.door\n/u);
  expect(seen.stdout).toContain(
    'Restart the service: until then, its processes use the old columns.\n  package         systemctl restart zammad\n',
  );
});

/** The same desk, where an apply shortens "door" and lengthens "gate". */
const SHORTER = `object: Ticket
attributes:
  - { name: door, display: door, data_type: input, data_option: { type: text, maxlength: 40 }, accept: [shorter_maxlength] }
  - { name: gate, display: gate, data_type: input, data_option: { type: text, maxlength: 200 } }
`;

test('a value that came too late for the plan is named by apply, status and resume, with the way on', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('on_failure: keep, restart: { expect: none }'),
    'attributes/ticket.yaml': SHORTER,
  });
  await withSandbox({}, async (sandbox) => {
    for (const row of [text('door'), text('gate')]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const store = { when: 'changed Ticket.gate', does: () => storeLongText(sandbox.desk, 'Ticket', 'door', 90) };
    const seen = await runAtTerminal(['apply', '--yes'], { ...where, ...store });
    expect(seen.exitStatus).toBe(4);
    const says = 'Ticket.door: 1 ticket holds a value longer than 40 characters; nothing was migrated';
    const way = '→ Shorten them on the help desk, then run `deskform apply` again.';
    expect(inOneLine(seen.stderr)).toContain(says);
    expect(inOneLine(seen.stderr)).toContain(way);
    expect(seen.stdout).toContain('  not done:   migration, verification\n');
    const status = await runAtTerminal(['status'], where);
    expect(inOneLine(status.stdout)).toContain(says);
    expect(inOneLine(status.stdout)).toContain(way);
    const resumed = await runAtTerminal(['resume', '--yes'], where);
    expect(resumed.exitStatus).toBe(3);
    expect(resumed.stderr).toContain('1 ticket holds a value longer than 40 characters');
    // It is the change that is refused, and not in its own way.
    expect(resumed.stderr).not.toContain('would also execute');
    storeLongText(sandbox.desk, 'Ticket', 'door', 9);
    expect(await runAtTerminal(['apply', '--yes'], where)).toMatchObject({ exitStatus: 0 });
  });
});

test('a restart that was not seen is told by apply, status and resume', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('restart: { expect: 1s, wait: 1s }'),
    'attributes/ticket.yaml': attributeFile('door'),
  });
  await withSandbox({}, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const seen = await runAtTerminal(['apply', '--yes'], where);
    expect(seen).toMatchObject({ exitStatus: 4 });
    expect(inOneLine(seen.stderr)).toContain('the migration is done, but the service did not restart within 1 s');
    expect(inOneLine(seen.stderr)).toContain('Then run `deskform resume` to verify the result.');
    expect(inOneLine((await runAtTerminal(['status'], where)).stdout)).toContain(
      'Check that the service has restarted, then run `deskform resume` to verify that nothing is left to do.',
    );
    const resumed = await runAtTerminal(['resume', '--yes'], where);
    expect(resumed.exitStatus).toBe(0);
    expect(resumed.stdout).toContain('Not verified: whether the service restarted.');
  });
});

test('an undo ends with 4 while a row that it restored is flagged as pending', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('foreign_changes: include, on_failure: keep, restart: { expect: none }'),
    'attributes/ticket.yaml': attributeFile('door'),
  });
  await withSandbox({}, async (sandbox) => {
    for (const row of [text('door'), text('theirs')]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/2`, { ...text('theirs'), display: 'Theirs now' });
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const stop = { when: 'changed Ticket.door', does: ({ signal }: Terminal) => signal('SIGINT') };
    await runAtTerminal(['apply', '--yes'], { ...where, ...stop });
    const undone = await runAtTerminal(['undo', '--yes'], where);
    expect(undone.stdout).toContain('Taken back: 1 field (Ticket.door).\n');
    expect(undone.stdout).toContain('restored, but flagged as pending until the next migration: Ticket.door');
    expect(undone.exitStatus).toBe(4);
  });
});

test('after an undo that could take back only a part, status tells what is true now', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('restart: { expect: none }'),
    'attributes/ticket.yaml': PART_MIGRATED,
  });
  await withSandbox({}, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    expect(await migrateInPart(sandbox, where)).toMatchObject({ exitStatus: 4 });
    const before = await runAtTerminal(['status'], where);
    expect(before.stdout).toContain('still pending: Ticket.newy');
    expect(before.stdout).toContain('take it back with `deskform undo`');
    expect(await runAtTerminal(['undo', '--yes'], where)).toMatchObject({ exitStatus: 4 });
    const { stdout } = await runAtTerminal(['status'], where);
    expect(stdout.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/gu, 'TIME')).toBe(
      [
        'Nothing is pending on desk.',
        '',
        'The last apply in the journals (TIME) stopped part way',
        '  taken back: Ticket.newy',
        '  not taken back: Ticket.label: it is already migrated; to revert it, write the previous settings and apply',
        '  not taken back: Ticket.old: its column is deleted, and its values are gone',
        '  migration: failed',
        'An undo of it began at TIME and did not take back everything.',
        'Nothing more can be taken back. Fix what is in the way, then finish it with `deskform resume`, or change the files and run `deskform apply`. If columns changed, restart the service.',
        '',
      ].join('\n'),
    );
    unblock(sandbox);
    expect(await runAtTerminal(['resume', '--yes'], where)).toMatchObject({ exitStatus: 0 });
    expect(inOneLine((await runAtTerminal(['status'], where)).stdout)).toContain('completed.');
  });
});

test('an apply of which a part could not be taken back is not over: status and resume know it', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('foreign_changes: include, restart: { expect: none }'),
    'attributes/ticket.yaml':
      'object: Ticket\nattributes:\n  - { name: door, state: absent }\n  - { name: gate, state: absent }\n',
  });
  const faults: readonly FaultRule[] = [{ ...FAILING_PUT, method: 'DELETE', nth: 2 }];
  await withSandbox({ faults }, async (sandbox) => {
    for (const row of [text('door'), text('theirs'), text('gate')]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/2`, { ...text('theirs'), display: 'Theirs now' });
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    expect(await runAtTerminal(['apply', '--yes'], where)).toMatchObject({ exitStatus: 4 });
    expect((await runAtTerminal(['status'], where)).stdout).toContain('stopped part way');
    expect(await runAtTerminal(['resume', '--yes'], where)).toMatchObject({ exitStatus: 0 });
    expect(sandbox.desk.rows.filter(({ name }) => name === 'door' || name === 'gate')).toEqual([]);
  });
});

test('where an undo would send nothing, status does not advise it', async () => {
  const cwd = await folderWith({
    'deskform.yaml': config('foreign_changes: include, on_failure: keep, restart: { expect: none }'),
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: door, state: absent }\n',
  });
  await withSandbox({}, async (sandbox) => {
    for (const row of [text('door'), text('theirs')]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/2`, { ...text('theirs'), display: 'Theirs now' });
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const stop = { when: 'marked Ticket.door', does: ({ signal }: Terminal) => signal('SIGINT') };
    const apply = ['apply', '--yes', '--allow-destroy', 'Ticket.door'];
    expect(await runAtTerminal(apply, { ...where, ...stop })).toMatchObject({ exitStatus: 130 });
    const { stdout } = await runAtTerminal(['status'], where);
    expect(stdout).toContain('Nothing more can be taken back.');
    expect(stdout).not.toContain('deskform undo');
    expect(await runAtTerminal(['undo', '--yes'], where)).toMatchObject({ exitStatus: 4 });
    expect(await runAtTerminal(['resume', '--yes'], where)).toMatchObject({ exitStatus: 0 });
  });
});
