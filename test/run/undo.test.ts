import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../../src/model/json.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

const FILES = {
  'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, restart: { expect: none } }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: first, display: First, data_type: date }
  - { name: second, display: Second, data_type: date }
`,
};

const FAILING_MIGRATION = {
  path: '/api/v1/object_manager_attributes_execute_migrations',
  do: 'status',
  status: 500,
} as const;

/** An apply whose migration failed, with everything staged; then something on that desk. */
async function afterAFailedApply<T>(
  faults: readonly FaultRule[],
  use: (
    run: (args: readonly string[], when?: string, does?: (terminal: Terminal) => void) => Promise<Seen>,
    sandbox: RunningSandbox,
  ) => Promise<T>,
): Promise<T> {
  const cwd = await folderWith(FILES);
  const rules: readonly FaultRule[] = [FAILING_MIGRATION, ...faults];
  return withSandbox({ faults: rules }, async (sandbox) => {
    const env = { DESK_URL: sandbox.url, TOKEN };
    const failed = await runAtTerminal(['apply', '--yes'], { cwd, env });
    expect(failed.exitStatus).toBe(4);
    return use(
      (args, when, does) =>
        runAtTerminal(args, {
          cwd,
          env,
          ...(when === undefined || does === undefined ? {} : { when, does }),
        }),
      sandbox,
    );
  });
}

function jsonOf({ stdout }: Seen): unknown {
  return JSON.parse(stdout);
}

test('an undo that fails on the way says what it has taken back', async () => {
  const faults: readonly FaultRule[] = [
    { nth: 2, method: 'DELETE', path: '/api/v1/object_manager_attributes', do: 'status', status: 500 },
  ];
  await afterAFailedApply(faults, async (run) => {
    const seen = await run(['undo', '--yes', '--json']);
    expect(seen.exitStatus).toBe(4);
    expect(jsonOf(seen)).toMatchObject({
      status: 'partial',
      undone: ['Ticket.first'],
      error: { code: 'HELP_DESK_ERROR' },
    });
    const again = await run(['undo', '--yes', '--json']);
    expect(jsonOf(again)).toMatchObject({ status: 'ok', undone: ['Ticket.second'] });
  });
});

test('what an apply has taken back by itself does not wait any more, and is not said to', async () => {
  const cwd = await folderWith({ ...FILES, 'deskform.yaml': FILES['deskform.yaml'].replace('on_failure: keep, ', '') });
  const faults: readonly FaultRule[] = [
    { nth: 2, method: 'POST', path: '/api/v1/object_manager_attributes', do: 'status', status: 500 },
  ];
  await withSandbox({ faults }, async (sandbox) => {
    const env = { DESK_URL: sandbox.url, TOKEN };
    const { stdout } = await runAtTerminal(['apply', '--yes'], { cwd, env });
    expect(stdout).toBe(
      [
        'Stopped. The help desk is as it was before.',
        '  failed:     Ticket.second',
        '  taken back: Ticket.first',
        '',
      ].join('\n'),
    );
    expect(sandbox.desk.rows.filter(({ name }) => name === 'first')).toEqual([]);
  });
});

describe('what a colleague staged as the files declare it, without a journal of deskform', () => {
  const where = async (sandbox: RunningSandbox) => {
    await ask(sandbox.url, 'POST', ATTRIBUTES, definition('first'));
    return { cwd: await folderWith(FILES), env: { DESK_URL: sandbox.url, TOKEN } };
  };
  const isThere = ({ desk }: RunningSandbox) => desk.rows.some(({ name }) => name === 'first');

  test('stays pending with --yes, also after an import made the definition equal to it', async () => {
    await withSandbox({}, async (sandbox) => {
      const place = await where(sandbox);
      expect((await runAtTerminal(['import', '--accept', 'Ticket.first'], place)).exitStatus).toBe(0);
      const { exitStatus, stderr } = await runAtTerminal(['undo', '--yes'], place);
      expect(exitStatus).toBe(1);
      expect(inOneLine(stderr)).toMatch(
        /as declared: Ticket\.first \(NOTHING_TO_RESUME\).*colleague.*--plan FILE.*--discard-everything desk/u,
      );
      expect(isThere(sandbox)).toBe(true);
    });
  });

  test.each([
    ['yes', 0, false],
    ['no', 3, true],
  ])('is named before the answer "%s"', async (answer, exitStatus, stays) => {
    await withSandbox({}, async (sandbox) => {
      const place = await where(sandbox);
      await runAtTerminal(['import', '--accept', 'Ticket.first'], place);
      const does = ({ type }: Terminal) => type(`${answer}\r`);
      const seen = await runAtTerminal(['undo'], { ...place, when: 'Take back Ticket.first', does });
      expect(inOneLine(seen.stderr)).toContain('a colleague may have: Ticket.first.');
      expect(seen.exitStatus).toBe(exitStatus);
      expect(isThere(sandbox)).toBe(stays);
    });
  });
});

test('a mark for deletion on what an apply of ours brought is a colleague’s', async () => {
  await afterAFailedApply([], async (run, sandbox) => {
    const { body } = await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    expect(body).toBeDefined();
    expect((await run(['resume', '--yes'])).exitStatus).toBe(0);
    const first = sandbox.desk.rows.find(({ name }) => name === 'first');
    await ask(sandbox.url, 'DELETE', `${ATTRIBUTES}/${first?.id}`);
    const { exitStatus, stderr } = await run(['undo', '--yes']);
    expect([exitStatus, inOneLine(stderr)]).toEqual([1, expect.stringContaining('NOTHING_TO_RESUME')]);
    expect(sandbox.desk.rows.find(({ name }) => name === 'first')).toMatchObject({ to_delete: true });
  });
});

test('an undo after two applies that were interrupted restores what was there before the first', async () => {
  const field = (label: string): string =>
    `object: Ticket\nattributes:\n  - { name: first, display: ${label}, data_type: input, data_option: { type: text, maxlength: 120, note: ${label} } }\n`;
  const cwd = await folderWith({ ...FILES, 'attributes/ticket.yaml': field('Before') });
  const faults: readonly FaultRule[] = [2, 3].map((nth) => ({ ...FAILING_MIGRATION, nth }));
  await withSandbox({ faults }, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const apply = async (label: string) => {
      await writeFile(join(cwd, 'attributes/ticket.yaml'), field(label));
      return (await runAtTerminal(['apply', '--yes'], where)).exitStatus;
    };
    expect([await apply('Before'), await apply('Between'), await apply('After')]).toEqual([0, 4, 4]);
    const undone = await runAtTerminal(['undo', '--yes'], where);
    expect(undone.stdout).toContain('Ticket.first');
    const row = sandbox.desk.rows.find(({ name }) => name === 'first');
    expect(row).toMatchObject({ display: 'Before', data_option: { note: 'Before' } });
    expect(row?.data_option_new.note ?? 'Before').toBe('Before');
  });
});

describe('to throw away what others have staged', () => {
  test.each([
    ['yes', 3, 1],
    ['desk', 0, 0],
  ])('"%s" is answered to a question that names it', async (answer, exitStatus, left) => {
    await afterAFailedApply([], async (run, sandbox) => {
      await ask(sandbox.url, 'POST', ATTRIBUTES, definition('theirs'));
      const seen = await run(['undo', '--discard-everything', 'desk'], 'Discard all', ({ type }) =>
        type(`${answer}\r`),
      );
      expect(inOneLine(seen.stderr)).toMatch(
        /These foreign changes will be discarded and cannot be restored: Ticket\.theirs .* Last changed by \S+@/u,
      );
      expect(seen.stderr).not.toContain('Ticket.first  pending');
      expect(seen.stderr).toContain('Enter "desk" to confirm');
      expect(seen.exitStatus).toBe(exitStatus);
      expect(sandbox.desk.rows.filter(({ name }) => name === 'theirs')).toHaveLength(left);
    });
  });

  test('what is staged while the question waits is not thrown away', async () => {
    await afterAFailedApply([], async (run, sandbox) => {
      const seen = await run(['undo', '--discard-everything', 'desk'], 'Discard all', ({ type }) => {
        ask(sandbox.url, 'POST', ATTRIBUTES, definition('theirs')).then(() => type('desk\r'));
      });
      expect(seen.stderr).toContain('PENDING_SET_MOVED');
      const { body } = await ask(sandbox.url, 'GET', ATTRIBUTES);
      const names = Array.isArray(body) ? body.filter(isJsonObject).map(({ name }) => name) : [];
      expect(names).toEqual(expect.arrayContaining(['first', 'second', 'theirs']));
    });
  });
});
