import { asFailure, type Failure } from '../../problem/failure.ts';
import { shortCommit } from '../../render/words.ts';
import { ensureOne, isSameText, type OneOfAKind } from '../ensure-one.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type PlanComment, type Pull, showPull } from '../pulls.ts';
import { inFolder, plannedBody, resultBody } from './body.ts';
import { encode, formatMark, hiddenBody, type Mark, nameInMark, type ResultWord, withEarlier } from './mark.ts';

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
  return comments.filter(({ mark }) => mark.project === nameOf(job));
}

function nameOf({ inputs }: Job): string {
  return nameInMark(projectName(inputs));
}

/** The plan to write for the newest commit of a pull request. */
export interface PlanToTell {
  readonly mark: Mark;
  /** As Markdown. */
  readonly text: string;
  /** Whether to create a comment, or only update one. */
  readonly worth: 'a-first-comment' | 'an-edit';
}

/** Writes the plan into the one comment of this project; `pull` was just read. */
export async function writePlanComment(job: Job, pull: Pull, { mark, text, worth }: PlanToTell): Promise<Commented> {
  const url = ofProject(pull, job)[0]?.url;
  const left = (leaves: 'the-comment' | 'everything', reason: string): Commented => {
    const why = `No comment was written on pull request ${pull.number}: ${reason}.`;
    return { outcome: 'left', why, url, leaves };
  };
  const why = whyNot(job, pull, mark);
  if (why !== undefined) return left('everything', why);
  if (url === undefined && worth === 'an-edit') return left('the-comment', 'its plan has no changes');
  const bodyOver = (before: PlanComment | undefined): string =>
    plannedBody(markOver(mark, before), text, job.runner.runUrl);
  const isAsWanted = (one: PlanComment, now: Pull): boolean =>
    isSame(one, markOver(mark, one), hiddenBody(bodyOver(one), job.hide)) || whyNot(job, now, mark) !== undefined;
  try {
    return { outcome: 'written', url: await ensureComment(job, pull, bodyOver, isAsWanted) };
  } catch (error) {
    const failure = asFailure(error);
    const { event } = job.runner;
    const isOfFork = event.kind === 'pull-request' && event.from !== 'this-repository';
    return failure.code === 'GITHUB_REFUSED' && isOfFork ? left('everything', OF_FORK) : { outcome: 'failed', failure };
  }
}

const OF_FORK =
  'runs of forks and of Dependabot have a read-only token. The workflow deskform-comments.yml writes these comments; the plan is on the page of this run';

/** Why not to write: whoever merges approves the comment, so it must not change after the merge. */
function whyNot(job: Job, pull: Pull, mark: Mark): string | undefined {
  if (pull.state !== 'OPEN') return 'it is closed';
  if (pull.head !== mark.head)
    return `${shortCommit(mark.head)} is not the latest commit; the run for the latest commit writes the comment`;
  const isNewer = (one: PlanComment): boolean =>
    one.editedBy === undefined && one.mark.head === mark.head && one.mark.readAt > mark.readAt;
  return ofProject(pull, job).some(isNewer) ? 'it already has a newer plan' : undefined;
}

/** The mark with the plans of this head that stood in the comment before; what somebody else edited tells nothing. */
export function markOver(mark: Mark, before: PlanComment | undefined): Mark {
  if (before === undefined || before.editedBy !== undefined || before.mark.head !== mark.head) return mark;
  return { ...mark, targets: withEarlier(mark.targets, before.mark, before.writtenAt) };
}

/** Whether a comment says this already. How long its plan has stood there does not count. */
function isSame({ body, editedBy, mark: there }: PlanComment, wanted: Mark, wantedBody: string): boolean {
  const untimed = (mark: Mark): string =>
    formatMark({ ...mark, readAt: 0, targets: mark.targets.map((one) => ({ ...one, since: 0 })) });
  const visible = (text: string): string => text.slice(text.indexOf('\n'));
  return editedBy === undefined && untimed(there) === untimed(wanted) && isSameText(visible(body), visible(wantedBody));
}

/** Writes the results of an apply into the plan comment of a merged pull request. Returns the address of the comment. */
export async function writeResults(
  job: Job,
  pull: Pull,
  results: ReadonlyMap<string, ResultWord>,
): Promise<string | undefined> {
  const isThere = ({ mark }: PlanComment): boolean =>
    mark.targets.every(({ target, state }) => (results.get(target) ?? state) === state);
  const [there] = ofProject(pull, job).filter(({ editedBy }) => editedBy === undefined);
  if (there === undefined || isThere(there)) return there?.url;
  const bodyOver = ({ body, mark, writtenAt }: PlanComment = there): string => {
    const targets = withEarlier(mark.targets, mark, writtenAt).map((one) => ({
      ...one,
      state: results.get(one.target) ?? one.state,
    }));
    return resultBody({ ...mark, targets }, body, job.runner.runUrl);
  };
  return ensureComment(job, pull, bodyOver, isThere);
}

/** What a person must learn of: GitHub notifies of new comments, and not of edits. */
export interface News {
  /** One comment is written for each event and head of a pull request, however often a run is repeated. */
  readonly event: string;
  readonly text: string;
}

/** Writes a new comment, unless the same was told before. Returns its address, if it wrote one. */
export async function tellOnce(job: Job, pull: Pull, { event, text }: News): Promise<string | undefined> {
  const project = nameOf(job);
  const mark = `<!-- deskform:told v=2 ${encode([project, pull.head, event])} -->`;
  const heading = project === '' ? '' : `### ${inFolder(project).slice(0, -2)}\n\n`;
  const { rest, at } = job.github;
  let told: ReadonlySet<string> | undefined = pull.told;
  const { url } = await ensureOne<{ readonly id: number; readonly url: string | undefined }>({
    what: 'a comment',
    needs: 'pull-requests: write',
    find: async () => {
      const isTold = (told ?? (await showPull(job.github, pull.number)).told).has(mark);
      told = undefined;
      return isTold ? [{ id: 0, url: undefined }] : [];
    },
    isAsWanted: () => true,
    make: async () => {
      const body = hiddenBody(`${mark}\n${heading}${text}`, job.hide);
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

/** Creates or updates the one comment of the project; `pull` was just read. Returns its address. */
async function ensureComment(
  job: Job,
  pull: Pull,
  bodyOver: (before: PlanComment | undefined) => string,
  isAsWanted: (one: PlanComment, now: Pull) => boolean,
): Promise<string> {
  const { rest, at } = job.github;
  let seen: Pull | undefined = pull;
  let now = pull;
  const kind: OneOfAKind<Kept> = {
    what: 'the plan comment',
    needs: 'pull-requests: write',
    find: async () => {
      now = seen ?? (await showPull(job.github, pull.number));
      seen = undefined;
      return ofProject(now, job).map((found) => ({ id: found.id, url: found.url, found }));
    },
    isAsWanted: ({ found }) => found !== undefined && isAsWanted(found, now),
    make: async () => {
      const body = hiddenBody(bodyOver(undefined), job.hide);
      const { data } = await rest.issues.createComment({ ...at, issue_number: pull.number, body });
      return { id: data.id, url: data.html_url, found: undefined };
    },
    update: async (one) => {
      await rest.issues.updateComment({ ...at, comment_id: one.id, body: hiddenBody(bodyOver(one.found), job.hide) });
      return one;
    },
    drop: ({ id }) => rest.issues.deleteComment({ ...at, comment_id: id }),
  };
  const kept = await ensureOne(kind);
  // Another run may have created one at the same time.
  const areTwins = kept.found === undefined && (await kind.find()).length > 1;
  return (areTwins ? await ensureOne(kind) : kept).url;
}
