import type { AttributeKey } from '../attribute/attribute-key.ts';
import { type Drift, differencesOf, isDifference, whoMoved } from '../plan/drift.ts';
import type { DriftFields, ProblemDocument } from '../plan/plan-document.ts';
import { driftToJson } from '../plan/plan-json.ts';
import { Failure } from '../problem/failure.ts';
import type { SourcePosition } from '../problem/problem.ts';
import { renderDriftMarkdown, renderDriftText } from '../render/drift.ts';
import { jsonText } from '../render/printable.ts';
import { problemToJson } from '../render/problems.ts';
import { mistakeInWords } from './git/base.ts';
import { type PlanRequest, type PlanResult, planUncounted } from './plan.ts';
import type { StoryLayout } from './plan-files.ts';

export type DriftResult = PlanResult & { readonly drift: Drift };

/** Compares files and help desk and, with a base commit, finds out which side changed. */
export async function drift(request: PlanRequest): Promise<DriftResult> {
  const planned = await planUncounted(request);
  // Whether people see a new field is a question to its apply.
  const result = { ...planned, problems: planned.problems.filter(({ code }) => code !== 'on-no-screen') };
  const differences = differencesOf(result.plan);
  const { base } = result;
  if (base === undefined) return { ...result, drift: { differences, since: undefined } };
  if (base.files === 'broken') {
    const hint = 'Use a commit whose files have no errors, or leave --since out.';
    throw new Failure('BASE_UNREADABLE', mistakeInWords(base), { hint });
  }
  const { ref, commit } = base;
  const moves = whoMoved(result.plan, result.definitions, base.definitions);
  return { ...result, drift: { differences, since: { ref, commit, moves } } };
}

/**
 * The attributes of which the files may take the help desk's side: those that they declare, and those that no file lists
 * where the target wants to hear of them. What git alone has moved since the base is newer in the files, and waits for
 * an apply.
 */
export function keysToAccept({ plan, drift, definitions }: DriftResult): readonly AttributeKey[] {
  const meant = new Set([
    ...definitions.map(({ key }) => key),
    ...plan.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key),
  ]);
  // An import takes what is there and stays.
  const rows = [...plan.decisions, ...plan.foreign].flatMap((one) => ('live' in one ? (one.live ?? []) : []));
  const live = new Set(rows.flatMap(({ key, waiting_for }) => (waiting_for.includes('deletion') ? [] : [key])));
  return drift.differences.filter((key) => meant.has(key) && live.has(key) && mayBeOfDesk(drift, key));
}

/** The fields that are gone from the help desk, with their places in the files: an import cannot take that over. */
export function goneFromDesk({
  plan,
  drift,
}: DriftResult): readonly { readonly key: AttributeKey; readonly where: SourcePosition }[] {
  const different = new Set(drift.differences);
  return plan.decisions.flatMap((decision) => {
    const { key, action } = decision;
    if (action !== 'create' || !different.has(key) || !mayBeOfDesk(drift, key)) return [];
    return [{ key, where: decision.definition.origin.locate([]) }];
  });
}

/** Whether the help desk may have changed it. Without a base, nobody knows which side did. */
function mayBeOfDesk({ since }: Drift, key: AttributeKey): boolean {
  return since?.moves.get(key)?.moved !== 'git';
}

type ToldDrift = Pick<DriftResult, 'plan' | 'drift' | 'problems'>;

/** The `status` word of a drift. */
export function driftStatus({ drift }: Pick<ToldDrift, 'drift'>): 'ok' | 'changes' {
  return drift.differences.length === 0 ? 'ok' : 'changes';
}

/** The fields of a drift's document other than format_version, command and status. */
export function driftDocument({
  plan,
  drift,
  problems,
}: ToldDrift): DriftFields & { readonly problems: readonly ProblemDocument[] } {
  return { ...driftToJson(plan, drift), problems: problems.map(problemToJson) };
}

/** What `drift --out drift.json` writes. */
export function driftFileText(result: ToldDrift): string {
  return jsonText('drift', driftStatus(result), driftDocument(result));
}

/** How the story of a drift becomes text. */
export function driftLayout(told: Drift): StoryLayout {
  return {
    text: (story, paper) => renderDriftText(story, told, paper),
    markdown: (story, budgetInBytes) => renderDriftMarkdown(story, told, budgetInBytes),
  };
}
