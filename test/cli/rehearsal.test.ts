import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, type RunningDesk, runDeskform, startDesk } from '../program.ts';

const TOKEN = 'secret-token';
const LIST = '/api/v1/object_manager_attributes';
let folder: string;
let desk: RunningDesk;

/** A help desk on which somebody has staged a row that no migration gets past, and a project beside it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-rehearsal-'));
  desk = await startDesk(['--token', TOKEN, '--log', 'requests.jsonl'], { cwd: folder });
  await writeFile(
    join(folder, 'deskform.yaml'),
    [
      'version: 1',
      'attributes: ticket.yaml',
      'targets:',
      '  desk:',
      `    url: ${desk.url}`,
      '    auth: { token: "${' + 'env:TOKEN}" }',
      '    foreign_changes: include',
      '',
    ].join('\n'),
  );
  const ours = 'object: Ticket\nattributes:\n  - { name: ours, display: Ours, data_type: date }\n';
  await writeFile(join(folder, 'ticket.yaml'), ours);
  const option = { min: 0, max: 9, default: '3000000000' };
  const theirs = { object: 'User', name: 'theirs', display: 'Theirs', data_type: 'integer', data_option: option };
  await fetch(`${desk.url}${LIST}`, {
    method: 'POST',
    headers: { authorization: `Token token=${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...theirs, active: true, position: 950, screens: {} }),
  });
});

afterAll(async () => {
  await desk.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: readonly string[]): Promise<Ran> => runDeskform(args, { cwd: folder, env: { TOKEN } });

/** The requests since the last look, as "GET /path". */
async function requests(): Promise<readonly string[]> {
  const lines = (await readFile(join(folder, 'requests.jsonl'), 'utf8')).trim().split('\n');
  await writeFile(join(folder, 'requests.jsonl'), '');
  return lines.map((line) => JSON.parse(line)).map(({ method, path }) => `${method} ${path}`);
}

test('a plan that is rehearsed asks the help desk what every plan asks, and says where it would stop', async () => {
  await requests();
  const { exitStatus, stdout } = await run('plan', '--rehearse', '--json');
  expect(exitStatus).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    status: 'refused',
    summary: { create: 1, refuse: 0 },
    rehearsal: {
      outcome: 'fails',
      error: { code: 'MIGRATION_FAILED' },
      stops_at: 'User.theirs',
      failed: null,
      left_staged: ['Ticket.ours'],
      not_tried: [],
    },
  });
  expect(await requests()).toEqual([`GET ${LIST}`, expect.stringMatching(/^GET \S+\/\d+\?expand=true$/u)]);
});

test('without --rehearse nothing is said of one', async () => {
  const { exitStatus, stdout } = await run('plan', '--json');
  expect(exitStatus).toBe(0);
  expect(JSON.parse(stdout)).not.toHaveProperty('rehearsal');
});

test('in Markdown it stands under the plan, as text that cannot act', async () => {
  const { stdout } = await run('plan', '--rehearse', '--format', 'markdown');
  expect(stdout).toMatch(
    /\n```\nRehearsal failed: .*3000000000 is out of range.*\n {2}stops at: +User\.theirs \(integer\)/u,
  );
});

test('an apply whose rehearsal fails writes nothing', async () => {
  await requests();
  const { exitStatus, stdout, stderr } = await run('apply', '--rehearse', '--yes', '--json');
  expect(exitStatus).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'refused', error: { code: 'REHEARSAL_FAILED' } });
  expect(stderr).toContain('stops at:            User.theirs (integer)');
  expect((await requests()).filter((request) => !request.startsWith('GET '))).toEqual([]);
});
