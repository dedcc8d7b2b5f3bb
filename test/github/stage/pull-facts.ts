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
  readonly writers?: readonly string[];
  readonly draft?: boolean;
  readonly mergedAt?: string;
  readonly mergeCommit?: string;
}

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

/** The answer of `GET /pulls/7/commits`; somebody else may have committed what one has written. */
export function commitsOf(number: number, facts: ReadonlyMap<number, PullFacts>): JsonValue | undefined {
  return facts.get(number)?.writers?.map((login) => ({ author: { login }, committer: { login: 'web-flow' } }));
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
