import { isSeed } from '../attribute/release.ts';
import type { Decision } from './decision.ts';
import type { PlanRules } from './policies.ts';

/** Is this a row that no file lists, and that the target wants to hear of? What came with the installation is none. */
export function isReported(decision: Decision, rules: PlanRules): boolean {
  const isUndeclared = decision.action === 'keep' && decision.because === 'not-declared';
  return isUndeclared && rules.undeclared === 'report' && !isSeed(decision.key);
}
