import type { Plan } from '../../plan/plan.ts';
import { planToJson } from '../../plan/plan-json.ts';
import type { Story } from './story.ts';
import { isTold } from './tell-decisions.ts';
import { tellPlanDocument } from './tell-document.ts';

/** Makes the story of a plan, from its document alone. `commit` is the commit of its files; undefined outside git. */
export function tellPlan(plan: Plan, commit: string | undefined): Story {
  return tellPlanDocument(planToJson(plan), commit, isTold);
}

/** Makes the story of some attributes, changed or not. It cannot be approved: an apply executes the whole plan. */
export function tellPart(plan: Plan, commit: string | undefined, keys: readonly RegExp[]): Story {
  const isMeant = ({ key }: { readonly key: string }): boolean => keys.some((pattern) => pattern.test(key));
  return { ...tellPlanDocument(planToJson(plan), commit, isMeant), shows: 'part' };
}
