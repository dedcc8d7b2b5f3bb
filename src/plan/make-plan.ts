import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isKnownType } from '../attribute/data-types.ts';
import {
  type AbsentDefinition,
  type AttributeDefinition,
  isIgnored,
  type PresentDefinition,
} from '../attribute/definition.ts';
import {
  afterMigration,
  isOfHelpDesk,
  isStaged,
  type LiveAttribute,
  waitsForCreation,
} from '../attribute/live-attribute.ts';
import type { DeskRelease, Release } from '../attribute/release.ts';
import { lacksLabel } from '../attribute/save-rules.ts';
import { comesWithZammad, SHARED_SEEDS } from '../attribute/seeds.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { carriedOver, compare, mendedNumbers } from './compare.ts';
import { type Decision, type ForeignRow, isPendingUnchanged, isStep, type PlanRules } from './decision.ts';
import { digestOf, digestOfStep, isPendingAs } from './digest.ts';
import { harmOfPending } from './harm.ts';
import { forecastRestart, migrationBlocker } from './migration.ts';
import { newPositions, type Plan } from './plan.ts';
import { bindingOf, policiesToJson, stepToJson } from './plan-json.ts';
import {
  refusalOfCreation,
  refusalOfUpdate,
  refuseForeign,
  refuseHarmfulPending,
  refuseMarked,
  refuseMigrationBlocker,
  refuseNewer,
  refuseNotDeletable,
  refuseUnknownType,
  refuseWithoutLabel,
} from './refusals.ts';
import { refuseTooWide } from './refuse-widths.ts';
import { refuseOutOfRange, refuseTooLong } from './too-long.ts';
import { rowToCreate, rowToUpdate } from './wanted-row.ts';
import { planWarnings, warnOfUnknownDesk } from './warnings.ts';

/**
 * Makes the plan. Pure and deterministic: no clock, no network, no logger. What cannot be done becomes a refusal and is
 * never thrown. Both lists hold each key once; their order does not matter.
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
  const list = SHARED_SEEDS.every((key) => liveByKey.has(key)) ? 'complete' : 'incomplete';
  const decideBy = (key: AttributeKey, on: Release): Decision =>
    refuseOutOfRange(
      refuseTooLong(decide(key, wantedByKey.get(key), liveByKey.get(key), { ...rules, on }, list), rules),
      rules,
    );
  const judged = keys.map((key) => decideBetween(rules.release, (on) => decideBy(key, on)));
  const decisions = refuseTooWide(
    judged.map(({ decision }) => decision),
    rules.database,
  );
  const ofSteps = decisions.filter(isStep);
  const policies = policiesToJson(rules);
  const positions = newPositions(decisions);
  const steps = new Map(
    ofSteps.map((step) => [
      step.key,
      stepToJson(step, positions.get(step.key), (unsigned) =>
        digestOfStep(unsigned, { target: rules.target, release: rules.release.name, policies }),
      ),
    ]),
  );
  const foreign = foreignRows(
    keys.flatMap((key) => liveByKey.get(key) ?? []),
    decisions,
    wantedByKey,
    rules,
  );
  const parts = { rules, decisions, steps, foreign, restart: forecastRestart(ofSteps, foreign, rules) };
  return {
    ...parts,
    digest: digestOf(bindingOf(parts)),
    warnings: [
      ...warnOfUnknownDesk(live, rules.release),
      ...judged.flatMap(({ doubt }) => doubt ?? []),
      ...planWarnings(decisions, wantedByKey, rules, list),
    ],
  };
}

/** The rules with the recorded release to decide by. */
type RulesOn = PlanRules & { readonly on: Release };

/**
 * Between two recorded releases, what both refuse is refused, and what harms one of them too: the harm of two neighbours was
 * found on each release between (5.4.1 and 6.1). What only the API of one of them refuses is planned with a warning: nobody
 * knows when the rule changed, and a refusal harms nobody.
 */
function decideBetween(
  { name, rules, next }: DeskRelease,
  decideOn: (release: Release) => Decision,
): { readonly decision: Decision; readonly doubt?: Problem } {
  const decision = decideOn(rules);
  const other = next === undefined ? decision : decideOn(next);
  if (next === undefined || (decision.action === 'refuse') === (other.action === 'refuse')) return { decision };
  if (isHarm(decision)) return { decision };
  if (isHarm(other)) return { decision: other };
  if (decision.action === 'refuse') return { decision: other, doubt: doubtOf(decision.problem, name, rules, next) };
  return other.action === 'refuse' ? { decision, doubt: doubtOf(other.problem, name, next, rules) } : { decision };
}

function isHarm(decision: Decision): boolean {
  return decision.action === 'refuse' && decision.problem.code === 'value-harmful';
}

function doubtOf({ message, hint, where, key }: Problem, name: string, refuses: Release, takes: Release): Problem {
  const doubt = `${message}: release ${refuses} refuses it, ${takes} does not, and ${name} was not tried`;
  return makeProblem('may-be-refused', doubt, { hint, where, key });
}

/** Decides what happens to one attribute that is declared, live, or both. */
function decide(
  key: AttributeKey,
  definition: AttributeDefinition | undefined,
  live: LiveAttribute | undefined,
  rules: RulesOn,
  list: 'complete' | 'incomplete',
): Decision {
  if (definition === undefined) {
    if (live === undefined) throw new Error(`deskform has a bug: ${key} is neither declared nor live`);
    return decideUndeclared(key, live, rules, list);
  }
  if (definition.state === 'absent') return decideAbsent(key, definition, live, rules);
  return live === undefined ? decideCreation(key, definition, rules) : decideExisting(key, definition, live, rules);
}

/** Decides on an undeclared row. Built-in rows are never pruned, although the help desk would delete some of them. */
function decideUndeclared(
  key: AttributeKey,
  live: LiveAttribute,
  rules: RulesOn,
  list: 'complete' | 'incomplete',
): Decision {
  const keep = { key, action: 'keep', live, carried_over: [] } as const;
  if (rules.unmanaged.has(key)) return { ...keep, because: 'unmanaged' };
  if (rules.undeclared !== 'delete') return { ...keep, because: 'not-declared' };
  if (comesWithZammad(live) || live.created_by_id === 1) {
    return { ...keep, because: 'came-with-the-installation' };
  }
  // A list without some built-in rows is incomplete, so a missing row proves nothing.
  if (list === 'incomplete') return { ...keep, because: 'list-is-not-whole' };
  if (!isKnownType(live.data_type)) return { ...keep, because: 'type-unknown' };
  return decideDeletion(key, undefined, live, rules);
}

function decideAbsent(
  key: AttributeKey,
  absent: AbsentDefinition,
  live: LiveAttribute | undefined,
  rules: RulesOn,
): Decision {
  if (live === undefined) return { key, action: 'keep', because: 'fulfilled', live, carried_over: [] };
  const { created_before } = absent;
  // An invalid time is neither earlier nor later, so it proves nothing.
  if (created_before !== undefined && !(Date.parse(live.created_at) < Date.parse(created_before)))
    return refused(key, live, refuseNewer(absent, live));
  return decideDeletion(key, absent, live, rules);
}

function decideDeletion(
  key: AttributeKey,
  definition: AbsentDefinition | undefined,
  live: LiveAttribute,
  rules: RulesOn,
): Decision {
  if (!live.deletable || isOfHelpDesk(live)) return refused(key, live, refuseNotDeletable(live, definition));
  if (live.waiting_for.includes('deletion'))
    return { key, action: 'delete', because: 'staged-as-declared', live, definition };
  if (!isKnownType(live.data_type)) return refused(key, live, refuseUnknownType(live, definition));
  if (!waitsForCreation(live) && lacksLabel(live.display, rules.on))
    return refused(key, live, refuseWithoutLabel(live, definition));
  // A DELETE would immediately discard a foreign change (5.2/05 and 6.5/10 "pending creation").
  if (isStaged(live) && !wasSentByUs(live, rules))
    return refused(key, live, refuseForeign(live, definition, [], rules.on));
  return {
    key,
    action: 'delete',
    because: definition === undefined ? 'not-declared' : 'declared-absent',
    live,
    definition,
  };
}

function decideCreation(key: AttributeKey, definition: PresentDefinition, rules: RulesOn): Decision {
  const problem = refusalOfCreation(definition, rules.on);
  if (problem !== undefined) return refused(key, undefined, problem);
  return { key, action: 'create', because: 'not-on-desk', definition, row: rowToCreate(definition) };
}

function decideExisting(key: AttributeKey, declared: PresentDefinition, live: LiveAttribute, rules: RulesOn): Decision {
  const definition = withPositionBack(declared, live, rules);
  if (live.waiting_for.includes('deletion')) return refused(key, live, refuseMarked(definition));
  const different = compare(definition, live, rules.release);
  if (!isKnownType(live.data_type) && (isStaged(live) || different.length > 0))
    return refused(key, live, refuseUnknownType(live, definition));
  if (isStaged(live)) return decideStaged(key, definition, live, rules);
  const carried = carriedOver(definition, live);
  if (different.length === 0) return { key, action: 'keep', because: 'same', live, carried_over: carried };
  const changes = [...different, ...mendedNumbers(live, different)];
  const row = rowToUpdate(definition, live, changes);
  const wanted = { definition, live, row, changes };
  const problem = refusalOfUpdate(definition, live, changes, row, rules.on);
  if (problem !== undefined) return refused(key, live, problem, wanted);
  return { key, action: 'update', because: 'differs', ...wanted, carried_over: carried };
}

/** Adds the position to bring back to a definition that leaves the position to the help desk. */
function withPositionBack(
  definition: PresentDefinition,
  live: LiveAttribute,
  { nudged }: PlanRules,
): PresentDefinition {
  const position = nudged.get(live.key);
  if (position === undefined || live.position !== position + 1) return definition;
  if (definition.position !== undefined && !isIgnored(definition, ['position'])) return definition;
  return { ...definition, position, ignore: definition.ignore.filter(([setting]) => setting !== 'position') };
}

/** Decides on a pending row: the change is what the files declare, what an earlier apply sent, or foreign. */
function decideStaged(key: AttributeKey, definition: PresentDefinition, live: LiveAttribute, rules: RulesOn): Decision {
  const blocker = migrationBlocker(live, rules.on);
  if (blocker !== undefined) return refused(key, live, refuseMigrationBlocker(definition, blocker));
  const different = compare(definition, afterMigration(live), rules.release);
  const carried = carriedOver(definition, live);
  const row = rowToUpdate(definition, live, different);
  if (different.length > 0) {
    const wanted = { definition, live, row, changes: different };
    const problem = wasSentByUs(live, rules)
      ? refusalOfUpdate(definition, live, different, row, rules.on)
      : refuseForeign(live, definition, different, rules.on);
    if (problem !== undefined) return refused(key, live, problem, wanted);
    return { key, action: 'update', because: 'restaged', ...wanted, carried_over: carried };
  }
  const harm = harmOfPending(live, rules.on);
  if (harm !== undefined) return refused(key, live, refuseHarmfulPending(definition, harm));
  const changes = compare(definition, live, rules.release);
  if (changes.length === 0 && live.waiting_for.every((waiting) => waiting === 'settings'))
    return { key, action: 'keep', because: 'waits-as-declared', live, carried_over: carried };
  if (waitsForCreation(live))
    return { key, action: 'create', because: 'staged-as-declared', definition, row: rowToCreate(definition) };
  return {
    key,
    action: 'update',
    because: 'staged-as-declared',
    definition,
    live,
    changes,
    carried_over: carried,
    row,
  };
}

/** Makes a refusal. `wanted` is the refused change, if there is one to show. */
function refused(
  key: AttributeKey,
  live: LiveAttribute | undefined,
  problem: Problem,
  wanted?: Extract<Decision, { action: 'refuse' }>['wanted'],
): Decision {
  return { key, action: 'refuse', problem, live, wanted };
}

/** Pending rows that belong to no step of the plan, in the order of the list. */
function foreignRows(
  live: readonly LiveAttribute[],
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  rules: PlanRules,
): readonly ForeignRow[] {
  const planned = new Set(
    decisions.filter((decision) => isStep(decision) || isPendingUnchanged(decision)).map(({ key }) => key),
  );
  return live.flatMap((row) => {
    if (!isStaged(row) || planned.has(row.key)) return [];
    const definition = definitions.get(row.key);
    // A mark for deletion hides other pending changes, and any user may mark a row that we changed.
    const isOurs = !row.waiting_for.includes('deletion') && wasSentByUs(row, rules);
    const secrets = definition?.state === 'present' ? definition.secrets : [];
    return [{ live: row, sent_by: isOurs ? 'deskform' : undefined, updated_by: undefined, secrets }];
  });
}

/** Whether the pending change is exactly what an earlier deskform apply sent. */
function wasSentByUs(live: LiveAttribute, rules: PlanRules): boolean {
  return isPendingAs(live, rules.ours.get(live.key) ?? []);
}
