import { expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, ask, storeLongText, TOKEN, withSandbox } from '../sandbox/support.ts';

const config = (restart: string): string => `version: 1
attributes: attributes/*.yaml
targets:
  desk:
    url: "\${env:DESK_URL}"
    auth: { token: "\${env:TOKEN}" }
    timeout: 1s
    foreign_changes: include
    on_failure: keep
    restart: ${restart}
`;

const text = (name: string, maxlength: number) => ({
  object: 'Ticket',
  name,
  display: name,
  data_type: 'input',
  data_option: { type: 'text', maxlength, null: true, default: '' },
  active: true,
  screens: {},
  position: 1550,
});

const ATTRIBUTE_FILE = `object: Ticket
attributes:
  - { name: longer, display: longer, data_type: input, data_option: { type: text, maxlength: 200, "null": true, default: "" } }
`;

/**
 * An apply that has made a column longer, in a migration that then stopped at a row of somebody else; that row is repaired,
 * and nothing is left to do.
 */
async function afterAStoppedMigration(
  restart: string,
  use: (run: (...args: readonly string[]) => Promise<Seen>, sandbox: RunningSandbox) => Promise<void>,
): Promise<void> {
  const cwd = await folderWith({ 'deskform.yaml': config(restart), 'attributes/ticket.yaml': ATTRIBUTE_FILE });
  await withSandbox({}, async (sandbox) => {
    for (const row of [text('longer', 100), text('theirs', 120)]) await ask(sandbox.url, 'POST', ATTRIBUTES, row);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const env = { DESK_URL: sandbox.url, TOKEN };
    const run = (...args: readonly string[]) => runAtTerminal(args, { cwd, env });
    // Staged before that of somebody else, and so before it in the table.
    const staged = { when: 'changed Ticket.longer', does: ({ signal }: Terminal) => signal('SIGINT') };
    await runAtTerminal(['apply', '--yes'], { cwd, env, ...staged });
    storeLongText(sandbox.desk, 'Ticket', 'theirs', 100);
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/1`, text('theirs', 40));
    const failed = await run('apply', '--yes');
    expect(failed.stderr).toContain('(MIGRATION_FAILED)');
    expect(sandbox.desk.rows.find(({ name }) => name === 'longer')).toMatchObject({ to_migrate: false });
    await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/1`, text('theirs', 120));
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await use(run, sandbox);
  });
}

test('what a stopped migration has changed needs a restart, and resume says that it is due', async () => {
  await afterAStoppedMigration('{ expect: auto }', async (run) => {
    const { exitStatus, stdout, stderr } = await run('resume', '--yes');
    expect(inOneLine(stderr)).toContain(
      'an earlier migration changed columns and then failed, so the service did not restart',
    );
    expect(stdout).toContain(
      'Verified. Live state matches the files; nothing is pending.\nRestart the service: until then,',
    );
    expect(exitStatus).toBe(0);
    expect((await run('resume', '--yes')).stderr).toContain('(NOTHING_TO_RESUME)');
  });
});

test('where nobody waits for restarts, resume has nothing to do', async () => {
  await afterAStoppedMigration('{ expect: none }', async (run) => {
    expect((await run('resume', '--yes')).stdout).toBe(
      'No changes. Live state matches the files; nothing is pending.\n',
    );
  });
});
