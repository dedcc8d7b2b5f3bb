import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { deskRelease } from '../../src/model/release.ts';
import { requiredCells, silentCells } from '../../src/model/screens.ts';
import { settingsOfRow } from '../../src/model/settings-of-row.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const agent = (cell: JsonObject): JsonObject => ({
  create_middle: { 'ticket.agent': { shown: true, required: false }, 'ticket.customer': { shown: false } },
  edit: { 'ticket.agent': cell, 'ticket.customer': { shown: false } },
});
const SHOWN = agent({ shown: true });
const OPTIONAL = agent({ shown: true, required: false });
const text = (empty: boolean): JsonObject => ({ type: 'text', maxlength: 120, default: '', null: empty });
const codeOn = (release: string, from: Parameters<typeof onDesk>[0], to: Parameters<typeof inYaml>[0]): string => {
  const { decisions } = planFor([inYaml(to)], [onDesk(from)], { release: deskRelease(release) }).document;
  const own = decisions.find(({ key }) => key === 'Ticket.severity');
  return own?.action === 'refuse' ? own.message : String(own?.action);
};
const REFUSED = 'agents cannot save a ticket without it, new or old; API requests without it are answered 422';

describe('a release', () => {
  test.each([
    ['5.2', 'optional'],
    ['5.3', 'optional'],
    ['5.4', 'required'],
    ['6.0', 'required'],
    ['between 5.2 and 6.5', 'required'],
    ['6.5', 'required'],
    ['7.1', 'required'],
    ['7.3', 'required'],
  ])('%s takes a silent cell of a field with `null: false` as %s', (release, means) => {
    expect(silentCells({ null: false }, deskRelease(release))).toBe(means);
    expect(silentCells({ null: true }, deskRelease(release))).toBe('optional');
    expect(silentCells({}, deskRelease(release))).toBe('optional');
  });
});

describe('with `null: false`, a form', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    [
      'without a cell requires a value',
      {},
      ['create_middle agent', 'create_middle customer', 'edit agent', 'edit customer'],
    ],
    ['with a cell that says nothing requires a value', SHOWN, ['edit agent']],
    ['with `required: false` requires none', OPTIONAL, []],
    [
      'with a cell for everyone requires what that cell says',
      { create_middle: { '-all-': { null: true } }, edit: { '-all-': { null: false } } },
      ['edit -all-'],
    ],
    ['with `shown: false` requires none', agent({ shown: false, required: true }), []],
  ])('%s', (_, screens, expected) => {
    const cells = requiredCells('Ticket', screens, 'required').map(([, ...cell]) => cell.join(' '));
    expect(cells.map((cell) => cell.replace('ticket.', '')).sort()).toEqual(expected);
  });
});

describe('a live field', () => {
  test.each<[string, string, Parameters<typeof onDesk>[0], Parameters<typeof inYaml>[0], string]>([
    [
      'that becomes `null: false` needs consent',
      '6.5',
      { option: text(true), screens: SHOWN },
      { option: text(false), screens: SHOWN },
      `data_option/null: ${REFUSED}`,
    ],
    [
      'is updated on 5.2, where that does nothing',
      '5.2',
      { option: text(true), screens: SHOWN },
      { option: text(false), screens: SHOWN },
      'update',
    ],
    [
      'needs consent between two releases',
      'between 5.2 and 6.5',
      { option: text(true), screens: SHOWN },
      { option: text(false), screens: SHOWN },
      `data_option/null: ${REFUSED}`,
    ],
    [
      'is updated where each cell says that it is optional',
      '6.5',
      { option: text(true), screens: OPTIONAL },
      { option: text(false), screens: OPTIONAL },
      'update',
    ],
    [
      'is updated with consent',
      '6.5',
      { option: text(true), screens: SHOWN },
      { option: text(false), screens: SHOWN, accept: ['required'] },
      'update',
    ],
    [
      'is updated where it was required already',
      '6.5',
      { option: text(true), screens: agent({ shown: true, required: true }) },
      { option: text(false), screens: agent({ shown: true, required: true }) },
      'update',
    ],
    [
      'needs consent where a cell stops saying that it is optional',
      '6.5',
      { option: text(false), screens: OPTIONAL },
      { option: text(false), screens: SHOWN },
      `screens/edit/ticket.agent: ${REFUSED}`,
    ],
    [
      'that is as declared stays, whatever its cells leave out',
      '5.2',
      { option: text(false), screens: OPTIONAL },
      { option: text(false), screens: SHOWN },
      'keep',
    ],
    [
      'that becomes optional is updated',
      '6.5',
      { option: text(false), screens: SHOWN },
      { option: text(true), screens: SHOWN },
      'update',
    ],
    [
      'of a boolean with a default is updated',
      '6.5',
      { type: 'boolean', option: { default: false, null: true }, screens: {} },
      { type: 'boolean', option: { default: false, null: false }, screens: {} },
      'update',
    ],
    [
      'of an integer with a default is updated',
      '6.5',
      { type: 'integer', option: { min: 0, max: 9, default: 7, null: true }, screens: {} },
      { type: 'integer', option: { min: 0, max: 9, default: 7, null: false }, screens: {} },
      'update',
    ],
    [
      'of an integer without one needs consent',
      '6.5',
      { type: 'integer', option: { min: 0, max: 9, null: true }, screens: {} },
      { type: 'integer', option: { min: 0, max: 9, null: false }, screens: {} },
      `data_option/null: ${REFUSED}`,
    ],
  ])('%s', (_, release, from, to, expected) => {
    expect(codeOn(release, from, to)).toBe(expected);
  });
});

test('an imported file keeps what decides, where `null: false` would decide otherwise', () => {
  const screens = agent({ shown: true, required: false });
  const [kept, dropped] = [text(false), text(true)].map((option) => settingsOfRow(onDesk({ option, screens })).screens);
  expect(kept).toEqual(screens);
  expect(dropped).toEqual({
    create_middle: { 'ticket.agent': { shown: true, required: false } },
    edit: { 'ticket.agent': { shown: true, required: false } },
  });
});

describe('times of a live datetime', () => {
  const times = (past: boolean, future: boolean): JsonObject => ({ past, future, diff: null });
  const change = (from: JsonObject, to: JsonObject, accept: readonly 'dates'[] = []): string =>
    codeOn('6.5', { type: 'datetime', option: from }, { type: 'datetime', option: to, accept });
  const WORDS = 'records with such a time cannot be saved any more, not even to close them';

  test.each<[string, string, string]>([
    ['that become forbidden need consent', change(times(true, true), times(false, true)), `data_option/past: ${WORDS}`],
    [
      'on both sides are named both',
      change(times(true, true), times(false, false)),
      `data_option/past: ${WORDS}; data_option/future: ${WORDS}`,
    ],
    ['with consent are forbidden', change(times(true, true), times(false, true), ['dates']), 'update'],
    ['that become allowed need none', change(times(false, false), times(true, true)), 'update'],
  ])('%s', (_, decided, expected) => {
    expect([...decided.split('; ')].sort()).toEqual(expected.split('; ').sort());
  });

  test('of a date are not checked by Zammad', () => {
    const option = { past: true, future: true };
    expect(codeOn('6.5', { type: 'date', option }, { type: 'date', option: { ...option, past: false } })).toBe(
      'update',
    );
  });
});
