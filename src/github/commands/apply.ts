import { asFailure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { type Applied, applyTarget, exitStatusOf } from '../apply-target.ts';
import { freezeComments } from '../comment/freeze-comment.ts';
import { type Approval, approvedDigests } from '../gate/approvals-from-comments.ts';
import { whyNothingIsApplied } from '../gate/runs-that-apply.ts';
import type { Job, JobResult } from '../job.ts';
import { projectIn, targetNames } from '../project.ts';
import { resultOfApplies } from '../result-of-applies.ts';
import { sayFailure } from '../tell-problems.ts';

/**
 * Applies what was approved on the branch whose files are checked out. The first target that does not come to its end
 * stops the rest: waves go one after the other.
 */
export async function runApply(job: Job): Promise<JobResult> {
  const stop = stopSignal(job);
  const why = await whyNothingIsApplied(job);
  if (why !== undefined) {
    job.log.say(why);
    return resultOfApplies([], [], job);
  }
  const project = projectIn(job.runner.workspace, job);
  const wanted = await targetNames(project, job);
  const applied: Applied[] = [];
  for (const target of wanted) {
    if (wanted.length > 1) job.log.say(`── ${printable(target)} ──`);
    const one = await applyTarget(project, target, job, stop);
    applied.push(one);
    if (job.inputs.text('comment') !== 'off') {
      await freezeComments(job, { ...one, approvals: await usedApprovals(job, one) });
    }
    if (exitStatusOf(one) !== 0) break;
  }
  return resultOfApplies(applied, wanted.slice(applied.length), job);
}

/**
 * The approvals that an apply has used up. Where it was given its digests by hand, those are the ones of everything
 * that was merged: the help desk is now as these files say.
 */
async function usedApprovals(job: Job, applied: Applied): Promise<readonly Approval[]> {
  const expect = job.inputs.text('expect');
  const isDone = applied.outcome === 'planned' && applied.came.failure === undefined;
  if (expect === 'comments' || expect === 'anything' || !isDone) return applied.approvals;
  try {
    return await approvedDigests(job, applied.target);
  } catch (error) {
    // The apply is over; whether comments say so changes nothing about it.
    sayFailure(asFailure(error), job.log.say);
    return [];
  }
}

/** A runner that cancels a job asks it to end first: the request under way is finished, and the journal says the rest. */
function stopSignal({ log }: Job): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    log.say('Stopping after the request under way.');
    stop.abort();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return stop.signal;
}
