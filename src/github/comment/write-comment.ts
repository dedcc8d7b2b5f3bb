import { asFailure, type Failure } from '../../problem/failure.ts';
import { shortCommit } from '../../render/words.ts';
import { ensureOne, type OneOfAKind } from '../ensure-one.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type PlanComment, type Pull, showPull } from '../pulls.ts';
import { inFolder, type PlanText, plannedBody, resultBody } from './body.ts';
import { encode, hiddenBody, isNewer, type Mark, nameInMark, type ResultWord, withEarlier } from './mark.ts';

/** The outcome of writing a comment. */
export type Commented =
  | { readonly outcome: 'written'; readonly url: string }
  /** Not written, for a reason that is not a failure. `everything`: the check is not set either. */
  | {
      readonly outcome: 'left';
      readonly why: string;
      readonly url: string | undefined;
      readonly leaves: 'the-comment' | 'everything';
    }
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
  const url = there[0]?.url;
  const why = whyNot(pull, mark, there);
  if (why !== undefined) return { outcome: 'left', why: unwritten(pull, why), url, leaves: 'everything' };
  if (there.length === 0 && worth === 'an-edit')
    return { outcome: 'left', why: unwritten(pull, 'its plan has no changes'), url, leaves: 'the-comment' };
  const bodyOver = (before: PlanComment | undefined): string =>
    hiddenBody(plannedBody(markOver(mark, before), text, job.runner.runUrl), job.hide);
  const isAsWanted = (one: PlanComment, now: Pull): boolean =>
    (one.editedBy === undefined && isSame(one.mark, markOver(mark, one))) || isOvertaken(mark, one, now);
  try {
    return { outcome: 'written', url: (await ensureComment(job, pull, bodyOver, isAsWanted)).url };
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code !== 'GITHUB_REFUSED' || !isOfFork(job)) return { outcome: 'failed', failure };
    return { outcome: 'left', why: unwritten(pull, OF_FORK), url: undefined, leaves: 'everything' };
  }
}

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
  return there.some((one) => one.editedBy === undefined && one.mark.head === head && isNewer(one.mark, mark))
    ? 'it already has a newer plan'
    : undefined;
}

/** The mark with the plans of this head that stood in the comment before; what somebody else edited tells nothing. */
export function markOver(mark: Mark, before: PlanComment | undefined): Mark {
  if (before === undefined || before.editedBy !== undefined || before.mark.head !== mark.head) return mark;
  return { ...mark, targets: withEarlier(mark.targets, before.mark, before.writtenAt) };
}

/** The time since which an unchanged plan has stood there is no reason to write it again. */
function isSame(there: Mark, wanted: Mark): boolean {
  const approved = ({ head, text, targets }: Mark): string =>
    JSON.stringify([head, text, targets.map((one) => ({ ...one, records: [...(one.records ?? [])], since: 0 }))]);
  return approved(there) === approved(wanted);
}

/** Whether another run wrote a newer plan: from a later live list, or for a later commit. */
function isOvertaken(mark: Mark, { mark: there, editedBy }: PlanComment, now: Pull): boolean {
  if (editedBy !== undefined) return false;
  return there.head === mark.head ? isNewer(there, mark) : there.head === now.head;
}

/** Writes the results of an apply into the plan comment of a merged pull request. Returns the address of the comment. */
export async function writeResults(
  job: Job,
  pull: Pull,
  results: ReadonlyMap<string, ResultWord>,
): Promise<string | undefined> {
  const bodyOver = ({ body, mark, writtenAt }: PlanComment): string => {
    const targets = withEarlier(mark.targets, mark, writtenAt).map((one) => ({
      ...one,
      state: results.get(one.target) ?? one.state,
    }));
    return hiddenBody(resultBody({ ...mark, run: job.runner.runId, targets }, body, job.runner.runUrl), job.hide);
  };
  const [there] = ofProject(pull, job).filter(({ editedBy }) => editedBy === undefined);
  if (there === undefined) return undefined;
  const isThere = ({ mark }: PlanComment): boolean =>
    mark.targets.every(({ target, state }) => (results.get(target) ?? state) === state);
  if (isThere(there)) return there.url;
  const { url } = await ensureComment(job, pull, (before) => bodyOver(before ?? there), isThere);
  return url;
}

/** What a person must learn of: GitHub notifies of new comments, and not of edits. */
export interface News {
  /** One comment is written for each event and head of a pull request, however often a run is repeated. */
  readonly event: string;
  readonly text: string;
}

/** Writes a new comment, unless the same was told before. Returns its address, if it wrote one. */
export async function tellOnce(job: Job, pull: Pull, { event, text }: News): Promise<string | undefined> {
  const fields = [nameInMark(projectName(job.inputs)), pull.head, event].map(encode);
  const mark = `<!-- deskform:told v=1 ${fields.join(' ')} -->`;
  const { rest, at } = job.github();
  let told: ReadonlySet<string> | undefined = pull.told;
  const { url } = await ensureOne<{ readonly id: number; readonly url: string | undefined }>({
    what: 'a comment',
    needs: 'pull-requests: write',
    find: async () => {
      told ??= (await showPull(job.github(), pull.number)).told;
      const isTold = told.has(mark);
      told = undefined;
      return isTold ? [{ id: 0, url: undefined }] : [];
    },
    isAsWanted: () => true,
    make: async () => {
      const folder = inFolder(nameInMark(projectName(job.inputs)));
      const body = hiddenBody(`${mark}\n${folder === '' ? '' : `### ${folder.slice(0, -2)}\n\n`}${text}`, job.hide);
      const { data } = await rest.issues.createComment({ ...at, issue_number: pull.number, body });
      return { id: data.id, url: data.html_url };
    },
    update: async (one) => one,
    drop: async () => undefined,
  });
  return url;
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
