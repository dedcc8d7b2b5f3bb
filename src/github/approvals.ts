import { Failure } from '../model/failure.ts';
import type { PlanTarget } from '../plan/decision.ts';
import { decodeDigest, hashOfTarget } from '../run/apply/approvals.ts';
import { chooseTargets } from '../run/open-project.ts';
import { connectionInSnapshot } from '../run/snapshot.ts';
import { planTargetOf } from '../run/target-changes.ts';
import { isDone, isSamePlan, type TargetMark } from './comment/mark.ts';
import { ofHead, seenAt } from './comment/write-comment.ts';
import { containsCommit, mustBeWhole } from './merges.ts';
import type { Planned } from './plan-project.ts';
import type { ChosenTarget, Job } from './project.ts';
import { mergedPulls, type PlanComment, type Pull } from './pulls.ts';
import { hasSnapshots, type Snapshots, savedText } from './snapshots.ts';

/** A pull request merged into the checked-out commit, with its plan comments for this project. */
export interface MergedPull {
  readonly pull: Pull;
  /** The comments for exactly the merged commit, oldest first; the last one counts. */
  readonly comments: readonly PlanComment[];
}

/** Older ones no longer need an apply. */
const MOST_PULLS = 200;

/**
 * Reads the merged pull requests that the checked-out commit contains, newest first, back to the last apply of each target.
 * @throws {Failure} BASE_UNKNOWN if the clone is too shallow.
 */
export async function readMerged(job: Job, targets: readonly string[]): Promise<readonly MergedPull[]> {
  const { branch, workspace } = job.runner;
  const found: MergedPull[] = [];
  if (branch === undefined) return found;
  await mustBeWhole(workspace);
  let read = 0;
  for await (const pull of mergedPulls(job.github, branch)) {
    read += 1;
    if (read > MOST_PULLS) break;
    if (pull.merged === undefined || !(await containsCommit(workspace, pull.merged.commit))) continue;
    found.push({ pull, comments: ofHead(pull, job) });
    if (targets.every((target) => found.some((one) => isInForce(one, target)))) break;
  }
  return found;
}

function isInForce({ comments }: MergedPull, target: string): boolean {
  return isDone(markIn(comments.at(-1), target)?.state ?? 'none');
}

function markIn(comment: PlanComment | undefined, target: string): TargetMark | undefined {
  if (comment === undefined || comment.editedBy !== undefined) return undefined;
  return comment.mark.targets.find((one) => one.target === target);
}

/** The merged pull requests whose plan for a target has not been applied yet. */
export function notApplied(merged: readonly MergedPull[], target: string): readonly MergedPull[] {
  const at = merged.findIndex((one) => isInForce(one, target));
  return at < 0 ? merged : merged.slice(0, at);
}

/** What the comment says of a target, and what it said at the approval: at the last approving review, else at the merge. */
function marksFor({ pull, comments }: MergedPull, target: string) {
  const seen = seenAt(comments, pull.approval?.at ?? pull.merged?.at ?? 0);
  return { mark: markIn(comments.at(-1), target), seen: markIn(seen, target) };
}

export interface Approval extends Pick<TargetMark, 'state' | 'digest' | 'records'> {
  readonly pull: Pull;
  /** Why the plan in the comment is not the approved one; undefined if it is. */
  readonly anotherPlan: string | undefined;
}

/** What a pull request approves for a target; undefined if it has no plan for it, or the plan is in force. */
export function approvalOf(merged: MergedPull, target: string): Approval | undefined {
  const { pull, comments } = merged;
  const editor = comments.at(-1)?.editedBy;
  if (editor !== undefined) {
    const anotherPlan = `${editor} edited the plan comment`;
    return { pull, state: 'open', digest: '', records: new Map(), anotherPlan };
  }
  const { mark, seen } = marksFor(merged, target);
  if (mark === undefined || mark.state === 'none' || isDone(mark.state)) return undefined;
  // The numbers of values are those that were seen.
  if (seen !== undefined && isSamePlan(mark, seen))
    return { ...mark, records: seen.records, pull, anotherPlan: undefined };
  const by = pull.approval === undefined ? 'the merge' : `the approval by ${pull.approval.by}`;
  return { ...mark, pull, anotherPlan: `the plan ${seen === undefined ? 'was written' : 'changed'} after ${by}` };
}

export function approvalsFor(merged: readonly MergedPull[], target: string): readonly Approval[] {
  return notApplied(merged, target).flatMap((one) => approvalOf(one, target) ?? []);
}

/** The targets whose plan of now is not the one that was approved. One without changes needs no approval. */
export function staleTargets(
  job: Job,
  pull: Pull,
  marks: readonly TargetMark[],
  planned: readonly Planned[],
): readonly string[] {
  const { approval } = pull;
  if (approval === undefined) return [];
  const seen = seenAt(ofHead(pull, job), approval.at);
  return planned.flatMap((one) => {
    const is = marks.find(({ target }) => target === one.target);
    if (one.outcome !== 'planned' || one.comesTo === 'nothing' || is === undefined) return [];
    return isSamePlan(is, markIn(seen, one.target)) ? [] : [one.target];
  });
}

/** The hash of the connection in the newest approved comment about a target; undefined if none has one. */
export function approvedConnection(merged: readonly MergedPull[], target: string): string | undefined {
  const hashes = merged.flatMap((one) => {
    const { mark, seen } = marksFor(one, target);
    // A plan of another connection is another plan.
    return mark !== undefined && isSamePlan(mark, seen) ? [mark.connection] : [];
  });
  return hashes.find((hash) => hash !== '');
}

/**
 * The target, if a token may go to its address. An address is approved if the newest plan comment of a merged pull request
 * has it, or if the snapshot was read from it. Exceptions: the first run of a project, and digests given by hand, which
 * approve the address too.
 * @throws {Failure} TARGET_NOT_APPROVED
 */
export async function knownTarget(
  job: Job,
  choice: ChosenTarget,
  snapshots: Snapshots,
  merged: readonly MergedPull[],
): Promise<PlanTarget> {
  const [target] = (await chooseTargets(choice, [choice.target])).targets;
  if (target === undefined) throw new Error(`deskform has a bug: the target ${choice.target} is gone`);
  const asPlanned = planTargetOf(target);
  const isExpected = (digest: string): boolean => decodeDigest(digest)?.target === hashOfTarget(asPlanned);
  if (job.inputs.expect.some(isExpected)) return asPlanned;
  const approved = approvedConnection(merged, target.name);
  const saved = await savedText(job, snapshots, target.name);
  const isSaved = saved !== undefined && connectionInSnapshot(saved) === asPlanned.connection;
  if (approved === asPlanned.connection || isSaved) return asPlanned;
  if (approved === undefined && !(await hasSnapshots(job, snapshots))) return asPlanned;
  const message = `the connection of ${target.name} to ${target.url} is not approved; nothing was sent`;
  const hint =
    'Restore the old url, then change it in a pull request: merging approves the url in the plan comment. Or run the workflow “deskform merge” by hand with the digest of a plan as its input expect.';
  throw new Failure('TARGET_NOT_APPROVED', message, { hint, where: target.origin?.locate(['url']) });
}
