import { type Applicant, type ApplyResult, type ApplyWish, apply } from './apply.ts';
import { openTarget } from './open-project.ts';
import { approvalsOf, unfinishedApply } from './unfinished.ts';

/**
 * Finishes an apply that was interrupted: the plan is made again, and each of its steps must be one of that apply's, as
 * its plan file or its journal has them. Without either, what the files declare is finished from the live list.
 */
export async function resume(wish: ApplyWish, applicant: Applicant): Promise<ApplyResult> {
  if (wish.approvals.demand === 'only-these') return apply(wish, applicant);
  const { project, target } = await openTarget(wish);
  const record = await unfinishedApply(project, target, wish.journalFolder);
  return apply(record === undefined ? wish : { ...wish, approvals: approvalsOf(record) }, applicant);
}
