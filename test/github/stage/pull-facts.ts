import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/attribute/json.ts';

/** What the emulator does not follow: commits that are pushed to a pull request, and merges that git has made. */
export interface PullFacts {
  readonly head?: string;
  readonly base?: string;
  /** The branch that it is to be merged into. */
  readonly into?: string;
  readonly mergeable?: boolean | null;
  /** In GitHub's word; "blocked" where rules of that branch are not met. */
  readonly mergeableState?: 'clean' | 'blocked' | 'behind';
  /** Who wrote its commits, oldest first. */
  readonly writers?: readonly Writer[];
  readonly draft?: boolean;
  readonly mergedAt?: string;
  readonly mergeCommit?: string;
}

/** A login alone has committed with GitHub's button; a commit that was put on a new base has two. */
export type Writer = string | { readonly author: string; readonly committer: string };

/** The answer of `GET /pulls/7` or `GET /pulls`, as GitHub would give it. */
export function withFacts(answer: JsonValue, facts: ReadonlyMap<number, PullFacts>): JsonValue {
  if (Array.isArray(answer)) {
    // A list says less of each than a look at one.
    return answer.map((pull) => {
      const { merged, mergeable, mergeable_state, ...listed } = asObject(withFacts(pull, facts));
      return listed;
    });
  }
  const pull = asObject(answer);
  const known = facts.get(Number(pull.number)) ?? {};
  return {
    ...pull,
    head: { ...asObject(pull.head), ...(known.head === undefined ? {} : { sha: known.head }) },
    base: {
      ...asObject(pull.base),
      ...(known.base === undefined ? {} : { sha: known.base }),
      ...(known.into === undefined ? {} : { ref: known.into }),
    },
    ...(known.mergeableState === undefined ? {} : { mergeable_state: known.mergeableState }),
    ...(known.mergeable === undefined ? {} : { mergeable: known.mergeable }),
    ...(known.draft === undefined ? {} : { draft: known.draft }),
    ...(known.mergedAt === undefined
      ? {}
      : { merged: true, merged_at: known.mergedAt, merge_commit_sha: known.mergeCommit ?? null }),
  };
}

/** The answer of `GET /pulls/7/commits`. */
export function commitsOf(number: number, facts: ReadonlyMap<number, PullFacts>): JsonValue | undefined {
  return facts.get(number)?.writers?.map((writer) => {
    const { author, committer } = typeof writer === 'string' ? { author: writer, committer: 'web-flow' } : writer;
    return { author: { login: author }, committer: { login: committer } };
  });
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
