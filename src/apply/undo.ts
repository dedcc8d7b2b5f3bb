import type { HelpDesk } from '../helpdesk/writer.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { type JsonValue, sameJson } from '../model/json.ts';
import { isStaged, type LiveAttribute } from '../model/live-attribute.ts';
import { unreachable } from '../model/unreachable.ts';
import type { RowDocument } from '../plan/plan-document.ts';
import { liveRowShown } from '../plan/shown-row.ts';
import { type ApplyEvent, type ApplyRequest, type Clock, LateRequests, noteDone } from './events.ts';
import type { SentStep } from './take-back.ts';
import { isHalfShortened, isOnlyStagedBy, isPendingWithoutChange, planTakeBack, type TakeBack } from './take-back.ts';
import { readRow, writeConfirmed, writeRow } from './write-confirmed.ts';

/** The result of an undo, by key. */
export interface UndoReport {
  readonly undone: readonly AttributeKey[];
  readonly impossible: readonly { readonly key: AttributeKey; readonly why: string }[];
  /** Keys that are still pending, from these steps or later changes; not known if the help desk could not be read. */
  readonly pending: readonly AttributeKey[] | 'not-known';
  /** Restored, but still flagged as pending: the next migration or discard clears that and changes nothing. */
  readonly stillFlagged: readonly AttributeKey[];
  /** Foreign changes that a discard of everything removed, because the user asked for it by name. */
  readonly thrownAway: readonly AttributeKey[];
  /** Requests of this undo that may still arrive. */
  readonly late: readonly ApplyRequest[];
  readonly failure: Failure | undefined;
}

/** A discard removes all pending changes; foreign ones only if the user asked for it by name. */
export type DiscardScope = 'only-ours' | 'everybody';

/** A step, its current row, and what undoes the step. */
interface Task {
  readonly step: SentStep;
  readonly live: LiveAttribute | undefined;
  readonly takeBack: TakeBack;
}

/** The input of an undo and its progress, which is reported even if the next request fails. */
interface UndoRun {
  readonly desk: HelpDesk;
  readonly clock: Clock;
  readonly scope: DiscardScope;
  /** The requests that the user has seen; any other one stops the undo. One inside an apply sends what it needs. */
  readonly listed: readonly ApplyRequest[] | undefined;
  readonly undone: Set<AttributeKey>;
  /** What the help desk refused to restore, with its message. */
  readonly refused: Map<AttributeKey, string>;
  thrownAway: readonly AttributeKey[];
  discard: 'not-sent' | 'done';
}

/**
 * Undoes what these steps staged, as far as the help desk allows. Discards everything only if all pending changes are
 * verified to be ours. Otherwise it restores each row separately, and reports what only a discard could undo.
 */
export async function* undoSteps(
  steps: readonly SentStep[],
  desk: HelpDesk,
  clock: Clock,
  scope: DiscardScope = 'only-ours',
  listed?: readonly ApplyRequest[],
): AsyncGenerator<ApplyEvent, UndoReport> {
  const late = new LateRequests();
  const undone = new Set<AttributeKey>();
  const run: UndoRun = { desk, clock, scope, listed, undone, refused: new Map(), thrownAway: [], discard: 'not-sent' };
  try {
    const live = await desk.reader.listAttributes();
    if (!requestsOfUndo(steps, live, scope).every((request) => isListed(request, listed)))
      throw new Failure('PENDING_SET_MOVED', 'the help desk changed, so undo needs other requests; nothing was sent', {
        hint: 'Run the command again and check the requests.',
      });
    const tasks = tasksOf(steps, live);
    yield* late.track(carryOutTasks(tasks, run));
    yield* late.wait(clock);
    const result = resultOf(tasks, tasksOf(steps, await desk.reader.listAttributes()), run);
    return { ...result, thrownAway: run.thrownAway, late: late.list(), failure: undefined };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    const result = { undone: [...undone], impossible: [], pending: 'not-known', stillFlagged: [] } as const;
    return { ...result, thrownAway: run.thrownAway, late: late.list(), failure };
  }
}

/**
 * The requests that undo these steps on this list. The discard is the last one. It is sent only if something is left then,
 * and all of it is verified to be ours.
 */
export function requestsOfUndo(
  steps: readonly SentStep[],
  live: readonly LiveAttribute[],
  scope: DiscardScope,
): readonly ApplyRequest[] {
  const tasks = new Map(tasksOf(steps, live).map((task) => [task.step.key, task]));
  const requests = [...tasks.values()].flatMap(({ step: { key }, takeBack: { kind } }): readonly ApplyRequest[] =>
    kind === 'remove' || kind === 'restore' ? [{ kind, key }] : [],
  );
  const removed = requests.filter(({ kind }) => kind === 'remove');
  // A DELETE comes before a PUT, and both before the discard.
  const ordered = [...removed, ...requests.filter(({ kind }) => kind === 'restore')];
  const staged = live.filter(isStaged);
  const isLeft = staged.length > removed.length || ordered.length > removed.length;
  const isOurs = (row: LiveAttribute): boolean => mayDiscard(row, tasks.get(row.key)?.step, [...UNDONE, 'restore']);
  return isLeft && (scope === 'everybody' || staged.every(isOurs)) ? [...ordered, { kind: 'discard' }] : ordered;
}

/** A discard takes back all that is left of such a step. */
const UNDONE: readonly TakeBack['kind'][] = ['nothing', 'unmark', 'remove'];

/** Whether a discard may remove what is pending on a row: it is all of this step, which is to be taken back like this. */
function mayDiscard(row: LiveAttribute, step: SentStep | undefined, by: readonly TakeBack['kind'][]): boolean {
  if (step === undefined || !isOnlyStagedBy(step, row) || isHalfShortened(step, row)) return false;
  return isPendingWithoutChange(row) || by.includes(planTakeBack(step, row).kind);
}

const RESTORED = ['display', 'active', 'position', 'screens'] as const;

/** What a restore changes at once: label, active, position or the screens. */
export interface RestoredPart {
  readonly part: (typeof RESTORED)[number];
  readonly from: JsonValue;
  readonly to: JsonValue;
}

/** What each restore among these requests changes. */
export function partsRestored(
  steps: readonly SentStep[],
  live: readonly LiveAttribute[],
): ReadonlyMap<AttributeKey, readonly RestoredPart[]> {
  return new Map(
    tasksOf(steps, live).flatMap(({ step, takeBack }): [AttributeKey, readonly RestoredPart[]][] => {
      if (takeBack.kind !== 'restore') return [];
      const now = liveRowShown(takeBack.live, undefined);
      const { before } = takeBack;
      const parts = RESTORED.map((part) => ({ part, from: now[part] ?? null, to: before[part] ?? now[part] ?? null }));
      return [[step.key, parts.filter(({ from, to }) => !sameJson(from, to))]];
    }),
  );
}

function isListed(request: ApplyRequest, listed: UndoRun['listed']): boolean {
  return listed === undefined || listed.some((one) => sameJson(one, request));
}

async function* carryOutTasks(tasks: readonly Task[], run: UndoRun): AsyncGenerator<ApplyEvent, void> {
  for (const { step, takeBack } of tasks) {
    if (takeBack.kind !== 'remove') continue;
    // A deleted row cannot be restored, so it is read again just before: others may have changed it.
    const now = planTakeBack(step, await readRow(run.desk, step.key));
    if (now.kind !== 'remove') continue;
    const { key } = step;
    const remove = () => run.desk.writer.deleteAttribute(now.live.id);
    const isGone = async () => (await readRow(run.desk, key)) === undefined;
    yield* noteDone(writeConfirmed({ kind: 'remove', key }, remove, isGone, run.clock), () => run.undone.add(key));
  }
  for (const { step, takeBack } of tasks) {
    if (takeBack.kind !== 'restore') continue;
    try {
      const { live, before } = takeBack;
      yield* noteDone(restore(step, live, before, run), () => run.undone.add(step.key));
    } catch (error) {
      // The help desk may refuse settings from an older release, such as a blank label (7.1/12 "o_blank: as it is").
      const isOfRow = error instanceof Failure && ['REQUEST_REFUSED', 'STORED_OTHERWISE'].includes(error.code);
      if (!isOfRow) throw error;
      run.refused.set(step.key, error.message);
    }
  }
  yield* discardIfAllowed(tasks, run);
}

function tasksOf(steps: readonly SentStep[], list: readonly LiveAttribute[]): readonly Task[] {
  const rows = new Map(list.map((row) => [row.key, row]));
  return steps.map((step) => {
    const live = rows.get(step.key);
    return { step, live, takeBack: planTakeBack(step, live) };
  });
}

/** Sends the complete live data_option with the previous settings. */
function restore(
  step: SentStep,
  live: LiveAttribute,
  before: RowDocument,
  { desk, clock }: UndoRun,
): AsyncGenerator<ApplyEvent, void> {
  const row = {
    ...before,
    object: live.object,
    name: live.name,
    // A column that was half shortened needs its old length back.
    data_option: isHalfShortened(step, live)
      ? { ...live.data_option, maxlength: before.data_option.maxlength ?? null }
      : live.data_option,
    position: before.position ?? live.position,
  };
  const isBack = async () => planTakeBack(step, await readRow(desk, live.key)).kind === 'nothing';
  return writeRow({ kind: 'restore', key: live.key }, live, row, desk, isBack, clock);
}

/** Discards all pending changes, after verifying row by row that they come from these steps. */
async function* discardIfAllowed(tasks: readonly Task[], run: UndoRun): AsyncGenerator<ApplyEvent, void> {
  const { desk, clock, scope } = run;
  if (!isListed({ kind: 'discard' }, run.listed)) return;
  const staged = (await desk.reader.listAttributes()).filter(isStaged);
  const ours = new Map(tasks.map(({ step }) => [step.key, step]));
  const others = staged.filter((row) => !mayDiscard(row, ours.get(row.key), UNDONE)).map(({ key }) => key);
  if (staged.length === 0 || (scope === 'only-ours' && others.length > 0)) return;
  const isClean = async () => !(await desk.reader.listAttributes()).some(isStaged);
  const discarding = writeConfirmed({ kind: 'discard' }, () => desk.writer.discardChanges(), isClean, clock);
  yield* noteDone(discarding, () => {
    for (const { step, takeBack } of tasks) if (takeBack.kind === 'unmark') run.undone.add(step.key);
    run.thrownAway = others;
    run.discard = 'done';
  });
}

function resultOf(before: readonly Task[], after: readonly Task[], run: UndoRun) {
  const impossible = after.flatMap(({ step, takeBack }) => {
    const why = whyLeft(step.key, takeBack, run);
    return why === undefined ? [] : [{ key: step.key, why }];
  });
  const left = new Set(impossible.map(({ key }) => key));
  const stagedNow = after.flatMap(({ step, live }) => (live !== undefined && isStaged(live) ? [{ step, live }] : []));
  const stagedKeys = new Set(stagedNow.map(({ step }) => step.key));
  const undone = before.filter(({ step: { key }, live, takeBack: { kind } }) =>
    kind === 'nothing'
      ? live !== undefined && isStaged(live) && !stagedKeys.has(key)
      : kind !== 'impossible' && !left.has(key),
  );
  const stillFlagged = stagedNow.filter(({ step, live }) => !left.has(step.key) && isOnlyStagedBy(step, live));
  const pending = stagedNow.filter(({ step }) => left.has(step.key));
  return {
    undone: undone.map(({ step }) => step.key),
    impossible,
    pending: pending.map(({ step }) => step.key),
    stillFlagged: stillFlagged.map(({ step }) => step.key),
  };
}

function whyLeft(key: AttributeKey, takeBack: TakeBack, { discard, refused }: UndoRun): string | undefined {
  switch (takeBack.kind) {
    case 'nothing':
      return undefined;
    case 'impossible':
      return refused.get(key) ?? takeBack.why;
    case 'unmark': {
      if (discard === 'done') return 'the help desk accepted the discard, but the field is still marked for deletion';
      const isMarkAlone = takeBack.live.waiting_for.every((waiting) => waiting === 'deletion');
      const others = 'the pending changes of other fields, which may be foreign,';
      return `to unmark it, ${isMarkAlone ? others : 'all its pending changes'} would have to be discarded`;
    }
    case 'remove':
    case 'restore':
      return refused.get(key) ?? 'it could not be restored';
    default:
      return unreachable(takeBack);
  }
}
