import { expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/attribute/definition.ts';
import type { LiveAttribute } from '../../src/attribute/live-attribute.ts';
import { annotationsOfStory } from '../../src/github/annotations.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor, seededRows, tombstone } from '../plan/builders.ts';

function annotated(wanted: readonly AttributeDefinition[], live: readonly LiveAttribute[], folder = '') {
  return annotationsOfStory(tellPlan(planFor(wanted, live), undefined), folder);
}

const PLACE = { file: 'attributes/ticket.yaml', line: 3, column: 5 };

test('a refusal is annotated at its line, with what to do', () => {
  expect(annotated([inYaml({ option: { type: 'text', maxlength: 9 } })], [onDesk()])).toEqual([
    {
      level: 'error',
      title: 'Ticket.severity "Severity"',
      message: expect.stringMatching(
        /^refused \(cost-not-accepted\)\n.*the migration fail\n→ To accept this, add `accept: \[shorter_maxlength\]` to Ticket\.severity\.$/su,
      ),
      place: PLACE,
    },
  ]);
});

test('what stops a plan as a whole is annotated without a line', () => {
  const rows = [...seededRows(), onDesk({ name: 'a' }), onDesk({ name: 'b' })];
  const plan = planFor([tombstone('a'), tombstone('b')], rows, { destroyLimit: 1 });
  expect(annotationsOfStory(tellPlan(plan, undefined), '')).toEqual([
    {
      level: 'error',
      title: 'Not applicable',
      message: expect.stringContaining('this plan deletes the data of 2 attributes; the limit is 1'),
      place: undefined,
    },
  ]);
});

test('changes that can be applied are not annotated: the comment tells them', () => {
  expect(annotated([inYaml({ display: 'New' }), inYaml({ name: 'fresh' })], [onDesk()])).toEqual([]);
});

test.each([
  ['', 'attributes/ticket.yaml'],
  ['.', 'attributes/ticket.yaml'],
  ['desks/berlin', 'desks/berlin/attributes/ticket.yaml'],
])('a project in the folder %j is named from the top of its repository', (folder, file) => {
  const refused = annotated([inYaml({ option: { type: 'text', maxlength: 9 } })], [onDesk()], folder);
  expect(refused).toMatchObject([{ place: { ...PLACE, file } }]);
});
