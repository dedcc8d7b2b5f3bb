import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Problem } from '../problem/problem.ts';
import { type Decision, type ForeignRow, isPendingUnchanged, isStep, type PlanRules, type Step } from './decision.ts';
import { type MigrationBlocker, migrationBlocker, needsMigration, type Restart } from './migration.ts';
import { type RecordExcess, type ReviewedRecords, recordExcess } from './record-limit.ts';

/** Everything that would happen, as a value: it can be shown, saved, compared and carried out, and is never changed. */
export interface Plan {
  readonly rules: PlanRules;
  readonly digest: string;
  /** One for every key on either side, sorted by key. */
  readonly decisions: readonly Decision[];
  /** The digest of every step, by key. */
  readonly stepDigests: ReadonlyMap<AttributeKey, string>;
  readonly foreign: readonly ForeignRow[];
  readonly restart: Restart;
  readonly warnings: readonly Problem[];
}

/** Why a plan must not be applied as it is. */
export type Obstacle =
  | { readonly kind: 'refusals'; readonly count: number }
  | { readonly kind: 'destroy-limit'; readonly keys: readonly AttributeKey[]; readonly limit: number }
  | { readonly kind: 'record-limit'; readonly excess: RecordExcess }
  /** `sentByUs`: those of the keys that an earlier apply of ours has staged. */
  | { readonly kind: 'foreign'; readonly keys: readonly AttributeKey[]; readonly sentByUs: readonly AttributeKey[] }
  /** Rows of others that would stop the migration in its middle. */
  | { readonly kind: 'poison'; readonly rows: readonly (MigrationBlocker & { readonly key: AttributeKey })[] };

export function stepsOf(plan: Plan): readonly Step[] {
  return plan.decisions.filter(isStep);
}

/**
 * Is there anything that an apply would migrate? What merely waits as declared is let through with the rest, or alone,
 * as long as nobody else's work would go with it.
 */
export function migrates(plan: Plan): boolean {
  return stepsOf(plan).some(needsMigration) || (plan.foreign.length === 0 && plan.decisions.some(isPendingUnchanged));
}

/**
 * The attributes whose column, with every value in it, the apply drops: ours, and those that others have marked where
 * our migration takes their work along. A row that was never migrated has no column.
 */
export function destroysOf(plan: Plan): readonly AttributeKey[] {
  const ours = stepsOf(plan).filter((step) => step.action === 'delete' && needsMigration(step));
  const takesAlong = plan.rules.foreignChanges === 'include' && migrates(plan);
  const theirs = takesAlong ? plan.foreign.filter(({ live }) => live.waitingFor.includes('deletion')) : [];
  return [...ours.map(({ key }) => key), ...theirs.map(({ live }) => live.key)];
}

/** A limit on growth begins with the review of this plan. */
const NOT_REVIEWED: ReviewedRecords = new Map();

/** All that stands between this plan and an apply, worst first. */
export function obstaclesOf(plan: Plan): readonly Obstacle[] {
  const refusals = plan.decisions.filter((decision) => decision.action === 'refuse').length;
  const { destroyLimit, allowedDestroys, foreignChanges } = plan.rules;
  const counted = destroysOf(plan).filter((key) => !allowedDestroys.includes(key));
  const obstacles: Obstacle[] = [];
  if (refusals > 0) obstacles.push({ kind: 'refusals', count: refusals });
  if (counted.length > destroyLimit) obstacles.push({ kind: 'destroy-limit', keys: counted, limit: destroyLimit });
  const excess = recordExcess(plan.rules, plan.rules.counts, NOT_REVIEWED);
  if (excess !== undefined) obstacles.push({ kind: 'record-limit', excess });
  const blockers = plan.foreign.flatMap(({ live }) => {
    const blocker = migrationBlocker(live, plan.rules.release);
    return blocker === undefined ? [] : [{ ...blocker, key: live.key }];
  });
  if (blockers.length > 0 && migrates(plan)) obstacles.push({ kind: 'poison', rows: blockers });
  // A migration executes everybody's staged changes; where ours needs none, theirs are only told.
  if (foreignChanges === 'refuse' && plan.foreign.length > 0 && stepsOf(plan).some(needsMigration)) {
    const sentByUs = plan.foreign.filter(({ sentBy }) => sentBy === 'us').map(({ live }) => live.key);
    obstacles.push({ kind: 'foreign', keys: plan.foreign.map(({ live }) => live.key), sentByUs });
  }
  return obstacles;
}

export interface PlanCounts {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly keep: number;
  readonly refuse: number;
}

export function countDecisions(decisions: readonly Pick<Decision, 'action'>[]): PlanCounts {
  const counts = { create: 0, update: 0, delete: 0, keep: 0, refuse: 0 };
  for (const decision of decisions) counts[decision.action] += 1;
  return counts;
}
