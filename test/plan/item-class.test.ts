import { expect, test } from 'vitest';
import type { ObjectName } from '../../src/model/attribute-key.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { settingsOfRow } from '../../src/model/settings-of-row.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

/** `item_class` is the layout of a form: `column` is one of the two columns of a new ticket (6.5/23 "made in the page"). */

const AGENT = 'ticket.agent';
const SHOWN = { shown: true };
const COLUMN = { shown: true, item_class: 'column' };
const WIDE = { shown: true, item_class: 'wide' };
const middle = (cell: JsonObject, role = AGENT): JsonObject => ({ create_middle: { [role]: cell } });
const edit = (cell: JsonObject, role = AGENT): JsonObject => ({ edit: { [role]: cell } });

function sent(file: JsonObject, live: JsonObject | undefined, object: ObjectName = 'Ticket'): JsonObject | 'nothing' {
  const [decision] = planFor(
    [inYaml({ object, screens: file, accept: ['required'] })],
    live === undefined ? [] : [onDesk({ object, screens: live })],
  ).document.decisions;
  return decision?.action === 'create' || decision?.action === 'update' ? decision.after.screens : 'nothing';
}

const REQUIRED = { required: true };
const CASES: readonly (readonly [string, JsonObject, JsonObject | undefined, JsonObject | 'nothing'])[] = [
  ['a new field takes a column of a new ticket', middle(SHOWN), undefined, middle(COLUMN)],
  ['a new field for everyone too', middle(SHOWN, '-all-'), undefined, middle(COLUMN, '-all-')],
  ['a hidden cell of a new field names no class', middle({ shown: false }), undefined, middle({ shown: false })],
  ['a new field keeps the class of the file', middle(WIDE), undefined, middle(WIDE)],
  ['a new field on another screen gets no class', edit(SHOWN), undefined, edit(SHOWN)],
  ['a live class that the file does not name is no difference', middle(SHOWN), middle(COLUMN), 'nothing'],
  ['nor is another class on another screen', edit(SHOWN), edit(WIDE), 'nothing'],
  ['nor is one for everyone', edit(SHOWN, '-all-'), edit(WIDE, '-all-'), 'nothing'],
  [
    'nor is a hidden cell with a class',
    edit(SHOWN),
    { ...edit(SHOWN), ...middle({ ...COLUMN, shown: false }) },
    'nothing',
  ],
  ['a live cell without a class stays without one', middle(SHOWN), middle(SHOWN), 'nothing'],
  [
    'another change of the cell keeps the live class',
    middle({ ...SHOWN, ...REQUIRED }),
    middle(COLUMN),
    middle({ ...COLUMN, ...REQUIRED }),
  ],
  [
    'a change of another cell keeps it too',
    { ...middle(SHOWN), ...edit(SHOWN) },
    middle(COLUMN),
    { ...middle(COLUMN), ...edit(SHOWN) },
  ],
  ['a cell that a live field had not gets a column', middle(SHOWN), edit(SHOWN), middle(COLUMN)],
  ['a cell that was hidden gets a column', middle(SHOWN), middle({ shown: false }), middle(COLUMN)],
  ['a class that the file names is sent', middle(COLUMN), middle(SHOWN), middle(COLUMN)],
  ['in place of the live one', middle(WIDE), middle(COLUMN), middle(WIDE)],
];
test.each(CASES)('%s', (_, file, live, expected) => {
  expect(sent(file, live)).toEqual(expected);
});

test('only tickets have two columns', () => {
  expect(sent({ create: { [AGENT]: SHOWN } }, undefined, 'User')).toEqual({ create: { [AGENT]: SHOWN } });
});

test.each([
  ['leaves out the column of a new ticket', middle(COLUMN), middle(SHOWN)],
  ['writes another class there', middle(WIDE), middle(WIDE)],
  ['writes every class elsewhere', edit(COLUMN), edit(COLUMN)],
])('import %s, and the next plan is empty', (_, live, written) => {
  const { screens } = settingsOfRow(onDesk({ screens: live }));
  expect(screens).toEqual(written);
  expect(sent(screens, live)).toBe('nothing');
});
