import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAtTerminal, type Seen } from '../cli/in-process.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ATTRIBUTES, ask, definition, TOKEN } from '../sandbox/support.ts';
import { type NewerDesk, UNKNOWN_REFUSAL, withNewerDesk } from './newer-desk.ts';

const CONFIG = `version: 1
attributes: attributes/*.yaml
targets:
  desk:
    url: "\${env:DESK_URL}"
    auth: { token: "\${env:TOKEN}" }
    restart: { expect: none }
    undeclared: delete
`;
const NEW_FIELD = '{ name: due_on, display: Due on, data_type: date }';
const OLD_FIELD =
  '{ name: severity, display: How bad, data_type: select, data_option: { options: { a: A, b: B } }, position: 1550 }';
const MOOD = '{ name: mood, display: Mood, data_type: select, data_option: { options: { a: A } } }';
const TOO_MUCH = '{ name: too_much, display: Too much, data_type: date }';

interface Session {
  readonly desk: NewerDesk;
  readonly folder: string;
  readonly run: (...args: readonly string[]) => Promise<Seen>;
}

const ticketFile = (attributes: readonly string[]): string =>
  `object: Ticket\nattributes:${attributes.length === 0 ? ' []\n' : `\n${attributes.map((one) => `  - ${one}\n`).join('')}`}`;

/** A project of these fields, and a help desk on which `severity` is already, under another label. */
async function atNewerDesk(attributes: readonly string[], use: (session: Session) => Promise<void>): Promise<void> {
  await withNewerDesk(async (desk) => {
    await ask(desk.sandbox.url, 'POST', ATTRIBUTES, definition('severity'));
    await ask(desk.sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    const folder = await folderWith({ 'deskform.yaml': CONFIG, 'attributes/ticket.yaml': ticketFile(attributes) });
    const run: Session['run'] = (...args) => runAtTerminal(args, { cwd: folder, env: { DESK_URL: desk.url, TOKEN } });
    await use({ desk, folder, run });
  });
}

interface Told {
  readonly problems: readonly { readonly code: string; readonly message: string }[];
  readonly release: string;
  readonly release_is: string;
  readonly decisions: readonly { readonly key: string; readonly action: string; readonly because?: string }[];
}

const documentIn = ({ stdout }: Seen): Told => JSON.parse(stdout);
const codesIn = (seen: Seen): readonly string[] => documentIn(seen).problems.map(({ code }) => code);
const SENT_KEYS = ['active', 'data_option', 'data_type', 'display', 'id', 'name', 'object', 'position', 'screens'];
const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ');

describe('a help desk that is newer than all that is known', () => {
  test('is planned as the newest known release, with one warning that names what is new', async () => {
    await atNewerDesk([NEW_FIELD, OLD_FIELD], async ({ run }) => {
      const seen = await run('plan', '--json');
      const { release, release_is, problems, decisions } = documentIn(seen);
      expect({ release, release_is, problems }).toMatchObject({
        release: '7.1',
        release_is: 'assumed',
        problems: [{ code: 'desk-unknown' }, { code: 'on-no-screen' }],
      });
      expect(problems[0]?.message).toBe(
        'the help desk has parts unknown to deskform: built-in fields "Group.shift_plan", "Ticket.sentiment"; ' +
          'attribute keys "stewarded_by", "x\\u001b[31m"; data type "gauge"',
      );
      expect(decisions.filter(({ action }) => action !== 'keep').map(({ key, action }) => `${action} ${key}`)).toEqual([
        'create Ticket.due_on',
        'update Ticket.severity',
      ]);
      const kept = decisions.filter(({ key }) => ['Group.shift_plan', 'Ticket.sentiment', 'Ticket.mood'].includes(key));
      expect(kept.map(({ because }) => because)).toEqual([
        'came-with-the-installation',
        'type-unknown',
        'came-with-the-installation',
      ]);
    });
  });

  test('what a terminal would take for a command is shown, and not sent to it', async () => {
    await atNewerDesk([NEW_FIELD], async ({ run }) => {
      const { stdout, stderr } = await run('plan');
      expect(`${stdout}${stderr}`).toContain('stewarded_by');
      expect(`${stdout}${stderr}`).not.toContain('\u001b[31m');
    });
  });

  test('a declared attribute that meets an unknown data type is refused', async () => {
    await atNewerDesk([NEW_FIELD, MOOD], async ({ run, desk }) => {
      const { exitStatus, stdout, stderr } = await run('apply', '--yes');
      expect(exitStatus).toBe(3);
      expect(flat(`${stdout}${stderr}`)).toContain('Ticket.mood has a data type on the help desk that is unknown to');
      expect(desk.sent).toEqual([]);
    });
  });

  test('is applied to, with no key in a request that deskform does not know, and then nothing is left', async () => {
    await atNewerDesk([NEW_FIELD, OLD_FIELD], async ({ run, desk }) => {
      const before = [...desk.sandbox.desk.rows];
      expect(await run('apply', '--yes')).toMatchObject({ exitStatus: 0 });
      const keys = new Set(desk.sent.flatMap((body) => Object.keys(body)));
      expect([...keys].sort()).toEqual(SENT_KEYS);
      expect(desk.sent.map(({ name }) => name)).toEqual(['due_on', 'severity']);
      const seeds = before.filter(({ name }) => name !== 'severity');
      expect(desk.sandbox.desk.rows.filter(({ name }) => name !== 'severity' && name !== 'due_on')).toEqual(seeds);
      const again = await run('plan', '--json');
      expect(codesIn(again)).toEqual(['desk-unknown']);
      expect(again.exitStatus).toBe(0);
      expect(documentIn(again).decisions.filter(({ action }) => action !== 'keep')).toEqual([]);
    });
  });

  test('a refusal in words that nobody knows is told in these words', async () => {
    await atNewerDesk([OLD_FIELD, TOO_MUCH], async ({ run }) => {
      const { exitStatus, stderr, stdout } = await run('apply', '--yes');
      expect(exitStatus).not.toBe(0);
      expect(flat(`${stdout}${stderr}`)).toContain(`answered 422: "${UNKNOWN_REFUSAL}"`);
    });
  });

  test('its own attributes are not imported, and what is unknown is left with its reason', async () => {
    await atNewerDesk([], async ({ run, folder }) => {
      const seen = await run('import', '--json');
      const { imported, left } = JSON.parse(seen.stdout);
      expect(codesIn(seen)).toEqual(['desk-unknown']);
      expect(JSON.stringify(imported)).toContain('Ticket.severity');
      expect(left).toMatchObject([{ key: 'Ticket.mood', why: 'type-unknown' }]);
      const file = await readFile(join(folder, 'attributes/ticket.yaml'), 'utf8');
      expect(file).not.toMatch(/sentiment|shift_plan|mood|stewarded|internal/u);
      const again = documentIn(await run('plan', '--json'));
      expect(again.decisions.filter(({ action }) => action !== 'keep')).toEqual([]);
    });
  });

  test('is looked at by the doctor', async () => {
    await atNewerDesk([OLD_FIELD], async ({ run }) => {
      const { stdout } = await run('doctor');
      expect(flat(stdout)).toContain('release 7.1 assumed: the release could not be detected');
      expect(flat(stdout)).toContain('the help desk has parts unknown to deskform: built-in fields');
    });
  });

  test('a project may make an error of it', async () => {
    await atNewerDesk([OLD_FIELD], async ({ run, folder }) => {
      await writeFile(join(folder, 'deskform.yaml'), `${CONFIG}lint: { desk-unknown: error }\n`);
      expect(await run('plan')).toMatchObject({ exitStatus: 1 });
    });
  });

  test('a snapshot tells the same, and holds none of the values that nobody knows', async () => {
    await atNewerDesk([OLD_FIELD], async ({ run, folder }) => {
      await run('snapshot', '--out', 'live.json');
      expect(await readFile(join(folder, 'live.json'), 'utf8')).not.toContain('"team"');
      expect(codesIn(await run('plan', '--json', '--live', 'live.json'))).toEqual(['desk-unknown']);
    });
  });
});
