import type { PlanDocument } from '../plan/plan-document.ts';
import { type ToldProblem, toldProblem } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlanDocument } from '../render/story/tell-plan.ts';
import { readPlanFile } from './read-plan-file.ts';

export interface SavedPlan {
  /** As it is in the file. */
  readonly document: PlanDocument;
  readonly problems: readonly ToldProblem[];
  readonly story: () => Story;
}

/**
 * Reads a plan file to show it. Nothing is compared with the files or the help desk: `apply` does that.
 * @throws {Failure} FILE_UNREADABLE, PLAN_EDITED
 */
export async function readSavedPlan(cwd: string, file: string): Promise<SavedPlan> {
  const document = await readPlanFile(cwd, file);
  return {
    document,
    problems: document.problems.map(toldProblem),
    story: () => tellPlanDocument(document, undefined),
  };
}
