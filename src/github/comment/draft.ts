import type { Failure } from '../../problem/failure.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Story } from '../../render/story/story.ts';
import type { Job } from '../job.ts';
import { failedBody, plannedBody } from './body.ts';
import type { Draft } from './decide.ts';
import { approvedBy, hiddenBody, type Mark, nameInMark } from './mark.ts';
import { ownerOf } from './own-comments.ts';

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

/** What a run has to say of one target. */
export function draftOf({ head, base }: CommentPlace, target: string, content: CommentContent, job: Job): Draft {
  const { hide, inputs, runner } = job;
  const mark: Mark = {
    ...ownerOf(job),
    target: nameInMark(target),
    head,
    base,
    run: runner.runId,
    readAt: content.readAt,
    state: content.kind === 'planned' ? 'open' : 'stale',
    approves: content.kind === 'planned' ? approvedBy(content.digest) : undefined,
  };
  const frame = { mark, target, runUrl: runner.runUrl };
  // In a temporary folder nobody has kept them.
  const files = inputs.text('out') === '' ? 'gone' : 'kept';
  return {
    mark,
    bodyOver: (kept) =>
      hiddenBody(
        content.kind === 'planned'
          ? plannedBody(frame, { ...content, files })
          : failedBody(frame, content.failure, kept),
        hide,
      ),
    worth: worthOf(content, job),
    mode: inputs.text('comment') === 'new' ? 'new' : 'edit',
  };
}

/** Who opens a pull request that has nothing to do with a help desk shall not hear of one, whenever others are merged. */
function worthOf(content: CommentContent, { inputs }: Job): Draft['worth'] {
  if (content.kind === 'planned' && content.does === 'something') return 'a-first-comment';
  const isForAll = inputs.list('pull-request').includes('all-open');
  if (content.kind === 'failed') return isForAll ? 'an-edit' : 'a-first-comment';
  return isForAll || inputs.isOn('comment-only-changes') ? 'an-edit' : 'a-first-comment';
}
