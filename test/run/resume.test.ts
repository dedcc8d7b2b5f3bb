import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { inOneLine, runAtTerminal, type Seen } from '../cli/in-process.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const CONFIG = `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, restart: { expect: none } }
`;

const ATTRIBUTE_FILE = 'attributes/ticket.yaml';

function attributes(label: string): string {
  return `object: Ticket\nattributes:\n  - { name: first, display: ${label}, data_type: date }\n  - { name: second, display: Second, data_type: date }\n`;
}

interface Place {
  readonly run: (...args: readonly string[]) => Promise<Seen>;
  readonly edit: (label: string) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly labels: () => readonly string[];
  readonly sandbox: RunningSandbox;
}

async function inProject(faults: readonly FaultRule[], use: (place: Place) => Promise<void>): Promise<void> {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG, [ATTRIBUTE_FILE]: attributes('First') });
  await withSandbox({ faults: faults }, (sandbox) =>
    use({
      run: (...args) => runAtTerminal(args, { cwd, env: { DESK_URL: sandbox.url, TOKEN } }),
      edit: (label) => writeFile(join(cwd, ATTRIBUTE_FILE), attributes(label)),
      forget: () => rm(join(cwd, '.deskform'), { recursive: true }),
      labels: () =>
        sandbox.desk.rows.flatMap(({ name, display }) => (['first', 'second'].includes(name) ? [display] : [])),
      sandbox,
    }),
  );
}

const FAILING_MIGRATION = {
  path: '/api/v1/object_manager_attributes_execute_migrations',
  do: 'status',
  status: 500,
} as const;

describe('where no apply was interrupted, a resume does nothing', () => {
  test.each([
    ['after one that came to its end', async () => {}],
    ['after one that nobody remembers', ({ forget }: Place) => forget()],
  ] as const)('%s', async (_, then) => {
    await inProject([], async (place) => {
      expect((await place.run('apply', '--yes')).exitStatus).toBe(0);
      await then(place);
      await place.edit('Another');
      const { exitStatus, stdout, stderr } = await place.run('resume', '--yes');
      expect(exitStatus).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain('nothing was sent (NOTHING_TO_RESUME)');
      expect(stderr).toContain('`deskform apply`');
      expect(place.labels()).toEqual(['First', 'Second']);
    });
  });

  test('before the first one, or when all is as declared', async () => {
    await inProject([], async ({ run, labels }) => {
      expect((await run('resume', '--yes')).exitStatus).toBe(1);
      expect(labels()).toEqual([]);
      await run('apply', '--yes');
      const json = JSON.parse((await run('resume', '--yes', '--json')).stdout);
      expect(json).toMatchObject({ command: 'resume', status: 'failed', error: { code: 'NOTHING_TO_RESUME' } });
    });
  });
});

test('what waits as declared is finished also where nobody remembers who has staged it', async () => {
  await inProject([FAILING_MIGRATION], async ({ run, forget }) => {
    expect((await run('apply', '--yes')).exitStatus).toBe(4);
    await forget();
    const { exitStatus, stdout } = await run('resume', '--yes');
    expect(stdout).toContain('Applied and verified: 2 fields');
    expect(exitStatus).toBe(0);
  });
});

test('files that were edited since are not what was begun, and every way on is named', async () => {
  await inProject([FAILING_MIGRATION], async ({ run, edit }) => {
    await run('apply', '--yes');
    await edit('Another');
    const { exitStatus, stderr } = await run('resume', '--yes');
    expect(exitStatus).toBe(3);
    expect(inOneLine(stderr)).toContain(
      'the plan differs from the interrupted apply: Ticket.first (not in the approved plan); nothing was sent (NOT_AS_REVIEWED)',
    );
    for (const way of ['`deskform apply`', '`deskform undo`', '`deskform resume`']) expect(stderr).toContain(way);
    await edit('First');
    expect((await run('resume', '--yes')).exitStatus).toBe(0);
  });
});

test('an undo after an apply that came to its end says how that is taken back', async () => {
  await inProject([], async ({ run }) => {
    await run('apply', '--yes');
    const { exitStatus, stderr } = await run('undo', '--yes');
    expect(exitStatus).toBe(1);
    expect(stderr).toContain('(NOTHING_TO_RESUME)');
    expect(stderr).toContain('git revert');
  });
});
