import type { ReviewedRecords } from '../plan/record-limit.ts';
import { Failure } from '../problem/failure.ts';
import { containsCommit } from '../run/git/merges.ts';
import { nameInMark, type TargetMark } from './comment/mark.ts';
import { ofProject, wasSeen } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { mergedPulls, type PlanComment, type Pull } from './pulls.ts';

/** A pull request merged into the checked-out commit, with its plan comment for this project. */
export interface MergedPull {
  readonly pull: Pull;
  /** The comment for exactly the merged commit. */
  readonly comment: PlanComment | undefined;
}

/** How many pull requests one run reads at most. */
const MOST_PULLS = 100;

/**
 * Reads the merged pull requests that the checked-out commit contains, newest first, back to the last apply of each target.
 * @throws {Failure} BASE_UNKNOWN if the clone is too shallow.
 */
export async function readMerged(job: Job, targets: readonly string[]): Promise<readonly MergedPull[]> {
  const { branch } = job.runner;
  const found: MergedPull[] = [];
  if (branch === undefined) return found;
  for await (const pull of mergedPulls(job.github(), branch)) {
    const contains = pull.merged === undefined ? 'no' : await containsCommit(job.runner.workspace, pull.merged.commit);
    if (contains === 'no') continue;
    const comment = ofProject(pull, job).findLast(({ mark }) => mark.head === pull.head);
    if (contains === 'not-known' && comment !== undefined) throw tooShallow(pull);
    found.push({ pull, comment });
    if (found.length === MOST_PULLS || targets.every((target) => isSettled(found, target))) break;
  }
  return found;
}

function tooShallow({ number }: Pull): Failure {
  return new Failure('BASE_UNKNOWN', `the clone is too shallow to tell whether it contains pull request ${number}`, {
    hint: 'Set `fetch-depth: 0` for actions/checkout: deskform looks for approvals in the merged commits.',
  });
}

function isSettled(merged: readonly MergedPull[], target: string): boolean {
  return merged.some((one) => markOf(one, target)?.state === 'applied');
}

/** What the comment says about a target. A comment written after the merge is ignored: it approves nothing. */
function markOf({ pull, comment }: MergedPull, target: string): TargetMark | undefined {
  if (comment === undefined || !wasSeen(comment, pull)) return undefined;
  return comment.mark.targets.find((one) => one.target === nameInMark(target));
}

/** The merged pull requests whose plan for a target has not been applied yet. */
export function notApplied(merged: readonly MergedPull[], target: string): readonly MergedPull[] {
  const at = merged.findIndex((one) => markOf(one, target)?.state === 'applied');
  return at < 0 ? merged : merged.slice(0, at);
}

/** A plan that was visible when the pull request was merged. */
export interface Approval {
  readonly pull: number;
  /** Empty if it is too long for a comment. */
  readonly digest: string;
  /** SHA-256, in hex. */
  readonly digestHash: string;
  readonly records?: ReviewedRecords | undefined;
}

/** The approvals for a target that have not been applied yet. */
export function approvalsFor(merged: readonly MergedPull[], target: string): readonly Approval[] {
  return notApplied(merged, target).flatMap((one) => {
    const mark = markOf(one, target);
    return mark?.state === 'open' && mark.digestHash !== '' ? [{ pull: one.pull.number, ...mark }] : [];
  });
}

/** The hash of the connection in the newest comment about a target; undefined if no comment has one. */
export function approvedConnection(merged: readonly MergedPull[], target: string): string | undefined {
  const hashes = merged.map((one) => markOf(one, target)?.connection ?? '');
  return hashes.find((hash) => hash !== '');
}
