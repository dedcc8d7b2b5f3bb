import type { HelpDeskReader } from '../helpdesk/reader.ts';
import type { ServiceSettings } from '../helpdesk/wire.ts';
import { Failure } from '../model/failure.ts';
import type { ApplyEvent, Clock, RestartOutcome } from './events.ts';

/** The settings of a target for the restart after a column change. */
export interface RestartPolicy {
  /** `auto`: as the service reports. `within`: the outage must begin within this time. `none`: never wait. */
  readonly expect:
    | { readonly kind: 'auto' }
    | { readonly kind: 'within'; readonly ms: number }
    | { readonly kind: 'none' };
  /** The time limit for the complete restart. */
  readonly waitMs: number;
  /** How long the service must answer without interruption to count as healthy. */
  readonly steadyMs: number;
}

const LOOK_EVERY_MS = 100;
/** If the service does not report it, an automatic restart begins within 5 s (6.5/16), on a busy machine a little later. */
export const WATCH_MS = 10_000;

/**
 * Waits until the service has gone down and is healthy again, if a restart is expected. It may answer for some seconds
 * before it goes down, so one answer proves nothing. `says` is what the service reports (`auto_shutdown`, 6.5/16), which
 * older releases do not.
 */
export async function* awaitRestart(
  policy: RestartPolicy,
  says: ServiceSettings['autoShutdown'],
  probe: HelpDeskReader['lookOnce'],
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
    if (mustBeSeen)
      throw notSeen(
        `did not restart within ${watchMs / 1000} s`,
        'Restart the service. Until you do, writes can fail because its processes use the old columns. Then run `deskform resume` to verify the result.',
      );
    yield { type: 'restart-due', because: { kind: 'none-was-seen', watchedMs: watchMs } };
    return 'due';
  }
  return yield* steadyBefore(begin + policy.waitMs, policy, probe, clock);
}

/**
 * Waits after a migration that others sent: the outage may be over, running or still to come, so not seeing it proves
 * nothing. The sender waits for it as well.
 */
export async function* awaitRestartOfOthers(
  policy: RestartPolicy,
  probe: HelpDeskReader['lookOnce'],
  clock: Clock,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  if (policy.expect.kind === 'none') return 'not-watched';
  yield { type: 'waiting-for-restart', limitMs: WATCH_MS };
  if (!(await lookUntil('away', WATCH_MS, probe, clock))) return 'not-watched';
  return yield* steadyBefore(clock.now() + policy.waitMs, policy, probe, clock);
}

/** From an outage on, waits until the service answers steadily. Going down and coming back share one deadline. */
async function* steadyBefore(
  deadline: number,
  policy: RestartPolicy,
  probe: HelpDeskReader['lookOnce'],
  clock: Clock,
): AsyncGenerator<ApplyEvent, RestartOutcome> {
  yield { type: 'service-away' };
  while (clock.now() < deadline) {
    if (!(await lookUntil('answers', deadline - clock.now(), probe, clock))) break;
    if (!(await lookUntil('away', policy.steadyMs, probe, clock))) {
      yield { type: 'service-back' };
      return 'back';
    }
  }
  throw notSeen(
    `was not healthy within ${policy.waitMs / 1000} s`,
    'Check why it does not start. Then run `deskform resume` to verify the result. To wait longer, set `restart.wait`.',
  );
}

/** Polls the service; true as soon as it is in the given state, false after the time limit. */
async function lookUntil(
  state: 'answers' | 'away',
  limitMs: number,
  probe: HelpDeskReader['lookOnce'],
  clock: Clock,
): Promise<boolean> {
  const end = clock.now() + limitMs;
  do {
    if ((await probe()) === state) return true;
    await clock.sleep(LOOK_EVERY_MS);
  } while (clock.now() < end);
  return false;
}

function notSeen(what: string, hint: string): Failure {
  return new Failure('RESTART_NOT_SEEN', `the migration is done, but the service ${what}`, { hint });
}
