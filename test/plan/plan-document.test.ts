import { describe, expect, test } from 'vitest';
import { parseStep } from '../../src/apply/journal.ts';
import { isJsonObject, type JsonObject, withMember } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { documentOf, faultsOfPlanDocument } from '../plan-document.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from './builders.ts';

const many = (action: string, count: number): readonly LiveAttribute[] =>
  Array.from({ length: count }, (_, index) => onDesk({ name: `${action}_${index}`, id: 100 + index }));

describe('the schema of plan documents takes', () => {
  test.each([
    ['a plan with nothing to do', planFor([inYaml()], [onDesk()])],
    ['a creation', planFor([inYaml()], [])],
    ['a creation that waits already', planFor([inYaml()], [onDesk({ waiting_for: ['creation', 'column-change'] })])],
    ['an update', planFor([inYaml({ option: { type: 'text', maxlength: 200 } })], [onDesk()])],
    ['a deletion', planFor([absent()], [onDesk()])],
    ['a deletion of what no file lists', planFor([], [...seededRows(), onDesk()], { undeclared: 'delete' })],
    ['a list that is not whole', planFor([], [onDesk()], { undeclared: 'delete' })],
    ['a refusal', planFor([absent()], [onDesk({ not_deletable_reason: 'Trigger: VIP' })])],
    ['foreign work', planFor([inYaml({ name: 'ours' })], [onDesk({ waiting_for: ['settings'], pending: {} })])],
    [
      'a row of others that no migration gets past',
      planFor([inYaml({ name: 'ours' })], [onDesk({ data_type: 'tag', waiting_for: ['creation'] })]),
    ],
    [
      'more deletions than the limit',
      planFor(
        ['a_0', 'a_1', 'a_2', 'a_3'].map((name) => absent(name)),
        many('a', 4),
      ),
    ],
    [
      'a secret that changes',
      planFor([inYaml({ option: { type: 'text', maxlength: 120, bearer_token_auth: 'hush' } })], [onDesk()]),
    ],
  ])('%s', (_, plan) => {
    expect(faultsOfPlanDocument(documentOf(plan))).toEqual([]);
  });

  test('the reason why there is no plan', () => {
    const error = { code: 'INVALID_CONFIG', message: '1 error in the files', hint: null };
    const document = { format_version: 1, command: 'plan', status: 'failed', error, problems: [], decisions: [] };
    expect(faultsOfPlanDocument(document)).toEqual([]);
    expect(faultsOfPlanDocument({ ...document, decisions: documentOf(planFor([inYaml()], [])).decisions })).not.toEqual(
      [],
    );
  });
});

describe('the schema of plan documents does not take', () => {
  const document = documentOf(planFor([inYaml({ display: 'New' })], [onDesk(), onDesk({ name: 'other', id: 62 })]));
  const [keep, update] = Array.isArray(document.decisions) ? document.decisions : [];

  test.each(Object.keys(document))('a plan without %s', (field) => {
    expect(faultsOfPlanDocument(withMember(document, field, undefined))).not.toEqual([]);
  });

  test.each(Object.keys(isJsonObject(update) ? update : {}))('an update without %s', (field) => {
    if (!isJsonObject(update)) throw new Error('no update');
    expect(faultsOfPlanDocument({ ...document, decisions: [withMember(update, field, undefined)] })).not.toEqual([]);
  });

  test.each<readonly [string, JsonObject]>([
    ['another version of the form', { ...document, format_version: 2 }],
    ['a field that it does not know', { ...document, plan: {} }],
    ['a digest of another form', { ...document, digest: 'eb79fb07794fe13ce05bf14c2e9e2ce5' }],
    ['an action without a meaning', { ...document, decisions: [{ ...asObject(keep), action: 'rename' }] }],
    ['an object outside the four', { ...document, decisions: [{ ...asObject(keep), key: 'Trigger.x' }] }],
  ])('%s', (_, changed) => {
    expect(faultsOfPlanDocument(changed)).not.toEqual([]);
  });
});

function asObject(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new Error('no object');
  return value;
}

test('the rows of a refusal hold no credential, whether the service or the files call it one', () => {
  const secrets = [{ setting: 'x_pass', value: 'hush-file' }];
  const screens = { edit: { 'ticket.agent': { shown: true, required: true } } };
  const option = { type: 'text', maxlength: 120 };
  const live = onDesk({ option: { ...option, x_pass: 'hush-live', bearer_token_auth: 'hush-service' } });
  const plan = planFor([inYaml({ option, secrets, screens })], [live]);
  const [refused] = documentOf(plan).decisions as readonly JsonObject[];
  expect(refused).toMatchObject({
    action: 'refuse',
    label: 'Severity',
    before: { data_option: { maxlength: 120 } },
  });
  expect(asObject(asObject(refused?.before).data_option)).toMatchObject({
    x_pass: expect.stringMatching(/^\(secret:/u),
    bearer_token_auth: '(secret)',
  });
  expect(JSON.stringify(documentOf(plan))).not.toContain('hush');
});

test('what a plan document says of its steps is all that a plan file gives back', () => {
  const plan = planFor(
    [inYaml({ display: 'New' }), inYaml({ name: 'fresh' }), absent('gone')],
    [onDesk(), onDesk({ name: 'gone', id: 62 })],
  );
  const { decisions } = documentOf(plan);
  const steps = (Array.isArray(decisions) ? decisions : []).map((decision: unknown) => parseStep(decision));
  expect(steps.map((step) => step?.action)).toEqual(['create', 'delete', 'update']);
  for (const [index, step] of steps.entries()) {
    const written = Array.isArray(decisions) ? decisions[index] : undefined;
    expect(step).toEqual(written);
  }
});
