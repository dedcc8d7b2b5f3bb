import { expect, test } from 'vitest';
import { isComposed, isUnion } from '../../src/plan/approved.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { decodeDigest } from '../../src/plan/digest.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

type Row = Parameters<typeof isUnion>[0]['before'];

const USUAL = { data_type: 'input', active: true, screens: {} } as const;

const row = (settings: object, option: object = {}): Row => ({
  ...USUAL,
  display: 'Floor',
  position: 900,
  data_option: { maxlength: 120, note: '', ...option },
  ...settings,
});

const BEFORE = row({});
const LABEL = row({ display: 'Storey' });
const LENGTH = row({}, { maxlength: 200 });
const BOTH = row({ display: 'Storey' }, { maxlength: 200 });

test.each<[string, Row, readonly Row[], boolean]>([
  ['two settings, each of one part', BOTH, [LABEL, LENGTH], true],
  ['the same setting of both, to the same value', LABEL, [LABEL, LABEL], true],
  ['a part that changes nothing', LABEL, [LABEL, BEFORE], true],
  ['one of them alone, as the other was taken back', LABEL, [LABEL, LENGTH], false],
  ['a setting of no part', row({ display: 'Storey', position: 901 }, { maxlength: 200 }), [LABEL, LENGTH], false],
  ['a setting that a part takes away', row({}, { maxlength: undefined }), [LABEL, LENGTH], false],
  ['one setting, to two values', row({ display: 'Level' }), [LABEL, row({ display: 'Level' })], false],
  ['parts of nothing', BOTH, [], false],
  [
    'choices of one list, which is one setting',
    row({}, { options: { a: 'A', b: 'B' } }),
    [row({}, { options: { a: 'A' } }), row({}, { options: { b: 'B' } })],
    false,
  ],
])('%s', (_, after, parts, isOne) => {
  expect(
    isUnion(
      { before: BEFORE, after },
      parts.map((part) => ({ after: part })),
    ),
  ).toBe(isOne);
});

const FILES = {
  label: inYaml({ display: 'How bad' }),
  place: inYaml({ position: 950 }),
  both: inYaml({ display: 'How bad', position: 950 }),
};
const planOf = (files: keyof typeof FILES, rules: Partial<PlanRules> = {}): Plan =>
  planFor([FILES[files]], [onDesk()], rules);

function isApproved(plan: Plan, approved: readonly Plan[], alone: readonly Plan[] = approved): boolean {
  return isComposed(
    plan,
    approved.flatMap(({ document: { digest } }) => decodeDigest(digest) ?? []),
    alone,
  );
}

test('two approved plans approve what they bring together', () => {
  const parts = [planOf('label'), planOf('place')];
  expect(isApproved(planOf('both'), parts)).toBe(true);
  expect(isApproved(planOf('both'), parts.slice(0, 1))).toBe(false);
  // The same plan, which nobody has approved.
  expect(isApproved(planOf('both'), parts.slice(0, 1), parts)).toBe(false);
});

test('a consent that stood in none of them makes the whole another one', () => {
  const consenting = inYaml({ display: 'How bad', position: 950, accept: ['required'] });
  const parts = [planOf('label'), planOf('place')];
  expect(isApproved(planFor([consenting], [onDesk()]), parts)).toBe(false);
  const accepted = planFor([inYaml({ position: 950, accept: ['required'] })], [onDesk()]);
  expect(isApproved(planFor([consenting], [onDesk()]), [planOf('label'), accepted])).toBe(true);
});

test.each<[string, Partial<PlanRules>]>([
  ['other policies', { destroyLimit: 99 }],
  ['another target', { target: { name: 'other', url: 'https://other.example.com', connection: 'd'.repeat(64) } }],
])('approvals for %s approve nothing together', (_, rules) => {
  const parts = [planOf('label'), planOf('place')];
  const elsewhere = [planOf('label', rules), planOf('place', rules)];
  expect(isApproved(planOf('both', rules), parts)).toBe(false);
  expect(isApproved(planOf('both', rules), parts, elsewhere)).toBe(false);
  expect(isApproved(planOf('both', rules), elsewhere)).toBe(true);
});
