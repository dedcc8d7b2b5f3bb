import { Failure } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { printable } from '../../render/printable.ts';
import type { Commits } from '../../run/git/files-of-others.ts';
import { gitHubFailure } from '../client.ts';
import type { Event } from '../event.ts';
import type { Job } from '../job.ts';
import { fetchMerge, ownCommit } from '../merges.ts';
import { type PullRequest, showPullRequest } from '../pull-requests.ts';
import { parseCommand } from './command-text.ts';
import { whyOvertaken } from './overtaken.ts';
import { mayWrite } from './people.ts';
import { missingReview } from './reviews.ts';

/** What an apply was set off by. */
export type Order =
  /** A comment that was written to people, or a run that came too late. */
  | { readonly kind: 'none'; readonly why: string }
  /** A commit on a branch, a schedule, somebody at the button. */
  | { readonly kind: 'branch' }
  /** A command on a pull request that is merged: the files that are checked out are meant. */
  | { readonly kind: 'after-merge'; readonly target: string | undefined }
  /** A command on an open one: what its merge would bring is meant. */
  | { readonly kind: 'before-merge'; readonly target: string | undefined; readonly commits: Commits };

/**
 * Reads what a run was set off by, and lets nobody apply who may not.
 * @throws {Failure} COMMAND_REFUSED with all that is missing.
 */
export async function commandOf(job: Job): Promise<Order> {
  const { event } = job.runner;
  switch (event.kind) {
    case 'branch':
      return unlessOvertaken(job, { kind: 'branch' });
    case 'remark':
      return {
        kind: 'none',
        why: 'This comment is no command to deskform: it is none that was just written on a pull request.',
      };
    case 'comment':
      return commandIn(event, job);
    case 'pull-request':
      throw notApplied('a run of a pull request applies nothing: anybody can open one');
    case 'other':
      throw notApplied(`a run of the event ${JSON.stringify(event.name)} applies nothing`);
    default:
      return unreachable(event);
  }
}

function notApplied(why: string): Failure {
  return new Failure('COMMAND_REFUSED', why, {
    hint: 'Apply on a push to the main branch, or on the command `/deskform apply` (issue_comment).',
  });
}

async function commandIn({ comment, number }: Extract<Event, { readonly kind: 'comment' }>, job: Job): Promise<Order> {
  const command = parseCommand(comment.body);
  if (command === undefined) return { kind: 'none', why: 'This comment is no command to deskform.' };
  const { target } = command;
  const github = job.github();
  try {
    if (!(await mayWrite(github, comment.author))) throw refused([`${comment.author} has no write permission`]);
    const pull = await showPullRequest(github, number);
    const missing = missingPlace(pull, job);
    if (missing.length > 0) throw refused(missing);
    if (pull.merged) return unlessOvertaken(job, { kind: 'after-merge', target });
    return { kind: 'before-merge', target, commits: await commitsOf(pull, comment.author, job) };
  } catch (error) {
    throw gitHubFailure(error, `read pull request ${number}, its reviews, and who may write`) ?? error;
  }
}

/** Who writes to a pull request chooses its base, too: a command is for the branch that the run is of. */
function missingPlace({ into }: PullRequest, { runner: { branch } }: Job): readonly string[] {
  if (into === branch) return [];
  const runIs = branch === undefined ? 'no branch' : printable(branch);
  return [`the pull request is into ${printable(into)}, and this run is of ${runIs}`];
}

async function commitsOf(pull: PullRequest, commander: string, { github, runner }: Job): Promise<Commits> {
  const missing = [...missingState(pull), ...(await missingReview(github(), pull, commander))];
  if (missing.length > 0) throw refused(missing);
  const { commit, base } = await fetchMerge(runner.workspace, pull);
  return { files: commit, targets: await ownCommit(runner.workspace, runner.commit, base) };
}

async function unlessOvertaken(job: Job, order: Order): Promise<Order> {
  const why = await whyOvertaken(job);
  return why === undefined ? order : { kind: 'none', why };
}

export function refused(missing: readonly string[]): Failure {
  return new Failure('COMMAND_REFUSED', `the command was refused: ${missing.join('; ')}; nothing was sent`, {
    hint: 'Write the command again when that is so.',
  });
}

function missingState({ state, draft, mergeable, rules }: PullRequest): readonly string[] {
  if (state !== 'open') return ['the pull request was closed without a merge'];
  if (draft) return ['the pull request is a draft'];
  if (mergeable !== true) return ['the pull request cannot be merged with its base branch'];
  return rules === 'kept' ? [] : ['the rules of the branch do not let the pull request be merged'];
}
