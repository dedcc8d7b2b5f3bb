import { describe, expect, test } from 'vitest';
import { optionsToCsv } from '../../../src/files/edit/edit-list.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { declaredIn, folderWith } from '../temporary-project.ts';

const CASES: readonly (readonly [string, string, JsonObject, string | undefined])[] = [
  ['a map', 'select', { options: { a: 'A', b: 'B, or "b"' } }, 'value,name\na,A\nb,"B, or ""b"""\n'],
  [
    'texts that a spreadsheet would run',
    'select',
    { options: { '=1+1': '-A', "'=x": "'b", '@c': 'a-b' } },
    "value,name\n'=1+1,'-A\n''=x,'b\n'@c,a-b\n",
  ],
  ['blanks that are meant', 'select', { options: { ' a': 'A ' } }, 'value,name\n" a","A "\n'],
  [
    'a list whose order is kept',
    'multiselect',
    { customsort: 'on', options: [{ name: 'B', value: 'b' }] },
    'value,name\nb,B\n',
  ],
  ['a list whose order is not kept', 'select', { options: [{ name: 'B', value: 'b' }] }, undefined],
  ['a map where an order is kept', 'select', { customsort: 'on', options: { a: 'A' } }, undefined],
  ['labels that are no texts', 'select', { options: { a: 1 } }, undefined],
  ['choices that say more', 'select', { customsort: 'on', options: [{ name: 'B', value: 'b', x: 1 }] }, undefined],
  ['no choice at all', 'select', { options: {} }, undefined],
  ['no options', 'select', {}, undefined],
  [
    'a tree of paths',
    'tree_select',
    { options: [{ name: 'A', value: 'A', children: [{ name: 'B', value: 'A::B' }] }] },
    'path\nA\nA::B\n',
  ],
  ['a tree with values of its own', 'multi_tree_select', { options: [{ name: 'A', value: '1' }] }, 'path,value\nA,1\n'],
  ['a tree with the joint in a name', 'tree_select', { options: [{ name: 'A::B', value: 'A::B' }] }, undefined],
  ['a branch without a twig', 'tree_select', { options: [{ name: 'A', value: 'A', children: [] }] }, undefined],
  ['a node that says more', 'tree_select', { options: [{ name: 'A', value: 'A', active: false }] }, undefined],
];

describe('as a table', () => {
  test.each(CASES)('%s', (_, data_type, option, table) => {
    expect(optionsToCsv(data_type, option)).toBe(table);
  });
});

test('what a spreadsheet would run is read back as it was', async () => {
  const options = { '=1+1': '-A', "'=x": "'b", '@c': '+1', "''-": "=cmd|' /C calc'!A1" };
  const csv = optionsToCsv('select', { options }) ?? '';
  expect(csv).not.toMatch(/^[=+@-]|,[=+@-]/mu);
  const folder = await folderWith({
    'deskform.yaml': 'attributes: a.yaml\ntargets: { desk: { url: https://desk.example.com } }\n',
    'a.yaml': 'object: Ticket\nattributes:\n  - { name: a, display: A, data_type: select, options_from: a.csv }\n',
    'a.csv': csv,
  });
  const { definitions } = await declaredIn({ folder });
  expect(definitions).toMatchObject([{ data_option: { options } }]);
});

test('a branch may hold as many twigs as a list that is read, and a longer one is no table', () => {
  const treeOf = (length: number) => {
    const children = Array.from({ length }, (_, index) => ({ name: `n${index}`, value: `A::n${index}` }));
    return optionsToCsv('tree_select', { options: [{ name: 'A', value: 'A', children }] });
  };
  const rows = treeOf(19_999)?.split('\n');
  expect(rows).toHaveLength(20_002);
  expect(rows?.slice(0, 3)).toEqual(['path', 'A', 'A::n0']);
  expect(treeOf(200_000)).toBeUndefined();
});
