import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approvalsFor, approvedConnection, type MergedPull } from '../../src/github/approvals.ts';
import { hashOf } from '../../src/github/comment/mark.ts';
import { mergedPulls } from '../../src/github/pulls.ts';
import { deepTest } from '../deep-test.ts';
import { folderWith } from '../files/temporary-project.ts';
import { NOT_FOR_THIS_TOKEN } from './stage/faults.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, tellPlans } from './stage/plans.ts';
import { inMinutes, openMerges, type StagedMerges } from './staged-merges.ts';

let staged: StagedMerges;
beforeEach(async () => {
  staged = await openMerges();
});
afterEach(() => staged.github.close());

const mergedPull: StagedMerges['mergedPull'] = (plan, wish) => staged.mergedPull(plan, wish);
const merged = (seed?: Partial<RunSeed>, targets?: readonly string[]): Promise<readonly MergedPull[]> =>
  staged.merged(seed, targets);

const approvedPulls = async (seed: Partial<RunSeed> = {}): Promise<readonly number[]> =>
  approvalsFor(await merged(seed), 'production').flatMap(({ anotherPlan, pull }) =>
    anotherPlan === undefined ? [pull.number] : [],
  );

/** Why a pull request does not approve the plan that stands in its comment. */
const reasons = async (): Promise<readonly string[]> =>
  approvalsFor(await merged(), 'production').flatMap(({ anotherPlan }) => anotherPlan ?? []);

describe('a merge approves', () => {
  test('the plan in the comment of the merged commit', async () => {
    const plan = planTo('How bad');
    const pull = await mergedPull(plan, { letter: '1' });
    const found = await merged();
    expect(approvalsFor(found, 'production')).toMatchObject([
      { pull: { number: pull }, anotherPlan: undefined, digest: plan.document.digest },
    ]);
    expect(approvalsFor(found, 'staging')).toEqual([]);
    expect(approvedConnection(found, 'production')).toBe(hashOf('connection of production'));
    expect(approvedConnection(found, 'staging')).toBeUndefined();
  });

  test('together with those before it, back to the one that was applied', async () => {
    const pulls: number[] = [];
    for (const [index, label] of ['before', 'applied', 'How bad', 'How grave'].entries())
      pulls.push(await mergedPull(planTo(label), { letter: String(index + 1) }));
    await staged.apply(pulls[1] ?? 0, 'applied');
    expect(await approvedPulls()).toEqual([pulls[3], pulls[2]]);
    // Where nothing more waits, nothing older is read.
    await staged.apply(pulls[3] ?? 0, 'applied');
    expect(await approvedPulls()).toEqual([]);
    expect((await merged()).map(({ pull }) => pull.number)).toEqual([pulls[3]]);
    expect((await merged({}, ['production', 'staging'])).length).toBe(4);
  });

  deepTest('still after an apply that failed', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await staged.apply(pull, 'failed');
    await staged.apply(pull, 'applied', 'staging');
    expect(await approvedPulls()).toEqual([pull]);
  });

  test('a plan whose digest is too long for a comment, by its hash', async () => {
    const made = planTo('How bad');
    const plan = { ...made, document: { ...made.document, digest: `d1.${'x'.repeat(30_000)}` } };
    await mergedPull(plan, { letter: '1' });
    expect(approvalsFor(await merged(), 'production')).toMatchObject([
      { digest: `sha256-${hashOf(plan.document.digest)}` },
    ]);
  });
});

describe('a merge approves nothing', () => {
  test('of a plan for another commit than was merged', async () => {
    await mergedPull(planTo('How bad'), { letter: '1', planned: '0' });
    expect(await approvedPulls()).toEqual([]);
    expect(await merged()).toMatchObject([{ comments: [] }]);
  });

  test('of a plan that was written after it, also when results were written into it', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1', minutes: -1 });
    expect(await reasons()).toEqual(['the plan was written after the merge']);
    await staged.apply(pull, 'failed');
    expect(await reasons()).toEqual(['the plan was written after the merge']);
    expect(await approvedPulls()).toEqual([]);
    expect(approvedConnection(await merged(), 'production')).toBeUndefined();
    expect((await staged.github.commentsOn(pull))[0]?.body).toContain('### production: failed part way');
  });

  test('of a comment that somebody has edited, also after an apply that failed', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await staged.editAs('acme', pull);
    expect(await approvedPulls()).toEqual([]);
    expect(await reasons()).toEqual(['acme edited the plan comment']);
    const other = await mergedPull(planTo('How grave'), { letter: '2' });
    await staged.apply(other, 'failed');
    expect(await approvedPulls()).toEqual([other]);
    await staged.editAs('acme', other);
    expect(await approvedPulls()).toEqual([]);
    // What somebody else has written is not taken for the Action's own, and no result is written into it.
    const before = await staged.github.commentsOn(other);
    await staged.apply(other, 'applied');
    expect(await staged.github.commentsOn(other)).toEqual(before);
    expect(await reasons()).toEqual(['acme edited the plan comment', 'acme edited the plan comment']);
    expect(approvedConnection(await merged(), 'production')).toBeUndefined();
  });

  deepTest('of a comment that somebody has copied', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    const [comment] = await staged.github.commentsOn(pull);
    await staged.github.ask('DELETE', `/issues/comments/${comment?.id}`);
    await staged.github.comment(pull, comment?.body ?? '', 'noor');
    expect(await approvedPulls()).toEqual([]);
  });

  deepTest('of a pull request that was closed, or whose merge is not in the branch', async () => {
    const closed = await staged.github.openPull({ branch: 'closed', facts: { head: commit('1') } });
    const { job } = openJob(staged.github, { inputs: { command: 'plan' } });
    await tellPlans(job, closed, { head: commit('1'), plans: { production: planTo('How bad') } });
    await staged.github.closePull(closed);
    await mergedPull(planTo('How grave'), { letter: '2' });
    staged.repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(await merged()).toEqual([]);
  });

  test('of another project, and of a tag', async () => {
    await mergedPull(planTo('How bad'), { letter: '1' });
    expect(await approvedPulls({ inputs: { command: 'merge', config: 'emea/deskform.yaml' } })).toEqual([]);
    expect(await approvedPulls({ ref: 'refs/tags/v1' })).toEqual([]);
  });
});

describe('merged pull requests are found', () => {
  deepTest('behind a hundred others, in the order of their merges', async () => {
    const mergedAt = async (minutes: number): Promise<number> => {
      const number = await staged.github.openPull({ branch: 'branch' });
      await staged.github.mergePull(number, commit('5'), inMinutes(minutes));
      return number;
    };
    const first = await mergedAt(-3);
    for (let count = 0; count < 21; count += 1) await mergedAt(-60);
    const [late, early] = [await mergedAt(-1), await mergedAt(-2)];
    // Somebody comments on the oldest: it is the last that was touched.
    staged.github.movePull(first, { updatedAt: inMinutes(1).toISOString() });
    for (let count = 0; count < 80; count += 1)
      await staged.github.closePull(await staged.github.openPull({ branch: 'branch' }));
    const { job } = openJob(staged.github, { inputs: { command: 'merge' } });
    const found: number[] = [];
    for await (const pull of mergedPulls(job.github, 'main')) found.push(pull.number);
    expect(found.slice(0, 3)).toEqual([late, early, first]);
    expect(found).toHaveLength(24);
  });

  test('not in a shallow clone, which does not tell what it contains', async () => {
    const shallow = await folderWith({});
    staged.repository.git('clone', '--quiet', '--depth=1', `file://${staged.repository.folder}`, shallow);
    await expect(merged({ workspace: shallow })).rejects.toMatchObject({
      code: 'BASE_UNKNOWN',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
  });

  deepTest('by a token that may read them', async () => {
    staged.github.faults.always('POST /graphql', NOT_FOR_THIS_TOKEN);
    await expect(merged()).rejects.toMatchObject({
      code: 'GITHUB_REFUSED',
      hint: expect.stringContaining('`pull-requests: write`'),
    });
  });
});
