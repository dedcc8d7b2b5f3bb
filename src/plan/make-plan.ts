import type { AttributeKey } from '../model/attribute-key.ts';
import { isKnownType } from '../model/data-types.ts';
import {
  type AbsentDefinition,
  type AttributeDefinition,
  isIgnored,
  type PresentDefinition,
} from '../model/definition.ts';
import {
  afterMigration,
  isOfHelpDesk,
  isStaged,
  type LiveAttribute,
  waitsForCreation,
} from '../model/live-attribute.ts';
import { lacksLabel } from '../model/name-rules.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import type { DeskRelease, Release } from '../model/release.ts';
import { comesWithZammad, SHARED_SEEDS } from '../model/seeds.ts';
import { carriedOver, compare, mendedNumbers } from './compare.ts';
import type { Decided, PlanRules } from './decision.ts';
import { digestOf, digestOfStep, isPendingAs } from './digest.ts';
import { forecastRestart, harmOfPending, migrationBlocker } from './migration.ts';
import { countDecisions, destroysOf, newPositions, obstaclesOf, type Plan } from './plan.ts';
import {
  type Decision,
  type Foreign,
  includedIn,
  isPendingUnchanged,
  isStep,
  type KeepDecision,
  type PlanFields,
  placeOf,
  type RefuseDecision,
} from './plan-document.ts';
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
import { refuseOutOfRange, refuseTooLong, refuseTooWide } from './refuse-widths.ts';
import { hiddenOf } from './shown-row.ts';
import {
  sidesOf,
  tellCreate,
  tellDelete,
  tellForeign,
  tellKeep,
  tellRefusal,
  tellUpdate,
  type Wanted,
} from './told.ts';
import { rowToUpdate } from './wanted-row.ts';
import { planWarnings, warnOfUnknownDesk } from './warnings.ts';

/**
 * Makes the plan. Pure and deterministic: no clock, no network, no logger. What cannot be done becomes a refusal and is
 * never thrown. Both lists hold each key once; their order does not matter.
 */
export function makePlan(
  declared: readonly AttributeDefinition[],
  list: readonly LiveAttribute[],
  rules: PlanRules,
): Plan {
  const definitions: Plan['definitions'] = new Map(declared.map((definition) => [definition.key, definition]));
  const live: Plan['live'] = new Map(list.map((row) => [row.key, row]));
  const keys = [...new Set([...definitions.keys(), ...live.keys()])].sort();
  const wholeness = SHARED_SEEDS.every((key) => live.has(key)) ? 'complete' : 'incomplete';
  const decideBy = (key: AttributeKey, on: Release): Decided => {
    const ofRelease = { ...rules, release: { ...rules.release, rules: on } };
    const decided = decide(key, definitions.get(key), live.get(key), ofRelease, wholeness);
    return refuseOutOfRange(refuseTooLong(decided, rules), rules);
  };
  const judged = keys.map((key) => decideBetween(rules.release, (on) => decideBy(key, on)));
  const each = judged.map(({ decided }) => decided);
  const decided = refuseTooWide(each, live, rules.database);
  const sides = { rules, definitions, live };
  const made = { ...sides, document: documentOf(decided, sides), hidden: hiddenOf(decided) };
  return {
    ...made,
    warnings: [
      ...warnOfUnknownDesk(list, rules.release),
      ...judged.flatMap(({ doubt }) => doubt ?? []),
      ...planWarnings(made, decided, wholeness),
    ],
  };
}

/** What a plan is made of. */
type Sides = Pick<Plan, 'rules' | 'definitions' | 'live'>;

/** What the reader of a plan sees, and the digest of it. */
function documentOf(decided: readonly Decided[], sides: Sides): PlanFields {
  const { live, rules } = sides;
  const { target } = rules;
  const release = rules.release.name;
  const policies: PlanFields['policies'] = {
    undeclared: rules.undeclared,
    foreign_changes: rules.foreignChanges,
    limits: { destroy: rules.destroyLimit, records: rules.recordLimit ?? null },
  };
  const creates = decided.flatMap(({ told }) => (told.action === 'create' ? [told] : []));
  const positions = newPositions(creates, live);
  const decisions = decided.map(({ told }): Decision => {
    if (told.action === 'keep' || told.action === 'refuse') return told;
    const standsAt = positions.get(told.key);
    const step = told.action === 'create' && standsAt !== undefined ? { ...told, stands_at: standsAt } : told;
    return { ...step, digest: digestOfStep(step, { target, release, policies }) };
  });
  const foreign = foreignRows(decisions, sides);
  const restart = forecastRestart(decisions.filter(isStep), includedIn({ foreign, policies }));
  const head = { target, release, release_is: rules.releaseIs, policies, restart };
  const bound = { ...head, decisions, foreign };
  const destroys = destroysOf(bound);
  return {
    ...head,
    digest: digestOf(bound),
    summary: { ...countDecisions(decisions), destroys: destroys.length, foreign: foreign.length },
    destroys,
    ...(rules.counts.length === 0 ? {} : { counts: rules.counts }),
    obstacles: obstaclesOf({ ...bound, destroys }, live, rules),
    decisions,
    foreign,
  };
}

/**
 * Between two recorded releases, what both refuse is refused, and what harms one of them too: the harm of two neighbours was
 * found on each release between (5.4.1 and 6.1). What only the API of one of them refuses is planned with a warning: nobody
 * knows when the rule changed, and a refusal harms nobody.
 */
function decideBetween(
  { name, rules, next }: DeskRelease,
  decideOn: (release: Release) => Decided,
): { readonly decided: Decided; readonly doubt?: Problem } {
  const decided = decideOn(rules);
  if (next === undefined) return { decided };
  const other = decideOn(next);
  const [one, two] = [decided.told, other.told];
  if ((one.action === 'refuse') === (two.action === 'refuse') || one.because === 'value-harmful') return { decided };
  if (two.because === 'value-harmful') return { decided: other };
  if (one.action === 'refuse') return { decided: other, doubt: doubtOf(one, name, rules, next) };
  return two.action === 'refuse' ? { decided, doubt: doubtOf(two, name, next, rules) } : { decided };
}

function doubtOf(refused: RefuseDecision, name: string, refuses: Release, takes: Release): Problem {
  const { message, hint, key } = refused;
  const doubt = `${message}: release ${refuses} refuses it, ${takes} does not, and ${name} was not tried`;
  return makeProblem('may-be-refused', doubt, { hint: hint ?? undefined, where: placeOf(refused), key });
}

/** Decides what happens to one attribute that is declared, live, or both. */
function decide(
  key: AttributeKey,
  definition: AttributeDefinition | undefined,
  live: LiveAttribute | undefined,
  rules: PlanRules,
  list: 'complete' | 'incomplete',
): Decided {
  if (definition === undefined) {
    if (live === undefined) throw new Error(`deskform has a bug: ${key} is neither declared nor live`);
    return decideUndeclared(live, rules, list);
  }
  if (definition.state === 'absent') return decideAbsent(definition, live, rules);
  if (live !== undefined) return decideExisting(definition, live, rules);
  const problem = refusalOfCreation(definition, rules.release.rules);
  return problem === undefined ? tellCreate('not-on-desk', definition) : tellRefusal(key, problem, {});
}

/** Decides on an undeclared row. Built-in rows are never pruned, although the help desk would delete some of them. */
function decideUndeclared(live: LiveAttribute, rules: PlanRules, list: 'complete' | 'incomplete'): Decided {
  const keep = (because: KeepDecision['because']): Decided => tellKeep(live.key, because, live);
  if (rules.unmanaged.has(live.key)) return keep('unmanaged');
  if (rules.undeclared !== 'delete') return keep('not-declared');
  if (comesWithZammad(live) || live.created_by_id === 1) return keep('came-with-the-installation');
  // A list without some built-in rows is incomplete, so a missing row proves nothing.
  if (list === 'incomplete') return keep('list-is-not-whole');
  if (!isKnownType(live.data_type)) return keep('type-unknown');
  return decideDeletion(undefined, live, rules);
}

function decideAbsent(absent: AbsentDefinition, live: LiveAttribute | undefined, rules: PlanRules): Decided {
  if (live === undefined) return tellKeep(absent.key, 'fulfilled', undefined);
  const { created_before } = absent;
  // An invalid time is neither earlier nor later, so it proves nothing.
  if (created_before !== undefined && !(Date.parse(live.created_at) < Date.parse(created_before)))
    return refused(live, refuseNewer(absent, live));
  return decideDeletion(absent, live, rules);
}

function decideDeletion(definition: AbsentDefinition | undefined, live: LiveAttribute, rules: PlanRules): Decided {
  if (!live.deletable || isOfHelpDesk(live)) return refused(live, refuseNotDeletable(live, definition));
  if (live.waiting_for.includes('deletion')) return tellDelete('staged-as-declared', definition, live);
  if (!isKnownType(live.data_type)) return refused(live, refuseUnknownType(live, definition));
  if (!waitsForCreation(live) && lacksLabel(live.display, rules.release.rules))
    return refused(live, refuseWithoutLabel(live, definition));
  // A DELETE would immediately discard a foreign change (5.2/05 and 6.5/10 "pending creation").
  if (isStaged(live) && !wasSentByUs(live, rules))
    return refused(live, refuseForeign(live, definition, [], rules.release.rules));
  return tellDelete(definition === undefined ? 'not-declared' : 'declared-absent', definition, live);
}

function decideExisting(declared: PresentDefinition, live: LiveAttribute, rules: PlanRules): Decided {
  const definition = withPositionBack(declared, live, rules);
  if (live.waiting_for.includes('deletion')) return refused(live, refuseMarked(definition));
  const different = compare(definition, live, rules.release);
  if (!isKnownType(live.data_type) && (isStaged(live) || different.length > 0))
    return refused(live, refuseUnknownType(live, definition));
  if (isStaged(live)) return decideStaged(definition, live, rules);
  if (different.length === 0) return tellKeep(live.key, 'same', live, carriedOver(definition, live));
  const differences = [...different, ...mendedNumbers(live, different)];
  const wanted = { definition, live, row: rowToUpdate(definition, live, differences), differences };
  const problem = refusalOfUpdate(wanted, rules.release.rules);
  return problem === undefined ? tellUpdate('differs', wanted) : refused(live, problem, wanted);
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
function decideStaged(definition: PresentDefinition, live: LiveAttribute, rules: PlanRules): Decided {
  const blocker = migrationBlocker(live, rules.release.rules);
  if (blocker !== undefined) return refused(live, refuseMigrationBlocker(definition, blocker));
  const different = compare(definition, afterMigration(live), rules.release);
  const row = rowToUpdate(definition, live, different);
  if (different.length > 0) {
    const wanted = { definition, live, row, differences: different };
    const problem = wasSentByUs(live, rules)
      ? refusalOfUpdate(wanted, rules.release.rules)
      : refuseForeign(live, definition, different, rules.release.rules);
    return problem === undefined ? tellUpdate('restaged', wanted) : refused(live, problem, wanted);
  }
  const harm = harmOfPending(live, rules.release.rules);
  if (harm !== undefined) return refused(live, refuseHarmfulPending(definition, harm));
  const differences = compare(definition, live, rules.release);
  if (differences.length === 0 && live.waiting_for.every((waiting) => waiting === 'settings'))
    return tellKeep(live.key, 'waits-as-declared', live, carriedOver(definition, live));
  if (waitsForCreation(live)) return tellCreate('staged-as-declared', definition);
  return tellUpdate('staged-as-declared', { definition, live, row, differences });
}

/** `wanted`: the refused change, if there is one to show. */
function refused(live: LiveAttribute, problem: Problem, wanted?: Wanted): Decided {
  return tellRefusal(live.key, problem, { label: live.display, ...(wanted && sidesOf(wanted)) });
}

/** Pending rows that belong to no step of the plan, in the order of their keys. */
function foreignRows(decisions: readonly Decision[], { definitions, live, rules }: Sides): readonly Foreign[] {
  return decisions.flatMap((decision) => {
    const row = live.get(decision.key);
    if (row === undefined || !isStaged(row) || isStep(decision) || isPendingUnchanged(decision)) return [];
    // A mark for deletion hides other pending changes, and any user may mark a row that we changed.
    const isOurs = !row.waiting_for.includes('deletion') && wasSentByUs(row, rules);
    return [tellForeign(row, definitions.get(row.key), isOurs ? { sent_by: 'deskform' } : {})];
  });
}

/** Whether the pending change is exactly what an earlier deskform apply sent. */
function wasSentByUs(live: LiveAttribute, rules: PlanRules): boolean {
  return isPendingAs(live, rules.ours.get(live.key) ?? []);
}
