import { jsonText, type StatusWord } from '../render/json-text.ts';
import type { PlanDocument } from '../render/plan-document.ts';
import { planToJson } from '../render/plan-json.ts';
import { problemToJson } from '../render/problems.ts';
import type { PlanResult } from './plan.ts';
import { summaryOf } from './summary.ts';

/** The word of scripts for what a plan comes to. */
export const PLAN_STATUS = { nothing: 'ok', changes: 'changes', refused: 'refused' } as const satisfies Record<
  ReturnType<typeof summaryOf>,
  StatusWord
>;

type Planned = Pick<PlanResult, 'plan' | 'problems'>;

/** The fields of a plan's document beside format_version, command and status. */
export function planDocument({ plan, problems }: Planned): Omit<PlanDocument, 'format_version' | 'command' | 'status'> {
  return { ...planToJson(plan), problems: problems.map(problemToJson) };
}

/** A plan file: what `apply --plan` takes (schemas/plan.schema.json). */
export function planFileText(result: Planned): string {
  return jsonText('plan', PLAN_STATUS[summaryOf(result.plan)], planDocument(result));
}
