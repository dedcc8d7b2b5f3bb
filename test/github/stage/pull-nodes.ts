import type { Answer } from './github.ts';
import type { GraphQLSource } from './graphql.ts';
import type { Access } from './tokens.ts';

interface Around {
  readonly access: Access;
  readonly source: GraphQLSource;
  readonly page: (nodes: readonly object[], wanted: object) => object;
}

/** A pull request as GraphQL tells it, made of the answers of REST. */
export function pullNode(pull: Answer, comments: readonly Answer[], { access, source, page }: Around): Answer {
  const { records } = source;
  const facts = records.factsOf(pull.number);
  return {
    number: pull.number,
    title: pull.title,
    state: facts.mergedAt === undefined ? pull.state.toUpperCase() : 'MERGED',
    headRefOid: facts.head ?? pull.head.sha,
    baseRefName: facts.into ?? pull.base.ref,
    createdAt: toTheSecond(pull.created_at),
    updatedAt: toTheSecond(updatedAt(pull, comments, records)),
    mergedAt: facts.mergedAt === undefined ? null : toTheSecond(facts.mergedAt),
    mergeCommit: facts.mergeCommit === undefined ? null : { oid: facts.mergeCommit },
    isCrossRepository: facts.from === 'a-fork',
    reviewDecision: facts.reviewDecision ?? null,
    latestOpinionatedReviews: ({ writersOnly, ...wanted }: Answer) =>
      page(
        // The newest word of each.
        [...new Map(records.reviewsOf(pull.number).map((review) => [review.by, review])).values()]
          .filter(({ canPush }) => canPush || writersOnly !== true)
          .map(({ by, commit, state = 'APPROVED' }) => ({ state, commit: { oid: commit }, author: actor(by) })),
        wanted,
      ),
    comments: (wanted: object) => page(comments.map(commentNode(access, source)), wanted),
  };
}

function commentNode({ login }: Access, { records }: GraphQLSource): (comment: Answer) => object {
  return (comment) => {
    const edit = records.editOf(comment.id);
    return {
      databaseId: comment.id,
      url: comment.html_url,
      body: comment.body,
      viewerDidAuthor: comment.user.login === login,
      createdAt: toTheSecond(comment.created_at),
      updatedAt: toTheSecond(comment.updated_at),
      author: actor(comment.user.login),
      lastEditedAt: edit === undefined ? null : toTheSecond(edit.at),
      editor: edit === undefined ? null : actor(edit.by),
    };
  };
}

/** A comment is an update of its pull request, too. */
export function updatedAt(pull: Answer, comments: readonly Answer[], { factsOf }: GraphQLSource['records']): string {
  const told = factsOf(pull.number).updatedAt;
  if (told !== undefined) return told;
  return [pull.updated_at, ...comments.map(({ updated_at }) => updated_at)].sort().at(-1);
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
