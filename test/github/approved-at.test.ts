import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Approval, approvalOf } from '../../src/github/approvals.ts';
import { ofHead, seenAt } from '../../src/github/comment/write-comment.ts';
import { type Pull, showPull } from '../../src/github/pulls.ts';
import { BOT, openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { commit, tellingOf } from './stage/plans.ts';
import type { Approval as Review } from './stage/repository-state.ts';

const HEAD = commit('1');

let github: StagedGitHub;
let number: number;
let plan: ReturnType<typeof tellingOf>;
let run: number;
beforeEach(async () => {
  github = await openGitHub();
  number = await github.openPull({ branch: 'new-label', facts: { head: HEAD } });
  plan = tellingOf(github, number);
  run = 0;
});
afterEach(() => github.close());

/** Each takes GitHub a second or more, so that one is after the other. */
type Step = 'plan A' | 'plan B' | 'merge' | 'push' | 'edit by acme' | 'edit by github-actions' | Partial<Review>;

async function play(...steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    run += 1;
    if (step === 'plan A' || step === 'plan B') await plan(step, run);
    else if (step === 'merge') await github.mergePull(number, commit('5'));
    else if (step === 'push') github.movePull(number, { head: commit('2') });
    else if (step === 'edit by acme' || step === 'edit by github-actions') {
      const [comment] = await github.commentsOn(number);
      const who = step === 'edit by acme' ? 'acme' : 'github-actions';
      await github.ask('PATCH', `/issues/comments/${comment?.id}`, { body: comment?.body }, who);
    } else github.approve(number, { by: 'maria', commit: HEAD, canPush: true, ...step });
  }
}

const MARIA: Step = {};
const NOOR: Step = { by: 'noor' };

async function pull(): Promise<Pull> {
  return showPull(openJob(github, { inputs: { command: 'merge' } }).job.github, number);
}

async function approval(target = 'production'): Promise<Approval | undefined> {
  const { job } = openJob(github, { inputs: { command: 'merge' } });
  const seen = await pull();
  return approvalOf({ pull: seen, comments: ofHead(seen, job) }, target);
}

describe('the plan that counts is the one that stood there', () => {
  const BY_MARIA = 'the approval by maria';
  test.each<readonly [string, readonly Step[], string]>([
    ['at the review', ['plan A', MARIA, 'merge'], 'this-plan'],
    ['at the review, before the merge too', ['plan A', MARIA], 'this-plan'],
    ['at the review, whatever came later', ['plan A', MARIA, 'plan B', 'merge'], `the plan changed after ${BY_MARIA}`],
    ['at the review, though it came and went since', ['plan A', MARIA, 'plan B', 'plan A', 'merge'], 'this-plan'],
    ['at the last review', ['plan A', MARIA, 'plan B', NOOR, 'merge'], 'this-plan'],
    ['at the last review of one person', ['plan A', MARIA, 'plan B', MARIA, 'merge'], 'this-plan'],
    ['at the review: none', [MARIA, 'plan A', 'merge'], `the plan was written after ${BY_MARIA}`],
    ['at the merge without a review', ['plan A', 'plan B', 'merge'], 'this-plan'],
    ['at the merge, as an apply tells it', ['plan A', { state: 'CHANGES_REQUESTED' }, 'plan B', 'merge'], 'this-plan'],
    [
      'at the merge, where the review was dismissed',
      ['plan A', { state: 'DISMISSED' }, 'plan B', 'merge'],
      'this-plan',
    ],
    [
      'at the review that was not dismissed',
      ['plan A', MARIA, 'plan B', NOOR, { by: 'noor', state: 'DISMISSED' }],
      `the plan changed after ${BY_MARIA}`,
    ],
    [
      'at the merge, where an older commit was approved',
      ['plan A', { commit: commit('0') }, 'plan B', 'merge'],
      'this-plan',
    ],
    ['at the merge, where a stranger approved', ['plan A', { canPush: false }, 'plan B', 'merge'], 'this-plan'],
    ['at the merge, where a bot approved', ['plan A', { by: 'robot-app[bot]' }, 'plan B', 'merge'], 'this-plan'],
    [
      'in a comment that nobody else has edited',
      ['plan A', MARIA, 'edit by acme', 'merge'],
      'acme edited the plan comment',
    ],
    [
      'in a comment that no person of the name of the App has edited',
      ['plan A', MARIA, 'edit by github-actions', 'merge'],
      'github-actions edited the plan comment',
    ],
  ])('%s', async (_, steps, outcome) => {
    await play(...steps);
    const found = await approval();
    expect(found === undefined ? 'nothing' : (found.anotherPlan ?? 'this-plan')).toBe(outcome);
  });

  test('before the second of the review: in the same one nobody knows which was first', async () => {
    await play('plan A');
    const { comments } = await pull();
    const [{ stoodAt } = { stoodAt: Number.NaN }] = comments;
    expect([seenAt(comments, stoodAt), seenAt(comments, stoodAt + 1_000)]).toEqual([undefined, comments[0]]);
  });

  test('where a comment says that its plans are older than itself', async () => {
    await play('plan A', MARIA, 'plan B');
    const [, forged] = await github.commentsOn(number);
    const body = forged?.body.replace('"since":0', '"since":1');
    await github.ask('PATCH', `/issues/comments/${forged?.id}`, { body }, BOT);
    expect((await approval())?.anotherPlan).toBe('the plan changed after the approval by maria');
  });

  test('and of no other target', async () => {
    await play('plan A', MARIA);
    expect(await approval('staging')).toBeUndefined();
  });
});

describe('the time of an approval', () => {
  test('is that of the last approving review, also after the merge', async () => {
    await play('plan A', MARIA, NOOR);
    const { approval: last } = await pull();
    expect(last?.by).toBe('noor');
    await play('merge');
    const after = await pull();
    expect(after.approval).toEqual(last);
    expect(after.merged?.at).toBeGreaterThan(last?.at ?? Number.NaN);
  });

  test('is none of the newest commit where another one was approved', async () => {
    await play('plan A', MARIA, 'push');
    expect((await pull()).approval).toBeUndefined();
    await play({ commit: commit('2') });
    expect((await pull()).approval).toMatchObject({ by: 'maria' });
  });
});
