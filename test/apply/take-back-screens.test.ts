import { expect, test } from 'vitest';
import { planTakeBack } from '../../src/apply/take-back.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';

test('a cell that hides what `null: false` would ask for is taken back, too', () => {
  const option = { type: 'text', maxlength: 120, null: false };
  const screens = { edit: { 'ticket.agent': { shown: false } } };
  const before = onDesk({ option, screens: {} });
  const plan = planFor([inYaml({ option, screens })], [before]);
  const [step] = stepsOf(plan);
  if (step === undefined) throw new Error('nothing to take back');
  expect(planTakeBack(step, before)).toEqual({ kind: 'nothing' });
  expect(planTakeBack(step, { ...before, screens })).toMatchObject({ kind: 'restore', before: { screens: {} } });
});
