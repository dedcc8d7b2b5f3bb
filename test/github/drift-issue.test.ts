import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL_TARGETS, chooseTargets } from '../../src/run/open-project.ts';
import { connectionHash } from '../../src/run/target-changes.ts';
import { deepTest } from '../deep-test.ts';
import { bodiesOn, cameOfDrift } from './stage/came.ts';
import { DESK_TOKEN, type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import { NOT_FOR_THIS_TOKEN, UNICORN } from './stage/faults.ts';
import { BOT, type Login } from './stage/github.ts';

/** How the first line of an issue of ours begins. */
const MARK = '<!-- deskform:drift v=1 ["","all"] ';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity', room: 'Room' });
});
afterEach(() => desk.close());

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly state_reason: string | null;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly { readonly name: string }[];
}

/** Oldest first. */
async function issues(): Promise<readonly Issue[]> {
  const all: readonly Issue[] = await desk.github.ask('GET', '/issues?state=all&per_page=100');
  return [...all].sort((a, b) => a.number - b.number);
}

async function onlyIssue(): Promise<Issue> {
  const [only, ...others] = await issues();
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('there is no issue');
  return only;
}

const writes = (): readonly string[] =>
  desk.github.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path}`);

const open = (title: string, body: string, as: Login = BOT): Promise<Issue> =>
  desk.github.ask('POST', '/issues', { title, body }, as);

test('where both sides agree there is no issue, and nothing is written', async () => {
  const result = await cameOfDrift(desk.job());
  expect(result.exitStatus).toBe(0);
  expect(result.outputs.get('changes')).toBe('false');
  expect(writes()).toEqual([]);
});

test('an issue is opened, kept in place while the drift lasts, and closed when it is gone', async () => {
  await desk.rename('severity', 'Schweregrad');
  const first = await cameOfDrift(desk.job());
  expect(first.exitStatus).toBe(0);
  const opened = await onlyIssue();
  expect(opened.title).toBe('deskform: drift');
  expect(opened.labels.map(({ name }) => name)).toEqual(['deskform-drift']);
  expect(opened.body.split('\n')[0]).toBe(`${MARK}["desk: Ticket.severity"] -->`);
  expect(opened.body).toContain('Schweregrad');
  expect(opened.body).toContain('`deskform apply --target desk`');
  expect(opened.body).toContain('\ndeskform import --accept Ticket.severity --target desk\n');

  expect(first.outputs.get('url')).toMatch(new RegExp(`/issues/${opened.number}$`, 'u'));
  expect(JSON.parse(first.outputs.get('results') ?? '')).toEqual([
    expect.objectContaining({ target: 'desk', outcome: 'drift', differences: ['Ticket.severity'] }),
  ]);

  const before = writes().length;
  await cameOfDrift(desk.job());
  expect(writes()).toHaveLength(before);

  await desk.rename('room', 'Raum');
  await cameOfDrift(desk.job());
  const updated = await onlyIssue();
  expect(updated.body).toContain('--accept Ticket.room,Ticket.severity');
  // An edit notifies nobody.
  expect(await bodiesOn(desk.github, opened.number)).toEqual(['**New drift:** `desk: Ticket.room`']);

  await desk.rename('room', 'Room');
  await desk.rename('severity', 'Severity');
  const last = await cameOfDrift(desk.job());
  expect(last.exitStatus).toBe(0);
  const closed = await onlyIssue();
  expect(closed).toMatchObject({ state: 'closed', state_reason: 'completed', body: updated.body });
  const [, farewell, ...others] = await bodiesOn(desk.github, opened.number);
  expect([farewell, others]).toEqual([
    expect.stringContaining('**No more drift:** live state matches the files ([the run]('),
    [],
  ]);
  expect(last.outputs.get('url')).toMatch(new RegExp(`/issues/${opened.number}$`, 'u'));
});

test('new drift opens a new issue: a closed one stays closed', async () => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  await desk.rename('severity', 'Severity');
  await cameOfDrift(desk.job());
  await desk.rename('severity', 'Gravité');
  await cameOfDrift(desk.job());
  expect((await issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

deepTest('what others wrote is not ours, whatever its first line says, and on whatever page ours stands', async () => {
  await open('by a stranger', `${MARK}[] -->\nkept`, 'stranger');
  await open('quoted', `> ${MARK}[] -->\nkept`);
  await open('of another project', `${MARK.replace('""', '"emea"')}[] -->\nkept`);
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  for (let count = 0; count < 120; count += 1) await open(`other ${count}`, 'nothing of ours');
  await desk.rename('room', 'Raum');
  await cameOfDrift(desk.job());
  const all = await Promise.all([1, 2, 3, 4].map((number) => desk.github.ask('GET', `/issues/${number}`)));
  expect(all.map(({ body, state }) => [/\nkept$/u.test(body), state])).toEqual([
    ...Array(3).fill([true, 'open']),
    [false, 'open'],
  ]);
  expect(all[3].body).toContain('--accept Ticket.room,Ticket.severity');
});

deepTest('the same drift of a later run is no news', async () => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  const before = writes();
  await cameOfDrift(desk.job({}, { GITHUB_RUN_ID: '4712' }));
  expect(writes()).toEqual(before);
});

deepTest('what somebody has written into the first line of the issue is no obstacle', async () => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  const { body, number } = await onlyIssue();
  await desk.github.ask('PATCH', `/issues/${number}`, { body: body.replace(/\["desk.*\]/u, '[half') });
  expect((await cameOfDrift(desk.job())).exitStatus).toBe(0);
  expect((await onlyIssue()).body).toContain('["desk: Ticket.severity"] -->');
});

test.each([
  ['the connection ends after it was opened', { kind: 'cut-after' }],
  ['a gateway answers after it was opened', { kind: 'gateway', status: 502 }],
  ['the connection ends before anything has arrived', { kind: 'cut-before' }],
] as const)('%s: there is one issue in the end', async (_, fault) => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next('POST /issues', fault);
  const result = await cameOfDrift(desk.job());
  expect(result.exitStatus).toBe(0);
  expect((await onlyIssue()).state).toBe('open');
});

deepTest('of two that were opened at the same time the next run closes the younger one', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next('POST /issues', { kind: 'meanwhile', act: () => cameOfDrift(desk.job()) });
  await cameOfDrift(desk.job());
  expect((await issues()).map(({ state }) => state)).toEqual(['open', 'open']);
  await cameOfDrift(desk.job());
  const [oldest, twin] = await issues();
  expect(oldest?.state).toBe('open');
  expect(twin).toMatchObject({ state: 'closed', state_reason: 'not_planned' });
});

deepTest('an issue that somebody has closed is not opened again: there is a new one', async () => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  await desk.github.ask('PATCH', '/issues/1', { state: 'closed' });
  await desk.rename('room', 'Raum');
  await cameOfDrift(desk.job());
  expect((await issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

test.each([{ kind: 'cut-after' }, UNICORN] as const)('an update without an answer ($kind)', async (fault) => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  await desk.rename('room', 'Raum');
  desk.github.faults.next('PATCH /issues/1', fault);
  expect((await cameOfDrift(desk.job())).exitStatus).toBe(0);
  expect((await onlyIssue()).body).toContain('--accept Ticket.room,Ticket.severity');
});

deepTest('a closing without an answer is looked for again, and found done', async () => {
  await desk.rename('severity', 'Schweregrad');
  await cameOfDrift(desk.job());
  await desk.rename('severity', 'Severity');
  desk.github.faults.next('PATCH /issues/1', { kind: 'cut-after' });
  const result = await cameOfDrift(desk.job());
  expect([result.exitStatus, result.outputs.get('failure-reason')]).toEqual([0, '']);
  expect((await onlyIssue()).state).toBe('closed');
});

test('where the issue cannot be written, the run fails with the permission, and tells the drift all the same', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('POST /issues', NOT_FOR_THIS_TOKEN);
  const job = desk.job();
  const result = await cameOfDrift(job);
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('GITHUB_REFUSED');
  expect(result.outputs.get('changes')).toBe('true');
  expect(job.said()).toContain('Schweregrad');
  expect(result.findings).toEqual([expect.objectContaining({ title: 'GITHUB_REFUSED' })]);
  expect(job.said()).toContain('could not write the drift issue: GitHub refused the request to this token (403)');
  expect(job.said()).toContain('Add `issues: write` to `permissions:` of the job.');
});

deepTest('issues that are switched off are said so', async () => {
  await desk.rename('severity', 'Schweregrad');
  const message = 'Issues has been disabled in this repository.';
  desk.github.faults.always('GET /issues', { kind: 'answer', status: 410, message });
  const job = desk.job();
  expect((await cameOfDrift(job)).exitStatus).toBe(1);
  expect(job.said()).toContain('GitHub answered with 410');
  expect(job.said()).toContain(`GitHub says: ${message}`);
});

describe('the address that the snapshot was read from', () => {
  async function saveListOf(url: string): Promise<void> {
    const { git, commit } = desk.repository;
    git('switch', '--quiet', '--create', 'deskform-snapshots');
    const [target] = (
      await chooseTargets({ cwd: desk.repository.folder, configFile: undefined, env: {} }, [ALL_TARGETS])
    ).targets;
    const connection = target && connectionHash({ ...target, url });
    await commit({ 'desk.json': JSON.stringify({ format_version: 1, url, connection, attributes: [] }) });
    git('push', '--quiet', 'origin', 'deskform-snapshots');
    git('switch', '--quiet', 'main');
  }

  test('is the only one that drift sends the token to, which the issue says', async () => {
    await saveListOf('https://helpdesk.example.com');
    await desk.rename('severity', 'Schweregrad');
    const job = desk.job();
    const result = await cameOfDrift(job);
    expect(result.exitStatus).not.toBe(0);
    expect(result.outputs.get('failure-reason')).toBe('TARGET_NOT_APPROVED');
    expect(job.said()).toContain('is not approved; nothing was sent');
    const { body } = await onlyIssue();
    expect(body).toContain('**`desk` could not be read** (`TARGET_NOT_APPROVED`)');
    expect(body).not.toContain('Schweregrad');
  });

  deepTest('is no obstacle where it is the same', async () => {
    await saveListOf(desk.url);
    await desk.rename('severity', 'Schweregrad');
    expect((await cameOfDrift(desk.job())).exitStatus).toBe(0);
    expect((await onlyIssue()).state).toBe('open');
  });
});

test('no credential, no mention and no comment end in the issue', async () => {
  await desk.rename('severity', `--> @maria <script>x</script> ${DESK_TOKEN}`);
  await cameOfDrift(desk.job());
  const { body } = await onlyIssue();
  expect(body.split('\n')[0]).toBe(`${MARK}["desk: Ticket.severity"] -->`);
  expect(JSON.stringify(desk.github.requests)).not.toContain(DESK_TOKEN);
  const before = writes();
  await cameOfDrift(desk.job());
  expect(writes()).toEqual(before);
});
