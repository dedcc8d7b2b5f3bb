import type { AttributeKey } from '../attribute/attribute-key.ts';
import { stateOf } from './decision.ts';
import { hashesOfForeign, hashesOfStep, hashOfPolicy, hashOfTarget } from './digest.ts';
import type { DigestContent, StepHashes } from './digest-text.ts';
import { type Plan, stepsOf } from './plan.ts';

/** What is no longer as it was when somebody approved it. */
export type Moved = 'file' | 'live' | 'policy' | 'target';

export interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: Moved;
}

/**
 * The steps of a plan that none of the approvals holds. Approved steps that the plan no longer has do not matter: they
 * are done. So two approvals can be applied together, and a half-done apply be finished.
 */
export function unapprovedSteps(plan: Plan, approvals: readonly DigestContent[]): readonly Unapproved[] {
  const elements = [
    ...stepsOf(plan).map((step) => ({ key: step.key, hashes: hashesOfStep(step), state: stateOf(step) })),
    ...(plan.rules.foreignChanges === 'include'
      ? plan.foreign.map((row) => ({ key: row.live.key, hashes: hashesOfForeign(row), state: 'to-write' as const }))
      : []),
  ];
  const [target, policy] = [hashOfTarget(plan.rules.target), hashOfPolicy(plan.rules)];
  return elements.flatMap(({ key, hashes, state }): readonly Unapproved[] => {
    const holding = approvals.filter(({ steps }) => steps.some((step) => isApproved(step, hashes, state)));
    if (holding.some((approval) => approval.target === target && approval.policy === policy)) return [];
    if (holding.some((approval) => approval.target === target)) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    const sameAim = approvals.some(({ steps }) => steps.some(({ after }) => after === hashes.after));
    return [{ key, moved: sameAim ? 'live' : 'file' }];
  });
}

/** What is staged as declared writes nothing any more, and its before is gone: then its aim is what was approved. */
function isApproved(approved: StepHashes, hashes: StepHashes, state: 'to-write' | 'staged'): boolean {
  return approved.whole === hashes.whole || (state === 'staged' && approved.after === hashes.after);
}
