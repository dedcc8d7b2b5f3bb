import { type GitHub, isAtLimit, onceARun, statusOf } from '../client.ts';
import type { Job } from '../job.ts';
import { projectName } from '../project.ts';
import { type Mark, nameInMark, parseMark } from './mark.ts';

/** A comment of ours about a plan. */
export interface PlanComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly mark: Mark;
  /** Milliseconds of the epoch: GitHub's times have a second, an emulator's more. */
  readonly updatedAt: number;
}

/** As whom GitHub's own token writes; it cannot ask who it is. */
const TOKEN_OF_A_RUN = 'github-actions[bot]';

/** The login that comments of ours have: as the workflow says, else as GitHub does. */
export async function ownLogin({ inputs, github }: Job): Promise<string> {
  const named = inputs.text('comment-author');
  return named === '' ? loginOfToken(github()) : named;
}

const loginOfToken = onceARun(async ({ rest }) => {
  try {
    return (await rest.users.getAuthenticated()).data.login;
  } catch (error) {
    if (statusOf(error) === 403 && !isAtLimit(error)) return TOKEN_OF_A_RUN;
    throw error;
  }
});

/** Those of this author that begin with our mark, oldest first, whatever page they are on. */
export async function planCommentsOn(
  { rest, paginate, at }: GitHub,
  pull: number,
  author: string,
): Promise<readonly PlanComment[]> {
  const all = await paginate(rest.issues.listComments, { ...at, issue_number: pull, per_page: 100 });
  return all.flatMap((one) => planCommentOf(one, author) ?? []).sort((a, b) => a.id - b.id);
}

/** As they were when the run first looked: for a pull request that is merged, whose approvals no run changes. */
export const planCommentsOnce = onceARun(planCommentsOn);

/** As it is now; undefined where it is gone, or is ours no more. */
export async function showPlanComment(
  { rest, at }: GitHub,
  id: number,
  author: string,
): Promise<PlanComment | undefined> {
  try {
    return planCommentOf((await rest.issues.getComment({ ...at, comment_id: id })).data, author);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

interface CommentOfGitHub {
  readonly id: number;
  readonly html_url: string;
  readonly body?: string;
  readonly user: { readonly login: string } | null;
  readonly updated_at: string;
}

/** Undefined where somebody else has written it, or it is about something else. */
export function planCommentOf(
  { id, html_url: url, body = '', user, updated_at: updated }: CommentOfGitHub,
  author: string,
): PlanComment | undefined {
  const mark = isSameLogin(user?.login ?? '', author) ? parseMark(body) : undefined;
  return mark === undefined ? undefined : { id, url, body, mark, updatedAt: Date.parse(updated) };
}

/** Logins are one whatever their case. */
export function isSameLogin(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whose comments these are: what a run writes for one project never touches those for another. */
export function ownerOf({ inputs, runner }: Job): Pick<Mark, 'workflow' | 'project'> {
  return { workflow: nameInMark(runner.workflow), project: nameInMark(projectName(inputs)) };
}

/** Those about one target of the project that the workflow means. */
export function ofTarget(comments: readonly PlanComment[], target: string, job: Job): readonly PlanComment[] {
  const [{ project }, name] = [ownerOf(job), nameInMark(target)];
  return comments.filter(({ mark }) => mark.project === project && mark.target === name);
}
