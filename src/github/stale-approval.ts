import { codeSpan } from '../render/markdown.ts';
import { headlineIn } from './comment/body.ts';
import { hashOf, nameInMark, planAt } from './comment/mark.ts';
import { markOver, type News, ofProject, type PlanToTell } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import type { Planned } from './plan-project.ts';
import type { Pull } from './pulls.ts';

/** Later than every review that GitHub knows: a plan that is written now. */
const NOW = Number.MAX_SAFE_INTEGER;

/** The targets whose plan of now is not the one that was approved. One without changes needs no approval. */
export function staleTargets(
  job: Job,
  pull: Pull,
  { mark }: Pick<PlanToTell, 'mark'>,
  planned: readonly Planned[],
): readonly string[] {
  const { approval } = pull;
  if (approval === undefined) return [];
  const { targets } = markOver(mark, ofProject(pull, job)[0]);
  return planned.flatMap((one) => {
    const is = targets.find(({ target }) => target === nameInMark(one.target));
    const hasChanges = one.outcome === 'planned' && one.comesTo !== 'nothing';
    return hasChanges && is !== undefined && planAt(is, NOW, approval.at) !== 'this-plan' ? [one.target] : [];
  });
}

/** Tells whoever approved it that the plan is another one, once for each plan. */
export function staleNews(job: Job, pull: Pull, stale: readonly string[], { mark, text }: PlanToTell): News {
  const [there] = ofProject(pull, job);
  const [then, now] = [there && headlineIn(there.body), headlineIn(text)];
  const digests = mark.targets.map(({ digest }) => digest).join();
  const edited = there?.editedBy === undefined ? '' : ` ${codeSpan(there.editedBy)} had edited the plan comment.`;
  return {
    event: `changed ${hashOf(`${pull.approval?.at} ${digests}`).slice(0, 16)}`,
    text: [
      `**The plan changed after the approval by ${codeSpan(pull.approval?.by ?? '')}** for ${stale.map((name) => codeSpan(name)).join(', ')}.${edited}`,
      ...(then === undefined || then === now ? [] : [`Before: ${then}`]),
      ...(now === undefined ? [] : [`Now: ${now}`]),
      '→ Review the plan comment and approve again. A merge applies nothing that was not approved.',
    ].join('\n\n'),
  };
}
