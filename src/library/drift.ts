import type { Problem } from '../problem/problem.ts';
import type { DriftDocument } from '../render/plan-document.ts';
import {
  driftDocument,
  driftFileText,
  driftStatus,
  type DriftResult as RunResult,
  drift as runDrift,
} from '../run/drift.ts';
import { commitOf } from '../run/git/commit.ts';
import { type Hide, hiddenIn } from '../run/hide.ts';
import type { PlanForm, PlanRequest } from './request.ts';
import { textIn, wholeRequest } from './run-request.ts';

/** Where files and help desk differ. It holds no credential. */
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
 * Where files and help desk differ and, with `since`, whether git, the help desk or both have moved: the answer of
 * `deskform drift`. It only reads.
 *
 * Rejects as `plan` does, and with NO_REPOSITORY, BASE_UNKNOWN or BASE_UNREADABLE where `since` cannot be read.
 */
export async function drift(request: PlanRequest = {}): Promise<DriftResult> {
  const whole = wholeRequest(request);
  const made = await runDrift(whole);
  const status = driftStatus(made);
  return {
    outcome: status === 'ok' ? 'nothing' : 'changes',
    drift: hiddenIn({ format_version: 1, command: 'drift', status, ...driftDocument(made) }, whole.hide),
    problems: hiddenIn(made.problems, whole.hide),
    files: made.files,
    render: (form) => renderDrift(made, form, whole.hide),
  };
}

async function renderDrift(made: RunResult, form: PlanForm, hide: Hide): Promise<string> {
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
