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
  // Drift holds the same fields, and nobody approves it.
  if (json.command !== 'plan') throw notAPlan(`${file} is ${kindOf(json.command)}, not a plan`);
  return json;
}

function kindOf(command: JsonValue | undefined): string {
  if (command === 'drift') return 'a drift document';
  return typeof command === 'string' ? `a document of \`deskform ${command}\`` : 'a document of another kind';
}

function isPlanFile(json: unknown): json is PlanFileJson {
  return isJsonObject(json) && json.format_version === 1 && Array.isArray(json.decisions);
}

export function notAPlan(message: string): Failure {
  return new Failure('FILE_UNREADABLE', message, { hint: HINT });
}
