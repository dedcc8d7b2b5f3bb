import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approvalsFor, approvedConnection, type MergedPull, readMerged } from '../../src/github/approvals.ts';
import { hashOf } from '../../src/github/comment/mark.ts';
import { writeResults } from '../../src/github/comment/write-comment.ts';
import { mergedPulls, showPull } from '../../src/github/pulls.ts';
import { writeResultsToPulls } from '../../src/github/results-to-pulls.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { Failure } from '../../src/problem/failure.ts';
import { repositoryWith } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { NOT_FOR_THIS_TOKEN } from './stage/faults.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, tellPlans } from './stage/plans.ts';

let github: StagedGitHub;
let repository: Awaited<ReturnType<typeof repositoryWith>>;

beforeEach(async () => {
  github = await openGitHub();
  repository = await repositoryWith({ 'README.md': 'start' });
});
afterEach(() => github.close());

/** Merges come after all comments, one after the other. */
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

interface Wish {
  /** The head of the pull request when it is merged. */
  readonly letter: string;
  /** The head that was planned, where that is another one. */
  readonly planned?: string;
  readonly minutes?: number;
  readonly project?: string;
}

/** A pull request with a plan comment, which is merged. */
async function mergedPull(plan: Plan, { letter, planned = letter, minutes, project = '' }: Wish): Promise<number> {
  const head = commit(planned);
  const number = await github.openPull({ branch: `branch-${letter}`, facts: { head } });
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  await tellPlans(job, number, { head, plans: { production: plan }, project });
  github.movePull(number, { head: commit(letter) });
  const merged = await repository.commit({ [`${letter}.txt`]: letter });
  await github.mergePull(number, merged, inMinutes(minutes ?? number));
  return number;
}

async function merged(seed: Partial<RunSeed> = {}, targets = ['production']): Promise<readonly MergedPull[]> {
  const { job } = openJob(github, { inputs: { command: 'merge' }, workspace: repository.folder, ...seed });
  return readMerged(job, targets);
}

const approvedPulls = async (seed: Partial<RunSeed> = {}): Promise<readonly number[]> =>
  approvalsFor(await merged(seed), 'production').map(({ pull }) => pull);

/** An apply writes into the comment what became of the plan. */
async function apply(number: number, word: 'applied' | 'failed', target = 'production'): Promise<void> {
  const { job } = openJob(github, { inputs: { command: 'merge' } });
  await writeResults(job, await showPull(job.github(), number), [{ target, word, text: `${word} in this run` }]);
}

async function editAs(login: 'acme', number: number): Promise<void> {
  const [comment] = await github.commentsOn(number);
  await github.ask('PATCH', `/issues/comments/${comment?.id}`, { body: comment?.body }, login);
}

describe('a merge approves', () => {
  test('the plan in the comment of the merged commit', async () => {
    const plan = planTo('How bad');
    const pull = await mergedPull(plan, { letter: '1' });
    const found = await merged();
    expect(approvalsFor(found, 'production')).toMatchObject([
      { pull, digest: plan.digest, digestHash: hashOf(plan.digest) },
    ]);
    expect(approvalsFor(found, 'staging')).toEqual([]);
    expect(approvedConnection(found, 'production')).toBe(hashOf('connection of production'));
    expect(approvedConnection(found, 'staging')).toBeUndefined();
  });

  test('together with those before it, back to the one that was applied', async () => {
    const pulls: number[] = [];
    for (const [index, label] of ['before', 'applied', 'How bad', 'How grave'].entries())
      pulls.push(await mergedPull(planTo(label), { letter: String(index + 1) }));
    await apply(pulls[1] ?? 0, 'applied');
    expect(await approvedPulls()).toEqual([pulls[3], pulls[2]]);
    // Where nothing more waits, nothing older is read.
    await apply(pulls[3] ?? 0, 'applied');
    expect(await approvedPulls()).toEqual([]);
    expect((await merged()).map(({ pull }) => pull.number)).toEqual([pulls[3]]);
    expect((await merged({}, ['production', 'staging'])).length).toBe(4);
  });

  test('still after an apply that failed', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await apply(pull, 'failed');
    await apply(pull, 'applied', 'staging');
    expect(await approvedPulls()).toEqual([pull]);
  });

  test('a plan whose digest is too long for a comment, by its hash', async () => {
    const plan = { ...planTo('How bad'), digest: `d2.${'x'.repeat(30_000)}` };
    await mergedPull(plan, { letter: '1' });
    expect(approvalsFor(await merged(), 'production')).toMatchObject([{ digest: '', digestHash: hashOf(plan.digest) }]);
  });
});

describe('a merge approves nothing', () => {
  test('of a plan for another commit than was merged', async () => {
    await mergedPull(planTo('How bad'), { letter: '1', planned: '0' });
    expect(await approvedPulls()).toEqual([]);
    expect(await merged()).toMatchObject([{ comment: undefined }]);
  });

  test('of a plan that was written after it, also when results were written into it', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1', minutes: -1 });
    expect(await approvedPulls()).toEqual([]);
    await apply(pull, 'failed');
    expect(await approvedPulls()).toEqual([]);
    expect(approvedConnection(await merged(), 'production')).toBeUndefined();
    expect((await github.commentsOn(pull))[0]?.body).toContain('failed in this run');
  });

  test('of a comment that somebody has edited, also after an apply that failed', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    await editAs('acme', pull);
    expect(await approvedPulls()).toEqual([]);
    const other = await mergedPull(planTo('How grave'), { letter: '2' });
    await apply(other, 'failed');
    expect(await approvedPulls()).toEqual([other]);
    await editAs('acme', other);
    expect(await approvedPulls()).toEqual([]);
    // What the next apply writes is another comment, and the edited one stays none of ours.
    await apply(other, 'failed');
    expect(await github.commentsOn(other)).toHaveLength(2);
    expect(await approvedPulls()).toEqual([]);
  });

  test('of a comment that somebody has copied', async () => {
    const pull = await mergedPull(planTo('How bad'), { letter: '1' });
    const [comment] = await github.commentsOn(pull);
    await github.ask('DELETE', `/issues/comments/${comment?.id}`);
    await github.comment(pull, comment?.body ?? '', 'noor');
    expect(await approvedPulls()).toEqual([]);
  });

  test('of a pull request that was closed, or whose merge is not in the branch', async () => {
    const closed = await github.openPull({ branch: 'closed', facts: { head: commit('1') } });
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    await tellPlans(job, closed, { head: commit('1'), plans: { production: planTo('How bad') } });
    await github.closePull(closed);
    await mergedPull(planTo('How grave'), { letter: '2' });
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(await merged()).toEqual([]);
  });

  test('of another project, and of a tag', async () => {
    await mergedPull(planTo('How bad'), { letter: '1' });
    expect(await approvedPulls({ inputs: { command: 'merge', config: 'emea/deskform.yaml' } })).toEqual([]);
    expect(await approvedPulls({ ref: 'refs/tags/v1' })).toEqual([]);
  });
});

describe('merged pull requests are found', () => {
  test('behind a hundred others, in the order of their merges', async () => {
    const mergedAt = async (minutes: number): Promise<number> => {
      const number = await github.openPull({ branch: 'branch' });
      await github.mergePull(number, commit('5'), inMinutes(minutes));
      return number;
    };
    const first = await mergedAt(-3);
    for (let count = 0; count < 21; count += 1) await mergedAt(-60);
    const [late, early] = [await mergedAt(-1), await mergedAt(-2)];
    // Somebody comments on the oldest: it is the last that was touched.
    github.movePull(first, { updatedAt: inMinutes(1).toISOString() });
    for (let count = 0; count < 80; count += 1) await github.closePull(await github.openPull({ branch: 'branch' }));
    const { job } = openJob(github, { inputs: { command: 'merge' } });
    const found: number[] = [];
    for await (const pull of mergedPulls(job.github(), 'main')) found.push(pull.number);
    expect(found.slice(0, 3)).toEqual([late, early, first]);
    expect(found).toHaveLength(24);
  });

  test('in a shallow clone as far as it knows; where it does not know, that is said', async () => {
    const before = await mergedPull(planTo('How bad'), { letter: '1' });
    const newest = await mergedPull(planTo('How grave'), { letter: '2' });
    const shallow = await folderWith({});
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, shallow);
    await expect(merged({ workspace: shallow })).rejects.toMatchObject({
      code: 'BASE_UNKNOWN',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    await apply(newest, 'applied');
    expect((await merged({ workspace: shallow })).map(({ pull }) => pull.number)).toEqual([newest]);
    expect(before).not.toBe(newest);
  });

  test('by a token that may read them', async () => {
    github.faults.always('POST /graphql', NOT_FOR_THIS_TOKEN);
    await expect(merged()).rejects.toMatchObject({
      code: 'GITHUB_REFUSED',
      hint: expect.stringContaining('`pull-requests: write`'),
    });
  });
});

describe('an apply that was refused is told', () => {
  const REFUSED = new Failure('NOTHING_APPROVED', 'no plan comment approves this plan; nothing was sent');

  /** In the run of the newest commit. */
  async function refuse(target = 'production'): ReturnType<typeof writeResultsToPulls> {
    const inputs = { command: 'merge' };
    const { job } = openJob(github, {
      inputs,
      workspace: repository.folder,
      commit: repository.git('rev-parse', 'HEAD'),
    });
    return writeResultsToPulls(job, await readMerged(job, ['production']), [
      { outcome: 'failed', target, failure: REFUSED },
    ]);
  }

  const isTold = async (number: number): Promise<boolean> =>
    (await github.commentsOn(number)).some(({ body }) => body.includes('NOTHING_APPROVED'));

  test('in every comment whose plan waits, and where the plan was not seen', async () => {
    const waiting = await mergedPull(planTo('How bad'), { letter: '1' });
    const inHaste = await mergedPull(planTo('How grave'), { letter: '2', planned: '0' });
    await refuse();
    expect([await isTold(waiting), await isTold(inHaste)]).toEqual([true, true]);
    expect(await approvedPulls()).toEqual([waiting]);
  });

  test('also in the others where GitHub refuses one of them, and the run says so', async () => {
    const [first, locked, last] = [
      await mergedPull(planTo('How bad'), { letter: '1' }),
      await mergedPull(planTo('How grave'), { letter: '2' }),
      await mergedPull(planTo('How grim'), { letter: '3' }),
    ];
    const [comment] = await github.commentsOn(locked);
    github.faults.always(`PATCH /comments/${comment?.id ?? 0}`, NOT_FOR_THIS_TOKEN);
    expect((await refuse()).failure).toMatchObject({ code: 'GITHUB_REFUSED' });
    expect([await isTold(first), await isTold(locked), await isTold(last)]).toEqual([true, false, true]);
  });

  test('in none of a plan that was applied, also where nothing could begin', async () => {
    const applied = await mergedPull(planTo('How bad'), { letter: '1' });
    await apply(applied, 'applied');
    await refuse('');
    expect(await isTold(applied)).toBe(false);
  });

  test('in none of a plan that was applied', async () => {
    const applied = await mergedPull(planTo('How bad'), { letter: '1' });
    await apply(applied, 'applied');
    const other = await mergedPull(planTo('How grave'), { letter: '2' });
    await refuse();
    expect([await isTold(applied), await isTold(other)]).toEqual([false, true]);
  });
});
