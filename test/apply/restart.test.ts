import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/apply/events.ts';
import { awaitRestart, type RestartPolicy } from '../../src/apply/restart.ts';
import type { ServiceSettings } from '../../src/helpdesk/wire.ts';
import { Failure } from '../../src/model/failure.ts';

/** A service that is away in the given stretches of time, and a clock that only sleeping moves. */
async function watch(
  policy: Partial<RestartPolicy>,
  says: ServiceSettings['autoShutdown'],
  outages: readonly (readonly [number, number])[],
) {
  let time = 0;
  const clock: Clock = {
    patienceMs: 0,
    now: () => time,
    sleep: async (ms) => {
      time += ms;
    },
  };
  const probe = async () => (outages.some(([from, to]) => time >= from && time < to) ? 'away' : 'answers');
  const steps: string[] = [];
  const run = awaitRestart(
    { expect: { kind: 'auto' }, waitMs: 60_000, steadyMs: 3_000, ...policy },
    says,
    probe,
    clock,
  );
  try {
    for (;;) {
      const { done, value } = await run.next();
      if (done) return { steps, end: value, time, message: '' };
      steps.push(value.type);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { steps, end: error.code, time, message: error.message };
  }
}

describe('after a migration that changes columns', () => {
  test('a service that says it restarts is waited for until it is steadily back', async () => {
    const { steps, end, time } = await watch({}, 'ends-itself', [[4_000, 10_000]]);
    expect(steps).toEqual(['waiting-for-restart', 'service-away', 'service-back']);
    expect(end).toBe('back');
    expect(time).toBeGreaterThanOrEqual(13_000);
  });

  test('one lucky answer does not count as back', async () => {
    const { end, time } = await watch({}, 'ends-itself', [
      [1_000, 3_000],
      [3_500, 8_000],
    ]);
    expect(end).toBe('back');
    expect(time).toBeGreaterThanOrEqual(11_000);
  });

  test.each([
    ['that says it restarts and does not', {}, 'ends-itself', [], 'RESTART_NOT_SEEN'],
    ['that goes in time and is back for good after it', {}, 'ends-itself', [[50_000, 70_000]], 'RESTART_NOT_SEEN'],
    ['that goes late and is steadily back in time', {}, 'ends-itself', [[50_000, 55_000]], 'back'],
    ['that goes and does not come back', {}, 'ends-itself', [[1_000, 900_000]], 'RESTART_NOT_SEEN'],
    [
      'that must restart within a time and does not',
      { expect: { kind: 'within', ms: 5_000 } },
      'stays',
      [],
      'RESTART_NOT_SEEN',
    ],
    [
      'that must restart within a time and does',
      { expect: { kind: 'within', ms: 5_000 } },
      'stays',
      [[4_000, 5_000]],
      'back',
    ],
    ['that says it does not restart is not waited for', {}, 'stays', [], 'due'],
    ['that does not say is watched, and found to stay', {}, undefined, [], 'due'],
    ['that does not say is watched, and found to go', {}, undefined, [[2_000, 4_000]], 'back'],
    ['that does not say and goes after 6 s is found to go', {}, undefined, [[6_000, 9_000]], 'back'],
    ['that is never to be waited for', { expect: { kind: 'none' } }, 'ends-itself', [[0, 900_000]], 'not-watched'],
  ] as const)('a service %s', async (_, policy, says, outages, expected) => {
    expect((await watch(policy, says, outages)).end).toBe(expected);
  });

  test('nothing is waited for where the service says that it stays', async () => {
    expect((await watch({}, 'stays', [])).time).toBe(0);
  });

  test('what going away has taken is not there for coming back, and the whole time is told', async () => {
    const { message, time } = await watch({ waitMs: 12_300 }, 'ends-itself', [[7_000, 900_000]]);
    expect(message).toContain('was not healthy within 12.3 s');
    expect(time).toBeLessThan(12_500);
  });
});
