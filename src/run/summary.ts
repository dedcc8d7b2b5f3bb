import { destroysOf, obstaclesOf, type Plan, stepsOf } from '../plan/plan.ts';

/** A plan in one word, for exit statuses and for scripts. */
export function summaryOf(plan: Plan): 'nothing' | 'changes' | 'refused' {
  if (obstaclesOf(plan).length > 0) return 'refused';
  return stepsOf(plan).length > 0 ? 'changes' : 'nothing';
}

/** What drops values is not confirmed in passing: its name has to be typed, or the target's where there are several. */
export function wordToType(plan: Plan): string {
  const [first, ...others] = destroysOf(plan);
  if (first === undefined) return 'yes';
  return others.length === 0 ? first : plan.rules.target.name;
}
