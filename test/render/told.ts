import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { FILE_PAPER, type Paper } from '../../src/render/paper.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';

/** The lines that a person reads of a plan; on a file's paper where no other is given. */
export function planText(
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  paper: Paper = FILE_PAPER,
  rules: Partial<PlanRules> = {},
): readonly string[] {
  const text = renderPlanText(tellPlan(planFor(wanted, live, rules), '1a2b3c4d5e6f'), paper);
  return text.trimEnd().split('\n');
}

type Settings = NonNullable<Parameters<typeof onDesk>[0]>;
type Wanted = NonNullable<Parameters<typeof inYaml>[0]>;

/** What stands below the headline of the one attribute that changes, as far as the next empty line. */
export function changeText(before: Settings, after: Wanted, paper?: Paper): readonly string[] {
  const lines = planText([inYaml(after)], [onDesk(before)], paper);
  const from = lines.findIndex((line) => /^ {2}[~!] Ticket\.severity/u.test(line)) + 1;
  const end = lines.indexOf('', from);
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** A paper as wide as nobody's, so that a line of a table is a line of the plan. */
export const WIDE: Paper = { ...FILE_PAPER, columns: 300, places: 'of-each-setting' };
