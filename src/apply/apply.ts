import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import { isWaiting } from '../plan/foreign.ts';
import { migrates, type Plan, stepsOf } from '../plan/plan.ts';
import { forecastRestart, needsMigration, shortensColumn } from '../plan/restart.ts';
import { Failure } from '../problem/failure.ts';
import type { Clock } from './clock.ts';
import { proveCommitSet } from './commit-set.ts';
import type { ApplyEvent, ApplyReport, RestartOutcome } from './events.ts';
import { migrate } from './migrate.ts';
import { repairLength } from './repair-length.ts';
import { awaitRestart, awaitSteady, type RestartPolicy, type SaysItRestarts } from './restart.ts';
import { type Surroundings, slippedIn, surroundingsOf } from './slipped-in.ts';
import { inOrder, type Replan, stageStep } from './stage.ts';

export interface ApplyWork {
  /** Free of obstacles, and just made. */
  readonly plan: Plan;
  readonly replan: Replan;
  readonly desk: HelpDesk;
  readonly restart: RestartPolicy;
  /** Restarts the service, where the target says how; throws the Failure that stops the apply. */
  readonly restartCommand: (() => Promise<void>) | undefined;
  readonly clock: Clock;
}

/** What is staged and migrated together. */
interface Phase {
  readonly steps: readonly Step[];
  /** Steps of later phases: they are still to be written when this one is migrated. */
  readonly later: ReadonlySet<AttributeKey>;
}

/** How far a run has come, for its report. */
interface Progress {
  readonly done: AttributeKey[];
  current: AttributeKey | undefined;
  migration: 'not-asked-for' | 'asked-for';
  /** What stood around our steps when the commit set was proved. */
  surroundings: Surroundings | undefined;
}

/**
 * Carries a plan out: stage, prove the commit set, migrate, wait, prove that nothing is left (docs/applying.md). Stops
 * at the first failure and says what is done, what failed and what was not tried.
 */
export async function* applyPlan(work: ApplyWork): AsyncGenerator<ApplyEvent, ApplyReport> {
  const steps = inOrder(stepsOf(work.plan));
  const progress: Progress = { done: [], current: undefined, migration: 'not-asked-for', surroundings: undefined };
  try {
    let restart: RestartOutcome = 'not-needed';
    for (const phase of phasesOf(steps)) {
      const outcome = yield* carryOut(phase, work, progress);
      if (outcome !== 'not-needed') restart = outcome;
    }
    const now = await proveNothingLeft(work, progress.migration === 'asked-for' ? 'migrated' : 'not-migrated');
    yield* tellWhatSlippedIn(work, progress.surroundings, now);
    yield { type: 'proved' };
    return { outcome: 'applied', done: progress.done, notTried: [], restart };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { done, current, migration } = progress;
    return {
      outcome: 'stopped',
      failure: error,
      migration,
      failed: current,
      done,
      notTried: steps.map((step) => step.key).filter((key) => !done.includes(key) && key !== current),
      leftStaged: await stillStaged(work, steps),
    };
  }
}

/**
 * A shorter column goes by itself, last: where stored values do not fit, its migration fails, and everything staged
 * beside it would be stuck behind it.
 */
function phasesOf(steps: readonly Step[]): readonly Phase[] {
  const alone = steps.filter((step) => shortensColumn(step) && stateOf(step) === 'to-write');
  const together = steps.filter((step) => !alone.includes(step));
  const groups = [...(together.length > 0 || alone.length === 0 ? [together] : []), ...alone.map((step) => [step])];
  return groups.map((group, index) => ({
    steps: group,
    later: new Set(groups.slice(index + 1).flatMap((later) => later.map(({ key }) => key))),
  }));
}

async function* carryOut(
  phase: Phase,
  work: ApplyWork,
  progress: Progress,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  for (const step of phase.steps) {
    progress.current = step.key;
    if (stateOf(step) === 'staged') {
      settle(step.key, progress);
      continue;
    }
    for await (const event of stageStep(await readAgain(step, work.replan), work.desk, work.replan)) {
      // Known before it is told: whoever stops the run here is told the truth. What is about to be sent was not.
      if (event.type === 'answered' || (event.type === 'settled' && event.tookEffect === 'yes'))
        settle(step.key, progress);
      if (event.type === 'sending') progress.current = undefined;
      yield event;
      if (event.type === 'sending') progress.current = step.key;
    }
  }
  // What merely waits as declared goes with the last migration, when there was no other.
  const isLast = phase.later.size === 0 && progress.migration === 'not-asked-for';
  if (!phase.steps.some(needsMigration) && !(isLast && migrates(work.plan))) {
    yield { type: 'nothing-to-migrate' };
    return 'not-needed';
  }
  return yield* commit(phase, work, progress);
}

function settle(key: AttributeKey, progress: Progress): void {
  progress.done.push(key);
  progress.current = undefined;
}

/** A DELETE goes by the id, and a row that was deleted and made again has another: it is read just before. */
async function readAgain(step: Step, replan: Replan): Promise<Step> {
  if (step.action !== 'delete') return step;
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  if (now !== undefined && isStep(now) && now.action === 'delete') return now;
  throw new Failure(
    'COMMIT_SET_MOVED',
    `${step.key} has changed on the help desk since the plan was made; it was not deleted`,
    { hint: 'Plan again and review what is there now.' },
  );
}

/** From the last point of return to a service that is back. */
async function* commit(phase: Phase, work: ApplyWork, progress: Progress): AsyncGenerator<ApplyEvent, RestartOutcome> {
  // What others have staged goes with the first migration.
  const foreign = progress.migration === 'asked-for' ? [] : work.plan.foreign;
  const staged = await work.replan();
  const commitSet = proveCommitSet(staged, phase.steps, phase.later, foreign);
  if (commitSet.state === 'moved') {
    throw new Failure(
      'COMMIT_SET_MOVED',
      `somebody changed what waits for the migration: ${commitSet.keys.join(', ')}; nothing was migrated`,
      { hint: 'Plan again and review what is there now.' },
    );
  }
  progress.surroundings ??= surroundingsOf(staged);
  yield { type: 'commit-set-proved', keys: commitSet.keys };
  const needsRestart = forecastRestart(phase.steps, foreign, work.plan.rules) === 'needed';
  const restarts = needsRestart && work.restart.expect.kind !== 'none';
  const says = restarts && work.restart.expect.kind === 'auto' ? await whatItSays(work.desk) : 'does-not-say';
  progress.migration = 'asked-for';
  try {
    yield* migrate(work.desk, work.restart.waitMs, work.clock);
  } catch (error) {
    const [only] = phase.steps;
    if (error instanceof Failure && only !== undefined && shortensColumn(only))
      yield* repairLength(only, work.desk, error);
    throw error;
  }
  if (!needsRestart) return 'not-needed';
  const probe = async (): Promise<'answers' | 'away'> =>
    (await work.desk.reader.lookOnce()).state === 'there' ? 'answers' : 'away';
  if (work.restartCommand === undefined) return yield* awaitRestart(work.restart, says, probe, work.clock);
  yield { type: 'restart-command' };
  await work.restartCommand();
  return yield* awaitSteady(work.restart, probe, work.clock);
}

const SAYS = { 'ends-itself': 'yes', stays: 'no' } as const satisfies Record<string, SaysItRestarts>;

async function whatItSays(desk: HelpDesk): Promise<SaysItRestarts> {
  const settings = await desk.reader.settings();
  return settings?.autoShutdown === undefined ? 'does-not-say' : SAYS[settings.autoShutdown];
}

/** Only this is success: no difference, and nothing of ours that waits. What others have staged waits on, unless it was included. */
async function proveNothingLeft({ plan, replan }: ApplyWork, waiting: 'migrated' | 'not-migrated'): Promise<Plan> {
  const now = await replan();
  const wasIncluded = waiting === 'migrated' && plan.rules.foreignChanges === 'include';
  const knownForeign = new Set(wasIncluded ? [] : plan.foreign.map(({ live }) => live.key));
  const left = [
    ...stepsOf(now).map((step) => step.key),
    ...now.decisions.flatMap((decision) => (decision.action === 'refuse' ? [decision.key] : [])),
    ...(waiting === 'migrated' ? now.decisions.filter(isWaiting).map((decision) => decision.key) : []),
    ...now.foreign.map(({ live }) => live.key).filter((key) => !knownForeign.has(key)),
  ];
  if (left.length === 0) return now;
  throw new Failure(
    'PROOF_FAILED',
    `applied, but the help desk does not read as declared: ${[...new Set(left)].join(', ')}`,
    { hint: 'Somebody may have changed it meanwhile. Plan again to see the difference.' },
  );
}

/** Nobody can shut the gap of one request before the migration; what came through it is told. */
async function* tellWhatSlippedIn(
  { plan }: ApplyWork,
  atProof: Surroundings | undefined,
  now: Plan,
): AsyncGenerator<ApplyEvent, void> {
  if (atProof === undefined) return;
  const expected = new Set([...stepsOf(plan).map(({ key }) => key), ...plan.foreign.map(({ live }) => live.key)]);
  const keys = slippedIn(atProof, surroundingsOf(now), expected);
  if (keys.length > 0) yield { type: 'slipped-in', keys };
}

/** What of ours still waits; a help desk that cannot be read does not tell. */
async function stillStaged(work: ApplyWork, steps: readonly Step[]): Promise<readonly AttributeKey[] | 'not-known'> {
  const ours = new Set(steps.map((step) => step.key));
  try {
    const now = await work.replan();
    return now.decisions.flatMap((decision) => {
      const isStaged = isWaiting(decision) || (isStep(decision) && stateOf(decision) === 'staged');
      return isStaged && ours.has(decision.key) ? [decision.key] : [];
    });
  } catch (error) {
    if (error instanceof Failure) return 'not-known';
    throw error;
  }
}
