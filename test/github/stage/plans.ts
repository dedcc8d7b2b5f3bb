import type { CommentContent, CommentPlace, Telling } from '../../../src/github/comment/draft.ts';
import { type Commented, writePlanComments } from '../../../src/github/comment/write-comments.ts';
import type { Job } from '../../../src/github/job.ts';
import type { Plan } from '../../../src/plan/plan.ts';
import { tellPlan } from '../../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../../plan/builders.ts';

/** A plan as a run tells it: a label that changes to this one; the same label is a plan with nothing to do. */
export function planTo(label: string): Extract<CommentContent, { kind: 'planned' }> {
  return toldPlan(planFor([inYaml({ display: label })], [onDesk()]));
}

export function toldPlan(plan: Plan): Extract<CommentContent, { kind: 'planned' }> {
  const story = tellPlan(plan, undefined);
  const does = story.verdict === 'nothing-to-do' ? 'nothing' : 'something';
  return { kind: 'planned', readAt: Date.now(), story, warnings: [], digest: plan.digest, does };
}

/** A commit that nobody has to make: "a" a whole name long. */
export const commit = (letter: string): string => letter.repeat(40);

/** Tells one target alone; what would end the run is thrown. */
export async function writePlanComment(
  job: Job,
  { target, ...place }: CommentPlace & Pick<Telling, 'target'>,
  content: CommentContent,
): Promise<Commented> {
  const [commented] = await writePlanComments(job, place, { tellings: [{ target, content }], targets: undefined });
  if (commented === undefined) throw new Error('it was not told');
  if (commented.outcome === 'failed') throw commented.failure;
  return commented;
}
