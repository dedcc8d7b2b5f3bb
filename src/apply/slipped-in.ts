import type { AttributeKey } from '../attribute/attribute-key.ts';
import { canonicalJson } from '../attribute/json.ts';
import { normalRow } from '../plan/digest.ts';
import type { Plan } from '../plan/plan.ts';

/** What every row that is not ours says, at one moment. */
export type Surroundings = ReadonlyMap<AttributeKey, string>;

/** The rows that no step of the plan is about. */
export function surroundingsOf(plan: Plan): Surroundings {
  return new Map(
    plan.decisions.flatMap((decision): [AttributeKey, string][] => {
      if (decision.action !== 'keep' && decision.action !== 'refuse') return [];
      const { live } = decision;
      return live === undefined ? [] : [[live.key, canonicalJson(normalRow(live))]];
    }),
  );
}

/**
 * What somebody did between the proof of the commit set and the migration, the one request that this API cannot close:
 * rows that are new or say something else, although nothing of ours was about them.
 */
export function slippedIn(
  atProof: Surroundings,
  afterwards: Surroundings,
  expected: ReadonlySet<AttributeKey>,
): readonly AttributeKey[] {
  const keys = new Set([...atProof.keys(), ...afterwards.keys()]);
  return [...keys].filter((key) => !expected.has(key) && atProof.get(key) !== afterwards.get(key)).sort();
}
