import type { ReviewedRecords } from '../plan/record-limit.ts';
import { Failure } from '../problem/failure.ts';
import { containsCommit } from '../run/git/merges.ts';
import { nameInMark, type TargetMark } from './comment/mark.ts';
import { ofProject, wasSeen } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { mergedPulls, type PlanComment, type Pull } from './pulls.ts';

/** A pull request that was merged into what is checked out, with its plan comment of this project. */
export interface MergedPull {
  readonly pull: Pull;
  /** Of exactly the commit that was merged. */
  readonly comment: PlanComment | undefined;
}

/** As many conversations are read for one run. */
const MOST_PULLS = 100;

/**
 * The merged pull requests that the checked-out commit contains, the last first, until each target was applied after one.
 * @throws {Failure} BASE_UNKNOWN where the clone is too shallow.
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
  return new Failure('BASE_UNKNOWN', `the clone does not tell whether pull request ${number} is in it`, {
    hint: 'Give actions/checkout `fetch-depth: 0`: approvals are looked for in what was merged.',
  });
}

function isSettled(merged: readonly MergedPull[], target: string): boolean {
  return merged.some((one) => markOf(one, target)?.state === 'applied');
}

/** What the comment says of a target. One that nobody can have seen before the merge says nothing. */
function markOf({ pull, comment }: MergedPull, target: string): TargetMark | undefined {
  if (comment === undefined || !wasSeen(comment, pull)) return undefined;
  return comment.mark.targets.find((one) => one.target === nameInMark(target));
}

/** The merged pull requests whose plan for a target still waits for its apply. */
export function notApplied(merged: readonly MergedPull[], target: string): readonly MergedPull[] {
  const at = merged.findIndex((one) => markOf(one, target)?.state === 'applied');
  return at < 0 ? merged : merged.slice(0, at);
}

/** A plan that people saw when they merged. */
export interface Approval {
  readonly pull: number;
  /** Empty where it is too long for a comment. */
  readonly digest: string;
  /** SHA-256, in hex. */
  readonly digestHash: string;
  readonly records?: ReviewedRecords | undefined;
}

/** What may be applied to a target: what was approved and not applied yet. */
export function approvalsFor(merged: readonly MergedPull[], target: string): readonly Approval[] {
  return notApplied(merged, target).flatMap((one) => {
    const mark = markOf(one, target);
    return mark?.state === 'open' && mark.digestHash !== '' ? [{ pull: one.pull.number, ...mark }] : [];
  });
}

/** The connection that the newest comment about a target names, as a hash; undefined where none does. */
export function approvedConnection(merged: readonly MergedPull[], target: string): string | undefined {
  const hashes = merged.map((one) => markOf(one, target)?.connection ?? '');
  return hashes.find((hash) => hash !== '');
}
