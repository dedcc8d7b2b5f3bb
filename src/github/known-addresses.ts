import { Failure } from '../problem/failure.ts';
import { chooseTargets } from '../run/open-project.ts';
import { connectionInSavedList } from '../run/snapshot.ts';
import { connectionHash } from '../run/target-changes.ts';
import { approvedConnection, type MergedPull, readMerged } from './approvals.ts';
import type { Job } from './job.ts';
import { allNames, type ChosenTarget, projectIn } from './project.ts';
import { hasLists, type SavedLists, savedText } from './saved-lists.ts';

/** The sources of approved addresses. */
export interface Known {
  readonly merged: readonly MergedPull[];
  readonly lists: SavedLists | undefined;
}

/** Without saved lists: the addresses in the comments of merged pull requests, for all targets. */
export async function knownNow(job: Job): Promise<Known> {
  const names = await allNames(projectIn(job.runner.workspace, job));
  return { merged: await readMerged(job, names), lists: undefined };
}

/**
 * Fails before a token goes to an address that is not approved. An address is approved if the newest plan comment of a
 * merged pull request has it, or if the saved list was read from it. Exceptions: the first run of a project, and digests
 * given by hand, which approve the address too.
 * @throws {Failure} TARGET_NOT_APPROVED
 */
export async function mustBeKnown(job: Job, choice: ChosenTarget, { merged, lists }: Known): Promise<void> {
  if (job.inputs.text('expect') !== 'comments') return;
  const [target] = (await chooseTargets(choice, [choice.target])).targets;
  if (target === undefined) return;
  const now = connectionHash(target);
  const approved = approvedConnection(merged, target.name);
  if (approved === now) return;
  const saved = lists && (await savedText(job, lists, target.name));
  if (saved !== undefined && connectionInSavedList(saved) === now) return;
  if (approved === undefined && !(lists !== undefined && (await hasLists(job, lists)))) return;
  throw new Failure(
    'TARGET_NOT_APPROVED',
    `the connection of ${target.name} to ${target.url} is not approved; nothing was sent`,
    {
      hint: 'Restore the old url, then change it in a pull request: merging approves the url in the plan comment. Or run the workflow manually with the digest of `deskform plan` as the input expect.',
      where: target.origin?.locate(['url']),
    },
  );
}
