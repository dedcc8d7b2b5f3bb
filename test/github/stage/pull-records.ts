/** What the emulator does not follow: commits that are pushed to a pull request, and merges that git has made. */
export interface PullFacts {
  readonly head?: string;
  /** The branch that it is to be merged into. */
  readonly into?: string;
  readonly mergedAt?: string;
  readonly mergeCommit?: string;
  /** Where the branch is; in this repository where left out. */
  readonly from?: 'this-repository' | 'a-fork';
  /** What the branch's rules say of the reviews. */
  readonly reviewDecision?: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null;
  /** When anything last happened to it, where that is not now. */
  readonly updatedAt?: string;
}

/** A review of a commit of a pull request, which approves it where nothing else is said. */
export interface Approval {
  readonly by: string;
  readonly commit: string;
  /** Whether the reviewer may push to the repository. */
  readonly canPush: boolean;
  readonly state?: 'APPROVED' | 'CHANGES_REQUESTED';
}

interface Edit {
  readonly by: string;
  readonly at: string;
}

/** What the stage knows of pull requests and comments beside the emulator. */
export interface PullRecords {
  readonly factsOf: (number: number) => PullFacts;
  readonly move: (number: number, news: PullFacts) => void;
  readonly reviewsOf: (number: number) => readonly Approval[];
  readonly approve: (number: number, approval: Approval) => void;
  readonly editOf: (comment: number) => Edit | undefined;
  /** Takes note of a request that was carried out: an edit of a comment has an editor and a time. */
  readonly note: (method: string, path: string, by: string) => void;
}

export function makePullRecords(): PullRecords {
  const facts = new Map<number, PullFacts>();
  const reviews = new Map<number, readonly Approval[]>();
  const edits = new Map<number, Edit>();
  const reviewsOf = (number: number): readonly Approval[] => reviews.get(number) ?? [];
  return {
    factsOf: (number) => facts.get(number) ?? {},
    move: (number, news) => {
      facts.set(number, { ...facts.get(number), ...news });
    },
    reviewsOf,
    approve: (number, approval) => {
      reviews.set(number, [...reviewsOf(number), approval]);
    },
    editOf: (comment) => edits.get(comment),
    note: (method, path, by) => {
      const [, comment] = /^\/issues\/comments\/(\d+)$/u.exec(path) ?? [];
      if (method === 'PATCH' && comment !== undefined) edits.set(Number(comment), { by, at: new Date().toISOString() });
    },
  };
}
