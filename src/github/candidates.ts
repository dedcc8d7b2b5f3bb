import { asFailure, Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { shortCommit } from '../render/short-commit.ts';
import { type Commits, withTargetsOf } from '../run/git/files-of-others.ts';
import type { CommentPlace } from './comment/draft.ts';
import type { Job } from './job.ts';
import {
  fetchMerge,
  mergeNamed,
  openPullRequests,
  ownCommit,
  type PullRequest,
  showPullRequest,
} from './pull-requests.ts';
import type { Event } from './runner.ts';

/** Files to plan, and the pull request that hears of it. */
export interface Candidate {
  /** Undefined where it is about a branch alone. */
  readonly pull: CommentPlace | undefined;
  /** What the files are compared with, to tell what left them. */
  readonly since: string | undefined;
  /** `checked-out`: as the workflow has them. Else as data of two commits, of which nothing is checked out. */
  readonly files: 'checked-out' | Commits;
  /** Of the files, as a person is told of it. */
  readonly commit: string;
}

/** A candidate that cannot be planned at all, with the reason. */
export type Chosen = Candidate | { readonly pull: NonNullable<Candidate['pull']>; readonly failure: Failure };

/** What this run is to plan: the pull requests that it was given, or what it was set off by. */
export async function chooseCandidates(job: Job): Promise<readonly Chosen[]> {
  const wanted = job.inputs.list('pull-request');
  if (wanted.length === 0) return [await ownCandidate(job)];
  const chosen: Chosen[] = [];
  for (const pull of await wantedPulls(wanted, job)) {
    const { number, into } = pull;
    // Files of another branch have targets of their own, and approvals are looked for where they are merged.
    if (into === job.runner.branch) chosen.push(await candidateOf(pull, job));
    else
      job.log.say(
        `Pull request ${number} is left out: it is into ${printable(into)}, and this run is ${ofBranch(job)}.`,
      );
  }
  return chosen;
}

async function wantedPulls(wanted: readonly string[], { runner, github }: Job): Promise<readonly PullRequest[]> {
  if (wanted.includes('all-open')) {
    return runner.branch === undefined ? [] : openPullRequests(github(), runner.branch);
  }
  const pulls: PullRequest[] = [];
  for (const number of new Set(wanted)) pulls.push(await showPullRequest(github(), Number(number)));
  return pulls;
}

function ofBranch({ runner: { branch } }: Job): string {
  return branch === undefined ? 'of no branch' : `of ${printable(branch)}`;
}

/** Whoever opens a pull request chooses its base as well: targets are those of what this run has checked out. */
async function candidateOf(pull: PullRequest, { runner }: Job): Promise<Chosen> {
  const { number, head } = pull;
  try {
    const { commit, base } = await fetchMerge(runner.workspace, pull);
    const targets = await ownCommit(runner.workspace, runner.commit, base);
    return { pull: { pull: number, head, base }, since: base, files: { files: commit, targets }, commit: head };
  } catch (error) {
    const failure = asFailure(error);
    // What is wrong with the workflow is wrong for every pull request.
    if (failure.code === 'WRONG_USE') throw failure;
    return { pull: { pull: number, head, base: '' }, failure };
  }
}

/**
 * A pull request's own run has the merge result checked out. Planned against a saved list it is taken as it is; where a
 * help desk is asked, the addresses that a token is sent to are those of the base branch.
 * @throws {Failure} WRONG_USE where something else is checked out: the comment would show another plan than is merged.
 */
async function ownCandidate({ inputs, runner }: Job): Promise<Candidate> {
  const { event, workspace, commit } = runner;
  const since = inputs.text('since');
  if (event.kind !== 'pull-request') {
    return { pull: undefined, since: since === '' ? undefined : since, files: 'checked-out', commit };
  }
  const merge = await mergeNamed(workspace, 'HEAD');
  if (merge?.head !== event.head) throw isNotItsMerge(event);
  const { base } = merge;
  return {
    pull: { pull: event.number, head: event.head, base },
    since: since === '' ? base : since,
    files: inputs.text('snapshot-branch') === '' ? { files: 'HEAD', targets: base } : 'checked-out',
    commit: event.head,
  };
}

function isNotItsMerge({ number, head }: Extract<Event, { readonly kind: 'pull-request' }>): Failure {
  return new Failure(
    'WRONG_USE',
    `what is checked out is not the merge of pull request ${number} at ${shortCommit(head)}`,
    {
      hint: 'Run it on the event pull_request, with actions/checkout without `ref`. Elsewhere give the input pull-request.',
    },
  );
}

/** Gives on a folder that stands for the top of the repository, as the candidate has it. */
export function withFilesOf<T>(
  { files }: Candidate,
  { inputs, runner }: Job,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if (files === 'checked-out') return use(runner.workspace);
  return withTargetsOf({ folder: runner.workspace, configFile: inputs.text('config') }, files, use);
}
