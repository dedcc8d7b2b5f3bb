import { Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { gitHubFailure } from '../client.ts';
import { ofTarget } from '../comment/of-target.ts';
import { ownLogin, type PlanComment, planCommentsOnce } from '../comment/own-comments.ts';
import type { Job } from '../job.ts';
import { isCheckedOut, type MergedPull, mergedInto } from './merged-pulls.ts';

/** A plan that people saw when they merged. */
export interface Approval {
  readonly pull: number;
  readonly head: string;
  /** Undefined where it is too long for a comment. */
  readonly digest: string | undefined;
  /** SHA-256, in hex. */
  readonly digestHash: string;
}

/**
 * What plan comments of ours approve for a target: those of all that was merged into the branch since the last apply.
 * There may be none, which is said in the log.
 * @throws {Failure} BASE_UNKNOWN where the clone is too shallow.
 */
export async function approvedDigests(job: Job, target: string): Promise<readonly Approval[]> {
  const { branch } = job.runner;
  try {
    return branch === undefined ? [] : await approvedOnBranch(job, target, branch);
  } catch (error) {
    throw gitHubFailure(error, 'read pull requests and their comments') ?? error;
  }
}

/** As many conversations are read for one apply. */
const MOST_PULLS = 100;

/** From the newest merge on, until one whose plan was applied. */
async function approvedOnBranch(job: Job, target: string, branch: string): Promise<readonly Approval[]> {
  const [github, author] = [job.github(), await ownLogin(job)];
  const approvals: Approval[] = [];
  let asked = 0;
  for await (const pull of mergedInto(github, branch)) {
    if (asked === MOST_PULLS) break;
    const inFiles = await isCheckedOut(job.runner.workspace, pull);
    // What the clone does not hold is not about these files.
    if (inFiles === 'no') continue;
    asked += 1;
    const comments = await planCommentsOnce(github, pull.number, author);
    const ofPull = ofTarget(comments, target, job).filter(({ mark }) => mark.head === pull.head);
    const seen = ofPull.filter((comment) => wasSeen(comment, pull.mergedAt));
    const given = seen.flatMap((comment) => approvalIn(comment, pull.number));
    if (given.length > 0 && inFiles === 'not-known') throw tooShallow(pull);
    approvals.push(...given);
    if (ofPull.some(({ mark }) => mark.state === 'applied')) break;
  }
  if (approvals.length === 0) {
    const where = `${plural(asked, 'pull request')} merged into ${printable(branch)}`;
    job.log.say(`No plan comment of ${author} approves anything for ${printable(target)}: looked at ${where}.`);
  }
  return approvals;
}

function tooShallow({ number }: MergedPull): Failure {
  return new Failure('BASE_UNKNOWN', `the clone does not tell whether pull request ${number} is in it`, {
    hint: 'Give actions/checkout `fetch-depth: 0`: approvals are looked for in what was merged.',
  });
}

/** A plan that was written after the merge has approved nothing; what an apply froze had been seen before. */
function wasSeen({ mark, updatedAt }: PlanComment, mergedAt: number): boolean {
  return updatedAt <= mergedAt || mark.state === 'failed';
}

/** What was applied needs no approval any more; what failed can be finished under the same. */
function approvalIn({ mark }: PlanComment, pull: number): readonly Approval[] {
  const { approves, head, state } = mark;
  if (approves === undefined || state === 'stale' || state === 'applied') return [];
  return [{ pull, head, digest: approves.digest, digestHash: approves.hash }];
}
