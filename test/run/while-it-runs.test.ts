import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from '../cli/in-process.ts';
import { folderWith } from '../config/temporary-project.ts';
import { ATTRIBUTES, TOKEN, withSandbox } from '../sandbox/support.ts';

const FILES = {
  'deskform.yaml': `attributes: attributes
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, restart: { expect: 60s } }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: first, display: First, data_type: date }
  - { name: second, display: Second, data_type: date }
`,
};

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
  await withSandbox({ faults: [{ nth: 1, method: 'POST', path, do: 'reset-after' }] }, async (sandbox) => {
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const stop = { when: 'no answer to: ', does: ({ signal }: Terminal) => signal('SIGINT') };
    expect((await runAtTerminal(['apply', '--yes'], { ...where, ...stop })).exitStatus).toBe(130);
    const { exitStatus, stdout } = await runAtTerminal(['resume', '--yes'], where);
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('Not verified: whether the service restarted.');
  });
});
