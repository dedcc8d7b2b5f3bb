import { describe, expect, test } from 'vitest';
import { lint, lintReleases } from '../../../src/files/lint/lint.ts';
import { OBJECT_NAMES } from '../../../src/model/attribute-key.ts';
import type { DataType } from '../../../src/model/data-types.ts';
import type { JsonObject, JsonValue } from '../../../src/model/json.ts';
import {
  brokenSpellingRules,
  columnNames,
  methodsOf,
  reservedWords,
  useOfName,
} from '../../../src/model/name-rules.ts';
import { RELEASES } from '../../../src/model/release.ts';
import { releasesBefore } from '../../../src/model/upgrade.ts';
import { absent, inYaml } from '../../plan/builders.ts';

type Definition = Parameters<typeof lint>[0][number];

/** "default-not-an-option data_option/default the default … | Did you mean …?" */
function told(definitions: readonly Definition[]): readonly string[] {
  return lint(definitions).map(({ code, path, message, hint }) => `${code} ${path.join('/')} ${message} | ${hint}`);
}

function chosen(type: DataType, option: JsonObject, ignore: readonly (readonly string[])[] = []): readonly string[] {
  return told([inYaml({ type, option, ignore })]);
}

const CODES = { '4711': 'Marketing', '4712': 'Sales' };
const node = (name: string, value: string, ...children: readonly JsonValue[]): JsonValue =>
  children.length === 0 ? { name, value } : { name, value, children };

describe('a default', () => {
  test.each<[string, DataType, JsonObject, readonly string[]]>([
    [
      'that no option has is told, with the option that was meant',
      'select',
      { options: CODES, default: '4713' },
      [
        'default-not-an-option data_option/default the default "4713" is not among the options: new records get it although nobody can choose it, or cannot be created | Did you mean "4711"?',
      ],
    ],
    [
      'that is a label is told, since values are what is stored',
      'select',
      { options: { it: 'Computers', hr: 'People' }, default: 'Computers' },
      [
        'default-not-an-option data_option/default the default "Computers" is not among the options: new records get it although nobody can choose it, or cannot be created | "Computers" is the label of the option "it": write that.',
      ],
    ],
    [
      'of several is told by its first stranger',
      'multiselect',
      { options: CODES, default: ['4711', 'nobody'] },
      [
        'default-not-an-option data_option/default the default "nobody" is not among the options: new records get it although nobody can choose it, or cannot be created | Write the value of an option, or default: "" for none.',
      ],
    ],
    ['is fine where an option has it', 'select', { options: CODES, default: '4711' }, []],
    ['is fine deep in a tree', 'tree_select', { options: [node('A', 'A', node('B', 'A::B'))], default: 'A::B' }, []],
    ['is fine where it is empty', 'select', { options: CODES, default: '' }, []],
    ['is fine where it is left out', 'select', { options: CODES }, []],
    ['is fine where a relation has the options', 'select', { relation: 'Group', default: 3 }, []],
    ['is fine of an input', 'input', { type: 'text', maxlength: 9, default: 'anything' }, []],
    ['is fine of a boolean', 'boolean', { options: { true: 'yes', false: 'no' }, default: false }, []],
    ['is fine of a boolean without options', 'boolean', { default: true }, []],
  ])('%s', (_, type, option, expected) => {
    expect(chosen(type, option)).toEqual(expected);
  });

  test('is not judged where administrators have the options, or the default', () => {
    const option = { options: CODES, default: 'theirs' };
    expect(chosen('select', option, [['data_option', 'options']])).toEqual([]);
    expect(chosen('select', option, [['data_option', 'default']])).toEqual([]);
    expect(chosen('select', option, [['data_option']])).toEqual([]);
    expect(chosen('select', option, [['position']])).toHaveLength(1);
  });
});

describe('choices', () => {
  test.each<[string, JsonValue, readonly string[]]>([
    [
      'with one label are told once, with how many there are',
      { a: 'Same', b: 'Same', c: 'Same', d: 'Other' },
      [
        'option-label-twice data_option/options/b the label "Same" is used for "a" and "b" (and 1 more) | Give each option its own label: people see only the label.',
      ],
    ],
    [
      'with an empty label have their value for one',
      { a: '', b: 'a' },
      [
        'option-label-twice data_option/options/b the label "a" is used for "a" and "b" | Give each option its own label: people see only the label.',
      ],
    ],
    [
      'with one value are told',
      [node('First', 'x'), node('Second', 'x')],
      [
        'option-value-twice data_option/options/1 "First" and "Second" have the same value "x" | Give each option its own value: the help desk stores only the value and shows the first match.',
      ],
    ],
    [
      'that stand twice are told as such, and not as two labels',
      [node('First', 'x'), node('First', 'x')],
      [
        'option-value-twice data_option/options/1 the option "x" appears twice | Give each option its own value: the help desk stores only the value and shows the first match.',
      ],
    ],
    [
      'with a blank at an end are told',
      { 'a ': 'A', b: ' B' },
      [
        'option-blanks data_option/options/a  the value "a " begins or ends with whitespace (and 1 more) | Remove the whitespace. Existing records keep the old value.',
      ],
    ],
    [
      'with a blank at an end of a label are told',
      { a: 'A ' },
      ['option-blanks data_option/options/a the label "A " begins or ends with whitespace | Remove the whitespace.'],
    ],
    [
      'with a backslash are told',
      { 'C:\\temp': 'Temporary' },
      [
        'option-characters data_option/options/C:\\temp the value "C:\\\\temp" contains a backslash | Remove the character from the stored value. The label of a list may contain it.',
      ],
    ],
    [
      'with a double quote are told',
      { '19"': 'Rack' },
      [
        'option-characters data_option/options/19" the value "19\\"" contains a double quote | Remove the character from the stored value. The label of a list may contain it.',
      ],
    ],
    ['may have quotes in their labels, and apostrophes anywhere', { "o'clock": 'at "noon"' }, []],
    ['of a list may have "::" in their names', [node('A::B', 'A::B')], []],
  ])('%s', (_, options, expected) => {
    expect(chosen('select', { options })).toEqual(expected);
  });

  test('are not judged where administrators have them', () => {
    expect(chosen('select', { options: { 'a ': 'A' } }, [['data_option', 'options']])).toEqual([]);
  });
});

describe('a tree', () => {
  test.each<[string, JsonValue, readonly string[]]>([
    [
      'whose values are not their paths is told once',
      [node('North', 'n', node('Harbour', 'North::Harbour'), node('Hill', 'hill'))],
      [
        'tree-value-off-path data_option/options/0 "North" is stored as "n" (and 1 more) | Write value: "North". The help desk\'s admin page always stores this value.',
      ],
    ],
    [
      'whose nodes leave their values out is fine: they get their paths',
      [{ name: 'North', children: [{ name: 'Harbour' }] }],
      [],
    ],
    [
      'with "::" in a name is told',
      [node('A::B', 'A::B', node('C', 'A::B::C'))],
      [
        'option-characters data_option/options/0 the name "A::B" contains "::", which separates the levels of a tree | Remove the character from the stored value. The label of a list may contain it.',
      ],
    ],
    [
      'may have one name below two nodes',
      [node('A', 'A', node('Other', 'A::Other')), node('B', 'B', node('Other', 'B::Other'))],
      [],
    ],
    [
      'with one name twice below one node is told',
      [node('A', 'A', node('X', 'A::X'), node('X', 'A::X2'))],
      [
        'option-label-twice data_option/options/0/children/1 the label "X" is used for "A::X" and "A::X2" | Give each option its own label: people see only the label.',
        'tree-value-off-path data_option/options/0/children/1 "A::X" is stored as "A::X2" | Write value: "A::X". The help desk\'s admin page always stores this value.',
      ],
    ],
  ])('%s', (_, options, expected) => {
    expect(chosen('tree_select', { options })).toEqual(expected);
  });
});

describe('a field that must be filled', () => {
  const must = (
    screen: string,
    cell: JsonObject,
    type: DataType = 'input',
    option: JsonObject = {},
  ): readonly string[] =>
    told([inYaml({ object: 'User', type, option, screens: { [screen]: { 'admin.user': cell } } })]);
  const REQUIRED = { shown: true, required: true };

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'is told where it is not shown',
      must('edit', { shown: false, required: true }),
      [
        'required-unfillable screens/edit/admin.user/required User.severity is required on edit for admin.user, but not shown there | Remove `required`, or let people fill in the field there.',
      ],
    ],
    [
      'is told on a screen that only shows',
      must('view', REQUIRED),
      [
        'required-unfillable screens/view/admin.user/required User.severity is required on view for admin.user, but view is a read-only screen | Remove `required`, or let people fill in the field there.',
      ],
    ],
    [
      'is told where no time is taken',
      must('edit', REQUIRED, 'datetime', { future: false, past: false }),
      [
        'required-unfillable screens/edit/admin.user/required User.severity is required on edit for admin.user, but allows neither future nor past times | Remove `required`, or let people fill in the field there.',
      ],
    ],
    [
      'is told where it is read-only',
      must('edit', REQUIRED, 'input', { readonly: true }),
      [
        'required-unfillable screens/edit/admin.user/required User.severity is required on edit for admin.user, but is read-only | Remove `required`, or let people fill in the field there.',
      ],
    ],
    ['is fine where it is shown', must('edit', REQUIRED), []],
    ['is fine where a relation has the choices', must('edit', REQUIRED, 'select', { relation: 'Group' }), []],
    ['is fine of a boolean, which has its two', must('edit', REQUIRED, 'boolean'), []],
    ['is fine hidden where it need not be filled', must('edit', { shown: false, required: false }), []],
    ['is fine with one end of time', must('edit', REQUIRED, 'datetime', { future: false, past: true }), []],
  ])('%s', (_, said, expected) => {
    expect(said).toEqual(expected);
  });

  test('is no field at all while it is inactive', () => {
    const screens = { edit: { 'ticket.agent': { shown: false, required: true } } };
    expect(told([inYaml({ screens, active: false })])).toEqual([]);
    expect(told([inYaml({ screens })])).toHaveLength(1);
  });
});

describe('all fields of a desk together', () => {
  test('two active ones of one object with one label are told, whatever the case', () => {
    expect(
      told([
        inYaml({ name: 'a', display: 'Cost centre' }),
        inYaml({ name: 'b', display: 'cost centre ' }),
        inYaml({ name: 'c', display: 'Cost centre', active: false }),
        inYaml({ object: 'User', name: 'a', display: 'Cost centre' }),
        absent('d'),
      ]),
    ).toEqual([
      'odd-character display the label "cost centre " contains U+0020, a blank at its end | Write "cost centre".',
      'label-twice display the label "cost centre " is used for Ticket.a and Ticket.b | Give one of them another label. The other one is at attributes/ticket.yaml:3:5.',
    ]);
  });

  test('200 are not many, and 201 are; absent definitions do not count', () => {
    const fields = (count: number): readonly Definition[] =>
      Array.from({ length: count }, (_, index) => inYaml({ name: `f${index}`, display: `Field ${index}` }));
    expect(told([...fields(200), absent('gone')])).toEqual([]);
    expect(told(fields(201))).toEqual([
      "many-attributes name the files declare 201 attributes; above 200, the help desk's pages become slow | Delete unused fields (`deskform usage` finds them), or combine several fields into one select.",
    ]);
  });
});

describe('names of a release', () => {
  const names: readonly string[] = ['data', 'preferences', 'article', 'action', 'checklist_id', 'cost_center'];
  const declared = [...names.map((name) => inYaml({ name })), absent('data'), inYaml({ name: 'type' })];
  const tell = ({ code, message }: ReturnType<typeof lintReleases>[number]): string => `${code} ${message}`;

  const EVERYWHERE = 'name-not-free every release reserves the name "preferences": it is a reserved word there';

  test('one that every release keeps is told, but not those of the installation; one that a later release reserves too', () => {
    expect(lintReleases(declared, undefined).map(tell)).toEqual([
      'name-reserved-later release 7.1 reserves the name "data"',
      EVERYWHERE,
      'name-reserved-later release 6.5 reserves the name "article"',
      'name-reserved-later release 6.5 reserves the name "action"',
    ]);
  });

  test.each([
    ['5.2', []],
    [
      '6.5',
      [
        'name-reserved-later release 6.5 refuses every change to a field named "article": it is a reserved word there',
        'name-reserved-later release 6.5 refuses every change to a field named "action": it is a reserved word there',
        'name-reserved-later release 6.5 reserves the name "checklist_id": it is a column there',
      ],
    ],
    [
      '7.1',
      [
        'name-reserved-later release 7.1 refuses every change to a field named "data": it is a reserved word there',
        'name-reserved-later release 7.1 refuses every change to a field named "article": it is a reserved word there',
        'name-reserved-later release 7.1 refuses every change to a field named "action": it is a reserved word there',
        'name-reserved-later release 7.1 reserves the name "checklist_id": it is a column there',
      ],
    ],
  ] as const)('an upgrade to %s takes those that were free before', (release, expected) => {
    const told = lintReleases(declared, { from: releasesBefore(release), to: release }).map(tell);
    expect(told.filter((one) => one !== EVERYWHERE)).toEqual(expected);
    expect(told).toContain(EVERYWHERE);
  });

  test('a definition that may be of a built-in field is not told, where it is certainly custom it is', () => {
    const vip = inYaml({ object: 'Organization', name: 'vip' });
    expect(lintReleases([vip], { from: ['6.5'], to: '7.1' })).toEqual([]);
    for (const from of [['5.2'], releasesBefore('7.1')] as const)
      expect(lintReleases([vip], { from, to: '7.1' }).map(tell)).toEqual([
        'name-reserved-later release 7.1 reserves the name "vip": it is a column there',
      ]);
  });

  test.each(OBJECT_NAMES)('one of a %s that is told for a release is told for each later one that has it', (object) => {
    const all = RELEASES.flatMap((release) => [
      ...columnNames(object, release),
      ...reservedWords(object, release),
      ...methodsOf(object, release),
    ]).filter((name) => brokenSpellingRules(name).length === 0);
    const old = [...new Set(all)].map((name) => inYaml({ object, name }));
    const LATER = ['6.5', '7.0', '7.1'] as const;
    const told = LATER.map((to) => {
      const found = lintReleases(old, { from: releasesBefore(to), to });
      return new Set(found.flatMap(({ code, key }) => (code === 'name-reserved-later' ? [key] : [])));
    });
    for (const { key, name } of old)
      for (const [at, release] of LATER.entries()) {
        const isTold = told.slice(0, at).some((keys) => keys.has(key));
        if (isTold && useOfName(release, object, name) !== undefined) expect(told[at]).toContain(key);
      }
    expect(told[2]?.size).toBeGreaterThan(3);
  });

  test('a setting that is ignored is not told', () => {
    const settings = { name: 'due_on', display: '', type: 'date', option: { diff: 7 } } as const;
    const codes = (definition: Definition): readonly string[] =>
      lintReleases([definition], { from: ['6.5'], to: '7.1' }).map(({ code }) => code);
    expect(codes(inYaml(settings))).toEqual(['label-blank-later', 'diff-unit-later']);
    expect(codes(inYaml({ ...settings, ignore: [['display'], ['data_option', 'diff']] }))).toEqual([]);
  });
});

test('fifty thousand choices are told in one sentence', () => {
  const options = Array.from({ length: 50_000 }, (_, index) => node(`Name ${index % 40_000}`, `value ${index}`));
  expect(chosen('select', { options })).toEqual([
    'option-label-twice data_option/options/40000 the label "Name 0" is used for "value 0" and "value 40000" (and 9999 more) | Give each option its own label: people see only the label.',
  ]);
});

describe('consent to what cannot happen', () => {
  const UNLESS = ', unless the overlay of another target needs it.';
  const REQUIRED = { edit: { 'ticket.agent': { shown: true, required: true } } };

  test.each<[string, Parameters<typeof inYaml>[0], readonly string[]]>([
    ['to a required cell without one', { accept: ['required'] }, ['required no screen makes it required']],
    ['to a required cell', { accept: ['required'], screens: REQUIRED }, []],
    [
      'to required cells that are ignored',
      { accept: ['required'], screens: REQUIRED, ignore: [['screens']] },
      ['required no screen makes it required'],
    ],
    ['to a shorter maxlength', { accept: ['shorter_maxlength'] }, []],
    [
      'to a shorter maxlength where none is written',
      { accept: ['shorter_maxlength'], option: { type: 'text' } },
      ['shorter_maxlength it sets no maxlength'],
    ],
    [
      'to another type of a date',
      { accept: ['data_type'], type: 'date', option: {} },
      ['data_type no other data type can become date'],
    ],
    ['to another type of a text', { accept: ['data_type'] }, []],
    [
      'to a removed option of a date',
      { accept: ['option_removed'], type: 'date', option: {} },
      ['option_removed date has no options'],
    ],
    ['to the removed options of a text that was a select', { accept: ['option_removed'] }, []],
    [
      'to a removed option of a list that is left to the administrators',
      { accept: ['option_removed'], type: 'select', option: {}, ignore: [['data_option', 'options']] },
      ['option_removed its options are ignored'],
    ],
  ])('%s', (_, settings, expected) => {
    const found = told([inYaml(settings)]).filter((line) => line.startsWith('accept-unused'));
    expect(found).toEqual(
      expected.map((line) => {
        const [cost = '', ...why] = line.split(' ');
        return `accept-unused accept/0 accept: ${cost} of Ticket.severity is never used: ${why.join(' ')} | Delete \`accept: [${cost}]\`${UNLESS}`;
      }),
    );
  });
});

test('a question mark in a value is told where a field holds several: conditions on it are refused', () => {
  const options = { 'a?': 'A', b: 'B?' };
  expect(chosen('multiselect', { options })).toEqual([
    'option-characters data_option/options/a? the value "a?" contains a question mark: conditions on it are refused | Remove the character from the stored value. The label may contain it.',
  ]);
  expect(chosen('select', { options })).toEqual([]);
});
