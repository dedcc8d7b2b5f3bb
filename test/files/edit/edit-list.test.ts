import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editList, rowsOfOptions } from '../../../src/files/edit/edit-list.ts';
import type { AttributeDefinition } from '../../../src/model/definition.ts';
import type { JsonObject, JsonValue } from '../../../src/model/json.ts';
import { declaredIn, folderWith } from '../temporary-project.ts';

const AB: JsonObject = { options: { a: 'A', b: 'B' } };
const ordered = (...values: readonly string[]): JsonObject => ({
  customsort: 'on',
  options: values.map((value) => ({ name: value.toUpperCase(), value })),
});
const TREE: JsonObject = {
  options: [
    {
      name: 'N',
      value: 'N',
      children: [
        { name: 'x', value: 'N::x' },
        { name: 'y', value: 'N::y' },
      ],
    },
  ],
};

function edited(before: string, data_type: string, option: JsonObject): string | undefined {
  const rows = rowsOfOptions(data_type, option);
  return rows === undefined ? undefined : editList(before, rows);
}

test.each<[string, string, string, JsonObject, string | undefined]>([
  ['a new choice comes last', 'value,name\nb,B\n', 'select', AB, 'value,name\nb,B\na,A\n'],
  ['a new label is written in its row', 'value,name\nb,x\na,A\n', 'select', AB, 'value,name\nb,B\na,A\n'],
  ['a choice that is gone goes with its row', 'value,name\nc,C\na,A\nb,B\n', 'select', AB, 'value,name\na,A\nb,B\n'],
  ['the order of the columns', 'name,value\nA,a\n', 'select', AB, 'name,value\nA,a\nB,b\n'],
  ['line ends of Windows', 'value,name\r\na,A\r\n', 'select', AB, 'value,name\r\na,A\r\nb,B\r\n'],
  ['a byte order mark', '\uFEFFvalue,name\na,A\n', 'select', AB, '\uFEFFvalue,name\na,A\nb,B\n'],
  ['quotes round every field', '"value","name"\n"a","A"\n', 'select', AB, '"value","name"\n"a","A"\n"b","B"\n'],
  ['quotes where somebody likes them', 'value,name\n"a",A\n', 'select', AB, 'value,name\n"a",A\nb,B\n'],
  ['no line end at the end', 'value,name\na,A', 'select', AB, 'value,name\na,A\nb,B'],
  ['empty lines at the end', 'value,name\na,A\n\n', 'select', AB, 'value,name\na,A\nb,B\n\n'],
  ['rows without a text below', 'value,name\na,A\n,\n,\n', 'select', AB, 'value,name\na,A\nb,B\n,\n,\n'],
  ['an empty line between', 'value,name\na,A\n\nb,x\n', 'select', AB, 'value,name\na,A\n\nb,B\n'],
  [
    'a label that is left empty',
    'value,name\nA,\n',
    'select',
    { options: { A: 'A', b: 'B' } },
    'value,name\nA,\nb,B\n',
  ],
  [
    'a column active: what is gone becomes inactive, what is inactive stays, and what is there becomes active',
    'value,name,active\nc,C,true\nd,D,false\na,A,\nb,B,FALSE\n',
    'select',
    { options: { a: 'A', b: 'B', e: 'E' } },
    'value,name,active\nc,C,false\nd,D,false\na,A,\nb,B,true\ne,E,true\n',
  ],
  ['an order that is kept', 'value,name\na,A\nc,C\n', 'select', ordered('c', 'b', 'a'), 'value,name\nc,C\nb,B\na,A\n'],
  [
    'an order that is kept, with a row that is left out',
    'value,name,active\na,A,\nz,Z,false\nc,C,\n',
    'select',
    ordered('a', 'b', 'c'),
    'value,name,active\na,A,\nz,Z,false\nb,B,true\nc,C,\n',
  ],
  ['a tree whose branch has no row', 'path\nN::x\n', 'tree_select', TREE, 'path\nN::x\nN::y\n'],
  [
    'a tree whose values are its paths',
    'path,value\nN,\nN::x,\n',
    'tree_select',
    TREE,
    'path,value\nN,\nN::x,\nN::y,N::y\n',
  ],
  [
    'a value that has no column yet',
    'path\nN\nM\n',
    'tree_select',
    {
      options: [
        { name: 'N', value: '1' },
        { name: 'M', value: 'M' },
      ],
    },
    'path,value\nN,1\nM,\n',
  ],
  ['a text that is no table', 'value,name\n"a,A\n', 'select', AB, undefined],
])('keeps %s', (_, before, data_type, option, after) => {
  expect(edited(before, data_type, option)).toBe(after);
});

const word = fc.constantFrom('a', 'b', 'c, d', 'e "f"', ' g', '=1+1', 'line\nbreak', 'ä');
const options = fc.dictionary(word, word, { minKeys: 1 });
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('whatever a list looks like, it holds the choices afterwards, and an edit to what it holds changes nothing', async () => {
  const file = fc.record({
    mark: fc.constantFrom('', '\uFEFF'),
    end: fc.constantFrom('\n', '\r\n'),
    last: fc.constantFrom('', '\n', '\r\n', '\n\n', '\n,\n'),
    order: fc.constantFrom(['value', 'name'], ['name', 'value'], ['name', 'active', 'value']),
    is: options,
  });
  await fc.assert(
    fc.asyncProperty(file, options, async ({ mark, end, last, order, is }, wanted) => {
      const rows = Object.entries(is).map(([value, name]) =>
        order.map((column) => cell(({ value, name } as Record<string, string>)[column] ?? '')).join(','),
      );
      const text = mark + [order.join(','), ...rows].join(end) + last;
      expect(edited(text, 'select', { options: is })).toBe(text);
      const after = edited(text, 'select', { options: wanted }) ?? '';
      const folder = await folderWith({
        'deskform.yaml': 'attributes: a.yaml\ntargets: { desk: { url: https://desk.example.com } }\n',
        'a.yaml': 'object: Ticket\nattributes:\n  - { name: a, display: A, data_type: select, options_from: a.csv }\n',
        'a.csv': after,
      });
      const { definitions } = await declaredIn({ folder });
      expect(definitions).toMatchObject([{ data_option: { options: {} } }]);
      expect(optionsIn(definitions)).toEqual(wanted);
    }),
    { numRuns: 50 },
  );
});

function optionsIn([definition]: readonly AttributeDefinition[]): JsonValue | undefined {
  return definition?.state === 'present' ? definition.data_option.options : undefined;
}
