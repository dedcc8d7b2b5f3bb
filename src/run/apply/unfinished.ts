import type { JournalRecord } from '../../apply/journal-record.ts';
import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { Project } from '../../config/load-project.ts';
import type { TargetSettings } from '../../config/target/target-settings.ts';
import { decodeDigest } from '../../plan/digest.ts';
import { type Plan, stepsOf } from '../../plan/plan.ts';
import { type ReviewedStep, wasFoundStaged } from '../../plan/reviewed-step.ts';
import type { Approvals } from './approvals.ts';
import { journalFolder, journalsOf } from './journals.ts';

/** The newest apply of a target that this machine remembers and that did not reach its end. */
export async function unfinishedApply(
  project: Project,
  target: TargetSettings,
  chosenFolder: string | undefined,
): Promise<JournalRecord | undefined> {
  const [newest] = unfinished(await journalsOf(journalFolder(project.folder, chosenFolder), target));
  return newest;
}

/** All that were begun, one upon the other, since the help desk was last as some apply wanted it; the newest first. */
export function unfinished(newestFirst: readonly JournalRecord[]): readonly JournalRecord[] {
  const end = newestFirst.findIndex(({ outcome }) => outcome === 'applied' || outcome === 'undone');
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
}

/** What a journal allows to be finished: exactly what its apply was to do. */
export function approvalsOf(record: JournalRecord): Approvals {
  const digest = decodeDigest(record.digest);
  return { digests: digest === undefined ? [] : [digest], steps: record.steps, demand: 'only-these', by: 'journal' };
}

/**
 * What unfinished applies have sent: as the newest left it, to what it was before the oldest. The steps of an apply whose
 * machine is gone are known from its plan file. What was staged before, by whomever, is not theirs to take back.
 */
export function stepsToTakeBack(
  records: readonly JournalRecord[],
  { steps: approved }: Approvals,
): readonly ReviewedStep[] {
  const sent = new Map<AttributeKey, ReviewedStep>();
  for (const record of records) {
    for (const older of record.steps.filter(({ key }) => record.sent.has(key))) {
      const newer = sent.get(older.key);
      sent.set(older.key, newer === undefined ? older : asOne(older, newer));
    }
  }
  if (approved.length === 0) return [...sent.values()];
  return approved.filter((step) => !wasFoundStaged(step) || sent.has(step.key));
}

/**
 * Did unfinished applies change columns without the restart that they need? After a migration that failed in its middle the
 * service does not restart by itself, and a command of the target runs only behind one that came to its end.
 */
export function restartOwed(records: readonly JournalRecord[], plan: Plan, { restart }: TargetSettings): 'yes' | 'no' {
  if (restart.expect.kind === 'none' && restart.command === undefined) return 'no';
  const toDo = new Set(stepsOf(plan).map(({ key }) => key));
  const isOwedBy = (record: JournalRecord): boolean => {
    if (record.restart === 'seen' || record.migration === 'not-tried') return false;
    if (record.migration !== 'failed' && restart.command === undefined) return false;
    const wasSent = ({ key }: ReviewedStep): boolean =>
      record.sent.has(key) || record.progress.get(key) === 'found-staged';
    return record.steps.some((step) => changesColumn(step) && wasSent(step) && !toDo.has(step.key));
  };
  return records.some(isOwedBy) ? 'yes' : 'no';
}

function changesColumn({ action, before, after }: ReviewedStep): boolean {
  return action !== 'update' || before?.data_option.maxlength !== after?.data_option.maxlength;
}

function asOne(older: ReviewedStep, newer: ReviewedStep): ReviewedStep {
  return { ...newer, action: older.action === 'create' ? 'create' : newer.action, before: older.before };
}
