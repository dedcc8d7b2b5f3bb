import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import type { Drift, Move } from '../plan/drift.ts';
import type { Plan } from '../plan/plan.ts';
import { planToJson } from './plan-json.ts';

/** Drift as scripts read it: a plan's fields, and who moved where an earlier state of the files was named. */
export function driftToJson(plan: Plan, { differences, since }: Drift): JsonObject {
  const { decisions, foreign, ...rest } = planToJson(plan);
  if (since === undefined) return { ...rest, differences, decisions: decisions ?? [], foreign: foreign ?? [] };
  const moves = new Map<JsonValue | undefined, Move>(since.moves);
  return {
    ...rest,
    since: { ref: since.ref, commit: since.commit },
    differences,
    decisions: objectsIn(decisions).map((decision) => withMove(decision, moves.get(decision.key))),
    foreign: objectsIn(foreign).map((row) => ({ ...row, moved: 'help-desk' })),
  };
}

function withMove(decision: JsonObject, move: Move | undefined): JsonObject {
  if (move === undefined) return decision;
  const changes = objectsIn(decision.changes).map((change, index) => ({
    ...change,
    moved: move.changes[index] ?? move.moved,
  }));
  return { ...decision, moved: move.moved, ...(decision.changes === undefined ? {} : { changes }) };
}

function objectsIn(list: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
