import type { JournalRecord } from '../apply/journal-record.ts';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Project } from '../config/load-project.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import { decodeDigest } from '../plan/digest-text.ts';
import { type ReviewedStep, wasFoundStaged } from '../plan/reviewed-step.ts';
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

function asOne(older: ReviewedStep, newer: ReviewedStep): ReviewedStep {
  return { ...newer, action: older.action === 'create' ? 'create' : newer.action, before: older.before };
}
