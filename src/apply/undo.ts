import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { ReviewedStep, RowSettings } from '../plan/reviewed-step.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import { type ApplyEvent, type ApplyRequest, type Clock, isDone, LateRequests } from './events.ts';
import { isOnlyStagedBy, isPendingWithoutChange, planTakeBack, type TakeBack } from './take-back.ts';
import { putRow, readRow, writeConfirmed } from './write-confirmed.ts';

/** What became of an undo, by key. */
export interface UndoReport {
  readonly undone: readonly AttributeKey[];
  readonly impossible: readonly { readonly key: AttributeKey; readonly why: string }[];
  /** As before, but still flagged: the next migration or discard ends that and changes nothing. */
  readonly stillFlagged: readonly AttributeKey[];
  /** What others had staged and a discard of everything has thrown away, because a person asked for it by name. */
  readonly thrownAway: readonly AttributeKey[];
  /** Requests of this undo that may still arrive. */
  readonly late: readonly ApplyRequest[];
  readonly failure: Failure | undefined;
}

/** A discard throws away everybody's staged work; that of others only when a person has asked for it by name. */
export type DiscardScope = 'only-ours' | 'everybody';

interface Task {
  readonly step: ReviewedStep;
  readonly takeBack: TakeBack;
  readonly wait: 'something-waited' | 'nothing-waited';
}

/** What is known to have been done, so that it can be told also where the next request fails. */
interface Progress {
  readonly undone: Set<AttributeKey>;
  thrownAway: readonly AttributeKey[];
  discard: 'not-sent' | 'done';
  readonly late: LateRequests;
}

/**
 * Takes back what these steps have staged, as far as the help desk lets it. A discard of everything is used only while
 * all that is staged is proved to be ours; otherwise each row is put back by itself, and what only a discard could do
 * is told.
 */
export async function* undoSteps(
  steps: readonly ReviewedStep[],
  desk: HelpDesk,
  clock: Clock,
  discard: DiscardScope = 'only-ours',
): AsyncGenerator<ApplyEvent, UndoReport> {
  const progress: Progress = { undone: new Set(), thrownAway: [], discard: 'not-sent', late: new LateRequests() };
  try {
    const tasks = tasksOf(steps, await desk.reader.listAttributes());
    yield* progress.late.track(carryOutTasks(tasks, desk, clock, discard, progress));
    yield* progress.late.wait(clock);
    return reportOf(tasks, await desk.reader.listAttributes(), progress);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { undone, thrownAway, late } = progress;
    return {
      undone: [...undone],
      impossible: [],
      stillFlagged: [],
      thrownAway,
      late: late.list(),
      failure: error,
    };
  }
}

async function* carryOutTasks(
  tasks: readonly Task[],
  desk: HelpDesk,
  clock: Clock,
  discard: DiscardScope,
  progress: Progress,
): AsyncGenerator<ApplyEvent, void> {
  for (const { step, takeBack } of tasks) {
    if (takeBack.kind !== 'remove') continue;
    // Nothing brings a deleted row back, so it is read again just before: others may have changed it.
    const [now] = tasksOf([step], await desk.reader.listAttributes());
    if (now?.takeBack.kind === 'remove') yield* noteUndone(remove(now.takeBack.live, desk, clock), step.key, progress);
  }
  for (const { step, takeBack } of tasks) {
    if (takeBack.kind === 'restore')
      yield* noteUndone(restore(step, takeBack.live, takeBack.before, desk, clock), step.key, progress);
  }
  yield* discardIfAllowed(tasks, desk, clock, discard, progress);
}

/** Noted before the event goes out: an undo that is stopped at this event must report it. */
async function* noteUndone(
  run: AsyncGenerator<ApplyEvent, void>,
  key: AttributeKey,
  { undone }: Progress,
): AsyncGenerator<ApplyEvent, void> {
  for await (const event of run) {
    if (isDone(event)) undone.add(key);
    yield event;
  }
}

function tasksOf(steps: readonly ReviewedStep[], rows: readonly LiveAttribute[]): readonly Task[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return steps.map((step) => {
    const live = byKey.get(step.key);
    const wait = live !== undefined && isStaged(live) ? 'something-waited' : 'nothing-waited';
    return { step, takeBack: planTakeBack(step, live), wait };
  });
}

async function* remove(live: LiveAttribute, desk: HelpDesk, clock: Clock): AsyncGenerator<ApplyEvent, void> {
  yield* writeConfirmed(
    { kind: 'remove', key: live.key },
    () => desk.writer.deleteAttribute(live.id),
    async () => (await readRow(desk, live.key)) === undefined,
    clock,
  );
}

/** The active data_option, whole, with the settings from before. */
async function* restore(
  step: ReviewedStep,
  live: LiveAttribute,
  before: RowSettings,
  desk: HelpDesk,
  clock: Clock,
): AsyncGenerator<ApplyEvent, void> {
  const row = {
    object: live.object,
    name: live.name,
    display: before.display,
    dataType: before.data_type,
    dataOption: live.dataOption,
    active: before.active,
    position: before.position ?? live.position,
    screens: before.screens,
  };
  const how = live.pendingDataOption === undefined ? 'as-it-is' : 'instead-of-staged';
  yield* writeConfirmed(
    { kind: 'restore', key: live.key },
    () => putRow(desk.writer, live.id, row, how),
    async () => planTakeBack(step, await readRow(desk, live.key)).kind === 'nothing',
    clock,
  );
}

/** Proved right before, row by row: everything that waits is what these steps have left. */
async function* discardIfAllowed(
  tasks: readonly Task[],
  desk: HelpDesk,
  clock: Clock,
  discard: DiscardScope,
  progress: Progress,
): AsyncGenerator<ApplyEvent, void> {
  const staged = (await desk.reader.listAttributes()).filter(isStaged);
  const ours = new Map(tasks.map(({ step }) => [step.key, step]));
  const isOurs = (row: LiveAttribute): boolean => {
    const step = ours.get(row.key);
    if (step === undefined || !isOnlyStagedBy(step, row)) return false;
    return isPendingWithoutChange(row) || ['nothing', 'unmark', 'remove'].includes(planTakeBack(step, row).kind);
  };
  const others = staged.filter((row) => !isOurs(row)).map(({ key }) => key);
  if (staged.length === 0 || (discard === 'only-ours' && others.length > 0)) return;
  const discarding = writeConfirmed(
    { kind: 'discard' },
    () => desk.writer.discardChanges(),
    async () => !(await desk.reader.listAttributes()).some(isStaged),
    clock,
  );
  for await (const event of discarding) {
    if (isDone(event)) {
      for (const { step, takeBack } of tasks) if (takeBack.kind === 'unmark') progress.undone.add(step.key);
      progress.thrownAway = others;
      progress.discard = 'done';
    }
    yield event;
  }
}

function reportOf(
  tasks: readonly Task[],
  rows: readonly LiveAttribute[],
  { thrownAway, discard, late }: Progress,
): UndoReport {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const impossible = tasks.flatMap(({ step }) => {
    const why = whyLeft(planTakeBack(step, byKey.get(step.key)), discard);
    return why === undefined ? [] : [{ key: step.key, why }];
  });
  const left = new Set(impossible.map(({ key }) => key));
  const isTakenBack = ({ step: { key }, takeBack: { kind }, wait }: Task): boolean => {
    const row = byKey.get(key);
    if (kind === 'nothing') return wait === 'something-waited' && (row === undefined || !isStaged(row));
    return kind !== 'impossible' && !left.has(key);
  };
  const undone = tasks.filter(isTakenBack).map(({ step }) => step.key);
  const stillFlagged = tasks.flatMap(({ step }) => {
    const row = byKey.get(step.key);
    const isFlagged = row !== undefined && isStaged(row) && !left.has(step.key);
    return isFlagged && isOnlyStagedBy(step, row) ? [step.key] : [];
  });
  return { undone, impossible, stillFlagged, thrownAway, late: late.list(), failure: undefined };
}

function whyLeft(takeBack: TakeBack, discard: Progress['discard']): string | undefined {
  switch (takeBack.kind) {
    case 'nothing':
      return undefined;
    case 'impossible':
      return takeBack.why;
    case 'unmark':
      if (discard === 'done') return 'the help desk has answered the discard and kept the mark for deletion';
      return `only a discard takes the mark for deletion back, and it would throw away ${whatElseWaits(takeBack.live)}`;
    case 'remove':
    case 'restore':
      return 'it could not be put back';
    default:
      return unreachable(takeBack);
  }
}

function whatElseWaits({ waitingFor }: LiveAttribute): string {
  return waitingFor.every((waiting) => waiting === 'deletion')
    ? 'what is staged on other rows, which is not known to be from here'
    : 'what else is staged on this row';
}
