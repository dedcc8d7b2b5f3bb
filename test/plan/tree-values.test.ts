import { expect, test } from 'vitest';
import type { JsonValue } from '../../src/model/json.ts';
import { settingsOfRow } from '../../src/model/settings-of-row.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const tree = (options: JsonValue) => inYaml({ type: 'tree_select', option: { options, default: '' } });
const live = (options: JsonValue) =>
  onDesk({ type: 'tree_select', option: { options, default: '', maxlength: 255 }, screens: {} });

const NAMES = [{ name: 'North', children: [{ name: 'Harbour' }, { name: 'Pier', value: 'p' }] }, { name: 'South' }];
const PATHS = [
  {
    name: 'North',
    children: [
      { name: 'Harbour', value: 'North::Harbour' },
      { name: 'Pier', value: 'p' },
    ],
    value: 'North',
  },
  { name: 'South', value: 'South' },
];

// A real 6.1 offered none of a tree by names alone; its admin page always writes the path.
test.each(['tree_select', 'multi_tree_select'] as const)('a new %s by names alone is sent with its paths', (type) => {
  expect(rowToCreate(inYaml({ type, option: { options: NAMES } })).data_option.options).toEqual(PATHS);
});

test('a list of another type is sent as it is written', () => {
  const options = [{ name: 'North' }];
  expect(rowToCreate(inYaml({ type: 'select', option: { options } })).data_option.options).toEqual(options);
});

test.each([
  ['with paths', PATHS],
  ['as it was made before, without values', NAMES],
])('a live tree %s is no difference', (_, options) => {
  expect(planFor([tree(NAMES)], [live(options)]).document.decisions.map(({ action }) => action)).toEqual(['keep']);
});

test('import writes the names, and only the values that are no path', () => {
  expect(settingsOfRow(live(PATHS)).data_option.options).toEqual(NAMES);
});
