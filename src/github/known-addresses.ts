import { Failure } from '../problem/failure.ts';
import { isDigestFor } from '../run/apply/approvals.ts';
import { chooseTargets } from '../run/open-project.ts';
import { connectionInSavedList } from '../run/snapshot.ts';
import { planTargetOf } from '../run/target-values.ts';
import { approvedConnection, type MergedPull } from './approvals.ts';
import type { Job } from './job.ts';
import type { ChosenTarget } from './project.ts';
import { hasLists, type SavedLists, savedText } from './saved-lists.ts';

/** The sources of approved addresses. */
export interface Known {
  readonly merged: readonly MergedPull[];
  readonly lists: SavedLists;
}

/**
 * Fails before a token goes to an address that is not approved. An address is approved if the newest plan comment of a
 * merged pull request has it, or if the saved list was read from it. Exceptions: the first run of a project, and digests
 * given by hand, which approve the address too.
 * @throws {Failure} TARGET_NOT_APPROVED
 */
export async function mustBeKnown(job: Job, choice: ChosenTarget, { merged, lists }: Known): Promise<void> {
  const [target] = (await chooseTargets(choice, [choice.target])).targets;
  if (target === undefined) return;
  const asPlanned = planTargetOf(target);
  if (job.inputs.list('expect').some((digest) => isDigestFor(digest, asPlanned))) return;
  const now = asPlanned.connection;
  const approved = approvedConnection(merged, target.name);
  if (approved === now) return;
  const saved = await savedText(job, lists, target.name);
  if (saved !== undefined && connectionInSavedList(saved) === now) return;
  if (approved === undefined && !(await hasLists(job, lists))) return;
  throw new Failure(
    'TARGET_NOT_APPROVED',
    `the connection of ${target.name} to ${target.url} is not approved; nothing was sent`,
    {
      hint: 'Restore the old url, then change it in a pull request: merging approves the url in the plan comment. Or run the workflow “deskform merge” by hand with the digest of a plan as its input expect.',
      where: target.origin?.locate(['url']),
    },
  );
}
