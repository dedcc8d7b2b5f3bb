import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { JsonObject } from '../src/model/json.ts';
import type { Problem } from '../src/model/problem.ts';
import { checksumOf, digestOf } from '../src/plan/digest.ts';
import { type Plan, stepsOf } from '../src/plan/plan.ts';
import type { PlanDocument, Step } from '../src/plan/plan-document.ts';
import { planDocument } from '../src/run/plan-files.ts';

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  discriminator: true,
});
const isValid = ajv.compile(JSON.parse(readFileSync(new URL('../schemas/plan.schema.json', import.meta.url), 'utf8')));

/** What schemas/plan.schema.json has against a document, as "/decisions/3 must have required property 'digest'". */
export function faultsOfPlanDocument(document: unknown): readonly string[] {
  if (isValid(document)) return [];
  return (isValid.errors ?? []).flatMap(({ keyword, instancePath, message, params }) =>
    keyword === 'if' ? [] : [`${instancePath} ${message} ${JSON.stringify(params)}`],
  );
}

/** Scripts and approvals read plan documents, so a test that makes one has this look at it. */
export function mustBePlanDocument(document: unknown): void {
  const faults = faultsOfPlanDocument(document);
  if (faults.length > 0) throw new Error(`not as schemas/plan.schema.json says:\n${faults.slice(0, 10).join('\n')}`);
}

/** The document that `deskform plan --json` would print of this plan, read back from its text. */
export function documentOf(plan: Plan, problems: readonly Problem[] = plan.warnings): JsonObject {
  return JSON.parse(JSON.stringify(planDocument({ plan, problems })));
}

/** The document of the first step. */
export function documentOfStep(plan: Plan): Step {
  const [document] = stepsOf(plan);
  if (document === undefined) throw new Error('the plan has no step');
  return document;
}

/** The same document as deskform would have written it: with the digest and the checksum of what now stands in it. */
export function resealed(document: JsonObject): JsonObject {
  // Its form is the test's own affair: many are wrong on purpose.
  const digest = digestOf(document as unknown as PlanDocument);
  return { ...document, digest, checksum: checksumOf({ ...document, digest }) };
}
