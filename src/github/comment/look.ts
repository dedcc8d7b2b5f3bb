import type { Hide } from '../../run/hide.ts';
import { askAgain, type GitHub } from '../client.ts';
import { type PlanComment, planCommentsOn } from './own-comments.ts';

/** Where comments are written, as whom, and what must not be in them. */
export interface Desk {
  readonly github: GitHub;
  readonly author: string;
  readonly pull: number;
  readonly hide: Hide;
}

/** A pull request as it is now. */
export interface PullNow {
  readonly head: string;
  readonly state: 'open' | 'closed';
}

export async function showPull({ rest, at }: GitHub, pull: number): Promise<PullNow> {
  const { data } = await rest.pulls.get({ ...at, pull_number: pull });
  return { head: data.head.sha, state: data.state };
}

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
