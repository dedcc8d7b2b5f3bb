import type { AttributeKey } from '../attribute/attribute-key.ts';
import { stateOf } from './decision.ts';
import { hashesOfForeign, hashesOfStep, hashOfPolicy, hashOfTarget } from './digest.ts';
import type { DigestContent, StepHashes } from './digest-text.ts';
import { type Plan, stepsOf } from './plan.ts';

/** What is no longer as it was when somebody approved it. */
export type ApprovedPart = 'file' | 'live' | 'policy' | 'target';

export interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: ApprovedPart;
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
  const [ofWhole, ofAim] = [indexed(approvals, ({ whole }) => whole), indexed(approvals, ({ after }) => after)];
  return elements.flatMap(({ key, hashes, state }): readonly Unapproved[] => {
    const sameAim = ofAim.get(hashes.after) ?? [];
    // What is staged as declared writes nothing any more, and its before is gone: then its aim is what was approved.
    const holding = [...(ofWhole.get(hashes.whole) ?? []), ...(state === 'staged' ? sameAim : [])];
    if (holding.some((approval) => approval.target === target && approval.policy === policy)) return [];
    if (holding.some((approval) => approval.target === target)) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    return [{ key, moved: sameAim.length > 0 ? 'live' : 'file' }];
  });
}

/** The approvals that hold a step with a hash, by that hash. */
function indexed(
  approvals: readonly DigestContent[],
  hashOf: (step: StepHashes) => string,
): ReadonlyMap<string, readonly DigestContent[]> {
  const index = new Map<string, DigestContent[]>();
  for (const approval of approvals) {
    for (const step of approval.steps) {
      const hash = hashOf(step);
      const holding = index.get(hash);
      if (holding === undefined) index.set(hash, [approval]);
      else if (holding.at(-1) !== approval) holding.push(approval);
    }
  }
  return index;
}
