import { chmod, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDrift } from '../../src/github/commands/drift.ts';
import type { JobResult } from '../../src/github/job.ts';
import { DESK_TOKEN, type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import type { OwnJob } from './stage/job-of.ts';

const BRANCH = 'deskform/import-desk';
const FILE = 'attributes/ticket.yaml';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity', room: 'Room' });
});
afterEach(() => desk.close());

const importJob = (inputs: Readonly<Record<string, string>> = {}, env = {}): OwnJob =>
  desk.job({ 'import-pull-request': 'true', ...inputs }, env);

const lookAgain = (inputs: Readonly<Record<string, string>> = {}): Promise<JobResult> => runDrift(importJob(inputs));

interface Pull {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly base: { readonly ref: string };
  readonly head: { readonly ref: string };
}

async function pulls(): Promise<readonly Pull[]> {
  const all: readonly Pull[] = await desk.github.ask('GET', '/pulls?state=all&direction=asc');
  return all;
}

async function onlyPull(): Promise<Pull> {
  const [only, ...others] = await pulls();
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('there is no pull request');
  return only;
}

async function fileAt(ref: string, path: string): Promise<string> {
  const { content } = await desk.github.ask('GET', `/contents/${path}?ref=${ref}`);
  return Buffer.from(content, 'base64').toString('utf8');
}

interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly { readonly sha: string }[];
}

async function tip(): Promise<Commit> {
  const { object } = await desk.github.ask('GET', `/git/ref/heads/${BRANCH}`);
  return desk.github.ask('GET', `/git/commits/${object.sha}`);
}

const writesSince = (start: number): readonly string[] =>
  desk.github.requests
    .slice(start)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);

test('a pull request takes the help desk’s side, as one commit on what is checked out', async () => {
  await desk.rename('severity', 'Schweregrad');
  const before = await fileAt('main', FILE);
  const result = await lookAgain();
  expect(result.exitStatus).toBe(2);
  const pull = await onlyPull();
  expect(pull).toMatchObject({ state: 'open', base: { ref: 'main' }, head: { ref: BRANCH } });
  expect(pull.title).toBe('Take the help desk’s side of desk');
  expect(pull.body).toContain('- `Ticket.severity`');
  expect(await fileAt(BRANCH, FILE)).toBe(before.replace('"Severity"', '"Schweregrad"'));
  const commit = await tip();
  expect(commit.parents.map(({ sha }) => sha)).toEqual([desk.repository.git('rev-parse', 'HEAD')]);
  expect(commit.message.trim().split('\n').at(-1)).toBe('Deskform-Import: desk');
  expect(desk.repository.git('status', '--porcelain')).toBe('');
  const issue = await desk.github.ask('GET', '/issues?state=open');
  expect(issue[0].body).toContain(`merge #${pull.number}, or take its side with`);
  const [told] = JSON.parse(result.outputs.get('results') ?? '');
  expect(told.pull_request_url).toMatch(new RegExp(`/pull/${pull.number}$`, 'u'));
});

test('a second look writes nothing while nothing moves', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain({ issue: 'false' });
  const [first, start] = [await tip(), desk.github.requests.length];
  await lookAgain({ issue: 'false' });
  expect((await tip()).sha).toBe(first.sha);
  // A tree is named after what it holds: to make it is to ask for its name.
  expect(writesSince(start)).toEqual(['POST /git/trees']);
});

test('when either side moves on, the branch is made anew and the pull request stays', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  await desk.rename('room', 'Raum');
  await lookAgain();
  expect((await onlyPull()).body).toContain('- `Ticket.room`');
  expect(await fileAt(BRANCH, FILE)).toContain('"Raum"');
  await desk.push({ 'README.md': 'of the repository\n' });
  await lookAgain();
  expect((await tip()).parents.map(({ sha }) => sha)).toEqual([desk.repository.git('rev-parse', 'HEAD')]);
  expect(await fileAt(BRANCH, 'README.md')).toBe('of the repository\n');
  expect((await onlyPull()).state).toBe('open');
});

test('what was merged and then reverted is offered on the newest commit: the old one is in main already', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  const [before, taken] = [await fileAt('main', FILE), await fileAt(BRANCH, FILE)];
  await desk.push({ [FILE]: taken });
  await desk.github.mergePull((await onlyPull()).number, desk.repository.git('rev-parse', 'HEAD'));
  await desk.push({ [FILE]: before });
  await lookAgain();
  expect((await tip()).parents.map(({ sha }) => sha)).toEqual([desk.repository.git('rev-parse', 'HEAD')]);
  expect((await pulls()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

test('what nobody declares is taken where the target wants to hear of it', async () => {
  await desk.add('building', 'Building');
  await lookAgain();
  expect((await onlyPull()).body).toContain('- `Ticket.building` in `attributes/ticket.yaml`');
  expect(await fileAt(BRANCH, FILE)).toContain('name: building');
});

test('it is closed when the drift is gone', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  await desk.rename('severity', 'Severity');
  const result = await lookAgain();
  expect(result.exitStatus).toBe(0);
  const pull = await onlyPull();
  expect(pull.state).toBe('closed');
  expect(pull.body).toContain('**The drift is gone:**');
});

test('what only the files have cannot be taken: there is no pull request, and the log says why', async () => {
  await desk.remove('severity');
  const job = importJob();
  expect((await runDrift(job)).exitStatus).toBe(2);
  expect(await pulls()).toEqual([]);
  expect(job.said()).toContain('Ticket.severity: only the files have it');
});

test('a pull request whose drift can no longer be taken is closed', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  await desk.remove('severity');
  await lookAgain();
  expect((await onlyPull()).state).toBe('closed');
});

test('a branch on which somebody else has worked is left alone', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  const { sha } = await tip();
  const { tree } = await desk.github.ask('GET', `/git/commits/${sha}`);
  const theirs = await desk.github.ask('POST', '/git/commits', { message: 'By hand', tree: tree.sha, parents: [sha] });
  await desk.github.ask('PATCH', `/git/refs/heads/${BRANCH}`, { sha: theirs.sha });
  await desk.rename('room', 'Raum');
  const job = importJob();
  expect((await runDrift(job)).exitStatus).toBe(2);
  expect((await tip()).sha).toBe(theirs.sha);
  expect(job.said()).toContain(`${BRANCH} ends with a commit of somebody else: it is left alone`);
  await desk.rename('room', 'Room');
  await desk.rename('severity', 'Severity');
  await lookAgain();
  expect((await onlyPull()).state).toBe('open');
});

test('a token that may not look at pull requests says which permissions are needed', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('GET /pulls', { kind: 'answer', status: 403, message: 'Resource not accessible' });
  const job = importJob();
  expect((await runDrift(job)).outputs.get('failure-reason')).toBe('GITHUB_REFUSED');
  expect(job.said()).toContain('`pull-requests: write`');
  expect(writesSince(0)).toEqual([]);
});

test.each([
  ['POST /git/refs', { kind: 'cut-after' }],
  ['POST /pulls', { kind: 'cut-after' }],
  ['POST /pulls', { kind: 'gateway', status: 502 }],
  ['POST /pulls', { kind: 'cut-before' }],
  ['POST /git/commits', { kind: 'cut-after' }],
] as const)('%s is done and its answer lost, or not (%s): one branch, one pull request', async (occasion, fault) => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next(occasion, fault);
  expect((await lookAgain({ issue: 'false' })).exitStatus).toBe(2);
  expect((await onlyPull()).state).toBe('open');
  expect(await fileAt(BRANCH, FILE)).toContain('Schweregrad');
});

test('a repository that lets no workflow open one says where that is set', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('POST /pulls', {
    kind: 'answer',
    status: 403,
    message: 'GitHub Actions is not permitted to create or approve pull requests.',
  });
  const job = importJob();
  const result = await runDrift(job);
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('GITHUB_REFUSED');
  expect(job.said()).toContain('Allow GitHub Actions to create and approve pull requests');
});

test('files that an earlier step has changed do not get into it', async () => {
  await desk.rename('severity', 'Schweregrad');
  const path = join(desk.repository.folder, FILE);
  await writeFile(path, `${await fileAt('main', FILE)}# left here by an earlier step\n`);
  const result = await lookAgain();
  expect(result.exitStatus).toBe(1);
  expect(result.outputs.get('failure-reason')).toBe('FILE_UNWRITABLE');
  expect(await pulls()).toEqual([]);
});

test('a link stays a link, and a file keeps its mode', async () => {
  const { folder } = desk.repository;
  await rename(join(folder, FILE), join(folder, 'ticket-fields.yaml'));
  await symlink('../ticket-fields.yaml', join(folder, FILE));
  await chmod(join(folder, 'ticket-fields.yaml'), 0o755);
  await desk.push({});
  await desk.rename('severity', 'Schweregrad');
  expect((await lookAgain()).exitStatus).toBe(2);
  const { tree } = await desk.github.ask('GET', `/git/trees/${(await tip()).sha}?recursive=1`);
  const modes = tree.map(({ path, mode }: { path: string; mode: string }) => `${mode} ${path}`);
  expect(modes).toContain(`120000 ${FILE}`);
  expect(modes).toContain('100755 ticket-fields.yaml');
  expect(await fileAt(BRANCH, 'ticket-fields.yaml')).toContain('Schweregrad');
});

test('a project in a folder of the repository, and another in the next one, take each its own files', async () => {
  const config = desk.repository.git('show', 'HEAD:deskform.yaml');
  const fields = desk.repository.git('show', `HEAD:${FILE}`);
  await desk.push({ 'emea/deskform.yaml': `${config}\n`, [`emea/${FILE}`]: `${fields}\n`, 'deskform.yaml': undefined });
  await desk.rename('severity', 'Schweregrad');
  const before = await fileAt('main', FILE);
  expect((await lookAgain({ config: 'emea/deskform.yaml' })).exitStatus).toBe(2);
  const branch = 'deskform/emea/import-desk';
  expect(await fileAt(branch, `emea/${FILE}`)).toContain('Schweregrad');
  expect(await fileAt(branch, FILE)).toBe(before);
  const [issue] = await desk.github.ask('GET', '/issues');
  expect(issue.body).toContain('--config emea/deskform.yaml --target desk`');
  // The drift of a target of the same name in another project is gone: that closes nothing here.
  await desk.push({ 'apac/deskform.yaml': `${config}\n`, [`apac/${FILE}`]: await fileAt(branch, `emea/${FILE}`) });
  expect((await lookAgain({ config: 'apac/deskform.yaml' })).exitStatus).toBe(0);
  expect((await onlyPull()).state).toBe('open');
});

test('a credential among what would be written keeps it from being written', async () => {
  await desk.rename('severity', `Severity ${DESK_TOKEN}`);
  const result = await lookAgain();
  expect(result.outputs.get('failure-reason')).toBe('IMPORT_NOT_PROVED');
  expect(JSON.stringify(desk.github.requests)).not.toContain(DESK_TOKEN);
  expect(await pulls()).toEqual([]);
});

test('a run of a pull request has no branch to go to, and asks nobody', async () => {
  const job = importJob({}, { GITHUB_REF: 'refs/pull/7/merge' });
  await expect(runDrift(job)).rejects.toMatchObject({ code: 'WRONG_USE' });
  expect(desk.github.requests).toEqual([]);
});

test('what somebody has declined is not offered again until it is something else', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  await desk.github.closePull((await onlyPull()).number);
  const job = importJob();
  expect((await runDrift(job)).exitStatus).toBe(2);
  expect((await onlyPull()).state).toBe('closed');
  expect(job.said()).toContain('somebody has closed');
  await desk.rename('severity', 'Gravité');
  await lookAgain();
  expect((await pulls()).map(({ state }) => state)).toEqual(['closed', 'open']);
});

test('the same drift that comes back after it was gone is offered again', async () => {
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  await desk.rename('severity', 'Severity');
  await lookAgain();
  await desk.rename('severity', 'Schweregrad');
  await lookAgain();
  expect((await pulls()).map(({ state }) => state)).toEqual(['closed', 'open']);
});
