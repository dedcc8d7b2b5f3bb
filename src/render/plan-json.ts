import type { JsonObject } from '../attribute/json.ts';
import { formatPath, placeOfChange } from '../plan/change.ts';
import type { Decision, Step } from '../plan/decision.ts';
import type { ForeignRow } from '../plan/foreign.ts';
import { countDecisions, destroysOf, type Obstacle, obstaclesOf, type Plan } from '../plan/plan.ts';
import { needsMigration } from '../plan/restart.ts';
import { reviewedStep, reviewedStepToJson } from '../plan/reviewed-step.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { unreachable } from '../problem/unreachable.ts';

/** A plan as scripts read it (schemas/plan.schema.json): no ids, no times of ours, no credentials. */
export function planToJson(plan: Plan): JsonObject {
  const destroys = destroysOf(plan);
  return {
    target: { name: plan.rules.target.name, url: plan.rules.target.url },
    release: plan.rules.release,
    release_is: plan.rules.releaseIs,
    digest: plan.digest,
    restart: plan.restart,
    summary: { ...countDecisions(plan.decisions), destroys: destroys.length, foreign: plan.foreign.length },
    destroys,
    obstacles: obstaclesOf(plan).map(obstacleToJson),
    decisions: plan.decisions.map((decision) => decisionToJson(decision, plan)),
    foreign: plan.foreign.map(foreignToJson),
  };
}

function decisionToJson(decision: Decision, plan: Plan): JsonObject {
  const head = { key: decision.key, action: decision.action };
  const reviewed = (step: Step): JsonObject =>
    reviewedStepToJson(reviewedStep(step, plan.stepDigests.get(step.key) ?? ''));
  switch (decision.action) {
    case 'create':
      return { ...reviewed(decision), because: decision.because, ...place(decision.definition.origin.locate([])) };
    case 'update':
      return {
        ...reviewed(decision),
        because: decision.because,
        ...place(decision.definition.origin.locate([])),
        carried_over: decision.carriedOver,
        changes: changesToJson(decision),
      };
    case 'delete':
      return {
        ...reviewed(decision),
        because: decision.because,
        cost: needsMigration(decision) ? 'column-dropped' : 'none',
        ...(decision.definition === undefined ? {} : place(decision.definition.origin.locate(['state']))),
      };
    case 'keep':
      return { ...head, because: decision.because, carried_over: decision.carriedOver };
    case 'refuse': {
      const { code, message, hint, rule, where } = decision.problem;
      return {
        ...head,
        because: code,
        code,
        message,
        hint: hint ?? null,
        rule,
        ...place(where),
        ...(decision.wanted === undefined ? {} : { changes: changesToJson(decision.wanted) }),
      };
    }
    default:
      return unreachable(decision);
  }
}

type Changing = Pick<Extract<Decision, { readonly action: 'update' }>, 'changes' | 'definition'>;

function changesToJson({ changes, definition }: Changing): readonly JsonObject[] {
  return changes.map((change) => ({
    path: formatPath(change.path),
    ...(change.before === undefined ? {} : { before: change.before }),
    ...(change.after === undefined ? {} : { after: change.after }),
    effect: change.effect,
    cost: change.cost,
    ...place(placeOfChange(change, definition.origin)),
  }));
}

function place(where: SourcePosition | undefined): JsonObject {
  return where === undefined ? {} : { file: where.file, line: where.line, column: where.column };
}

function foreignToJson({ live, author }: ForeignRow): JsonObject {
  return {
    key: live.key,
    waiting_for: live.waitingFor,
    updated_by: author ?? null,
    updated_by_id: live.updatedById,
    updated_at: live.updatedAt,
  };
}

function obstacleToJson(obstacle: Obstacle): JsonObject {
  switch (obstacle.kind) {
    case 'refusals':
      return { kind: obstacle.kind, count: obstacle.count };
    case 'destroy-limit':
      return { kind: obstacle.kind, keys: obstacle.keys, limit: obstacle.limit };
    case 'poison':
      return { kind: obstacle.kind, keys: obstacle.rows.map(({ key }) => key) };
    case 'foreign':
      return { kind: obstacle.kind, keys: obstacle.keys };
    default:
      return unreachable(obstacle);
  }
}
