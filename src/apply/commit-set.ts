import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import { hashesOfForeign } from '../plan/digest.ts';
import { type ForeignRow, isWaiting } from '../plan/foreign.ts';
import { type Plan, stepsOf } from '../plan/plan.ts';
import { needsMigration } from '../plan/restart.ts';

/** What a migration would execute now, held against what was planned. */
export type CommitSet =
  | { readonly state: 'proved'; readonly keys: readonly AttributeKey[] }
  | { readonly state: 'moved'; readonly keys: readonly AttributeKey[] };

/**
 * The last point of return: everything that waits for the migration must be what these steps wanted, and what others
 * have staged must be what the policy included when the plan was made. `now` is the plan, made again from the list as it
 * is after staging; steps of later phases are still to be written then.
 */
export function proveCommitSet(
  now: Plan,
  steps: readonly Step[],
  later: ReadonlySet<AttributeKey>,
  foreign: readonly ForeignRow[],
): CommitSet {
  const stagedNow = new Set(
    now.decisions.flatMap((decision) => {
      const isStaged = isWaiting(decision) || (isStep(decision) && stateOf(decision) === 'staged');
      return isStaged ? [decision.key] : [];
    }),
  );
  const notStaged = steps.filter((step) => needsMigration(step) && !stagedNow.has(step.key)).map(({ key }) => key);
  const stillToWrite = stepsOf(now).flatMap((step) =>
    stateOf(step) === 'to-write' && !later.has(step.key) ? [step.key] : [],
  );
  const moved = [...new Set([...notStaged, ...stillToWrite, ...foreignMoves(foreign, now.foreign)])].sort();
  return moved.length === 0
    ? { state: 'proved', keys: [...stagedNow, ...foreign.map(({ live }) => live.key)].sort() }
    : { state: 'moved', keys: moved };
}

function foreignMoves(planned: readonly ForeignRow[], now: readonly ForeignRow[]): readonly AttributeKey[] {
  const before = new Map(planned.map((row) => [row.live.key, hashesOfForeign(row).whole]));
  const after = new Map(now.map((row) => [row.live.key, hashesOfForeign(row).whole]));
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}
