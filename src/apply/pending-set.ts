import type { AttributeKey } from '../attribute/attribute-key.ts';
import { canonicalJson } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { type ForeignRow, isPendingAsDeclared, isPendingUnchanged, type Step, stateOf } from '../plan/decision.ts';
import { hashesOfForeign, normalRow } from '../plan/digest.ts';
import { needsMigration } from '../plan/migration.ts';
import { type Plan, stepsOf } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';

/** What a migration would execute now, held against what was planned. */
type PendingSet =
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
export function verifyPendingSet(
  now: Plan,
  steps: readonly Step[],
  later: ReadonlySet<AttributeKey>,
  foreign: readonly ForeignRow[],
): PendingSet {
  const stagedNow = new Set(now.decisions.filter(isPendingAsDeclared).map(({ key }) => key));
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

/** A plan made now has nothing to do about it: the row reads as declared, or is deleted as declared. */
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

/**
 * What others did between the check of the pending set and the migration. The API cannot close this gap of one request:
 * rows that are new or say something else, although nothing of the plan was about them.
 */
export function changesBeside(plan: Plan, atProof: Plan, now: Plan): readonly AttributeKey[] {
  const expected = new Set([...stepsOf(plan).map(({ key }) => key), ...plan.foreign.map(({ live }) => live.key)]);
  const [before, after] = [rowsBesideSteps(atProof), rowsBesideSteps(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => !expected.has(key) && before.get(key) !== after.get(key))
    .sort();
}

function rowsBesideSteps({ decisions }: Plan): ReadonlyMap<AttributeKey, string> {
  return new Map(
    decisions.flatMap((decision): [AttributeKey, string][] => {
      if (decision.action !== 'keep' && decision.action !== 'refuse') return [];
      const { live } = decision;
      return live === undefined ? [] : [[live.key, canonicalJson(normalRow(live))]];
    }),
  );
}

/** Only this is success: no difference, and nothing of ours that waits. What others have staged waits on, unless it was included. */
export function verifyNothingLeft(now: Plan, plan: Plan, waiting: 'migrated' | 'not-migrated'): void {
  const wasIncluded = waiting === 'migrated' && plan.rules.foreignChanges === 'include';
  const knownForeign = new Set(wasIncluded ? [] : plan.foreign.map(({ live }) => live.key));
  const waits = waiting === 'migrated' ? now.decisions.filter(isPendingUnchanged).map(({ key }) => key) : [];
  const left = [
    ...stepsOf(now).map((step) => step.key),
    ...now.decisions.flatMap((decision) => (decision.action === 'refuse' ? [decision.key] : [])),
    ...now.foreign.map(({ live }) => live.key).filter((key) => !knownForeign.has(key)),
  ];
  if (left.length === 0 && waits.length === 0) return;
  if (left.length === 0) {
    throw new Failure('PROOF_FAILED', `applied, but pending again without a change: ${waits.join(', ')}`, {
      hint: 'A request that arrives late causes this, and so does saving the attribute in the help desk. Run `deskform resume` to migrate it.',
    });
  }
  throw new Failure(
    'PROOF_FAILED',
    `applied, but live state does not match the files: ${[...new Set([...left, ...waits])].join(', ')}`,
    { hint: 'It may have changed during the apply. Run `deskform plan` to see the difference.' },
  );
}
