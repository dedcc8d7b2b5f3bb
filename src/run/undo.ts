import { openJournal } from '../apply/journal.ts';
import type { UndoReport } from '../apply/undo.ts';
import { undoSteps } from '../apply/undo.ts';
import { isStaged } from '../attribute/live-attribute.ts';
import { connectHelpDesk } from '../helpdesk/connect.ts';
import type { ReviewedStep } from '../plan/reviewed-step.ts';
import { Failure } from '../problem/failure.ts';
import { type Applicant, type ApplyWish, follow } from './apply.ts';
import { journalFile } from './journal-lines.ts';
import { journalFolder } from './journals.ts';
import { chooseTarget, openProject } from './open-project.ts';
import { resolveTarget, stopAtMistakes } from './plan.ts';
import { lockTarget } from './target-lock.ts';
import { stepsToTakeBack, unfinishedApply } from './unfinished.ts';

export interface UndoResult {
  readonly target: { readonly name: string; readonly url: string };
  readonly steps: readonly ReviewedStep[];
  readonly report: UndoReport;
}

/** Takes back what an interrupted apply has staged: from its journal, or from the plan file of a machine that is gone. */
export async function undo(wish: ApplyWish, applicant: Pick<Applicant, 'tell' | 'stop'>): Promise<UndoResult> {
  const project = await openProject(wish);
  stopAtMistakes(project);
  const target = chooseTarget(project, wish.target);
  const record = await unfinishedApply(project, target, wish.journalFolder);
  const steps = stepsToTakeBack(record, wish.approvals);
  const { connection } = await resolveTarget(project, target, wish);
  const desk = connectHelpDesk(connection);
  const lock = lockTarget(connection.url);
  try {
    if (steps.length === 0) {
      const staged = (await desk.reader.listAttributes()).filter(isStaged).map(({ key }) => key);
      throw new Failure('NOTHING_TO_RESUME', `no unfinished apply of ${target.name} is known here`, {
        hint:
          staged.length === 0
            ? 'Nothing is staged on the help desk either.'
            : `Give its plan file with --plan. Staged on the help desk: ${staged.join(', ')}.`,
      });
    }
    const journal = openJournal(
      journalFile(journalFolder(project.folder, wish.journalFolder), target.name, new Date()),
    );
    try {
      const { name, url } = target;
      journal.append({
        format_version: 1,
        type: 'begin-undo',
        at: new Date().toISOString(),
        target: { name, url },
        of: record?.file ?? null,
      });
      const report = await follow(undoSteps(steps, desk), journal, applicant);
      if (record !== undefined && report.failure === undefined) markUndone(record.file);
      return { target: { name, url }, steps, report };
    } finally {
      journal.close();
    }
  } finally {
    lock.release();
    await desk.close();
  }
}

/** The undone apply is over: nobody resumes it any more. */
function markUndone(file: string): void {
  const journal = openJournal(file);
  journal.append({ type: 'end', at: new Date().toISOString(), outcome: 'undone', done: [], not_tried: [] });
  journal.close();
}
