import type { AttributeKey } from '../attribute/attribute-key.ts';
import { canonicalJson } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { type ForeignRow, type Step, stateOf, waitsAsWanted } from '../plan/decision.ts';
import { hashesOfForeign, normalRow } from '../plan/digest.ts';
import { needsMigration } from '../plan/migration.ts';
import { type Plan, stepsOf } from '../plan/plan.ts';

/** What a migration would execute now, held against what was planned. */
export type CommitSet =
  | { readonly state: 'proved'; readonly keys: readonly AttributeKey[] }
  /** Somebody else has migrated it all meanwhile, and it reads as declared. */
  | { readonly state: 'in-force'; readonly keys: readonly AttributeKey[] }
  | { readonly state: 'moved'; readonly keys: readonly AttributeKey[] };

/**
 * The last point of return: everything that waits for the migration must be what these steps wanted, and what others
 * have staged must be what the policy included when the plan was made. `now` is the plan, made again from the list as it
 * is after staging; steps of later phases are still to be written then. A step that is in force as declared is done,
 * whoever has migrated it.
 */
export function proveCommitSet(
  now: Plan,
  steps: readonly Step[],
  later: ReadonlySet<AttributeKey>,
  foreign: readonly ForeignRow[],
): CommitSet {
  const stagedNow = new Set(now.decisions.filter(waitsAsWanted).map(({ key }) => key));
  const migrating = steps.filter(needsMigration).map(({ key }) => key);
  const leftOut = migrating.filter((key) => !stagedNow.has(key) && !isInForce(now, key));
  const stillToWrite = stepsOf(now).flatMap((step) =>
    stateOf(step) === 'to-write' && !later.has(step.key) ? [step.key] : [],
  );
  const ours = [...leftOut, ...stillToWrite, ...changedUnderMark(steps, now)];
  // Then no migration is sent, so that what others have staged does not matter.
  if (ours.length === 0 && [...stagedNow].every((key) => later.has(key)))
    return { state: 'in-force', keys: [...migrating].sort() };
  const moved = [...new Set([...ours, ...foreignMoves(foreign, now.foreign)])].sort();
  return moved.length === 0
    ? { state: 'proved', keys: [...stagedNow, ...foreign.map(({ live }) => live.key)].sort() }
    : { state: 'moved', keys: moved };
}

/** Whoever plans it now has nothing to do about it: it reads as declared, or is gone as declared. */
function isInForce({ decisions }: Plan, key: AttributeKey): boolean {
  const decision = decisions.find((one) => one.key === key);
  return decision === undefined || decision.action === 'keep';
}

/** A mark for deletion hides what else waits on its row; the migration would drop it unseen. */
function changedUnderMark(steps: readonly Step[], { decisions }: Plan): readonly AttributeKey[] {
  const contentOf = (live: LiveAttribute): string => hashesOfForeign({ live: { ...live, waitingFor: [] } }).whole;
  return steps.flatMap((step) => {
    if (step.action !== 'delete') return [];
    const now = decisions.find(({ key }) => key === step.key);
    return now?.action === 'delete' && contentOf(now.live) !== contentOf(step.live) ? [step.key] : [];
  });
}

/** What others have staged, changed or taken back between two looks at it. */
export function foreignMoves(planned: readonly ForeignRow[], now: readonly ForeignRow[]): readonly AttributeKey[] {
  const before = new Map(planned.map((row) => [row.live.key, hashesOfForeign(row).whole]));
  const after = new Map(now.map((row) => [row.live.key, hashesOfForeign(row).whole]));
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}

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
