import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyNothingIsApplied } from '../../src/github/gate/runs-that-apply.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { type Edits, openRepository, type StagedRepository } from './stage/repository.ts';

const PULL = { number: 7, head: { sha: 'a', repo: { id: 1 } }, base: { sha: 'b', repo: { id: 1 } } };

let github: StagedGitHub;
let repository: StagedRepository;

beforeAll(async () => {
  [github, repository] = await Promise.all([openGitHub(), openRepository({ 'attributes/a.yaml': 'a', 'b.txt': 'b' })]);
  github.compareBy(repository.compare);
});
afterAll(async () => {
  await github.close();
  await repository.remove();
});

/** A run of what main is now, which begins when these have been pushed. */
async function runBefore(...pushes: readonly Edits[]): Promise<string | undefined> {
  const commit = repository.commitNamed('main');
  const workspace = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  for (const edits of pushes) await repository.commitOnMain(edits);
  return runOf(commit, workspace);
}

function runOf(commit: string, workspace: string, ref = 'refs/heads/main'): Promise<string | undefined> {
  const event = { name: 'push', payload: {} };
  return whyNothingIsApplied(openJob(github, { inputs: { command: 'apply' }, event, commit, workspace, ref }).job);
}

test('the run of the newest commit applies', async () => {
  expect(await runBefore()).toBeUndefined();
});

test('a run whose files are no longer those of the branch applies nothing: it would take back what came later', async () => {
  const old = repository.commitNamed('main');
  expect(await runBefore({ 'attributes/a.yaml': 'newer' })).toBe(
    `Nothing is applied: ${old.slice(0, 12)} is no longer the newest commit of main, and the files have changed since. The run of the newest one applies.`,
  );
});

test('what is no part of a project holds nobody up, since perhaps no other run comes', async () => {
  expect(await runBefore({ 'b.txt': 'newer' }, { '.github/workflows/x.yml': 'x' })).toBeUndefined();
  expect(await runBefore({ 'b.txt': 'again' }, { 'lists/long.csv': 'x' })).toContain('Nothing is applied');
});

test('a file of a project that is now called something else has gone away, too', async () => {
  await repository.commitOnMain({ 'attributes/b.yaml': 'renamed' });
  expect(await runBefore({ 'attributes/b.yaml': undefined, 'attributes/b.txt': 'renamed' })).toContain(
    'Nothing is applied',
  );
});

test('where GitHub lists no more files, one of a project may be among the others', async () => {
  const texts = (count: number): Edits =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`texts/${count}-${index}.txt`, String(index)]));
  expect(await runBefore(texts(299))).toBeUndefined();
  expect(await runBefore(texts(300))).toContain('Nothing is applied');
});

test('a branch that was put back, and a file that went away', async () => {
  expect(await runBefore({ 'lists/long.csv': undefined })).toContain('Nothing is applied');
  const ahead = await repository.commitOn('ahead', { 'attributes/a.yaml': 'ahead' });
  const workspace = await repository.checkout({ ref: 'refs/heads/ahead', depth: 1 });
  expect(await runOf(ahead, workspace)).toContain('Nothing is applied');
});

test('a tag is what it is, and what the workflow has checked out is its own choice', async () => {
  const commit = repository.commitNamed('main');
  const workspace = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  await repository.commitOnMain({ 'attributes/a.yaml': 'newer' });
  const other = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  await repository.commitOnMain({ 'attributes/a.yaml': 'newest' });
  expect(await runOf(commit, workspace, 'refs/tags/v1')).toBeUndefined();
  expect(await runOf(commit, workspace)).toContain('Nothing is applied');
  expect(await runOf(commit, other)).toBeUndefined();
});

test('where GitHub does not say, nothing is applied', async () => {
  github.faults.next('GET ...main', { kind: 'answer', status: 404, message: 'Not Found' });
  await expect(runBefore()).rejects.toMatchObject({ code: 'GITHUB_REFUSED' });
});

test.each<[string, object, string]>([
  ['pull_request', { pull_request: PULL }, 'a run of a pull request applies nothing: anybody can open one'],
  ['issue_comment', { issue: { number: 7, pull_request: {} } }, 'a run of the event "issue_comment" applies nothing'],
  ['issues', {}, 'a run of the event "issues" applies nothing'],
])('on %s nothing is applied, and GitHub is asked nothing', async (name, payload, message) => {
  const before = github.requests.length;
  const { job } = openJob(github, { inputs: { command: 'apply' }, event: { name, payload } });
  await expect(whyNothingIsApplied(job)).rejects.toMatchObject({ code: 'COMMAND_REFUSED', exitStatus: 3, message });
  expect(github.requests).toHaveLength(before);
});
