import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { isDifference } from '../../plan/drift.ts';
import type { DriftResult } from '../drift/drift.ts';

/**
 * The attributes of which the files may take the help desk's side: those that they declare, and those that no file lists
 * where the target wants to hear of them. What git alone has moved since the base is newer in the files, and waits for
 * an apply.
 */
export function sideToTake({ plan, drift, definitions }: DriftResult): readonly AttributeKey[] {
  const meant = new Set([
    ...definitions.map(({ key }) => key),
    ...plan.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key),
  ]);
  return drift.differences.filter((key) => meant.has(key) && drift.since?.moves.get(key)?.moved !== 'git');
}
