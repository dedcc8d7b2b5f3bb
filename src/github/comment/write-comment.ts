import { asFailure, type Failure } from '../../problem/failure.ts';
import { shortCommit } from '../../render/words.ts';
import { ensureOne, type OneOfAKind } from '../ensure-one.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type PlanComment, type Pull, showPull } from '../pulls.ts';
import { type PlanText, plannedBody, resultBody, type TargetResult } from './body.ts';
import { hiddenBody, isNewer, type Mark, nameInMark } from './mark.ts';

/** The outcome of writing a comment. */
export type Commented =
  | { readonly outcome: 'written'; readonly url: string }
  /** Not written, for a reason that is not a failure. */
  | { readonly outcome: 'left'; readonly why: string; readonly url: string | undefined }
  | { readonly outcome: 'failed'; readonly failure: Failure };

/** The comments of the workflow's project, oldest first. */
export function ofProject({ comments }: Pick<Pull, 'comments'>, job: Job): readonly PlanComment[] {
  const project = nameInMark(projectName(job.inputs));
  return comments.filter(({ mark }) => mark.project === project);
}

/** The plan to write for the newest commit of a pull request. */
export interface PlanToTell {
  readonly mark: Mark;
  readonly text: PlanText;
  /** Whether to create a comment, or only update one. */
  readonly worth: 'a-first-comment' | 'an-edit';
}

/** Writes the plan into the one comment of this project; `pull` was just read. */
export async function writePlanComment(job: Job, pull: Pull, { mark, text, worth }: PlanToTell): Promise<Commented> {
  const there = ofProject(pull, job);
  const why = whyNot(pull, mark, there) ?? (there.length > 0 || worth === 'a-first-comment' ? undefined : NO_CHANGE);
  if (why !== undefined) return { outcome: 'left', why: unwritten(pull, why), url: there[0]?.url };
  try {
    const body = hiddenBody(plannedBody(mark, text, job.runner.runUrl), job.hide);
    return {
      outcome: 'written',
      url: (
        await ensureComment(
          job,
          pull,
          () => body,
          (one, now) => isSame(one.mark, mark) || isOvertaken(mark, one.mark, now),
        )
      ).url,
    };
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code !== 'GITHUB_REFUSED' || !isOfFork(job)) return { outcome: 'failed', failure };
    return { outcome: 'left', why: unwritten(pull, OF_FORK), url: undefined };
  }
}

const NO_CHANGE = 'its plan has no changes';
const OF_FORK =
  'runs of forks and of Dependabot have a read-only token. The workflow deskform-comments.yml writes these comments; the plan is on the page of this run';

function isOfFork({ runner: { event } }: Job): boolean {
  return event.kind === 'pull-request' && event.from !== 'this-repository';
}

function unwritten({ number }: Pull, why: string): string {
  return `No comment was written on pull request ${number}: ${why}.`;
}

/** Why not to write: whoever merges approves the comment, so it must not change after the merge. */
function whyNot({ state, head }: Pull, mark: Mark, there: readonly PlanComment[]): string | undefined {
  if (state !== 'OPEN') return 'it is closed';
  if (head !== mark.head)
    return `${shortCommit(mark.head)} is not the latest commit; the run for the latest commit writes the comment`;
  return there.some((one) => one.mark.head === head && isNewer(one.mark, mark))
    ? 'it already has a newer plan'
    : undefined;
}

function isSame(there: Mark, wanted: Mark): boolean {
  const approved = (mark: Mark): string => JSON.stringify([mark.head, mark.text, mark.phase, mark.targets]);
  return approved(there) === approved(wanted);
}

/** Whether another run wrote a newer plan: from a later live list, or for a later commit. */
function isOvertaken(mark: Mark, there: Mark, now: Pull): boolean {
  return there.head === mark.head ? isNewer(there, mark) : there.head === now.head;
}

/**
 * Writes the results into the comment of a merged pull request, above the approved plans. A plan written after the merge
 * never becomes an approval. Returns the address of the comment.
 */
export async function writeResults(job: Job, pull: Pull, results: readonly TargetResult[]): Promise<string> {
  const bodyOver = (before: PlanComment | undefined): string =>
    hiddenBody(resultBody(markAfter(job, pull, before, results), results, before?.body), job.hide);
  return (await ensureComment(job, pull, bodyOver, (one) => one.body === bodyOver(one))).url;
}

const DONE: readonly TargetResult['word'][] = ['applied', 'restart-due', 'nothing-to-do'];

function markAfter(job: Job, pull: Pull, before: PlanComment | undefined, results: readonly TargetResult[]): Mark {
  const fresh = { project: nameInMark(projectName(job.inputs)), head: pull.head, readAt: 0, text: '', targets: [] };
  const { targets, ...mark } = before?.mark ?? fresh;
  const isDone = (target: string): boolean => results.some((one) => one.target === target && DONE.includes(one.word));
  const seen = before === undefined || wasSeen(before, pull) ? targets : [];
  return {
    ...mark,
    run: job.runner.runId,
    phase: 'merged',
    targets: seen.map((one) => (isDone(one.target) ? { ...one, state: 'applied' } : one)),
  };
}

/** Whether the comment is older than the merge. An apply writes only into a comment that passed this check. */
export function wasSeen({ mark, writtenAt }: PlanComment, { merged }: Pull): boolean {
  return mark.phase === 'merged' || (merged !== undefined && writtenAt <= merged.at);
}

/** The comment as it was found; `found` is undefined for a new one. */
interface Kept {
  readonly id: number;
  readonly url: string;
  readonly found: PlanComment | undefined;
}

/** Creates or updates the one comment of the project; `pull` was just read. */
async function ensureComment(
  job: Job,
  pull: Pull,
  bodyOver: (before: PlanComment | undefined) => string,
  isAsWanted: (one: PlanComment, now: Pull) => boolean,
): Promise<Kept> {
  const { rest, at } = job.github();
  let seen: Pull | undefined = pull;
  let now = pull;
  const kind: OneOfAKind<Kept> = {
    what: 'the plan comment',
    needs: 'pull-requests: write',
    find: async () => {
      now = seen ?? (await showPull(job.github(), pull.number));
      seen = undefined;
      return ofProject(now, job).map((found) => ({ id: found.id, url: found.url, found }));
    },
    isAsWanted: ({ found }) => found !== undefined && isAsWanted(found, now),
    make: async () => {
      const made = { ...at, issue_number: pull.number, body: bodyOver(undefined) };
      const { data } = await rest.issues.createComment(made);
      return { id: data.id, url: data.html_url, found: undefined };
    },
    update: async (one) => {
      await rest.issues.updateComment({ ...at, comment_id: one.id, body: bodyOver(one.found) });
      return one;
    },
    drop: ({ id }) => rest.issues.deleteComment({ ...at, comment_id: id }),
  };
  const kept = await ensureOne(kind);
  if (kept.found !== undefined) return kept;
  // Another run may have created one at the same time.
  return (await kind.find()).length > 1 ? ensureOne(kind) : kept;
}
