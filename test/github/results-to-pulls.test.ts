import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approvalsFor, readMerged } from '../../src/github/approvals.ts';
import { writeResultsToPulls } from '../../src/github/results.ts';
import { Failure } from '../../src/model/failure.ts';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { NOT_FOR_THIS_TOKEN } from './stage/faults.ts';
import type { StagedComment } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { statesIn } from './stage/marks.ts';
import { planTo } from './stage/plans.ts';
import { openMerges, type StagedMerges } from './staged-merges.ts';

let staged: StagedMerges;
beforeEach(async () => {
  staged = await openMerges();
});
afterEach(() => staged.github.close());

const REFUSED = new Failure('NOTHING_APPROVED', 'no plan comment approves this plan; nothing was sent');

/** An apply of the newest commit, which is refused. */
async function refuse(target = 'production', run = 1001): ReturnType<typeof writeResultsToPulls> {
  const { folder, git } = staged.repository;
  const inputs = { command: 'merge' };
  const { job } = openJob(staged.github, { inputs, run, workspace: folder, commit: git('rev-parse', 'HEAD') });
  const applied = [{ target, failure: REFUSED, tried: undefined }];
  return writeResultsToPulls(job, await readMerged(job, ['production']), applied, []);
}

const newsOn = async (number: number): Promise<readonly StagedComment[]> =>
  (await staged.github.commentsOn(number)).filter(({ body }) => body.startsWith('<!-- deskform:told '));

const isTold = async (number: number): Promise<boolean> =>
  (await newsOn(number)).some(({ body }) => body.includes('NOTHING_APPROVED'));

const statesOn = async (number: number): Promise<readonly string[]> =>
  (await staged.github.commentsOn(number)).flatMap(statesIn);

describe('an apply that was refused is told', () => {
  test('in a new comment, and the plan comment has only the state of it', async () => {
    const number = await staged.mergedPull(planTo('How bad'), { letter: '1' });
    const { urls, failures } = await refuse();
    const [news, ...others] = await newsOn(number);
    expect(others).toEqual([]);
    expect(news?.body).toContain('**production: not applied** in [this run]');
    expect(news?.body).toContain('no plan comment approves this plan');
    const [plan] = await staged.github.commentsOn(number);
    expect(plan?.body).toContain('### production: not applied\n');
    expect(plan?.body).not.toContain('NOTHING_APPROVED');
    expect(urls).toEqual([`${staged.github.url}/acme/helpdesk/pull/${number}#issuecomment-${news?.id}`]);
    expect(failures).toEqual([]);
  });

  deepTest('once, however often the run is repeated, and the state follows what it comes to', async () => {
    const number = await staged.mergedPull(planTo('How bad'), { letter: '1' });
    await refuse();
    const before = await staged.github.commentsOn(number);
    await refuse('production', 1002);
    expect(await staged.github.commentsOn(number)).toEqual(before);
    await staged.apply(number, 'failed');
    await refuse('production', 1003);
    expect(await statesOn(number)).toEqual(['production not-applied']);
    expect(await newsOn(number)).toHaveLength(1);
  });

  deepTest('in every pull request whose plan waits, and where the plan was not seen', async () => {
    const waiting = await staged.mergedPull(planTo('How bad'), { letter: '1' });
    const inHaste = await staged.mergedPull(planTo('How grave'), { letter: '2', planned: '0' });
    await refuse();
    expect([await isTold(waiting), await isTold(inHaste)]).toEqual([true, true]);
    // Both stay as they were approved, or not.
    expect(approvalsFor(await staged.merged(), 'production')).toMatchObject([
      { pull: { number: waiting }, anotherPlan: undefined, state: 'not-applied' },
    ]);
  });

  deepTest('also in the others where GitHub refuses one of them, and the run says so', async () => {
    const [first, locked, last] = [
      await staged.mergedPull(planTo('How bad'), { letter: '1' }),
      await staged.mergedPull(planTo('How grave'), { letter: '2' }),
      await staged.mergedPull(planTo('How grim'), { letter: '3' }),
    ];
    staged.github.faults.always(`POST /issues/${locked}/comments`, NOT_FOR_THIS_TOKEN);
    expect((await refuse()).failures).toMatchObject([{ code: 'GITHUB_REFUSED' }]);
    expect([await isTold(first), await isTold(locked), await isTold(last)]).toEqual([true, false, true]);
  });

  test.each(someOf(['production', ''], 1))('in none of a plan that was applied, where %j failed', async (target) => {
    const applied = await staged.mergedPull(planTo('How bad'), { letter: '1' });
    await staged.apply(applied, 'applied');
    await refuse(target);
    expect(await isTold(applied)).toBe(false);
    expect(await statesOn(applied)).toEqual(['production applied']);
    const other = await staged.mergedPull(planTo('How grave'), { letter: '2' });
    await refuse(target);
    expect([await isTold(applied), await isTold(other)]).toEqual([false, true]);
  });

  test('where somebody else has edited the plan comment, which stays as it is', async () => {
    const number = await staged.mergedPull(planTo('How bad'), { letter: '1' });
    await staged.editAs('acme', number);
    await refuse();
    expect(await statesOn(number)).toEqual(['production open']);
    expect(await isTold(number)).toBe(true);
  });
});
