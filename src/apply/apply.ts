import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import { isWaiting } from '../plan/foreign.ts';
import { migrates, type Plan, stepsOf } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import type { Clock } from './clock.ts';
import { proveCommitSet } from './commit-set.ts';
import type { ApplyEvent, ApplyReport, RestartOutcome } from './events.ts';
import { migrate } from './migrate.ts';
import { awaitRestart, awaitSteady, type RestartPolicy, type SaysItRestarts } from './restart.ts';
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

/**
 * Carries a plan out: stage, prove the commit set, migrate, wait, prove that nothing is left (docs/applying.md). Stops
 * at the first failure and says what is done, what failed and what was not tried.
 */
export async function* applyPlan(work: ApplyWork): AsyncGenerator<ApplyEvent, ApplyReport> {
  const steps = inOrder(stepsOf(work.plan));
  const done: AttributeKey[] = [];
  let current: AttributeKey | undefined;
  try {
    for (const step of steps) {
      current = step.key;
      if (stateOf(step) === 'to-write') yield* stageStep(await readAgain(step, work.replan), work.desk, work.replan);
      done.push(step.key);
    }
    current = undefined;
    const hasMigration = migrates(work.plan);
    const restart = hasMigration ? yield* commit(work) : yield* nothingToMigrate();
    await proveNothingLeft(work, hasMigration ? 'migrated' : 'not-migrated');
    yield { type: 'proved' };
    return { outcome: 'applied', done, notTried: [], restart };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const notTried = steps.map((step) => step.key).filter((key) => !done.includes(key) && key !== current);
    return {
      outcome: 'stopped',
      failure: error,
      failed: current,
      done,
      notTried,
      leftStaged: await stillStaged(work, steps),
    };
  }
}

/** A DELETE goes by the id, and a row that was deleted and made again has another: it is read just before. */
async function readAgain(step: Step, replan: Replan): Promise<Step> {
  if (step.action !== 'delete') return step;
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  if (now !== undefined && isStep(now) && now.action === 'delete') return now;
  throw new Failure(
    'COMMIT_SET_MOVED',
    `${step.key} has changed on the help desk since the plan was made; it was not deleted`,
    {
      hint: 'Plan again and review what is there now.',
    },
  );
}

async function* nothingToMigrate(): AsyncGenerator<ApplyEvent, RestartOutcome> {
  yield { type: 'nothing-to-migrate' };
  return 'not-needed';
}

/** From the last point of return to a service that is back. */
async function* commit(work: ApplyWork): AsyncGenerator<ApplyEvent, RestartOutcome> {
  const commitSet = proveCommitSet(work.plan, await work.replan());
  if (commitSet.state === 'moved') {
    throw new Failure(
      'COMMIT_SET_MOVED',
      `somebody changed what waits for the migration: ${commitSet.keys.join(', ')}; nothing was migrated`,
      {
        hint: 'Plan again and review what is there now. What this run staged still waits on the help desk.',
      },
    );
  }
  yield { type: 'commit-set-proved', keys: commitSet.keys };
  const restartIsDue = work.plan.restart === 'needed' && work.restart.expect.kind !== 'none';
  const says = restartIsDue && work.restart.expect.kind === 'auto' ? await whatItSays(work.desk) : 'does-not-say';
  yield* migrate(work.desk, work.restart.waitMs, work.clock);
  if (work.plan.restart !== 'needed') return 'not-needed';
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
async function proveNothingLeft({ plan, replan }: ApplyWork, waiting: 'migrated' | 'not-migrated'): Promise<void> {
  const now = await replan();
  const wasIncluded = waiting === 'migrated' && plan.rules.foreignChanges === 'include';
  const knownForeign = new Set(wasIncluded ? [] : plan.foreign.map(({ live }) => live.key));
  const left = [
    ...stepsOf(now).map((step) => step.key),
    ...now.decisions.flatMap((decision) => (decision.action === 'refuse' ? [decision.key] : [])),
    ...(waiting === 'migrated' ? now.decisions.filter(isWaiting).map((decision) => decision.key) : []),
    ...now.foreign.map(({ live }) => live.key).filter((key) => !knownForeign.has(key)),
  ];
  if (left.length === 0) return;
  throw new Failure(
    'PROOF_FAILED',
    `applied, but the help desk does not read as declared: ${[...new Set(left)].join(', ')}`,
    {
      hint: 'Somebody may have changed it meanwhile. Plan again to see the difference.',
    },
  );
}

/** What of ours still waits, as far as the help desk can be read. */
async function stillStaged(work: ApplyWork, steps: readonly Step[]): Promise<readonly AttributeKey[]> {
  const ours = new Set(steps.map((step) => step.key));
  try {
    const now = await work.replan();
    return stepsOf(now).flatMap((step) => (stateOf(step) === 'staged' && ours.has(step.key) ? [step.key] : []));
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
