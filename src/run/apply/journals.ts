import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApplyReport, RestartOutcome } from '../../apply/events.ts';
import {
  isDamaged,
  isOfLaterFormat,
  type Journal,
  type JournalRecord,
  type NudgeRecord,
  openJournal,
  parseJournal,
  parseNudges,
  parseUndo,
  type StepProgress,
} from '../../apply/journal.ts';
import { asStored } from '../../apply/stored-row.ts';
import { hashesOfPending, type SentStep } from '../../apply/take-back.ts';
import type { UndoReport } from '../../apply/undo.ts';
import { type Place, placeIn } from '../../files/disk/place.ts';
import type { Project } from '../../files/load-project.ts';
import { reasonOf } from '../../files/source-text.ts';
import type { TargetSettings } from '../../files/targets/target-settings.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import { errorCodeOf, Failure } from '../../model/failure.ts';
import type { JsonObject } from '../../model/json.ts';
import type { PlanRules } from '../../plan/decision.ts';
import { decodeDigest } from '../../plan/digest.ts';
import { type Plan, stepsOf } from '../../plan/plan.ts';
import { type Step, stateOf } from '../../plan/plan-document.ts';
import type { ReviewedRecords } from '../../plan/record-limit.ts';
import { type Hide, hiddenJson } from '../hide.ts';
import { readGiven } from '../read-plan-file.ts';
import type { Approvals } from './approvals.ts';
import { linkIsNotTrusted, requireOwner, trustedIn } from './trusted-journal.ts';

const DAMAGED_JOURNAL =
  'It records what an earlier apply sent. Move it away; its pending changes then count as foreign changes.';

const UNREADABLE_JOURNAL =
  'It records what an earlier apply sent. Repair its permissions, or move it away; its pending changes then count as foreign changes.';

/** More are not read: what an older apply has staged has long been migrated or discarded. */
const NEWEST = 20;

/** Returns the journal folder. @throws {Failure} FILE_UNWRITABLE if links in the project lead outside it. */
export function journalFolder(projectFolder: string, chosen: string | undefined): string {
  return chosen ?? placeIn(projectFolder, join('.deskform', 'journal'));
}

/**
 * Reads the journals of a target, the newest first, and the positions that its interrupted applies and undos left one too
 * high, or may have. A journal matches by name or address.
 * @throws {Failure} JOURNAL_NOT_TRUSTED for one that others may have written.
 */
export async function journalsOf(
  folder: string,
  target: TargetSettings,
): Promise<{ readonly journals: readonly JournalRecord[]; readonly nudged: PlanRules['nudged'] }> {
  const requireTrusted = trustedIn(folder);
  const journals: JournalRecord[] = [];
  const nudges: NudgeRecord[] = [];
  const undos = new Map<string, NonNullable<ReturnType<typeof parseUndo>>>();
  for (const entry of await journalsIn(folder)) {
    if (journals.length === NEWEST) break;
    const { name: file } = entry;
    if (entry.isSymbolicLink()) throw linkIsNotTrusted(join(folder, file));
    const text = await readJournal(folder, file);
    const nudge = parseNudges(text);
    const isOfTarget = nudge?.target.name === target.name || nudge?.target.url === target.url;
    const record = isOfTarget ? parseJournal(text, placeIn(folder, file)) : undefined;
    const damaged = isDamaged(text);
    if (record !== undefined || damaged || (isOfTarget && nudge.positions.size > 0)) await requireTrusted(file);
    if (isOfLaterFormat(text))
      throw new Failure('FILE_UNREADABLE', `${join(folder, file)} was written by a later deskform`, {
        hint: 'Use that version, or a later one.',
      });
    if (damaged) throw new Failure('FILE_UNREADABLE', `${join(folder, file)} is damaged`, { hint: DAMAGED_JOURNAL });
    if (isOfTarget) nudges.push(nudge);
    if (record !== undefined) {
      const undo = undos.get(record.file);
      const steps = asStored(record.steps, undo?.stored ?? new Map());
      journals.push({ ...record, steps, undoBegan: undo?.at });
    }
    const undo = parseUndo(text);
    if (undo !== undefined && !undos.has(undo.of)) undos.set(undo.of, undo);
  }
  return { journals, nudged: nudgedIn(nudges) };
}

/** The files of a folder that may be journals, the newest first. */
async function journalsIn(folder: string): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && entry.name.endsWith('.jsonl'))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return [];
    throw new Failure('FILE_UNREADABLE', `${folder} ${reasonOf(error)}`, { hint: UNREADABLE_JOURNAL, cause: error });
  }
}

async function readJournal(folder: string, file: string): Promise<string> {
  try {
    return await readGiven(folder, file, UNREADABLE_JOURNAL);
  } catch (error) {
    requireOwner(join(folder, file));
    throw error;
  }
}

/** The newest journal that sent a row knows its position. */
export function nudgedIn(newestFirst: readonly NudgeRecord[]): PlanRules['nudged'] {
  const known = new Map<AttributeKey, number | 'settled'>();
  for (const { positions } of newestFirst)
    for (const [key, position] of positions) if (!known.has(key)) known.set(key, position);
  return new Map([...known].flatMap(([key, position]) => (position === 'settled' ? [] : [[key, position]])));
}

/** Steps in these states may be pending now. */
const MAY_WAIT: readonly StepProgress[] = ['done', 'in-doubt'];

function mayWait({ steps, progress }: JournalRecord): readonly Step[] {
  return steps.filter(({ key }) => MAY_WAIT.includes(progress.get(key) ?? 'not-tried'));
}

/** Hashes of what these applies have sent, by key: a row that is pending like this is not foreign. */
export function sentByUs(records: readonly JournalRecord[]): PlanRules['ours'] {
  return withSteps(new Map(), records.flatMap(mayWait));
}

export function withSteps(ours: PlanRules['ours'], steps: readonly Step[]): PlanRules['ours'] {
  const known = new Map(ours);
  for (const step of steps) known.set(step.key, [...(known.get(step.key) ?? []), ...hashesOfPending(step)]);
  return known;
}

/** Keys that these applies have marked for deletion. A mark has no content, so it has no hash either. */
export function deletionsSentByUs(records: readonly JournalRecord[]): ReadonlySet<AttributeKey> {
  return new Set(records.flatMap(mayWait).flatMap(({ action, key }) => (action === 'delete' ? [key] : [])));
}

/** The newest completed action for each key. Ignores what was taken back. */
export function lastAppliedByUs(newestFirst: readonly JournalRecord[]): PlanRules['lastApplied'] {
  const last = new Map<AttributeKey, Step['action']>();
  for (const { steps, progress, outcome } of newestFirst) {
    if (outcome === 'undone') continue;
    for (const { key, action } of steps) {
      const isDone = outcome === 'applied' || progress.get(key) === 'done';
      if (isDone && !last.has(key)) last.set(key, action);
    }
  }
  return last;
}

/** A new journal of a run on this target, which keeps no credential, whatever the help desk has answered. Names sort by time. */
export function openTargetJournal(
  { project, target, hide }: { readonly project: Project; readonly target: TargetSettings; readonly hide: Hide },
  chosenFolder: string | undefined,
): Journal {
  const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
  const name = `${stamp}-${target.name.replaceAll(/[^A-Za-z0-9_-]/gu, '_')}-${process.pid}.jsonl`;
  const journal = openJournal(placeIn(journalFolder(project.folder, chosenFolder), name));
  return {
    ...journal,
    append: (line) => {
      const text = JSON.stringify(line);
      const shown = hiddenJson(text, hide);
      journal.append(shown === text ? line : JSON.parse(shown));
    },
  };
}

/** The first line holds all that `resume` and `undo` need, and no credential. */
export function journalBegin(plan: Plan, steps: readonly Step[], reviewed: ReviewedRecords): JsonObject {
  const { name, url } = plan.rules.target;
  return {
    format_version: 1,
    type: 'begin',
    at: new Date().toISOString(),
    target: { name, url },
    digest: plan.document.digest,
    steps,
    ...(reviewed.size === 0 ? {} : { reviewed_records: Object.fromEntries(reviewed) }),
  };
}

export function journalEnd(report: ApplyReport, undo: UndoReport | undefined): JsonObject {
  const at = new Date().toISOString();
  const progress = { done: report.done, not_tried: report.notTried };
  if (report.outcome === 'applied')
    return { type: 'end', at, outcome: 'applied', ...progress, restart: report.restart };
  const isUndone = undo !== undefined && undo.failure === undefined && undo.impossible.length === 0;
  return {
    type: 'end',
    at,
    outcome: isUndone ? 'undone' : 'stopped',
    ...progress,
    failed: report.failed ?? null,
    left_staged: report.leftStaged === 'not-known' ? null : report.leftStaged,
    code: report.failure.code,
    message: report.failure.message,
    // What to do after an interruption depends on what is pending: `status` says it.
    hint: report.failure.code === 'INTERRUPTED' ? null : (report.failure.hint ?? null),
  };
}

/** The applies since the last completed or undone one; the newest first. */
export function unfinished(newestFirst: readonly JournalRecord[]): readonly JournalRecord[] {
  const end = newestFirst.findIndex(({ outcome }) => outcome === 'applied' || outcome === 'undone');
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
}

/** The approvals of a journal: exactly the steps of its apply. */
export function approvalsOf(record: JournalRecord): Approvals {
  const digests = [decodeDigest(record.digest) ?? []].flat();
  const reviewed = digests.map(({ target }) => ({ target, records: record.reviewed }));
  return { digests, steps: record.steps, reviewed, by: 'journal' };
}

/**
 * What unfinished applies have sent: as the newest left it, to what it was before the oldest. The steps of an apply whose
 * machine is gone are known from its plan file. What was staged before, by whomever, is not theirs to take back.
 */
export function stepsToTakeBack(
  records: readonly JournalRecord[],
  { steps: approved }: Approvals,
): readonly SentStep[] {
  const sent = new Map<AttributeKey, SentStep>();
  for (const record of records) {
    for (const older of record.steps.filter(({ key }) => record.sent.has(key))) {
      const { key, before, put_back }: SentStep = older;
      const newer = sent.get(key) ?? older;
      const action = older.action === 'create' ? 'create' : newer.action;
      sent.set(key, { ...newer, action, before, put_back });
    }
  }
  if (approved.length === 0) return [...sent.values()];
  return approved.filter((step) => stateOf(step) !== 'staged' || sent.has(step.key));
}

/**
 * Did unfinished applies change columns without the restart that they need? After a migration that failed in its middle the
 * service does not restart by itself.
 */
export function restartOwed(records: readonly JournalRecord[], plan: Plan, { restart }: TargetSettings): 'yes' | 'no' {
  if (restart.expect.kind === 'none') return 'no';
  const toDo = new Set(stepsOf(plan).map(({ key }) => key));
  const isOwedBy = (record: JournalRecord): boolean => {
    if (record.restart === 'seen' || record.migration !== 'failed') return false;
    const wasSent = ({ key }: Step): boolean => record.sent.has(key) || record.progress.get(key) === 'found-staged';
    return record.steps.some((step) => changesColumn(step) && wasSent(step) && !toDo.has(step.key));
  };
  return records.some(isOwedBy) ? 'yes' : 'no';
}

/** Whether an apply that migrated saw the restart that its columns need. */
export function restartSeenBy(record: JournalRecord, { restart }: TargetSettings): RestartOutcome {
  const isAwaited =
    restart.expect.kind !== 'none' && MAY_WAIT.includes(record.migration) && record.steps.some(changesColumn);
  if (!isAwaited) return 'not-needed';
  return record.restart === 'seen' ? 'back' : 'not-watched';
}

function changesColumn({ action, before, after }: SentStep): boolean {
  return action !== 'update' || before?.data_option.maxlength !== after?.data_option.maxlength;
}

/**
 * An undo that removed a new attribute shows that its creation has arrived, so nothing waits for it any more. That is known
 * of a creation alone, and only where the newest apply that sent the attribute had no answer: any other copy may still come.
 */
export function noteArrived(newestFirst: readonly JournalRecord[], undone: readonly AttributeKey[]): void {
  for (const key of undone) {
    const record = newestFirst.find(({ sent }) => sent.has(key));
    if (record === undefined || record.progress.get(key) !== 'in-doubt') continue;
    const request = record.late.find((late) => late.kind === 'create' && late.key === key);
    if (request !== undefined) addLine(record.file, { type: 'arrived', request });
  }
}

/** Ends the journal of an interrupted apply whose changes are in force or taken back. */
export function endJournal(file: Place, outcome: 'applied' | 'undone'): void {
  addLine(file, { type: 'end', outcome, done: [], not_tried: [] });
}

function addLine(file: Place, { type, ...line }: JsonObject & { readonly type: string }): void {
  const journal = openJournal(file);
  journal.append({ type, at: new Date().toISOString(), ...line });
  journal.close();
}
