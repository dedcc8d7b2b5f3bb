import { shortCommit } from '../../render/short-commit.ts';
import { type KeptPlan, keptIn } from './body.ts';
import type { PullNow } from './look.ts';
import { isFrozen, isNewer, type Mark } from './mark.ts';
import type { PlanComment } from './own-comments.ts';

/** What is to be said now. */
export interface Draft {
  readonly mark: Mark;
  /** Below a failure stands the plan that there was before. */
  readonly bodyOver: (kept: KeptPlan | undefined) => string;
  /** Whether it is worth a first comment. */
  readonly worth: 'a-first-comment' | 'an-edit';
  readonly mode: 'edit' | 'new';
}

/** The pull request and its comments of ours, as they were a moment ago. */
export interface Scene {
  readonly pull: PullNow;
  readonly comments: readonly PlanComment[];
}

type Step =
  /** `why` is undefined where it is there already. */
  | { readonly kind: 'leave'; readonly why: string | undefined; readonly url: string | undefined }
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'edit'; readonly comment: PlanComment; readonly body: string };

/** The one thing to do next. Pure, so that it can be asked again whenever an answer was lost. */
export function decide({ pull, comments }: Scene, draft: Draft): Step {
  const { mark } = draft;
  const { head, state } = pull;
  // Nobody who merged it has seen what is written now, and a plan comment approves.
  if (state === 'closed') return leave('it is closed');
  if (head !== mark.head) {
    return leave(`it has moved on from ${shortCommit(mark.head)}; the run for its newest commit writes`);
  }
  const series = seriesOf(comments, mark);
  const newer = series.find((one) => one.mark.head === head && isNewer(one.mark, mark));
  if (newer !== undefined) return leave('a newer plan is there', newer.url);
  const done = series.find((one) => isSameWriting(one.mark, mark));
  if (done !== undefined) return leave(undefined, done.url);
  const [oldest] = series;
  if (oldest === undefined) {
    return draft.worth === 'an-edit'
      ? leave('it would be the first, and tells of no change')
      : { kind: 'create', body: draft.bodyOver(undefined) };
  }
  if (draft.mode === 'new') return { kind: 'create', body: draft.bodyOver(undefined) };
  return { kind: 'edit', comment: oldest, body: draft.bodyOver(keptIn(oldest.body)) };
}

function leave(why: string | undefined, url?: string): Step {
  return { kind: 'leave', why, url };
}

/**
 * The comments that stand for the same plan, oldest first. One about no target alone, which says that nothing could be
 * planned, becomes that of the first target that can be.
 */
export function seriesOf(comments: readonly PlanComment[], wanted: Mark): readonly PlanComment[] {
  return unfrozenOf(comments, wanted).filter(({ mark }) => mark.target === wanted.target || mark.target === '');
}

/** Those of one workflow for one project that no apply has frozen. */
export function unfrozenOf(
  comments: readonly PlanComment[],
  { workflow, project }: Pick<Mark, 'workflow' | 'project'>,
): readonly PlanComment[] {
  return comments.filter(({ mark }) => !isFrozen(mark) && mark.workflow === workflow && mark.project === project);
}

function isSameWriting(there: Mark, wanted: Mark): boolean {
  const { run, readAt, state, target } = wanted;
  return there.run === run && there.readAt === readAt && there.state === state && there.target === target;
}

/** Of several that were written at once: the newest plan, and before all of the commit that counts now. */
export function newestOf([first, ...rest]: readonly PlanComment[], head: string): PlanComment | undefined {
  return rest.reduce((best, one) => (isBetter(one.mark, best?.mark, head) ? one : best), first);
}

function isBetter(one: Mark, best: Mark | undefined, head: string): boolean {
  if (best === undefined || (one.head === head) !== (best.head === head)) return one.head === head;
  return isNewer(one, best);
}
