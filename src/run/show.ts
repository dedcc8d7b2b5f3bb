import { isJsonObject, type JsonObject } from '../attribute/json.ts';
import { decodeDigest } from '../plan/digest.ts';
import type { PlanDocument } from '../render/plan-document.ts';
import { type ToldProblem, toldProblem } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlanDocument } from '../render/story/tell-document.ts';
import { plan as isPlan } from '../schema/generated/plan-validators.mjs';
import { notAPlan, readPlanFile } from './read-plan-file.ts';

export interface SavedPlan {
  /** As it is in the file. */
  readonly document: PlanDocument;
  readonly problems: readonly ToldProblem[];
  readonly story: () => Story;
}

/**
 * Reads a plan file to show it. Nothing is checked against the files or the help desk: `apply` does that.
 * @throws {Failure} FILE_UNREADABLE
 */
export async function readSavedPlan(cwd: string, file: string): Promise<SavedPlan> {
  const json = await readPlanFile(cwd, file);
  if (isJsonObject(json.error)) throw notAPlan(`${file} contains an error instead of a plan`);
  mustBePlan(json, file);
  if (decodeDigest(json.digest) === undefined) throw notAPlan(`${file} contains no valid digest of a plan`);
  return { document: json, problems: json.problems.map(toldProblem), story: () => tellPlanDocument(json) };
}

function mustBePlan(json: JsonObject, file: string): asserts json is PlanDocument {
  if (isPlan(json)) return;
  const at = isPlan.errors?.[0]?.instancePath ?? '';
  throw notAPlan(`${file} is damaged, or from a newer deskform${at === '' ? '' : `: ${at}`}`);
}
