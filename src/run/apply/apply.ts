import { type ApplyWork, applyPlan } from '../../apply/apply.ts';
import type { ApplyReport, RestartOutcome } from '../../apply/events.ts';
import type { Journal } from '../../apply/journal.ts';
import { asStored, StoredOtherwise } from '../../apply/stored-row.ts';
import { type UndoReport, undoSteps } from '../../apply/undo.ts';
import type { TargetSettings } from '../../files/targets/target-settings.ts';
import { Failure, type FailureCode, InvalidConfig } from '../../model/failure.ts';
import { isError } from '../../model/problem.ts';
import { countQuestions } from '../../plan/count-questions.ts';
import { migrates, type Plan, stepsOf } from '../../plan/plan.ts';
import { isPendingAsDeclared, type Obstacle, type Step, stateOf } from '../../plan/plan-document.ts';
import { obstacleInWords } from '../../render/words.ts';
import { withAuthors } from '../connect-target.ts';
import { openTarget } from '../open-project.ts';
import { countedPlan, mustKnowDestroys, type PlanRequest, type PlanResult, planFrom } from '../plan.ts';
import { planTargetOf } from '../target-changes.ts';
import { type Approvals, mayBeApproved, mustBeApproved, mustFit, mustStayInLimit, reviewedOf } from './approvals.ts';
import {
  approvalsOf,
  endJournal,
  journalBegin,
  journalEnd,
  journalFolder,
  journalsOf,
  openTargetJournal,
  restartOwed,
  restartSeenBy,
  unfinished,
  withSteps,
} from './journals.ts';
import {
  clockUntil,
  failureOf,
  notConfirmed,
  type Operator,
  onTarget,
  runJournaled,
  type TargetSession,
  throwIfAborted,
  unlessStopped,
} from './session.ts';

interface ApplyOptions extends PlanRequest {
  readonly approvals: Approvals;
  /** Throws the Failure that says why such a plan is not begun at all. */
  readonly mustBegin?: (plan: Plan) => void;
}

export type ApplyResult = PlanResult &
  (
    | { readonly outcome: 'nothing-to-do'; readonly restart: RestartOutcome }
    /** By the plan itself, with its first obstacle. */
    | { readonly outcome: 'refused'; readonly failure: Failure }
    /** Not confirmed, or a stale plan. */
    | { readonly outcome: 'held'; readonly failure: Failure }
    | {
        readonly outcome: 'worked';
        readonly report: ApplyReport;
        /** What was taken back after a failure, where the target says so. */
        readonly undo: UndoReport | undefined;
        readonly journal: string;
      }
  );

/** An apply that is under way on its target. */
interface ApplyRun extends TargetSession {
  readonly options: ApplyOptions;
  readonly operator: Operator;
}

/** Plans, asks, and applies exactly what was shown and reviewed. */
export async function apply(options: ApplyOptions, operator: Operator): Promise<ApplyResult> {
  const opened = await openTarget(options);
  mayBeApproved(planTargetOf(opened.target), options.approvals);
  return onTarget(opened, { ...options, stop: operator.stop }, 'must-be-set', (session) => {
    // What deskform has sent, as a journal would have it: those of an apply may be lost.
    const { steps } = options.approvals;
    const [ours, nudged] = [withSteps(session.ours, steps), withPositions(session.nudged, steps)];
    return decideAndApply({ ...session, ours, nudged, options, operator });
  });
}

async function planNow(run: ApplyRun): Promise<Plan> {
  return planFrom(run, await run.desk.reader.listAttributes()).plan;
}

/** Adds the positions of approved steps that may have needed a nudge. */
function withPositions(nudged: Plan['rules']['nudged'], steps: readonly Step[]): Plan['rules']['nudged'] {
  const positions = steps.flatMap((step) => {
    const mayBeOurs = step.action === 'update' && step.because === 'restaged' && step.after.position !== undefined;
    return mayBeOurs ? [[step.key, step.after.position] as const] : [];
  });
  return new Map([...positions, ...nudged]);
}

async function decideAndApply(run: ApplyRun): Promise<ApplyResult> {
  const { operator, options } = run;
  const listed = run.desk.reader.listAttributes();
  const made = await unlessStopped(
    listed.then((live) => countedPlan(run, live)),
    operator.stop,
  );
  mustKnowDestroys(made.plan, run);
  // A project may make errors of warnings: then no step is sent that has one.
  const steps = new Set<string | undefined>(stepsOf(made.plan).map(({ key }) => key));
  const mistakes = made.problems.filter((problem) => isError(problem) && steps.has(problem.key));
  if (mistakes.length > 0) throw new InvalidConfig(mistakes);
  options.mustBegin?.(made.plan);
  const shown = { ...made, plan: await withAuthors(made.plan, run.desk.reader) };
  const [obstacle] = shown.plan.document.obstacles;
  if (obstacle !== undefined) {
    await operator.confirm(shown);
    return { ...shown, outcome: 'refused', failure: new Failure(REFUSAL[obstacle.kind], obstacleInWords(obstacle)) };
  }
  const owed = restartOwed(unfinished(run.journals), shown.plan, run.target);
  if (steps.size === 0 && !migrates(shown.plan.document) && owed === 'no') {
    // What an earlier apply was to do is in force: its journal gets the end that it could not write itself.
    const [record] = unfinished(run.journals);
    if (record !== undefined) endJournal(record.file, 'applied');
    const restart = record === undefined ? 'not-needed' : restartSeenBy(record, run.target);
    return { ...shown, outcome: 'nothing-to-do', restart };
  }
  const failure = await failureOf(() => mustBeConfirmed(shown, run));
  return failure === undefined ? carryOutShown(shown, owed, run) : { ...shown, outcome: 'held', failure };
}

const REFUSAL = {
  refusals: 'PLAN_REFUSED',
  'destroy-limit': 'LIMIT_EXCEEDED',
  'record-limit': 'LIMIT_EXCEEDED',
  foreign: 'FOREIGN_CHANGES',
  poison: 'FOREIGN_CHANGES',
} as const satisfies Record<Obstacle['kind'], FailureCode>;

/** Checks everything other than the plan before the first request. */
async function mustBeConfirmed(shown: PlanResult, run: ApplyRun): Promise<void> {
  const { options, operator } = run;
  mustBeApproved(shown.plan, options.approvals);
  mustStayInLimit(shown.plan, options.approvals, shown.plan.rules.counts);
  throwIfAborted(operator.stop, 'before-requests');
  const answer = await operator.confirm(shown);
  if (answer === 'stop') throw notConfirmed();
  if (answer === 'go') return;
  const { document } = await unlessStopped(planNow(run), operator.stop);
  if (document.digest === shown.plan.document.digest && document.obstacles.length === 0) return;
  const hint = 'Run the command again and review the new plan.';
  throw new Failure('PENDING_SET_MOVED', 'the help desk changed before you confirmed; nothing was sent', { hint });
}

async function carryOutShown(shown: PlanResult, owed: ApplyWork['restartOwed'], run: ApplyRun): Promise<ApplyResult> {
  const { target, desk, options, operator } = run;
  const steps = stepsOf(shown.plan);
  const journal = openTargetJournal(run, options.journalFolder);
  try {
    journal.append(journalBegin(shown.plan, steps, reviewedOf(shown.plan, options.approvals)));
    const ended = await runJournaled(
      applyPlan({
        plan: shown.plan,
        replan: () => planNow(run),
        desk,
        restart: target.restart,
        restartOwed: owed,
        countAgain: countAgain(shown.plan, run),
        clock: clockUntil(operator.stop, target.timeoutMs),
      }),
      journal,
      operator,
    );
    const undo = await takeBack(ended, steps, run, journal);
    const report = withHintAfterMigration(undo === undefined ? ended : afterTakingBack(ended, undo, steps));
    const unwritten = await failureOf(() => journal.append(journalEnd(report, undo)));
    if (unwritten !== undefined) operator.tell({ type: 'journal-lost', message: unwritten.message });
    return { ...shown, outcome: 'worked', report, undo, journal: journal.file };
  } finally {
    journal.close();
  }
}

/** Counts the values that the migration deletes or shortens once more; undefined where there is nothing to count. */
function countAgain(plan: Plan, { countRecords, operator, options }: ApplyRun): ApplyWork['countAgain'] {
  const isLimited = plan.rules.recordLimit !== undefined;
  const questions = countQuestions(plan).filter(
    ({ hit }) => hit === 'value-too-long' || (hit === 'value-deleted' && isLimited),
  );
  if (questions.length === 0 || countRecords === undefined) return undefined;
  return async () => {
    const counts = await countRecords(questions, plan.rules);
    throwIfAborted(operator.stop, 'during-requests');
    mustFit(counts);
    mustStayInLimit(plan, options.approvals, counts);
  };
}

/** Removes from the report what the undo took back. */
function afterTakingBack(report: ApplyReport, undo: UndoReport, steps: readonly Step[]): ApplyReport {
  if (report.outcome === 'applied') return report;
  const { undone, pending, stillFlagged } = undo;
  // Pending before this run already: an undo leaves it alone.
  const foundStaged = steps.filter((step) => stateOf(step) === 'staged').map(({ key }) => key);
  return {
    ...report,
    done: report.done.filter((key) => !undone.includes(key)),
    leftStaged: pending === 'not-known' ? pending : [...foundStaged, ...pending, ...stillFlagged],
    late: [...report.late, ...undo.late],
  };
}

/** After its migration, nothing of a stopped run can be taken back, so the hint names only what is left to do. */
function withHintAfterMigration(report: ApplyReport): ApplyReport {
  if (report.outcome === 'applied' || report.migration !== 'done' || report.failure.code !== 'INTERRUPTED')
    return report;
  const { message } = report.failure;
  const run = report.missing.includes('restart') ? 'Check that the service has restarted, then run' : 'Run';
  const hint = `The migration is done, and none of its changes are pending. ${run} \`deskform resume\` to verify that nothing is left to do.`;
  return { ...report, failure: new Failure('INTERRUPTED', message, { hint, cause: report.failure }) };
}

/** Only what failed before the migration is taken back, and never what a person stopped: that is for `undo`. */
async function takeBack(
  report: ApplyReport,
  steps: readonly Step[],
  { desk, operator, target }: ApplyRun,
  journal: Journal,
): Promise<UndoReport | undefined> {
  if (report.outcome === 'applied' || report.migration !== 'not-asked-for' || target.onFailure !== 'undo')
    return undefined;
  const { failure } = report;
  if (failure.code === 'INTERRUPTED' || failure.code === 'JOURNAL_UNWRITABLE') return undefined;
  const notTried = new Set(report.notTried);
  const stored = failure instanceof StoredOtherwise ? new Map([[failure.key, failure.stored]]) : new Map();
  const tried = asStored(steps, stored).filter((step) => !notTried.has(step.key) && stateOf(step) !== 'staged');
  return runJournaled(undoSteps(tried, desk, clockUntil(operator.stop, target.timeoutMs)), journal, operator);
}

/**
 * Finishes an apply that was interrupted: the plan is made again, and each of its steps must be one of that apply's, as
 * its plan file or its journal has them. Without either, what the files declare is finished from the live list, where
 * something declared is pending.
 */
export async function resume(options: ApplyOptions, operator: Operator): Promise<ApplyResult> {
  if (options.approvals.by === 'review') return apply(options, operator);
  const { project, target } = await openTarget(options);
  const { journals } = await journalsOf(journalFolder(project.folder, options.journalFolder), target);
  const [record] = unfinished(journals);
  if (record !== undefined) return apply({ ...options, approvals: approvalsOf(record) }, operator);
  return apply({ ...options, mustBegin: (plan) => mustBeBegun(plan, target) }, operator);
}

/** Without a journal, only a pending declared change shows that there was an apply. */
function mustBeBegun({ document: { decisions } }: Plan, target: TargetSettings): void {
  if (decisions.some(isPendingAsDeclared)) return;
  const message = `nothing to resume: the journals contain no interrupted apply of ${target.name}, and no declared change is pending; nothing was sent`;
  const hint =
    'To apply the files, run `deskform apply`. To finish an apply of another machine, add its plan file with --plan, or its journals with --journal.';
  throw new Failure('NOTHING_TO_RESUME', message, { hint });
}
