import { type Failure, InvalidConfig } from '../model/failure.ts';
import { grouped } from '../model/grouped.ts';
import { isError, type Problem } from '../model/problem.ts';
import type { PlanCounts } from '../plan/plan.ts';
import type { Obstacle } from '../plan/plan-document.ts';
import { printableName } from './printable.ts';
import type { Story } from './story/story.ts';
import { counted, countsInWords, firstNames, tellObstacle } from './words.ts';

/** The plan of one target in a comment. `target` is empty if no target could be planned. */
export type TargetPlan =
  | {
      readonly outcome: 'planned';
      readonly target: string;
      readonly story: Story;
      readonly warnings: readonly Problem[];
    }
  | { readonly outcome: 'failed'; readonly target: string; readonly failure: Failure };

/** Targets with equal plans, represented by the first. */
export interface PlanGroup {
  readonly plan: TargetPlan;
  readonly targets: readonly string[];
}

const RANKS = ['failed', 'refused', 'destroys', 'changes', 'nothing'] as const;

export function rankOf(plan: TargetPlan): (typeof RANKS)[number] {
  if (plan.outcome === 'failed') return 'failed';
  const { verdict, destroys } = plan.story;
  if (verdict === 'not-applicable') return 'refused';
  if (destroys.length > 0) return 'destroys';
  return verdict === 'changes' ? 'changes' : 'nothing';
}

/** Groups equal plans, worst first, then in the order of the targets. */
export function groupPlans(plans: readonly TargetPlan[]): readonly PlanGroup[] {
  const rank = ({ plan }: PlanGroup): number => RANKS.indexOf(rankOf(plan));
  return [...grouped(plans.map((plan) => [JSON.stringify(toldParts(plan)), plan] as const)).values()]
    .map((equal) => ({ plan: equal[0], targets: equal.map(({ target }) => target) }))
    .sort((a, b) => rank(a) - rank(b));
}

/** Everything shown of a plan, except what names its target. */
function toldParts(plan: TargetPlan): readonly unknown[] {
  if (plan.outcome === 'failed') {
    const { code, message, hint } = plan.failure;
    return [code, message, hint, plan.failure instanceof InvalidConfig ? plan.failure.problems : []];
  }
  const { counts, loss, restart, obstacles, entries, foreign, foreignHeading } = plan.story;
  return [{ ...counts, keep: 0 }, loss, restart, obstacles, entries, foreign, foreignHeading, plan.warnings];
}

const MOST_GROUPS = 4;

/** How an output writes a headline: what is grave in it, and names of targets. */
export interface HeadlineForm {
  readonly strong: (text: string) => string;
  readonly name: (text: string) => string;
  readonly restart: string;
}

export const IN_TEXT: HeadlineForm = {
  strong: (text) => text,
  name: printableName,
  restart: 'restart required',
};

export function groupOf(story: Story): PlanGroup {
  const target = story.target.name;
  return { plan: { outcome: 'planned', target, story, warnings: [] }, targets: [target] };
}

/** The result in words, the same in every output: "staging, production: 1 added · restart required · no data deleted". */
export function resultOf(groups: readonly PlanGroup[], form: HeadlineForm): string {
  const shown = groups.slice(0, groups.length > MOST_GROUPS ? MOST_GROUPS - 1 : MOST_GROUPS);
  const left = groups.slice(shown.length).reduce((sum, { targets }) => sum + targets.length, 0);
  const results = [
    ...shown.map((group) => groupResult(group, form)),
    ...(left === 0 ? [] : [counted(left, 'more target')]),
  ];
  const stories = storiesOf(groups.map(({ plan }) => plan));
  const changes = stories.filter(({ verdict }) => verdict === 'changes');
  if (changes.length === 0) return results.join('; ');
  const isLossless = stories.every(({ destroys }) => destroys.length === 0);
  return [
    results.join('; '),
    changes.some(({ restart }) => restart === 'needed') ? form.restart : 'no restart',
    ...(isLossless ? ['no data deleted'] : []),
  ].join(' · ');
}

export function storiesOf(plans: readonly TargetPlan[]): readonly Story[] {
  return plans.flatMap((plan) => (plan.outcome === 'planned' ? [plan.story] : []));
}

function groupResult({ plan, targets }: PlanGroup, { strong, name }: HeadlineForm): string {
  const failed = 'failure' in plan && plan.failure instanceof InvalidConfig ? `${errorsIn(plan.failure)}, ` : '';
  const what = plan.outcome === 'failed' ? strong(`${failed}not planned`) : storyResult(plan.story, strong);
  return plan.target === '' ? what : `${firstNames(targets, name)}: ${what}`;
}

export function errorsIn({ problems }: InvalidConfig): string {
  return `${counted(problems.filter(isError).length, 'error')} in the files`;
}

function storyResult({ obstacles: [first], loss, counts }: Story, strong: HeadlineForm['strong']): string {
  // What it would delete stands among the risks: nothing of it is sent.
  if (first !== undefined) return `${strong('refused')} (${reasonInShort(first, counts)}), nothing is applied`;
  return [...(loss === '' ? [] : [strong(loss)]), countsInWords(counts)].join(', ');
}

function reasonInShort(obstacle: Obstacle, counts: PlanCounts): string {
  if (obstacle.kind !== 'refusals') return tellObstacle(obstacle).inShort;
  const all = counts.create + counts.update + counts.delete + counts.refuse;
  return all === 1 ? 'its only change' : `${obstacle.count} of ${counted(all, 'change')}`;
}
