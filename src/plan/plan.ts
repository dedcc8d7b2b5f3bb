import type { AttributeKey, ObjectName } from '../attribute/attribute-key.ts';
import { byPlace, type Problem } from '../problem/problem.ts';
import { type Decision, type ForeignRow, isPendingUnchanged, isStep, type PlanRules, type Step } from './decision.ts';
import { blockerOn } from './harm.ts';
import { needsMigration } from './migration.ts';
import type { Obstacle, PlanFields, StepDocument } from './plan-document.ts';
import { type ReviewedRecords, recordExcess } from './record-limit.ts';

/** Everything that an apply would do, as an immutable value: it can be shown, saved, compared and applied. */
export interface Plan {
  readonly rules: PlanRules;
  readonly digest: string;
  /** One for every declared or live key, sorted by key. */
  readonly decisions: readonly Decision[];
  /** The document of every step, by key: what is reviewed, approved and sent. */
  readonly steps: ReadonlyMap<AttributeKey, StepDocument>;
  readonly foreign: readonly ForeignRow[];
  readonly restart: PlanFields['restart'];
  readonly warnings: readonly Problem[];
}

export function stepsOf(plan: Plan): readonly Step[] {
  return plan.decisions.filter(isStep);
}

/**
 * Orders creates as the files do, since new fields stand in the order in which they are made; then updates, then deletes: a
 * failure on the way destroys as little as possible.
 */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  const rank = { create: 0, update: 1, delete: 2 } as const satisfies Record<Step['action'], number>;
  const placed = steps.map((step) => ({
    step,
    where: step.action === 'create' ? step.definition.origin.locate([]) : undefined,
  }));
  return placed.sort((a, b) => rank[a.step.action] - rank[b.step.action] || byPlace(a, b)).map(({ step }) => step);
}

/** Where the help desk puts new rows without a position: behind the last one of their object (6.5/04 "position …"). */
export function newPositions(decisions: readonly Decision[]): ReadonlyMap<AttributeKey, number> {
  const last = new Map<ObjectName, number>();
  const note = (object: ObjectName, position: number): void => {
    last.set(object, Math.max(last.get(object) ?? 0, position));
  };
  for (const decision of decisions)
    if ('live' in decision && decision.live !== undefined) note(decision.live.object, decision.live.position);
  const positions = new Map<AttributeKey, number>();
  for (const step of inOrder(decisions.filter(isStep))) {
    if (step.action !== 'create') break;
    const { object, position = (last.get(object) ?? 0) + 1 } = step.row;
    note(object, position);
    if (step.row.position === undefined) positions.set(step.key, position);
  }
  return positions;
}

/**
 * Whether an apply would migrate anything. Rows that are pending without a difference are migrated with the rest, or alone
 * if no foreign change would be migrated with them.
 */
export function migrates(plan: Plan): boolean {
  return stepsOf(plan).some(needsMigration) || (plan.foreign.length === 0 && plan.decisions.some(isPendingUnchanged));
}

/**
 * The attributes whose column and data the apply deletes: our deletions, and foreign ones if our migration includes foreign
 * changes. A row that was never migrated has no column.
 */
export function destroysOf(plan: Plan): readonly AttributeKey[] {
  const ours = stepsOf(plan).filter((step) => step.action === 'delete' && needsMigration(step));
  const takesAlong = plan.rules.foreignChanges === 'include' && migrates(plan);
  const theirs = takesAlong ? plan.foreign.filter(({ live }) => live.waiting_for.includes('deletion')) : [];
  return [...ours.map(({ key }) => key), ...theirs.map(({ live }) => live.key)];
}

/** The limit on growth applies only after a review. */
const NOT_REVIEWED: ReviewedRecords = new Map();

/** Lists everything that prevents an apply of this plan, worst first. */
export function obstaclesOf(plan: Plan): readonly Obstacle[] {
  const refused = new Set(plan.decisions.flatMap(({ action, key }) => (action === 'refuse' ? [key] : [])));
  const { destroyLimit, allowedDestroys, foreignChanges } = plan.rules;
  const counted = destroysOf(plan).filter((key) => !allowedDestroys.includes(key));
  const obstacles: Obstacle[] = [];
  if (refused.size > 0) obstacles.push({ kind: 'refusals', count: refused.size });
  if (counted.length > destroyLimit) obstacles.push({ kind: 'destroy-limit', keys: counted, limit: destroyLimit });
  const excess = recordExcess(plan.rules, plan.rules.counts, NOT_REVIEWED);
  if (excess !== undefined) obstacles.push(excess);
  const blockers = plan.foreign.flatMap(({ live }) => {
    const blocker = blockerOn(live, plan.rules.release);
    return blocker === undefined ? [] : [{ key: live.key, why: blocker.why, repair: blocker.repair }];
  });
  if (blockers.length > 0 && migrates(plan))
    obstacles.push({ kind: 'poison', keys: blockers.map(({ key }) => key), rows: blockers });
  // A migration executes all pending changes. If our steps need none, foreign changes are only reported.
  // Its refusal says already what to do with a change of ours.
  const inTheWay = plan.foreign.filter(({ live, sent_by }) => sent_by === undefined || !refused.has(live.key));
  if (foreignChanges === 'refuse' && inTheWay.length > 0 && stepsOf(plan).some(needsMigration)) {
    const ours = inTheWay.filter(({ sent_by }) => sent_by === 'deskform').map(({ live }) => live.key);
    const keys = inTheWay.map(({ live }) => live.key);
    obstacles.push({ kind: 'foreign', keys, ...(ours.length === 0 ? {} : { ours }) });
  }
  return obstacles;
}

/** How many decisions there are of each kind. */
export type PlanCounts = Pick<PlanFields['summary'], Decision['action']>;

export function countDecisions(decisions: readonly Pick<Decision, 'action'>[]): PlanCounts {
  const counts = { create: 0, update: 0, delete: 0, keep: 0, refuse: 0 };
  for (const decision of decisions) counts[decision.action] += 1;
  return counts;
}
