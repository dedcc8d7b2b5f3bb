import { type AttributeKey, type ObjectName, splitAttributeKey } from '../model/attribute-key.ts';
import { type AttributeDefinition, secretsOf } from '../model/definition.ts';
import type { JsonObject } from '../model/json.ts';
import type { LiveAttribute, NewRow } from '../model/live-attribute.ts';
import { byPlace, type Problem } from '../model/problem.ts';
import type { PlanRules } from './decision.ts';
import { blockerOn, needsMigration } from './migration.ts';
import {
  type CreateDecision,
  type Decision,
  includedIn,
  isPendingUnchanged,
  isStep,
  type Obstacle,
  type PlanFields,
  type Step,
  type UnsignedStep,
  type UpdateDecision,
} from './plan-document.ts';
import { recordExcess } from './record-limit.ts';

/**
 * What an apply would do, and what that was made of. The document is all that is shown, reviewed, approved and sent; the rest
 * may hold credentials, and does not leave this process.
 */
export interface Plan {
  readonly rules: PlanRules;
  readonly document: PlanFields;
  readonly definitions: ReadonlyMap<AttributeKey, AttributeDefinition>;
  readonly live: ReadonlyMap<AttributeKey, LiveAttribute>;
  /** Values that the document shows otherwise, by key and setting. */
  readonly hidden: ReadonlyMap<AttributeKey, JsonObject>;
  readonly warnings: readonly Problem[];
}

export function stepsOf({ document }: Pick<Plan, 'document'>): readonly Step[] {
  return document.decisions.filter(isStep);
}

/** The live rows of the foreign changes, in the order of the document. */
export function foreignRowsOf({ document, live }: Pick<Plan, 'document' | 'live'>): readonly LiveAttribute[] {
  return document.foreign.flatMap(({ key }) => live.get(key) ?? []);
}

/** The row that a step sends: as it was reviewed, with the credentials that the document only names. */
export function rowToSend(
  { definitions, hidden }: Pick<Plan, 'definitions' | 'hidden'>,
  { key, after }: Pick<CreateDecision | UpdateDecision, 'key' | 'after'>,
): NewRow {
  const [object, name] = splitAttributeKey(key);
  const { data_option } = after;
  const known = hidden.get(key) ?? {};
  const secrets = secretsOf(definitions.get(key));
  if (secrets.some(({ setting, template }) => data_option[setting] === template && !Object.hasOwn(known, setting)))
    throw new Error(`deskform has a bug: a credential of ${key} is not known`);
  return { object, name, ...after, data_option: { ...data_option, ...known } };
}

/**
 * Orders creates as the files do, since new fields stand in the order in which they are made; then updates, then deletes: a
 * failure on the way destroys as little as possible.
 */
export function inOrder<Of extends UnsignedStep>(steps: readonly Of[]): readonly Of[] {
  const rank = { create: 0, update: 1, delete: 2 } as const satisfies Record<Step['action'], number>;
  return [...steps].sort(
    (a, b) =>
      rank[a.action] - rank[b.action] ||
      (a.action === 'create' && b.action === 'create' ? byPlace({ where: a }, { where: b }) : 0),
  );
}

/**
 * Where the help desk puts new rows without a position: behind the last one of their object (6.5/04 "position …"). One that
 * is staged already stands where it was put then.
 */
export function newPositions(
  creates: readonly Omit<CreateDecision, 'digest'>[],
  live: Plan['live'],
): ReadonlyMap<AttributeKey, number> {
  const last = new Map<ObjectName, number>();
  const note = (object: ObjectName, position: number): void => {
    last.set(object, Math.max(last.get(object) ?? 0, position));
  };
  for (const { object, position } of live.values()) note(object, position);
  const positions = new Map<AttributeKey, number>();
  for (const { key, after } of inOrder(creates)) {
    const [object] = splitAttributeKey(key);
    const position = after.position ?? live.get(key)?.position ?? (last.get(object) ?? 0) + 1;
    note(object, position);
    if (after.position === undefined) positions.set(key, position);
  }
  return positions;
}

/**
 * Whether an apply would migrate anything. Rows that are pending without a difference are migrated with the rest, or alone
 * if no foreign change would be migrated with them.
 */
export function migrates({ decisions, foreign }: Pick<PlanFields, 'decisions' | 'foreign'>): boolean {
  return decisions.filter(isStep).some(needsMigration) || (foreign.length === 0 && decisions.some(isPendingUnchanged));
}

/**
 * The attributes whose column and data the apply deletes: our deletions, and foreign ones if our migration includes foreign
 * changes. A row that was never migrated has no column.
 */
export function destroysOf(plan: Pick<PlanFields, 'decisions' | 'foreign' | 'policies'>): readonly AttributeKey[] {
  const ours = plan.decisions.filter((one) => one.action === 'delete' && needsMigration(one));
  const theirs = includedIn(plan).filter(({ waiting_for }) => waiting_for.includes('deletion'));
  return [...ours, ...(migrates(plan) ? theirs : [])].map(({ key }) => key);
}

/** Lists everything that prevents an apply of this plan, worst first. */
export function obstaclesOf(
  plan: Pick<PlanFields, 'decisions' | 'foreign' | 'destroys'>,
  live: Plan['live'],
  rules: PlanRules,
): readonly Obstacle[] {
  const refused = new Set(plan.decisions.flatMap(({ action, key }) => (action === 'refuse' ? [key] : [])));
  const { destroyLimit, allowedDestroys, foreignChanges } = rules;
  const counted = plan.destroys.filter((key) => !allowedDestroys.includes(key));
  const obstacles: Obstacle[] = [];
  if (refused.size > 0) obstacles.push({ kind: 'refusals', count: refused.size });
  if (counted.length > destroyLimit) obstacles.push({ kind: 'destroy-limit', keys: counted, limit: destroyLimit });
  // The limit on growth applies only after a review.
  const excess = recordExcess(rules, rules.counts, new Map());
  if (excess !== undefined) obstacles.push(excess);
  const rows = plan.foreign.flatMap(({ key }) => {
    const row = live.get(key);
    const blocker = row && blockerOn(row, rules.release);
    return blocker === undefined ? [] : [{ key, ...blocker }];
  });
  if (rows.length > 0 && migrates(plan)) obstacles.push({ kind: 'poison', keys: rows.map(({ key }) => key), rows });
  // A migration executes all pending changes. If our steps need none, foreign changes are only reported.
  // Its refusal says already what to do with a change of ours.
  const inTheWay = plan.foreign.filter(({ key, sent_by }) => sent_by === undefined || !refused.has(key));
  if (foreignChanges === 'refuse' && inTheWay.length > 0 && plan.decisions.filter(isStep).some(needsMigration)) {
    const ours = inTheWay.filter(({ sent_by }) => sent_by === 'deskform').map(({ key }) => key);
    const keys = inTheWay.map(({ key }) => key);
    obstacles.push({ kind: 'foreign', keys, ...(ours.length === 0 ? {} : { ours }) });
  }
  return obstacles;
}

/** How many decisions there are of each kind. */
export type PlanCounts = Pick<PlanFields['summary'], Decision['action']>;

export function countDecisions(decisions: readonly Pick<Decision, 'action'>[]): PlanCounts {
  const counts = { create: 0, update: 0, delete: 0, keep: 0, refuse: 0 };
  for (const { action } of decisions) counts[action] += 1;
  return counts;
}
