import { makeSourceText } from '../../src/files/source-text.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { isError, type Problem } from '../../src/model/problem.ts';
import { deskRelease } from '../../src/model/release.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Decision, RefuseDecision } from '../../src/plan/plan-document.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { planFor } from './builders.ts';

interface PlannedFile {
  readonly plan: Plan;
  readonly decision: Decision | undefined;
  readonly definitions: readonly AttributeDefinition[];
  /** The problems of the file. */
  readonly problems: readonly Problem[];
  /** The errors of the file, and the refusal of the plan. */
  readonly refusals: readonly (Problem | RefuseDecision)[];
}

/** Plans one definition of the API the way that a user's file takes: text, definitions and problems, plan. */
export function planOfFile(definition: JsonObject, live: readonly JsonObject[], release: string): PlannedFile {
  const { object, ...attribute } = definition;
  const text = JSON.stringify({ ...(object === undefined ? {} : { object }), attributes: [attribute] }, undefined, 1);
  const read = definitionsIn(makeSourceText('attributes/one.yaml', text));
  const plan = planFor(read.definitions, live.length === 0 ? [] : parseAttributeList(live), {
    release: deskRelease(release),
  });
  const { problems } = read;
  const decision = plan.document.decisions.find(({ key }) => key === read.definitions[0]?.key);
  const refusal = decision?.action === 'refuse' ? [decision] : [];
  return {
    plan,
    decision,
    definitions: read.definitions,
    problems,
    refusals: [...problems.filter(isError), ...refusal],
  };
}
