import type { ApplyRequest } from '../../apply/events.ts';
import { foreignMoves } from '../../apply/pending-set.ts';
import { isOnlyStagedBy, type SentStep, stepOfPending } from '../../apply/take-back.ts';
import { type DiscardScope, partsRestored, type RestoredPart, requestsOfUndo, undoSteps } from '../../apply/undo.ts';
import type { HelpDesk } from '../../helpdesk/writer.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { Failure } from '../../model/failure.ts';
import { isStaged, type LiveAttribute } from '../../model/live-attribute.ts';
import type { Problem } from '../../model/problem.ts';
import { isPendingAs } from '../../plan/digest.ts';
import { isPendingAsDeclared } from '../../plan/plan-document.ts';
import { readAuthors } from '../connect-target.ts';
import { openTargetDespiteErrors } from '../open-project.ts';
import { type PlanRequest, planFrom } from '../plan.ts';
import { planTargetOf } from '../target-changes.ts';
import { type Approvals, mustBeForTarget } from './approvals.ts';
import { endJournal, noteArrived, openTargetJournal, stepsToTakeBack, unfinished } from './journals.ts';
import {
  clockUntil,
  failureOf,
  notConfirmed,
  type Operator,
  onTarget,
  runJournaled,
  type TargetSession,
  throwIfAborted,
  unlessStopped,
} from './session.ts';

interface UndoOptions extends PlanRequest {
  readonly approvals: Approvals;
  /** The target on which all pending changes are discarded, including foreign ones. */
  readonly discardEverythingOn: string | undefined;
  /** Changes that equal the files may be a colleague's: only a person who sees their names can take them back. */
  readonly onlyDeclared: 'ask' | 'leave';
}

export interface UndoPreview {
  readonly target: string;
  readonly scope: DiscardScope;
  /** Every request that the undo may send, in order. */
  readonly requests: readonly ApplyRequest[];
  readonly restored: ReadonlyMap<AttributeKey, readonly RestoredPart[]>;
  /** The foreign changes that are discarded; empty if only our own changes are. */
  readonly others: readonly (LiveAttribute & { readonly updated_by: string | undefined })[];
  /** Attributes whose earlier values are in no journal and no plan file: only pending changes are taken back. */
  readonly valuesNotKnown: readonly AttributeKey[];
  /** Attributes that are pending as declared, but no journal shows that deskform sent them. */
  readonly onlyDeclared: readonly AttributeKey[];
}

/** Takes back the pending changes of an interrupted apply, by its journal or its plan file. */
export async function undo(options: UndoOptions, undoer: Operator<UndoPreview>) {
  const opened = await openTargetDespiteErrors(options);
  const { name, url } = opened.target;
  mustBeForTarget(planTargetOf(opened.target), options.approvals);
  const discard = discardScope(options.discardEverythingOn, name);
  return onTarget(opened, options, 'may-be-missing', async (session) => {
    const { target, desk, journals, ours } = session;
    const records = unfinished(journals);
    const [record] = records;
    const isKnown = record !== undefined || options.approvals.by === 'review';
    const found =
      isKnown || discard === 'everybody'
        ? []
        : await unlessStopped(stepsOfLiveList(session, opened.errors, options.onlyDeclared), undoer.stop);
    const steps = isKnown ? stepsToTakeBack(records, options.approvals) : found.map(({ step }) => step);
    const isRemembered = ({ key, staged }: SentStep): boolean =>
      staged !== undefined && ours.get(key)?.includes(staged) === true;
    const valuesNotKnown = found
      .filter(({ step }) => step.action === 'update' && !isRemembered(step))
      .map(({ step }) => step.key);
    const onlyDeclared = found.filter(({ sentBy }) => sentBy === 'unknown').map(({ step }) => step.key);
    const what = { target: name, scope: discard, valuesNotKnown, onlyDeclared };
    const listed = await confirmedRequests(what, steps, desk, undoer);
    const journal = openTargetJournal(session, options.journalFolder);
    try {
      const at = new Date().toISOString();
      journal.append({ format_version: 1, type: 'begin-undo', at, target: { name, url }, of: record?.file ?? null });
      const clock = clockUntil(undoer.stop, target.timeoutMs);
      const report = await runJournaled(undoSteps(steps, desk, clock, discard, listed), journal, undoer);
      if (record !== undefined && report.failure === undefined && report.impossible.length === 0)
        endJournal(record.file, 'undone');
      // A note for later runs: an old journal that cannot be written must not hide what this run has done.
      const unwritten = await failureOf(() => noteArrived(journals, report.undone));
      if (unwritten !== undefined) undoer.tell({ type: 'journal-lost', message: unwritten.message });
      return { target: { name, url }, report, valuesNotKnown };
    } finally {
      journal.close();
    }
  });
}

/**
 * Finds the pending changes from the live list if no journal has them: late requests of a completed apply, and, if somebody
 * can be asked, those that only the files declare. The list does not show earlier values.
 */
async function stepsOfLiveList(
  session: TargetSession,
  errors: readonly Problem[],
  onlyDeclared: UndoOptions['onlyDeclared'],
): Promise<readonly { readonly step: SentStep; readonly sentBy: 'us' | 'unknown' }[]> {
  const { target, desk, journals, ours } = session;
  const live = await desk.reader.listAttributes();
  const { plan } = planFrom(session, live);
  const wanted = new Set(plan.document.decisions.filter(isPendingAsDeclared).map(({ key }) => key));
  const late = journals.flatMap((record) => record.late);
  const lateMarks = new Set(late.flatMap((request) => (request.kind === 'delete' ? [request.key] : [])));
  // A mark for deletion hides what else waits, and a row that is in force as we have sent it may be marked by anybody.
  const isOurs = (row: LiveAttribute): boolean =>
    row.waiting_for.includes('deletion') ? lateMarks.has(row.key) : isPendingAs(row, ours.get(row.key) ?? []);
  const staged = live.filter(isStaged).map(({ key }) => key);
  const waiting = live
    .filter((row) => isStaged(row) && (isOurs(row) || (onlyDeclared === 'ask' && wanted.has(row.key))))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  if (waiting.length > 0)
    return waiting.map((row) => ({ step: stepOfPending(row), sentBy: isOurs(row) ? 'us' : 'unknown' }));
  throw nothingToTakeBack(target.name, staged, wanted, errors);
}

function nothingToTakeBack(
  target: string,
  staged: readonly AttributeKey[],
  wanted: ReadonlySet<AttributeKey>,
  errors: readonly Problem[],
): Failure {
  const failure = (message: string, hint: string): Failure => new Failure('NOTHING_TO_RESUME', message, { hint });
  if (staged.some((key) => wanted.has(key)))
    return failure(
      `no journal shows that deskform sent what is pending on ${target} as declared: ${[...wanted].join(', ')}`,
      `A colleague may have staged it. Name the plan file of the apply with --plan FILE, run undo without --yes to decide, finish with \`deskform resume\`, or discard all with --discard-everything ${target}.`,
    );
  const orFix = ', or fix the errors in the attribute files (`deskform validate` shows them)';
  return failure(
    `no interrupted apply of ${target} was found in the journals, and none of its changes are pending`,
    staged.length === 0
      ? 'Nothing is pending on the help desk. To reverse a completed apply, restore the files (`git revert`) and apply them.'
      : `Foreign changes are pending: ${staged.join(', ')}. If an apply sent them, add its plan file with --plan${errors.length === 0 ? '' : orFix}.`,
  );
}

/** Requires the name of the target before foreign changes are discarded. */
function discardScope(named: string | undefined, target: string): DiscardScope {
  if (named === undefined) return 'only-ours';
  if (named === target) return 'everybody';
  const message = `--discard-everything takes the name of the target, ${target}, not ${JSON.stringify(named)}`;
  const hint = 'Name the target of this run, as in --target, so that nothing else is discarded.';
  throw new Failure('WRONG_USE', message, { hint });
}

/** Returns the requests that the user has confirmed. Without any, there is nothing to confirm. */
async function confirmedRequests(
  what: Pick<UndoPreview, 'target' | 'scope' | 'valuesNotKnown' | 'onlyDeclared'>,
  steps: readonly SentStep[],
  desk: HelpDesk,
  { confirm, stop }: Operator<UndoPreview>,
): Promise<readonly ApplyRequest[]> {
  const othersIn = (live: readonly LiveAttribute[]): readonly LiveAttribute[] =>
    what.scope === 'everybody' ? foreignRows(steps, live) : [];
  const live = await unlessStopped(desk.reader.listAttributes(), stop);
  const requests = requestsOfUndo(steps, live, what.scope);
  const foreign = othersIn(live);
  const authors = await readAuthors(foreign, desk.reader);
  const others = foreign.map((row) => ({ ...row, updated_by: authors.get(row.key) }));
  throwIfAborted(stop, 'before-requests');
  if (requests.length === 0) return requests;
  const answer = await confirm({ ...what, requests, restored: partsRestored(steps, live), others });
  if (answer === 'stop') throw notConfirmed();
  if (answer === 'go' || foreignMoves(others, othersIn(await desk.reader.listAttributes())).length === 0)
    return requests;
  const hint = 'Run the command again and check the pending changes.';
  throw new Failure('PENDING_SET_MOVED', 'foreign changes were added before you confirmed; nothing was sent', { hint });
}

/** The pending rows that these steps did not stage. */
function foreignRows(steps: readonly SentStep[], list: readonly LiveAttribute[]): readonly LiveAttribute[] {
  const ours = new Map(steps.map((step) => [step.key, step]));
  return list.filter(isStaged).filter((live) => {
    const step = ours.get(live.key);
    return step === undefined || !isOnlyStagedBy(step, live);
  });
}
