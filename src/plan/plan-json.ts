import type { PresentDefinition, SecretSetting } from '../attribute/definition.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import type { SourcePosition } from '../problem/problem.ts';
import { unreachable } from '../problem/unreachable.ts';
import { type Decision, type ForeignRow, formatPath, isStep, type PlanRules, type Step } from './decision.ts';
import { type BoundFields, hashOfStaged } from './digest.ts';
import { needsMigration } from './migration.ts';
import { countDecisions, destroysOf, obstaclesOf, type Plan } from './plan.ts';
import type {
  ChangeDocument,
  CreateDocument,
  DecisionDocument,
  ForeignDocument,
  PlanFields,
  PoliciesDocument,
  StepDocument,
  UnsignedStep,
} from './plan-document.ts';
import { liveOptionShown, liveRowShown, sentRowShown } from './shown-row.ts';

/** A plan as scripts read it (schemas/plan.schema.json): no ids, no times of ours, no credentials. */
export function planToJson(plan: Plan): PlanFields {
  const { decisions, foreign, ...binding } = bindingOf(plan);
  const destroys = destroysOf(plan);
  return {
    ...binding,
    digest: plan.digest,
    summary: { ...countDecisions(plan.decisions), destroys: destroys.length, foreign: plan.foreign.length },
    destroys,
    ...(plan.rules.counts.length === 0 ? {} : { counts: plan.rules.counts }),
    obstacles: obstaclesOf(plan),
    decisions,
    foreign,
  };
}

/** The part of a plan that its digest is made of, with what stands beside it in the same objects. */
export function bindingOf({
  rules,
  restart,
  decisions,
  steps,
  foreign,
}: Omit<Plan, 'digest' | 'warnings'>): BoundFields {
  return {
    target: { name: rules.target.name, url: rules.target.url, connection: rules.target.connection },
    release: rules.release.name,
    release_is: rules.releaseIs,
    policies: policiesToJson(rules),
    restart,
    decisions: decisions.map((decision) => decisionToJson(decision, steps)),
    foreign: foreign.map(foreignToJson),
  };
}

export function policiesToJson(rules: PlanRules): PoliciesDocument {
  return {
    undeclared: rules.undeclared,
    foreign_changes: rules.foreignChanges,
    limits: { destroy: rules.destroyLimit, records: rules.recordLimit ?? null },
  };
}

function decisionToJson(decision: Decision, steps: Plan['steps']): DecisionDocument {
  if (isStep(decision)) {
    const document = steps.get(decision.key);
    if (document === undefined) throw new Error(`deskform has a bug: the plan has no document of ${decision.key}`);
    return document;
  }
  if (decision.action === 'keep') {
    const { key, action, because, carried_over } = decision;
    return { key, action, because, carried_over, ...labelOf(decision) };
  }
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

/** A step as reviews, approvals, journals and undo have it; `digestOf` gives its digest. */
export function stepToJson(
  step: Step,
  standsAt: number | undefined,
  digestOf: (document: UnsignedStep) => string,
): StepDocument {
  const document = unsignedStep(step, standsAt);
  return { ...document, digest: digestOf(document) };
}

function unsignedStep(step: Step, standsAt: number | undefined): UnsignedStep {
  switch (step.action) {
    case 'create':
      return {
        key: step.key,
        action: step.action,
        because: step.because,
        after: sentRowShown(step.row, step.definition),
        ...(standsAt === undefined ? {} : { stands_at: standsAt }),
        ...acceptsOf(step.definition),
        staged: hashOfStaged(step.row),
        ...positionOf(step.definition.origin.locate([])),
      };
    case 'update':
      return {
        key: step.key,
        action: step.action,
        because: step.because,
        before: liveRowShown(step.live, step.definition),
        ...pendingToJson(step.live, step.definition.secrets),
        after: sentRowShown(step.row, step.definition),
        ...acceptsOf(step.definition),
        staged: hashOfStaged(step.row),
        put_back: hashOfStaged({ ...step.live, data_option_new: undefined }),
        ...positionOf(step.definition.origin.locate([])),
        carried_over: step.carried_over,
        changes: changesToJson(step),
      };
    case 'delete':
      return {
        key: step.key,
        action: step.action,
        because: step.because,
        before: liveRowShown(step.live, step.definition),
        created_at: step.live.created_at,
        ...pendingToJson(step.live, []),
        impact: needsMigration(step) ? 'column-dropped' : 'none',
        ...(step.definition === undefined ? {} : positionOf(step.definition.origin.locate(['state']))),
      };
    default:
      return unreachable(step);
  }
}

function acceptsOf({ accept }: PresentDefinition): Pick<CreateDocument, 'accepts'> {
  return accept.length === 0 ? {} : { accepts: [...accept].sort() };
}

function pendingToJson({ waiting_for, data_option_new }: LiveRow, secrets: readonly SecretSetting[]) {
  return {
    waiting_for,
    ...(data_option_new === undefined ? {} : { pending: liveOptionShown(data_option_new, secrets) }),
  };
}

function labelOf({ live }: { readonly live: LiveRow | undefined }): { readonly label?: string } {
  return live === undefined ? {} : { label: live.display };
}

function sidesToJson(wanted: NonNullable<Extract<Decision, { readonly action: 'refuse' }>['wanted']>) {
  return {
    before: liveRowShown(wanted.live, wanted.definition),
    after: sentRowShown(wanted.row, wanted.definition),
    changes: changesToJson(wanted),
  };
}

type Changing = Pick<Extract<Decision, { readonly action: 'update' }>, 'changes' | 'definition'>;

function changesToJson({ changes, definition }: Changing): readonly ChangeDocument[] {
  return changes.map((change) => ({
    path: formatPath(change.path),
    ...(change.before === undefined ? {} : { before: change.before }),
    ...(change.after === undefined ? {} : { after: change.after }),
    effect: change.effect,
    impact: change.impact,
    ...positionOf(definition.origin.locate(change.path)),
  }));
}

function positionOf({ file, line, column }: SourcePosition): SourcePosition {
  return { file, line, column };
}

function foreignToJson({ live, updated_by, sent_by, secrets }: ForeignRow): ForeignDocument {
  return {
    key: live.key,
    row: { ...liveRowShown(live, undefined), data_option: liveOptionShown(live.data_option, secrets) },
    ...pendingToJson(live, secrets),
    updated_by: updated_by ?? null,
    updated_by_id: live.updated_by_id,
    updated_at: live.updated_at,
    ...(sent_by === undefined ? {} : { sent_by }),
  };
}
