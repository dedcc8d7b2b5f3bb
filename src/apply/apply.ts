import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { forecastRestart } from '../plan/migration.ts';
import { inOrder, migrates, type Plan, stepsOf } from '../plan/plan.ts';
import { includedIn, isPendingAsDeclared, isPendingUnchanged, type Step, stateOf } from '../plan/plan-document.ts';
import {
  type ApplyEvent,
  type ApplyReport,
  type Closing,
  isDone,
  isHalfSent,
  LateRequests,
  noteDone,
  type RestartOutcome,
} from './events.ts';
import { askForMigration, settleMigration } from './migrate.ts';
import { foreignChangesSince, verifyNothingLeft, verifyPendingSet } from './pending-set.ts';
import { awaitRestart, awaitRestartOfOthers, type RestartPolicy } from './restart.ts';
import { readBeforeDeletion, type Staging, stageStep } from './stage.ts';
import { unlessFailed } from './write-confirmed.ts';

export interface ApplyWork extends Staging {
  readonly restart: RestartPolicy;
  /** Whether an earlier apply changed columns and ended without the required restart. */
  readonly restartOwed: 'yes' | 'no';
  /**
   * Counts again what the migration deletes or shortens, and throws a Failure where values are above the limit or do not
   * fit; left out where nothing is to be counted.
   */
  readonly countAgain?: (() => Promise<void>) | undefined;
}

/** The progress of a run, for its report. */
interface Progress {
  readonly done: Set<AttributeKey>;
  current: AttributeKey | undefined;
  /** `asked-for` as soon as a request may have been sent. */
  migration: 'not-asked-for' | 'asked-for' | 'done';
  readonly missing: Set<Closing>;
  /** The plan with which the pending set was first verified; undefined once other changes were reported. */
  verifiedFrom: Plan | undefined;
  readonly late: LateRequests;
  /** `due` from a migration that needs a restart until the restart is seen. */
  restart: RestartOutcome;
}

/**
 * Applies a plan: stage, verify the pending set, migrate, wait for the restart, verify the result (docs/applying.md). Stops
 * at the first failure and reports what is done, what failed and what was not tried. In both cases the last check waits for
 * requests that may arrive late.
 */
export async function* applyPlan(work: ApplyWork): AsyncGenerator<ApplyEvent, ApplyReport> {
  const steps = inOrder(stepsOf(work.plan));
  const progress: Progress = {
    done: new Set(),
    current: undefined,
    migration: 'not-asked-for',
    missing: new Set(closingsOf(work)),
    verifiedFrom: undefined,
    late: new LateRequests(),
    restart: work.restartOwed === 'yes' ? 'due' : 'not-needed',
  };
  try {
    const restart = yield* progress.late.track(carryOut(steps, work, progress));
    yield* progress.late.wait(work.clock);
    let now = await work.replan();
    if (progress.migration === 'not-asked-for' && isLeftPending(now, work.plan, steps)) {
      yield* progress.late.track(migrateAndWait([], work, progress));
      yield* progress.late.wait(work.clock);
      now = await work.replan();
    }
    verifyNothingLeft(now, work.plan, progress.migration === 'not-asked-for' ? 'not-migrated' : 'migrated');
    yield* reportOtherChanges(work.plan, progress, now);
    progress.missing.delete('verification');
    yield { type: 'verified' };
    return { outcome: 'applied', done: [...progress.done], notTried: [], late: progress.late.list(), restart };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    yield* untilFailure(progress.late.wait(work.clock));
    const now = await unlessFailed(work.replan());
    if (now !== undefined) yield* untilFailure(reportOtherChanges(work.plan, progress, now));
    const { done, current, migration, missing } = progress;
    const leftStaged = now === undefined ? 'not-known' : stillStaged(now, steps);
    return {
      outcome: 'stopped',
      failure: error,
      migration,
      missing: [...missing],
      restart: restartAfterFailure(steps, leftStaged, progress),
      failed: current,
      done: [...done],
      notTried: steps.map((step) => step.key).filter((key) => !done.has(key) && key !== current),
      late: progress.late.list(),
      leftStaged,
    };
  }
}

/**
 * Whether a row of ours is still pending without a difference. This happens if someone stages another label on a row whose
 * screens alone we change: our PUT restores the label and leaves the row pending. A migration clears that, unless it would
 * execute foreign changes.
 */
function isLeftPending(now: Plan, plan: Plan, steps: readonly Step[]): boolean {
  const written = new Set(steps.map(({ key }) => key));
  const isOurs = now.document.decisions.some((decision) => isPendingUnchanged(decision) && written.has(decision.key));
  const isNobodyElses = now.document.foreign.length === 0 && plan.document.foreign.length === 0;
  return isOurs && stepsOf(now).length === 0 && isNobodyElses;
}

/** The service does not restart by itself after a failed migration, so columns that it changed need a restart. */
function restartAfterFailure(
  steps: readonly Step[],
  leftStaged: readonly AttributeKey[] | 'not-known',
  { done, migration, restart }: Progress,
): RestartOutcome {
  if (migration !== 'asked-for' || restart !== 'not-needed') return restart;
  const isInForce = ({ key }: Step): boolean =>
    done.has(key) && (leftStaged === 'not-known' || !leftStaged.includes(key));
  return forecastRestart(steps.filter(isInForce), []) === 'needed' ? 'due' : restart;
}

/** What this apply has to do after its steps. */
function closingsOf({ plan, restart, restartOwed }: ApplyWork): readonly Closing[] {
  const isNeeded = plan.document.restart === 'needed' || restartOwed === 'yes';
  const isAwaited = isNeeded && restart.expect.kind !== 'none';
  return [
    ...(migrates(plan.document) ? (['migration'] as const) : []),
    ...(isAwaited ? (['restart'] as const) : []),
    'verification',
  ];
}

async function* carryOut(
  steps: readonly Step[],
  work: ApplyWork,
  progress: Progress,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  for (const step of steps) {
    progress.current = step.key;
    if (stateOf(step) === 'staged') {
      markDone(step.key, progress);
      continue;
    }
    const now = await readBeforeDeletion(step, work);
    if (now === 'gone') {
      markDone(step.key, progress);
      yield { type: 'settled', request: { kind: 'delete', key: step.key }, tookEffect: 'yes' };
      continue;
    }
    let wasHalfSent = false;
    for await (const event of stageStep(step, work)) {
      // Noted before the event is yielded: a run that stops at this event must report it. A request about to be sent was not sent.
      if (isDone(event)) markDone(step.key, progress);
      wasHalfSent ||= isHalfSent(event);
      if (event.type === 'sending' && !wasHalfSent) progress.current = undefined;
      yield event;
      if (event.type === 'sending') progress.current = step.key;
    }
  }
  let restart: RestartOutcome = 'not-needed';
  if (migrates(work.plan.document)) restart = yield* migrateAndWait(steps, work, progress);
  else yield { type: 'nothing-to-migrate' };
  if (restart !== 'not-needed' || work.restartOwed === 'no') return restart;
  // The service restarts only after a complete migration, not after a failed one (7.1/10 "after a migration that failed in
  // its middle"): an earlier apply still owes it.
  yield { type: 'restart-due', because: { kind: 'migration-stopped' } };
  progress.missing.delete('restart');
  return 'due';
}

function markDone(key: AttributeKey, progress: Progress): void {
  progress.done.add(key);
  progress.current = undefined;
}

/** Runs from the point of no return until the service is healthy. */
async function* migrateAndWait(
  steps: readonly Step[],
  work: ApplyWork,
  progress: Progress,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  const { desk, restart, clock } = work;
  let { staged, pendingSet } = await readPendingSet(steps, work);
  if (pendingSet.state === 'verified' && work.countAgain !== undefined) {
    await work.countAgain();
    // Counting takes time, in which others may stage changes: verify the pending set again.
    ({ staged, pendingSet } = await readPendingSet(steps, work));
  }
  const needsRestart = forecastRestart(steps, includedIn(work.plan.document)) === 'needed';
  /** By this run, or another one. */
  const noteMigration = (): void => {
    progress.migration = 'done';
    if (needsRestart) progress.restart = 'due';
    progress.missing.delete('migration');
  };
  let outcome: RestartOutcome = 'not-needed';
  if (pendingSet.state === 'in-force') {
    noteMigration();
    yield { type: 'migrated-by-others', keys: pendingSet.keys };
    if (needsRestart) outcome = yield* awaitRestartOfOthers(restart, desk.reader.lookOnce, clock);
  } else {
    progress.verifiedFrom ??= staged;
    yield { type: 'pending-set-verified', keys: pendingSet.keys };
    const asks = needsRestart && restart.expect.kind === 'auto';
    const says = asks ? (await desk.reader.settings())?.autoShutdown : undefined;
    const sent = yield* askForMigration(desk, clock);
    progress.migration = 'asked-for';
    yield* noteDone(settleMigration(sent, desk, restart.waitMs, clock), noteMigration);
    if (needsRestart) outcome = yield* awaitRestart(restart, says, desk.reader.lookOnce, clock);
  }
  progress.missing.delete('restart');
  progress.restart = outcome === 'not-needed' ? progress.restart : outcome;
  return outcome;
}

/** Reads and verifies what the migration would execute now. */
async function readPendingSet(steps: readonly Step[], { plan, replan }: ApplyWork) {
  const staged = await replan();
  const pendingSet = verifyPendingSet(staged, steps, plan);
  if (pendingSet.state === 'moved') {
    const message = `the pending set no longer matches the plan: ${pendingSet.keys.join(', ')}; this run did not migrate it`;
    const hint = 'Run `deskform plan` again and review the new plan.';
    throw new Failure('PENDING_SET_MOVED', message, { hint });
  }
  return { staged, pendingSet };
}

/** Reports once what others changed between the last verification and the migration. */
async function* reportOtherChanges(plan: Plan, progress: Progress, now: Plan): AsyncGenerator<ApplyEvent, void> {
  const { verifiedFrom, migration } = progress;
  if (verifiedFrom === undefined || migration === 'not-asked-for') return;
  progress.verifiedFrom = undefined;
  const keys = foreignChangesSince(plan, verifiedFrom, now);
  if (keys.length > 0) yield { type: 'slipped-in', keys };
}

/** Ignores further failures of a run that has already stopped. */
async function* untilFailure(telling: AsyncGenerator<ApplyEvent, void>): AsyncGenerator<ApplyEvent, void> {
  try {
    yield* telling;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** Our steps that are still pending. */
function stillStaged(now: Plan, steps: readonly Step[]): readonly AttributeKey[] {
  const ours = new Set(steps.map((step) => step.key));
  return now.document.decisions.flatMap((decision) =>
    isPendingAsDeclared(decision) && ours.has(decision.key) ? [decision.key] : [],
  );
}
