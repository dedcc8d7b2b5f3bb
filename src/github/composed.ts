import type { DigestContent } from '../plan/digest.ts';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import { isComposed } from '../run/apply/approvals.ts';
import { type PlanRequest, planUncounted } from '../run/plan.ts';
import type { Approval } from './approvals.ts';
import { commitNamed, fetchHeads, mergeHere, withFilesOfMerge } from './git/merges.ts';
import type { Job } from './job.ts';
import { projectIn } from './project.ts';

/**
 * Whether a plan is nothing but what several pull requests approve together: two that change different settings of one field
 * and are merged close together were each planned without the other. Each is planned again alone, on the base of the oldest.
 */
export async function isApprovedTogether(
  plan: Plan,
  approvals: readonly Approval[],
  digests: readonly DigestContent[],
  request: PlanRequest,
  job: Job,
): Promise<boolean> {
  const pulls = approvals.flatMap(({ approves, pull }) => (approves === 'this-plan' ? [pull] : []));
  const oldest = pulls.at(-1)?.merged;
  if (pulls.length < 2 || oldest === undefined) return false;
  const { workspace } = job.runner;
  try {
    const base = await commitNamed(workspace, `${oldest.commit}^1`);
    if (base === undefined) return false;
    await fetchHeads(workspace, pulls);
    const alone: Plan[] = [];
    for (const pull of pulls) {
      const merge = await mergeHere(workspace, base, pull);
      const planned = await withFilesOfMerge(workspace, merge.commit, (folder) =>
        planUncounted({ ...request, ...projectIn(folder, job) }),
      );
      alone.push(planned.plan);
    }
    return isComposed(plan, digests, alone);
  } catch (error) {
    // What cannot be planned alone proves nothing; the apply stays refused.
    if (error instanceof Failure) return false;
    throw error;
  }
}
