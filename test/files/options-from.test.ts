import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/model/json.ts';
import { isError } from '../../src/model/problem.ts';
import { CONFIG, type DeclaredFiles, declaredIn, folderWith, mark, tell } from './temporary-project.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
const yaml = (data_type: string, ...settings: readonly string[]): string =>
  lines(
    'object: Ticket',
    'attributes:',
    '  - name: x',
    '    display: X',
    `    data_type: ${data_type}`,
    ...settings.map((line) => `    ${line}`),
  );
const LISTED = 'options_from: list.csv';

async function projectWith(
  csv: string | Uint8Array,
  data_type: string,
  ...settings: readonly string[]
): Promise<DeclaredFiles> {
  const files = { 'deskform.yaml': CONFIG, 'a.yaml': yaml(data_type, LISTED, ...settings), 'list.csv': csv };
  return declaredIn({ folder: await folderWith(files) });
}

function optionsOf({ definitions, problems }: DeclaredFiles): JsonValue | undefined {
  expect(problems.filter(isError).map(tell)).toEqual([]);
  const [definition] = definitions;
  return definition?.state === 'present' ? definition.data_option.options : undefined;
}

describe('what a list means', () => {
  test.each<readonly [says: string, data_type: string, csv: string, options: JsonValue]>([
    ['a select: values to labels', 'select', 'value,name\n1,One\n2,Two\n', { 1: 'One', 2: 'Two' }],
    ['a multiselect too', 'multiselect', 'value,name\na,A\n', { a: 'A' }],
    ['a checkbox too', 'checkbox', 'value,name\na,A\n', { a: 'A' }],
    ['columns in another order', 'select', 'name,active,value\nOne,true,1\n', { 1: 'One' }],
    ['an empty label is the value, as the page writes it', 'select', 'value,name\na,\n', { a: 'a' }],
    ['commas, quotes and a line break in quotes', 'select', 'value,name\na,"A, ""b""\nc"\n', { a: 'A, "b"\nc' }],
    ['leading zeros stay', 'select', 'value,name\n007,Bond\n', { '007': 'Bond' }],
    [
      'lines that end with CR LF, after a byte order mark',
      'select',
      '\uFEFFvalue,name\r\na,A\r\nb,B\r\n',
      { a: 'A', b: 'B' },
    ],
    ['both line ends in one file', 'select', 'value,name\r\na,A\nb,B\r\n', { a: 'A', b: 'B' }],
    ['empty lines, and none at the end', 'select', 'value,name\n\na,A\n\n\nb,B', { a: 'A', b: 'B' }],
    ['what is not active is left out', 'select', 'value,name,active\na,A,\nb,B,false\nc,C,TRUE\n', { a: 'A', c: 'C' }],
    ['a name that objects inherit', 'select', 'value,name\nconstructor,C\n', { constructor: 'C' }],
    ['blanks that stand in quotes are meant', 'select', 'value,name\na," A "\n', { a: ' A ' }],
    [
      'a tree, whose values are its paths',
      'tree_select',
      'path\nNorth\nNorth::Harbour\nSouth\n',
      [
        { name: 'North', value: 'North', children: [{ name: 'Harbour', value: 'North::Harbour' }] },
        { name: 'South', value: 'South' },
      ],
    ],
    [
      'parents without a row of their own are made',
      'multi_tree_select',
      'path\nNorth::Harbour::Pier 4\n',
      [
        {
          name: 'North',
          value: 'North',
          children: [
            {
              name: 'Harbour',
              value: 'North::Harbour',
              children: [{ name: 'Pier 4', value: 'North::Harbour::Pier 4' }],
            },
          ],
        },
      ],
    ],
    [
      'a row below its children, with a value of its own',
      'tree_select',
      'path,value\nNorth::Pier,\nSouth,s\nNorth,n\n',
      [
        { name: 'North', value: 'n', children: [{ name: 'Pier', value: 'North::Pier' }] },
        { name: 'South', value: 's' },
      ],
    ],
    [
      'what is not active takes along what is below it',
      'tree_select',
      'path,active\nNorth,false\nNorth::Pier,true\nSouth,\nSouth::Mill,false\n',
      [{ name: 'South', value: 'South' }],
    ],
  ])('%s', async (_, data_type, csv, options) => {
    expect(optionsOf(await projectWith(csv, data_type))).toEqual(options);
  });

  test('with customsort the order of the rows is the order of the choices', async () => {
    const project = await projectWith('value,name\n2,Two\n1,One\n', 'select', 'data_option: { customsort: on }');
    expect(optionsOf(project)).toEqual([
      { name: 'Two', value: '2' },
      { name: 'One', value: '1' },
    ]);
  });

  test('__proto__ is a value like any other', async () => {
    const options = optionsOf(await projectWith('value,name\n__proto__,P\n', 'select'));
    expect(Object.entries(options ?? {})).toEqual([['__proto__', 'P']]);
  });

  test('our own word does not reach the help desk', async () => {
    const { definitions } = await projectWith('value,name\na,A\n', 'select', 'data_option: { null: true }');
    expect(definitions).toMatchObject([{ data_option: { null: true, options: { a: 'A' } } }]);
    expect(JSON.stringify(definitions)).not.toContain('options_from');
  });
});

describe('mistakes in a list', () => {
  test.each<readonly [says: string, data_type: string, csv: string, problems: readonly string[]]>([
    [
      'an empty file',
      'select',
      '',
      [
        'csv-columns 1:1 the first line must name the columns value, name and active | Write `value,name` in the first line.',
      ],
    ],
    [
      'semicolons, as some spreadsheets write them',
      'select',
      'value;name\na;A\n',
      [
        'csv-columns 1:1 the first line must name the columns value, name and active | The fields are separated by ";". Save the file with commas.',
      ],
    ],
    [
      'an unknown and a missing column',
      'select',
      'value,nmae\na,A\n',
      ['csv-columns 1:1 unknown column "nmae" | Did you mean name?'],
    ],
    [
      'a column without a name, as spreadsheets leave behind',
      'select',
      'value,name,,\na,A,,\n',
      ['csv-columns 1:1 a column has no name | Delete the empty columns and their commas.'],
    ],
    [
      'a column twice',
      'tree_select',
      'path,value,path\na,,b\n',
      ['csv-columns 1:1 the column path appears twice | Remove one.'],
    ],
    [
      'the columns of a list for a tree',
      'tree_select',
      'value,name\na,A\n',
      [
        'csv-columns 1:1 this is the table of a list | Write `path,value` in the first line. A path is North::Harbour. Or use data_type: select.',
      ],
    ],
    [
      'no row',
      'select',
      'value,name\n',
      ['option-invalid 1:1 there are no rows below the header | Add at least one option.'],
    ],
    [
      'rows that are too short and too long, and a duplicate further down',
      'select',
      'value,name\na\nb,B,B\nc,C\nc,D\nd,D,,\n',
      [
        'csv-syntax 2:1 this row has 1 field, but the header has 2 | Write a comma for every field, including empty ones.',
        'csv-syntax 3:1 this row has 3 fields, but the header has 2 | Put a field that holds a comma in quotes.',
        'option-duplicate 5:1 the value "c" appears in two rows | The first is on line 4. Keep one of them.',
        'csv-syntax 6:1 this row has 4 fields, but the header has 2 | Delete the commas at its end.',
      ],
    ],
    [
      'a quote that is never closed',
      'select',
      'value,name\na,A\nb,"B\nc,C\n',
      [
        'csv-syntax 3:1 a quote in this row is never closed | Close it at the end of the field. Write a quote inside quotes twice.',
      ],
    ],
    [
      'text behind a closing quote',
      'select',
      'value,name\na,A\nb,"B" C\n',
      [
        'csv-syntax 3:1 there is text after the closing quote of a field | Separate the fields with commas, and write a quote inside quotes twice: "the ""old"" pier".',
      ],
    ],
    [
      'a quote inside a plain field',
      'select',
      'value,name\na,A\nb,5" pipe\n',
      [
        'csv-syntax 3:1 a field contains a quote, but is not quoted | Put the whole field in quotes, without a blank before them, and write the inner quotes twice: "the ""old"" pier".',
      ],
    ],
    [
      'an empty value, behind a label of two lines',
      'select',
      'value,name\na,"A\nA"\n,B\n',
      [
        'odd-character 2:1 the label "A\\nA" contains U+000A, a line break | Write "A A".',
        'option-invalid 4:1 the value is empty | Every row needs a value to store.',
      ],
    ],
    [
      'blanks at the ends',
      'select',
      'value,name\na ,A\nb, B\n',
      [
        'option-invalid 2:1 "a " begins or ends with whitespace | Remove the whitespace. To keep it, put the whole field in quotes.',
        'option-invalid 3:1 " B" begins or ends with whitespace | Remove the whitespace. To keep it, put the whole field in quotes.',
      ],
    ],
    [
      'a blank that is hard to see',
      'tree_select',
      'path\nNorth\nNorth::Pier\u00A0\n',
      [
        'option-invalid 3:1 "North::Pier\u00A0" begins or ends with whitespace | Remove the whitespace. To keep it, put the whole field in quotes.',
      ],
    ],
    [
      'active that is neither',
      'select',
      'value,name,active\na,A,yes\n',
      [
        'option-invalid 2:1 active must be true or false, not "yes" | false omits the option; an empty field means true.',
      ],
    ],
    [
      'broken paths',
      'tree_select',
      'path,value\nNorth::,\n::North,\nA::::B,\nA:::B,\n"",x\n',
      [
        'option-invalid 2:1 a name in the path "North::" is empty | Write a path such as North::Harbour::Pier 4.',
        'option-invalid 3:1 a name in the path "::North" is empty | Write a path such as North::Harbour::Pier 4.',
        'option-invalid 4:1 a name in the path "A::::B" is empty | Write a path such as North::Harbour::Pier 4.',
        'option-invalid 5:1 a name in the path "A:::B" begins or ends with ":" | "::" separates the names. To begin or end a name with a colon, write the tree under `options` in YAML.',
        'option-invalid 6:1 a name in the path "" is empty | Write a path such as North::Harbour::Pier 4.',
      ],
    ],
    [
      'a path that never ends',
      'tree_select',
      `path\n${'a::'.repeat(100_000)}a\n`,
      ['option-invalid 2:1 the path has more than 32 names | Use fewer levels.'],
    ],
    [
      'a path twice, one of them not active',
      'tree_select',
      'path,active\nNorth,false\nSouth,\nNorth,\n',
      ['option-duplicate 4:1 the path "North" appears in two rows | The first is on line 2. Keep one of them.'],
    ],
    [
      'a value that is the path of another',
      'tree_select',
      'path,value\nNorth,South\nSouth,\n',
      ['option-duplicate 3:1 the value "South" appears in two rows | The first is on line 2. Keep one of them.'],
    ],
    [
      'more rows than anybody reads',
      'select',
      `value,name\n${Array.from({ length: 20_001 }, (_, row) => `${row},Label\n`).join('')}`,
      ['option-invalid 1:1 there are more than 20000 rows | Remove some.'],
    ],
  ])('%s', async (_, data_type, csv, problems) => {
    const project = await projectWith(csv, data_type);
    expect(project.problems.map(tell)).toEqual(problems);
    expect(project.problems.filter(({ where }) => where?.file !== 'list.csv')).toEqual([]);
  });

  test('the mark goes under the field, in the line of the list', async () => {
    const { problems } = await projectWith('value,name\n"a, b",A\nc, C\n', 'select');
    expect(problems.map(mark)).toEqual(['c, C\n^']);
  });

  test('what is wrong in a list is told once, however many attributes share it', async () => {
    const second = yaml('select', LISTED).replace('name: x', 'name: y').replace('display: X', 'display: Y');
    const files = { 'a.yaml': yaml('select', LISTED), 'b.yaml': second, 'list.csv': 'value,name\n,A\n' };
    const project = await declaredIn({ folder: await folderWith({ 'deskform.yaml': CONFIG, ...files }) });
    expect(project.problems.map(tell)).toEqual([
      'option-invalid 2:1 the value is empty | Every row needs a value to store.',
    ]);
  });
});

describe('mistakes where a list is named', () => {
  const problemsOf = async (text: string, others: Readonly<Record<string, string | Uint8Array>> = {}) => {
    const folder = await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': text, ...others });
    return (await declaredIn({ folder })).problems.map(tell);
  };

  test.each<readonly [says: string, text: string, problems: readonly string[]]>([
    [
      'a file that is not there',
      yaml('select', 'options_from: other.csv'),
      ['file-unreadable 6:19 other.csv does not exist | The path is relative to the folder of this file.'],
    ],
    [
      'a file whose name is nearly right',
      yaml('select', 'options_from: lst.csv'),
      ['file-unreadable 6:19 lst.csv does not exist | Did you mean list.csv?'],
    ],
    [
      'a way out of the project',
      yaml('select', 'options_from: ../list.csv'),
      [
        'file-unreadable 6:19 ../list.csv leads outside the project | Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.',
      ],
    ],
    [
      'an absolute path',
      yaml('select', 'options_from: /etc/passwd'),
      [
        'file-unreadable 6:19 /etc/passwd leads outside the project | Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.',
      ],
    ],
    [
      'a list and options',
      yaml('select', LISTED, 'data_option:', '  options: { a: A }'),
      ['options-twice 6:5 the options are defined twice | The others are at a.yaml:8:7. Keep one of them.'],
    ],
    [
      'a type without options',
      yaml('date', LISTED),
      [
        'wrong-shape 6:5 options_from cannot be used with the data type date | Use it with select, multiselect, checkbox, tree_select or multi_tree_select.',
      ],
    ],
    [
      'a list of lists',
      yaml('select', 'options_from: [list.csv]'),
      ['wrong-shape 6:19 options_from must be text, not a list'],
    ],
    [
      'a list inside data_option',
      yaml('select', 'data_option:', `  ${LISTED}`),
      [
        'data-option-typo 7:7 "options_from" is not a key of data_option | Write it beside data_option, not inside. Indent it like data_option.',
      ],
    ],
    [
      'a word that is nearly ours',
      yaml('select', 'option_from: list.csv'),
      ['unknown-key 6:5 "option_from" is not a key of an attribute | Did you mean options_from?'],
    ],
    ['a absent, which buries what it had', yaml('select', 'state: absent', 'options_from: gone.csv'), []],
  ])('%s', async (_, text, problems) => {
    expect(await problemsOf(text, { 'list.csv': 'value,name\na,A\n' })).toEqual(problems);
  });

  test('a link that leads outside the project', async () => {
    const outside = await folderWith({ 'list.csv': 'value,name\na,A\n' });
    const folder = await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': yaml('select', LISTED) });
    await symlink(join(outside, 'list.csv'), join(folder, 'list.csv'));
    expect((await declaredIn({ folder })).problems.map(tell)).toEqual([
      'file-unreadable 6:19 list.csv leads outside the project | Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.',
    ]);
  });

  test('a folder, bytes that are no text, and a file that is too large', async () => {
    const folder = await folderWith({ 'deskform.yaml': CONFIG, 'a.yaml': yaml('select', LISTED) });
    await mkdir(join(folder, 'list.csv'));
    const isFolder = (await declaredIn({ folder })).problems.map(tell);
    expect([
      ...isFolder,
      ...(await problemsOf(yaml('select', LISTED), { 'list.csv': new Uint8Array([0x76, 0xff]) })),
      ...(await problemsOf(yaml('select', LISTED), { 'list.csv': 'value,name\n'.repeat(2_000_000) })),
    ]).toEqual([
      'file-unreadable 6:19 list.csv is a folder | The path is relative to the folder of this file.',
      'file-unreadable 6:19 list.csv is not UTF-8 text | Save it as UTF-8.',
      'file-unreadable 6:19 list.csv is 21 MB; the limit is 2 MB | Split the file.',
    ]);
  });

  test('the path counts from the file that names it, and may go through the project', async () => {
    const folder = await folderWith({
      'deskform.yaml': CONFIG.replace('"*.yaml"', 'attributes/*.yaml'),
      'attributes/a.yaml': yaml('select', 'options_from: ../lists/list.csv'),
      'lists/list.csv': 'value,name\na,A\n',
    });
    expect(optionsOf(await declaredIn({ folder }))).toEqual({ a: 'A' });
  });
});

describe('an overlay', () => {
  test('may give one target another list, named as the overlay sees it', async () => {
    const folder = await folderWith({
      'deskform.yaml': CONFIG.replace('.com }', '.com, overlays: desk/*.yaml }'),
      'a.yaml': yaml('select', LISTED),
      'list.csv': 'value,name\na,A\n',
      'desk/a.yaml': 'object: Ticket\nattributes:\n  - { name: x, options_from: own.csv }\n',
      'desk/own.csv': 'value,name\nb,B\n,C\n',
    });
    const project = await declaredIn({ folder }, 'desk');
    expect(project.definitions).toMatchObject([{ data_option: { options: { b: 'B' } } }]);
    expect(project.problems.map(({ where }) => where)).toEqual([{ file: 'desk/own.csv', line: 3, column: 1 }]);
  });
});

describe('a list is found whoever names it, and however', () => {
  const overlaid = CONFIG.replace('.com }', '.com, overlays: desk/*.yaml }');
  const onTarget = async (folder: string): Promise<DeclaredFiles> => {
    return declaredIn({ folder }, 'desk');
  };

  test('by a new attribute of an overlay', async () => {
    const folder = await folderWith({
      'deskform.yaml': overlaid,
      'a.yaml': yaml('select', 'data_option: { options: { a: A } }'),
      'desk/a.yaml':
        'object: Ticket\nattributes:\n  - { name: y, display: Y, data_type: select, options_from: own.csv }\n',
      'desk/own.csv': 'value,name\nb,B\n',
    });
    const { definitions, problems } = await onTarget(folder);
    expect(problems.filter(isError).map(tell)).toEqual([]);
    expect(definitions).toContainEqual(
      expect.objectContaining({ key: 'Ticket.y', data_option: { options: { b: 'B' } } }),
    );
  });

  test('by a word that is written as an escape', async () => {
    const folder = await folderWith({
      'deskform.yaml': CONFIG,
      'a.yaml': yaml('select', '"options\\x5ffrom": list.csv'),
      'list.csv': 'value,name\na,A\n',
    });
    expect(optionsOf(await declaredIn({ folder }))).toEqual({ a: 'A' });
  });

  test('and what is wrong in it is told once, though the overlay names it too', async () => {
    const folder = await folderWith({
      'deskform.yaml': overlaid,
      'a.yaml': yaml('select', LISTED),
      'list.csv': 'value,name\na,A\na,B\n',
      'desk/a.yaml': 'object: Ticket\nattributes:\n  - { name: x, options_from: ../list.csv }\n',
    });
    const { problems } = await onTarget(folder);
    expect(problems.filter(isError).map(({ where }) => where)).toEqual([{ file: 'list.csv', line: 3, column: 1 }]);
  });

  test('and refused to the one from which it leads out, whoever else may read it', async () => {
    const root = await folderWith({
      '.git/HEAD': '',
      'p/deskform.yaml': overlaid.replace('"*.yaml"', '../s/*.yaml'),
      's/a.yaml': yaml('select', LISTED),
      's/list.csv': 'value,name\na,A\n',
      'p/desk/a.yaml': 'object: Ticket\nattributes:\n  - { name: x, options_from: ../../s/list.csv }\n',
    });
    const project = await onTarget(join(root, 'p'));
    expect(project.problems.filter(isError).map(tell)).toEqual([
      expect.stringContaining('../s/list.csv leads outside the project'),
    ]);
  });
});

describe('where an option stands', () => {
  const placesOf = async (csv: string, data_type: string) => {
    const [definition] = (await projectWith(csv, data_type)).definitions;
    const origin = definition?.origin;
    return {
      of: (...path: readonly string[]) => origin?.locate(['data_option', 'options', ...path]).line,
    };
  };

  test('each option of a list is found by its value, each of a tree on its way', async () => {
    const list = await placesOf('value,name\na,A\n\nb,"B\nB"\nc,C\n', 'select');
    expect([list.of('a'), list.of('b'), list.of('c'), list.of('d'), list.of()]).toEqual([2, 4, 6, 2, 2]);
    const tree = await placesOf('path\nN\nN::H\nS\nN::P\n', 'tree_select');
    expect([tree.of('0'), tree.of('0', 'children', '1'), tree.of('1', 'name')]).toEqual([2, 5, 4]);
  });

  test('settings beside the options stay where they are written', async () => {
    const [definition] = (await projectWith('value,name\na,A\n', 'select', 'data_option: { null: true }')).definitions;
    expect(definition?.origin.locate(['data_option', 'null'])).toMatchObject({ file: 'a.yaml', line: 7 });
  });
});
