import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import { readGiven } from './read-given.ts';

const HINT = 'Create it with: deskform plan --out plan.json';

/** A plan file before anything else in it is checked. */
export type PlanFileJson = JsonObject & { readonly decisions: readonly JsonValue[] };

/** @throws {Failure} FILE_UNREADABLE */
export async function readPlanFile(cwd: string, file: string): Promise<PlanFileJson> {
  const json = parseJson(await readGiven(cwd, file, HINT));
  if (!isPlanFile(json)) throw notAPlan(`${file} is not a plan file of format_version 1`);
  return json;
}

function isPlanFile(json: unknown): json is PlanFileJson {
  return isJsonObject(json) && json.format_version === 1 && Array.isArray(json.decisions);
}

export function notAPlan(message: string): Failure {
  return new Failure('FILE_UNREADABLE', message, { hint: HINT });
}
