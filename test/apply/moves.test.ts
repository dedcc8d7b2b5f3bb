import { expect, test } from 'vitest';
import { foreignMoves } from '../../src/apply/pending-set.ts';
import { needsNudge } from '../../src/apply/write-confirmed.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { onDesk } from '../plan/builders.ts';

const STAGED = onDesk({ pending: { type: 'text', maxlength: 200 }, waiting_for: ['settings'] });

test.each<[string, readonly LiveAttribute[], readonly string[]]>([
  ['nothing', [STAGED], []],
  ['nothing but its author and time', [{ ...STAGED, updated_by_id: 7, updated_at: '2026-02-01T09:00:00.000Z' }], []],
  ['its options', [{ ...STAGED, data_option_new: { type: 'text', maxlength: 300 } }], ['Ticket.severity']],
  ['its label', [{ ...STAGED, display: 'By somebody' }], ['Ticket.severity']],
  ['what it waits for', [{ ...STAGED, waiting_for: ['deletion'] }], ['Ticket.severity']],
  ['all of it: discarded', [], ['Ticket.severity']],
])('what somebody has staged, and between two reads changes: %s', (_, now, moved) => {
  expect(foreignMoves([STAGED], now)).toEqual(moved);
  expect(foreignMoves(now, [STAGED])).toEqual(moved);
});

test('a row needs another position first only where nothing else differs from the live one', () => {
  const { data_option, display, data_type, active, position } = STAGED;
  const row = { ...STAGED, data_option, display, data_type, active, position };
  expect(needsNudge(STAGED, row)).toBe(true);
  expect(needsNudge({ ...STAGED, data_option_new: undefined }, row)).toBe(false);
  for (const other of [{ display: 'Other' }, { active: false }, { position: 950 }, { data_type: 'textarea' }])
    expect(needsNudge(STAGED, { ...row, ...other })).toBe(false);
});
