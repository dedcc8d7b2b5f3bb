import { shortCommit } from '../../render/short-commit.ts';
import type { GitHub } from '../client.ts';
import { isSameLogin } from '../comment/own-comments.ts';
import type { PullRequest } from '../pull-requests.ts';
import { mayWrite } from './people.ts';

/** What one person has said last of a pull request. */
export interface Verdict {
  readonly login: string;
  readonly says: 'approved' | 'changes-requested';
  /** The commit that was looked at. */
  readonly commit: string;
}

/**
 * What is missing before a pull request counts as reviewed, in words; empty where nothing is. Nobody approves what is
 * their own: neither who wrote one of its commits, nor who has it applied.
 */
export async function missingReview(
  github: GitHub,
  { number, head, author }: PullRequest,
  commander: string,
): Promise<readonly string[]> {
  const verdicts = await countingVerdicts(github, number);
  const against = verdicts.filter(({ says }) => says === 'changes-requested').map(({ login }) => login);
  const approvers = verdicts.filter(({ says, commit }) => says === 'approved' && commit === head);
  const commits = approvers.length === 0 ? [] : await commitsOf(github, number);
  const partial = [commander, author, ...commits.flatMap(writersOf)];
  const isOwn = ({ login }: Verdict): boolean => partial.some((other) => isSameLogin(login, other));
  return [
    ...(approvers.some((verdict) => !isOwn(verdict)) ? [] : [unapproved(head, approvers)]),
    ...(commits.length < MOST_COMMITS
      ? []
      : [`it has ${MOST_COMMITS} commits or more, and GitHub lists no more of them`]),
    ...(against.length === 0 ? [] : [`${against.join(', ')} asked for changes`]),
  ];
}

function unapproved(head: string, own: readonly Verdict[]): string {
  const nobody = `nobody with write permission has approved ${shortCommit(head)}, its newest commit`;
  if (own.length === 0) return nobody;
  return `${nobody}, but ${own.map(({ login }) => login).join(', ')}, who wrote commits of it or gives the command`;
}

/** GitHub lists no more, the oldest first: who wrote the last ones would not be known. */
const MOST_COMMITS = 250;

interface Written {
  readonly author: object | null;
  readonly committer: object | null;
}

async function commitsOf({ rest, paginate, at }: GitHub, pull: number): Promise<readonly Written[]> {
  return paginate(rest.pulls.listCommits, { ...at, pull_number: pull, per_page: 100 });
}

/** As far as GitHub knows them: a name in a commit can be anybody's. */
function writersOf({ author, committer }: Written): readonly string[] {
  return [author, committer].flatMap(loginOf);
}

/** GitHub gives an empty object for somebody whom it does not know. */
function loginOf(person: object | null): readonly string[] {
  return person !== null && 'login' in person && typeof person.login === 'string' ? [person.login] : [];
}

/** Anybody can review a public repository; it counts from those who may write. */
async function countingVerdicts(github: GitHub, pull: number): Promise<readonly Verdict[]> {
  const { rest, paginate, at } = github;
  const reviews = await paginate(rest.pulls.listReviews, { ...at, pull_number: pull, per_page: 100 });
  const counting: Verdict[] = [];
  for (const verdict of lastVerdicts(reviews)) if (await mayWrite(github, verdict.login)) counting.push(verdict);
  return counting;
}

interface Review {
  readonly state: string;
  readonly commit_id: string | null;
  readonly user: { readonly login: string } | null;
}

/** Reviews come oldest first. A remark takes back nothing; a dismissal does. */
export function lastVerdicts(reviews: readonly Review[]): readonly Verdict[] {
  const last = new Map<string, Verdict>();
  for (const { state, commit_id: commit, user } of reviews) {
    const login = user?.login ?? '';
    if (state === 'DISMISSED') last.delete(login);
    if (state === 'APPROVED') last.set(login, { login, says: 'approved', commit: commit ?? '' });
    if (state === 'CHANGES_REQUESTED') last.set(login, { login, says: 'changes-requested', commit: commit ?? '' });
  }
  return [...last.values()];
}
