import { expect, test } from 'vitest';
import { decodeDigest, hashOfTarget } from '../../src/plan/digest.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { type Approvals, mustBeApproved, NO_APPROVALS, reviewedOf } from '../../src/run/apply/approvals.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';

const wanted = inYaml({ display: 'New label' });
/** A request of two was cut off after its first: the row stands one too high. */
const NUDGED = { nudged: new Map([[wanted.key, 10]]) };

function approvedFor(plan: Plan): Approvals {
  const digest = decodeDigest(plan.document.digest);
  if (digest === undefined) throw new Error(plan.document.digest);
  return { ...NO_APPROVALS, digests: [digest], by: 'review' };
}

const reviewed = approvedFor(planFor([wanted], [onDesk({ display: 'Old label', position: 10 })]));

test('a step that only brings a position back needs no review of its own', () => {
  const plan = planFor([wanted], [onDesk({ display: 'New label', position: 11 })], NUDGED);
  expect(() => mustBeApproved(plan, reviewed)).not.toThrow();
});

test('a step that brings a position back and overwrites what somebody wrote since does', () => {
  const plan = planFor([wanted], [onDesk({ display: 'By somebody', position: 11 })], NUDGED);
  expect(() => mustBeApproved(plan, reviewed)).toThrow('Ticket.severity (the help desk changed); nothing was sent');
});

test('a step of which only the consent in the files is another one does not blame the help desk', () => {
  const live = onDesk({ display: 'Old label', position: 10 });
  const plan = planFor([{ ...wanted, accept: ['required'] }], [live]);
  const message =
    'Ticket.severity (settings of deskform itself changed in the files, such as `accept`); nothing was sent';
  expect(() => mustBeApproved(plan, reviewed)).toThrow(message);
  expect(() => mustBeApproved(planFor([wanted], [live]), approvedFor(plan))).toThrow(message);
});

test('of several reviews of a deletion, the one that saw the fewest values limits it', () => {
  const plan = planFor([], []);
  const target = hashOfTarget(plan.rules.target);
  const seeing = (records: number) => ({ target, records: new Map([[wanted.key, records]]) });
  const elsewhere = { target: 'another', records: new Map([[wanted.key, 1]]) };
  const approvals = { ...NO_APPROVALS, reviewed: [seeing(12), seeing(7), seeing(9), elsewhere] };
  expect(reviewedOf(plan, approvals).get(wanted.key)).toBe(7);
});
