import { Failure } from '../problem/failure.ts';
import { chooseTargets } from '../run/open-project.ts';
import { connectionInSavedList } from '../run/snapshot.ts';
import { connectionHash } from '../run/target-changes.ts';
import { approvedConnection, type MergedPull, readMerged } from './approvals.ts';
import type { Job } from './job.ts';
import { allNames, type ChosenTarget, projectIn } from './project.ts';
import { hasLists, type SavedLists, savedText } from './saved-lists.ts';

/** Where a run has looked for addresses that were approved. */
export interface Known {
  readonly merged: readonly MergedPull[];
  readonly lists: SavedLists | undefined;
}

/** Where there are no lists: the addresses that merged pull requests have shown, of all targets of the checked-out files. */
export async function knownNow(job: Job): Promise<Known> {
  const names = await allNames(projectIn(job.runner.workspace, job));
  return { merged: await readMerged(job, names), lists: undefined };
}

/**
 * Stops before a token goes to an address that nobody has approved: neither is it the one that the newest plan comment of
 * a merged pull request names, nor the one that the saved list was read from. On the first run of a project no address is
 * known, and who names digests by hand answers for the address as well.
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
    `it is not approved that ${target.name} connects to ${target.url}; nothing was sent`,
    {
      hint: 'Put the old url back, then change it in a pull request: its comment names the new one. Or run the workflow by hand, with the digest of `deskform plan` as the input expect.',
      where: target.origin?.locate(['url']),
    },
  );
}
