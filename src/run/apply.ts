import { join } from 'node:path';
import { applyPlan } from '../apply/apply.ts';
import type { Clock } from '../apply/clock.ts';
import type { ApplyEvent, ApplyReport } from '../apply/events.ts';
import { type Journal, openJournal } from '../apply/journal.ts';
import { isOpen, nextOpening, parseWindow } from '../apply/maintenance-window.ts';
import type { Project } from '../config/load-project.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import { connectHelpDesk, type HelpDesk } from '../helpdesk/connect.ts';
import { destroysOf, migrates, type Obstacle, obstaclesOf, type Plan, stepsOf } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import { chooseTarget, openProject } from './open-project.ts';
import { type PlanRequest, type PlanResult, planFrom, resolveTarget, stopAtMistakes } from './plan.ts';
import { runRestartCommand } from './restart-command.ts';

export interface ApplyRequestedBy {
  /** Shows the plan, and says whether it may be carried out. Asking takes time, in which the help desk may move. */
  readonly confirm: (result: PlanResult) => Promise<'go' | 'go-after-asking' | 'stop'>;
  readonly tell: (event: ApplyEvent) => void;
  /** Aborted when the person wants it to stop; the request under way is finished first. */
  readonly stop: AbortSignal;
}

export interface ApplyWish extends PlanRequest {
  /** Where the journal is kept; in the project where left out. */
  readonly journalFolder: string | undefined;
}

export type ApplyResult = PlanResult &
  (
    | { readonly outcome: 'nothing-to-do' }
    | { readonly outcome: 'refused'; readonly obstacles: readonly Obstacle[] }
    | { readonly outcome: 'not-confirmed' }
    | { readonly outcome: 'worked'; readonly report: ApplyReport; readonly journal: string }
  );

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Plans, asks, and carries out exactly what was shown. */
export async function apply(wish: ApplyWish, person: ApplyRequestedBy): Promise<ApplyResult> {
  const project = await openProject(wish);
  stopAtMistakes(project);
  const target = chooseTarget(project, wish.target);
  const { connection, definitions } = await resolveTarget(project, target, wish);
  const desk = connectHelpDesk(connection);
  const planNow = async (): Promise<PlanResult> =>
    planFrom(project, definitions, target, await desk.reader.listAttributes(), wish.allowDestroy);
  try {
    const shown = await planNow();
    const obstacles = obstaclesOf(shown.plan);
    if (obstacles.length > 0) {
      await person.confirm(shown);
      return { ...shown, outcome: 'refused', obstacles };
    }
    if (stepsOf(shown.plan).length === 0 && !migrates(shown.plan)) return { ...shown, outcome: 'nothing-to-do' };
    const answer = await person.confirm(shown);
    if (answer === 'stop') return { ...shown, outcome: 'not-confirmed' };
    if (answer === 'go-after-asking') await mustBeTheSame(shown.plan, planNow);
    mustBeOpen(target, shown.plan, new Date());
    return await carryOut(shown, planNow, desk, target, project, wish, person);
  } finally {
    await desk.close();
  }
}

/** Outside its window a target takes no apply that restarts the service or drops values. */
function mustBeOpen(target: TargetSettings, plan: Plan, now: Date): void {
  const window = target.restart.window === undefined ? undefined : parseWindow(target.restart.window);
  const matters = plan.restart === 'needed' || destroysOf(plan).length > 0;
  if (window === undefined || !matters || isOpen(window, now)) return;
  throw new Failure(
    'OUTSIDE_WINDOW',
    `${target.name} takes what restarts it or drops values only in ${window.text}; nothing was sent`,
    {
      hint: `The window opens next at ${nextOpening(window, now).toISOString()}.`,
    },
  );
}

async function mustBeTheSame(shown: Plan, planNow: () => Promise<PlanResult>): Promise<void> {
  const { plan } = await planNow();
  if (plan.digest === shown.digest && obstaclesOf(plan).length === 0) return;
  throw new Failure('COMMIT_SET_MOVED', 'the help desk has changed while you were asked; nothing was sent', {
    hint: 'Run the command again and look at the new plan.',
  });
}

async function carryOut(
  shown: PlanResult,
  planNow: () => Promise<PlanResult>,
  desk: HelpDesk,
  target: TargetSettings,
  project: Project,
  wish: ApplyWish,
  person: ApplyRequestedBy,
): Promise<ApplyResult> {
  const journal = openJournal(
    journalFile(wish.journalFolder ?? join(project.folder, '.deskform', 'journal'), target.name),
  );
  try {
    journal.append(headOf(shown.plan));
    const replan = async (): Promise<Plan> => (await planNow()).plan;
    const { command, waitMs } = target.restart;
    const restartCommand = command === undefined ? undefined : () => runRestartCommand(command, project.folder, waitMs);
    const run = applyPlan({ plan: shown.plan, replan, desk, restart: target.restart, restartCommand, clock: CLOCK });
    let turn = await run.next();
    while (!turn.done) {
      const failure = takeNote(journal, turn.value, person);
      turn = failure === undefined ? await run.next() : await run.throw(failure);
    }
    const report = turn.value;
    const ended = attempt(() => journal.append(endOf(report)));
    if (ended !== undefined) person.tell({ type: 'journal-lost', message: ended.message });
    return { ...shown, outcome: 'worked', report, journal: journal.file };
  } finally {
    journal.close();
  }
}

/** Writes an event through before the next request. What comes back stops the apply there, with its report. */
function takeNote(journal: Journal, event: ApplyEvent, person: ApplyRequestedBy): Failure | undefined {
  const failure = attempt(() => journal.append({ at: new Date().toISOString(), ...event }));
  person.tell(event);
  if (failure !== undefined || !person.stop.aborted) return failure;
  return new Failure('INTERRUPTED', 'stopped on request, after the request under way', {
    hint: '`deskform status` tells what waits on the help desk; apply again to go on.',
  });
}

/** The Failure that an action ended with, as a value. */
function attempt(action: () => void): Failure | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function journalFile(folder: string, target: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
  return join(folder, `${stamp}-${target.replaceAll(/[^A-Za-z0-9_-]/gu, '_')}-${process.pid}.jsonl`);
}

function headOf(plan: Plan): Readonly<Record<string, unknown>> {
  const { name, url } = plan.rules.target;
  return {
    format_version: 1,
    type: 'begin',
    at: new Date().toISOString(),
    target: { name, url },
    digest: plan.digest,
    steps: stepsOf(plan).map((step) => ({
      key: step.key,
      action: step.action,
      digest: plan.stepDigests.get(step.key),
    })),
    destroys: destroysOf(plan),
  };
}

function endOf(report: ApplyReport): Readonly<Record<string, unknown>> {
  const end = {
    type: 'end',
    at: new Date().toISOString(),
    outcome: report.outcome,
    done: report.done,
    not_tried: report.notTried,
  };
  if (report.outcome === 'applied') return { ...end, restart: report.restart };
  return {
    ...end,
    failed: report.failed ?? null,
    left_staged: report.leftStaged,
    code: report.failure.code,
    message: report.failure.message,
  };
}
