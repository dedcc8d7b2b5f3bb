import type { AttributeDrift, Drift } from '../plan/drift.ts';
import type { Plan } from '../plan/plan.ts';
import type { DecisionDocument, DriftFields } from './plan-document.ts';
import { planToJson } from './plan-json.ts';

/** Drift as scripts read it: a plan's fields, and who moved where an earlier state of the files was named. */
export function driftToJson(plan: Plan, { differences, since }: Drift): DriftFields {
  const { decisions, foreign, ...rest } = planToJson(plan);
  if (since === undefined) return { ...rest, differences, decisions, foreign };
  const moves = new Map<string, AttributeDrift>(since.moves);
  return {
    ...rest,
    since: { ref: since.ref, commit: since.commit },
    differences,
    decisions: decisions.map((decision) => withMove(decision, moves.get(decision.key))),
    foreign: foreign.map((row) => ({ ...row, moved: 'help-desk' })),
  };
}

function withMove(decision: DecisionDocument, move: AttributeDrift | undefined): DecisionDocument {
  if (move === undefined) return decision;
  const { moved } = move;
  if (!('changes' in decision)) return { ...decision, moved };
  const changes = decision.changes?.map((change, index) => ({ ...change, moved: move.changes[index] ?? moved }));
  return { ...decision, moved, ...(changes === undefined ? {} : { changes }) };
}
