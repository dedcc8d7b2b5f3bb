import { expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent, ApplyReport, Clock } from '../../src/apply/events.ts';
import type { SentStep } from '../../src/apply/take-back.ts';
import { undoSteps } from '../../src/apply/undo.ts';
import type { HelpDesk, WriteOutcome } from '../../src/helpdesk/writer.ts';
import { Failure } from '../../src/model/failure.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { CALM, clockOfSleepers, runToItsEnd } from './calm.ts';
import { PATH, post } from './somebody.ts';

const CHOICES = { options: { a: 'A', b: 'B' }, maxlength: 255, default: '', null: true };
const WANTED = [
  inYaml({
    name: 'choices',
    display: 'Better',
    type: 'select',
    option: { ...CHOICES, options: { a: 'A', b: 'B', c: 'C' } },
  }),
];

const rowOf = (desk: InProcessDesk) => desk.list().find(({ name }) => name === 'choices');

/** `choices` of a and b is in force; the plan wants one more choice, and another label. */
function deskBefore(): { readonly desk: InProcessDesk; readonly steps: readonly SentStep[] } {
  const desk = inProcessDesk('5.2');
  post(desk, 'choices', { data_type: 'select', data_option: CHOICES });
  desk.ask('POST', `${PATH}_execute_migrations`);
  const plan = planFor(WANTED, desk.list());
  return { desk, steps: stepsOf(plan) };
}

/** The first update is held back on its way, and another copy of it goes through; `deliver` lets it go on. */
function holding(desk: InProcessDesk): { readonly seen: HelpDesk; readonly deliver: () => Promise<void> } {
  const held: (() => Promise<unknown>)[] = [];
  let count = 0;
  const updateAttribute: HelpDesk['writer']['updateAttribute'] = async (id, body) => {
    count += 1;
    if (count > 1) return desk.writer.updateAttribute(id, body);
    held.push(() => desk.writer.updateAttribute(id, body));
    return { outcome: 'lost', failure: new Failure('HELP_DESK_TIMEOUT', 'no whole answer') };
  };
  return {
    seen: { ...desk, writer: { ...desk.writer, updateAttribute } },
    deliver: async () => {
      for (const send of held.splice(0)) await send();
    },
  };
}

function apply(desk: InProcessDesk, seen: HelpDesk, clock: Clock = CALM): AsyncGenerator<ApplyEvent, ApplyReport> {
  return applyPlan({
    plan: planFor(WANTED, desk.list()),
    replan: async () => planFor(WANTED, desk.list()),
    desk: seen,
    restart: { expect: { kind: 'none' }, waitMs: 1_000, steadyMs: 0 },
    restartOwed: 'no',
    clock,
  });
}

const LATE = [{ kind: 'update', key: 'Ticket.choices' }];

test('an apply whose request may still arrive says so, and looks only when that has had its time', async () => {
  const { desk } = deskBefore();
  const clock = clockOfSleepers();
  const told: ApplyEvent[] = [];
  const run = apply(desk, holding(desk).seen, clock);
  let turn = await run.next();
  for (; !turn.done; turn = await run.next()) told.push(turn.value);
  expect(told.slice(-2)).toEqual([
    { type: 'late-possible', requests: LATE, waitMs: clock.patienceMs },
    { type: 'verified' },
  ]);
  expect(clock.slept.at(-1)).toBe(clock.patienceMs);
  expect(turn.value).toMatchObject({ outcome: 'applied', late: LATE });
});

test('an apply whose every answer came waits for nothing', async () => {
  const { desk } = deskBefore();
  const clock = clockOfSleepers();
  expect(await runToItsEnd(apply(desk, desk, clock))).toMatchObject({ outcome: 'applied', late: [] });
  expect(clock.slept).toEqual([]);
});

/** The held request arrives while the apply waits before its last look. */
async function arrivedMeanwhile(): Promise<ReturnType<typeof deskBefore> & { readonly report: ApplyReport }> {
  const { desk, steps } = deskBefore();
  const { seen, deliver } = holding(desk);
  const calm = clockOfSleepers();
  const sleep: Clock['sleep'] = (ms) => (ms === calm.patienceMs ? deliver() : calm.sleep(ms));
  return { desk, steps, report: await runToItsEnd(apply(desk, seen, { ...calm, sleep })) };
}

test('a request that arrives behind its migration is seen by the last look, and the next apply lets it through', async () => {
  const { desk, report } = await arrivedMeanwhile();
  expect(rowOf(desk)).toMatchObject({ waiting_for: ['settings'] });
  expect(report).toMatchObject({
    outcome: 'stopped',
    migration: 'done',
    failure: {
      code: 'VERIFICATION_FAILED',
      message: 'the apply finished, but Ticket.choices is pending again although no setting differs',
    },
    leftStaged: ['Ticket.choices'],
    late: LATE,
  });
  expect(await runToItsEnd(apply(desk, desk))).toMatchObject({ outcome: 'applied' });
  expect(desk.list().filter(isStaged)).toEqual([]);
});

test('an undo after that knows the row as its own: it changes nothing that is in force, and takes away what waits', async () => {
  const { desk, steps } = await arrivedMeanwhile();
  const report = await runToItsEnd(undoSteps(steps, desk, CALM));
  expect(report.impossible).toEqual([
    { key: 'Ticket.choices', why: 'it is already migrated; to revert it, write the previous settings and apply' },
  ]);
  expect(report.failure).toBeUndefined();
  expect(rowOf(desk)).toMatchObject({
    display: 'Better',
    data_option: { options: { a: 'A', b: 'B', c: 'C' } },
    waiting_for: [],
  });
});

test('a migration that is lost while the help desk stays away is not known to have had no effect', async () => {
  const { desk } = deskBefore();
  let there = true;
  const seen: HelpDesk = {
    ...desk,
    reader: {
      ...desk.reader,
      lookOnce: async () => (there ? 'answers' : 'away'),
    },
    writer: {
      ...desk.writer,
      executeMigrations: async (): Promise<WriteOutcome<'done'>> => {
        await desk.writer.executeMigrations();
        there = false;
        return { outcome: 'lost', failure: new Failure('HELP_DESK_UNREACHABLE', 'reset') };
      },
    },
  };
  const told: ApplyEvent[] = [];
  const run = apply(desk, seen, clockOfSleepers());
  let turn = await run.next();
  for (; !turn.done; turn = await run.next()) told.push(turn.value);
  expect(told).toContainEqual({ type: 'settled', request: { kind: 'migrate' }, tookEffect: 'not-known' });
  expect(turn.value).toMatchObject({ outcome: 'stopped', migration: 'asked-for', late: [{ kind: 'migrate' }] });
  expect(turn.value.outcome === 'stopped' && turn.value.failure.message).toContain('is unknown');
});
