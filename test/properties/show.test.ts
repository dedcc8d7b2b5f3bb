import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/attribute/json.ts';
import { bodyToWire } from '../../src/helpdesk/wire.ts';
import { isStep } from '../../src/plan/decision.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { FILE_PAPER } from '../../src/render/paper.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan, tellPlanDocument } from '../../src/render/story/tell-plan.ts';
import { planFileText } from '../../src/run/plan-files.ts';
import { plan as isPlan } from '../../src/schema/generated/plan-validators.mjs';
import { numberOfRuns } from '../deep.ts';
import { planFor, RULES } from '../plan/builders.ts';
import { inProcessDesk } from './in-process-desk.ts';
import { type World, world } from './worlds.ts';

/** A saved plan reads like the plan. Only the lines of the settings of a new attribute, which --verbose shows, are missing. */
const RUNS = numberOfRuns('DESKFORM_WORLDS', { day: 200, deep: 2_000 });
const PATH = '/api/v1/object_manager_attributes';
const PAPER = FILE_PAPER;
const VERBOSE = { ...PAPER, places: 'of-each-setting' } as const;

/** Refusals, and changes that nobody consented to, are among them. */
function plansOf({ release, deeds, definitions }: World): readonly Plan[] {
  const desk = inProcessDesk(release, 'some');
  for (const deed of deeds) {
    if (deed.kind === 'post') desk.ask('POST', PATH, bodyToWire(rowToCreate(deed.definition), 'Organization'));
    if (deed.kind === 'migrate') desk.ask('POST', `${PATH}_execute_migrations`);
  }
  const without = definitions.map((each) => (each.state === 'present' ? { ...each, accept: [] } : each));
  return (['include', 'refuse'] as const).flatMap((foreignChanges) => [
    planFor(definitions, desk.list(), { ...RULES, release, foreignChanges, undeclared: 'delete', destroyLimit: 1 }),
    planFor(without, desk.list(), { ...RULES, release, foreignChanges }),
  ]);
}

function saved(plan: Plan): PlanDocument {
  const document = parseJson(planFileText({ plan, problems: plan.warnings }));
  if (!isPlan(document)) throw new Error(JSON.stringify(isPlan.errors));
  return document as PlanDocument;
}

test('a saved plan has the story of the plan', () => {
  let steps = 0;
  fc.assert(
    fc.property(world, (given) => {
      for (const plan of plansOf(given)) {
        const [told, shown] = [tellPlan(plan, undefined), tellPlanDocument(saved(plan), undefined)];
        expect(renderPlanText(shown, PAPER)).toBe(renderPlanText(told, PAPER));
        if (plan.decisions.every(({ action }) => action !== 'create'))
          expect(renderPlanText(shown, VERBOSE)).toBe(renderPlanText(told, VERBOSE));
        steps += plan.decisions.filter(isStep).length;
      }
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
  expect(steps).toBeGreaterThan(RUNS);
}, 3_600_000);
