import { askAgain } from '../ask-again.ts';
import type { Desk } from './desk.ts';
import { type PlanComment, planCommentsOn } from './own-comments.ts';
import { type PullNow, showPull } from './pull-now.ts';

/** A pull request and its plan comments, asked for once for all targets of a run. */
export interface Look {
  readonly comments: () => Promise<readonly PlanComment[]>;
  readonly pull: () => Promise<PullNow>;
  /** What we have written ourselves needs no new look. */
  readonly hear: (comment: PlanComment) => void;
  /** The next look is a new one. */
  readonly forget: () => void;
}

export function lookAt({ github, author, pull: number }: Desk): Look {
  let comments: readonly PlanComment[] | undefined;
  let pull: PullNow | undefined;
  return {
    comments: async () => {
      comments ??= await planCommentsOn(github, number, author);
      return comments;
    },
    pull: async () => {
      pull ??= await showPull(github, number);
      return pull;
    },
    hear: (comment) => {
      comments = comments && [...comments.filter(({ id }) => id !== comment.id), comment].sort((a, b) => a.id - b.id);
    },
    forget: () => {
      comments = undefined;
      pull = undefined;
    },
  };
}

/** Where an answer was lost, nobody knows what stands there now: the next try looks for itself. */
export function askAgainWith<T>(look: Look, lookAndWrite: () => Promise<T>): Promise<T> {
  return askAgain(async () => {
    try {
      return await lookAndWrite();
    } catch (error) {
      look.forget();
      throw error;
    }
  });
}
