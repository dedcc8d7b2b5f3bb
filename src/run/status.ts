import type { ApplyRequest } from '../apply/events.ts';
import type { JournalRecord } from '../apply/journal.ts';
import { planTakeBack } from '../apply/take-back.ts';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { isPendingUnchanged, isStep } from '../plan/decision.ts';
import type { ReviewedStep } from '../plan/reviewed-step.ts';
import type { Problem } from '../problem/problem.ts';
import { deletionsSentByUs, unfinished } from './apply/journals.ts';
import { readAuthors } from './connect-target.ts';
import { openTargetDespiteErrors } from './open-project.ts';
import { type PlanRequest, planUntold, withLiveList } from './plan.ts';

/** One pending row. */
export interface StagedRow {
  readonly live: LiveAttribute;
  /** `declared`: pending as the files declare; `ours`: sent by an earlier apply; `foreign`: a foreign change. */
  readonly whose: 'declared' | 'ours' | 'foreign';
  /** The login of the user who changed it last; only for the first foreign rows, and not with a saved list. */
  readonly author: string | undefined;
}

interface StatusResult {
  readonly target: { readonly name: string; readonly url: string };
  readonly staged: readonly StagedRow[];
  /** The newest apply in the journals. */
  readonly lastApply: LastApply | undefined;
  /** Errors in attribute files, lists and overlays. Without their definitions, no row is known as `declared`. */
  readonly errors: readonly Problem[];
}

export interface LastApply {
  readonly record: JournalRecord;
  /** `in-force`: migrated, with nothing pending, so nothing can be taken back. */
  readonly stands: 'in-force' | 'part-way';
  /** Attributes that an undo has taken back, although it could not take back everything. */
  readonly takenBack: ReadonlySet<AttributeKey>;
  /** Requests that may still arrive. */
  readonly late: readonly ApplyRequest[];
}

/** Reads the pending changes, which the next migration will execute, and the last apply. */
export async function status(request: PlanRequest): Promise<StatusResult> {
  const opened = await openTargetDespiteErrors(request);
  const read: ReadStatus = async (source, live, reader) => {
    const plan = planUntold(source, live);
    const marked = opened.errors.length === 0 ? new Set() : deletionsSentByUs(unfinished(source.context.journals));
    const ours = new Set(
      plan.decisions.flatMap((decision) => (isStep(decision) || isPendingUnchanged(decision) ? [decision.key] : [])),
    );
    const [record] = source.context.journals;
    const lastApply = record === undefined ? undefined : lastApplyOf(record, live, ours);
    const isMarkedByUs = ({ key, waitingFor }: LiveAttribute): boolean =>
      marked.has(key) && waitingFor.every((waiting) => waiting === 'deletion');
    const foreign = plan.foreign.filter(({ live: row, sentBy }) => sentBy === 'others' && !isMarkedByUs(row));
    const known = reader === undefined ? foreign : await readAuthors(foreign, reader);
    const authors = new Map(known.map((row) => [row.live.key, row.author]));
    const undeclared = new Set(plan.foreign.map((row) => row.live.key));
    const staged = live.filter(isStaged).map((row): StagedRow => {
      const whose = authors.has(row.key) ? 'foreign' : undeclared.has(row.key) ? 'ours' : 'declared';
      return { live: row, whose, author: authors.get(row.key) };
    });
    const { name, url } = opened.target;
    return { target: { name, url }, staged, lastApply, errors: opened.errors };
  };
  return withLiveList(opened, request, read, 'may-be-missing');
}

type ReadStatus = Parameters<typeof withLiveList<StatusResult>>[2];

/** A request that was not answered arrives within an hour, or never: no proxy holds it longer. */
const LATE_UNTIL_MS = 3_600_000;

function lastApplyOf(
  record: JournalRecord,
  live: readonly LiveAttribute[],
  toDo: ReadonlySet<AttributeKey>,
): LastApply {
  const rows = new Map(live.map((row) => [row.key, row]));
  const isTakenBack = (step: ReviewedStep): boolean =>
    record.undoBegan !== undefined && planTakeBack(step, rows.get(step.key)).kind === 'nothing';
  const isSettled = Date.now() - Date.parse(record.beganAt) > LATE_UNTIL_MS;
  return {
    record,
    stands: whereItStands(record, live, toDo),
    takenBack: new Set(record.steps.filter(isTakenBack).map(({ key }) => key)),
    late: isSettled ? [] : record.late,
  };
}

/** Is the apply in force? If its journal records no migration, the live list must show that nothing is left to do. */
function whereItStands(
  { migration, steps }: JournalRecord,
  live: readonly LiveAttribute[],
  toDo: ReadonlySet<AttributeKey>,
): LastApply['stands'] {
  const waiting = new Set(live.filter(isStaged).map(({ key }) => key));
  const isLeft = steps.some(({ key }) => waiting.has(key) || (migration !== 'done' && toDo.has(key)));
  return migration === 'not-tried' || isLeft ? 'part-way' : 'in-force';
}
