import type { AttributeKey } from '../model/attribute-key.ts';
import { contentOf, type DigestContent, hashesOfForeign, hashesOfStep, type StepHashes } from './digest.ts';
import { type Plan, stepsOf } from './plan.ts';
import { stateOf } from './plan-document.ts';

/** The part that changed since the approval. */
type ApprovedPart = 'file' | 'live' | 'policy' | 'target';

interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: ApprovedPart;
}

/**
 * Lists the steps of a plan that no approval covers. Approved steps that the plan no longer has are already done and do not
 * matter. So approvals can be combined, and an interrupted apply can be finished.
 */
export function unapprovedSteps(plan: Plan, approvals: readonly DigestContent[]): readonly Unapproved[] {
  const now = contentOf(plan.document);
  const usable = approvals.filter((approval) => !isOfAnotherPlan(approval, now));
  const [ofFull, ofAim] = [indexed(usable, ({ full }) => full), indexed(usable, ({ aim }) => aim)];
  return elementsOf(plan).flatMap(({ key, hashes, state }): readonly Unapproved[] => {
    const sameAim = ofAim.get(hashes.aim) ?? [];
    // A step that is already staged writes nothing and no longer shows its state before, so its result must be approved.
    const holding = [...(ofFull.get(hashes.full) ?? []), ...(state === 'staged' ? sameAim : [])];
    const here = holding.filter((approval) => approval.target === now.target);
    if (here.some((approval) => approval.policies === now.policies)) return [];
    if (here.length > 0) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    return [{ key, moved: sameAim.length > 0 ? 'live' : 'file' }];
  });
}

/** Steps, and the foreign changes that the migration takes along. */
function elementsOf(plan: Plan) {
  const { foreign, policies } = plan.document;
  const included = policies.foreign_changes === 'include' ? foreign : [];
  return [
    ...stepsOf(plan).map((step) => ({ key: step.key, hashes: hashesOfStep(step), state: stateOf(step) })),
    ...included.map((row) => ({ key: row.key, hashes: hashesOfForeign(row), state: 'to-write' as const })),
  ];
}

/** All steps are the same by their short hashes, and by the long one they are not: one of the short ones deceives. */
function isOfAnotherPlan(approval: DigestContent, now: DigestContent): boolean {
  if (approval.whole === now.whole || approval.target !== now.target || approval.policies !== now.policies)
    return false;
  const [approved, planned] = [approval, now].map(({ steps }) =>
    steps
      .map(({ full }) => full)
      .sort()
      .join(),
  );
  return now.steps.length > 0 && approved === planned;
}

/** Indexes the approvals by the hashes of their steps. */
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
