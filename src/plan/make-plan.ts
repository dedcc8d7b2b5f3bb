import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition, PresentDefinition, Tombstone } from '../attribute/definition.ts';
import { afterMigration, isStaged, type LiveAttribute, waitsForCreation } from '../attribute/live-attribute.ts';
import { isSeed, SHARED_SEEDS } from '../attribute/seeds.ts';
import { unreachable } from '../problem/unreachable.ts';
import { carriedOver, compare } from './compare.ts';
import { type Decision, foreignRows, isStep, type PlanRules } from './decision.ts';
import { digestOfPlan, digestOfStep, waitsAs } from './digest.ts';
import { forecastRestart, migrationBlocker } from './migration.ts';
import type { Plan } from './plan.ts';
import {
  refusalOfCreation,
  refusalOfUpdate,
  refuseForeign,
  refuseMarked,
  refuseMigrationBlocker,
  refuseNewer,
  refuseNotDeletable,
} from './refusals.ts';
import { rowToCreate, rowToUpdate } from './wanted-row.ts';
import { planWarnings } from './warnings.ts';

/**
 * Same input, same plan, same bytes: no clock, no network, no logger, and what cannot be done becomes a refusal, not a
 * throw. Both lists hold each key once; their order does not matter.
 */
export function makePlan(
  definitions: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: PlanRules,
): Plan {
  const wantedByKey = new Map<AttributeKey, AttributeDefinition>(
    definitions.map((definition) => [definition.key, definition]),
  );
  const liveByKey = new Map<AttributeKey, LiveAttribute>(live.map((row) => [row.key, row]));
  const keys = [...new Set([...wantedByKey.keys(), ...liveByKey.keys()])].sort();
  const list = SHARED_SEEDS.every((key) => liveByKey.has(key)) ? 'whole' : 'cut';
  const decisions = keys.map((key) => decide(key, wantedByKey.get(key), liveByKey.get(key), rules, list));
  const steps = decisions.filter(isStep);
  const stepDigests = new Map(steps.map((step) => [step.key, digestOfStep(step, rules)]));
  const foreign = foreignRows(
    keys.flatMap((key) => liveByKey.get(key) ?? []),
    decisions,
    wantedByKey,
  );
  return {
    rules,
    digest: digestOfPlan(steps, foreign, rules),
    decisions,
    stepDigests,
    foreign,
    restart: forecastRestart(steps, foreign, rules),
    warnings: planWarnings(decisions, wantedByKey, rules, list),
  };
}

/** What is to become of one attribute that stands in the files, on the help desk, or on both. */
export function decide(
  key: AttributeKey,
  definition: AttributeDefinition | undefined,
  live: LiveAttribute | undefined,
  rules: PlanRules,
  list: 'whole' | 'cut',
): Decision {
  if (definition === undefined) {
    if (live === undefined) throw new Error(`deskform has a bug: ${key} stands on neither side`);
    return decideUndeclared(key, live, rules, list);
  }
  switch (definition.state) {
    case 'absent':
      return decideTombstone(key, definition, live, rules);
    case 'present':
      return live === undefined ? decideCreation(key, definition, rules) : decideExisting(key, definition, live, rules);
    default:
      return unreachable(definition);
  }
}

/** Not ours. What came with the installation is never pruned, whoever asks: some of its rows the help desk would let go. */
function decideUndeclared(key: AttributeKey, live: LiveAttribute, rules: PlanRules, list: 'whole' | 'cut'): Decision {
  const keep = { key, action: 'keep', live, carriedOver: [] } as const;
  if (rules.unmanaged.has(key)) return { ...keep, because: 'unmanaged' };
  if (rules.undeclared !== 'delete') return { ...keep, because: 'not-declared' };
  if (isSeed(key) || live.createdById === 1 || live.editable === 'fixed') {
    return { ...keep, because: 'came-with-the-installation' };
  }
  // A list that lacks what every installation has is a part of one: absence says nothing then.
  if (list === 'cut') return { ...keep, because: 'list-is-not-whole' };
  return decideDeletion(key, undefined, live, 'not-declared', rules);
}

function decideTombstone(
  key: AttributeKey,
  tombstone: Tombstone,
  live: LiveAttribute | undefined,
  rules: PlanRules,
): Decision {
  if (live === undefined) return { key, action: 'keep', because: 'fulfilled', live, carriedOver: [] };
  if (tombstone.createdBefore !== undefined && !isOlder(live, tombstone.createdBefore)) {
    return { key, action: 'refuse', problem: refuseNewer(tombstone, live), live, wanted: undefined };
  }
  return decideDeletion(key, tombstone, live, 'tombstone', rules);
}

/** Only a time that can be read proves anything: what is not one is neither earlier nor later. */
function isOlder({ createdAt }: LiveAttribute, before: string): boolean {
  return Date.parse(createdAt) < Date.parse(before);
}

function decideDeletion(
  key: AttributeKey,
  definition: Tombstone | undefined,
  live: LiveAttribute,
  because: 'tombstone' | 'not-declared',
  rules: PlanRules,
): Decision {
  if (!live.deletable)
    return { key, action: 'refuse', problem: refuseNotDeletable(live, definition), live, wanted: undefined };
  if (live.waitingFor.includes('deletion')) {
    return { key, action: 'delete', because: 'staged-as-declared', live, definition };
  }
  // A DELETE would throw away at once what somebody has staged (5.2/05 and 6.5/10 "pending creation").
  if (isStaged(live) && !isOurs(live, rules)) {
    return { key, action: 'refuse', problem: refuseForeign(live, definition, []), live, wanted: undefined };
  }
  return { key, action: 'delete', because, live, definition };
}

function decideCreation(key: AttributeKey, definition: PresentDefinition, rules: PlanRules): Decision {
  const problem = refusalOfCreation(definition, rules.release);
  if (problem !== undefined) return { key, action: 'refuse', problem, live: undefined, wanted: undefined };
  return { key, action: 'create', because: 'not-on-desk', definition, row: rowToCreate(definition) };
}

function decideExisting(
  key: AttributeKey,
  definition: PresentDefinition,
  live: LiveAttribute,
  rules: PlanRules,
): Decision {
  if (live.waitingFor.includes('deletion')) {
    return { key, action: 'refuse', problem: refuseMarked(definition, live), live, wanted: undefined };
  }
  if (isStaged(live)) return decideStaged(key, definition, live, rules);
  const changes = compare(definition, live);
  const carried = carriedOver(definition, live);
  if (changes.length === 0) return { key, action: 'keep', because: 'same', live, carriedOver: carried };
  const row = rowToUpdate(definition, live, changes);
  const problem = refusalOfUpdate(definition, live, changes, row);
  if (problem !== undefined)
    return { key, action: 'refuse', problem, live, wanted: { definition, live, row, changes } };
  return { key, action: 'update', because: 'differs', definition, live, changes, carriedOver: carried, row };
}

/** A third side: what waits is either just what the files declare, or somebody else's work. */
function decideStaged(
  key: AttributeKey,
  definition: PresentDefinition,
  live: LiveAttribute,
  rules: PlanRules,
): Decision {
  const different = compare(definition, afterMigration(live));
  const carried = carriedOver(definition, live);
  const row = rowToUpdate(definition, live, different);
  const poison = migrationBlocker(live);
  if (poison !== undefined)
    return { key, action: 'refuse', problem: refuseMigrationBlocker(definition, poison), live, wanted: undefined };
  if (different.length > 0) {
    const problem = isOurs(live, rules)
      ? refusalOfUpdate(definition, live, different, row)
      : refuseForeign(live, definition, different);
    if (problem !== undefined)
      return { key, action: 'refuse', problem, live, wanted: { definition, live, row, changes: different } };
    return {
      key,
      action: 'update',
      because: 'restaged',
      definition,
      live,
      changes: different,
      carriedOver: carried,
      row,
    };
  }
  const changes = compare(definition, live);
  if (changes.length === 0 && live.waitingFor.every((waiting) => waiting === 'settings')) {
    return { key, action: 'keep', because: 'waits-as-declared', live, carriedOver: carried };
  }
  if (waitsForCreation(live)) {
    return { key, action: 'create', because: 'staged-as-declared', definition, row: rowToCreate(definition) };
  }
  return {
    key,
    action: 'update',
    because: 'staged-as-declared',
    definition,
    live,
    changes,
    carriedOver: carried,
    row,
  };
}

/** Does the row wait for exactly what an earlier apply of ours has sent? */
function isOurs(live: LiveAttribute, rules: PlanRules): boolean {
  return waitsAs(live, rules.ours.get(live.key) ?? []);
}
