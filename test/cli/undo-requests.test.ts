import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { inOneLine, runAtTerminal, type Seen, type Terminal } from './in-process.ts';

/** An undo sends what it has listed, and a plan file makes it send nothing but what that plan has left. */

const SETTINGS = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, restart: { expect: none } }
`;
const FRESH = '  - { name: fresh, display: Fresh, data_type: date }\n';
const OLD = '  - { name: old, state: absent }\n';
const filesWith = (...entries: readonly string[]): string => `object: Ticket\nattributes:\n${entries.join('')}`;
const textField = (name: string, display: string, screens: string, maxlength = 120): string =>
  `  - { name: ${name}, display: ${display}, data_type: input, data_option: { type: text, maxlength: ${maxlength} }, screens: ${screens} }\n`;
const SHOWN = '{ edit: { "ticket.agent": { shown: true } } }';
const HIDDEN = '{ edit: { "ticket.agent": { shown: false } } }';
const SAVED = 'list.json';

interface Scene {
  readonly cwd: string;
  readonly sandbox: RunningSandbox;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  readonly declare: (...entries: readonly string[]) => Promise<void>;
  readonly ask: (method: string, name: string) => Promise<unknown>;
}

/** A help desk on which these fields are in force. */
async function withDesk(
  live: readonly string[],
  faults: readonly FaultRule[],
  use: (scene: Scene) => Promise<void>,
): Promise<void> {
  await withSandbox({ faults }, async (sandbox) => {
    const cwd = await folderWith({ 'deskform.yaml': SETTINGS, 'attributes/t.yaml': filesWith(...live) });
    const where = { cwd, env: { DESK_URL: sandbox.url, TOKEN } };
    const applied = await runByDepth(['apply', '--yes'], where);
    expect([applied.exitStatus, applied.stderr]).toEqual([0, expect.any(String)]);
    rmSync(join(cwd, '.deskform'), { recursive: true, force: true });
    await use({
      cwd,
      sandbox,
      run: (...args) => runByDepth(args, where),
      declare: (...entries) => writeFile(join(cwd, 'attributes/t.yaml'), filesWith(...entries)),
      ask: (method, name) =>
        ask(sandbox.url, method, `${ATTRIBUTES}/${sandbox.desk.rows.find((row) => row.name === name)?.id}`),
    });
  });
}

/** The requests of the newest undo, as its journal has them. */
function sentBy({ cwd }: Scene): readonly string[] {
  const folder = join(cwd, '.deskform', 'journal');
  const last = readdirSync(folder).sort().at(-1) ?? '';
  const events = readFileSync(join(folder, last), 'utf8').trim().split('\n');
  return events
    .map((line) => JSON.parse(line))
    .filter(({ type }) => type === 'sending')
    .map(({ request: { kind, key } }) => (key === undefined ? kind : `${kind} ${key}`));
}

const FAILING_MIGRATION = (nth: number): FaultRule => ({
  nth,
  path: `/api/v1/${ATTRIBUTES}_execute_migrations`,
  do: 'status',
  status: 500,
});

describe('a plan file of which nothing is pending or in force', () => {
  /** A plan that says of Ticket.a what never was: made from a list in which somebody has written that. */
  async function forgedPlan({ cwd, run, declare }: Scene, row: object, entry: string): Promise<void> {
    await run('snapshot', '--out', SAVED);
    const saved = JSON.parse(readFileSync(join(cwd, SAVED), 'utf8'));
    const rows: { name?: unknown }[] = Array.isArray(saved) ? saved : saved.attributes;
    for (const one of rows) if (one.name === 'a') Object.assign(one, row);
    await writeFile(join(cwd, SAVED), JSON.stringify(saved));
    await declare(entry);
    const { exitStatus, stderr } = await run('plan', '--live', SAVED, '--out', 'plan.json');
    expect([exitStatus, stderr]).toEqual([0, expect.any(String)]);
    rmSync(join(cwd, '.deskform'), { recursive: true, force: true });
  }

  test.each([
    [
      'with a label and screens that the row never had',
      { display: 'Forged', screens: { edit: { 'ticket.agent': { shown: false } } } },
      textField('a', 'Forged', SHOWN),
    ],
    [
      'with the label of another row',
      { display: 'Bbb', screens: { edit: { 'ticket.agent': { shown: false } } } },
      textField('a', 'Bbb', SHOWN),
    ],
    [
      'with a longer maxlength',
      { data_option: { type: 'text', maxlength: 200, null: true } },
      textField('a', 'Aaa', SHOWN, 250),
    ],
  ])('%s: undo sends nothing', async (_, row, entry) => {
    await withDesk([textField('a', 'Aaa', SHOWN), textField('b', 'Bbb', SHOWN)], [], async (scene) => {
      await forgedPlan(scene, row, entry);
      const before = [...scene.sandbox.desk.rows];
      const { exitStatus, stdout, stderr } = await scene.run('undo', '--plan', 'plan.json', '--yes');
      expect({ exitStatus, stdout, stderr }).toEqual({
        exitStatus: 4,
        stdout: 'Nothing could be taken back.\n  not taken back: Ticket.a: it was changed since, not by this apply\n',
        stderr: '',
      });
      expect(scene.sandbox.desk.rows).toEqual(before);
      expect(sentBy(scene)).toEqual([]);
    });
  });

  test('that was never applied: undo says so, and asks nothing', async () => {
    await withDesk([textField('a', 'Aaa', SHOWN)], [], async (scene) => {
      await scene.declare(textField('a', 'Now', HIDDEN), FRESH);
      await scene.run('plan', '--out', 'plan.json');
      const before = [...scene.sandbox.desk.rows];
      const { exitStatus, stdout, stderr } = await scene.run('undo', '--plan', 'plan.json');
      expect({ exitStatus, stdout, stderr }).toEqual({
        exitStatus: 0,
        stdout: 'Nothing staged by deskform to take back.\n',
        stderr: '',
      });
      expect(scene.sandbox.desk.rows).toEqual(before);
    });
  });
});

describe('an undo lists its requests', () => {
  const LISTED = [
    'Undo sends to desk:',
    '  remove Ticket.fresh (pending creation, never migrated)',
    '  restore Ticket.a (previous settings)',
    '    label  "Now" → "Aaa"',
    "  discard the pending changes that are left, if all of them are verified as deskform's own",
    '',
  ].join('\n');
  const LIVE = [textField('a', 'Aaa', SHOWN), '  - { name: old, display: Old, data_type: date }\n'];

  async function afterAnInterruptedApply(use: (scene: Scene) => Promise<void>): Promise<void> {
    await withDesk(LIVE, [FAILING_MIGRATION(2)], async (scene) => {
      await scene.declare(textField('a', 'Now', SHOWN, 200), FRESH, OLD);
      expect((await scene.run('apply', '--yes')).exitStatus).toBe(4);
      await use(scene);
    });
  }

  test('with --yes, and sends these', async () => {
    await afterAnInterruptedApply(async (scene) => {
      const { exitStatus, stdout, stderr } = await scene.run('undo', '--yes');
      expect([exitStatus, stdout]).toEqual([0, 'Taken back: 3 fields (Ticket.a, Ticket.fresh, Ticket.old).\n']);
      expect(stderr.slice(0, LISTED.length)).toBe(LISTED);
      expect(sentBy(scene)).toEqual(['remove Ticket.fresh', 'restore Ticket.a', 'discard']);
    });
  });

  test('with foreign changes pending, no discard', async () => {
    await afterAnInterruptedApply(async (scene) => {
      await ask(scene.sandbox.url, 'POST', ATTRIBUTES, {
        object: 'Ticket',
        name: 'theirs',
        display: 'Theirs',
        data_type: 'date',
        data_option: { diff: null, future: true, past: true },
        active: true,
        screens: {},
      });
      const { exitStatus, stderr } = await scene.run('undo', '--yes');
      expect(exitStatus).toBe(4);
      expect(stderr).not.toContain('discard the pending changes');
      expect(sentBy(scene)).toEqual(['remove Ticket.fresh', 'restore Ticket.a']);
      const all = await scene.run('undo', '--yes', '--discard-everything', 'desk');
      expect(all.stderr).toContain('  discard the pending changes, including foreign ones\n');
      expect(all.stdout).toContain('Discarded as requested: foreign changes to Ticket.theirs');
      expect(scene.sandbox.desk.rows.map(({ name }) => name)).not.toContain('theirs');
    });
  });

  const atTerminal = ({ cwd, sandbox }: Scene, does: (terminal: Terminal) => void): Promise<Seen> =>
    runAtTerminal(['undo'], { cwd, env: { DESK_URL: sandbox.url, TOKEN }, when: 'to confirm: ', does });

  test('before the question; another answer than yes sends nothing', async () => {
    await afterAnInterruptedApply(async (scene) => {
      const before = [...scene.sandbox.desk.rows];
      const { exitStatus, stderr } = await atTerminal(scene, ({ type }) => type('no\r'));
      expect(exitStatus).toBe(3);
      expect(inOneLine(stderr)).toContain(inOneLine(LISTED));
      expect(inOneLine(stderr)).toContain('Take back Ticket.fresh, Ticket.a on desk? Enter "yes" to confirm: ');
      expect(scene.sandbox.desk.rows).toEqual(before);
    });
  });

  test('what moves during the question needs another request: nothing is sent', async () => {
    const refused: FaultRule = { nth: 1, method: 'DELETE', path: `/api/v1/${ATTRIBUTES}`, do: 'status', status: 500 };
    await withDesk(LIVE, [refused], async (scene) => {
      await scene.declare(textField('a', 'Aaa', SHOWN), FRESH, OLD);
      expect((await scene.run('apply', '--yes')).exitStatus).toBe(4);
      const { exitStatus, stderr } = await atTerminal(scene, ({ type }) => {
        scene.ask('DELETE', 'old').then(() => type('yes\r'));
      });
      expect(stderr).toContain(`${LISTED.split('\n').slice(0, 2).join('\n')}\n`);
      expect([exitStatus, stderr]).toEqual([3, expect.stringContaining('undo needs other requests; nothing was sent')]);
      expect(stderr).toContain('PENDING_SET_MOVED');
      expect(stderr).not.toContain('discard the pending changes');
      expect(scene.sandbox.desk.rows.map(({ name }) => name)).toContain('fresh');
      expect(sentBy(scene)).toEqual([]);
    });
  });
});

test('of a plan file only the step that is pending is taken back', async () => {
  await withDesk([textField('a', 'Aaa', SHOWN)], [FAILING_MIGRATION(2)], async (scene) => {
    const { cwd, run, declare, sandbox } = scene;
    await declare(textField('a', 'Now', HIDDEN, 200), FRESH);
    await run('plan', '--out', 'plan.json');
    // Only one of the two steps is sent.
    await declare(textField('a', 'Aaa', SHOWN), FRESH);
    expect((await run('apply', '--yes')).exitStatus).toBe(4);
    rmSync(join(cwd, '.deskform'), { recursive: true });
    const a = () => sandbox.desk.rows.find(({ name }) => name === 'a');
    const before = a();
    const { exitStatus, stdout, stderr } = await run('undo', '--plan', 'plan.json', '--yes');
    expect([exitStatus, stdout]).toEqual([0, 'Taken back: 1 field (Ticket.fresh).\n']);
    expect(stderr).toContain('Undo sends to desk:\n  remove Ticket.fresh (pending creation, never migrated)\n');
    expect(stderr).not.toContain('restore');
    expect(sentBy(scene)).toEqual(['remove Ticket.fresh']);
    expect(a()).toEqual(before);
  });
});
