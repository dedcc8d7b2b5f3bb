import { Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { shortCommit } from '../../render/short-commit.ts';
import { plural } from '../../render/words.ts';
import { gitHubFailure } from '../client.ts';
import { ofTarget } from '../comment/of-target.ts';
import { ownLogin, type PlanComment, planCommentsOn, planCommentsOnce } from '../comment/own-comments.ts';
import type { Job } from '../job.ts';
import { refused } from './command-comment.ts';
import { isCheckedOut, type MergedPull, mergedInto } from './merged-pulls.ts';

/** A plan that people saw when they merged, or when they gave the command. */
export interface Approval {
  readonly pull: number;
  readonly head: string;
  /** Undefined where it is too long for a comment. */
  readonly digest: string | undefined;
  /** SHA-256, in hex. */
  readonly digestHash: string;
}

/**
 * What plan comments of ours approve for a target: on a branch, those of all that was merged since the last apply; on
 * a command, the one of the pull request. On a branch there may be none, which is said in the log.
 * @throws {Failure} COMMAND_REFUSED where a command has no plan to go by, BASE_UNKNOWN where the clone is too shallow.
 */
export async function approvedDigests(job: Job, target: string): Promise<readonly Approval[]> {
  const { event, branch } = job.runner;
  try {
    if (event.kind === 'comment') {
      return await approvedOnPull(job, target, event.number, Date.parse(event.comment.createdAt));
    }
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

/** A plan that was written, or written again, after the command was not what it meant. */
async function approvedOnPull(
  job: Job,
  target: string,
  number: number,
  commandAt: number,
): Promise<readonly Approval[]> {
  const { rest, at } = job.github();
  const author = await ownLogin(job);
  const { data } = await rest.pulls.get({ ...at, pull_number: number });
  const comments = ofTarget(await planCommentsOn(job.github(), number, author), target, job);
  const current = comments.filter(({ mark }) => mark.head === data.head.sha);
  const seen = current.filter(({ updatedAt }) => updatedAt < commandAt);
  const approvals = seen.flatMap((comment) => approvalIn(comment, number));
  if (approvals.length > 0) return approvals;
  throw refused([whyNot(current, target, author, data.head.sha)]);
}

function whyNot(current: readonly PlanComment[], target: string, author: string, head: string): string {
  if (current.some((comment) => approvalIn(comment, 0).length > 0)) {
    return `the plan for ${target} was written after the command`;
  }
  if (current.some(({ mark }) => mark.state === 'applied')) return `the plan for ${target} was applied already`;
  return `there is no plan of ${shortCommit(head)}, the newest commit, for ${target} in a comment of ${author}`;
}

/** What was applied needs no approval any more; what failed can be finished under the same. */
function approvalIn({ mark }: PlanComment, pull: number): readonly Approval[] {
  const { approves, head, state } = mark;
  if (approves === undefined || state === 'stale' || state === 'applied') return [];
  return [{ pull, head, digest: approves.digest, digestHash: approves.hash }];
}
