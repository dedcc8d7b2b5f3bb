import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSnapshot } from '../../src/github/commands/snapshot.ts';
import { readSnapshot, saveSnapshots } from '../../src/github/snapshot-branch.ts';
import { folderWith } from '../config/temporary-project.ts';
import { type RunningDesk, startDesk } from '../program.ts';
import { BOT, openGitHub, type StagedGitHub } from './stage/github.ts';
import { jobOf, type OwnJob } from './stage/job-of.ts';

const BRANCH = 'deskform-snapshots';

let github: StagedGitHub;
beforeEach(async () => {
  github = await openGitHub();
  await github.permit(BOT, 'push');
});
afterEach(() => github.close());

const jobIn = (folder: string, inputs: Readonly<Record<string, string>> = {}, env = {}): OwnJob =>
  jobOf({ github, folder, env, inputs: { command: 'snapshot', 'snapshot-branch': BRANCH, ...inputs } });

const anyJob = async (inputs: Readonly<Record<string, string>> = {}): Promise<OwnJob> =>
  jobIn(await folderWith({}), inputs);

/** Of help desks that nobody changes meanwhile. */
const save = (job: OwnJob, lists: ReadonlyMap<string, string>): ReturnType<typeof saveSnapshots> =>
  saveSnapshots(job, () => Promise.resolve(lists));

async function commitsOn(branch: string): Promise<readonly string[]> {
  const list: readonly { commit: { message: string } }[] = await github.ask('GET', `/commits?sha=${branch}`);
  return list.map(({ commit }) => commit.message.split('\n')[0] ?? '');
}

const writes = (): readonly string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('the first lists begin a branch of their own, in one commit', async () => {
  const job = await anyJob();
  const saved = await save(
    job,
    new Map([
      ['staging', '[1]\n'],
      ['production', '[2]\n'],
    ]),
  );
  expect([...saved]).toEqual([
    ['staging', 'new'],
    ['production', 'new'],
  ]);
  expect(await commitsOn(BRANCH)).toEqual(['Lists of staging, production']);
  expect(await readSnapshot(job, 'staging')).toBe('[1]\n');
  expect(await readSnapshot(job, 'production')).toBe('[2]\n');
});

test('what has not changed makes no commit, and what is there of others stays', async () => {
  const job = await anyJob();
  await save(
    job,
    new Map([
      ['staging', '[1]\n'],
      ['production', '[2]\n'],
    ]),
  );
  const before = writes().length;
  expect([...(await save(job, new Map([['staging', '[1]\n']])))]).toEqual([['staging', 'same']]);
  expect(writes()).toHaveLength(before);
  const saved = await save(
    job,
    new Map([
      ['staging', '[1]\n'],
      ['production', '[3]\n'],
    ]),
  );
  expect([...saved]).toEqual([
    ['staging', 'same'],
    ['production', 'changed'],
  ]);
  expect(await readSnapshot(job, 'staging')).toBe('[1]\n');
  expect(await readSnapshot(job, 'production')).toBe('[3]\n');
  expect(await commitsOn(BRANCH)).toHaveLength(2);
});

test('two projects of one repository keep their lists apart', async () => {
  await save(await anyJob({ config: 'emea/deskform.yaml' }), new Map([['desk', '["emea"]']]));
  await save(await anyJob({ config: './apac/desk/deskform.yaml' }), new Map([['desk', '["apac"]']]));
  expect(await readSnapshot(await anyJob({ config: 'emea/deskform.yaml' }), 'desk')).toBe('["emea"]');
  expect(await readSnapshot(await anyJob({ config: 'apac/desk/deskform.yaml' }), 'desk')).toBe('["apac"]');
});

test('a list of several megabytes of every script comes back as it was', async () => {
  const list = JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, display: `Größe 尺寸 🗂 ${id}` })));
  expect(list.length).toBeGreaterThan(1_500_000);
  const job = await anyJob();
  await save(job, new Map([['desk', list]]));
  expect(await readSnapshot(job, 'desk')).toBe(list);
});

test('a large list whose answer is lost is stored again', async () => {
  const list = JSON.stringify('x'.repeat(1_500_000));
  const job = await anyJob();
  github.faults.next('POST /git/blobs', { kind: 'gateway', status: 502 });
  await save(
    job,
    new Map([
      ['small', '[]'],
      ['desk', list],
    ]),
  );
  expect(await readSnapshot(job, 'desk')).toBe(list);
  expect(await readSnapshot(job, 'small')).toBe('[]');
  expect(writes().filter((write) => write === 'POST /git/blobs')).toHaveLength(2);
});

test.each([
  ['a branch that is not there', undefined],
  ['a branch without this list', 'staging'],
])('%s says what has to run first', async (_, other) => {
  const job = await anyJob();
  if (other !== undefined) await save(job, new Map([[other, '[]']]));
  await expect(readSnapshot(job, 'production')).rejects.toMatchObject({
    code: 'SNAPSHOT_MISSING',
    message: `the branch ${BRANCH} holds no saved list of production (production.json)`,
    hint: expect.stringContaining('command: snapshot'),
  });
});

test.each([
  ['the branch was made', 'POST /git/refs', undefined],
  ['the branch was moved', `PATCH /git/refs/heads%2F${BRANCH}`, '[0]'],
] as const)('%s, and the answer was lost: nothing is committed twice', async (_, occasion, first) => {
  const job = await anyJob();
  if (first !== undefined) await save(job, new Map([['desk', first]]));
  github.faults.next(occasion, { kind: 'cut-after' });
  const saved = await save(job, new Map([['desk', '[1]']]));
  expect([...saved]).toEqual([['desk', first === undefined ? 'new' : 'changed']]);
  expect(await commitsOn(BRANCH)).toHaveLength(first === undefined ? 1 : 2);
  expect(await readSnapshot(job, 'desk')).toBe('[1]');
});

test.each(['POST /git/blobs', 'POST /git/trees', 'POST /git/commits'] as const)(
  '%s has got no answer: it is asked for again',
  async (occasion) => {
    const job = await anyJob();
    github.faults.next(occasion, { kind: 'gateway', status: 502 });
    github.faults.next(occasion, { kind: 'cut-before' });
    await save(job, new Map([['desk', '[1]']]));
    expect(await commitsOn(BRANCH)).toHaveLength(1);
  },
);

test('a run that was quicker keeps its lists, and this one adds its own', async () => {
  const job = await anyJob();
  await save(job, new Map([['staging', '[0]']]));
  github.faults.next(`PATCH /git/refs/heads%2F${BRANCH}`, {
    kind: 'meanwhile',
    act: async () => save(await anyJob(), new Map([['production', '[2]']])),
  });
  await save(job, new Map([['staging', '[1]']]));
  expect(await readSnapshot(job, 'staging')).toBe('[1]');
  expect(await readSnapshot(job, 'production')).toBe('[2]');
  expect(await commitsOn(BRANCH)).toHaveLength(3);
});

test.each([
  ['before it has read the help desk', 'GET /git/ref/heads%2FBRANCH'],
  ['after that', 'POST /git/trees'],
  ['when it writes', 'PATCH /git/refs/heads%2FBRANCH'],
] as const)('a list never takes the place of a newer one: somebody else saves %s', async (_, occasion) => {
  let live = '["One"]';
  const read = async (): Promise<ReadonlyMap<string, string>> => new Map([['desk', live]]);
  await saveSnapshots(await anyJob(), read);
  live = '["Two"]';
  github.faults.next(occasion.replace('BRANCH', BRANCH) as typeof occasion, {
    kind: 'meanwhile',
    act: async () => {
      live = '["Three"]';
      await saveSnapshots(await anyJob(), read);
    },
  });
  const job = await anyJob();
  await saveSnapshots(job, read);
  expect(await readSnapshot(job, 'desk')).toBe('["Three"]');
});

test('two runs that both begin the branch', async () => {
  github.faults.next('POST /git/refs', {
    kind: 'meanwhile',
    act: async () => save(await anyJob(), new Map([['production', '[2]']])),
  });
  const job = await anyJob();
  await save(job, new Map([['staging', '[1]']]));
  expect(await readSnapshot(job, 'production')).toBe('[2]');
  expect(await readSnapshot(job, 'staging')).toBe('[1]');
});

test('a branch that takes nothing ends after a few tries', async () => {
  github.faults.always('POST /git/refs', { kind: 'answer', status: 422, message: 'Repository rule violations found' });
  await expect(save(await anyJob(), new Map([['desk', '[]']]))).rejects.toMatchObject({
    code: 'GITHUB_FAILED',
    hint: expect.stringContaining('protects this branch'),
  });
});

test('a token that may not write says which permission is missing', async () => {
  await github.permit(BOT, 'pull');
  await expect(save(await anyJob(), new Map([['desk', '[]']]))).rejects.toMatchObject({
    code: 'GITHUB_REFUSED',
    message: expect.stringContaining('contents: write'),
  });
});

const TOKEN = 'token-of-the-desk-1234567890';

/** One desk that answers, one that does not. */
async function project(desk: RunningDesk): Promise<string> {
  const target = (url: string): string => `{ url: '${url}', auth: { token: '\${env:DESK_TOKEN}' } }`;
  return folderWith({
    'deskform.yaml': `version: 1\ntargets:\n  there: ${target(desk.url)}\n  away: ${target('http://127.0.0.1:9')}\n`,
    'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
  });
}

test('the command saves what it can reach, and says what it cannot', async () => {
  const desk = await startDesk(['--token', TOKEN], { cwd: await folderWith({}) });
  try {
    const job = jobIn(await project(desk), { target: 'all' }, { DESK_TOKEN: TOKEN });
    const result = await runSnapshot(job);
    expect(result.exitStatus).toBe(1);
    expect(JSON.parse(result.outputs.get('results') ?? '')).toEqual([
      { target: 'there', outcome: 'new', attributes: expect.any(Number) },
      { target: 'away', outcome: 'failed', failure_reason: 'HELP_DESK_UNREACHABLE' },
    ]);
    expect(result.outputs.get('failure-reason')).toBe('HELP_DESK_UNREACHABLE');
    expect(result.summary.join('\n')).toContain('| `there` | saved for the first time |');
    expect(result.summary.join('\n')).toContain('| `away` | **failed** (`HELP_DESK_UNREACHABLE`) |');
    const list = JSON.parse(await readSnapshot(job, 'there'));
    expect(list.length).toBeGreaterThan(10);
    expect(job.masked).toContain(TOKEN);
    const again = await runSnapshot(jobIn(job.runner.workspace, { target: 'there' }, { DESK_TOKEN: TOKEN }));
    expect(again.exitStatus).toBe(0);
    expect(again.summary.join('\n')).toContain('as it was saved before');
  } finally {
    await desk.stop();
  }
});

test('no credential reaches the branch, wherever the help desk has it', async () => {
  const desk = await startDesk(['--token', TOKEN], { cwd: await folderWith({}) });
  try {
    const folder = await project(desk);
    const response = await fetch(`${desk.url}/api/v1/object_manager_attributes`, {
      method: 'POST',
      headers: { authorization: `Token token=${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        object: 'Ticket',
        name: 'pasted',
        display: `Pasted ${TOKEN}`,
        data_type: 'input',
        data_option: { type: 'text', maxlength: 120 },
        active: true,
        screens: {},
      }),
    });
    expect(response.status).toBe(201);
    const job = jobIn(folder, { target: 'there' }, { DESK_TOKEN: TOKEN });
    await runSnapshot(job);
    expect(await readSnapshot(job, 'there')).toContain('Pasted (secret)');
    expect(JSON.stringify(github.requests)).not.toContain(TOKEN);
  } finally {
    await desk.stop();
  }
});

test('without a branch to write to nothing is asked of anybody', async () => {
  const job = jobOf({ github, folder: await folderWith({}), inputs: { command: 'snapshot' } });
  await expect(runSnapshot(job)).rejects.toMatchObject({
    code: 'WRONG_USE',
    message: 'the command snapshot needs the input snapshot-branch',
  });
});

test('the branch that holds the files is not written to', async () => {
  const job = await anyJob({ 'snapshot-branch': 'main' });
  await expect(save(job, new Map([['desk', '[]']]))).rejects.toMatchObject({ code: 'WRONG_USE' });
  expect(writes()).toEqual([]);
});
