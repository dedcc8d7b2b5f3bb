import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import { folderWith } from '../config/temporary-project.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';

/** A shorter column goes last, in a migration of its own. */
const FILES = {
  'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, timeout: 300ms, restart: { expect: none, wait: 1s } }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: fresh, display: Fresh, data_type: date }
  - name: remark
    display: Remark
    data_type: input
    data_option: { type: text, maxlength: 40 }
    accept: [shorter_maxlength]
`,
};

const REMARK = {
  object: 'Ticket',
  name: 'remark',
  display: 'Remark',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120 },
  active: true,
  screens: {},
  position: 1550,
};

type Run = (args: readonly string[], when?: string, does?: (terminal: Terminal) => void) => Promise<Seen>;

async function onDesk(faults: readonly FaultRule[], use: (run: Run, sandbox: RunningSandbox) => Promise<void>) {
  const cwd = await folderWith(FILES);
  const rules = faults;
  await withSandbox({ release: '5.2', faults: rules }, async (sandbox) => {
    await ask(sandbox.url, 'POST', ATTRIBUTES, REMARK);
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const env = { DESK_URL: sandbox.url, TOKEN };
    await use(
      (args, when, does) =>
        runAtTerminal(args, { cwd, env, ...(when === undefined || does === undefined ? {} : { when, does }) }),
      sandbox,
    );
  });
}

const LATER = '/api/v1/object_manager_attributes';

/** What happens between the two migrations. */
const BETWEEN = [
  ['the apply is stopped', [], '  migrated'],
  ['its last step is refused', [{ method: 'PUT', path: LATER, do: 'status', status: 500 }], undefined],
  ['its last step never arrives', [{ method: 'PUT', path: LATER, times: 3, do: 'reset-before' }], undefined],
] as const;

async function endedBetween(
  faults: readonly FaultRule[],
  words: string | undefined,
  use: (run: Run, sandbox: RunningSandbox) => Promise<void>,
): Promise<void> {
  await onDesk(faults, async (run, sandbox) => {
    const stopped = await run(
      ['apply', '--yes'],
      words,
      words === undefined ? undefined : ({ signal }) => signal('SIGINT'),
    );
    expect([4, 130]).toContain(stopped.exitStatus);
    await use(run, sandbox);
  });
}

describe.each(BETWEEN)('where %s between two migrations', (_, faults, words) => {
  test('status says what is left', async () => {
    await endedBetween(faults, words, async (run) => {
      const { stdout } = await run(['status']);
      expect(stdout).toContain('migration: partly done');
      expect(stdout).toContain('Finish it with `deskform resume`');
      expect(JSON.parse((await run(['status', '--json'])).stdout)).toMatchObject({
        last_apply: { migration: 'partly', done: expect.arrayContaining(['Ticket.fresh']) },
      });
    });
  });

  test('resume finishes it', async () => {
    await endedBetween(faults, words, async (run, sandbox) => {
      expect((await run(['resume', '--yes'])).exitStatus).toBe(0);
      expect(sandbox.desk.rows.find(({ name }) => name === 'remark')).toMatchObject({ data_option: { maxlength: 40 } });
    });
  });

  test('undo takes back what is not migrated, and names what is; then the apply is over', async () => {
    await endedBetween(faults, words, async (run, sandbox) => {
      const undone = await run(['undo', '--yes', '--json']);
      expect(JSON.parse(undone.stdout)).toMatchObject({
        status: 'ok',
        impossible: [],
        migrated_before: ['Ticket.fresh'],
      });
      expect(undone.exitStatus).toBe(0);
      expect(sandbox.desk.rows.find(({ name }) => name === 'remark')).toMatchObject({
        data_option: { maxlength: 120 },
      });
      expect((await run(['status'])).stdout).toContain(
        'was taken back, except what was already migrated: Ticket.fresh.',
      );
    });
  });
});
