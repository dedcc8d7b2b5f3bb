import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, type Order } from '../../src/github/gate/command-comment.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { type Edits, openRepository, type StagedRepository } from './stage/repository.ts';

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
async function runBefore(...pushes: readonly Edits[]): Promise<Order> {
  const commit = repository.commitNamed('main');
  const workspace = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  for (const edits of pushes) await repository.commitOnMain(edits);
  return runOf(commit, workspace);
}

function runOf(commit: string, workspace: string, ref = 'refs/heads/main'): Promise<Order> {
  const event = { name: 'push', payload: {} };
  return commandOf(openJob(github, { inputs: { command: 'apply' }, event, commit, workspace, ref }).job);
}

test('the run of the newest commit applies', async () => {
  expect(await runBefore()).toEqual({ kind: 'branch' });
});

test('a run whose files are no longer those of the branch applies nothing: it would take back what came later', async () => {
  const old = repository.commitNamed('main');
  const order = await runBefore({ 'attributes/a.yaml': 'newer' });
  expect(order).toEqual({
    kind: 'none',
    why: `Nothing is applied: ${old.slice(0, 12)} is no longer the newest commit of main, and the files have changed since. The run of the newest one applies.`,
  });
});

test('what is no part of a project holds nobody up, since perhaps no other run comes', async () => {
  expect(await runBefore({ 'b.txt': 'newer' }, { '.github/workflows/x.yml': 'x' })).toEqual({ kind: 'branch' });
  expect((await runBefore({ 'b.txt': 'again' }, { 'lists/long.csv': 'x' })).kind).toBe('none');
});

test('a file of a project that is now called something else has gone away, too', async () => {
  await repository.commitOnMain({ 'attributes/b.yaml': 'renamed' });
  expect((await runBefore({ 'attributes/b.yaml': undefined, 'attributes/b.txt': 'renamed' })).kind).toBe('none');
});

test('where GitHub lists no more files, one of a project may be among the others', async () => {
  const texts = (count: number): Edits =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`texts/${count}-${index}.txt`, String(index)]));
  expect(await runBefore(texts(299))).toEqual({ kind: 'branch' });
  expect((await runBefore(texts(300))).kind).toBe('none');
});

test('a branch that was put back, and a file that went away', async () => {
  expect((await runBefore({ 'lists/long.csv': undefined })).kind).toBe('none');
  const ahead = await repository.commitOn('ahead', { 'attributes/a.yaml': 'ahead' });
  const workspace = await repository.checkout({ ref: 'refs/heads/ahead', depth: 1 });
  expect((await runOf(ahead, workspace)).kind).toBe('none');
});

test('a tag is what it is, and what the workflow has checked out is its own choice', async () => {
  const commit = repository.commitNamed('main');
  const workspace = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  await repository.commitOnMain({ 'attributes/a.yaml': 'newer' });
  const other = await repository.checkout({ ref: 'refs/heads/main', depth: 1 });
  await repository.commitOnMain({ 'attributes/a.yaml': 'newest' });
  expect(await runOf(commit, workspace, 'refs/tags/v1')).toEqual({ kind: 'branch' });
  expect((await runOf(commit, workspace)).kind).toBe('none');
  expect(await runOf(commit, other)).toEqual({ kind: 'branch' });
});

test('where GitHub does not say, nothing is applied', async () => {
  github.faults.next('GET ...main', { kind: 'answer', status: 404, message: 'Not Found' });
  await expect(runBefore()).rejects.toMatchObject({ code: 'GITHUB_REFUSED' });
});
