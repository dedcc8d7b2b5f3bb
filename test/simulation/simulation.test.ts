import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent, ApplyReport } from '../../src/apply/events.ts';
import { undoSteps } from '../../src/apply/undo.ts';
import { CALM } from '../apply/calm.ts';
import { numberOfRuns } from '../deep.ts';
import type { InProcessDesk } from '../properties/in-process-desk.ts';
import { world } from '../properties/worlds.ts';
import { type Event, faultyDesk } from './faulty-desk.ts';
import { applyOn, content, type Ending, end, othersAreUntouched, replanOf, run, setUp, workOf } from './play.ts';

/**
 * An apply under a seeded scheduler, in process: every request meets an answer, a loss before or after its effect, a
 * delivery after requests that were sent later, a fault, or the end of deskform's process; and so does the undo after it.
 * Whatever happened, a calm apply, resume or undo afterwards reaches its end, and no other row has moved; and an apply that
 * ends well has said so where something of its own is still on the way. DESKFORM_SCHEDULES=1000000 by hand.
 */
const SCHEDULES = numberOfRuns('DESKFORM_SCHEDULES', { day: 160, deep: 5_000 });

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Event>('answer') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Event>('unsent', 'loss-before', 'loss-after', 'fault', 'crash-before', 'crash-after'),
  },
  { weight: 2, arbitrary: fc.constantFrom<Event>('late-1', 'late-3', 'late-9') },
);
const contents = (desk: InProcessDesk): unknown => desk.list().map((row) => [row.key, content(row)]);
const ending = fc.constantFrom<Ending>('apply', 'resume', 'undo');

test('whatever happens to its requests, an apply ends well: by another apply, by resume, or by undo', async () => {
  const seen = { crashed: 0, stopped: 0, applied: 0, undoCut: 0, arrivedAfterTheEnd: 0 };
  const schedules = fc.record({
    apply: fc.array(event, { maxLength: 14 }),
    undo: fc.option(fc.array(event, { maxLength: 8 }), { nil: [] }),
  });
  await fc.assert(
    fc.asyncProperty(world, schedules, ending, async (given, schedule, how) => {
      const play = setUp(given);
      if (play.steps.length === 0) return;
      const faulty = faultyDesk(play.desk, ['answer', ...schedule.apply]);
      const report = await applyOn(play, faulty);
      if (report === 'crashed') seen.crashed += 1;
      else if (typeof report !== 'string') seen[report.outcome] += 1;
      const left = contents(play.desk);
      await faulty.deliver();
      if (JSON.stringify(contents(play.desk)) !== JSON.stringify(left)) {
        seen.arrivedAfterTheEnd += 1;
        expect(report === 'crashed' || play.journal.some((line) => line.includes('"late-possible"'))).toBe(true);
      }
      if (!(how === 'undo' && typeof report !== 'string' && report.outcome === 'applied')) {
        if (how === 'undo') {
          // The undo, too, is cut off and sent again.
          const faultyThen = faultyDesk(play.desk, schedule.undo);
          const cut = await run(undoSteps(play.steps, faultyThen, CALM), play.journal);
          await faultyThen.deliver();
          if (cut === 'crashed' || cut.failure !== undefined) seen.undoCut += 1;
        }
        await end(play, how);
      }
      othersAreUntouched(play, new Set());
    }),
    { numRuns: SCHEDULES, seed: 20_261_124 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(SCHEDULES / 100);
}, 7_200_000);

/** Two runs, event by event, in the order that the schedule says; each is told by its report. */
async function interleave<Report>(
  runs: readonly [AsyncGenerator<ApplyEvent, Report>, AsyncGenerator<ApplyEvent, Report>],
  order: readonly (0 | 1)[],
): Promise<readonly Report[]> {
  const reports: (Report | undefined)[] = [undefined, undefined];
  const turns = [...order];
  while (reports.some((report) => report === undefined)) {
    const wanted = turns.shift() ?? 0;
    const index = reports[wanted] === undefined ? wanted : wanted === 0 ? 1 : 0;
    const { done, value } = await runs[index].next();
    if (done) reports[index] = value;
  }
  return reports.flatMap((report) => (report === undefined ? [] : [report]));
}

test('two applies at once lose and double no row; each ends with its proof, or says that it was stopped', async () => {
  const seen = { applied: 0, stopped: 0 };
  await fc.assert(
    fc.asyncProperty(world, fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 30 }), async (given, order) => {
      const play = setUp(given);
      if (play.steps.length === 0) return;
      const start = (): AsyncGenerator<ApplyEvent, ApplyReport> =>
        applyPlan(workOf(play.plan, replanOf(play, play.desk), play.desk));
      for (const report of await interleave([start(), start()], order)) {
        seen[report.outcome] += 1;
        if (report.outcome === 'stopped') expect(report.failure.exitStatus).toBeOneOf([3, 4]);
      }
      await end(play, 'apply');
      othersAreUntouched(play, new Set());
      const keys = play.desk.list().map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: SCHEDULES / 4, seed: 20_261_126 },
  );
  expect(seen.applied).toBeGreaterThan(SCHEDULES / 10);
}, 7_200_000);
