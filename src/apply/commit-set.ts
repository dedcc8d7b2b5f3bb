import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStep, stateOf } from '../plan/decision.ts';
import { digestOfForeign } from '../plan/digest.ts';
import { isWaiting } from '../plan/foreign.ts';
import { type Plan, stepsOf } from '../plan/plan.ts';
import { needsMigration } from '../plan/restart.ts';

/** What a migration would execute now, held against what was planned. */
export type CommitSet =
  | { readonly state: 'proved'; readonly keys: readonly AttributeKey[] }
  | { readonly state: 'moved'; readonly keys: readonly AttributeKey[] };

/**
 * The last point of return: everything that waits for the migration must be what the plan wanted, and what others have
 * staged must be what the policy included when the plan was made. `now` is the same plan, made from the list as it is
 * after staging.
 */
export function proveCommitSet(planned: Plan, now: Plan): CommitSet {
  const stagedNow = new Set(
    now.decisions.flatMap((decision) => {
      const isStaged = isWaiting(decision) || (isStep(decision) && stateOf(decision) === 'staged');
      return isStaged ? [decision.key] : [];
    }),
  );
  const wanted = stepsOf(planned).filter(needsMigration);
  const notStaged = wanted.filter((step) => !stagedNow.has(step.key)).map((step) => step.key);
  const stillToWrite = stepsOf(now).flatMap((step) => (stateOf(step) === 'to-write' ? [step.key] : []));
  const moved = [...new Set([...notStaged, ...stillToWrite, ...foreignMoves(planned, now)])].sort();
  return moved.length === 0 ? { state: 'proved', keys: [...stagedNow].sort() } : { state: 'moved', keys: moved };
}

function foreignMoves(planned: Plan, now: Plan): readonly AttributeKey[] {
  const before = new Map(planned.foreign.map((row) => [row.live.key, digestOfForeign(row)]));
  const after = new Map(now.foreign.map((row) => [row.live.key, digestOfForeign(row)]));
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}
