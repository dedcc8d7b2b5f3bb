import { asFailure } from '../../problem/failure.ts';
import type { Applied } from '../apply-target.ts';
import type { Job } from '../job.ts';
import { sayFailure } from '../say-failure.ts';
import { type Approval, approvedDigests } from './approvals-from-comments.ts';

/**
 * The approvals that an apply has used up. Where it was given its digests by hand, those are the ones of everything
 * that was merged: the help desk is now as these files say.
 */
export async function usedApprovals(job: Job, applied: Applied): Promise<readonly Approval[]> {
  const { inputs, runner, log } = job;
  const expect = inputs.text('expect');
  const isDone = applied.outcome === 'planned' && applied.came.failure === undefined;
  if (expect === 'comments' || expect === 'anything' || !isDone || runner.event.kind !== 'branch') {
    return applied.approvals;
  }
  try {
    return await approvedDigests(job, applied.target);
  } catch (error) {
    // The apply is over; whether comments say so changes nothing about it.
    sayFailure(asFailure(error), log.say);
    return [];
  }
}
