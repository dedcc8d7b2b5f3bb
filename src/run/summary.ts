import { obstaclesOf, type Plan, stepsOf } from '../plan/plan.ts';

/** A plan in one word, for exit statuses and for scripts. */
export function summaryOf(plan: Plan): 'nothing' | 'changes' | 'refused' {
  if (obstaclesOf(plan).length > 0) return 'refused';
  return stepsOf(plan).length > 0 ? 'changes' : 'nothing';
}
