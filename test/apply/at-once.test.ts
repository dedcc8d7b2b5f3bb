import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent, ApplyReport } from '../../src/apply/events.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { absent, inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { clockOfSleepers, runToItsEnd } from './calm.ts';
import { PATH, post } from './somebody.ts';

/** One of each action, and a column that goes by itself. */
const WANTED = [
  inYaml({ name: 'fresh', type: 'date', option: {} }),
  inYaml({ name: 'remark', display: 'Remark', option: { type: 'text', maxlength: 120 } }),
  inYaml({ name: 'shorter', option: { type: 'text', maxlength: 40 }, accept: ['shorter_maxlength'] }),
  absent('old'),
];

function deskBefore(): InProcessDesk {
  const desk = inProcessDesk('6.5');
  for (const name of ['remark', 'shorter', 'old']) post(desk, name);
  desk.ask('POST', `${PATH}_execute_migrations`);
  return desk;
}

function start(desk: InProcessDesk, plan: Plan): AsyncGenerator<ApplyEvent, ApplyReport> {
  return applyPlan({
    plan,
    replan: async () => planFor(WANTED, desk.list()),
    desk,
    restart: { expect: { kind: 'none' }, waitMs: 20_000, steadyMs: 1_000 },
    restartOwed: 'no',
    clock: clockOfSleepers(),
  });
}

/** The first of two applies stands still after so many of its events while something else happens; then it goes on. */
async function interrupted(
  events: number,
  meanwhile: (desk: InProcessDesk, plan: Plan) => Promise<void>,
): Promise<{ readonly desk: InProcessDesk; readonly report: ApplyReport; readonly told: readonly ApplyEvent[] }> {
  const desk = deskBefore();
  const plan = planFor(WANTED, desk.list());
  const run = start(desk, plan);
  const told: ApplyEvent[] = [];
  const next = async (): Promise<ApplyReport | undefined> => {
    const { done, value } = await run.next();
    if (done) return value;
    told.push(value);
    return undefined;
  };
  let report: ApplyReport | undefined;
  for (let count = 0; count < events && report === undefined; count += 1) report = await next();
  await meanwhile(desk, plan);
  while (report === undefined) report = await next();
  return { desk, report, told };
}

async function eventsOfOneApply(): Promise<number> {
  return (await interrupted(0, async () => {})).told.length;
}

const MOMENTS = Array.from({ length: await eventsOfOneApply() }, (_, moment) => moment);

describe.each(MOMENTS)('when an apply has told %s of its events', (moment) => {
  test('another one of the same files that goes to its end has finished it', async () => {
    const { desk, report } = await interrupted(moment, async (there, plan) => {
      expect(await runToItsEnd(start(there, plan))).toMatchObject({ outcome: 'applied' });
    });
    expect(report).toMatchObject({ outcome: 'applied', notTried: [] });
    expect(report.done).toHaveLength(WANTED.length);
    expect(desk.list().filter(isStaged)).toEqual([]);
  });

  test('a migration of somebody else is as good as its own', async () => {
    const { desk, report } = await interrupted(moment, async (there) => {
      there.ask('POST', `${PATH}_execute_migrations`);
    });
    expect(report).toMatchObject({ outcome: 'applied' });
    expect(desk.list().filter(isStaged)).toEqual([]);
  });
});

test('who has nothing left to migrate says that somebody else has done it', async () => {
  const desk = deskBefore();
  const plan = planFor([inYaml({ name: 'fresh', type: 'date', option: {} })], desk.list());
  const run = applyPlan({
    plan,
    replan: async () => planFor([inYaml({ name: 'fresh', type: 'date', option: {} })], desk.list()),
    desk,
    restart: { expect: { kind: 'within', ms: 1_000 }, waitMs: 20_000, steadyMs: 1_000 },
    restartOwed: 'no',
    clock: clockOfSleepers(),
  });
  await run.next();
  await run.next();
  desk.ask('POST', `${PATH}_execute_migrations`);
  expect((await run.next()).value).toEqual({ type: 'migrated-by-others', keys: ['Ticket.fresh'] });
  // Its outage may be over: not to have seen it is no failure.
  expect(await runToItsEnd(run)).toMatchObject({ outcome: 'applied', restart: 'not-watched' });
});

test('what somebody has taken away is not in force, and stops it', async () => {
  const { report } = await interrupted(4, async (there) => {
    there.ask('POST', `${PATH}_discard_changes`);
  });
  expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'PENDING_SET_MOVED' } });
});
