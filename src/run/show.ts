import type { JsonObject } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import type { PlanDocument } from '../render/plan-document.ts';
import { type ToldProblem, toldProblem } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlanDocument } from '../render/story/tell-document.ts';
import { plan as isPlan } from '../schema/generated/plan-validators.mjs';
import { PLAN_FILE_HINT, readPlanFile } from './read-plan-file.ts';

export interface SavedPlan {
  /** As it is in the file. */
  readonly document: PlanDocument;
  readonly problems: readonly ToldProblem[];
  readonly story: () => Story;
}

/**
 * Reads a plan file to show it. Nothing is checked against the files or the help desk: `apply` does that.
 * @throws {Failure} FILE_UNREADABLE, or WRONG_USE where the file has no digest.
 */
export async function readSavedPlan(cwd: string, file: string): Promise<SavedPlan> {
  const { json } = await readPlanFile(cwd, file);
  if (json.command === 'drift')
    throw new Failure('FILE_UNREADABLE', `${file} is a drift document, not a plan`, { hint: PLAN_FILE_HINT });
  mustBePlan(json, file);
  return { document: json, problems: json.problems.map(toldProblem), story: () => tellPlanDocument(json) };
}

function mustBePlan(json: JsonObject, file: string): asserts json is PlanDocument {
  if (isPlan(json)) return;
  const at = isPlan.errors?.[0]?.instancePath ?? '';
  throw new Failure('FILE_UNREADABLE', `${file} is damaged${at === '' ? '' : ` at ${at}`}`, { hint: PLAN_FILE_HINT });
}
