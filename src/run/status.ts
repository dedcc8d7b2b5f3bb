import type { ApplyRequest } from '../apply/events.ts';
import type { JournalRecord } from '../apply/journal.ts';
import { isInForce, planTakeBack } from '../apply/take-back.ts';
import { requestsOfUndo } from '../apply/undo.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { isStaged, type LiveAttribute } from '../model/live-attribute.ts';
import { foreignRowsOf } from '../plan/plan.ts';
import { type Foreign, isPendingUnchanged, isStep } from '../plan/plan-document.ts';
import { NO_APPROVALS } from './apply/approvals.ts';
import { deletionsSentByUs, stepsToTakeBack, unfinished } from './apply/journals.ts';
import { processOn } from './apply/session.ts';
import { addressOfTarget, readAuthors } from './connect-target.ts';
import { openTargetDespiteErrors } from './open-project.ts';
import { type PlanRequest, planFrom, withLiveList } from './plan.ts';

export type StatusResult = Awaited<ReturnType<typeof status>>;

export type LastApply = NonNullable<ReturnType<typeof lastApplyOf>>;

/**
 * Reads the pending changes, which the next migration will execute, the process of an apply or undo that has not ended, and
 * the newest apply in the journals. With `errors` in attribute files, no row is known as `declared`.
 */
export async function status(request: PlanRequest) {
  const opened = await openTargetDespiteErrors(request);
  const address = addressOfTarget(opened.target, request.env);
  const running = address === undefined ? undefined : processOn(address);
  const { name, url } = opened.target;
  return withLiveList(opened, request, 'may-be-missing', async (source, live, reader) => {
    const { plan } = planFrom(source, live);
    const marked = opened.errors.length === 0 ? new Set() : deletionsSentByUs(unfinished(source.journals));
    const ours = new Set(
      plan.document.decisions
        .filter((decision) => isStep(decision) || isPendingUnchanged(decision))
        .map(({ key }) => key),
    );
    const isOurs = ({ key, waiting_for, sent_by }: Foreign): boolean =>
      sent_by === 'deskform' || (marked.has(key) && waiting_for.every((waiting) => waiting === 'deletion'));
    const whoseOf = new Map(plan.document.foreign.map((row) => [row.key, isOurs(row) ? 'ours' : 'foreign'] as const));
    const foreign = foreignRowsOf(plan).filter(({ key }) => whoseOf.get(key) === 'foreign');
    const authors = reader && (await readAuthors(foreign, reader));
    const staged = live.filter(isStaged).map((row) => ({
      ...row,
      /** `declared`: pending as the files declare; `ours`: sent by an earlier apply; `foreign`: a foreign change. */
      whose: whoseOf.get(row.key) ?? ('declared' as const),
      /** Only of the first foreign rows, and not with a snapshot. */
      updated_by: authors?.get(row.key),
    }));
    const lastApply = lastApplyOf(source.journals, live, ours);
    return { target: { name, url }, staged, running, lastApply, errors: opened.errors };
  });
}

/** A request that was not answered arrives within an hour, or never: no proxy holds it longer. */
const LATE_UNTIL_MS = 3_600_000;

function lastApplyOf(
  journals: readonly JournalRecord[],
  live: readonly LiveAttribute[],
  toDo: ReadonlySet<AttributeKey>,
) {
  const [record] = journals;
  if (record === undefined) return undefined;
  const { steps, undoBegan, migration } = record;
  const rows = new Map(live.map((row) => [row.key, row]));
  const waiting = new Set(live.filter(isStaged).map(({ key }) => key));
  const sent = stepsToTakeBack(unfinished(journals), NO_APPROVALS);
  const takeBacks = sent.map((step) => ({ key: step.key, ...planTakeBack(step, rows.get(step.key)) }));
  const isUndone = takeBacks.every(({ kind }) => kind === 'nothing');
  const canUndo = isUndone || requestsOfUndo(sent, live, 'only-ours').length > 0;
  // If its journal records no migration, the live list must show that nothing is left to do.
  const isLeft = steps.some(({ key }) => waiting.has(key) || (migration !== 'done' && toDo.has(key)));
  const stands: 'in-force' | 'part-way' | 'no-undo' =
    migration !== 'not-tried' && !isLeft ? 'in-force' : canUndo ? 'part-way' : 'no-undo';
  const undone = undoBegan === undefined ? [] : takeBacks;
  const isOld = Date.now() - Date.parse(record.beganAt) > LATE_UNTIL_MS;
  /** Whether the request would change nothing now. */
  const isSettled = (request: ApplyRequest): boolean => {
    if (!('key' in request)) return waiting.size === 0;
    const [step, row] = [steps.find(({ key }) => key === request.key), rows.get(request.key)];
    if (step === undefined || request.kind === 'nudge') return false;
    const isOfUndo = request.kind === 'remove' || request.kind === 'restore';
    return isOfUndo ? planTakeBack(step, row).kind === 'nothing' : isInForce(step, row);
  };
  return {
    record,
    /** `in-force`: migrated, with nothing pending, so nothing can be taken back; `no-undo`: an undo would send nothing. */
    stands,
    /** Why it stopped, and what helps; undefined after an undo, which makes it outdated. */
    why: undoBegan === undefined && stands !== 'no-undo' ? record.failure : undefined,
    /** By an undo, although it could not take back everything. */
    takenBack: new Set(undone.filter(({ kind }) => kind === 'nothing').map(({ key }) => key)),
    notTakenBack: undone.flatMap((one) => (one.kind === 'impossible' ? [one] : [])),
    /** Requests that may still arrive. */
    late: isOld ? [] : record.late.filter((request) => !isSettled(request)),
  };
}
