import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommentContent } from '../../src/github/comment/draft.ts';
import { hashOf } from '../../src/github/comment/mark.ts';
import { type Approval, approvedDigests, mergedInto } from '../../src/github/gate/approvals-from-comments.ts';
import { repositoryWith } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, writePlanComment } from './stage/plans.ts';

let github: StagedGitHub;
let repository: Awaited<ReturnType<typeof repositoryWith>>;

beforeEach(async () => {
  github = await openGitHub();
  repository = await repositoryWith({ 'README.md': 'start' });
  await repository.commit({});
});
afterEach(() => github.close());

/** A pull request with a plan comment for the commit that is merged, unless something else is said. */
async function mergedPull(
  content: CommentContent,
  wish: { readonly plannedHead?: string; readonly letter: string },
): Promise<number> {
  const head = commit(wish.letter);
  const pull = await github.openPull({ branch: `branch-${wish.letter}`, facts: { head: wish.plannedHead ?? head } });
  await planComment(pull, wish.plannedHead ?? head, content);
  github.movePull(pull, { head });
  await github.mergePull(pull, await repository.commit({ [`${wish.letter}.txt`]: wish.letter }), inMinutes(pull));
  return pull;
}

async function planComment(
  pull: number,
  head: string,
  content: CommentContent,
  seed: Partial<RunSeed> = {},
): Promise<void> {
  const { job } = openJob(github, { inputs: { command: 'plan' }, ...seed });
  await writePlanComment(job, { pull, head, base: commit('b'), target: 'production' }, content);
}

/** Merges come after all comments, one after the other. */
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

async function approvals(seed: Partial<RunSeed> = {}): Promise<readonly Approval[]> {
  const { job } = openJob(github, { inputs: { command: 'apply' }, workspace: repository.folder, ...seed });
  return approvedDigests(job, 'production');
}

/** Changes the state in the mark of the only comment, as an apply does. */
async function freeze(pull: number, state: 'applied' | 'failed' | 'stale'): Promise<void> {
  const [comment] = await github.commentsOn(pull);
  const body = (comment?.body ?? '').replace('state=open', `state=${state}`);
  await github.ask('PATCH', `/issues/comments/${comment?.id}`, { body });
}

describe('what was approved for the commit of a branch', () => {
  test('is what the comment of the merged pull request says', async () => {
    const plan = planTo('How bad');
    const pull = await mergedPull(plan, { letter: '1' });
    const [approval, ...others] = await approvals();
    expect(approval).toMatchObject({ pull, head: commit('1'), digest: plan.digest });
    expect(approval?.digestHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(others).toEqual([]);
  });

  test('several that were merged before one apply count together, back to the one that was applied', async () => {
    const labels = ['before', 'applied', 'How bad', 'How grave'];
    const pulls: number[] = [];
    for (const [index, label] of labels.entries())
      pulls.push(await mergedPull(planTo(label), { letter: String(index + 1) }));
    await freeze(pulls[1] ?? 0, 'applied');
    expect((await approvals()).map(({ pull }) => pull)).toEqual([pulls[3], pulls[2]]);
  });

  test('an apply that failed is finished under the same approval', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await freeze(pull, 'failed');
    expect(await approvals()).toHaveLength(1);
  });

  test('also where it was the apply that changed the comment last, after the merge', async () => {
    const pull = await github.openPull({ branch: 'failing', facts: { head: commit('1') } });
    await planComment(pull, commit('1'), planTo('How bad'));
    await github.mergePull(pull, await repository.commit({ 'a.txt': 'a' }), inMinutes(-1));
    await freeze(pull, 'failed');
    expect((await approvals()).map((one) => one.pull)).toEqual([pull]);
  });

  test('a digest too long for a comment is there as its hash', async () => {
    const plan = { ...planTo('How bad'), digest: `d1.${'x'.repeat(30_000)}` };
    await mergedPull(plan, { letter: '1' });
    expect(await approvals()).toEqual([
      expect.objectContaining({ digest: undefined, digestHash: hashOf(plan.digest) }),
    ]);
  });

  test('nothing counts of a plan for another commit than was merged', async () => {
    await mergedPull(planTo('How bad'), { letter: '1', plannedHead: commit('0') });
    expect(await approvals()).toEqual([]);
  });

  test('nothing counts of a plan that was written after the merge', async () => {
    const pull = await github.openPull({ branch: 'in-haste', facts: { head: commit('1') } });
    await planComment(pull, commit('1'), planTo('How bad'));
    await github.mergePull(pull, await repository.commit({ 'a.txt': 'a' }), inMinutes(-1));
    expect(await approvals()).toEqual([]);
  });

  test('nothing counts of a plan that is out of date', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await freeze(pull, 'stale');
    expect(await approvals()).toEqual([]);
  });

  test('nothing counts of a comment that somebody else has copied', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    const [comment] = await github.commentsOn(pull);
    await github.ask('DELETE', `/issues/comments/${comment?.id}`);
    await github.comment(pull, comment?.body ?? '', 'noor');
    expect(await approvals()).toEqual([]);
  });

  test('nothing counts of a pull request that was closed, or merged somewhere else', async () => {
    const closed = await github.openPull({ branch: 'closed', facts: { head: commit('1') } });
    await planComment(closed, commit('1'), planTo('How bad'));
    await github.closePull(closed);
    await mergedPull(planTo('How grave'), { letter: '2' });
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(await approvals()).toEqual([]);
  });

  test('nothing counts of a plan for a project of another folder', async () => {
    await mergedPull(planTo('How bad'), { letter: '1' });
    expect(await approvals({ inputs: { command: 'apply', config: 'emea/deskform.yaml' } })).toEqual([]);
  });

  test('a hundred that were closed since do not hide it', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    for (let count = 0; count < 101; count += 1) await github.closePull(await github.openPull({ branch: 'branch-1' }));
    expect((await approvals()).map((one) => one.pull)).toEqual([pull]);
  });

  test('what was touched late does not come before what was merged after it', async () => {
    const merged = async (minutes: number): Promise<number> => {
      const pull = await github.openPull({ branch: 'branch-1' });
      await github.mergePull(pull, commit('5'), inMinutes(minutes));
      return pull;
    };
    const late = await merged(-1);
    for (let count = 0; count < 99; count += 1) await github.closePull(await github.openPull({ branch: 'branch-1' }));
    const early = await merged(-2);
    const { job } = openJob(github, { inputs: { command: 'apply' } });
    const found: number[] = [];
    for await (const pull of mergedInto(job.github(), 'main')) found.push(pull.number);
    expect(found).toEqual([late, early]);
  });

  test('a second target of the run asks GitHub nothing again', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    const { job } = openJob(github, { inputs: { command: 'apply' }, workspace: repository.folder });
    await approvedDigests(job, 'staging');
    const asked = github.requests.length;
    expect((await approvedDigests(job, 'production')).map((one) => one.pull)).toEqual([pull]);
    expect(github.requests).toHaveLength(asked);
  });

  test('what is not in the clone is not read', async () => {
    await mergedPull(planTo('How bad'), { letter: '1' });
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    const before = github.requests.length;
    expect(await approvals()).toEqual([]);
    expect(github.requests.slice(before).filter(({ path }) => path.includes('/comments'))).toEqual([]);
  });

  test('where nothing is found the log says where it was looked for', async () => {
    await mergedPull(planTo('How bad'), { letter: '1', plannedHead: commit('0') });
    const { job, said } = openJob(github, { inputs: { command: 'apply' }, workspace: repository.folder });
    await approvedDigests(job, 'production');
    expect(said().trim()).toBe(
      'No plan comment of github-actions[bot] approves anything for production: looked at 1 pull request merged into main.',
    );
    expect(await approvals({ ref: 'refs/tags/v1' })).toEqual([]);
  });

  test('a shallow clone is enough where all before its commit is applied, and says so where it is not', async () => {
    const before = await mergedPull(planTo('How bad'), { letter: '1' });
    const newest = await mergedPull(planTo('How grave'), { letter: '2' });
    const shallow = await folderWith({});
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, shallow);
    await expect(approvals({ workspace: shallow })).rejects.toMatchObject({
      code: 'BASE_UNKNOWN',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    await freeze(before, 'applied');
    expect((await approvals({ workspace: shallow })).map(({ pull }) => pull)).toEqual([newest]);
  });

  test('a token that may not read them is told what it needs', async () => {
    github.faults.always('GET /pulls', {
      kind: 'answer',
      status: 403,
      message: 'Resource not accessible by integration',
    });
    await expect(approvals()).rejects.toMatchObject({ code: 'GITHUB_REFUSED', exitStatus: 1 });
  });
});
