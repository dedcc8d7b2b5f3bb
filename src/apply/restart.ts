import type { HelpDesk } from '../helpdesk/connect.ts';
import type { ServiceSettings } from '../helpdesk/wire.ts';
import { Failure } from '../problem/failure.ts';
import type { ApplyEvent, Clock, RestartOutcome } from './events.ts';

/** What the target says about the restart that a column change makes necessary. */
export interface RestartPolicy {
  /** `auto`: as the service itself says. `within`: the outage must begin within this time. `none`: never wait. */
  readonly expect:
    | { readonly kind: 'auto' }
    | { readonly kind: 'within'; readonly ms: number }
    | { readonly kind: 'none' };
  /** The whole time for going away and coming back. */
  readonly waitMs: number;
  /** How long the service must answer without a gap before it counts as back. */
  readonly steadyMs: number;
}

/** What a restart is seen to with. */
export interface RestartWork {
  readonly desk: HelpDesk;
  readonly restart: RestartPolicy;
  /** Restarts the service, where the target says how; throws the Failure that stops the apply. */
  readonly restartCommand: (() => Promise<void>) | undefined;
  readonly clock: Clock;
}

/** One look at the service; anything but a proper answer of its own is `away`. */
type Probe = () => Promise<'answers' | 'away'>;

const LOOK_EVERY_MS = 100;
/** Where the service does not say, a restart that comes by itself begins within 5 s (6.5/16). */
export const WATCH_MS = 6_000;

/** A command of the target is run in any case: another run that has migrated may not know of it. */
export async function* seeRestart(
  { desk, restart, restartCommand, clock }: RestartWork,
  waitForIt: typeof awaitRestartOfOthers,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  const probe: Probe = async () => ((await desk.reader.lookOnce()).state === 'there' ? 'answers' : 'away');
  if (restartCommand === undefined) return yield* waitForIt(restart, probe, clock);
  yield { type: 'restart-command' };
  await restartCommand();
  return yield* awaitSteady(restart, probe, clock);
}

/**
 * Waits until the service has gone and come back, as far as it is expected to. It may answer some seconds more before
 * it goes, so that one good answer proves nothing: ready means steady. `says` is the service's own word, which older
 * releases do not give (`auto_shutdown`, 6.5/16).
 */
export async function* awaitRestart(
  policy: RestartPolicy,
  says: ServiceSettings['autoShutdown'],
  probe: Probe,
  clock: Clock,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  if (policy.expect.kind === 'none') return 'not-watched';
  if (policy.expect.kind === 'auto' && says === 'stays') {
    yield { type: 'restart-due', because: { kind: 'it-stays' } };
    return 'due';
  }
  const mustBeSeen = policy.expect.kind === 'within' || says === 'ends-itself';
  const watchMs = policy.expect.kind === 'within' ? policy.expect.ms : mustBeSeen ? policy.waitMs : WATCH_MS;
  const begin = clock.now();
  yield { type: 'waiting-for-restart', limitMs: mustBeSeen ? policy.waitMs : watchMs };
  const wentAway = await lookUntil('away', watchMs, probe, clock);
  if (!wentAway) {
    if (mustBeSeen) throw neverWentAway(watchMs);
    yield { type: 'restart-due', because: { kind: 'none-was-seen', watchedMs: watchMs } };
    return 'due';
  }
  yield { type: 'service-away' };
  return yield* steadyBefore(begin + policy.waitMs, policy, probe, clock);
}

/** After somebody else has restarted the service: the outage may be over already, so only being steady counts. */
function awaitSteady(policy: RestartPolicy, probe: Probe, clock: Clock): AsyncGenerator<ApplyEvent, RestartOutcome> {
  return steadyBefore(clock.now() + policy.waitMs, policy, probe, clock);
}

/**
 * After a migration that somebody else has sent: the outage may be over, under way or still to come, so that missing it
 * proves nothing. Whoever has sent it waits for it.
 */
export async function* awaitRestartOfOthers(
  policy: RestartPolicy,
  probe: Probe,
  clock: Clock,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  if (policy.expect.kind === 'none') return 'not-watched';
  yield { type: 'waiting-for-restart', limitMs: WATCH_MS };
  if (!(await lookUntil('away', WATCH_MS, probe, clock))) return 'not-watched';
  yield { type: 'service-away' };
  return yield* awaitSteady(policy, probe, clock);
}

/** Going away and coming back share one limit: the time for the one is missing for the other. */
async function* steadyBefore(
  deadline: number,
  policy: RestartPolicy,
  probe: Probe,
  clock: Clock,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  while (clock.now() < deadline) {
    if (!(await lookUntil('answers', deadline - clock.now(), probe, clock))) break;
    if (!(await lookUntil('away', policy.steadyMs, probe, clock))) {
      yield { type: 'service-back' };
      return 'back';
    }
  }
  throw neverCameBack(policy.waitMs);
}

/** Looks again and again; true as soon as the service is seen in that state, false when the time is over. */
async function lookUntil(state: 'answers' | 'away', limitMs: number, probe: Probe, clock: Clock): Promise<boolean> {
  const end = clock.now() + limitMs;
  do {
    if ((await probe()) === state) return true;
    await clock.sleep(LOOK_EVERY_MS);
  } while (clock.now() < end);
  return false;
}

function neverWentAway(watchMs: number): Failure {
  return new Failure(
    'RESTART_NOT_SEEN',
    `the migration is done, but the service did not restart within ${watchMs / 1000} s`,
    {
      hint: 'Restart it: until then its processes use the old columns and writes can fail. Then run `deskform plan`: it should show no changes.',
    },
  );
}

function neverCameBack(waitMs: number): Failure {
  return new Failure(
    'RESTART_NOT_SEEN',
    `the migration is done, but the service was not healthy within ${waitMs / 1000} s`,
    {
      hint: 'Check why it does not start. Then run `deskform plan`: it should show no changes. To wait longer, set `restart.wait`.',
    },
  );
}
