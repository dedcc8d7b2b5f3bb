import type { Failure } from '../../problem/failure.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Story } from '../../render/story/story.ts';

/** What comments are about. */
export interface CommentPlace {
  readonly pull: number;
  readonly head: string;
  /** Empty where the pull request cannot be merged. */
  readonly base: string;
}

/** What a run has to tell of the targets of a project. */
export interface CommentsToWrite {
  readonly tellings: readonly Telling[];
  /** All that the files have now, told or not; undefined where they cannot be read. */
  readonly targets: readonly string[] | undefined;
}

export interface Telling {
  /** Empty where nothing could be planned for any. */
  readonly target: string;
  readonly content: CommentContent;
}

export type CommentContent = {
  /** When the list of the help desk was read, or should have been, in milliseconds of the epoch. */
  readonly readAt: number;
} & (
  | {
      readonly kind: 'planned';
      readonly story: Story;
      readonly warnings: readonly Problem[];
      readonly digest: string;
      readonly does: 'something' | 'nothing';
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
);
