import { expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { SentStep } from '../../src/apply/take-back.ts';
import { undoSteps } from '../../src/apply/undo.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { CALM, runToItsEnd } from '../apply/calm.ts';
import { PATH, post } from '../apply/somebody.ts';
import { absent, inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { Crash, type Event, faultyDesk } from './faulty-desk.ts';
import { observedDesk } from './observed-desk.ts';
import { content, run, workOf } from './play.ts';

/** One of each action; the change needs two requests to be taken back. */
const WANTED = [
  inYaml({ name: 'fresh', type: 'date', option: {} }),
  inYaml({ name: 'remark', display: 'Changed', option: { type: 'text', maxlength: 150 } }),
  absent('old'),
];

const contents = (desk: InProcessDesk) => new Map<string, unknown>(desk.list().map((row) => [row.key, content(row)]));

/** A desk on which all steps are staged, and what it was before. */
async function staged(): Promise<{
  readonly desk: InProcessDesk;
  readonly steps: readonly SentStep[];
  readonly before: ReadonlyMap<string, unknown>;
}> {
  const desk = inProcessDesk('6.5');
  for (const name of ['remark', 'old']) post(desk, name);
  desk.ask('POST', `${PATH}_execute_migrations`);
  const before = contents(desk);
  const plan = planFor(WANTED, desk.list());
  const steps = stepsOf(plan);
  const executeMigrations = (): never => {
    throw new Crash();
  };
  const cut = { ...desk, writer: { ...desk.writer, executeMigrations } };
  await run(applyPlan(workOf(plan, async () => planFor(WANTED, desk.list()), cut)), []);
  return { desk, steps, before };
}

const CUTS = (['crash-before', 'crash-after', 'loss-before', 'fault'] as const).flatMap((event: Event) =>
  Array.from({ length: 10 }, (_, at) => ({ event, at })),
);

test('every step was staged', async () => {
  const { desk } = await staged();
  expect(
    desk
      .list()
      .filter(isStaged)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['fresh', 'old', 'remark']);
});

test.each(CUTS)('an undo that meets $event at its request $at is finished by the next one', async ({ event, at }) => {
  const { desk, steps, before } = await staged();
  const schedule = [...Array.from({ length: at }, (): Event => 'answer'), event];
  await run(undoSteps(steps, faultyDesk(desk, schedule), CALM), []);
  const report = await runToItsEnd(undoSteps(steps, desk, CALM));
  expect(report).toMatchObject({ impossible: [], failure: undefined });
  expect(contents(desk)).toEqual(before);
});

test('a row of ours that somebody has changed while the undo was running stays, and is named', async () => {
  const { desk, steps } = await staged();
  const theirs = { object: 'Ticket', name: 'fresh', display: 'Theirs', data_type: 'date', data_option: {} };
  let requests = 0;
  const touched = observedDesk(
    desk,
    () => {
      requests += 1;
      const id = desk.list().find(({ name }) => name === 'fresh')?.id;
      // After the undo has read what there is to take back.
      if (requests === 2) desk.ask('PUT', `${PATH}/${id}`, { ...theirs, active: true, screens: {}, position: 3 });
    },
    () => {},
  );
  const report = await runToItsEnd(undoSteps(steps, touched, CALM));
  expect(report.impossible.map(({ key }) => key)).toEqual(['Ticket.fresh', 'Ticket.old']);
  expect(desk.list().find(({ name }) => name === 'fresh')).toMatchObject({ display: 'Theirs' });
});
