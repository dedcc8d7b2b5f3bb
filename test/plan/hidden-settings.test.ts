import { describe, expect, test } from 'vitest';
import { planTakeBack } from '../../src/apply/take-back.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { rowToSend } from '../../src/plan/plan.ts';
import { FILE_PAPER } from '../../src/render/paper.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { attributeToWrite } from '../../src/run/import/declarable.ts';
import { documentOf, documentOfStep } from '../plan-document.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const TEXT = { type: 'text', maxlength: 120 } as const;
const withMore = (more: JsonObject) => onDesk({ option: { ...TEXT, ...more } });

const SECRETS: readonly (readonly [string, JsonObject])[] = [
  ['a key that is called like one', { api_token: 'sw0rdfish' }],
  ['such a key with a number', { apiKey: 50_112_223 }],
  ['such a key with parts', { session: { id: 'sw0rdfish', more: ['sw0rdfish'] } }],
  ['headers', { headers: { Authorization: 'Bearer sw0rdfish', 'X-Api-Key': 'sw0rdfish' } }],
  ['headers as a list', { headers: [{ name: 'Authorization', value: 'sw0rdfish' }] }],
  ['something deep', { odd: [{ deeper: { client_secret: 'sw0rdfish' } }] }],
  ['the login of a link', { linktemplate: 'https://me:sw0rdfish@erp.example.com/#{ticket.x}' }],
  ['a parameter of a link', { linktemplate: 'https://erp.example.com/?token=sw0rdfish&x=#{ticket.x}' }],
  ['a password with a slash', { linktemplate: 'https://me:pa/sw0rdfish@erp.example.com/?token=T' }],
  ['an address within an address', { linktemplate: 'https://a.example.com/?to=https://me:sw0rdfish@x/&token=T' }],
  ['an encoded address within one', { linktemplate: 'https://a.example.com/?to=https%3A%2F%2Fme%3Asw0rdfish%40x%2F' }],
  ['a parameter with blanks', { linktemplate: 'https://a.example.com/?password=my sw0rdfish words' }],
  ['a parameter of two lines', { note: 'https://a.example.com/?password=my\nsw0rdfish' }],
  ['an address in a note', { note: 'https://me:sw0rdfish@erp.example.com/' }],
  ['an address in something unknown', { callback: { to: 'https://erp.example.com/?api_key=sw0rdfish' } }],
];
const HIDDEN = /\(secret[:)]/u;
const TELLS = /sw0rdfish|50112223|50_112_223/u;

describe('what is called like a secret is hidden wherever it stands', () => {
  test.each(SECRETS)('%s, in a plan and in what is kept of it', (_, more) => {
    const before = withMore(more);
    for (const definition of [
      inYaml({ display: 'Other' }),
      inYaml({ display: 'Other', option: { ...TEXT, ...more } }),
    ]) {
      const plan = planFor([definition], [before]);
      const [step] = plan.document.decisions;
      if (step?.action !== 'update') throw new Error('the label differs');
      expect(step.changes.map(({ path }) => path)).toEqual(['display']);
      // It goes back to the help desk as it is.
      expect(JSON.stringify(rowToSend(plan, step).data_option)).toMatch(TELLS);
      const reviewed = documentOfStep(plan);
      const shown = [documentOf(plan), reviewed, renderPlanText(tellPlan(plan, undefined), FILE_PAPER)];
      expect(JSON.stringify(shown)).not.toMatch(TELLS);
      expect(JSON.stringify(reviewed)).toMatch(HIDDEN);
      // An undo knows the row as it was.
      expect(planTakeBack(reviewed, before)).toEqual({ kind: 'nothing' });
    }
  });

  test.each(SECRETS)('%s, where it changes, comes new or is created', (_, more) => {
    const declared = inYaml({ option: { ...TEXT, ...more } });
    for (const live of [[withMore({})], [withMore(altered(more))], []]) {
      const plan = planFor([declared], live);
      expect(plan.document.decisions[0]?.action).toBe(live.length === 0 ? 'create' : 'update');
      const shown = [documentOf(plan), renderPlanText(tellPlan(plan, undefined), FILE_PAPER)];
      expect(JSON.stringify(shown)).not.toMatch(TELLS);
      expect(JSON.stringify(shown)).toMatch(HIDDEN);
    }
  });

  test.each(SECRETS)('%s, in what an import writes', (_, more) => {
    const { settings } = attributeToWrite(withMore(more));
    expect(JSON.stringify(settings)).not.toMatch(TELLS);
    expect(JSON.stringify(settings)).not.toMatch(HIDDEN);
  });
});

test('a number and its text are two values', () => {
  const asked = [12_345, '12345'].map((api_key) => planFor([inYaml({ option: { ...TEXT, api_key } })], [withMore({})]));
  expect(asked[0]?.document.digest).not.toBe(asked[1]?.document.digest);
});

/** The same place with another credential. */
function altered(more: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(more).replaceAll('sw0rdfish', 'sw0rdfish-2').replaceAll('50112223', '50112223999'));
}

test.each<[string, JsonObject]>([
  ['choices', { options: { token: 'Token', password: 'Password', api_key: 'https://x.example.com/?token=abc' } }],
  ['keys that are known', { search_result_value_key: 'id', http_auth_type: 'basic_auth' }],
  ['a note with an address of mail', { note: 'ask me@example.com' }],
  ['a link without credentials', { linktemplate: 'https://erp.example.com/?q=#{ticket.token}&page=1' }],
  ['what is empty', { api_token: '', headers: { Authorization: null } }],
])('%s: not hidden', (_, more) => {
  const plan = planFor([inYaml({ display: 'Other' })], [withMore(more)]);
  expect(JSON.stringify(documentOf(plan))).not.toMatch(HIDDEN);
});
