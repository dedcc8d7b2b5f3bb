import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal, type Seen } from './in-process.ts';

const ATTRIBUTES = `object: Ticket
attributes:
  - { name: floor, display: Floor, data_type: integer, data_option: { min: 0, max: 9 } }
`;

/** A field that came with the help desk cannot go. */
const REFUSED = 'object: Ticket\nattributes:\n  - { name: title, state: absent }\n';

/** Two help desks that are well, production with overlays of its own; and one that nobody answers for. */
async function onDesks(
  overlay: string,
  run: (deskform: (...args: readonly string[]) => Promise<Seen>) => Promise<void>,
) {
  await withSandbox({}, (staging) =>
    withSandbox({}, async (production) => {
      const auth = `auth: { token: "\${env:TOKEN}" }`;
      const cwd = await folderWith({
        'deskform.yaml': `attributes: ticket.yaml
targets:
  staging: { url: "${staging.url}", ${auth}, overlays: overlay.yaml, restart: { expect: none } }
  away: { url: "http://127.0.0.1:9", ${auth} }
  production: { url: "${production.url}", ${auth}, restart: { expect: none } }
`,
        'ticket.yaml': ATTRIBUTES,
        'overlay.yaml': overlay,
      });
      await run((...args) => runAtTerminal(args, { cwd, env: { TOKEN } }));
    }),
  );
}

const AS_IT_IS = 'object: Ticket\nattributes:\n  - { name: floor, display: Floor }\n';

test('an apply goes no further than the first target that does not end well, and names the others', async () => {
  await onDesks(REFUSED, async (deskform) => {
    const { exitStatus, stdout } = await deskform('apply', '--yes', '--target', 'staging,production');
    expect(exitStatus).toBe(3);
    expect(stdout.split('\n').filter((line) => line.startsWith('── '))).toEqual(['── staging ──']);
    expect(stdout).toMatch(/\nNot tried: production\n$/u);
    const json = JSON.parse((await deskform('apply', '--yes', '--target', 'all', '--json')).stdout);
    expect(json).toMatchObject({
      command: 'apply',
      status: 'refused',
      targets: [{ status: 'refused', target: { name: 'staging' } }],
      not_tried: ['away', 'production'],
    });
    const [, , production] = JSON.parse((await deskform('plan', '--target', 'all', '--json')).stdout).targets;
    expect(production).toMatchObject({ status: 'changes', target: { name: 'production' } });
  });
});

test('what ends in a failure ends the row, too, and what was applied before stays', async () => {
  await onDesks(AS_IT_IS, async (deskform) => {
    const { exitStatus, stdout } = await deskform('apply', '--yes', '--target', 'all', '--json');
    expect(exitStatus).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'failed',
      targets: [
        { status: 'ok', target: { name: 'staging' } },
        { status: 'failed', target: { name: 'away' }, error: { code: 'HELP_DESK_UNREACHABLE' } },
      ],
      not_tried: ['production'],
    });
  });
});

test('where all of them end well, none is left', async () => {
  await onDesks(AS_IT_IS, async (deskform) => {
    const { exitStatus, stdout } = await deskform('apply', '--yes', '--target', 'staging,production', '--json');
    expect(exitStatus).toBe(0);
    const { targets, not_tried } = JSON.parse(stdout);
    expect(targets).toHaveLength(2);
    expect(not_tried).toEqual([]);
  });
});

test('errors on later targets are found before the first: nothing is sent', async () => {
  await withSandbox({}, async (staging) => {
    const target = (variable: string) => `{ url: "${staging.url}", auth: { token: "\${env:${variable}}" } }`;
    const cwd = await folderWith({
      'deskform.yaml': `attributes: ticket.yaml\ntargets:\n  staging: ${target('TOKEN')}\n  a: ${target('ONE')}\n  b: ${target('TWO')}\n`,
      'ticket.yaml': ATTRIBUTES,
    });
    const deskform = (...args: readonly string[]) => runAtTerminal(args, { cwd, env: { TOKEN } });
    const { exitStatus, stdout, stderr } = await deskform('apply', '--yes', '--target', 'all');
    expect([exitStatus, stdout]).toEqual([1, 'Not tried: staging\n']);
    expect(stderr).toMatch(/── a ──\ndeskform\.yaml:4:\d+ {2}error env-missing\n.*ONE.*── b ──\n.*TWO/su);
    expect(JSON.parse((await deskform('apply', '--yes', '--target', 'all', '--json')).stdout)).toMatchObject({
      status: 'failed',
      targets: [{ target: { name: 'a' } }, { target: { name: 'b' } }],
      not_tried: ['staging'],
    });
    expect(JSON.parse((await deskform('plan', '--target', 'staging', '--json')).stdout).status).toBe('changes');
  });
});

test('who only looks goes on: one that cannot be reached does not hide another', async () => {
  await onDesks(AS_IT_IS, async (deskform) => {
    const json = JSON.parse((await deskform('status', '--target', 'all', '--json')).stdout);
    expect(json.targets).toMatchObject([{ status: 'ok' }, { status: 'failed' }, { status: 'ok' }]);
    expect(json).not.toHaveProperty('not_tried');
  });
});
