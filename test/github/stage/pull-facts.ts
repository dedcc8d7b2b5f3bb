import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/attribute/json.ts';

/** What the emulator does not follow: commits that are pushed to a pull request, and merges that git has made. */
export interface PullFacts {
  readonly head?: string;
  readonly base?: string;
  /** The branch that it is to be merged into. */
  readonly into?: string;
  readonly mergeable?: boolean | null;
  readonly mergedAt?: string;
  readonly mergeCommit?: string;
  /** Where the branch is; in this repository where left out. */
  readonly from?: 'this-repository' | 'a-fork';
  /** What the branch's rules say of the reviews. */
  readonly reviewDecision?: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null;
  /** When anything last happened to it, where that is not now. */
  readonly updatedAt?: string;
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
    ...(known.mergeable === undefined ? {} : { mergeable: known.mergeable }),
    ...(known.mergedAt === undefined
      ? {}
      : { merged: true, merged_at: known.mergedAt, merge_commit_sha: known.mergeCommit ?? null }),
  };
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
