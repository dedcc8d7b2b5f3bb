import { isJsonObject, type JsonObject, parseJson } from '../attribute/json.ts';
import { type DigestContent, decodeDigest } from '../plan/digest.ts';
import { Failure } from '../problem/failure.ts';
import { readGiven } from './read-given.ts';

export const PLAN_FILE_HINT = 'Make it with: deskform plan --out plan.json';

/** A plan file, as far as an approval depends on it. */
export interface PlanFileContent {
  readonly json: JsonObject;
  readonly decisions: readonly unknown[];
  readonly digest: DigestContent;
}

/** @throws {Failure} FILE_UNREADABLE, or WRONG_USE where the file has no digest. */
export async function readPlanFile(cwd: string, file: string): Promise<PlanFileContent> {
  const json = parseJson(await readGiven(cwd, file, PLAN_FILE_HINT));
  if (!isJsonObject(json) || json.format_version !== 1 || !Array.isArray(json.decisions)) {
    throw new Failure('FILE_UNREADABLE', `${file} is no plan file of format_version 1`, { hint: PLAN_FILE_HINT });
  }
  const instead = isJsonObject(json.error) ? 'an error instead of a plan' : 'no digest of a plan';
  const digest = digestOf(typeof json.digest === 'string' ? json.digest : '', `${file} holds ${instead}`);
  return { json, decisions: json.decisions, digest };
}

/** @throws {Failure} WRONG_USE where the text is no digest. */
export function digestOf(text: string, otherwise: string): DigestContent {
  const digest = decodeDigest(text);
  if (digest === undefined) throw new Failure('WRONG_USE', otherwise);
  return digest;
}
