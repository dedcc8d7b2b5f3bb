import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDrift } from '../../src/github/commands/drift.ts';
import { formatDriftMark } from '../../src/github/drift/mark.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import { BOT, type Login } from './stage/github.ts';

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
  desk.github.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

const open = (title: string, body: string, as: Login = BOT): Promise<Issue> =>
  desk.github.ask('POST', '/issues', { title, body }, as);

test('where both sides agree there is no issue, and nothing is written', async () => {
  const result = await runDrift(desk.job());
  expect(result.exitStatus).toBe(0);
  expect(result.outputs.get('changes')).toBe('false');
  expect(writes()).toEqual([]);
  expect(result.summary.join('\n')).toContain('no difference');
});

test('an issue is opened, kept in place while the drift lasts, and closed when it is gone', async () => {
  await desk.rename('severity', 'Schweregrad');
  const first = await runDrift(desk.job());
  expect(first.exitStatus).toBe(2);
  const opened = await onlyIssue();
  expect(opened.title).toBe('deskform: drift of desk');
  expect(opened.labels.map(({ name }) => name)).toEqual(['deskform-drift']);
  expect(opened.body.split('\n')[0]).toBe('<!-- deskform:drift v=1 workflow=Drift project= target=desk -->');
  expect(opened.body).toContain('**1 difference**');
  expect(opened.body).toContain('Schweregrad');
  expect(opened.body).toContain('`deskform apply --target desk`');
  expect(opened.body).toContain('`deskform import --accept Ticket.severity --target desk`');
  expect(first.outputs.get('issue-url')).toMatch(new RegExp(`/issues/${opened.number}$`, 'u'));
  expect(JSON.parse(first.outputs.get('results') ?? '')).toEqual([
    expect.objectContaining({ target: 'desk', outcome: 'drift', differences: ['Ticket.severity'] }),
  ]);

  const before = writes().length;
  await runDrift(desk.job());
  expect(writes()).toHaveLength(before);

  await desk.rename('room', 'Raum');
  await runDrift(desk.job());
  const updated = await onlyIssue();
  expect(updated.body).toContain('**2 differences**');
  expect(updated.body).toContain('--accept Ticket.room,Ticket.severity');

  await desk.rename('room', 'Room');
  await desk.rename('severity', 'Severity');
  const last = await runDrift(desk.job());
  expect(last.exitStatus).toBe(0);
  const closed = await onlyIssue();
  expect(closed).toMatchObject({ state: 'closed', state_reason: 'completed' });
  expect(closed.body).toContain('**The drift is gone:** files and help desk say the same again');
  expect(closed.body).toContain('What it was');
  expect(last.outputs.get('issue-url')).toMatch(new RegExp(`/issues/${opened.number}$`, 'u'));
});

test('new drift opens a new issue: a closed one stays closed', async () => {
  await desk.rename('severity', 'Schweregrad');
  await runDrift(desk.job());
  await desk.rename('severity', 'Severity');
  await runDrift(desk.job());
  await desk.rename('severity', 'Gravité');
  await runDrift(desk.job());
  expect((await issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

test('with a base it says who moved, and takes nothing from the help desk that git has changed', async () => {
  desk.repository.git('tag', 'applied');
  await desk.rename('severity', 'Schweregrad');
  const files = 'attributes/ticket.yaml';
  const text = desk.repository.git('show', `HEAD:${files}`).replace('"Room"', '"Meeting room"');
  await desk.push({ [files]: `${text}\n` });
  await runDrift(desk.job({ since: 'applied' }));
  const { body } = await onlyIssue();
  expect(body).toContain('- **Git moved:** `Ticket.room`');
  expect(body).toContain('- **The help desk moved:** `Ticket.severity`');
  expect(body).toContain('--accept Ticket.severity --target');
});

test('what others wrote is not ours, whatever its first line says, and on whatever page ours stands', async () => {
  const mark = formatDriftMark('Drift', { project: '', target: 'desk' });
  await open('mine', `${mark}\nby a stranger`, 'stranger');
  await open('of another workflow', `${formatDriftMark('Nightly', { project: '', target: 'desk' })}\nkept by it`);
  await open('quoted', `> ${mark}\nnot the first line`);
  await open('of another project', `${formatDriftMark('Drift', { project: 'emea', target: 'desk' })}\nkept by it`);
  await desk.rename('severity', 'Schweregrad');
  await runDrift(desk.job());
  for (let count = 0; count < 120; count += 1) await open(`other ${count}`, 'nothing of ours');
  await desk.rename('room', 'Raum');
  await runDrift(desk.job());
  const ours = (await desk.github.ask('GET', '/issues/5')) as Issue;
  expect(ours.body).toContain('**2 differences**');
  const [mine, nightly, quoted] = await Promise.all(
    [1, 2, 3].map((number) => desk.github.ask('GET', `/issues/${number}`)),
  );
  expect(mine.body).toBe(`${mark}\nby a stranger`);
  expect(nightly.body).toContain('kept by it');
  expect(quoted.body).toContain('not the first line');
  expect(await desk.github.ask('GET', '/issues?page=2&per_page=100')).toHaveLength(25);
  const lists = desk.github.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/issues?'));
  expect(lists.every(({ path }) => path.includes('creator=github-actions%5Bbot%5D'))).toBe(true);
});

test.each([
  ['the connection ends after it was opened', { kind: 'cut-after' }],
  ['a gateway answers after it was opened', { kind: 'gateway', status: 502 }],
  ['the connection ends before anything has arrived', { kind: 'cut-before' }],
] as const)('%s: there is one issue in the end', async (_, fault) => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next('POST /issues', fault);
  const result = await runDrift(desk.job());
  expect(result.exitStatus).toBe(2);
  expect((await onlyIssue()).state).toBe('open');
});

test('two runs at once leave one open issue', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next('POST /issues', { kind: 'meanwhile', act: () => runDrift(desk.job()) });
  await runDrift(desk.job());
  const [oldest, twin] = await issues();
  expect(oldest).toMatchObject({ state: 'open', body: expect.stringContaining('**1 difference**') });
  expect(twin).toMatchObject({ state: 'closed', state_reason: 'not_planned' });
  expect(twin?.body).toContain(`This is told in #${oldest?.number}.`);
});

test('an issue that somebody closes while it is updated is opened anew', async () => {
  await desk.rename('severity', 'Schweregrad');
  await runDrift(desk.job());
  await desk.github.ask('PATCH', '/issues/1', { state: 'closed' });
  await desk.rename('room', 'Raum');
  await runDrift(desk.job());
  expect((await issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

test.each([
  ['PATCH /issues/1', { kind: 'cut-after' }],
  ['PATCH /issues/1', { kind: 'answer', status: 502, message: 'Bad gateway' }],
] as const)('a lost answer to the closing (%s)', async (occasion, fault) => {
  await desk.rename('severity', 'Schweregrad');
  await runDrift(desk.job());
  await desk.rename('severity', 'Severity');
  desk.github.faults.next(occasion, fault);
  const result = await runDrift(desk.job());
  expect(result.exitStatus).toBe(0);
  expect((await onlyIssue()).state).toBe('closed');
});

test('what GitHub refuses is told, and the drift all the same', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('POST /issues', { kind: 'answer', status: 403, message: 'Resource not accessible' });
  const job = desk.job();
  const result = await runDrift(job);
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('GITHUB_REFUSED');
  expect(result.outputs.get('changes')).toBe('true');
  expect(result.summary.join('\n')).toContain('Schweregrad');
  expect(result.summary.join('\n')).toContain('GITHUB_REFUSED');
  expect(job.said()).toContain('`issues: write`');
});

test('issues that are switched off are said so', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('GET /issues', {
    kind: 'answer',
    status: 410,
    message: 'Issues are disabled for this repo',
  });
  const job = desk.job();
  expect((await runDrift(job)).exitStatus).toBe(1);
  expect(job.said()).toContain('its issues switched on; or set `issue: false`');
});

test('without the issue nothing of GitHub is asked', async () => {
  await desk.rename('severity', 'Schweregrad');
  const result = await runDrift(desk.job({ issue: 'false' }));
  expect(result.exitStatus).toBe(2);
  expect(desk.github.requests).toEqual([]);
  expect(result.outputs.get('issue-url')).toBe('');
});

test('no credential, no mention and no comment end in the issue', async () => {
  const hostile = `--> @maria <script>x</script> token-of-the-desk-1234567890`;
  await desk.rename('severity', hostile);
  await runDrift(desk.job({}, { GITHUB_WORKFLOW: 'a --> b @noor' }));
  const { body } = await onlyIssue();
  expect(body).not.toContain('token-of-the-desk');
  expect(body.split('\n')[0]).toBe(
    '<!-- deskform:drift v=1 workflow=a%20%2D%2D%3E%20b%20%40noor project= target=desk -->',
  );
  expect(JSON.stringify(desk.github.requests)).not.toContain('token-of-the-desk');
  const again = desk.github.requests.length;
  await runDrift(desk.job({}, { GITHUB_WORKFLOW: 'a --> b @noor' }));
  expect(desk.github.requests.slice(again).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a credential that is a word of ours makes no second issue', async () => {
  await desk.rename('severity', 'Schweregrad');
  const env = { DESK_TOKEN: 'token-of-the-desk-1234567890', GITHUB_WORKFLOW: 'on token-of-the-desk-1234567890' };
  await runDrift(desk.job({}, env));
  await runDrift(desk.job({}, env));
  const { body } = await onlyIssue();
  expect(body).not.toContain('1234567890');
});
