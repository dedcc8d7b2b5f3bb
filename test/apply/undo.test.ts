import { describe, expect, test } from 'vitest';
import type { SentStep } from '../../src/apply/take-back.ts';
import { type UndoReport, undoSteps } from '../../src/apply/undo.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { absent, inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { CALM, runToItsEnd } from './calm.ts';
import { PATH } from './somebody.ts';

const THEIRS = {
  object: 'Ticket',
  name: 'aaa',
  display: 'Aaa',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120, null: true, default: '', options: {}, relation: '' },
  active: true,
  screens: {},
  position: 1550,
};

/** A desk on which `aaa` is in force, and the steps of a plan that makes `zzz` and deletes or changes `aaa`. */
function deskWith(wanted: Parameters<typeof planFor>[0]): {
  readonly desk: InProcessDesk;
  readonly steps: readonly SentStep[];
} {
  const desk = inProcessDesk('6.5');
  desk.ask('POST', PATH, THEIRS);
  desk.ask('POST', `${PATH}_execute_migrations`);
  const plan = planFor(wanted, desk.list());
  return {
    desk,
    steps: stepsOf(plan),
  };
}

const rowOf = (desk: InProcessDesk, name: string) => desk.list().find((row) => row.name === name);

function stage(desk: InProcessDesk, body: object): void {
  desk.ask('PUT', `${PATH}/${rowOf(desk, 'aaa')?.id}`, { ...THEIRS, ...body });
}

const undo = (desk: InProcessDesk, steps: readonly SentStep[]): Promise<UndoReport> =>
  runToItsEnd(undoSteps(steps, desk, CALM));

const ZZZ = inYaml({ name: 'zzz', type: 'date', option: {} });

describe('what somebody else has staged outlives an undo', () => {
  test('on a row that we were to delete, and had not marked yet', async () => {
    const { desk, steps } = deskWith([ZZZ, absent('aaa')]);
    desk.ask('POST', PATH, { ...THEIRS, name: 'zzz', display: 'Severity', data_type: 'date', data_option: {} });
    stage(desk, { data_option: { ...THEIRS.data_option, maxlength: 200 } });
    const report = await undo(desk, steps);
    expect(rowOf(desk, 'zzz')).toBeUndefined();
    expect(rowOf(desk, 'aaa')).toMatchObject({ data_option_new: { maxlength: 200 } });
    expect(report).toMatchObject({ undone: ['Ticket.zzz'], stillFlagged: [], thrownAway: [], failure: undefined });
  });

  test('on a row that we have marked for deletion', async () => {
    const { desk, steps } = deskWith([absent('aaa')]);
    desk.ask('DELETE', `${PATH}/${rowOf(desk, 'aaa')?.id}`);
    stage(desk, { data_option: { ...THEIRS.data_option, maxlength: 200 } });
    const report = await undo(desk, steps);
    expect(rowOf(desk, 'aaa')).toMatchObject({ data_option_new: { maxlength: 200 } });
    expect(report.impossible).toMatchObject([{ key: 'Ticket.aaa' }]);
  });

  test('as a mark for deletion, on a row that we have changed', async () => {
    const changed = inYaml({ name: 'aaa', display: 'Aaa', option: { type: 'text', maxlength: 150 } });
    const { desk, steps } = deskWith([changed]);
    stage(desk, { data_option: { ...THEIRS.data_option, maxlength: 150 } });
    desk.ask('DELETE', `${PATH}/${rowOf(desk, 'aaa')?.id}`);
    await undo(desk, steps);
    expect(rowOf(desk, 'aaa')?.waiting_for).toContain('deletion');
  });
});

test('a pending change of somebody else outlives a step that names it as the earlier settings', async () => {
  const changed = inYaml({ name: 'aaa', display: 'Aaa', option: { type: 'text', maxlength: 150 } });
  const { desk, steps } = deskWith([changed]);
  stage(desk, { data_option: { ...THEIRS.data_option, maxlength: 200 }, position: rowOf(desk, 'aaa')?.position });
  const theirs = rowOf(desk, 'aaa');
  const forged = steps.map((step) => ({
    ...step,
    before:
      step.before === undefined || theirs === undefined
        ? undefined
        : { ...step.before, data_option: theirs.data_option_new ?? {}, position: theirs.position - 1 },
  }));
  const report = await undo(desk, forged);
  expect(rowOf(desk, 'aaa')).toEqual(theirs);
  expect(report).toMatchObject({ undone: [], impossible: [{ key: 'Ticket.aaa' }] });
});

test('a mark for deletion of ours goes with a discard, and so does a row that reads as before and waits', async () => {
  const changed = inYaml({ name: 'bbb', display: 'Aaa', option: { type: 'text', maxlength: 150 } });
  const desk = inProcessDesk('6.5');
  for (const name of ['aaa', 'bbb']) desk.ask('POST', PATH, { ...THEIRS, name });
  desk.ask('POST', `${PATH}_execute_migrations`);
  const plan = planFor([changed, absent('aaa')], desk.list());
  const steps = stepsOf(plan);
  desk.ask('PUT', `${PATH}/${rowOf(desk, 'bbb')?.id}`, {
    ...THEIRS,
    name: 'bbb',
    position: rowOf(desk, 'bbb')?.position,
    data_option: { ...THEIRS.data_option, maxlength: 150 },
  });
  desk.ask('DELETE', `${PATH}/${rowOf(desk, 'aaa')?.id}`);
  const report = await undo(desk, steps);
  expect(desk.list().filter(isStaged)).toEqual([]);
  expect(report).toMatchObject({ impossible: [], stillFlagged: [] });
});

test('a label that the help desk no longer takes is told, and all else is taken back', async () => {
  const desk = inProcessDesk('7.1');
  desk.ask('POST', PATH, THEIRS);
  desk.ask('POST', `${PATH}_execute_migrations`);
  // As an older release has left it: 7.1 takes no blank label (7.1/12 "o_blank: …").
  desk.model.rows = desk.model.rows.map((row) => (row.name === 'aaa' ? { ...row, display: '' } : row));
  const changed = inYaml({ name: 'aaa', display: 'Now', option: { type: 'text', maxlength: 120 } });
  const plan = planFor([changed, ZZZ], desk.list(), { release: deskRelease('7.1') });
  const steps = stepsOf(plan);
  stage(desk, { display: 'Now', position: rowOf(desk, 'aaa')?.position });
  desk.ask('POST', PATH, { ...THEIRS, name: 'zzz', display: 'Severity', data_type: 'date', data_option: {} });
  const report = await undo(desk, steps);
  expect(rowOf(desk, 'zzz')).toBeUndefined();
  expect(rowOf(desk, 'aaa')).toMatchObject({ display: 'Now', waiting_for: [] });
  expect(report).toMatchObject({
    undone: ['Ticket.zzz'],
    impossible: [{ key: 'Ticket.aaa', why: expect.stringContaining("Display can't be blank") }],
    pending: [],
    failure: undefined,
  });
});
