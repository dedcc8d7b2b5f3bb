import { Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { askGit } from '../../run/git/git.ts';
import { type GitHub, gitHubFailure, onceARun } from '../client.ts';
import { ofTarget, ownLogin, type PlanComment, planCommentsOnce } from '../comment/own-comments.ts';
import type { Job } from '../job.ts';

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

/** A pull request that was merged. */
interface MergedPull {
  readonly number: number;
  /** What its author had pushed last when it was merged. */
  readonly head: string;
  /** The commit of the base branch that came of it, however it was merged. */
  readonly mergeCommit: string;
  /** Milliseconds of the epoch. */
  readonly mergedAt: number;
}

const PAGE = 100;
/** A thousand that were closed: beyond that nobody waits for an apply. */
const MOST_PAGES = 10;

/** Those that were merged last first, over as many pages as somebody goes on asking for. */
export async function* mergedInto(github: GitHub, branch: string): AsyncGenerator<MergedPull> {
  let waiting: readonly MergedPull[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { merged, oldest, count } = await closedPage(github, branch, page);
    waiting = [...waiting, ...merged].sort((a, b) => b.mergedAt - a.mergedAt);
    // Pages go by what was touched last: what they do not show yet was merged before.
    const isLast = count < PAGE || page === MOST_PAGES;
    const known = isLast ? waiting : waiting.filter(({ mergedAt }) => mergedAt >= oldest);
    yield* known;
    if (isLast) return;
    waiting = waiting.filter((one) => !known.includes(one));
  }
}

interface ClosedPage {
  readonly merged: readonly MergedPull[];
  /** When the one was touched that was touched first. */
  readonly oldest: number;
  readonly count: number;
}

const closedPage = onceARun(async ({ rest, at }, branch: string, page: number): Promise<ClosedPage> => {
  const { data } = await rest.pulls.list({
    ...at,
    state: 'closed',
    base: branch,
    sort: 'updated',
    direction: 'desc',
    per_page: PAGE,
    page,
  });
  const merged = data.flatMap(({ number, head, merged_at: mergedAt, merge_commit_sha: mergeCommit }) =>
    mergedAt === null || mergeCommit === null
      ? []
      : [{ number, head: head.sha, mergeCommit, mergedAt: Date.parse(mergedAt) }],
  );
  const oldest = Math.min(...data.map(({ updated_at: updated }) => Date.parse(updated)));
  return { merged, oldest, count: data.length };
});

/** Whether the files that are checked out have come of it. A shallow clone does not know what is not in it. */
async function isCheckedOut(workspace: string, { mergeCommit }: MergedPull): Promise<'yes' | 'no' | 'not-known'> {
  const asked = await askGit(workspace, ['merge-base', '--is-ancestor', mergeCommit, 'HEAD']);
  if (asked.outcome === 'done') return 'yes';
  const shallow = await askGit(workspace, ['rev-parse', '--is-shallow-repository']);
  return shallow.outcome === 'done' && shallow.output.toString('utf8').trim() === 'false' ? 'no' : 'not-known';
}
