import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOpenPulls } from '../../src/github/commands/plan.ts';
import { baseOfCheckout, checkOutNewest, containsCommit, fetchHeads, mergeHere } from '../../src/github/merges.ts';
import type { Runner } from '../../src/github/runner.ts';
import { byDepth } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { type Edits, openRepository, type ServerPull, type StagedRepository } from './stage/repository.ts';

let github: StagedGitHub;
let repository: StagedRepository;
let doors: ServerPull;
let gates: ServerPull;
let clash: ServerPull;

beforeAll(async () => {
  const files = { 'attributes/a.yaml': 'a\n', 'attributes/c.yaml': 'c\n', 'b.txt': 'b', 'lists/long.csv': 'x' };
  [github, repository] = await Promise.all([openGitHub(), openRepository(files)]);
  const open = async (branch: string, edits: Edits): Promise<ServerPull> => {
    const head = await repository.commitOn(branch, edits);
    return { number: await github.openPull({ branch, facts: { head } }), branch };
  };
  doors = await open('doors', { 'doors.yaml': 'doors' });
  gates = await open('gates', { 'gates.yaml': 'gates' });
  clash = await open('clash', { 'attributes/c.yaml': 'theirs\n' });
  await repository.commitOnMain({ 'attributes/c.yaml': 'ours\n' });
});
afterAll(() => Promise.all([github.close(), repository.remove()]));
beforeEach(() => {
  for (const pull of [doors, gates, clash]) repository.mergeFor(pull);
});

interface RunOf {
  readonly ref?: string;
  /** What the workflow checks out, where that is something else. */
  readonly out?: string;
  readonly depth?: number;
  readonly event?: RunSeed['event'];
}

/** A run of what the ref is now. */
async function runOf({ ref = 'refs/heads/main', out = ref, depth = 0, event }: RunOf = {}): Promise<Runner> {
  const workspace = await repository.checkout({ ref: out, depth });
  const commit = gitIn(workspace, 'rev-parse', out === ref ? 'HEAD' : `origin/${ref.replace('refs/heads/', '')}`);
  const seed = { inputs: { command: 'plan' }, workspace, ref, commit, ...(event === undefined ? {} : { event }) };
  return openJob(github, seed).job.runner;
}

const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

const headOf = (pull: ServerPull): { readonly number: number; readonly head: string } => ({
  number: pull.number,
  head: repository.commitNamed(pull.branch),
});

describe('an open pull request', () => {
  test('is merged with the newest commit of the run’s branch, and nothing of it is checked out', async () => {
    const runner = await runOf();
    await fetchHeads(runner.workspace, [headOf(doors), headOf(gates)]);
    const merge = await mergeHere(runner.workspace, runner.commit, headOf(doors));
    const main = repository.commitNamed('main');
    expect(gitIn(runner.workspace, 'rev-parse', `${merge}^1`, `${merge}^2`).split('\n')).toEqual([
      main,
      repository.commitNamed('doors'),
    ]);
    expect(gitIn(runner.workspace, 'ls-tree', '--name-only', merge)).toBe('attributes\nb.txt\ndoors.yaml\nlists');
    expect(gitIn(runner.workspace, 'status', '--porcelain')).toBe('');
    expect(gitIn(runner.workspace, 'rev-parse', 'HEAD')).toBe(main);
  });

  deepTest('with conflicts is not merged, and the others are', async () => {
    const runner = await runOf();
    await fetchHeads(runner.workspace, [headOf(clash), headOf(gates)]);
    await expect(mergeHere(runner.workspace, runner.commit, headOf(clash))).rejects.toMatchObject({
      code: 'NOT_MERGEABLE',
    });
    const merge = await mergeHere(runner.workspace, runner.commit, headOf(gates));
    expect(gitIn(runner.workspace, 'rev-parse', `${merge}^1`)).toBe(repository.commitNamed('main'));
  });

  test('needs the history, and is fetched only where there is one', async () => {
    const shallow = await runOf({ depth: 1 });
    await expect(fetchHeads(shallow.workspace, [headOf(doors)])).rejects.toMatchObject({
      code: 'BASE_UNKNOWN',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    await expect(fetchHeads(shallow.workspace, [])).resolves.toBeUndefined();
  });

  deepTest('into another branch is not planned: it would bring its own targets', async () => {
    github.movePull(doors.number, { into: 'evil' });
    const { job, said } = openJob(github, { inputs: { command: 'plan' }, workspace: (await runOf()).workspace });
    await planOpenPulls(job, { commit: undefined }, () => true);
    expect(said()).not.toContain(`── #${doors.number} ──`);
    expect(said()).toContain(`── #${gates.number} ──`);
    github.movePull(doors.number, { into: 'main' });
  });
});

describe('the run of a pull request', () => {
  const eventOf = (branch: string): { readonly number: number; readonly head: string } => ({
    number: doors.number,
    head: repository.commitNamed(branch),
  });

  test.each(byDepth({ day: [2], deep: [2, 0] }))('has its merge checked out, with a depth of %i', async (depth) => {
    const runner = await runOf({ ref: `refs/pull/${doors.number}/merge`, depth });
    expect(await baseOfCheckout(runner.workspace, eventOf('doors'))).toBe(repository.commitNamed('main'));
  });

  deepTest('needs the parents of that merge', async () => {
    const { workspace } = await runOf({ ref: `refs/pull/${doors.number}/merge`, depth: 1 });
    await expect(baseOfCheckout(workspace, eventOf('doors'))).rejects.toMatchObject({
      code: 'WRONG_USE',
      hint: expect.stringContaining('fetch-depth: 2'),
    });
  });

  test.each<[string, () => string]>([
    ['main', () => 'refs/heads/main'],
    ['its head', () => 'refs/heads/doors'],
    ['the merge of another', () => `refs/pull/${gates.number}/merge`],
  ])('is told where %s is checked out instead', async (_, ref) => {
    await expect(baseOfCheckout((await runOf({ ref: ref() })).workspace, eventOf('doors'))).rejects.toMatchObject({
      code: 'WRONG_USE',
      message: expect.stringContaining(`the checkout is not the merge of pull request ${doors.number} at`),
    });
  });
});

test('a clone tells what it contains', async () => {
  const { workspace } = await runOf();
  expect(await containsCommit(workspace, repository.commitNamed('main~1'))).toBe(true);
  expect(await containsCommit(workspace, repository.commitNamed('doors'))).toBe(false);
});

describe('a run whose branch has moved on', () => {
  const newest = ({ workspace, commit }: Runner): Promise<string | undefined> =>
    checkOutNewest(workspace, 'main', commit);

  test.each(byDepth({ day: [1], deep: [1, 0] }))('works with the newest commit, with a depth of %i', async (depth) => {
    const runner = await runOf({ depth });
    expect(await newest(runner)).toBeUndefined();
    await repository.commitOnMain({ 'attributes/a.yaml': `newer ${depth}` });
    const tip = repository.commitNamed('main');
    expect(await newest(runner)).toBe(tip);
    expect(gitIn(runner.workspace, 'rev-parse', 'HEAD')).toBe(tip);
    expect(readFileSync(join(runner.workspace, 'attributes/a.yaml'), 'utf8')).toBe(`newer ${depth}`);
  });

  deepTest('works with what the workflow has chosen to check out', async () => {
    const runner = await runOf({ depth: 1 });
    await repository.commitOnMain({ 'attributes/a.yaml': `at ${runner.commit}` });
    const other = await runOf({ depth: 1 });
    expect(await checkOutNewest(other.workspace, 'main', runner.commit)).toBeUndefined();
  });

  test('says so where an earlier step has changed the same file, or the branch is gone', async () => {
    const runner = await runOf({ depth: 1 });
    await repository.commitOnMain({ 'attributes/a.yaml': `after ${runner.commit}` });
    writeFileSync(join(runner.workspace, 'attributes/a.yaml'), 'made by a step');
    await expect(newest(runner)).rejects.toMatchObject({
      code: 'GITHUB_FAILED',
      hint: expect.stringContaining('Earlier steps'),
    });
    await expect(checkOutNewest(runner.workspace, 'gone', runner.commit)).rejects.toMatchObject({
      code: 'GITHUB_FAILED',
    });
  });
});
