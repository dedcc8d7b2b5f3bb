import type { SecretSetting } from '../attribute/definition.ts';
import type { AttributeBody, LiveRow } from '../attribute/live-attribute.ts';
import { HIDDEN } from '../attribute/secret-settings.ts';
import { formatPath, placeOfChange } from '../plan/change.ts';
import type { Decision, ForeignRow, Step } from '../plan/decision.ts';
import { hashOfStaged } from '../plan/digest.ts';
import type { AttributeDrift, Drift } from '../plan/drift.ts';
import type { HitCount } from '../plan/hit.ts';
import { needsMigration } from '../plan/migration.ts';
import { countDecisions, destroysOf, type Obstacle, obstaclesOf, type Plan } from '../plan/plan.ts';
import { settingsToReview } from '../plan/reviewed-step.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { unreachable } from '../problem/unreachable.ts';
import type {
  ChangeDocument,
  CountDocument,
  CreateDocument,
  DecisionDocument,
  DriftFields,
  ForeignDocument,
  ObstacleDocument,
  PlanFields,
  RowDocument,
} from './plan-document.ts';
import { printableJson } from './printable.ts';

/** A plan as scripts read it (schemas/plan.schema.json): no ids, no times of ours, no credentials. */
export function planToJson(plan: Plan): PlanFields {
  const destroys = destroysOf(plan);
  return {
    target: { name: plan.rules.target.name, url: plan.rules.target.url },
    release: plan.rules.release,
    release_is: plan.rules.releaseIs,
    digest: plan.digest,
    restart: plan.restart,
    summary: { ...countDecisions(plan.decisions), destroys: destroys.length, foreign: plan.foreign.length },
    destroys,
    ...(plan.rules.counts.length === 0 ? {} : { counts: plan.rules.counts.map(countToJson) }),
    obstacles: obstaclesOf(plan).map(obstacleToJson),
    decisions: plan.decisions.map((decision) => decisionToJson(decision, plan)),
    foreign: plan.foreign.map((row) => ({
      ...foreignToJson(row),
      ...(row.sentBy === 'us' ? { sent_by: 'deskform' as const } : {}),
    })),
  };
}

function decisionToJson(decision: Decision, plan: Plan): DecisionDocument {
  switch (decision.action) {
    case 'create':
      return {
        ...stepToJson(decision, plan),
        after: rowToJson(decision.row, decision),
        ...templatesToJson(decision.definition.secrets),
        staged: hashOfStaged(decision.row),
        ...positionOf(decision.definition.origin.locate([])),
      };
    case 'update':
      return {
        ...stepToJson(decision, plan),
        before: rowToJson(decision.live, decision),
        after: rowToJson(decision.row, decision),
        staged: hashOfStaged(decision.row),
        ...positionOf(decision.definition.origin.locate([])),
        carried_over: decision.carriedOver,
        changes: changesToJson(decision),
      };
    case 'delete':
      return {
        ...stepToJson(decision, plan),
        before: rowToJson(decision.live, decision),
        cost: needsMigration(decision) ? 'column-dropped' : 'none',
        ...(decision.definition === undefined ? {} : positionOf(decision.definition.origin.locate(['state']))),
      };
    case 'keep':
      return {
        key: decision.key,
        action: decision.action,
        because: decision.because,
        carried_over: decision.carriedOver,
        ...(decision.because === 'waits-as-declared' ? labelOf(decision) : {}),
      };
    case 'refuse': {
      const { code, message, hint, rule, where } = decision.problem;
      return {
        key: decision.key,
        action: decision.action,
        because: code,
        code,
        message,
        hint: hint ?? null,
        rule,
        ...(where === undefined ? {} : positionOf(where)),
        ...labelOf(decision),
        ...(decision.wanted === undefined ? {} : sidesToJson(decision.wanted)),
      };
    }
    default:
      return unreachable(decision);
  }
}

/** What every step begins with, its words as narrow as the step's own. */
function stepToJson<Of extends Step>(step: Of, plan: Plan) {
  const { key, action, because }: Pick<Of, 'key' | 'action' | 'because'> = step;
  return { key, action, because, digest: plan.stepDigests.get(key) ?? '' };
}

function templatesToJson(secrets: readonly SecretSetting[]): Pick<CreateDocument, 'templates'> {
  const written = secrets.flatMap(({ setting, template }) => (template === undefined ? [] : [[setting, template]]));
  return written.length === 0 ? {} : { templates: Object.fromEntries(written) };
}

function labelOf({ live }: { readonly live: LiveRow | undefined }): { readonly label?: string } {
  return live === undefined ? {} : { label: live.display };
}

function sidesToJson(wanted: NonNullable<Extract<Decision, { readonly action: 'refuse' }>['wanted']>) {
  return {
    before: withoutHidden(rowToJson(wanted.live, wanted)),
    after: withoutHidden(rowToJson(wanted.row, wanted)),
    changes: changesToJson(wanted),
  };
}

/** A saved list has no credentials, so a refusal does not name them: then both plans are the same. */
function withoutHidden(row: RowDocument): RowDocument {
  const shown = Object.entries(row.data_option).filter(([, value]) => value !== HIDDEN);
  return { ...row, data_option: Object.fromEntries(shown) };
}

function rowToJson(row: LiveRow | AttributeBody, step: Pick<Step, 'definition'>): RowDocument {
  const { position, ...settings } = settingsToReview(row, step);
  return { ...settings, ...(position === undefined ? {} : { position }) };
}

type Changing = Pick<Extract<Decision, { readonly action: 'update' }>, 'changes' | 'definition'>;

function changesToJson({ changes, definition }: Changing): readonly ChangeDocument[] {
  return changes.map((change) => ({
    path: formatPath(change.path),
    ...(change.before === undefined ? {} : { before: change.before }),
    ...(change.after === undefined ? {} : { after: change.after }),
    effect: change.effect,
    cost: change.cost,
    ...positionOf(placeOfChange(change, definition.origin)),
  }));
}

function positionOf({ file, line, column }: SourcePosition): SourcePosition {
  return { file, line, column };
}

/** A row that waits on the help desk. */
export function foreignToJson({ live, author }: Pick<ForeignRow, 'live' | 'author'>): ForeignDocument {
  return {
    key: live.key,
    waiting_for: live.waitingFor,
    updated_by: author ?? null,
    updated_by_id: live.updatedById,
    updated_at: live.updatedAt,
  };
}

function countToJson({ key, hit, count, takenAt }: HitCount): CountDocument {
  return {
    key,
    hit: HIT_WORDS[hit.asks],
    ...(hit.asks === 'longer-than' ? { characters: hit.characters } : {}),
    records: count.counted ? count.records : null,
    ...(count.counted ? { of: count.all } : { not_counted: count.reason }),
    ...(!count.counted && count.reason === 'too-slow' ? { seconds: count.seconds } : {}),
    ...(takenAt === undefined ? {} : { counted_at: takenAt }),
  };
}

const HIT_WORDS = {
  filled: 'value-deleted',
  'any-of': 'option-removed',
  'longer-than': 'value-too-long',
  empty: 'value-missing',
} as const satisfies Record<HitCount['hit']['asks'], CountDocument['hit']>;

function obstacleToJson(obstacle: Obstacle): ObstacleDocument {
  switch (obstacle.kind) {
    case 'refusals':
      return { kind: obstacle.kind, count: obstacle.count };
    case 'destroy-limit':
      return { kind: obstacle.kind, keys: obstacle.keys, limit: obstacle.limit };
    case 'record-limit': {
      const { keys, limit } = obstacle.excess;
      return {
        kind: obstacle.kind,
        keys,
        limit,
        records: 'records' in obstacle.excess ? obstacle.excess.records : null,
      };
    }
    case 'poison':
      return {
        kind: obstacle.kind,
        keys: obstacle.rows.map(({ key }) => key),
        rows: obstacle.rows.map(({ key, why, repair }) => ({ key, why, repair })),
      };
    case 'foreign':
      return { kind: obstacle.kind, keys: obstacle.keys };
    default:
      return unreachable(obstacle);
  }
}

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

/**
 * The counts of a plan as GitLab's Terraform report, the one form in which a merge request of GitLab shows what a plan
 * would do. What is refused is in none of them: the job fails by it.
 */
export function renderPlanGitlab(plan: Plan): string {
  const { create, update, delete: gone } = countDecisions(plan.decisions);
  return `${printableJson({ create, update, delete: gone })}\n`;
}
