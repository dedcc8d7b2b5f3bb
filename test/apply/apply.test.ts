import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent, ApplyReport } from '../../src/apply/events.ts';
import { undoSteps } from '../../src/apply/undo.ts';
import type { HelpDesk, WriteOutcome } from '../../src/helpdesk/writer.ts';
import { Failure } from '../../src/model/failure.ts';
import { isStaged } from '../../src/model/live-attribute.ts';
import { type Plan, stepsOf } from '../../src/plan/plan.ts';
import { absent, inYaml, planFor } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { storeLongText } from '../sandbox/support.ts';
import { CALM, clockOfSleepers, runToItsEnd } from './calm.ts';
import { PATH, post } from './somebody.ts';

type Answer = WriteOutcome<'done'>;
const UNSENT: Answer = { outcome: 'unsent', failure: new Failure('HELP_DESK_UNREACHABLE', 'it was not sent') };
const LOST: Answer = { outcome: 'lost', failure: new Failure('HELP_DESK_ERROR', 'answered 503') };

/** Migrates, except where the list says what becomes of a request instead. */
function migratingLike(desk: InProcessDesk, answers: readonly (Answer | 'migrate')[]): HelpDesk {
  const left = [...answers];
  const executeMigrations = async (): Promise<Answer> => {
    const answer = left.shift() ?? 'migrate';
    return answer === 'migrate' ? desk.writer.executeMigrations() : answer;
  };
  return { ...desk, writer: { ...desk.writer, executeMigrations } };
}

/** Somebody does something right before our migration of this number is carried out, or right after it. */
function disturbed(desk: HelpDesk, when: 'before' | 'after', migration: number, deed: () => void): HelpDesk {
  let count = 0;
  const executeMigrations = async (): Promise<Answer> => {
    count += 1;
    if (count === migration && when === 'before') deed();
    const answer = await desk.writer.executeMigrations();
    if (count === migration && when === 'after') deed();
    return answer;
  };
  return { ...desk, writer: { ...desk.writer, executeMigrations } };
}

const shortened = inYaml({
  name: 'remark',
  option: { type: 'text', maxlength: 40 },
  accept: ['shorter_maxlength'],
});
const fresh = inYaml({ name: 'due_on', type: 'date', option: {} });

/** Somebody changes an attribute on the help desk's page, which sends it whole. */
function put(desk: InProcessDesk, name: string, settings: object): void {
  const row = rowOf(desk, name);
  desk.ask('PUT', `${PATH}/${row?.id}`, {
    object: 'Ticket',
    name,
    display: row?.display,
    data_type: row?.data_type,
    data_option: row?.data_option,
    active: row?.active,
    screens: row?.screens,
    position: row?.position,
    ...settings,
  });
}

const migrate = (desk: InProcessDesk) => desk.ask('POST', `${PATH}_execute_migrations`);

function remove(desk: InProcessDesk, name: string): void {
  desk.ask('DELETE', `${PATH}/${rowOf(desk, name)?.id}`);
  migrate(desk);
}

function storeTexts(desk: InProcessDesk, name: string, longestText: number): void {
  storeLongText(desk.model, 'Ticket', name, longestText);
}

/** `remark` of 120 characters is in force, and holds texts of this length. */
function deskWith(longestText: number): InProcessDesk {
  const desk = inProcessDesk('6.5');
  post(desk, 'remark');
  migrate(desk);
  storeTexts(desk, 'remark', longestText);
  return desk;
}

type Wanted = Parameters<typeof planFor>[0];

/** Begins to carry out a plan that was made before somebody moved the help desk. */
function start(
  plan: Plan,
  wanted: Wanted,
  desk: InProcessDesk,
  seen: HelpDesk = desk,
  clock = clockOfSleepers(),
): AsyncGenerator<ApplyEvent, ApplyReport> {
  return applyPlan({
    plan,
    replan: async () => planFor(wanted, desk.list(), plan.rules),
    desk: seen,
    restart: { expect: { kind: 'none' }, waitMs: 1_000, steadyMs: 0 },
    restartOwed: 'no',
    clock,
  });
}

const carryOut = (...given: Parameters<typeof start>): Promise<ApplyReport> => runToItsEnd(start(...given));

function apply(
  wanted: Wanted,
  desk: InProcessDesk,
  answers: readonly (Answer | 'migrate')[],
  clock = clockOfSleepers(),
): Promise<ApplyReport> {
  return carryOut(planFor(wanted, desk.list()), wanted, desk, migratingLike(desk, answers), clock);
}

const rowOf = (desk: InProcessDesk, wanted: string) => desk.list().find(({ name }) => name === wanted);
const remark = (desk: InProcessDesk) => rowOf(desk, 'remark');

describe('a shorter column', () => {
  test('that stored values do not fit stops the migration; an undo puts the old length back, and an apply frees it', async () => {
    const desk = deskWith(100);
    const plan = planFor([shortened, fresh], desk.list());
    const report = await carryOut(plan, [shortened, fresh], desk);
    expect(report).toMatchObject({
      outcome: 'stopped',
      migration: 'asked-for',
      failure: {
        code: 'MIGRATION_FAILED',
        message: expect.stringContaining('stopped part way; still pending: Ticket.remark. The help desk says: '),
      },
      notTried: [],
    });
    const stuck = { data_option: { maxlength: 40 }, waiting_for: ['column-change', 'settings'] };
    expect(remark(desk)).toMatchObject({ data_option: { maxlength: 40 } });
    const steps = stepsOf(plan);
    const undone = await runToItsEnd(undoSteps(steps, desk, CALM));
    expect(undone).toMatchObject({ failure: undefined, stillFlagged: ['Ticket.remark'] });
    expect(remark(desk)).toMatchObject({ ...stuck, data_option_new: { maxlength: 120 } });
    const before = inYaml({ name: 'remark' });
    expect(await apply([before], desk, [])).toMatchObject({ outcome: 'applied' });
    expect(remark(desk)).toMatchObject({ data_option: { maxlength: 120 }, waiting_for: [] });
  });

  test.each([
    ['was lost', LOST, 'MIGRATION_FAILED'],
    ['never left', UNSENT, 'HELP_DESK_UNREACHABLE'],
  ])('whose migration %s is left as it waits, and told so', async (_, answer, code) => {
    const desk = deskWith(10);
    const report = await apply([shortened, fresh], desk, [answer, answer, answer]);
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code } });
    expect(remark(desk)).toMatchObject({ data_option_new: { maxlength: 40 }, data_option: { maxlength: 120 } });
    expect(await apply([shortened, fresh], desk, [])).toMatchObject({ outcome: 'applied' });
  });

  test('whose migration is refused before its row was reached is left as it waits', async () => {
    const desk = deskWith(10);
    const stops: Answer = {
      outcome: 'refused',
      status: 500,
      words: "Unknown attribute.data_type 'tag'",
      failure: new Failure('HELP_DESK_ERROR', 'answered 500'),
    };
    const report = await apply([shortened, fresh], desk, [stops]);
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'MIGRATION_FAILED' } });
    expect(remark(desk)).toMatchObject({ data_option_new: { maxlength: 40 } });
  });

  test('keeps its new length when the migration stops at a later row of somebody else', async () => {
    const desk = deskWith(10);
    post(desk, 'theirs');
    migrate(desk);
    storeTexts(desk, 'theirs', 100);
    const seen = disturbed(desk, 'before', 1, () =>
      put(desk, 'theirs', { data_option: { type: 'text', maxlength: 40 } }),
    );
    const report = await carryOut(planFor([shortened], desk.list()), [shortened], desk, seen);
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'MIGRATION_FAILED' } });
    expect(report.outcome === 'stopped' && report.failure.message).toContain('Ticket.theirs');
    expect(remark(desk)).toMatchObject({ data_option: { maxlength: 40 }, waiting_for: [] });
  });

  test('that was found staged goes with the others, in one migration', async () => {
    const desk = deskWith(10);
    await apply([shortened], desk, [UNSENT, UNSENT, UNSENT]);
    expect(remark(desk)).toMatchObject({ data_option_new: { maxlength: 40 } });
    const run = start(planFor([shortened, fresh], desk.list()), [shortened, fresh], desk);
    const told: string[] = [];
    let turn = await run.next();
    for (; !turn.done; turn = await run.next()) told.push(turn.value.type);
    expect(turn.value).toMatchObject({ outcome: 'applied', done: ['Ticket.due_on', 'Ticket.remark'] });
    // Two requests, and nobody else who would have migrated one of them.
    expect(told).toEqual(['sending', 'answered', 'pending-set-verified', 'sending', 'answered', 'verified']);
  });

  test('goes with what others had staged', async () => {
    const desk = deskWith(10);
    post(desk, 'theirs');
    const plan = planFor([shortened, fresh], desk.list(), { foreignChanges: 'include' });
    expect(await carryOut(plan, [shortened, fresh], desk)).toMatchObject({ outcome: 'applied' });
    expect(desk.list().filter(isStaged)).toEqual([]);
  });

  test('is not migrated where others took back what goes with it', async () => {
    const desk = deskWith(10);
    const kept = inYaml({ name: 'kept', screens: {} });
    post(desk, 'kept');
    migrate(desk);
    const wanted = [shortened, fresh, kept];
    const plan = planFor(wanted, desk.list());
    put(desk, 'kept', { screens: { edit: { 'ticket.agent': { shown: true } } } });
    expect(desk.list().filter(isStaged)).toEqual([]);
    const report = await carryOut(plan, wanted, desk);
    expect(report).toMatchObject({
      outcome: 'stopped',
      migration: 'not-asked-for',
      failure: { code: 'PENDING_SET_MOVED' },
      leftStaged: ['Ticket.due_on', 'Ticket.remark'],
    });
    expect(report.outcome === 'stopped' && report.failure.message).toContain('Ticket.kept');
  });
});

describe('a row to delete', () => {
  test.each([
    ['was deleted and made again', (desk: InProcessDesk) => remove(desk, 'remark'), {}],
    [
      'was deleted and made again as something else',
      (desk: InProcessDesk) => remove(desk, 'remark'),
      { data_type: 'date', data_option: {} },
    ],
  ])('that %s since the plan was made stays', async (_, before, settings) => {
    const desk = deskWith(10);
    const plan = planFor([absent('remark')], desk.list());
    before(desk);
    post(desk, 'remark', settings);
    migrate(desk);
    const report = await carryOut(plan, [absent('remark')], desk);
    expect(report).toMatchObject({
      outcome: 'stopped',
      failure: { code: 'PENDING_SET_MOVED' },
      failed: 'Ticket.remark',
    });
    expect(remark(desk)).toMatchObject({ waiting_for: [] });
  });

  test('that says something else since the plan was made stays', async () => {
    const desk = deskWith(10);
    const plan = planFor([absent('remark')], desk.list());
    put(desk, 'remark', { display: 'Needed again' });
    migrate(desk);
    const report = await carryOut(plan, [absent('remark')], desk);
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'PENDING_SET_MOVED' } });
    expect(remark(desk)).toMatchObject({ display: 'Needed again', waiting_for: [] });
  });

  test('that somebody changes after we have marked it stays', async () => {
    const desk = deskWith(10);
    const deleteAttribute = async (id: number): Promise<Answer> => {
      const answer = await desk.writer.deleteAttribute(id);
      put(desk, 'remark', { display: 'Needed again' });
      return answer;
    };
    const seen = { ...desk, writer: { ...desk.writer, deleteAttribute } };
    const report = await carryOut(planFor([absent('remark')], desk.list()), [absent('remark')], desk, seen);
    expect(report).toMatchObject({
      outcome: 'stopped',
      migration: 'not-asked-for',
      failure: { code: 'PENDING_SET_MOVED' },
    });
    expect(remark(desk)).toMatchObject({ display: 'Needed again' });
  });

  test('that the help desk says to have marked, and has not, is told as it reads', async () => {
    const desk = deskWith(10);
    const deleteAttribute = async (): Promise<Answer> => ({ outcome: 'answered', status: 200, body: 'done' });
    const run = start(planFor([absent('remark')], desk.list()), [absent('remark')], desk, {
      ...desk,
      writer: { ...desk.writer, deleteAttribute },
    });
    const told: string[] = [];
    let turn = await run.next();
    for (; !turn.done; turn = await run.next()) told.push(turn.value.type);
    expect(told).toEqual(['sending', 'refused']);
    expect(turn.value).toMatchObject({
      outcome: 'stopped',
      migration: 'not-asked-for',
      failed: 'Ticket.remark',
      done: [],
      failure: {
        code: 'REQUEST_REFUSED',
        message: 'the help desk answered 200 to the deletion of Ticket.remark, but did not delete it',
      },
    });
  });

  test('that somebody else has marked meanwhile goes', async () => {
    const desk = deskWith(10);
    const plan = planFor([absent('remark')], desk.list());
    desk.ask('DELETE', `${PATH}/${remark(desk)?.id}`);
    expect(await carryOut(plan, [absent('remark')], desk)).toMatchObject({ outcome: 'applied' });
    expect(remark(desk)).toBeUndefined();
  });
});

describe('what somebody does between the migration and the last proof is no success', () => {
  const kept = inYaml({ name: 'remark' });

  test.each([
    [
      'a declared row that is another one now, and could only be refused',
      (desk: InProcessDesk) => {
        remove(desk, 'remark');
        post(desk, 'remark', { data_type: 'date', data_option: {} });
        migrate(desk);
      },
      'Ticket.remark',
    ],
    ['a row that waits', (desk: InProcessDesk) => post(desk, 'theirs'), 'Ticket.theirs'],
    [
      'a declared row that waits as declared',
      (desk: InProcessDesk) => {
        put(desk, 'remark', { position: 1551 });
        put(desk, 'remark', { position: 1550 });
      },
      'Ticket.remark',
    ],
  ])('%s', async (_, deed, named) => {
    const desk = deskWith(10);
    const plan = planFor([kept, fresh], desk.list());
    const report = await carryOut(
      plan,
      [kept, fresh],
      desk,
      disturbed(desk, 'after', 1, () => deed(desk)),
    );
    expect(report).toMatchObject({ outcome: 'stopped', failure: { code: 'VERIFICATION_FAILED' } });
    expect(report.outcome === 'stopped' && report.failure.message).toContain(named);
  });
});

test('what the migration has taken along is told also where the proof fails, and to who stops the run there', async () => {
  const desk = deskWith(10);
  const slips = disturbed(desk, 'before', 1, () => post(desk, 'theirs'));
  const seen = disturbed(slips, 'after', 1, () => post(desk, 'later'));
  const run = start(planFor([fresh], desk.list()), [fresh], desk, seen);
  let turn = await run.next();
  while (!turn.done && turn.value.type !== 'slipped-in') turn = await run.next();
  expect(turn.value).toEqual({ type: 'slipped-in', keys: ['Ticket.later', 'Ticket.theirs'] });
  const end = await run.throw(new Failure('INTERRUPTED', 'stopped'));
  expect(end.value).toMatchObject({ outcome: 'stopped', failure: { code: 'VERIFICATION_FAILED' } });
});

describe('a migration that never left', () => {
  test('was not asked for: everything staged can still be taken back', async () => {
    const desk = deskWith(10);
    const report = await apply([fresh], desk, [UNSENT, UNSENT, UNSENT]);
    expect(report).toMatchObject({
      outcome: 'stopped',
      migration: 'not-asked-for',
      failure: { code: 'HELP_DESK_UNREACHABLE' },
      leftStaged: ['Ticket.due_on'],
    });
  });

  test('is sent again, three times in all, after a pause that grows', async () => {
    const desk = deskWith(10);
    const clock = clockOfSleepers();
    expect(await apply([fresh], desk, [UNSENT, UNSENT], clock)).toMatchObject({ outcome: 'applied' });
    expect(desk.list().filter(isStaged)).toEqual([]);
    const [first = 0, second = 0, ...more] = clock.slept;
    expect(more).toEqual([]);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
  });
});

test('a migration whose answer was lost was asked for, and is not sent again', async () => {
  const desk = deskWith(10);
  const report = await apply([fresh], desk, [LOST]);
  expect(report).toMatchObject({ outcome: 'stopped', migration: 'asked-for', failure: { code: 'MIGRATION_FAILED' } });
});
