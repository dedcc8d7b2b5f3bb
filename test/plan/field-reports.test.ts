import { expect, test } from 'vitest';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { deskRelease } from '../../src/model/release.ts';
import { warnOfUnknownDesk } from '../../src/plan/warnings.ts';
import { ROW } from '../helpdesk/given.ts';
import { changeText, planText } from '../render/told.ts';
import { inYaml, onDesk, planFor } from './builders.ts';
import { planOfFile } from './plan-of-file.ts';

const SHOWN = { edit: { 'ticket.agent': { shown: true } } };

test('a live value that harms the help desk is not sent back without a word', () => {
  const harmful = { type: 'date', option: { diff: '0' }, ignore: [['data_option', 'diff']] } as const;
  const told = (active: boolean): readonly string[] =>
    planFor(
      [inYaml({ ...harmful, active, display: 'New' })],
      [onDesk({ ...harmful, active, display: 'Old' })],
    ).warnings.map(({ code, message }) => `${code} ${message}`);
  expect(told(true)).toEqual([
    'harmful-on-release Ticket.severity is sent back with a value that harms the help desk already: diff must be a number, not "0": every new ticket would fail, and Zammad would not start again',
  ]);
  expect(told(false)).toEqual([]);
});

test('a new field with a name that a later release reserves is warned about before', () => {
  const codes = (name: string, release: '5.2' | '6.5') =>
    planFor([inYaml({ name, screens: SHOWN })], [], { release: deskRelease(release) }).warnings.map(({ code }) => code);
  expect(['scope', 'action'].map((name) => codes(name, '5.2'))).toEqual([
    ['name-reserved-later'],
    ['name-reserved-later'],
  ]);
  expect(codes('scope', '6.5')).toEqual([]);
  expect(codes('cost_center', '5.2')).toEqual([]);
});

test('a plan says nothing of releases that its help desk is not', () => {
  const boolean = {
    ...{ object: 'Ticket', name: 'agreed', display: 'Agreed', data_type: 'boolean' },
    data_option: { options: { yes: 'Yes', no: 'No' }, default: null },
    screens: SHOWN,
  };
  const codesOn = (release: string): readonly string[] =>
    planOfFile(boolean, [ROW], release).plan.warnings.map(({ code }) => code);
  expect(codesOn('7.1')).toEqual([]);
});

test('an unknown help desk is told the releases whose rules hold', () => {
  const row = { ...onDesk({}), unknownKeys: ['steward'] };
  const hintOn = (release: string): string | undefined => warnOfUnknownDesk([row], deskRelease(release))[0]?.hint;
  expect(hintOn('7.3')).toContain('with the rules of release 7.1.');
  expect(hintOn('6.2')).toContain('with the rules of release 5.2 and 6.5.');
});

test('one row with `screens: null` does not hide the others', () => {
  const [odd, whole] = parseAttributeList([{ ...ROW, name: 'odd', screens: null }, ROW]);
  expect([odd?.screens, whole?.key]).toEqual([{}, 'Ticket.severity']);
});

test('a choice without options has no number of them', () => {
  const wanted = inYaml({ type: 'select', option: { options: [], customsort: 'on' }, screens: SHOWN });
  expect(planText([wanted], []).join('\n')).toMatch(/options: none/u);
  expect(changeText({}, { display: 'Other' })).toEqual([expect.stringContaining('label (display)')]);
});
