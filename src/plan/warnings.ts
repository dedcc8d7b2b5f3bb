import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import { isSeed } from '../attribute/release.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { costWarnings, unusedAccepts } from './cost-warnings.ts';
import type { Decision } from './decision.ts';
import { renamedByUpgrade } from './left-the-files.ts';
import type { PlanRules } from './policies.ts';
import { isReported } from './reported.ts';
import { isLeft, unmanagedWarnings } from './unmanaged.ts';

/** What a reader of the plan should know although nothing happens. */
export function planWarnings(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  rules: PlanRules,
  list: 'whole' | 'cut',
): readonly Problem[] {
  return [
    ...listWarnings(rules, list),
    ...renamedByUpgrade(decisions, definitions),
    ...unmanagedWarnings(decisions, definitions, rules),
    ...decisionWarnings(decisions, definitions, rules),
    ...costWarnings(decisions),
    ...unusedAccepts(decisions, definitions),
  ];
}

function listWarnings(rules: PlanRules, list: 'whole' | 'cut'): readonly Problem[] {
  if (list === 'whole' || rules.undeclared !== 'delete') return [];
  const hint = 'Look at the list that the help desk gives. What is not declared is left alone until it is whole.';
  return [
    makeProblem('list-is-not-whole', 'the list lacks attributes that come with every installation; nothing is pruned', {
      hint,
    }),
  ];
}

function decisionWarnings(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  rules: PlanRules,
): readonly Problem[] {
  return decisions.flatMap((decision): readonly Problem[] => {
    if (decision.action !== 'keep') return remarkOnShipped(decision, definitions.get(decision.key));
    if (decision.because === 'fulfilled') {
      const where = definitions.get(decision.key)?.origin.locate(['state']);
      const hint = 'Take it out of the files.';
      return [
        makeProblem('tombstone-fulfilled', `${decision.key} is gone; its tombstone has done its work`, {
          hint,
          where,
          key: decision.key,
        }),
      ];
    }
    if (!isReported(decision, rules) || isLeft(decision, rules)) return [];
    const hint = 'Import it, declare it, or set `undeclared: keep`.';
    return [
      makeProblem('undeclared', `${decision.key} is on the help desk, but not in the files`, {
        hint,
        key: decision.key,
      }),
    ];
  });
}

/** A definition that hits a field of the service by its name is seldom meant for it: `type`, `city`, `department`. */
function remarkOnShipped(decision: Decision, definition: AttributeDefinition | undefined): readonly Problem[] {
  if (definition === undefined || !isSeed(decision.key) || !('live' in decision)) return [];
  if (decision.live?.editable !== 'editable') return [];
  const does = definition.state === 'present' ? 'this definition changes it' : 'this tombstone deletes it';
  return [
    makeProblem('ships-with-zammad', `${decision.key} ships with Zammad: ${does}`, {
      hint: 'For a field of your own, choose another name. If the field of Zammad is meant, nothing needs to be done.',
      where: definition.origin.locate(['name']),
      key: decision.key,
    }),
  ];
}
