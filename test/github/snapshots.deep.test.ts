import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveSnapshots } from '../../src/github/commands/merge.ts';
import { outputsOf } from '../../src/github/report.ts';
import { factsOfSnapshot, fetchSnapshots, pushSnapshots, savedFile, savedText } from '../../src/github/snapshots.ts';
import { worstOf } from '../../src/model/failure.ts';
import { DESK_SECRET, DESK_TOKEN, openDesk } from './stage/desk.ts';
import type { Fault, Occasion } from './stage/faults.ts';
import { BOT, openGitHub, type StagedGitHub } from './stage/github.ts';
import { jobOf, type OwnJob } from './stage/job-of.ts';
import { type Edits, openRepository, type StagedRepository } from './stage/repository.ts';
import type { Permissions } from './stage/tokens.ts';

const BRANCH = 'deskform-snapshots';

let github: StagedGitHub;
let repository: StagedRepository;

async function open(files: Edits): Promise<void> {
  [github, repository] = await Promise.all([openGitHub(), openRepository(files)]);
  github.serveGit(repository.server);
}

beforeEach(() => open({ 'README.md': 'start' }));
afterEach(() => Promise.all([github.close(), repository.remove()]));

interface Wish {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Permissions;
  readonly depth?: number;
}

/** A job of the main branch, as actions/checkout has left it. */
async function jobIn({ inputs = {}, env = {}, permissions, depth = 0 }: Wish = {}): Promise<OwnJob> {
  const token = permissions === undefined ? github.tokenOf(BOT) : github.tokenWith(permissions);
  const from = { url: github.gitUrl, token };
  const folder = await repository.checkout({ ref: 'refs/heads/main', depth, from });
  return jobOf({ github, folder, env, inputs: { command: 'merge', ...inputs } });
}

type Lists = Readonly<Record<string, string>>;

/** Of help desks that nobody changes meanwhile. */
async function save(job: OwnJob, lists: Lists): Promise<void> {
  await pushSnapshots(job, async () => new Map(Object.entries(lists)));
}

async function textIn(job: OwnJob, target: string): Promise<string | undefined> {
  return savedText(job, await fetchSnapshots(job), target);
}

const subjects = (): readonly string[] =>
  execFileSync('git', ['-C', repository.server, 'log', '--format=%s', BRANCH], { encoding: 'utf8' }).trim().split('\n');

describe.each([0, 1])('in a checkout of depth %i', (depth) => {
  test('the first lists begin a branch of their own, in one commit', async () => {
    const job = await jobIn({ depth });
    expect(await fetchSnapshots(job)).toEqual({ commit: undefined });
    await save(job, { staging: '[1]\n', production: '[2]\n' });
    expect(subjects()).toEqual(['Snapshots of staging, production']);
    expect([await textIn(job, 'staging'), await textIn(job, 'production')]).toEqual(['[1]\n', '[2]\n']);
    expect(repository.fileOn(BRANCH, 'README.md')).toBeUndefined();
    const { path } = await savedFile(job, await fetchSnapshots(job), 'staging');
    expect(readFileSync(path, 'utf8')).toBe('[1]\n');
  });

  test('what has not changed is saved again, and what is there of others stays', async () => {
    const job = await jobIn({ depth });
    await save(job, { staging: '[1]', production: '[2]' });
    await save(job, { staging: '[1]' });
    expect(subjects()).toHaveLength(2);
    await save(job, { staging: '[1]', production: '[3]' });
    expect([await textIn(job, 'staging'), await textIn(job, 'production')]).toEqual(['[1]', '[3]']);
    expect(subjects()[0]).toBe('Snapshots of staging, production');
  });
});

test('two projects of one repository keep their lists apart', async () => {
  const [emea, apac] = [
    await jobIn({ inputs: { config: 'emea/deskform.yaml' } }),
    await jobIn({ inputs: { config: './apac/desk/deskform.yaml' } }),
  ];
  await save(emea, { desk: '["emea"]' });
  await save(apac, { desk: '["apac"]' });
  expect([await textIn(emea, 'desk'), await textIn(apac, 'desk')]).toEqual(['["emea"]', '["apac"]']);
  expect(repository.fileOn(BRANCH, 'emea/desk.json')).toBe('["emea"]');
});

test('a list of several megabytes of every script comes back as it was', async () => {
  const list = JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, display: `Größe 尺寸 🗂 ${id}` })));
  const job = await jobIn();
  await save(job, { desk: list });
  expect(await textIn(job, 'desk')).toBe(list);
});

test.each([{}, { staging: '[]' }])('a list that is not on the branch says what has to run first: %j', async (lists) => {
  const job = await jobIn();
  await save(job, lists);
  await expect(fetchSnapshots(job).then((found) => savedFile(job, found, 'production'))).rejects.toMatchObject({
    code: 'SNAPSHOT_MISSING',
    message: `the branch ${BRANCH} has no snapshot of production (production.json)`,
  });
});

const PUSH = 'POST /git-receive-pack';

test.each<Occasion>(['GET /info/refs', 'POST /git-upload-pack', PUSH])(
  'a list never takes the place of a newer one: somebody saves at %s',
  async (occasion) => {
    let live = '["One"]';
    const read = async (): Promise<ReadonlyMap<string, string>> => new Map([['desk', live]]);
    const [job, quicker] = [await jobIn(), await jobIn()];
    await pushSnapshots(job, read);
    live = '["Two"]';
    const act = async (): Promise<void> => {
      live = '["Three"]';
      await pushSnapshots(quicker, read);
      await save(quicker, { other: '["quick"]' });
    };
    github.faults.next(occasion, { kind: 'meanwhile', act });
    await pushSnapshots(job, read);
    expect([await textIn(job, 'desk'), await textIn(job, 'other')]).toEqual(['["Three"]', '["quick"]']);
  },
);

test('two runs begin the branch, and where the other never stops writing this one gives up', async () => {
  const [job, quicker] = [await jobIn(), await jobIn()];
  let count = 0;
  const act = async (): Promise<void> => {
    count += 1;
    await save(quicker, { production: `[${count}]` });
    github.faults.next(PUSH, quick);
  };
  const quick: Fault = { kind: 'meanwhile', act };
  github.faults.next(PUSH, quick);
  await expect(save(job, { staging: '[1]' })).rejects.toMatchObject({
    code: 'GITHUB_FAILED',
    hint: 'Run the job again.',
  });
});

describe('what GitHub refuses', () => {
  test('the missing permission is named', async () => {
    const job = await jobIn({ permissions: { contents: 'read' } });
    await expect(save(job, { desk: '[]' })).rejects.toMatchObject({
      code: 'GITHUB_REFUSED',
      message: expect.stringContaining(`the branch ${BRANCH}`),
      hint: 'Add `contents: write` to the `permissions:` of the job.',
    });
  });

  test('a rule that protects the branch is named', async () => {
    await repository.protect(BRANCH);
    await expect(save(await jobIn(), { desk: '[]' })).rejects.toMatchObject({
      code: 'GITHUB_FAILED',
      hint: expect.stringContaining('protects this branch'),
    });
  });

  test('a checkout that has kept no credentials cannot push, and says so', async () => {
    const folder = await repository.checkout({
      ref: 'refs/heads/main',
      depth: 1,
      from: { url: github.gitUrl, token: undefined },
    });
    const job = jobOf({ github, folder, inputs: { command: 'merge' } });
    await expect(save(job, { desk: '[]' })).rejects.toMatchObject({
      hint: expect.stringContaining('persist-credentials'),
    });
  });

  test('a GitHub that does not answer is not taken for a branch that is not there', async () => {
    const job = await jobIn();
    await save(job, { desk: '[]' });
    github.faults.always('GET /info/refs', { kind: 'cut-before' });
    await expect(fetchSnapshots(job)).rejects.toMatchObject({ code: 'GITHUB_FAILED' });
  });
});

async function addField(url: string, display: string): Promise<void> {
  const data = { data_type: 'input', data_option: { type: 'text', maxlength: 120 }, active: true, screens: {} };
  const { status } = await fetch(`${url}/api/v1/object_manager_attributes`, {
    method: 'POST',
    headers: { authorization: `Token token=${DESK_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'Ticket', name: 'pasted', display, ...data }),
  });
  expect(status).toBe(201);
}

test('a merge saves what it can reach, says what it cannot, and no credential reaches the branch', async () => {
  const desk = await openDesk();
  try {
    await Promise.all([github.close(), repository.remove()]);
    const config = `${desk.config('there')}  away:\n    url: http://127.0.0.1:9\n    auth: { token: "$\{env:DESK_TOKEN}" }\n`;
    await open({ 'deskform.yaml': config, 'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n' });
    await addField(desk.url, `Pasted ${DESK_TOKEN}`);
    const job = await jobIn({ env: DESK_SECRET });
    const before = Date.now() - 1;
    const waiting = new Map([['there', new Set(['Ticket.pasted'])]]);
    const { reports: result } = await saveSnapshots(job, [], waiting);
    expect(worstOf(result.map(({ exitStatus }) => exitStatus))).toBe(1);
    expect(JSON.parse(outputsOf(result).get('results') ?? '')).toEqual([
      { command: 'snapshot', target: 'there', outcome: 'saved' },
      { command: 'snapshot', target: 'away', outcome: 'failed', failure_reason: 'HELP_DESK_UNREACHABLE' },
    ]);
    const text = (await textIn(job, 'there')) ?? '';
    expect([...factsOfSnapshot(text).waiting]).toEqual(['Ticket.pasted']);
    expect(factsOfSnapshot(text).savedAt?.getTime()).toBeGreaterThan(before);
    const list = JSON.parse(text);
    expect(list).toMatchObject({ url: desk.url });
    expect(list.attributes.length).toBeGreaterThan(10);
    expect(JSON.stringify(list)).toContain('"Pasted (secret)"');
    expect(JSON.stringify(list)).not.toContain(DESK_TOKEN);
    expect(job.masked).toContain(DESK_TOKEN);
  } finally {
    await desk.stop();
  }
});
