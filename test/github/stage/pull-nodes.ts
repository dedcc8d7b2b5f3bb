import type { Answer } from './github.ts';
import type { GraphQLSource } from './graphql.ts';
import type { IssueComment, RepositoryState, StagedIssue } from './repository-state.ts';
import type { Access } from './tokens.ts';

interface Around {
  readonly access: Access;
  readonly source: GraphQLSource;
  readonly page: (nodes: readonly object[], wanted: object) => object;
}

type Pull = StagedIssue & Required<Pick<StagedIssue, 'pull'>>;

/** The commit of a branch of which a story does not tell another. */
const SOME_COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A pull request as GraphQL tells it. */
export function pullNode(issue: Pull, { access, source, page }: Around): Answer {
  const { facts, reviews } = issue.pull;
  const comments = source.state.commentsOn(issue.number);
  return {
    number: issue.number,
    title: issue.title,
    state: facts.mergedAt === undefined ? issue.state.toUpperCase() : 'MERGED',
    headRefOid: facts.head ?? SOME_COMMIT,
    baseRefName: facts.into ?? 'main',
    createdAt: toTheSecond(issue.createdAt),
    updatedAt: toTheSecond(updatedAt(issue, source.state)),
    mergedAt: facts.mergedAt === undefined ? null : toTheSecond(facts.mergedAt),
    mergeCommit: facts.mergeCommit === undefined ? null : { oid: facts.mergeCommit },
    isCrossRepository: facts.from === 'a-fork',
    reviewDecision: facts.reviewDecision ?? null,
    latestOpinionatedReviews: ({ writersOnly, ...wanted }: Answer) =>
      page(
        // The newest word of each.
        [...new Map(reviews.map((review) => [review.by, review])).values()]
          .filter(({ canPush }) => canPush || writersOnly !== true)
          .map(({ by, commit, state = 'APPROVED', at = '' }) => ({
            state,
            submittedAt: toTheSecond(at),
            commit: { oid: commit },
            author: actor(by),
          })),
        wanted,
      ),
    commits: ({ last }: Answer) => page([{ commit: headCommit(facts.head ?? SOME_COMMIT, source) }], { last }),
    comments: (wanted: object) => page(comments.map(commentNode(access, source)), wanted),
  };
}

function headCommit(oid: string, { state }: GraphQLSource): object {
  const statuses = state.statusesOf(oid);
  const contexts = statuses.map((one) => ({ ...one, state: one.state.toUpperCase() }));
  return { oid, status: contexts.length === 0 ? null : { contexts } };
}

function commentNode({ login }: Access, { url, owner, name }: GraphQLSource): (comment: IssueComment) => object {
  return ({ id, issue, by, body, createdAt, updatedAt: at, edit }) => ({
    databaseId: id,
    url: `${url}/${owner}/${name}/pull/${issue}#issuecomment-${id}`,
    body,
    viewerDidAuthor: by === login,
    createdAt: toTheSecond(createdAt),
    updatedAt: toTheSecond(at),
    author: actor(by),
    lastEditedAt: edit === undefined ? null : toTheSecond(edit.at),
    editor: edit === undefined ? null : actor(edit.by),
  });
}

/** A comment is an update of its pull request, too. */
export function updatedAt({ number, pull, updatedAt: own }: StagedIssue, { commentsOn }: RepositoryState): string {
  return pull?.facts.updatedAt ?? [own, ...commentsOn(number).map((comment) => comment.updatedAt)].sort().at(-1) ?? own;
}

/** In GraphQL the login of an App has no "[bot]". */
function actor(login: string): object {
  const name = login.replace(/\[bot\]$/u, '');
  return { __typename: name === login ? 'User' : 'Bot', login: name };
}

/** GitHub has no parts of a second. */
function toTheSecond(time: string): string {
  return time.replace(/\.\d+Z$/u, 'Z');
}
