import { asFailure, type Failure } from '../../model/failure.ts';
import { shortHash } from '../../render/words.ts';
import { isSameText, writeOnce } from '../client.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../project.ts';
import { type PlanComment, type Pull, showPull } from '../pulls.ts';
import { inFolder, plannedBody, resultBody } from './body.ts';
import { encode, hiddenBody, isSamePlan, type Mark, type ResultWord } from './mark.ts';

/** The outcome of writing a comment. `left`: the check is not set either, for a reason that is not a failure. */
export type Commented =
  | { readonly outcome: 'written'; readonly url: string }
  | { readonly outcome: 'not-needed' }
  | { readonly outcome: 'left'; readonly why: string; readonly url: string | undefined }
  | { readonly outcome: 'failed'; readonly failure: Failure };

/** The comments of the workflow's project, oldest first. */
export function ofProject({ comments }: Pick<Pull, 'comments'>, job: Job): readonly PlanComment[] {
  return comments.filter(({ mark }) => mark.project === projectName(job.inputs));
}

/** Those for the newest commit: the last one counts, and the others are what stood there before an approval. */
export function ofHead(pull: Pick<Pull, 'comments' | 'head'>, job: Job): readonly PlanComment[] {
  return ofProject(pull, job).filter(({ mark }) => mark.head === pull.head);
}

/** What stood in the comments of a commit at a time. GitHub's clock has only seconds; what somebody else edited is unknown. */
export function seenAt(comments: readonly PlanComment[], time: number): PlanComment | undefined {
  return comments.findLast((one) => one.editedBy === undefined && one.stoodAt < time);
}

/** Writes the plan into the comment of this project. What an approval has seen stays: another plan is a new comment. */
export async function writePlanComment(
  job: Job,
  pull: Pull,
  mark: Mark,
  text: string,
  worth: 'a-first-comment' | 'an-edit',
): Promise<Commented> {
  const url = ofProject(pull, job).at(-1)?.url;
  const left = (reason: string): Commented => {
    return { outcome: 'left', url, why: `No comment was written on pull request ${pull.number}: ${reason}.` };
  };
  const why = whyNot(job, pull, mark);
  if (why !== undefined) return left(why);
  if (url === undefined && worth === 'an-edit') return { outcome: 'not-needed' };
  const bodyOver = (before: PlanComment | undefined, { approval }: Pull): string =>
    plannedBody(markOver(mark, before, approval?.at), text, job.runner.runUrl);
  const isAsWanted = (one: PlanComment, now: Pull): boolean =>
    isSame(one, hiddenBody(bodyOver(one, now), job.hide)) || whyNot(job, now, mark) !== undefined;
  const find = (now: Pull): readonly PlanComment[] => toEdit(job, now, mark);
  try {
    return { outcome: 'written', url: await ensureComment(job, pull, find, bodyOver, isAsWanted) };
  } catch (error) {
    const failure = asFailure(error);
    const { event } = job.runner;
    const isOfFork = event.kind === 'pull-request' && event.from !== 'this-repository';
    return failure.code === 'GITHUB_REFUSED' && isOfFork ? left(OF_FORK) : { outcome: 'failed', failure };
  }
}

const OF_FORK =
  'runs of forks and of Dependabot have a read-only token. The workflow deskform-comments.yml writes these comments; the plan is in the log of this run';

/** Why not to write: whoever merges approves the comment, so it must not change after the merge. */
function whyNot(job: Job, pull: Pull, mark: Mark): string | undefined {
  if (pull.state !== 'OPEN') return 'it is closed';
  if (pull.head !== mark.head)
    return `${shortHash(mark.head)} is not the latest commit; the run for the latest commit writes the comment`;
  const isNewer = (one: PlanComment): boolean =>
    one.editedBy === undefined && one.mark.head === mark.head && one.mark.readAt > mark.readAt;
  return ofProject(pull, job).some(isNewer) ? 'it already has a newer plan' : undefined;
}

/** The comments to edit into this plan, of which only one stays; none if a new one has to be written. */
function toEdit(job: Job, pull: Pull, mark: Mark): readonly PlanComment[] {
  const all = ofProject(pull, job);
  const { head, approval } = pull;
  const isKept = (one: PlanComment): boolean =>
    approval !== undefined && one.mark.head === head && (one.editedBy !== undefined || one.stoodAt < approval.at);
  const free = all.filter((one) => !isKept(one));
  const last = all.at(-1);
  return free.length === 0 && last !== undefined && hasPlans(last, mark) ? [last] : free;
}

/** The mark over a comment with the same plans keeps since when they stand there, and the numbers that a review has seen. */
function markOver(mark: Mark, before: PlanComment | undefined, approvedAt = 0): Mark {
  if (before === undefined || !hasPlans(before, mark)) return mark;
  const { targets } = before.stoodAt < approvedAt ? before.mark : mark;
  return { ...mark, since: before.stoodAt, targets };
}

/** Whether a comment has exactly these plans; what somebody else edited tells nothing. */
function hasPlans({ mark, editedBy }: PlanComment, { head, targets }: Mark): boolean {
  const there = new Map(mark.targets.map((one) => [one.target, one]));
  const isSame = mark.head === head && targets.every((one) => isSamePlan(one, there.get(one.target)));
  return editedBy === undefined && isSame && there.size === targets.length;
}

/** Whether a comment says this already. How long its plan has stood there does not count. */
function isSame({ body, editedBy }: PlanComment, wanted: string): boolean {
  // The first ones are those of the mark.
  const untimed = (text: string): string => text.replace(/"readAt":\d+,"since":\d+/u, '');
  return editedBy === undefined && isSameText(untimed(body), untimed(wanted));
}

/** Writes the results of an apply into the plan comment of a merged pull request. Returns the address of the comment. */
export async function writeResults(
  job: Job,
  pull: Pull,
  results: ReadonlyMap<string, ResultWord>,
): Promise<string | undefined> {
  const isThere = ({ mark }: PlanComment): boolean =>
    mark.targets.every(({ target, state }) => (results.get(target) ?? state) === state);
  const find = (now: Pull): readonly PlanComment[] =>
    ofHead(now, job)
      .filter(({ editedBy }) => editedBy === undefined)
      .slice(-1);
  const [there] = find(pull);
  if (there === undefined || isThere(there)) return there?.url;
  const bodyOver = ({ body, mark, stoodAt }: PlanComment = there): string => {
    const targets = mark.targets.map((one) => ({ ...one, state: results.get(one.target) ?? one.state }));
    return resultBody({ ...mark, since: stoodAt, targets }, body, job.runner.runUrl);
  };
  return ensureComment(job, pull, find, bodyOver, isThere);
}

/** What a person must learn of: GitHub notifies of new comments, and not of edits. */
export interface News {
  /** One comment is written for each event and head of a pull request, however often a run is repeated. */
  readonly event: string;
  readonly text: string;
}

/** Writes a new comment, unless the same was told before. Returns its address, if it wrote one. */
export function tellOnce(job: Job, pull: Pull, { event, text }: News): Promise<string | undefined> {
  const project = projectName(job.inputs);
  const mark = `<!-- deskform:told v=1 ${encode([project, pull.head, event])} -->`;
  const heading = project === '' ? '' : `### ${inFolder(project).slice(0, -2)}\n\n`;
  return writeOnce('write a comment', 'pull-requests: write', async (round) => {
    const { told } = round === 1 ? pull : await showPull(job.github, pull.number);
    return told.has(mark) ? undefined : create(job, pull, `${mark}\n${heading}${text}`);
  });
}

async function create({ github, hide }: Job, { number }: Pull, text: string): Promise<string> {
  const { rest, at } = github;
  const { data } = await rest.issues.createComment({ ...at, issue_number: number, body: hiddenBody(text, hide) });
  return data.html_url;
}

/** Creates or updates a plan comment; `pull` was just read. Returns its address. */
function ensureComment(
  job: Job,
  pull: Pull,
  find: (now: Pull) => readonly PlanComment[],
  bodyOver: (before: PlanComment | undefined, now: Pull) => string,
  isAsWanted: (one: PlanComment, now: Pull) => boolean,
): Promise<string> {
  const { rest, at } = job.github;
  const keepOne = async (now: Pull): Promise<string | undefined> => {
    const [first, ...twins] = find(now);
    if (first !== undefined && !isAsWanted(first, now)) {
      const body = hiddenBody(bodyOver(first, now), job.hide);
      await rest.issues.updateComment({ ...at, comment_id: first.id, body });
    }
    for (const { id } of twins) await rest.issues.deleteComment({ ...at, comment_id: id });
    return first?.url;
  };
  return writeOnce('write the plan comment', 'pull-requests: write', async (round) => {
    const now = round === 1 ? pull : await showPull(job.github, pull.number);
    const kept = await keepOne(now);
    if (kept !== undefined) return kept;
    const url = await create(job, pull, bodyOver(undefined, now));
    // Another run may have created one at the same time.
    return (await keepOne(await showPull(job.github, pull.number))) ?? url;
  });
}
