import { hasKeyTwice, isJsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import { editedPart } from '../plan/edited.ts';
import type { PlanDocument } from '../plan/plan-document.ts';
import { Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { plan as isPlan } from '../schema/generated/plan-validators.mjs';
import { readGiven } from './read-given.ts';

const HINT = 'Create it with: deskform plan --out plan.json';

/**
 * Reads the document of a plan: to show it, to apply exactly it, to resume or undo it. What does not fit its own digest is
 * refused, whatever it is wanted for.
 * @throws {Failure} FILE_UNREADABLE, PLAN_EDITED
 */
export async function readPlanFile(cwd: string, file: string): Promise<PlanDocument> {
  const text = await readGiven(cwd, file, HINT);
  const json = parseJson(text);
  if (!isJsonObject(json) || json.format_version !== 1 || !Array.isArray(json.decisions))
    throw notAPlan(`${file} is not a plan file of format_version 1`);
  // Drift holds the same fields, and nobody approves it.
  if (json.command !== 'plan') throw notAPlan(`${file} is ${kindOf(json.command)}, not a plan`);
  if (isJsonObject(json.error)) throw notAPlan(`${file} contains an error instead of a plan`);
  if (!isPlan(json)) {
    const at = isPlan.errors?.[0]?.instancePath ?? '';
    throw notAPlan(`${file} is damaged, or from another version of deskform${at === '' ? '' : `: ${at}`}`);
  }
  const document = json as PlanDocument;
  const edited = hasKeyTwice(text, json) ? 'a key that stands twice' : editedPart(document);
  if (edited === undefined) return document;
  const message = `${file} was changed after deskform wrote it: ${printable(edited)} does not fit`;
  throw new Failure('PLAN_EDITED', message, { hint: NEW_PLAN });
}

const NEW_PLAN =
  'Make a new plan with `deskform plan --out plan.json`, and review that. If the file shows (secret) in a label or a text, deskform has hidden a credential of that run there: take it out of the files, or apply by the digest of the plan, with --expect.';

function kindOf(command: JsonValue | undefined): string {
  if (command === 'drift') return 'a drift document';
  return typeof command === 'string' ? `a document of \`deskform ${command}\`` : 'a document of another kind';
}

function notAPlan(message: string): Failure {
  return new Failure('FILE_UNREADABLE', message, { hint: HINT });
}
