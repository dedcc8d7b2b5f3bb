import type { DriftDocument, PlanDocument } from '../plan/plan-document.ts';
import type { Failure } from '../problem/failure.ts';
import type { Problem } from '../problem/problem.ts';
import { unreachable } from '../problem/unreachable.ts';
import {
  type DriftResult as DriftRun,
  driftDocument,
  driftFileText,
  driftStatus,
  drift as runDrift,
} from '../run/drift.ts';
import { commitOf } from '../run/git/commit.ts';
import { type Hide, hiddenIn } from '../run/hide.ts';
import { type PlanResult as PlanRun, plan as runPlan } from '../run/plan.ts';
import { planDocument, planFileText, summaryOf } from '../run/plan-files.ts';
import type { PlanForm, PlanRequest } from './request.ts';
import { fillRequest, textIn } from './run-request.ts';

/** The result of an apply on a local copy of the help desk. */
export type Rehearsal =
  | { readonly outcome: 'works' }
  /** A refused plan is not applied, and an empty one does nothing. */
  | { readonly outcome: 'not-rehearsed'; readonly because: 'refused' | 'nothing-to-do' }
  /** `stopsAt`: the key of the row at which the migration stopped, where it did. */
  | { readonly outcome: 'fails'; readonly failure: Failure; readonly stopsAt: string | undefined };

/** A plan and its renderings. None of them contains a credential. */
export interface PlanResult {
  /** `refused`: it must not be applied as it is; `plan.obstacles` says why. */
  readonly outcome: 'nothing' | 'changes' | 'refused';
  /** Plain data, the same for the same files and the same list. */
  readonly plan: PlanDocument;
  /** Warnings, with their places. An error rejects the call instead. */
  readonly problems: readonly Problem[];
  /** The files that the plan was made from, relative to the project. */
  readonly files: readonly string[];
  /** The text that `deskform plan --out` writes in this form: nothing in it acts where it is shown. */
  readonly render: (form: PlanForm) => Promise<string>;
  /** Runs the complete apply on a copy in this process. Sends no request to the help desk. */
  readonly rehearse: () => Promise<Rehearsal>;
}

/**
 * Plans an apply to one help desk, with its impact, as `deskform plan` does. Reads the files, and live state or a saved
 * list. Never writes and never prints.
 *
 * Rejects with InvalidConfig, which carries all errors of the files, and with Failure if there is no plan:
 * WRONG_USE, FILE_UNREADABLE, HELP_DESK_UNREACHABLE, LOGIN_FAILED and the like. A refused plan is no failure.
 */
export async function plan(request: PlanRequest = {}): Promise<PlanResult> {
  const filled = fillRequest(request);
  const made = await runPlan(filled);
  const outcome = summaryOf(made.plan);
  return {
    outcome,
    plan: hiddenIn(planDocument(made), filled.hide),
    problems: hiddenIn(made.problems, filled.hide),
    files: made.files,
    render: (form) => renderPlan(made, form, filled.hide),
    rehearse: () => rehearse(made),
  };
}

async function renderPlan(made: PlanRun, form: PlanForm, hide: Hide): Promise<string> {
  // Loaded only when it is rendered.
  const { PLAN_LAYOUT } = await import('../run/plan-files.ts');
  const { tellPlan } = await import('../render/story/tell-plan.ts');
  const story = async () => tellPlan(made.plan, await commitOf(made.folder, made.files));
  return textIn(form, { plan: made.plan, story, json: () => planFileText(made), layOut: PLAN_LAYOUT }, hide);
}

async function rehearse(made: PlanRun): Promise<Rehearsal> {
  const rehearsal = await made.rehearse();
  switch (rehearsal.outcome) {
    case 'works':
      return { outcome: 'works' };
    case 'not-rehearsed':
      return { outcome: 'not-rehearsed', because: rehearsal.because };
    case 'fails':
      return { outcome: 'fails', failure: rehearsal.failure, stopsAt: rehearsal.stopsAt?.key };
    default:
      return unreachable(rehearsal);
  }
}

/** The differences between files and help desk, without credentials. */
export interface DriftResult {
  readonly outcome: 'nothing' | 'changes';
  /** Plain data; `differences` names the attributes, `decisions` says what a plan would do to each. */
  readonly drift: DriftDocument;
  /** Warnings, with their places. */
  readonly problems: readonly Problem[];
  /** The files that were compared, relative to the project. */
  readonly files: readonly string[];
  /** The text that `deskform drift --out` writes in this form: nothing in it acts where it is shown. */
  readonly render: (form: PlanForm) => Promise<string>;
}

/**
 * Compares files and help desk, as `deskform drift` does. With `since`, it also reports whether git, the help desk or both
 * have changed. Only reads.
 *
 * Rejects as `plan` does, and with NO_REPOSITORY, BASE_UNKNOWN or BASE_UNREADABLE if `since` cannot be read.
 */
export async function drift(request: PlanRequest = {}): Promise<DriftResult> {
  const filled = fillRequest(request);
  const made = await runDrift(filled);
  const status = driftStatus(made);
  return {
    outcome: status === 'ok' ? 'nothing' : 'changes',
    drift: hiddenIn({ format_version: 1, command: 'drift', status, ...driftDocument(made) }, filled.hide),
    problems: hiddenIn(made.problems, filled.hide),
    files: made.files,
    render: (form) => renderDrift(made, form, filled.hide),
  };
}

async function renderDrift(made: DriftRun, form: PlanForm, hide: Hide): Promise<string> {
  // Loaded only when it is rendered.
  const { driftLayout } = await import('../run/drift.ts');
  const { tellDrift } = await import('../render/drift.ts');
  const story = async () => tellDrift(made.plan, made.drift, await commitOf(made.folder, made.files));
  return textIn(
    form,
    { plan: made.plan, story, json: () => driftFileText(made), layOut: driftLayout(made.drift) },
    hide,
  );
}
