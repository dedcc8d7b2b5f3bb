import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf } from '../files/source-text.ts';
import { Failure, systemAdvice } from '../model/failure.ts';
import { hasKeyTwice, isJsonObject, type JsonValue, parseJson } from '../model/json.ts';
import { editedPart } from '../plan/approved.ts';
import { plan as isPlan } from '../plan/generated/plan-validators.mjs';
import type { PlanDocument } from '../plan/plan-document.ts';
import { printable } from '../render/printable.ts';

const HINT = 'Create it with: deskform plan --out plan.json';

/**
 * Reads the document of a plan: to show it, to apply exactly it, to resume or undo it. What does not fit its own digest is
 * refused, whatever it is wanted for.
 * @throws {Failure} FILE_UNREADABLE, PLAN_EDITED
 */
export async function readPlanFile(cwd: string, file: string): Promise<PlanDocument> {
  const text = await readGiven(
    cwd,
    file,
    `Each of several targets has its own file, such as plan.staging.json. ${HINT}`,
  );
  const json = parseJson(text);
  if (json === undefined) throw notAPlan(`${file} is truncated or not JSON`);
  if (isJsonObject(json) && typeof json.format_version === 'number' && json.format_version > 1) {
    const message = `${file} has format_version ${json.format_version}; this deskform reads format_version 1`;
    throw new Failure('FILE_UNREADABLE', message, { hint: 'Update deskform, or create a new plan with this version.' });
  }
  if (!isJsonObject(json) || json.format_version !== 1 || !Array.isArray(json.decisions))
    throw notAPlan(`${file} is not a plan file`);
  // Drift holds the same fields, and nobody approves it.
  if (json.command !== 'plan') throw notAPlan(`${file} is ${kindOf(json.command)}, not a plan`);
  if (isJsonObject(json.error)) throw notAPlan(`${file} contains an error instead of a plan`);
  if (!isPlan(json)) {
    const [first] = isPlan.errors ?? [];
    const at = first?.instancePath ?? '';
    const added = at === '' ? first?.params?.additionalProperty : undefined;
    if (typeof added === 'string') throw editedPlan(file, JSON.stringify(added));
    throw notAPlan(`${file} is damaged, or from another version of deskform${at === '' ? '' : `: ${at}`}`);
  }
  const document = json as PlanDocument;
  const edited = hasKeyTwice(text, json) ? 'a key that stands twice' : editedPart(document);
  if (edited === undefined) return document;
  throw editedPlan(file, edited);
}

function editedPlan(file: string, part: string): Failure {
  const message = `${file} was changed after deskform wrote it: ${printable(part)} does not fit`;
  return new Failure('PLAN_EDITED', message, { hint: NEW_PLAN });
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

/** The plan of a hundred thousand new attributes is smaller, and a text may not be much longer. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Reads a file that the command line names, or that an earlier run wrote. A pipe will do, as a shell makes
 * it of `<(command)`, but it is not read without end.
 * @throws {Failure} FILE_UNREADABLE with the name as it was given.
 */
export async function readGiven(cwd: string, file: string, hint: string): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of createReadStream(resolve(cwd, file), { highWaterMark: 1024 * 1024 })) {
      pieces.push(piece);
      size += piece.length;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    throw unreadable(file, reasonOf(error), systemAdvice(error) ?? hint, error);
  }
  if (size > MOST_BYTES) throw unreadable(file, `is larger than ${MOST_BYTES / 1024 / 1024} MB`, hint);
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\ufeff/u, '');
}

function unreadable(file: string, why: string, hint: string, cause?: unknown): Failure {
  return new Failure('FILE_UNREADABLE', `${file} ${why}`, { hint, cause });
}
