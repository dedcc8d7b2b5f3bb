import type { Job } from '../job.ts';
import { projectName } from '../project.ts';
import { failedBody, plannedBody } from './body.ts';
import type { Draft } from './decide.ts';
import { hiddenBody } from './hidden-body.ts';
import { approvedBy, type Mark, nameInMark } from './mark.ts';
import type { CommentContent, CommentPlace } from './telling.ts';

/** Whose comments these are: what a run writes for one project never touches those for another. */
export function ownerOf({ inputs, runner }: Job): Pick<Mark, 'workflow' | 'project'> {
  return { workflow: nameInMark(runner.workflow), project: nameInMark(projectName(inputs)) };
}

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
