import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import type { JsonValue } from '../../src/attribute/json.ts';
import { type Edit, editFile } from '../../src/edit/edit-file.ts';

const KEY = attributeKey('Ticket', 'site');
const set = (path: string, value: JsonValue): Edit => ({ kind: 'set', key: KEY, path: path.split('/'), value });
const remove = (path: string): Edit => ({ kind: 'remove', key: KEY, path: path === '' ? [] : path.split('/') });

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
      'keeps double quotes',
      ['  - name: site', '    display: "Site"   # seen'],
      set('display', 'Works'),
      ['  - name: site', '    display: "Works"   # seen'],
    ],
    [
      'keeps single quotes',
      ["  - { name: site, display: 'Site' }"],
      set('display', "It's"),
      ["  - { name: site, display: 'It''s' }"],
    ],
    [
      'quotes what would mean something else',
      ['  - name: site', '    display: Site'],
      set('display', 'yes'),
      ['  - name: site', '    display: "yes"'],
    ],
    [
      'takes the quotes off a number',
      ['  - name: site', '    position: "5" # five'],
      set('position', 6),
      ['  - name: site', '    position: 6 # five'],
    ],
    [
      'writes a list between brackets anew where nothing of it stays',
      ['  - name: site', '    data_option: { filter: [9] } # teams'],
      set('data_option/filter', [2, 3]),
      ['  - name: site', '    data_option: { filter: [2, 3] } # teams'],
    ],
    [
      'fills in behind an empty key',
      ['  - name: site', '    position: # none yet'],
      set('position', 6),
      ['  - name: site', '    position: 6 # none yet'],
    ],
    [
      'changes one line of a text of many',
      ['  - name: site', '    note: |', '      one', '      two', '', '    x: 1'],
      set('note', 'one\nthree\n'),
      ['  - name: site', '    note: |', '      one', '      three', '', '    x: 1'],
    ],
    [
      'changes one line of a folded text',
      ['  - name: site', '    note: >-', '      one two', '      three four', '    x: 1'],
      set('note', 'one two three five'),
      ['  - name: site', '    note: >-', '      one two', '      three five', '    x: 1'],
    ],
    [
      'changes one line where the same word stands twice',
      ['  - name: site', '    note: >', '      Enter the site of the', '      customer, not of the', '      company.'],
      set('note', 'Enter the site of the customer, not of a company.\n'),
      ['  - name: site', '    note: >', '      Enter the site of the', '      customer, not of a', '      company.'],
    ],
    [
      'changes one line where a word has a comma behind it',
      ['  - name: site', '    note: "Enter the site', '      of it,', '      please"'],
      set('note', 'Enter the site of them, please'),
      ['  - name: site', '    note: "Enter the site', '      of them,', '      please"'],
    ],
    [
      'adds a word to one line',
      ['  - name: site', '    note: Enter site', '      of it'],
      set('note', 'Enter the site of it'),
      ['  - name: site', '    note: Enter the site', '      of it'],
    ],
    [
      'keeps the comment behind a text below its key that gets more lines',
      ['  - name: site', '    note:', '      hello # why'],
      set('note', 'line\nother\n'),
      ['  - name: site', '    note:', '      "line\\nother\\n" # why'],
    ],
    [
      'keeps the comment behind a text below its key that becomes a map',
      ['  - name: site', '    note:', '      hello # why', '    x: 1'],
      set('note', { a: 1, b: 2 }),
      ['  - name: site', '    note: # why', '      a: 1', '      b: 2', '    x: 1'],
    ],
    [
      'writes a blank that is no break as it is',
      ['  - name: site', '    display: Site'],
      set('display', '\u00a0Site'),
      ['  - name: site', '    display: \u00a0Site'],
    ],
    [
      'changes one line of a plain text of many',
      ['  - name: site', '    note: one two', '      three'],
      set('note', 'one four three'),
      ['  - name: site', '    note: one four', '      three'],
    ],
    [
      'makes a text of many lines short',
      ['  - name: site', '    note: | # why', '      one', '      two', '    x: 1'],
      set('note', 'short'),
      ['  - name: site', '    note: |- # why', '      short', '    x: 1'],
    ],
    [
      'keeps the comment of a text of many lines that becomes a number',
      ['  - name: site', '    note: | # why', '      one', '      two'],
      set('note', 5),
      ['  - name: site', '    note: 5 # why'],
    ],
    [
      'keeps the indentation of a text of many lines',
      ['  - name: site', '    note: |', '        one', '        two'],
      set('note', 'one\n  three\n'),
      ['  - name: site', '    note: |', '        one', '          three'],
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
      'is joined to a flow map of many lines',
      ['  - name: site', '    data_option: {', '      type: text, # t', '      maxlength: 5 # m', '    }'],
      set('data_option/note', 'near'),
      [
        '  - name: site',
        '    data_option: {',
        '      type: text, # t',
        '      maxlength: 5, # m',
        '      note: near',
        '    }',
      ],
    ],
    [
      'is joined, with another one, to a flow map whose last line has no comma',
      ['  - name: site', '    data_option: {', '      maxlength: 5 # m', '    }'],
      set('data_option', { maxlength: 5, note: 'near', type: 'text' }),
      [
        '  - name: site',
        '    data_option: {',
        '      maxlength: 5, # m',
        '      note: near,',
        '      type: text',
        '    }',
      ],
    ],
    [
      'leaves a flow map',
      ['  - name: site', '    data_option: { a: 1, b: 2, c: 3 } # x'],
      remove('data_option/b'),
      ['  - name: site', '    data_option: { a: 1, c: 3 } # x'],
    ],
    [
      'leaves the comment of the line above it in a flow map',
      ['  - name: site', '    data_option: { a: 1, # about a', '      b: 2 }'],
      remove('data_option/b'),
      ['  - name: site', '    data_option: { a: 1, # about a', '       }'],
    ],
    [
      'leaves an empty map when it was alone',
      ['  - name: site', '    data_option: # x', '      a: 1', '    position: 1'],
      remove('data_option/a'),
      ['  - name: site', '    data_option: {} # x', '    position: 1'],
    ],
    [
      'takes the comment of its line along, and none above',
      ['  - name: site', '    # why', '    position: 1 # gone', '    active: true'],
      remove('position'),
      ['  - name: site', '    # why', '    active: true'],
    ],
    [
      'becomes a map below its key',
      ['  - name: site', '    data_option: 5 # x', '    position: 1'],
      set('data_option', { a: { b: 1 } }),
      ['  - name: site', '    data_option: # x', '      a:', '        b: 1', '    position: 1'],
    ],
    [
      'stays behind its anchor',
      ['  - name: site', '    display: &s Site'],
      set('display', 'Works'),
      ['  - name: site', '    display: &s Works'],
    ],
    [
      'looks like options around it',
      ['  - name: site', '    options:', "      4711: 'One'", "      4712: 'Two'"],
      set('options/4713', 'Three'),
      ['  - name: site', '    options:', "      4711: 'One'", "      4712: 'Two'", "      4713: 'Three'"],
    ],
    [
      'has the blanks inside brackets that other lists have',
      ['  - name: site', '    ignore: [ position ]', '    data_option: {a: 1}'],
      set('data_option/filter', [1, 2]),
      ['  - name: site', '    ignore: [ position ]', '    data_option: {a: 1, filter: [ 1, 2 ]}'],
    ],
    [
      'has braces where all around it have',
      ['  - name: site', '    data_type: input', '    data_option: { a: 1 }', '    position: 1'],
      set('screens', { edit: { '-all-': { shown: true } } }),
      [
        '  - name: site',
        '    data_type: input',
        '    data_option: { a: 1 }',
        '    screens: { edit: { -all-: { shown: true } } }',
        '    position: 1',
      ],
    ],
    [
      'has lines where all around it have',
      ['  - name: site', '    screens:', '      edit:', '        -all-:', '          shown: true'],
      set('screens/edit/ticket.agent', { shown: true }),
      [
        '  - name: site',
        '    screens:',
        '      edit:',
        '        -all-:',
        '          shown: true',
        '        ticket.agent:',
        '          shown: true',
      ],
    ],
    [
      'is written by its kind where those around it differ',
      ['  - name: site', '    x: { a: 1 }', '    y:', '      - a'],
      set('z', [1, 2]),
      ['  - name: site', '    x: { a: 1 }', '    y:', '      - a', '    z: [1, 2]'],
    ],
    [
      'finds a name in capitals',
      ['  - name: Site', '    position: 1'],
      set('position', 2),
      ['  - name: Site', '    position: 2'],
    ],
  ];
  test.each(rows)('%s', (_, before, edit, wanted) => {
    expect(edited(file(...before), edit)).toBe(file(...wanted));
  });
});

describe('trees of options', () => {
  const TREE = file(
    '  - name: site',
    '    data_option:',
    '      options:',
    '        - name: North # cold',
    '          value: North',
    '          children:',
    '            - { name: Harbour, value: "North::Harbour" } # wet',
    '            - { name: Mill, value: "North::Mill" }',
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
  test('a new node gets a line that looks like its neighbours', () => {
    const dock = { name: 'Dock', value: 'North::Dock' };
    const [harbour = null, mill = null] = nodes('Harbour');
    const line = '            - { name: Dock, value: "North::Dock" }\n';
    expect(edited(TREE, tree([harbour, dock, mill], SOUTH))).toBe(TREE.replace('# wet\n', `# wet\n${line}`));
  });
  test('a node goes with its line', () => {
    const [, mill = null] = nodes('Harbour');
    expect(edited(TREE, tree([mill], SOUTH))).toBe(TREE.replace(/ *- \{ name: Harbour.*\n/u, ''));
  });
  test('a node that moves leaves the lines of the others', () => {
    const list = (...names: readonly string[]) =>
      file('  - name: site', '    data_option:', '      options:', ...names.map((name) => `        ${name}`));
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `- { name: ${name}, value: ${name} }`);
    const wanted = ['b', 'c', 'a'].map((name) => ({ name, value: name }));
    expect(edited(list(`${a} # A`, `${b} # B`, `${c} # C`), set('data_option/options', wanted))).toBe(
      list(`${b} # B`, `${c} # C`, `${a}`),
    );
  });
  test('a node with another value and a new one beside it keeps its comment by its name', () => {
    const south = { name: 'South', value: 'south' };
    const written = edited(TREE, set('data_option/options', [{ name: 'West', value: 'West' }, south]));
    expect(written).toContain('        # the warm ones\n        - { name: South, value: south }\n');
  });
  test('a node goes with its branches', () => {
    expect(edited(TREE, set('data_option/options', [SOUTH]))).toBe(
      TREE.replace(/ {8}- name: North[\s\S]*Mill" \}\n/u, ''),
    );
  });
});

describe('attributes', () => {
  const settings = { name: 'new', display: 'New', data_type: 'active' } as const;
  const add = (afterKey?: string): Edit => ({
    kind: 'add',
    object: 'Ticket',
    settings,
    after: afterKey === undefined ? undefined : attributeKey('Ticket', afterKey),
  });

  test('a new one stands behind the one that is named, with its dash and its blank line', () => {
    const source = file('-   name: site # s', '    position: 1', '', '# about b', '-   name: b');
    const wanted = ['-   name: new', '    display: New', '    data_type: active'];
    expect(edited(source, add('site'))).toBe(
      file('-   name: site # s', '    position: 1', '', ...wanted, '', '# about b', '-   name: b'),
    );
  });
  test('a new one goes last, also without a final line break', () => {
    expect(edited('object: Ticket\nattributes:\n  - name: site', add())).toBe(
      'object: Ticket\nattributes:\n  - name: site\n  - name: new\n    display: New\n    data_type: active',
    );
  });
  test('a list without any gets its first', () => {
    expect(edited('object: Ticket\nattributes: [] # none\n', add())).toBe(
      'object: Ticket\nattributes: # none\n  - name: new\n    display: New\n    data_type: active\n',
    );
  });
  test('an object without a document gets one, with the line breaks of the file', () => {
    const source = '\uFEFFobject: User\r\nattributes:\r\n- name: site\r\n';
    expect(edited(source, add())).toBe(
      `${source}---\r\nobject: Ticket\r\nattributes:\r\n- name: new\r\n  display: New\r\n  data_type: active\r\n`,
    );
  });
  test('an empty file gets its first document', () => {
    expect(edited('# nothing yet\n', add())).toBe(
      '# nothing yet\nobject: Ticket\nattributes:\n  - name: new\n    display: New\n    data_type: active\n',
    );
  });
  test('one goes with its lines and the blank line before it', () => {
    const source = file('  - name: a', '', '  - name: site', '    position: 1', '', '  - name: b');
    expect(edited(source, remove(''))).toBe(file('  - name: a', '', '  - name: b'));
  });
});

describe('what cannot be done in place', () => {
  const ALIASED = file('  - name: other', '    display: &d Site', '  - name: site', '    display: *d');

  test('an alias is not written over', () => {
    expect(editFile(ALIASED, [set('display', 'Works')])).toEqual({
      outcome: 'impossible',
      why: 'display is the alias *d, whose value is also used elsewhere',
      patch: expect.stringMatching(/^-.*display: Site\n\+.*display: Works$/mu),
    });
  });
  test('what others mean too is not changed', () => {
    const edit: Edit = { kind: 'set', key: attributeKey('Ticket', 'other'), path: ['display'], value: 'Works' };
    expect(editFile(ALIASED, [edit])).toMatchObject({
      outcome: 'impossible',
      why: 'the edit would also change something else',
    });
  });
  test('a key with an alias can go, and the name that it used stays', () => {
    expect(edited(ALIASED, remove('display'))).toBe(ALIASED.replace('    display: *d\n', ''));
  });
  test.each([
    ['a merge key', file('  - &b { name: b }', '  - { <<: *b, name: site }'), /line 5: merge keys/u],
    ['a file that is no YAML', 'object: "Ticket\n', /line 1: invalid YAML/u],
    ['an attribute that is not there', file('  - name: other'), /Ticket\.site is not in the file/u],
    ['one that stands twice', file('  - name: site', '  - name: Site'), /Ticket\.site is in the file twice/u],
  ])('%s', (_, source, why) => {
    expect(edited(source, set('display', 'Works'))).toMatch(why);
  });
  test('a way through a text', () => {
    expect(edited(file('  - name: site', '    data_option: text'), set('data_option/a', 1))).toMatch(/leads through/u);
  });
});

test('no edit, or one that says what is there, leaves every byte', () => {
  const source = `\uFEFF${file('  - name:   site', '    position:  1').replaceAll('\n', '\r\n')}`;
  expect(edited(source)).toBe(source);
  expect(edited(source, set('position', 1), remove('active'))).toBe(source);
});

test('two edits beside each other', () => {
  const source = file('  - name: site', '    data_option:', '      a: 1', '      b: 2');
  expect(edited(source, remove('data_option/b'), set('position', 5))).toBe(
    file('  - name: site', '    data_option:', '      a: 1', '    position: 5'),
  );
});

describe('thousands of choices', () => {
  const OLD = Array.from({ length: 5_000 }, (_, index) => `k${index}`);
  const whole = (options: string): string => file('  - name: site', '    data_option:', options);
  /** Each old one followed by a new one. */
  const both = <T>(choice: (value: string) => T): readonly T[] =>
    OLD.flatMap((value) => [choice(value), choice(`${value}-new`)]);

  test.each([
    [
      'in a block',
      ['      options:', ...OLD.map((value) => `        ${value}: A`)].join('\n'),
      ['      options:', ...both((value) => `        ${value}: A`)].join('\n'),
    ],
    [
      'in braces on one line',
      `      options: { ${OLD.map((value) => `${value}: A`).join(', ')} }`,
      `      options: { ${both((value) => `${value}: A`).join(', ')} }`,
    ],
    [
      'in braces on many lines',
      ['      options: {', ...OLD.map((value) => `        ${value}: A,`), '      }'].join('\n'),
      ['      options: {', ...both((value) => `        ${value}: A,`), '      }'].join('\n'),
    ],
  ])('come between as many, %s, and go again', (_, options, grown) => {
    const more = set('data_option/options', Object.fromEntries(both((value) => [value, 'A'])));
    const fewer = set('data_option/options', Object.fromEntries(OLD.map((value) => [value, 'A'])));
    expect(edited(whole(options), more) === whole(grown)).toBe(true);
    expect(edited(whole(grown), fewer) === whole(options)).toBe(true);
  });

  test('come one by one', () => {
    const options = ['      options:', ...OLD.map((value) => `        ${value}: A`)];
    const edits = OLD.map((value) => set(`data_option/options/${value}-new`, 'A'));
    const after = [...options, ...OLD.map((value) => `        ${value}-new: A`)];
    expect(edited(whole(options.join('\n')), ...edits) === whole(after.join('\n'))).toBe(true);
  });

  test('come between as many in a list, and every comment stays', () => {
    const line = (value: string): string => `        - { name: ${value}, value: ${value} }`;
    const source = whole(['      options:', ...OLD.map((value) => `${line(value)} # ${value}`)].join('\n'));
    const grown = ['      options:', ...OLD.flatMap((value) => [`${line(value)} # ${value}`, line(`${value}-new`)])];
    const wanted = both((value) => ({ name: value, value }));
    expect(edited(source, set('data_option/options', wanted)) === whole(grown.join('\n'))).toBe(true);
  });

  test('lose what stands in the line of their dash', () => {
    const items = OLD.map((value) => ({ name: value, value }));
    const lines = items.flatMap(({ name }) => [`        - name: ${name}`, `          value: ${name}`]);
    const dashed = items.flatMap(({ name }) => [
      '        - x: 1',
      `          name: ${name}`,
      `          value: ${name}`,
    ]);
    expect(
      edited(whole(['      options:', ...dashed].join('\n')), set('data_option/options', items)) ===
        whole(['      options:', ...lines].join('\n')),
    ).toBe(true);
  });
});
