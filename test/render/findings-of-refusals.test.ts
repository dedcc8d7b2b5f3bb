import { expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { refusalsOf } from '../../src/render/problems.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from '../plan/builders.ts';

function annotated(wanted: readonly AttributeDefinition[], live: readonly LiveAttribute[]) {
  return refusalsOf(tellPlan(planFor(wanted, live), undefined));
}

const PLACE = { file: 'attributes/ticket.yaml', line: 3, column: 5 };

test('a refusal is annotated at its line, with what to do', () => {
  expect(annotated([inYaml({ option: { type: 'text', maxlength: 9 } })], [onDesk()])).toEqual([
    {
      severity: 'error',
      title: 'Ticket.severity "Severity"',
      lines: [
        'refused',
        expect.stringMatching(/the migration fail \(impact-not-accepted\)$/u),
        '→ To accept this, add `accept: [shorter_maxlength]` to Ticket.severity.',
      ],
      where: PLACE,
    },
  ]);
});

test('what stops a plan as a whole is annotated without a line', () => {
  const rows = [...seededRows(), onDesk({ name: 'a' }), onDesk({ name: 'b' })];
  const plan = planFor([absent('a'), absent('b')], rows, { destroyLimit: 1 });
  expect(refusalsOf(tellPlan(plan, undefined))).toEqual([
    {
      severity: 'error',
      title: 'Not applicable',
      lines: [expect.stringContaining('this plan deletes the data of 2 fields; the limit is 1')],
      where: undefined,
    },
  ]);
});

test('changes that can be applied are not annotated: the comment tells them', () => {
  expect(annotated([inYaml({ display: 'New' }), inYaml({ name: 'fresh' })], [onDesk()])).toEqual([]);
});
