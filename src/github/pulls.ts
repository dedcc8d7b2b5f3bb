import type { IssueComment, Maybe, PullRequest, Repository } from '@octokit/graphql-schema';
import { type GitHub, gitHubFailure } from './client.ts';
import { type Mark, parseMark } from './comment/mark.ts';

/** A plan comment that this token wrote. */
export interface PlanComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** If somebody else has edited the comment, it says nothing that counts. */
  readonly mark: Mark;
  /** Since when its plans have stood there, by GitHub's clock. */
  readonly stoodAt: number;
  /** Who else was the last to edit it. */
  readonly editedBy: string | undefined;
}

/** The current state of a pull request on GitHub. Times are in milliseconds since the epoch. */
export interface Pull {
  readonly number: number;
  readonly head: string;
  /** The base branch. The author of the pull request chooses it. */
  readonly into: string;
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED';
  readonly merged: { readonly commit: string; readonly at: number } | undefined;
  readonly updatedAt: number;
  /** `approved`: a person with push access approved exactly this head, and no branch rule requires another review. */
  readonly review: 'approved' | 'missing';
  /** The last review in which a person with push access approved exactly this head. */
  readonly approval: { readonly at: number; readonly by: string } | undefined;
  /** The plan comments of all projects in the repository, oldest first. */
  readonly comments: readonly PlanComment[];
  /** The first lines of all other comments that this token wrote. */
  readonly told: ReadonlySet<string>;
  readonly statuses: ReadonlyMap<string, { readonly state: string; readonly description: string }>;
}

/** @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED. */
export async function showPull(github: GitHub, number: number): Promise<Pull> {
  const query = `query OnePull($owner: String!, $name: String!, $number: Int!) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) { ...pull } } } ${PULL}`;
  const { pullRequest } = await ask(github, `read pull request ${number}`, query, { number });
  return completePull(github, pullRequest);
}

export async function openPulls(github: GitHub, base: string): Promise<readonly Pull[]> {
  const pulls: Pull[] = [];
  for await (const page of pages(github, 'OpenPulls', base)) pulls.push(...page);
  return pulls;
}

/** So many were touched since, long after their merge. */
const MOST_WAITING = 1_000;

/** Yields the pull requests merged into a branch, newest first. Reads more pages on demand. */
export async function* mergedPulls(github: GitHub, base: string): AsyncGenerator<Pull> {
  let waiting: readonly Pull[] = [];
  for await (const page of pages(github, 'MergedPulls', base)) {
    waiting = [...waiting, ...page].sort((a, b) => mergedAt(b) - mergedAt(a));
    // Pages are ordered by update: pull requests on later pages were merged earlier.
    const oldest = Math.min(...page.map(({ updatedAt }) => updatedAt));
    const known = waiting.filter((pull) => mergedAt(pull) >= oldest);
    yield* known;
    waiting = waiting.slice(known.length);
    if (waiting.length >= MOST_WAITING) break;
  }
  yield* waiting;
}

function mergedAt({ merged }: Pull): number {
  return merged?.at ?? 0;
}

const COMMENTS = `pageInfo { hasNextPage endCursor }
  nodes {
    databaseId url body viewerDidAuthor createdAt lastEditedAt
    author { __typename login } editor { __typename login } }`;

const PULL = `fragment pull on PullRequest {
  number state headRefOid baseRefName mergedAt updatedAt mergeCommit { oid } reviewDecision
  latestOpinionatedReviews(first: 50, writersOnly: true) {
    nodes { state submittedAt commit { oid } author { __typename login } } }
  commits(last: 1) { nodes { commit { status { contexts { context state description } } } } }
  comments(first: 100) { ${COMMENTS} }
}`;

const MORE_COMMENTS = `query MoreComments($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) { comments(first: 100, after: $after) { ${COMMENTS} } } } }`;

const LISTS = {
  OpenPulls: 'states: OPEN, orderBy: {field: CREATED_AT, direction: ASC}',
  MergedPulls: 'states: MERGED, orderBy: {field: UPDATED_AT, direction: DESC}',
} as const;

async function* pages(
  github: GitHub,
  name: keyof typeof LISTS,
  base: string,
  after: Maybe<string> = null,
): AsyncGenerator<readonly Pull[]> {
  const query = `query ${name}($owner: String!, $name: String!, $base: String!, $after: String) {
    repository(owner: $owner, name: $name) {
      pullRequests(${LISTS[name]}, baseRefName: $base, first: 20, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { ...pull } } } } ${PULL}`;
  const { pullRequests } = await ask(github, 'list the pull requests', query, { base, after });
  const pulls: Pull[] = [];
  for (const node of nodesOf(pullRequests)) pulls.push(await completePull(github, node));
  yield pulls;
  const { hasNextPage, endCursor } = pullRequests.pageInfo;
  if (hasNextPage) yield* pages(github, name, base, endCursor);
}

async function completePull(github: GitHub, node: PullRequest): Promise<Pull> {
  const { number, headRefOid: head, baseRefName: into, state, mergeCommit, mergedAt: at } = node;
  const own = (await allComments(github, node)).filter(({ viewerDidAuthor }) => viewerDidAuthor);
  const contexts = nodesOf(node.commits).flatMap(({ commit }) => commit.status?.contexts ?? []);
  return {
    number,
    head,
    into,
    state,
    merged: at && mergeCommit ? { commit: mergeCommit.oid, at: Date.parse(at) } : undefined,
    updatedAt: Date.parse(node.updatedAt),
    ...reviewOf(node),
    comments: own.flatMap((one) => planCommentOf(one) ?? []).sort((a, b) => a.id - b.id),
    told: new Set(own.map(({ body }) => body.split(/\r?\n/u, 1)[0] ?? '')),
    statuses: new Map(
      contexts.map((one) => [one.context, { state: one.state.toLowerCase(), description: one.description ?? '' }]),
    ),
  };
}

async function allComments(
  github: GitHub,
  { number, comments }: Pick<PullRequest, 'number' | 'comments'>,
): Promise<readonly IssueComment[]> {
  const { hasNextPage, endCursor: after } = comments.pageInfo;
  if (!hasNextPage) return nodesOf(comments);
  const what = `read the comments of pull request ${number}`;
  const { pullRequest } = await ask(github, what, MORE_COMMENTS, { number, after });
  return [...nodesOf(comments), ...(await allComments(github, { number, comments: pullRequest.comments }))];
}

/** The newest review of each person with push access counts. No bot's does: a workflow could make it approve. */
function reviewOf(node: PullRequest): Pick<Pull, 'review' | 'approval'> {
  const reviews = nodesOf(node.latestOpinionatedReviews);
  const approvals = reviews.flatMap(({ state, commit, author, submittedAt }) =>
    state === 'APPROVED' && author?.__typename === 'User' && commit?.oid === node.headRefOid
      ? [{ at: Date.parse(submittedAt), by: author.login }]
      : [],
  );
  const approval = approvals.sort((a, b) => a.at - b.at).at(-1);
  // Without a branch rule, GitHub decides nothing.
  const isAllowed = (node.reviewDecision ?? 'APPROVED') === 'APPROVED';
  const isWithheld = reviews.some(({ state }) => state === 'CHANGES_REQUESTED');
  return { review: approval && isAllowed && !isWithheld ? 'approved' : 'missing', approval };
}

/** Undefined for comments without a mark. */
function planCommentOf(node: IssueComment): PlanComment | undefined {
  const { databaseId: id, url, body, author, editor, createdAt, lastEditedAt } = node;
  const mark = parseMark(body);
  if (!mark || !id) return undefined;
  // In GraphQL, a person may have the same login as an App.
  const isByAuthor = editor ? editor.login === author?.login && editor.__typename === author.__typename : !lastEditedAt;
  const editedBy = isByAuthor ? undefined : (editor?.login ?? 'somebody');
  // No mark can say that its plans are older than the comment.
  const since = Math.max(mark.since, Date.parse(mark.since === 0 ? (lastEditedAt ?? createdAt) : createdAt));
  return { id, url, body, mark, stoodAt: since, editedBy };
}

/** GitHub leaves out what the token may not see. */
function nodesOf<T>(list: Maybe<{ readonly nodes?: Maybe<Maybe<T>[]> }> | undefined): readonly T[] {
  return (list?.nodes ?? []).filter((node) => node !== null);
}

async function ask(github: GitHub, what: string, ...asked: Parameters<GitHub['ask']>) {
  try {
    return (await github.ask<{ readonly repository: Repository & { readonly pullRequest: PullRequest } }>(...asked))
      .repository;
  } catch (error) {
    throw gitHubFailure(error, what, 'pull-requests: write') ?? error;
  }
}
