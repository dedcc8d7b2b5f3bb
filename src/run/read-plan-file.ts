import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import { type DigestContent, decodeDigest } from '../plan/digest.ts';
import { Failure } from '../problem/failure.ts';
import { readGiven } from './read-given.ts';

const PLAN_FILE_HINT = 'Create it with: deskform plan --out plan.json';

/** A plan file, as far as an approval depends on it. */
export interface PlanFileContent {
  readonly json: JsonObject;
  readonly decisions: readonly unknown[];
  readonly digest: DigestContent;
}

/** @throws {Failure} FILE_UNREADABLE, or WRONG_USE if the file has no valid digest. */
export async function readPlanFile(cwd: string, file: string): Promise<PlanFileContent> {
  const json = await readPlanDocument(cwd, file);
  const instead = isJsonObject(json.error) ? 'an error instead of a plan' : 'no valid digest of a plan';
  const digest = digestOf(typeof json.digest === 'string' ? json.digest : '', `${file} contains ${instead}`);
  return { json, decisions: json.decisions, digest };
}

/** @throws {Failure} FILE_UNREADABLE */
export async function readPlanDocument(
  cwd: string,
  file: string,
): Promise<JsonObject & { readonly decisions: readonly JsonValue[] }> {
  const json = parseJson(await readGiven(cwd, file, PLAN_FILE_HINT));
  if (!isJsonObject(json) || json.format_version !== 1 || !isListed(json)) {
    throw notAPlan(`${file} is not a plan file of format_version 1`);
  }
  return json;
}

function isListed(json: JsonObject): json is JsonObject & { readonly decisions: readonly JsonValue[] } {
  return Array.isArray(json.decisions);
}

export function notAPlan(message: string): Failure {
  return new Failure('FILE_UNREADABLE', message, { hint: PLAN_FILE_HINT });
}

/** @throws {Failure} WRONG_USE if the text is not a digest. */
export function digestOf(text: string, otherwise: string): DigestContent {
  const digest = decodeDigest(text);
  if (digest === undefined) throw new Failure('WRONG_USE', otherwise);
  return digest;
}
