import type { JournalRecord } from '../apply/journal-record.ts';
import type { Project } from '../config/load-project.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import { decodeDigest } from '../plan/digest-text.ts';
import type { ReviewedStep } from '../plan/reviewed-step.ts';
import type { Approvals } from './approvals.ts';
import { journalFolder, journalsOf } from './journals.ts';

/** The newest apply of a target that this machine remembers and that did not reach its end. */
export async function unfinishedApply(
  project: Project,
  target: TargetSettings,
  chosenFolder: string | undefined,
): Promise<JournalRecord | undefined> {
  const [newest] = await journalsOf(journalFolder(project.folder, chosenFolder), target);
  return newest === undefined || newest.outcome === 'applied' || newest.outcome === 'undone' ? undefined : newest;
}

/** What a journal allows to be finished: exactly what its apply was to do. */
export function approvalsOf(record: JournalRecord): Approvals {
  const digest = decodeDigest(record.digest);
  return { digests: digest === undefined ? [] : [digest], steps: record.steps, demand: 'only-these' };
}

/** The steps of an apply whose machine is gone are known from its plan file. */
export function stepsToTakeBack(record: JournalRecord | undefined, approvals: Approvals): readonly ReviewedStep[] {
  if (approvals.steps.length > 0) return approvals.steps;
  return record?.steps ?? [];
}
