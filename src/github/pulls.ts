import { type GitHub, gitHubFailure } from './client.ts';
import { type Mark, parseMark } from './comment/mark.ts';

/** A plan comment that this token wrote. */
export interface PlanComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** If somebody else has edited the comment, it says nothing that counts. */
  readonly mark: Mark;
  /** When it was last written, by GitHub's clock, in milliseconds since the epoch. */
  readonly writtenAt: number;
  /** Who else was the last to edit it. */
  readonly editedBy: string | undefined;
}

/** The current state of a pull request on GitHub. */
export interface Pull {
  readonly number: number;
  /** The newest commit. */
  readonly head: string;
  /** The base branch. The author of the pull request chooses it. */
  readonly into: string;
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED';
  /** The merge on the base branch; undefined before it. */
  readonly merged: { readonly commit: string; readonly at: number } | undefined;
  /** In milliseconds since the epoch. */
  readonly updatedAt: number;
  /** `approved`: a person with push access approved exactly this head, and no branch rule requires another review. */
  readonly review: 'approved' | 'missing';
  /** The last review in which a person with push access approved exactly this head. */
  readonly approval: { readonly at: number; readonly by: string } | undefined;
  /** The plan comments of all projects in the repository, oldest first. */
  readonly comments: readonly PlanComment[];
  /** The first lines of all other comments that this token wrote. */
  readonly told: ReadonlySet<string>;
  /** The commit statuses of the head, by context. */
  readonly statuses: ReadonlyMap<string, CommitStatus>;
}

export interface CommitStatus {
  readonly state: string;
  readonly description: string;
}

/** @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED. */
export async function showPull(github: GitHub, number: number): Promise<Pull> {
  return asked(`read pull request ${number}`, async () => {
    const query = `query OnePull($owner: String!, $name: String!, $number: Int!) {
      repository(owner: $owner, name: $name) { pullRequest(number: $number) { ...pull } } } ${PULL}`;
    const { repository } = await github.ask<{ repository: { pullRequest: PullNode } }>(query, { number });
    return completePull(github, repository.pullRequest);
  });
}

/** Reads all open pull requests into a branch. */
export async function openPulls(github: GitHub, base: string): Promise<readonly Pull[]> {
  const pulls: Pull[] = [];
  for await (const page of pages(github, 'OpenPulls', base)) pulls.push(...page);
  return pulls;
}

/** 1,000 pull requests: older ones no longer need an apply. */
const MOST_PAGES = 50;

/** Yields the pull requests merged into a branch, newest first. Reads more pages on demand. */
export async function* mergedPulls(github: GitHub, base: string): AsyncGenerator<Pull> {
  let waiting: readonly Pull[] = [];
  let read = 0;
  for await (const page of pages(github, 'MergedPulls', base)) {
    read += 1;
    waiting = [...waiting, ...page].sort((a, b) => mergedAt(b) - mergedAt(a));
    // Pages are ordered by update: pull requests on later pages were merged earlier.
    const oldest = Math.min(...page.map(({ updatedAt }) => updatedAt));
    const known = waiting.filter((pull) => mergedAt(pull) >= oldest);
    yield* known;
    waiting = waiting.filter((pull) => !known.includes(pull));
    if (read === MOST_PAGES) break;
  }
  yield* waiting;
}

function mergedAt({ merged }: Pull): number {
  return merged?.at ?? 0;
}

interface PullNode {
  readonly number: number;
  readonly state: Pull['state'];
  readonly headRefOid: string;
  readonly baseRefName: string;
  readonly mergedAt: string | null;
  readonly updatedAt: string;
  readonly mergeCommit: { readonly oid: string } | null;
  readonly reviewDecision: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null;
  readonly latestOpinionatedReviews: { readonly nodes: readonly ReviewNode[] } | null;
  readonly comments: Connection<CommentNode>;
  readonly commits: { readonly nodes: readonly { readonly commit: HeadCommit }[] };
}

interface HeadCommit {
  readonly status: {
    readonly contexts: readonly {
      readonly context: string;
      readonly state: string;
      readonly description: string | null;
    }[];
  } | null;
}

interface ReviewNode {
  readonly commit: { readonly oid: string } | null;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  readonly submittedAt: string | null;
  readonly author: Actor | null;
}

interface CommentNode {
  readonly databaseId: number;
  readonly url: string;
  readonly body: string;
  readonly viewerDidAuthor: boolean;
  readonly createdAt: string;
  readonly lastEditedAt: string | null;
  readonly author: Actor | null;
  readonly editor: Actor | null;
}

/** In GraphQL, a person may have the same login as an App. */
interface Actor {
  readonly __typename: string;
  readonly login: string;
}

interface Connection<Node> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Node[];
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

const LISTS = {
  OpenPulls: 'states: OPEN, orderBy: {field: CREATED_AT, direction: ASC}',
  MergedPulls: 'states: MERGED, orderBy: {field: UPDATED_AT, direction: DESC}',
} as const;

async function* pages(github: GitHub, name: keyof typeof LISTS, base: string): AsyncGenerator<readonly Pull[]> {
  const query = `query ${name}($owner: String!, $name: String!, $base: String!, $after: String) {
    repository(owner: $owner, name: $name) {
      pullRequests(${LISTS[name]}, baseRefName: $base, first: 20, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { ...pull } } } } ${PULL}`;
  const readPage = async (after: string | null): Promise<Connection<Pull>> => {
    const { repository } = await github.ask<{ repository: { pullRequests: Connection<PullNode> } }>(query, {
      base,
      after,
    });
    const { nodes, pageInfo } = repository.pullRequests;
    const pulls: Pull[] = [];
    for (const node of nodes) pulls.push(await completePull(github, node));
    return { nodes: pulls, pageInfo };
  };
  for (let [after, isMore]: [string | null, boolean] = [null, true]; isMore; ) {
    const { nodes, pageInfo } = await asked('list the pull requests', () => readPage(after));
    yield nodes;
    [after, isMore] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
}

async function completePull(github: GitHub, node: PullNode): Promise<Pull> {
  const { number, state, headRefOid: head, baseRefName: into, mergeCommit, mergedAt: at } = node;
  const own = (await allComments(github, node)).filter(({ viewerDidAuthor }) => viewerDidAuthor);
  return {
    number,
    head,
    into,
    state,
    merged: at === null || mergeCommit === null ? undefined : { commit: mergeCommit.oid, at: Date.parse(at) },
    updatedAt: Date.parse(node.updatedAt),
    review: isReviewed(node) ? 'approved' : 'missing',
    approval: approvingReviews(node).at(-1),
    comments: own.flatMap((one) => planCommentOf(one) ?? []).sort((a, b) => a.id - b.id),
    told: new Set(own.map(({ body }) => firstLineOf(body))),
    statuses: new Map(
      (node.commits.nodes[0]?.commit.status?.contexts ?? []).map(({ context, state: word, description }) => [
        context,
        { state: word.toLowerCase(), description: description ?? '' },
      ]),
    ),
  };
}

async function allComments(github: GitHub, { number, comments }: PullNode): Promise<readonly CommentNode[]> {
  const query = `query MoreComments($owner: String!, $name: String!, $number: Int!, $after: String) {
    repository(owner: $owner, name: $name) {
      pullRequest(number: $number) { comments(first: 100, after: $after) { ${COMMENTS} } } } }`;
  const nodes = [...comments.nodes];
  for (let { hasNextPage, endCursor } = comments.pageInfo; hasNextPage; ) {
    const { repository } = await github.ask<{
      repository: { pullRequest: { comments: Connection<CommentNode> } };
    }>(query, { number, after: endCursor });
    const more = repository.pullRequest.comments;
    nodes.push(...more.nodes);
    ({ hasNextPage, endCursor } = more.pageInfo);
  }
  return nodes;
}

/** Approvals of the head by people, oldest first. Bots do not count: a workflow could make them approve. */
function approvingReviews({
  latestOpinionatedReviews: reviews,
  headRefOid,
}: PullNode): readonly NonNullable<Pull['approval']>[] {
  return (reviews?.nodes ?? [])
    .flatMap(({ state, commit, author, submittedAt }) =>
      state === 'APPROVED' && author?.__typename === 'User' && commit?.oid === headRefOid
        ? [{ at: Date.parse(submittedAt ?? ''), by: author.login }]
        : [],
    )
    .sort((a, b) => a.at - b.at);
}

/** The newest review of each person with push access counts. */
function isReviewed(node: PullNode): boolean {
  const { reviewDecision, latestOpinionatedReviews: reviews } = node;
  if (reviewDecision !== 'APPROVED' && reviewDecision !== null) return false;
  const isWithheld = (reviews?.nodes ?? []).some(({ state }) => state === 'CHANGES_REQUESTED');
  return !isWithheld && approvingReviews(node).length > 0;
}

/** Undefined for comments without a mark. */
function planCommentOf(node: CommentNode): PlanComment | undefined {
  const { databaseId: id, url, body, author, editor, createdAt, lastEditedAt } = node;
  const mark = parseMark(body);
  if (mark === undefined) return undefined;
  const isUnedited = editor === null && lastEditedAt === null;
  const isByAuthor = editor !== null && editor.login === author?.login && editor.__typename === author.__typename;
  const editedBy = isUnedited || isByAuthor ? undefined : (editor?.login ?? 'somebody');
  return { id, url, body, mark, writtenAt: Date.parse(lastEditedAt ?? createdAt), editedBy };
}

function firstLineOf(body: string): string {
  return body.split(/\r?\n/u, 1)[0] ?? '';
}

async function asked<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw gitHubFailure(error, what, 'pull-requests: write') ?? error;
  }
}
