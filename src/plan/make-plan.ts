import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { SHARED_SEEDS } from '../attribute/release.ts';
import { decide } from './decide.ts';
import { isStep } from './decision.ts';
import { digestOfPlan, digestOfStep } from './digest.ts';
import { foreignRows } from './foreign.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './policies.ts';
import { forecastRestart } from './restart.ts';
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
