import type { ObjectName } from '../model/attribute-key.ts';
import { isKnownType } from '../model/data-types.ts';
import { type AttributeDefinition, editOfAccept, isIgnored, whyNeverNeeded } from '../model/definition.ts';
import { isOfHelpDesk, type LiveAttribute, type NewRow } from '../model/live-attribute.ts';
import { CHOOSE_EARLY, reservedSince } from '../model/name-rules.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import { type DeskRelease, releasesOf } from '../model/release.ts';
import { cellFor, formsOf, silentCells, silentOn, usualScreens, visibilityOfCell } from '../model/screens.ts';
import { isSeed } from '../model/seeds.ts';
import { stoppingFaults } from '../model/settings/judge-attribute.ts';
import { type Decided, isReported, type PlanRules } from './decision.ts';
import { hasLeftTheFiles, unmanagedWarnings } from './left-the-files.ts';
import { messageOfFault } from './migration.ts';
import type { Plan } from './plan.ts';
import type { Decision } from './plan-document.ts';
import { problemOf } from './refusals.ts';

/** Lists the warnings of a plan: what its reader should know although nothing is refused. */
export function planWarnings(
  plan: Omit<Plan, 'warnings'>,
  decided: readonly Decided[],
  list: 'complete' | 'incomplete',
): readonly Problem[] {
  const isUnsure = list === 'incomplete' && plan.rules.undeclared === 'delete';
  return [
    ...(isUnsure ? [LIST_IS_NOT_WHOLE] : []),
    ...unmanagedWarnings(plan),
    ...decided.flatMap((one) => decisionWarnings(one, plan)),
    ...plan.document.decisions.flatMap((decision) => unusedAccepts(decision, plan.definitions.get(decision.key))),
  ];
}

const LIST_IS_NOT_WHOLE = makeProblem(
  'list-is-not-whole',
  'built-in fields are missing from the list, so no undeclared fields are pruned',
  { hint: 'Check the list of the help desk. Undeclared fields are not deleted until the list is complete.' },
);

function decisionWarnings(
  decided: Decided,
  { definitions, live, rules }: Pick<Plan, 'definitions' | 'live' | 'rules'>,
): readonly Problem[] {
  const { told } = decided;
  const { key, action } = told;
  const [definition, row] = [definitions.get(key), live.get(key)];
  if (action === 'create') return [...remarkOnReserved(definition), ...remarkOnUnseen(decided, rules)];
  if (action === 'update') return [...remarkOnShipped(definition, row), ...remarkOnHarm(decided, rules)];
  if (action !== 'keep') return remarkOnShipped(definition, row);
  if (told.because === 'fulfilled') {
    const message = `${key} is not on the help desk: there is nothing to delete`;
    const hint =
      'If the field was deleted, remove this entry after every target has the deletion. If not, fix the name or the object.';
    return definition === undefined ? [] : [problemOf(definition, ['state'], 'already-absent', message, hint)];
  }
  if (!isReported(told, row, rules) || hasLeftTheFiles(told, rules)) return [];
  const hint = 'Import it, declare it, or set `undeclared: keep`.';
  return [makeProblem('undeclared', `${key} is on the help desk, but not in the files`, { hint, key })];
}

/** A new field whose name a later release keeps for itself; one that does so now refuses it. */
function remarkOnReserved(definition: AttributeDefinition | undefined): readonly Problem[] {
  const since = definition && reservedSince(definition.object, definition.name);
  if (definition === undefined || since === undefined) return [];
  const message = `release ${since} reserves the name of the new field ${definition.key}`;
  return [problemOf(definition, ['name'], 'name-reserved-later', message, CHOOSE_EARLY)];
}

/** Whether any form of the object shows a field to anybody. */
export function isOnForm(
  object: ObjectName,
  { screens, data_option }: Pick<NewRow, 'screens' | 'data_option'>,
  release: DeskRelease,
): boolean {
  const silent = silentCells(data_option, release);
  return formsOf(object).some(
    ({ screen, role }) => visibilityOfCell(cellFor(screens, screen, role), silentOn(screen, silent)) !== 'hidden',
  );
}

/** A new field that no form shows: people look for it in vain. */
function remarkOnUnseen({ definition, row }: Decided, { release }: PlanRules): readonly Problem[] {
  if (definition === undefined || row === undefined) return [];
  const { object } = row;
  if (isOnForm(object, row, release) || !row.active || isIgnored(definition, ['screens'])) return [];
  const way = definition.screens === undefined ? 'Add' : 'Replace its screens by';
  const hint = `${way} \`screens: { ${usualScreens(object).join(', ')} }\`.`;
  return [problemOf(definition, ['screens'], 'on-no-screen', `no form shows the new field ${definition.key}`, hint)];
}

/** A value that harms the help desk already, and is sent back with another change. */
function remarkOnHarm({ definition, row }: Decided, { release }: PlanRules): readonly Problem[] {
  const [fault] = row?.active === true ? stoppingFaults(row, release.rules) : [];
  if (definition === undefined || fault === undefined) return [];
  const message = `${definition.key} is sent back with a value that harms the help desk already: ${messageOfFault(fault)}`;
  return [problemOf(definition, fault.path, 'harmful-on-release', message, fault.hint)];
}

/** A definition with the name of a built-in field is seldom meant for it: `type`, `city`, `department`. */
function remarkOnShipped(
  definition: AttributeDefinition | undefined,
  live: LiveAttribute | undefined,
): readonly Problem[] {
  if (definition === undefined || live?.editable !== true || !isSeed(live.key)) return [];
  const does = definition.state === 'present' ? 'this definition changes it' : 'this `state: absent` entry deletes it';
  const hint = "To create your own field, choose another name. If you mean Zammad's built-in field, ignore this.";
  return [problemOf(definition, ['name'], 'ships-with-zammad', `${live.key} ships with Zammad: ${does}`, hint)];
}

/** Consent that no change needs any more: it would allow the next removal without a question. */
function unusedAccepts(decision: Decision, definition: AttributeDefinition | undefined): readonly Problem[] {
  const { key } = decision;
  // Of a new field, and where the changes are not known, nothing is said.
  const changes = decision.action === 'keep' ? [] : 'changes' in decision ? decision.changes : undefined;
  if (definition?.state !== 'present' || changes === undefined) return [];
  const needed = changes.flatMap(({ needs = [] }) => needs);
  // `validate` already warns of consent that can never be needed.
  const unused = definition.accept.filter(
    (impact) => !needed.includes(impact) && whyNeverNeeded(definition, impact) === undefined,
  );
  const [first] = unused;
  if (first === undefined) return [];
  const message = `accept: ${unused.join(', ')} of ${key} is not used: no change in this plan needs it`;
  const hint = `${editOfAccept(definition, unused)} after every target has the change, so that the next change of this kind needs approval again.`;
  return [problemOf(definition, ['accept', String(definition.accept.indexOf(first))], 'accept-unused', message, hint)];
}

/** Warns once of all unknown parts. The names come from the help desk, so they are quoted and truncated. */
export function warnOfUnknownDesk(live: readonly LiveAttribute[], release: DeskRelease): readonly Problem[] {
  const ownRows = live.flatMap((row) => (isOfHelpDesk(row) && !isSeed(row.key) ? [row.key] : []));
  const attributeKeys = live.flatMap(({ unknownKeys }) => unknownKeys);
  const dataTypes = live.flatMap(({ data_type }) => (isKnownType(data_type) ? [] : [data_type]));
  const named = [
    ...namesOf('built-in field', ownRows),
    ...namesOf('attribute key', attributeKeys),
    ...namesOf('data type', dataTypes),
  ];
  if (named.length === 0) return [];
  const hint = `deskform plans with the rules of release ${releasesOf(release).join(' and ')}. Update deskform: the help desk may be newer than the releases it supports.`;
  return [makeProblem('desk-unknown', `the help desk has parts unknown to deskform: ${named.join('; ')}`, { hint })];
}

const MOST_NAMES = 3;
const LONGEST_NAME = 60;

function namesOf(what: string, found: readonly string[]): readonly string[] {
  const names = [...new Set(found)].sort();
  if (names.length === 0) return [];
  const shown = names.slice(0, MOST_NAMES).map((name) => {
    const characters = [...name];
    return JSON.stringify(characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME).join('')}…`);
  });
  const left = names.length - shown.length;
  return [`${what}${names.length === 1 ? '' : 's'} ${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`];
}
