import { expect } from 'vitest';
import { type ApplyWork, applyPlan } from '../../src/apply/apply.ts';
import type { ApplyEvent, ApplyReport } from '../../src/apply/events.ts';
import { parseJournal } from '../../src/apply/journal.ts';
import type { Staging } from '../../src/apply/stage.ts';
import type { SentStep } from '../../src/apply/take-back.ts';
import { type UndoReport, undoSteps } from '../../src/apply/undo.ts';
import { placeNamed } from '../../src/files/disk/place.ts';
import { bodyToWire } from '../../src/helpdesk/wire.ts';
import type { HelpDesk } from '../../src/helpdesk/writer.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import { isStaged, type LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import { unapprovedSteps } from '../../src/plan/approved.ts';
import { decodeDigest } from '../../src/plan/digest.ts';
import { makePlan } from '../../src/plan/make-plan.ts';
import { migrates, type Plan, stepsOf } from '../../src/plan/plan.ts';
import { normalLiveRow } from '../../src/plan/shown-row.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { journalBegin, sentByUs } from '../../src/run/apply/journals.ts';
import { CALM } from '../apply/calm.ts';
import { PATH } from '../apply/somebody.ts';
import { RULES } from '../plan/builders.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import type { World } from '../properties/worlds.ts';
import { Crash } from './faulty-desk.ts';

export type Ending = 'apply' | 'resume' | 'undo';

export interface Play {
  readonly desk: InProcessDesk;
  readonly wanted: readonly AttributeDefinition[];
  readonly before: ReadonlyMap<string, LiveAttribute>;
  readonly plan: Plan;
  readonly steps: readonly SentStep[];
  readonly journal: string[];
}

/** A desk on which nothing is staged, and definitions that its plan does not refuse. */
export function setUp({ release, deeds, definitions }: World): Play {
  const desk = inProcessDesk(release);
  for (const deed of deeds) {
    if (deed.kind === 'post') desk.ask('POST', PATH, bodyToWire(rowToCreate(deed.definition), 'Organization'));
  }
  desk.ask('POST', `${PATH}_execute_migrations`);
  desk.ask('POST', `${PATH}_discard_changes`);
  const rules = { ...RULES, release: deskRelease(release), destroyLimit: 99 };
  const first = makePlan(definitions, desk.list(), rules);
  const refused = new Set(first.document.decisions.flatMap(({ action, key }) => (action === 'refuse' ? [key] : [])));
  const wanted = definitions.filter(({ key }) => !refused.has(key));
  const plan = makePlan(wanted, desk.list(), rules);
  const steps = stepsOf(plan);
  const before = new Map(desk.list().map((row) => [row.key, row]));
  return { desk, wanted, before, plan, steps, journal: [JSON.stringify(journalBegin(plan, steps, new Map()))] };
}

export function replanOf({ wanted, plan, journal }: Play, desk: HelpDesk): Staging['replan'] {
  const record = parseJournal(journal.join('\n'), placeNamed('journal'));
  const ours = sentByUs(record === undefined ? [] : [record]);
  return async () => makePlan(wanted, await desk.reader.listAttributes(), { ...plan.rules, ours });
}

/** Runs to its report, or until the process ends. Every event is in the journal before the next request. */
export async function run<Report>(
  steps: AsyncGenerator<ApplyEvent, Report>,
  journal: string[],
): Promise<Report | 'crashed'> {
  try {
    for (;;) {
      const { done, value } = await steps.next();
      if (done) return value;
      journal.push(JSON.stringify(value));
    }
  } catch (error) {
    if (error instanceof Crash) return 'crashed';
    throw error;
  }
}

export async function applyOn(play: Play, desk: HelpDesk): Promise<ApplyReport | 'crashed' | 'nothing' | 'refused'> {
  const replan = replanOf(play, desk);
  const plan = await replan();
  if (plan.document.obstacles.length > 0) return 'refused';
  if (stepsOf(plan).length === 0 && !migrates(plan.document)) return 'nothing';
  return run(applyPlan(workOf(plan, replan, desk)), play.journal);
}

export function workOf(plan: Plan, replan: Staging['replan'], desk: HelpDesk): ApplyWork {
  return {
    plan,
    replan,
    desk,
    restart: { expect: { kind: 'none' }, waitMs: 0, steadyMs: 0 },
    restartOwed: 'no',
    clock: { now: () => 0, sleep: async () => {}, patienceMs: 5_000 },
  };
}

/** What of a row counts: everything but ids, times and users, and what a migration by itself adds. */
export function content(row: LiveAttribute | undefined): unknown {
  return row === undefined
    ? undefined
    : { ...normalLiveRow(row), waiting_for: row.waiting_for, pending: row.data_option_new };
}

export function othersAreUntouched(play: Play, foreign: ReadonlySet<string>): void {
  const touched = new Set<string>(play.steps.map(({ key }) => key));
  const now = new Map<string, LiveAttribute>(play.desk.list().map((row) => [row.key, row]));
  for (const [key, row] of play.before) {
    if (!touched.has(key) && !foreign.has(key)) expect(content(now.get(key))).toEqual(content(row));
  }
  const extra = [...now.keys()].filter((key) => !play.before.has(key) && !touched.has(key) && !foreign.has(key));
  expect(extra).toEqual([]);
}

/** Ends calmly what was interrupted, and says how. */
export async function end(play: Play, how: Ending): Promise<void> {
  const { desk } = play;
  if (how === 'undo') {
    const report = await run(undoSteps(play.steps, desk, CALM), play.journal);
    if (report === 'crashed') throw new Error('a calm undo crashed');
    return undoIsTrue(play, report);
  }
  if (how === 'resume') {
    const digest = decodeDigest(play.plan.document.digest);
    expect(unapprovedSteps(await replanOf(play, desk)(), digest === undefined ? [] : [digest])).toEqual([]);
  }
  const report = await applyOn(play, desk);
  if (report !== 'nothing' && report !== 'crashed' && report !== 'refused' && report.outcome === 'stopped')
    throw report.failure;
  expect(['nothing', 'applied']).toContain(typeof report === 'string' ? report : report.outcome);
  const left = await replanOf(play, desk)();
  expect(stepsOf(left)).toEqual([]);
  expect(desk.list().filter(isStaged)).toEqual([]);
}

/** Every key is as it was before, or named with the reason why it is not: nobody but the migration can be one. */
function undoIsTrue({ desk, before, steps, journal }: Play, report: UndoReport): void {
  expect(report.failure).toBeUndefined();
  const wasMigrated = journal.some((line) => line.includes('"sending","request":{"kind":"migrate"'));
  if (!wasMigrated) expect(report.impossible).toEqual([]);
  expect(report.impossible.filter(({ why }) => why.includes('somebody'))).toEqual([]);
  const now = new Map(desk.list().map((row) => [row.key, row]));
  const impossible = new Set<string>(report.impossible.map(({ key }) => key));
  for (const { key } of steps) {
    if (impossible.has(key)) continue;
    const [was, is] = [before.get(key), now.get(key)];
    expect(is === undefined ? undefined : normalLiveRow(is)).toEqual(
      was === undefined ? undefined : normalLiveRow(was),
    );
    expect(is?.waiting_for ?? []).toEqual([]);
  }
}
