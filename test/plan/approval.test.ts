import { describe, expect, test } from 'vitest';
import { editedPart, unapprovedSteps } from '../../src/plan/approved.ts';
import { checksumOf, type DigestContent, decodeDigest } from '../../src/plan/digest.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { documentOf } from '../plan-document.ts';
import { absent, inYaml, onDesk, planFor, RULES } from './builders.ts';

/** What somebody approved who saw this plan. */
function approvalOf(plan: Plan): DigestContent {
  const content = decodeDigest(plan.document.digest);
  if (content === undefined) throw new Error(`no digest: ${plan.document.digest}`);
  return content;
}

const told = (plan: Plan, ...approved: readonly Plan[]) =>
  unapprovedSteps(plan, approved.map(approvalOf)).map(({ key, moved }) => `${key}: ${moved}`);

const create = inYaml({ name: 'new_one' });
const rename = inYaml({ display: 'New label', option: { type: 'text', maxlength: 200 } });
const pending = { type: 'text', maxlength: 200, default: '', null: true, options: {}, relation: '' };

describe('an approval holds', () => {
  const both = planFor([create, rename], [onDesk()]);
  test.each([
    ['for the very plan', both, [both]],
    [
      'for two plans approved one by one and applied together',
      both,
      [planFor([create], []), planFor([rename], [onDesk()])],
    ],
    [
      'when a step was done by hand meanwhile',
      planFor(
        [create, rename],
        [onDesk(rename), onDesk({ name: 'other' })].map((row) => ({
          ...row,
          ...(row.key === rename.key ? { display: 'New label', data_option: pending } : {}),
        })),
      ),
      [both],
    ],
    [
      'when the apply is half done: the label is in force, the option staged, the new row staged',
      planFor(
        [create, rename],
        [
          onDesk({ display: 'New label', pending, waiting_for: ['column-change', 'settings'] }),
          onDesk({ name: 'new_one', waiting_for: ['creation', 'column-change'] }),
        ],
      ),
      [both],
    ],
    ['whatever unrelated rows there are', planFor([create, rename], [onDesk(), onDesk({ name: 'unrelated' })]), [both]],
    [
      'for a deletion that is marked already',
      planFor([absent()], [onDesk({ waiting_for: ['deletion'] })]),
      [planFor([absent()], [onDesk()])],
    ],
  ])('%s', (_, now, approved) => {
    expect(told(now, ...approved)).toEqual([]);
  });
});

describe('an approval does not hold', () => {
  const approved = planFor([rename], [onDesk()]);
  test.each([
    ['when the file says something else', planFor([inYaml({ display: 'Other' })], [onDesk()]), 'Ticket.severity: file'],
    [
      'when the files accept something else',
      planFor([{ ...rename, accept: ['required'] }], [onDesk()]),
      'Ticket.severity: own-settings',
    ],
    ['when the help desk has moved', planFor([rename], [onDesk({ display: 'Moved' })]), 'Ticket.severity: live'],
    [
      'for another target',
      planFor([rename], [onDesk()], { target: { ...RULES.target, name: 'production' } }),
      'Ticket.severity: target',
    ],
    ['under another policy', planFor([rename], [onDesk()], { undeclared: 'report' }), 'Ticket.severity: policy'],
    ['for a step that nobody saw', planFor([rename, create], [onDesk()]), 'Ticket.new_one: file'],
  ])('%s', (_, now, moved) => {
    expect(told(now, approved)).toEqual([moved]);
  });

  test.each([
    [['required', 'range'], ['dates']],
    [['data_type', 'dates', 'option_removed', 'range', 'required', 'shorter_maxlength'], []],
  ] as const)('by its consent alone: %j approved, %j now', (was, is) => {
    const before = planFor([{ ...rename, accept: was }], [onDesk()]);
    expect(told(planFor([{ ...rename, accept: is }], [onDesk()]), before)).toEqual(['Ticket.severity: own-settings']);
    // Where the help desk has changed as well, it is another step altogether.
    const moved = planFor([{ ...rename, accept: is }], [onDesk({ display: 'Moved' })]);
    expect(told(moved, before)).toEqual(['Ticket.severity: file']);
  });

  const later = '2026-01-06T09:00:00.000Z';
  test.each([
    ['that was deleted and made anew', onDesk({ created_at: later })],
    ['that was made anew and marked by somebody', onDesk({ created_at: later, waiting_for: ['deletion'] })],
    [
      'whose label was another one, and that somebody marked',
      onDesk({ display: 'Precious', waiting_for: ['deletion'] }),
    ],
    ['of another type that somebody marked', onDesk({ data_type: 'integer', waiting_for: ['deletion'] })],
  ])('for the deletion of a field %s', (_, now) => {
    expect(told(planFor([absent()], [now]), planFor([absent()], [onDesk()]))).toEqual(['Ticket.severity: file']);
  });

  test('for staged work of others that the policy takes along and nobody saw', () => {
    const include = { foreignChanges: 'include' } as const;
    const seen = planFor([create], [], include);
    const now = planFor([create], [onDesk({ name: 'theirs', waiting_for: ['creation'] })], include);
    expect(told(now, seen)).toEqual(['Ticket.theirs: file']);
  });
});

test('each step of an approval is looked at about as often for many steps as for a few', () => {
  const readsPerStep = (count: number): number => {
    const plan = planFor(
      Array.from({ length: count }, (_, i) => inYaml({ name: `field_${i}` })),
      [],
    );
    let reads = 0;
    const steps = approvalOf(plan).steps.map(({ change, aim }) => ({
      aim,
      get change() {
        reads += 1;
        return change;
      },
    }));
    expect(unapprovedSteps(plan, [{ ...approvalOf(plan), steps }])).toEqual([]);
    return reads / count;
  };
  expect(readsPerStep(80)).toBeLessThanOrEqual(readsPerStep(20));
});

test.each([
  '',
  'd1.',
  'd1.AAAA',
  'd1.aGQzLrl_SZ1yBGj1VEnUb6PwsTk_bX3kscDv4GSGqQE',
  'nonsense',
  '0bc3cb200b24e23ab0d32b84111b27e0',
])('%j is no digest', (text) => {
  expect(decodeDigest(text)).toBeUndefined();
});

describe('a digest with the hashes of other steps', () => {
  const planTo = (label: string) => planFor([inYaml({ display: label })], [onDesk()]);

  test('as if all of them fell together, is seen by the hash of the whole', () => {
    const [harmless, other] = [planTo('Harmless'), planTo('Other')];
    const bytesOf = ({ document }: Plan) => Buffer.from(document.digest.slice('d1.'.length), 'base64url');
    const forged = Buffer.concat([bytesOf(harmless).subarray(0, 32), bytesOf(other).subarray(32)]);
    const digest = `d1.${forged.toString('base64url')}`;
    expect(decodeDigest(digest)).toEqual({ ...approvalOf(other), whole: approvalOf(harmless).whole });
    const document = { ...documentOf(other), digest };
    expect(editedPart({ ...document, checksum: checksumOf(document) } as unknown as PlanDocument)).toBe('decisions');
  });

  test('an approval whose steps are all the same by their hashes, and not as a whole, is none', () => {
    const [plan, content] = [planTo('New'), approvalOf(planTo('New'))];
    expect(unapprovedSteps(plan, [content])).toEqual([]);
    const deceiving = { ...content, whole: content.whole.replace(/^./u, (sign) => (sign === '0' ? '1' : '0')) };
    expect(unapprovedSteps(plan, [deceiving])).toEqual([{ key: 'Ticket.severity', moved: 'file' }]);
  });

  test('of users has 128 bits, and the whole 256', () => {
    const { whole, around, target, policies, steps } = approvalOf(planTo('New'));
    const parts = [around, target, policies, ...steps.flatMap(({ change, aim }) => [change, aim])];
    expect([whole.length * 4, ...new Set(parts.map((part) => part.length * 4))]).toEqual([256, 128]);
  });
});
