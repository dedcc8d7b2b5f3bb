import { Failure } from '../problem/failure.ts';
import { addressOfTarget } from '../run/connect-target.ts';
import { chooseTargets } from '../run/open-project.ts';
import { addressInSavedList } from '../run/snapshot.ts';
import { connectionText } from '../run/target-changes.ts';
import { approvedConnection, type MergedPull } from './approvals.ts';
import { hashOf } from './comment/mark.ts';
import type { Job } from './job.ts';
import type { ChosenTarget } from './project.ts';
import { hasLists, type SavedLists, savedText } from './saved-lists.ts';

/** Where a run has looked for addresses that were approved. */
export interface Known {
  readonly merged: readonly MergedPull[];
  readonly lists: SavedLists | undefined;
}

/**
 * Stops before a token goes to an address that nobody has approved: neither is it the one that the newest plan comment of
 * a merged pull request names, nor the one that the saved list was read from. On the first run of a project no address is known,
 * and who names digests by hand answers for the address as well.
 * @throws {Failure} TARGET_NOT_APPROVED
 */
export async function mustBeKnown(job: Job, choice: ChosenTarget, { merged, lists }: Known): Promise<void> {
  if (job.inputs.text('expect') !== 'comments') return;
  const [target] = (await chooseTargets(choice, [choice.target])).targets;
  if (target === undefined) return;
  const approved = approvedConnection(merged, target.name);
  if (approved === hashOf(connectionText(target))) return;
  const saved = lists && (await savedText(job, lists, target.name));
  const recorded = saved && addressInSavedList(saved);
  if (recorded !== undefined && recorded === addressOfTarget(target, choice.env)) return;
  if (approved === undefined && !(lists !== undefined && (await hasLists(job, lists)))) return;
  // A list of an earlier version records no address.
  if (approved === undefined && saved !== undefined && recorded === undefined) return;
  throw new Failure(
    'TARGET_NOT_APPROVED',
    `nobody has approved that ${target.name} connects to ${target.url}; nothing was sent`,
    {
      hint: 'Change the url in a pull request, so that its plan comment names it; or run the workflow by hand with the input expect.',
      where: target.origin?.locate(['url']),
    },
  );
}
