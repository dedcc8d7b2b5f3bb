import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

/** `ignore` of a part of a setting: the part is as it lives, and all the rest of the setting is the file's. */

const options = (map: JsonObject): JsonObject => ({ options: map, default: '' });
const cell = (settings: JsonObject): JsonObject => ({ edit: { 'ticket.agent': settings } });
const X = [['data_option', 'options', 'x']];
const ITEM_CLASS = [['screens', 'edit', 'ticket.agent', 'item_class']];

function decide(wanted: ReturnType<typeof inYaml>, live: LiveAttribute): Decision {
  const [decision] = planFor([wanted], [live]).document.decisions;
  if (decision === undefined) throw new Error('no decision');
  return decision;
}

function updateOf(decision: Decision) {
  if (decision.action !== 'update') throw new Error(`not an update, but ${JSON.stringify(decision)}`);
  return decision;
}

describe('consent', () => {
  test('is needed for an option beside one that is ignored', () => {
    const live = onDesk({ type: 'select', option: options({ x: 'live', a: 'A', b: 'B' }) });
    const wanted = inYaml({ type: 'select', option: options({ x: 'file', a: 'A' }), ignore: X });
    expect(decide(wanted, live)).toMatchObject({ action: 'refuse', code: 'impact-not-accepted' });
    const { changes, after } = updateOf(decide({ ...wanted, accept: ['option_removed'] }, live));
    expect(changes).toMatchObject([
      {
        path: 'data_option/options',
        before: { x: 'live', a: 'A', b: 'B' },
        after: { x: 'live', a: 'A' },
        impact: 'values-not-selectable',
      },
    ]);
    expect(after.data_option.options).toEqual({ x: 'live', a: 'A' });
  });

  test('is needed for a value that is asked for beside a part that is ignored', () => {
    const live = onDesk({ screens: cell({ shown: true, item_class: 'live' }) });
    const wanted = inYaml({
      screens: cell({ shown: true, required: true, item_class: 'file' }),
      ignore: ITEM_CLASS,
    });
    expect(decide(wanted, live)).toMatchObject({ action: 'refuse', code: 'impact-not-accepted' });
    const { changes, after } = updateOf(decide({ ...wanted, accept: ['required'] }, live));
    expect(changes).toMatchObject([
      {
        path: 'screens/edit/ticket.agent',
        after: { shown: true, required: true, item_class: 'live' },
        impact: 'writes-refused',
      },
    ]);
    expect(after.screens).toEqual(cell({ shown: true, required: true, item_class: 'live' }));
  });

  test('is not needed for what is ignored itself', () => {
    const live = onDesk({ type: 'select', option: options({ x: 'X', a: 'A' }), screens: cell({ shown: true }) });
    const wanted = inYaml({
      type: 'select',
      option: options({ a: 'A' }),
      screens: cell({ shown: true, required: true }),
      ignore: [...X, ['screens', 'edit', 'ticket.agent', 'required']],
    });
    expect(decide(wanted, live)).toMatchObject({ action: 'keep', because: 'same' });
  });
});

describe('what is told is what is sent', () => {
  test('where the help desk has the ignored part of a cell alone', () => {
    const live = onDesk({ screens: cell({ item_class: 'live' }) });
    expect(decide(inYaml({ screens: {}, ignore: ITEM_CLASS }), live)).toMatchObject({ action: 'keep' });
  });

  test('where the ignored part decides together with its neighbour', () => {
    const live = onDesk({ screens: cell({ shown: true, required: false }) });
    const wanted = inYaml({
      screens: cell({ shown: true, null: false, required: true }),
      ignore: [['screens', 'edit', 'ticket.agent', 'required']],
    });
    const { changes, after } = updateOf(decide(wanted, live));
    expect(changes).toMatchObject([{ after: { shown: true, null: false, required: false }, impact: 'none' }]);
    expect(after.screens).toEqual(cell({ shown: true, null: false, required: false }));
  });

  test('where a key that deskform does not know is kept, and a part of it is ignored', () => {
    const live = onDesk({ option: { type: 'text', maxlength: 120, plugin: { a: 1, b: 2 } } });
    expect(decide(inYaml({ ignore: [['data_option', 'plugin', 'a']] }), live)).toMatchObject({ action: 'keep' });
  });

  test('a path into a list leads nowhere, and the list stays whole', () => {
    const list = [{ name: 'A', value: 'a' }];
    const live = onDesk({ type: 'select', option: { options: list, default: '' } });
    const wanted = inYaml({ type: 'select', option: { options: list, default: 'a' }, ignore: X });
    const { after } = updateOf(decide(wanted, live));
    expect(after.data_option.options).toEqual(list);
  });
});

test('an ignored position is sent as it lives, whatever the file says and whatever else changes', () => {
  const wanted = inYaml({ display: 'New', position: 5, ignore: [['position']] });
  const { after, changes } = updateOf(decide(wanted, onDesk({ position: 901 })));
  expect([after.position, changes.map(({ path }) => path)]).toEqual([901, ['display']]);
});

test('a cell that is ignored, and that the help desk lacks with its whole screen, is not sent beside another one', () => {
  const edit = { edit: { 'ticket.agent': { shown: true } } };
  const wanted = inYaml({
    screens: { ...edit, create_middle: { 'ticket.agent': { shown: true } } },
    ignore: [['screens', 'create_middle', 'ticket.agent']],
  });
  const { after } = updateOf(decide(wanted, onDesk({ screens: {} })));
  expect(after.screens.create_middle ?? {}).toEqual({});
  expect(after.screens.edit).toMatchObject(edit.edit);
});
