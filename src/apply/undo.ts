import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { ReviewedStep, RowSettings } from '../plan/reviewed-step.ts';
import { Failure } from '../problem/failure.ts';
import type { ApplyEvent } from './events.ts';
import { type TakeBack, takeBackOf } from './take-back.ts';
import { writeSurely } from './write-surely.ts';

/** What became of an undo, by key. */
export interface UndoReport {
  readonly undone: readonly AttributeKey[];
  readonly impossible: readonly { readonly key: AttributeKey; readonly why: string }[];
  /** As before, but still flagged: the next migration or discard ends that and changes nothing. */
  readonly stillFlagged: readonly AttributeKey[];
  /** What others had staged and a discard of everything has thrown away, because a person asked for it by name. */
  readonly thrownAway: readonly AttributeKey[];
  readonly failure: Failure | undefined;
}

/** A discard throws away everybody's staged work; that of others only when a person has asked for it by name. */
export type DiscardScope = 'only-ours' | 'everybody';

interface Task {
  readonly step: ReviewedStep;
  readonly takeBack: TakeBack;
}

/**
 * Takes back what these steps have staged, as far as the help desk lets it. A discard of everything is used only while
 * all that is staged is proved to be ours; otherwise each row is put back by itself, and what only a discard could do
 * is told.
 */
export async function* undoSteps(
  steps: readonly ReviewedStep[],
  desk: HelpDesk,
  discard: DiscardScope = 'only-ours',
): AsyncGenerator<ApplyEvent, UndoReport> {
  try {
    const tasks = tasksOf(steps, await desk.reader.listAttributes());
    for (const { takeBack } of tasks) if (takeBack.kind === 'remove') yield* remove(takeBack.live, desk);
    for (const { step, takeBack } of tasks) {
      if (takeBack.kind === 'restore') yield* restore(step, takeBack.live, takeBack.before, desk);
    }
    const thrownAway = yield* discardIfAllowed(steps, desk, discard);
    return reportOf(tasks, steps, await desk.reader.listAttributes(), thrownAway);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { undone: [], impossible: [], stillFlagged: [], thrownAway: [], failure: error };
  }
}

function tasksOf(steps: readonly ReviewedStep[], rows: readonly LiveAttribute[]): readonly Task[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return steps.map((step) => ({ step, takeBack: takeBackOf(step, byKey.get(step.key)) }));
}

async function* remove(live: LiveAttribute, desk: HelpDesk): AsyncGenerator<ApplyEvent, void> {
  yield* writeSurely(
    { kind: 'remove', key: live.key },
    () => desk.writer.deleteAttribute(live.id),
    async () => !(await desk.reader.listAttributes()).some((row) => row.key === live.key),
  );
}

/** The active data_option, whole, with the settings from before; a staged one goes only when another setting differs (trap 6). */
async function* restore(
  step: ReviewedStep,
  live: LiveAttribute,
  before: RowSettings,
  desk: HelpDesk,
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
  const isBack = async (): Promise<boolean> => {
    const now = (await desk.reader.listAttributes()).find(({ key }) => key === live.key);
    return takeBackOf(step, now).kind === 'nothing';
  };
  yield* writeSurely(
    { kind: 'restore', key: live.key },
    async () => {
      if (live.pendingDataOption !== undefined) {
        const nudged = await desk.writer.updateAttribute(live.id, { ...row, position: row.position + 1 });
        if (nudged.outcome !== 'answered') return nudged;
      }
      return desk.writer.updateAttribute(live.id, row);
    },
    isBack,
  );
}

/** Proved right before, row by row: everything that waits is what these steps have left. */
async function* discardIfAllowed(
  steps: readonly ReviewedStep[],
  desk: HelpDesk,
  discard: DiscardScope,
): AsyncGenerator<ApplyEvent, readonly AttributeKey[]> {
  const staged = (await desk.reader.listAttributes()).filter(isStaged);
  const ours = new Map(steps.map((step) => [step.key, step]));
  const isOurs = (row: LiveAttribute): boolean => {
    const step = ours.get(row.key);
    return step !== undefined && ['nothing', 'unmark', 'remove'].includes(takeBackOf(step, row).kind);
  };
  const others = staged.filter((row) => !isOurs(row)).map(({ key }) => key);
  if (staged.length === 0 || (discard === 'only-ours' && others.length > 0)) return [];
  yield* writeSurely(
    { kind: 'discard' },
    () => desk.writer.discardChanges(),
    async () => !(await desk.reader.listAttributes()).some(isStaged),
  );
  return others;
}

function reportOf(
  tasks: readonly Task[],
  steps: readonly ReviewedStep[],
  rows: readonly LiveAttribute[],
  thrownAway: readonly AttributeKey[],
): UndoReport {
  const after = new Map(tasksOf(steps, rows).map(({ step, takeBack }) => [step.key, takeBack]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const left = tasks.flatMap(({ step: { key } }) => {
    const still = after.get(key);
    if (still === undefined || still.kind === 'nothing') return [];
    if (still.kind === 'impossible') return [{ key, why: still.why }];
    const why =
      still.kind === 'unmark'
        ? 'only a discard takes the mark for deletion back, and others have staged work that it would throw away'
        : 'it could not be put back';
    return [{ key, why }];
  });
  const isLeft = (key: AttributeKey): boolean => left.some((one) => one.key === key);
  const undone = tasks.flatMap(({ step: { key }, takeBack: { kind } }) =>
    kind !== 'nothing' && kind !== 'impossible' && !isLeft(key) ? [key] : [],
  );
  const stillFlagged = steps.flatMap(({ key }) => {
    const row = byKey.get(key);
    return row !== undefined && isStaged(row) && !isLeft(key) ? [key] : [];
  });
  return { undone, impossible: left, stillFlagged, thrownAway, failure: undefined };
}
