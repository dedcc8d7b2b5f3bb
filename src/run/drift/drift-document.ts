import { jsonText } from '../../render/json-text.ts';
import type { DriftFields, ProblemDocument } from '../../render/plan-document.ts';
import { driftToJson } from '../../render/plan-json.ts';
import { problemToJson } from '../../render/problems.ts';
import type { DriftResult } from './drift.ts';

type Told = Pick<DriftResult, 'plan' | 'drift' | 'problems'>;

/** The word of scripts for a drift. */
export function driftStatus({ drift }: Pick<Told, 'drift'>): 'ok' | 'changes' {
  return drift.differences.length === 0 ? 'ok' : 'changes';
}

/** The fields of a drift's document beside format_version, command and status. */
export function driftDocument({
  plan,
  drift,
  problems,
}: Told): DriftFields & { readonly problems: readonly ProblemDocument[] } {
  return { ...driftToJson(plan, drift), problems: problems.map(problemToJson) };
}

/** What `drift --out drift.json` writes. */
export function driftFileText(result: Told): string {
  return jsonText('drift', driftStatus(result), driftDocument(result));
}
