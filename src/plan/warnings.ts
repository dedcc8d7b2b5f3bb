import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { costWarnings, unusedAccepts } from './cost-warnings.ts';
import type { Decision } from './decision.ts';
import { renamedByUpgrade } from './left-the-files.ts';
import type { PlanRules } from './policies.ts';
import { isReported } from './reported.ts';

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
    if (decision.action !== 'keep') return [];
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
    if (!isReported(decision, rules)) return [];
    const hint = 'Import it, declare it, or set `undeclared: keep`.';
    return [
      makeProblem('undeclared', `${decision.key} is on the help desk, but not in the files`, {
        hint,
        key: decision.key,
      }),
    ];
  });
}
