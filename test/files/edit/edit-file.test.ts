import { describe, expect, test } from 'vitest';
import { type Edit, editFile } from '../../../src/files/edit/edit-file.ts';
import { attributeKey } from '../../../src/model/attribute-key.ts';
import type { JsonValue } from '../../../src/model/json.ts';

const KEY = attributeKey('Ticket', 'site');
const set = (path: string, value: JsonValue): Edit => ({ key: KEY, path: path.split('/'), value });
const remove = (path: string): Edit => ({ key: KEY, path: path.split('/'), value: undefined });

/** The lines of one attribute, in a file with others around it. */
function file(...lines: readonly string[]): string {
  return ['# ours', 'object: Ticket', 'attributes:', ...lines, ''].join('\n');
}

function edited(source: string, ...edits: readonly Edit[]): string {
  const result = editFile(source, edits);
  return result.outcome === 'edited' ? result.text : `impossible: ${result.why}`;
}

describe('one setting', () => {
  const rows: readonly (readonly [string, readonly string[], Edit, readonly string[]])[] = [
    [
      'keeps its comment',
      ['  - name: site', '    display: Site # seen'],
      set('display', 'Works'),
      ['  - name: site', '    display: Works # seen'],
    ],
    [
      'is quoted where it would mean something else',
      ['  - name: site', '    display: Site'],
      set('display', 'yes'),
      ['  - name: site', '    display: "yes"'],
    ],
    [
      'shows what nobody sees',
      ['  - name: site', '    display: Site'],
      set('display', 'Si\u200bte'),
      ['  - name: site', '    display: "Si\\u200bte"'],
    ],
    [
      'fills in behind an empty key',
      ['  - name: site', '    position: # none yet'],
      set('position', 6),
      ['  - name: site', '    position: 6 # none yet'],
    ],
    [
      'stays a text of several lines',
      ['  - name: site', '    note: |', '      one', '      two', '', '    x: 1'],
      set('note', 'one\nthree\n'),
      ['  - name: site', '    note: |', '      one', '      three', '', '    x: 1'],
    ],
    [
      'goes where it usually stands',
      ['  - name: site', '    data_type: input', '    position: 1'],
      set('screens/edit/-all-', { shown: true }),
      [
        '  - name: site',
        '    data_type: input',
        '    screens:',
        '      edit:',
        '        -all-: { shown: true }',
        '    position: 1',
      ],
    ],
    [
      'goes into braces where the others are in braces',
      ['  - name: site', '    data_option: { a: 1 } # x'],
      set('data_option/filter', [1, 2]),
      ['  - name: site', '    data_option: { a: 1, filter: [ 1, 2 ] } # x'],
    ],
    [
      'goes from braces',
      ['  - name: site', '    data_option: { a: 1, b: 2, c: 3 } # x'],
      remove('data_option/b'),
      ['  - name: site', '    data_option: { a: 1, c: 3 } # x'],
    ],
    [
      'becomes a map below its key',
      ['  - name: site', '    data_option: 5', '    position: 1'],
      set('data_option', { a: { b: 1 } }),
      ['  - name: site', '    data_option:', '      a:', '        b: 1', '    position: 1'],
    ],
    [
      'takes the place of a text that its path leads through',
      ['  - name: site', '    data_option: text'],
      set('data_option/a', 1),
      ['  - name: site', '    data_option:', '      a: 1'],
    ],
    [
      'is removed only where it is',
      ['  - name: site', '    data_option: text', '    position: 1'],
      remove('data_option/a'),
      ['  - name: site', '    data_option: text', '    position: 1'],
    ],
    [
      'keeps the order of the others, also of numbers',
      ['  - name: site', '    options:', '      "4712": Two # b', '      "4711": One'],
      set('options/10', 'Three'),
      ['  - name: site', '    options:', '      "4712": Two # b', '      "4711": One', '      "10": Three'],
    ],
    [
      'keeps its anchor',
      ['  - name: site', '    display: &s Site'],
      set('display', 'Works'),
      ['  - name: site', '    display: &s Works'],
    ],
    [
      'is written out in place of an alias',
      ['  - name: other', '    display: &d Site', '  - name: site', '    display: *d'],
      set('display', 'Works'),
      ['  - name: other', '    display: &d Site', '  - name: site', '    display: Works'],
    ],
    [
      'is written out where its anchor leaves',
      ['  - name: site', '    screens: { edit: &e { a: 1 } }', '  - name: other', '    screens: { edit: *e }'],
      remove('screens/edit'),
      ['  - name: site', '    screens: {}', '  - name: other', '    screens: { edit: { a: 1 } }'],
    ],
    [
      'of a name in capitals',
      ['  - name: Site', '    position: 1'],
      set('position', 2),
      ['  - name: Site', '    position: 2'],
    ],
  ];
  test.each(rows)('%s', (_, before, edit, wanted) => {
    expect(edited(file(...before), edit)).toBe(file(...wanted));
  });
});

test('of a file with more aliases than a bomb has', () => {
  const others = Array.from({ length: 200 }, (_, index) => `  - { name: n${index}, screens: *s }`);
  const before = file('  - name: site', '    display: Site', '    screens: &s { a: 1 }', '', ...others);
  expect(edited(before, set('display', 'Works'))).toBe(before.replace('display: Site', 'display: Works'));
});

describe('trees of options', () => {
  const TREE = file(
    '  - name: site',
    '    data_option:',
    '      options:',
    '        - name: North # cold',
    '          value: North',
    '          children:',
    '            - { name: Harbour, value: North::Harbour } # wet',
    '            - { name: Mill, value: North::Mill }',
    '        # the warm ones',
    '        - { name: South, value: South }',
  );
  const nodes = (harbour: string): JsonValue[] => [
    { name: harbour, value: 'North::Harbour' },
    { name: 'Mill', value: 'North::Mill' },
  ];
  const tree = (children: readonly JsonValue[], ...more: readonly JsonValue[]): Edit =>
    set('data_option/options', [{ name: 'North', value: 'North', children }, ...more]);
  const SOUTH = { name: 'South', value: 'South' };

  test('a label changes in its line', () => {
    expect(edited(TREE, tree(nodes('Port'), SOUTH))).toBe(TREE.replace('name: Harbour', 'name: Port'));
  });
  test('a new node gets a line', () => {
    const dock = { name: 'Dock', value: 'North::Dock' };
    const [harbour = null, mill = null] = nodes('Harbour');
    const line = '            - { name: Dock, value: North::Dock }\n';
    expect(edited(TREE, tree([harbour, dock, mill], SOUTH))).toBe(TREE.replace('# wet\n', `# wet\n${line}`));
  });
  test('a node goes with its line', () => {
    const [, mill = null] = nodes('Harbour');
    expect(edited(TREE, tree([mill], SOUTH))).toBe(TREE.replace(/ *- \{ name: Harbour.*\n/u, ''));
  });
  test('nodes that move keep their comments', () => {
    const list = (...lines: readonly string[]) =>
      file('  - name: site', '    data_option:', '      options:', ...lines.map((line) => `        ${line}`));
    const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map((name) => `- { name: ${name}, value: ${name} } # ${name}`);
    const wanted = ['b', 'c', 'a'].map((name) => ({ name, value: name }));
    expect(edited(list(a, b, c), set('data_option/options', wanted))).toBe(list(b, c, a));
  });
});

describe('attributes', () => {
  const settings = { name: 'new', display: 'New', data_type: 'active' } as const;
  const add: Edit = { key: attributeKey('Ticket', 'new'), path: [], value: settings };
  const NEW = ['  - name: new', '    display: New', '    data_type: active'];

  test('a new one comes last, with a blank line', () => {
    const source = file('  - name: site # s', '    position: 1', '', '# about b', '  - name: b');
    expect(edited(source, add)).toBe(
      file('  - name: site # s', '    position: 1', '', '  # about b', '  - name: b', '', ...NEW),
    );
  });
  test('one that is there is not added', () => {
    expect(edited(file('  - name: New'), add)).toBe('impossible: entries of Ticket.new in the file: 1');
  });
  test('a list without any gets its first', () => {
    expect(edited('object: Ticket\nattributes: []\n', add)).toBe(`object: Ticket\nattributes:\n${NEW.join('\n')}\n`);
  });
  test('an object without a document gets one, with the byte order mark and the line breaks of the file', () => {
    const source = '\uFEFFobject: User\r\nattributes:\r\n  - name: site\r\n';
    expect(edited(source, add)).toBe(`${source}---\r\nobject: Ticket\r\nattributes:\r\n${NEW.join('\r\n')}\r\n`);
  });
  test('an empty file gets its first document', () => {
    expect(edited('', add)).toBe(`object: Ticket\nattributes:\n${NEW.join('\n')}\n`);
  });
});

test('what others name keeps its value for them', () => {
  const source = file('  - name: other', '    display: &d Site', '  - name: site', '    display: *d');
  const edit: Edit = { key: attributeKey('Ticket', 'other'), path: ['display'], value: 'Works' };
  expect(edited(source, edit)).toBe(source.replace('&d Site', '&d Works').replace('*d', 'Site'));
});

describe('what cannot be done', () => {
  test.each([
    ['a merge key', file('  - &b { name: b }', '  - { <<: *b, name: site }'), /line 5: merge keys/u],
    ['a file that is no YAML', 'object: "Ticket\n', /line 1: invalid YAML/u],
    ['an attribute that is not there', file('  - name: other'), /entries of Ticket\.site in the file: 0/u],
    ['one that stands twice', file('  - name: site', '  - name: Site'), /entries of Ticket\.site in the file: 2/u],
  ])('%s', (_, source, why) => {
    expect(edited(source, set('display', 'Works'))).toMatch(why);
  });
});

describe('a file that is not in the form of fmt', () => {
  const source = `\uFEFF${file('  - name:   site', "    position:  '1' # one").replaceAll('\n', '\r\n')}`;

  test('keeps every byte where nothing is edited', () => {
    expect(editFile(source, [set('position', '1'), remove('active')])).toEqual({
      outcome: 'edited',
      text: source,
      form: 'as-before',
    });
  });
  test('is formatted by its first edit, and that is said', () => {
    expect(editFile(source, [set('position', 2)])).toEqual({
      outcome: 'edited',
      text: `\uFEFF${file('  - name: site', '    position: 2 # one').replaceAll('\n', '\r\n')}`,
      form: 'formatted',
    });
  });
});

test('thousands of choices come, and every comment stays', () => {
  const old = Array.from({ length: 5_000 }, (_, index) => `k${index}`);
  const options = old.map((value) => `        ${value}: A # ${value}`);
  const wanted = [...old, ...old.map((value) => `${value}-new`)];
  const grown = [...options, ...old.map((value) => `        ${value}-new: A`)];
  const whole = (lines: readonly string[]): string =>
    file('  - name: site', '    data_option:', '      options:', ...lines);
  const edit = set('data_option/options', Object.fromEntries(wanted.map((value) => [value, 'A'])));
  expect(edited(whole(options), edit) === whole(grown)).toBe(true);
});
