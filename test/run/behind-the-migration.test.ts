import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, TOKEN, withSandbox } from '../sandbox/support.ts';

const FILES = {
  'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { expect: 30s } }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: first, display: First, data_type: date }
  - { name: second, display: Second, data_type: date }
`,
};

type Run = (args: readonly string[], when?: string, does?: (terminal: Terminal) => void) => Promise<Seen>;

/** An apply that a person stops as soon as it says these words, and what comes after it. */
async function stoppedAt(words: string, use: (stopped: Seen, run: Run) => Promise<void>): Promise<void> {
  const cwd = await folderWith(FILES);
  await withSandbox({}, async (sandbox) => {
    const env = { DESK_URL: sandbox.url, TOKEN };
    const run: Run = (args, when, does) =>
      runAtTerminal(args, { cwd, env, ...(when === undefined || does === undefined ? {} : { when, does }) });
    await use(await run(['apply', '--yes'], words, ({ signal }) => signal('SIGINT')), run);
  });
}

describe.each(['  migrated', 'Watching the service restart'])('an apply that is stopped at "%s"', (words) => {
  test('offers what there still is to do, and names what it has not done', async () => {
    await stoppedAt(words, async ({ exitStatus, stdout, stderr }, run) => {
      expect(exitStatus).toBe(130);
      expect(stdout).toContain('  not done:   restart check, verification\n');
      expect(stderr).toContain('(INTERRUPTED)');
      expect(stderr).toContain(
        '  → The migration is done, and none of its changes are pending. Check that the\n    service has restarted, then run `deskform resume` to verify that nothing is\n    left to do.\n',
      );
      const status = await run(['status']);
      expect(status.stdout).toContain('migration: done');
      expect(inOneLine(status.stdout)).toContain('then run `deskform resume` to verify');
      for (const told of [stderr, status.stdout]) expect(told).not.toContain('deskform undo');
    });
  });

  test('is finished by resume, which has nothing to do but to look', async () => {
    await stoppedAt(words, async (_, run) => {
      const { exitStatus, stdout } = await run(['resume', '--yes']);
      expect({ exitStatus, stdout }).toEqual({
        exitStatus: 0,
        stdout: expect.stringMatching(
          /^No changes\. Live state matches the files; nothing is pending\.\nNot verified: whether the service restarted\. If it did not, restart it:\n {2}package .*\n/u,
        ),
      });
      expect((await run(['status'])).stdout).toContain('completed');
    });
  });

  test('cannot be taken back, and an undo says at once that it could not', async () => {
    await stoppedAt(words, async (_, run) => {
      const { exitStatus, stdout } = await run(['undo', '--yes']);
      expect(exitStatus).toBe(4);
      expect(stdout.split('\n')[0]).toBe('Nothing could be taken back.');
      expect(stdout).toContain(
        'not taken back: Ticket.first, Ticket.second: it is already migrated; to delete it with its data, write `state: absent` and apply\n',
      );
    });
  });
});

test('an apply that is stopped before its migration offers both ways', async () => {
  await stoppedAt('staged Ticket.first', async ({ stdout, stderr }, run) => {
    expect(stdout).toContain('  not done:   migration, restart check, verification\n');
    for (const told of [stderr, (await run(['status'])).stdout]) {
      expect(told).toContain('`deskform resume`');
      expect(told).toContain('`deskform undo`');
    }
  });
});

test('status knows an apply that has not ended, and advises neither resume nor undo', async () => {
  const cwd = await folderWith(FILES);
  await withSandbox({}, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const looks: Promise<readonly Seen[]>[] = [];
    const look = async ({ signal }: Terminal): Promise<readonly Seen[]> => {
      const seen = [await runAtTerminal(['status'], where), await runAtTerminal(['status', '--json'], where)];
      signal('SIGINT');
      return seen;
    };
    const does = (terminal: Terminal): void => void looks.push(look(terminal));
    await runAtTerminal(['apply', '--yes'], { ...where, when: 'Watching the service restart', does });
    const [text, json] = (await looks[0]) ?? [];
    expect(inOneLine(text?.stdout ?? '')).toMatch(/The last apply in the journals \([^)]*\) is running /u);
    expect(inOneLine(text?.stdout ?? '')).toContain(
      `An apply or undo is running on this target (process ${process.pid}). Wait until it ends, then run \`deskform status\` again.`,
    );
    expect(text?.stdout).not.toMatch(/deskform (?:resume|undo)/u);
    expect(JSON.parse(json?.stdout ?? '')).toMatchObject({ running: true, last_apply: { outcome: 'running' } });
    expect((await runAtTerminal(['status'], where)).stdout).toContain('deskform resume');
  });
});

test('what is pending without a journal is told with the ways on', async () => {
  const cwd = await folderWith(FILES);
  await withSandbox({}, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const stop = { when: 'staged Ticket.first', does: ({ signal }: Terminal) => signal('SIGINT') };
    await runAtTerminal(['apply', '--yes'], { ...where, ...stop });
    await rename(join(cwd, '.deskform'), join(cwd, 'elsewhere'));
    const { stdout } = await runAtTerminal(['status'], where);
    expect(inOneLine(stdout)).toContain(
      'No journal here knows who sent them. `deskform apply` finishes what is declared',
    );
    expect(await readdir(cwd)).not.toContain('.deskform');
  });
});

test('a migration whose answer was lost leaves the question of the restart to resume', async () => {
  const cwd = await folderWith(FILES);
  const path = `/api/v1/${ATTRIBUTES}_execute_migrations`;
  // Nothing answers behind it either: the apply cannot look whether it took effect.
  await withSandbox(
    { faults: [{ nth: 1, method: 'POST', path, do: 'outage', seconds: 2, when: 'after' }] },
    async (sandbox) => {
      const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
      const stop = { when: 'no answer to: ', does: ({ signal }: Terminal) => signal('SIGINT') };
      expect((await runAtTerminal(['apply', '--yes'], { ...where, ...stop })).exitStatus).toBe(130);
      let status = await runAtTerminal(['status'], where);
      for (let look = 1; look < 20 && status.exitStatus !== 0; look += 1)
        status = await runAtTerminal(['status'], where);
      expect(status.stdout).toContain('migration: sent, result unknown');
      const { exitStatus, stdout } = await runAtTerminal(['resume', '--yes'], where);
      expect(exitStatus).toBe(0);
      expect(stdout).toContain('Not verified: whether the service restarted.');
    },
  );
});
