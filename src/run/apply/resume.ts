import type { TargetSettings } from '../../config/target/target-settings.ts';
import { waitsAsWanted } from '../../plan/decision.ts';
import type { Plan } from '../../plan/plan.ts';
import { Failure } from '../../problem/failure.ts';
import { openTarget } from '../open-project.ts';
import { type ApplyResult, type ApplyWish, apply, type Operator } from './apply.ts';
import { approvalsOf, unfinishedApply } from './unfinished.ts';

/**
 * Finishes an apply that was interrupted: the plan is made again, and each of its steps must be one of that apply's, as
 * its plan file or its journal has them. Without either, what the files declare is finished from the live list, where
 * something of it waits.
 */
export async function resume(wish: ApplyWish, operator: Operator): Promise<ApplyResult> {
  if (wish.approvals.demand === 'only-these') return apply(wish, operator);
  const { project, target } = await openTarget(wish);
  const record = await unfinishedApply(project, target, wish.journalFolder);
  if (record !== undefined) return apply({ ...wish, approvals: approvalsOf(record) }, operator);
  return apply({ ...wish, mustBegin: (plan) => mustBeBegun(plan, target) }, operator);
}

/** Where nobody remembers an apply, only what waits as declared shows that there was one. */
function mustBeBegun({ decisions }: Plan, target: TargetSettings): void {
  if (decisions.some(waitsAsWanted)) return;
  throw new Failure(
    'NOTHING_TO_RESUME',
    `no unfinished apply of ${target.name} is known here, and nothing of it waits; nothing was sent`,
    {
      hint: 'What the files say now is for `deskform apply`. If an apply elsewhere was interrupted, give its plan file with --plan, or its journals with --journal.',
    },
  );
}
