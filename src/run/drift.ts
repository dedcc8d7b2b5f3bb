import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import type { SourcePosition } from '../model/problem.ts';
import { driftOf, isDifference, movesOf } from '../plan/drift.ts';
import type { DriftFields } from '../plan/plan-document.ts';
import { problemToJson } from '../render/problems.ts';
import { named } from './connect-target.ts';
import { mistakeInWords } from './git/base.ts';
import { type PlanRequest, type PlanResult, planAndAsk, planFrom } from './plan.ts';

export type DriftResult = PlanResult & { readonly drift: DriftFields };

/** Compares files and help desk and, with a base commit, finds out which side changed. */
export async function drift(request: PlanRequest): Promise<DriftResult> {
  return planAndAsk(request, planFrom, async (planned, reader) => {
    // Whether people see a new field is a question to its apply.
    const result = { ...planned, problems: planned.problems.filter(({ code }) => code !== 'on-no-screen') };
    const { plan, base } = result;
    if (base?.files === 'broken') {
      const hint = 'Use a commit whose files have no errors, or leave --since out.';
      throw new Failure('BASE_UNREADABLE', mistakeInWords(base), { hint });
    }
    const since = base && { ref: base.ref, commit: base.commit, declared: base.definitions };
    const found = driftOf(plan, since);
    if (reader === undefined) return { ...result, drift: found };
    return { ...result, drift: { ...found, changed_by: await named(found.changed_by, plan.live, reader) } };
  });
}

/**
 * The attributes of which the files may take the help desk's side: those that they declare, and those that no file lists
 * where the target wants to hear of them. What git alone has moved since the base is newer in the files, and waits for
 * an apply.
 */
export function keysToAccept({ plan, drift }: DriftResult): readonly AttributeKey[] {
  const meant = new Set([
    ...plan.definitions.keys(),
    ...plan.document.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key),
  ]);
  // An import takes what is there and stays.
  const stays = (key: AttributeKey): boolean => plan.live.get(key)?.waiting_for.includes('deletion') === false;
  const mayBeOfDesk = isOfDesk(drift);
  return drift.differences.filter((key) => meant.has(key) && stays(key) && mayBeOfDesk(key));
}

/** The fields that are gone from the help desk, with their places in the files: an import cannot take that over. */
export function goneFromDesk({
  plan,
  drift,
}: DriftResult): readonly { readonly key: AttributeKey; readonly where: SourcePosition }[] {
  const [different, mayBeOfDesk] = [new Set(drift.differences), isOfDesk(drift)];
  return plan.document.decisions.flatMap((decision) => {
    const { key, action } = decision;
    if (action !== 'create' || !different.has(key) || !mayBeOfDesk(key)) return [];
    const { file, line, column } = decision;
    return [{ key, where: { file, line, column } }];
  });
}

/** Whether the help desk may have changed it. Without a base, nobody knows which side did. */
function isOfDesk(drift: DriftFields): (key: AttributeKey) => boolean {
  const moves = movesOf(drift);
  return (key) => moves.get(key) !== 'git';
}

/** The fields of a drift's document other than format_version, command and status. */
export function driftDocument({ drift, problems }: DriftResult) {
  return { ...drift, problems: problems.map(problemToJson) };
}
