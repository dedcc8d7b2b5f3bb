// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { describe, expect, test } from 'vitest';
import { projectOf, tell } from './temporary-project.ts';

type Row = readonly [says: string, yaml: string, problems: readonly string[]];

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
const attribute = (...settings: readonly string[]): string =>
  lines('object: Ticket', 'attributes:', '  - name: x', '    display: X', ...settings.map((line) => `    ${line}`));
const option = (data_type: string, ...settings: readonly string[]): string =>
  attribute(`data_type: ${data_type}`, 'data_option:', ...settings.map((line) => `  ${line}`));
const screens = (...settings: readonly string[]): string =>
  attribute('data_type: date', 'screens:', ...settings.map((line) => `  ${line}`));

const problemsOf = async (yaml: string): Promise<readonly string[]> => (await projectOf(yaml)).problems.map(tell);

/** Lines of which each holds the one before it, as an alias. */
function aliasesOf(write: (alias: string) => string, levels: number): readonly string[] {
  return Array.from(
    { length: levels },
    (_, level) => `x${level}: &x${level} ${level === 0 ? 'x' : write(`*x${level - 1}`)}`,
  );
}

describe('the file as a whole', () => {
  test.each<Row>([
    [
      'an empty file',
      lines('# later'),
      ['wrong-shape 1:1 the file is empty | Begin the file with "object: Ticket", then "attributes:" and a list.'],
    ],
    [
      'a list instead of a map',
      lines('- a'),
      [
        'wrong-shape 1:1 this document must be a map, not a list | Begin the file with "object: Ticket", then "attributes:" and a list.',
      ],
    ],
    [
      'no object',
      lines('attributes: []'),
      ['object-unknown 1:1 object is missing | Begin with "object: Ticket", or User, Organization, Group.'],
    ],
    [
      'a key that is nearly one of ours',
      lines('object: Ticket', 'attribute: []'),
      ['unknown-key 2:1 "attribute" is not a key of an attribute file | Did you mean attributes?'],
    ],
    [
      'an object in small letters',
      lines('object: ticket', 'attributes: []'),
      ['object-unknown 1:9 there is no object "ticket" | Did you mean Ticket?'],
    ],
    [
      'a class of the service that is no object',
      lines('object: Ticket::Article', 'attributes: []'),
      [
        'object-spelling 1:9 attributes of "Ticket::Article" cannot be managed, although the help desk accepts them | Write one of Ticket, User, Organization, Group.',
      ],
    ],
    [
      'an object that does not exist',
      lines('object: Customer', 'attributes: []'),
      ['object-unknown 1:9 there is no object "Customer" | Did you mean User?'],
    ],
    [
      'attributes as a map',
      lines('object: Ticket', 'attributes: { x: 1 }'),
      ['wrong-shape 2:13 attributes must be a list, not a map | Make it a list: write "- name: x" instead of "x:".'],
    ],
    [
      'an attribute that is only a word',
      lines('object: Ticket', 'attributes: [x]'),
      [
        'wrong-shape 2:14 entry 1 of attributes must be a map, not the text "x" | Write its settings below it, indented, as "key: value".',
      ],
    ],
    [
      'one key twice in two documents',
      lines(
        'object: Ticket',
        'attributes:',
        '  - { name: x, state: absent }',
        '---',
        'object: Ticket',
        'attributes:',
        '  - { name: x, display: X, data_type: date }',
      ),
      ['duplicate-attribute 7:13 Ticket.x is defined twice | The other one is at a.yaml:3:13. Keep one of them.'],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('names', () => {
  test.each<Row>([
    [
      'no name',
      lines('object: Ticket', 'attributes:', '  - display: X', '    data_type: date'),
      ['setting-invalid 3:5 name is missing | Add `name:` here.'],
    ],
    [
      'the name Upper',
      lines('object: Ticket', 'attributes:', '  - { name: Upper, display: X, data_type: date }'),
      [
        'name-upper-case 3:13 the name "Upper" has capital letters, which the help desk converts to lowercase | Write "upper": the label belongs in display.',
      ],
    ],
    [
      'the name with space',
      lines('object: Ticket', 'attributes:', '  - { name: with space, display: X, data_type: date }'),
      [
        'name-invalid 3:13 the name "with space" contains whitespace | Write "with_space": the label belongs in display.',
      ],
    ],
    [
      'the name Größe',
      lines('object: Ticket', 'attributes:', '  - { name: Größe, display: X, data_type: date }'),
      [
        'name-invalid 3:13 the name "Größe" contains characters other than a-z, 0-9 and _ | Write "grosse": the label belongs in display.',
      ],
    ],
    [
      'the name _',
      lines('object: Ticket', 'attributes:', '  - { name: _, display: X, data_type: date }'),
      ['name-invalid 3:13 the name "_" contains no letter | Add a letter from a to z.'],
    ],
    [
      'the name foo_id',
      lines('object: Ticket', 'attributes:', '  - { name: foo_id, display: X, data_type: date }'),
      ['name-invalid 3:13 the name "foo_id" ends in _id or _ids | Choose another name; `display` is what people see.'],
    ],
    [
      'the name valid',
      lines('object: Ticket', 'attributes:', '  - { name: valid, display: X, data_type: date }'),
      [
        'name-fatal 3:13 a column named "valid" prevents Zammad from starting (5.2, 6.5, 7.1) | Choose another name; `display` is what people see.',
      ],
    ],
    [
      'the name nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn',
      lines(
        'object: Ticket',
        'attributes:',
        '  - { name: nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn, display: X, data_type: date }',
      ),
      [
        'name-not-free 3:13 the name has 64 characters; the database truncates it to 63, and deleting the field leaves its column behind | A plan refuses to create it. Choose another name, unless the field already exists.',
      ],
    ],
    [
      'the name ""',
      lines('object: Ticket', 'attributes:', '  - { name: "", display: X, data_type: date }'),
      ['name-invalid 3:13 the name is empty | Write a name such as cost_center.'],
    ],
    [
      'the name 5',
      lines('object: Ticket', 'attributes:', '  - { name: 5, display: X, data_type: date }'),
      ['setting-invalid 3:13 name must be text, not 5 | A name needs a letter, such as year_5.'],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('settings of the help desk', () => {
  test.each<Row>([
    [
      'a label that is not written',
      lines('object: Ticket', 'attributes:', '  - { name: x, display: , data_type: date }'),
      [
        'setting-invalid 3:16 display must be text, not nothing | Nothing is written after the colon. Write a value, or leave the key out.',
      ],
    ],
    [
      'a label that is a number',
      lines('object: Ticket', 'attributes:', '  - { name: x, display: 5, data_type: date }'),
      ['value-invalid 3:25 display must be text, not 5 | Put it in quotes: "5".'],
    ],
    [
      'yes for true, and a number in quotes',
      attribute('data_type: date', 'active: yes', 'position: "7"'),
      [
        'value-invalid 6:13 active must be true or false, not the text "yes" | Write true, without quotes. In YAML 1.2, yes and on are text.',
        'value-invalid 7:15 position must be a whole number from -2147483648 to 2147483647, not the text "7" | Write `position: 7`, without quotes.',
      ],
    ],
    [
      'a data type in capitals',
      attribute('data_type: Select'),
      ['data-type-unknown 5:16 there is no data type "Select" | Did you mean select?'],
    ],
    [
      'a data type without a column',
      attribute('data_type: tag'),
      [
        'data-type-without-column 5:16 the help desk accepts the data type tag but cannot migrate it | The database cannot create such a column, and every later migration would fail. Use select, multiselect or input.',
      ],
    ],
    [
      'an input without settings',
      attribute('data_type: input'),
      [
        'data-option-invalid 3:5 data_option is missing | An input needs data_option: { type: text, maxlength: 120 }, with the type and length you want.',
      ],
    ],
    [
      'a wrong kind of input, and a width in words',
      option('input', 'type: txt', 'maxlength: many'),
      [
        'data-option-invalid 7:13 type must be text, password, tel, fax, email or url, not the text "txt" | Did you mean text?',
        'data-option-invalid 8:18 maxlength must be a whole number from 1 to 10485760, not the text "many": its migration and every later one would fail | Write a whole number from 1 to 10485760, without quotes.',
      ],
    ],
    [
      'a width of nothing',
      option('select', 'options: { a: A }', 'maxlength: 0'),
      [
        'data-option-invalid 8:18 maxlength must be a whole number from 1 to 10485760, not 0: its migration and every later one would fail | Write a whole number from 1 to 10485760, without quotes.',
      ],
    ],
    [
      'the ends of a range swapped',
      option('integer', 'min: 10', 'max: 5'),
      ['data-option-invalid 8:12 max is 5, below min 10 | Swap the two.'],
    ],
    [
      'ends that the database cannot hold',
      option('integer', 'min: 1.5', 'max: 2147483648'),
      [
        'data-option-invalid 7:12 min must be a whole number from -2147483647 to 2147483647, not 1.5 | Write a whole number from -2147483647 to 2147483647, without quotes.',
        'data-option-invalid 8:12 max must be a whole number from -2147483647 to 2147483647, not 2147483648 | Write a whole number from -2147483647 to 2147483647, without quotes.',
      ],
    ],
    [
      'one end only',
      option('integer', 'min: 0'),
      [
        'data-option-invalid 6:5 max is missing | An integer needs data_option: { min: 0, max: 100 }, with the limits you want.',
      ],
    ],
    [
      'a time of which only the future is said',
      option('datetime', 'future: true'),
      [
        'data-option-invalid 6:5 past is missing | A datetime needs data_option: { future: true, past: true }. Set one to false to refuse such times.',
      ],
    ],
    [
      'a list of options for a boolean',
      option('boolean', 'options: [a]', 'default: null'),
      [
        'data-option-invalid 7:16 the options of a boolean must be a map of its two values, not a list | Write options: { "true": yes, "false": no }.',
      ],
    ],
    [
      'bare options, which stop the migration of a select',
      option('select', 'options: [a, b]'),
      [
        'data-option-invalid 7:17 an option must be a map of name and value, not the text "a": its migration and every later one would fail | Write a map of value to label, or a list of { name: …, value: … }.',
      ],
    ],
    [
      'bare options, which a checkbox could migrate',
      option('checkbox', 'options: [a, b]'),
      [
        'value-invalid 7:17 an option must be a map of name and value, not the text "a" | Write a map of value to label, or a list of { name: …, value: … }.',
      ],
    ],
    [
      'mistyped keys of options',
      option(
        'select',
        'options: [{ nmae: Ground, value: g }, { label: B, value: b }, { name: C, value: c, color: red }]',
      ),
      [
        'data-option-typo 7:19 "nmae" is not a key of an option | Did you mean name? The help desk would store the key and ignore it.',
        'data-option-typo 7:47 "label" is not a key of an option | Did you mean name? The help desk would store the key and ignore it.',
        'data-option-unknown 7:90 "color" is not a known key of an option | Possible here: name, value, children, active. The help desk would store the key and ignore it.',
      ],
    ],
    [
      'a mistyped key deep in a tree, once for all of its kind',
      option(
        'tree_select',
        'options:',
        '  - { name: A, value: A, children: [{ name: B, value: "A::B", childern: [{ name: C, value: "A::B::C" }] }] }',
        '  - { name: D, value: D, childern: [] }',
      ),
      [
        'data-option-typo 8:69 "childern" is not a key of an option (and 1 more) | Did you mean children? The help desk would store the key and ignore it.',
      ],
    ],
    [
      'an option with an empty value',
      option('select', 'options: { a: A, "": None }'),
      [
        'option-unclear 7:24 this option has an empty value | Write the value to store. For an empty option, set `nulloption: true` instead.',
      ],
    ],
    [
      'options of a tree with an empty value, and with nothing at all',
      option('tree_select', 'options: [{ name: A, value: "" }, { name: B, value: null }, { active: true }]'),
      [
        'option-unclear 7:35 this option has an empty value (and 1 more) | Write the value to store. For an empty option, set `nulloption: true` instead.',
        'option-invalid 7:67 this option has neither name nor value | Write { name: …, value: … }.',
      ],
    ],
    [
      'children that are no list',
      option(
        'tree_select',
        'options: [{ name: A, value: A, children: { b: B } }, { name: C, value: C, children: null }]',
      ),
      [
        'value-harmful 7:48 children must be a list of options, not a map: every new ticket and every form would fail | Begin each entry with "- ", or write [a, b].',
        'option-unclear 7:81 children is empty | Indent its entries below it, or remove it.',
      ],
    ],
    [
      'bare options of what has none',
      option('date', 'options: [a, b]'),
      [
        'value-invalid 7:17 an option must be a map of name and value, not the text "a" | Write a map of value to label, or a list of { name: …, value: … }.',
      ],
    ],
    [
      'a bare option deep in a tree',
      option('tree_select', 'options: [{ name: A, value: A, children: [b] }]'),
      [
        'data-option-invalid 7:49 an option must be a map of name and value, not the text "b": its migration and every later one would fail | Write a map of value to label, or a list of { name: …, value: … }.',
      ],
    ],
    [
      'a relation that breaks every new ticket',
      option('select', 'relation: Calendar'),
      [
        'value-harmful 7:17 relation cannot be the text "Calendar": every new ticket and every form would fail | Use one of Group, User, Organization, TicketState, TicketPriority, or "" for none.',
      ],
    ],
    [
      'keys that are nearly known, and one that is not',
      option('date', 'dif: 1', 'Note: x', 'extra: 1', 'max_length: 3'),
      [
        'data-option-typo 7:7 "dif" is not a key of data_option | Did you mean diff? The help desk would store the key and ignore it.',
        'data-option-typo 8:7 "Note" is not a key of data_option | Did you mean note? The help desk would store the key and ignore it.',
        'data-option-unknown 9:7 "extra" is not a known key of data_option | deskform sends it as written, and the help desk stores it.',
        'data-option-typo 10:7 "max_length" is not a key of data_option | Did you mean maxlength? The help desk would store the key and ignore it.',
      ],
    ],
    ['a key of another data type', option('date', 'maxlength: 5', 'search_url: https://x.example'), []],
    [
      'values of an unusual kind',
      option('date', 'null: yes', 'diff: soon'),
      [
        'value-invalid 7:13 null must be true or false, not the text "yes" | Write true, without quotes. In YAML 1.2, yes and on are text.',
        'value-harmful 8:13 diff must be a number, not the text "soon": every new ticket would fail, and Zammad would not start again | Write a number, without quotes, or leave the key out.',
      ],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('what there is to choose', () => {
  test.each<Row>([
    [
      'choices in the column of their options',
      option('select', 'options:', '"4100": Production', '"4200": Research', 'default: ""'),
      [
        'options-empty 7:7 options is empty, and its entries are not indented: "4100", "4200" | Indent them below `options:`.',
      ],
    ],
    [
      'many of them',
      option('select', 'options:', ...['a', 'b', 'c', 'd', 'nots'].map((key) => `${key}: x`)),
      [
        'options-empty 7:7 options is empty, and its entries are not indented: "a", "b", "c" and 2 more | Indent them below `options:`.',
      ],
    ],
    [
      'the two of a boolean in that column',
      option('boolean', 'options:', '"true": ja', '"false": nein'),
      [
        'options-empty 7:7 options is empty, and its entries are not indented: "true", "false" | Indent them below `options:`.',
      ],
    ],
    [
      'nothing behind options',
      option('tree_select', 'options:', 'default: ""'),
      [
        'options-empty 7:7 options is empty | Nothing is written after the colon. Write the options below it, indented, or leave the key out.',
      ],
    ],
    [
      'nothing behind the options of what has none',
      option('date', 'options:'),
      ['value-altered 7:7 options is empty: the help desk stores {} | Write `options: {}`, or leave it out.'],
    ],
    [
      'what the help desk writes itself',
      option('select', 'options: { a: A }', 'historical_options: { b: B }', 'default: ""'),
      [
        'value-altered 8:7 the help desk writes historical_options itself, from the options that were removed | Remove it.',
      ],
    ],
    [
      'no options at all',
      option('multiselect', 'default: ""'),
      [
        'no-options 6:5 this multiselect has no options | Add `options:` to its data_option, or `options_from:` with a CSV file.',
      ],
    ],
    [
      'no data_option',
      attribute('data_type: checkbox'),
      [
        'no-options 3:5 this checkbox has no options | Add `options:` to its data_option, or `options_from:` with a CSV file.',
      ],
    ],
    [
      'an empty map',
      option('select', 'options: {}'),
      [
        'no-options 7:7 this select has no options | Add `options:` to its data_option, or `options_from:` with a CSV file.',
      ],
    ],
    ['a relation in their place', option('select', 'relation: Group'), []],
    ['options that others care for', attribute('data_type: select', 'ignore: [data_option/options]'), []],
    [
      'a boolean without labels',
      attribute('data_type: boolean'),
      [
        'boolean-incomplete 3:5 this boolean has no options and no default | Write `options: { true: "yes", false: "no" }` and `default: false` in its data_option, with your words.',
      ],
    ],
    [
      'a boolean with other values',
      option('boolean', 'options: { ja: Ja, nein: Nein }', 'default: null'),
      [
        'harmful-on-release 7:16 on 5.2, a boolean has the values true and false, and its options have no "true": no ticket could be saved with it | Write options: { "true": "Ja", "false": "Nein" }. A plan for these releases refuses it.',
      ],
    ],
    ['a boolean with one label', option('boolean', 'options: { "true": Ja }', 'default: null'), []],
    [
      'a boolean with a mistyped value',
      option('boolean', 'options: { "true": Ja, "fasle": Nein }', 'default: null'),
      [
        'option-unclear 7:30 a boolean has the values true and false, not "fasle" | Write options: { "true": yes, "false": no }, with your own labels.',
      ],
    ],
    [
      'an address that is empty and left to the help desk',
      attribute(
        'data_type: autocompletion_ajax_external_data_source',
        'ignore: [data_option/search_url]',
        'data_option: { search_url: "" }',
      ),
      [],
    ],
    [
      'labels that were pasted',
      option('select', 'options: { a: Caf&eacute;, b: "**B**", c: C // c }'),
      [
        'looks-pasted 7:18 the label "Caf&eacute;" contains HTML, which is shown as it is written (and 2 more) | Write the character itself.',
      ],
    ],
    [
      'choices without a label',
      option('select', 'options: { ja: , nein: Nein, weiss_nicht: }'),
      [
        'option-unclear 7:18 this option has no label: nothing is written after the colon (and 1 more) | Add a label. Without one, people see the value.',
      ],
    ],
    [
      'a choice of a list without a label',
      option('select', 'options: [{ name: A, value: a }, { name: , value: b }]'),
      [
        'option-unclear 7:42 this option has no label: nothing is written after the colon | Add a label. Without one, people see the value.',
      ],
    ],
    ['a label that is empty text', option('select', 'options: { ja: "" }'), []],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('screens', () => {
  test.each<Row>([
    [
      'screens as a list',
      attribute('data_type: date', 'screens: []'),
      [
        'wrong-shape 6:14 screens must be a map, not a list | For example: `screens: { edit: { ticket.agent: { shown: true } } }`.',
      ],
    ],
    [
      'a screen that is nearly known, one of another object, one of nobody',
      screens('creat_middle: {}', 'signup: {}', 'nowhere: {}'),
      [
        'screen-typo 7:7 there is no screen "creat_middle" | Did you mean create_middle?',
        'screen-unknown 8:7 the help desk\'s own pages do not use the screen "signup" for Ticket | deskform sends it as written, but it may have no effect. The pages use create_top, create_middle, create_bottom, edit, overview_bulk.',
        'screen-unknown 9:7 the help desk\'s own pages do not use the screen "nowhere" for Ticket | deskform sends it as written, but it may have no effect. The pages use create_top, create_middle, create_bottom, edit, overview_bulk.',
      ],
    ],
    [
      'words that mean a screen of a ticket',
      screens('create: {}', 'new_ticket: {}', 'view: {}'),
      [
        'screen-typo 7:7 Ticket has no screen "create" | Write create_middle: the form of new records.',
        'screen-typo 8:7 Ticket has no screen "new_ticket" | Write create_middle: the form of new records.',
        'screen-typo 9:7 Ticket has no screen "view" | Write edit: the form of existing records.',
      ],
    ],
    [
      'words that mean a setting of a screen',
      screens('edit: { ticket.agent: { visible: true, mandatory: true } }'),
      [
        'screen-typo 7:31 "visible" is not a setting of a screen | Did you mean shown?',
        'screen-typo 7:46 "mandatory" is not a setting of a screen | Did you mean required?',
      ],
    ],
    [
      'roles that are nearly known, of another object, of nobody',
      screens('edit: { ticket.agnet: {}, admin.user: {}, vip: {} }'),
      [
        'screen-typo 7:15 there is no role "ticket.agnet" | Did you mean ticket.agent?',
        'screen-unknown 7:33 the help desk\'s own pages do not use the role "admin.user" for the screen edit of Ticket | deskform sends it as written, but it may have no effect. The pages use ticket.customer, ticket.agent, -all-.',
        'screen-unknown 7:49 the help desk\'s own pages do not use the role "vip" for the screen edit of Ticket | deskform sends it as written, but it may have no effect. The pages use ticket.customer, ticket.agent, -all-.',
      ],
    ],
    [
      'settings that are nearly known, unknown, unusual',
      screens('edit: { -all-: { shwon: true, foo: 1, required: "true" } }'),
      [
        'screen-typo 7:24 "shwon" is not a setting of a screen | Did you mean shown?',
        'screen-unknown 7:37 "foo" is not a known setting of a screen | deskform sends it as written. Known settings: shown, required, null, item_class, filter, nulloption, default, direction, orientation, disableScroll.',
        'value-invalid 7:55 required must be true or false, not the text "true" | Write true, without quotes. In YAML 1.2, yes and on are text.',
      ],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('our own settings', () => {
  test.each<Row>([
    [
      'keys that are nearly ours, or belong elsewhere',
      attribute('data_type: date', 'protected: true', 'options: {}'),
      [
        'unknown-key 6:5 "protected" is not a key of an attribute | Did you mean protect?',
        'unknown-key 7:5 "options" is not a key of an attribute | It belongs under data_option.',
      ],
    ],
    [
      'a key that is missing only because it is mistyped',
      attribute('data_typ: date'),
      ['unknown-key 5:5 "data_typ" is not a key of an attribute | Did you mean data_type?'],
    ],
    [
      'keys beside those that they mean',
      lines(
        'object: Ticket',
        'attributes:',
        '  - { name: x, display: X, displai: Y, data_type: input, data_option: { type: text, maxlength: 9, maxlenght: 8 }, screens: { edit: { ticket.agent: { shown: true, showm: true } } } }',
      ),
      [
        'unknown-key 3:28 "displai" is not a key of an attribute | Remove it: display is there already.',
        'data-option-typo 3:99 "maxlenght" is not a key of data_option | Remove it: maxlength is there already. The help desk would store the key and ignore it.',
        'screen-typo 3:163 "showm" is not a setting of a screen | Remove it: shown is there already.',
      ],
    ],
    [
      'something to ignore that does not exist',
      attribute('data_type: date', 'ignore: [positon, data_option/options]'),
      ['unknown-key 6:14 there is no setting "positon" to ignore | Did you mean position?'],
    ],
    [
      'a cost that does not exist',
      attribute('data_type: date', 'accept: [requird]'),
      [
        'wrong-shape 6:14 entry 1 of accept must be required, dates, range, shorter_maxlength, data_type or option_removed, not the text "requird" | Did you mean required?',
      ],
    ],
    [
      'a key of digits, which is no entry of a list',
      attribute('data_type: date', 'screens: { edit: { "1": shown } }'),
      [
        'screen-unknown 6:24 the help desk\'s own pages do not use the role "1" for the screen edit of Ticket | deskform sends it as written, but it may have no effect. The pages use ticket.customer, ticket.agent, -all-.',
        'value-invalid 6:29 1 stands where a role belongs, and has no effect | For example: `edit: { ticket.agent: { 1: "shown" } }`.',
      ],
    ],
    [
      'a word where a list belongs',
      attribute('data_type: date', 'ignore: position'),
      ['wrong-shape 6:13 ignore must be a list, not the text "position" | Write `ignore: [position]`.'],
    ],
    [
      'a state that does not exist',
      attribute('data_type: date', 'state: gone'),
      [
        'wrong-shape 6:12 state must be present or absent, not the text "gone" | Write `state: absent` to delete the attribute.',
      ],
    ],
    [
      'protected and absent',
      lines('object: Ticket', 'attributes:', '  - { name: x, state: absent, protect: true }'),
      [
        'protect-absent 3:31 the attribute is both protected and absent | Remove `protect: true` to delete the attribute, or remove `state: absent` to keep it.',
      ],
    ],
    [
      'an absent definition with a day that does not exist',
      lines('object: Ticket', 'attributes:', '  - { name: x, state: absent, created_before: 2026-02-30 }'),
      ['wrong-shape 3:47 2026-02-30 is not a valid time'],
    ],
    [
      'an absent definition with a day in words',
      lines('object: Ticket', 'attributes:', '  - { name: x, state: absent, created_before: yesterday }'),
      ['wrong-shape 3:47 created_before cannot be the text "yesterday" | Write a date such as 2026-11-01.'],
    ],
    [
      'a day without an absent definition',
      attribute('data_type: date', 'created_before: 2026-11-01'),
      ['wrong-shape 6:5 created_before requires `state: absent` | Add it, or remove the date.'],
    ],
    [
      'a list of options inside data_option',
      option('select', 'options_from: a.csv'),
      [
        'data-option-typo 7:7 "options_from" is not a key of data_option | Write it beside data_option, not inside. Indent it like data_option.',
      ],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('environment variables', () => {
  test.each<Row>([
    [
      'one outside of secrets',
      screens('edit: { ticket.agent: { item_class: "${env:X}" } }'),
      [
        'env-misplaced 7:43 environment variables are not allowed in screens | They are allowed in deskform.yaml, and here only in settings that contain secrets.',
      ],
    ],
    [
      'a secret in the file, and a variable that cannot be',
      option(
        'autocompletion_ajax_external_data_source',
        'note: "Ask ${env:HOST}"',
        'http_basic_auth_password: hunter2',
        'bearer_token_auth: "${env:my-token}"',
      ),
      [
        'value-invalid 6:5 search_url is missing: the field would offer nothing | Write it in data_option, such as `search_url: "https://crm.example.com/search?q=#{search.term}"`.',
        'env-misplaced 7:13 environment variables are not allowed in data_option | They are allowed in deskform.yaml, and here only in settings that contain secrets.',
        'literal-secret 8:33 http_basic_auth_password is a secret in plain text | Write ${env:NAME} and set that environment variable where deskform runs.',
        'wrong-shape 9:26 the text in ${env:…} is not an environment variable | Write ${env:NAME}.',
      ],
    ],
    [
      'an external data source without an address',
      option('autocompletion_ajax_external_data_source', 'search_url: ""'),
      [
        'value-invalid 7:7 search_url is missing: the field would offer nothing | Write it in data_option, such as `search_url: "https://crm.example.com/search?q=#{search.term}"`.',
      ],
    ],
    [
      'one whose address the help desk keeps',
      attribute('data_type: autocompletion_ajax_external_data_source', 'ignore: [data_option/search_url]'),
      [],
    ],
    [
      'an address that names variables, in part',
      option(
        'autocompletion_ajax_external_data_source',
        'search_url: "https://${env:HOST}/?api_key=${env:KEY}&q=#{search.term}"',
      ),
      [],
    ],
    [
      'an address that carries credentials',
      option(
        'autocompletion_ajax_external_data_source',
        'search_url: "https://me:hunter2@erp.example.com/?q=#{search.term}"',
      ),
      [
        'credentials-in-address 7:19 the address in search_url contains credentials in plain text | Write ${env:NAME} for them, or for the whole address, and set that environment variable where deskform runs.',
      ],
    ],
    [
      'an address with a variable that cannot be',
      option('autocompletion_ajax_external_data_source', 'search_url: "https://${env:my-host}/?api_key=hunter2"'),
      ['wrong-shape 7:19 ${env:my-host} is not an environment variable | Write ${env:NAME}.'],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

describe('what YAML would make of it', () => {
  test.each<Row>([
    [
      'a tab',
      lines('object: Ticket', 'attributes:', '	- name: x'),
      ['yaml-syntax 3:1 invalid YAML: a tab is used for indentation | Indent with spaces.'],
    ],
    [
      'an open quote',
      lines('object: "Ticket'),
      ['yaml-syntax 1:9 invalid YAML: the quote " opened on line 1 is not closed | Close it with the same quote.'],
    ],
    [
      'a colon in plain text',
      lines('object: a: b'),
      ['yaml-syntax 1:9 invalid YAML: there is a second ":" on this line | Put the whole value in quotes.'],
    ],
    [
      'a key that is a list',
      lines('object: Ticket', 'attributes: []', '? [a]', ': b'),
      [
        'yaml-syntax 3:3 invalid YAML: a key must be plain text | Put the key in quotes, and all text that begins with "{". Templates are not filled in.',
      ],
    ],
    [
      'a key twice',
      lines('object: Ticket', 'attributes: []', 'object: User'),
      ['yaml-syntax 3:1 the key "object" appears twice | Keep one of them. The first is at a.yaml:1:1.'],
    ],
    [
      'a comment of another language',
      lines('% fields of building 2', 'object: Ticket', 'attributes: []'),
      [
        'yaml-syntax 2:1 invalid YAML: a line above this begins with %, as a directive | Remove it, or begin a comment with "# ".',
      ],
    ],
    [
      'the directive for 1.1',
      lines('%YAML 1.1', '---', 'object: Ticket', 'attributes: []'),
      [
        'yaml-trap 1:1 the directive %YAML 1.1 changes the meaning of words such as yes and no | Remove the line: deskform reads YAML 1.2.',
      ],
    ],
    [
      'tags',
      lines('object: !ruby/object Ticket', 'attributes: !!set {}'),
      [
        'yaml-trap 1:22 the tag !ruby/object is not supported | Remove it, or put text that begins with "!" in quotes.',
        'yaml-trap 2:19 the tag !!set is not supported | Remove it, or put text that begins with "!" in quotes.',
      ],
    ],
    [
      'a name of an anchor used again inside of it: the last one counts',
      lines(
        'object: Ticket',
        'attributes:',
        '  - name: a',
        '    display: A',
        '    data_type: select',
        '    data_option: &a { options: { x: X }, nulloption: &a true }',
        '  - { name: b, display: B, data_type: select, data_option: { options: { y: Y }, nulloption: *a } }',
      ),
      [],
    ],
    [
      'an alias of what it stands in',
      lines('object: Ticket', 'attributes: &a [*a]'),
      ['yaml-trap 2:17 the alias *a is inside its own anchor | Write the value out instead.'],
    ],
    [
      'an alias of nothing',
      lines('object: *nobody', 'attributes: []'),
      [
        'yaml-trap 1:9 the alias *nobody has no anchor above it | Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.',
      ],
    ],
    [
      'aliases of aliases that stand for more values than a file may hold',
      lines('object: Ticket', 'attributes: []', ...aliasesOf((level) => `[${Array(20).fill(level).join(', ')}]`, 6)),
      ['yaml-trap 8:30 aliases expand this document to more than 1000000 values | Write the values out instead.'],
    ],
    [
      'aliases of aliases that nest deeper than a file may',
      lines('object: Ticket', 'attributes: []', ...aliasesOf((level) => `[[[[[[[[${level}]]]]]]]]`, 20)),
      ['yaml-trap 16:19 this is nested more than 100 levels deep | Reduce the nesting.'],
    ],
    [
      'a merge key',
      lines('object: Ticket', 'attributes:', '  - &x { name: x, state: absent }', '  - { <<: *x, name: y }'),
      [
        'yaml-trap 4:7 merge keys (<<) are not part of YAML 1.2 | Write the settings out. If the key is the text "<<", put it in quotes.',
      ],
    ],
    [
      'a number that loses digits',
      option('integer', 'min: 0', 'max: 9007199254740993'),
      [
        'yaml-trap 8:12 9007199254740993 is read as the number 9007199254740992 | Quote "9007199254740993" to keep it as text.',
      ],
    ],
    [
      'a number that is longer than any that is kept',
      option('integer', 'min: 0', 'max: 123456789012345680000'),
      [
        'yaml-trap 8:12 123456789012345680000 has more digits than a number can store | Quote "123456789012345680000" to keep it as text.',
      ],
    ],
    [
      'text that looks like a number',
      option('select', 'options: [{ name: Seven, value: 007 }]', 'default: 1e3'),
      [
        'yaml-trap 7:39 007 is read as the number 7 | Quote "007" to keep it as text, or write 7 for the number.',
        'yaml-trap 8:16 1e3 is read as the number 1000 | Quote "1e3" to keep it as text, or write 1000 for the number.',
      ],
    ],
    [
      'a number that JSON has not',
      option('date', 'diff: .inf'),
      ['yaml-trap 7:13 .inf is read as the number Infinity | Quote ".inf" to keep it as text.'],
    ],
  ])('%s', async (_, yaml, problems) => {
    expect(await problemsOf(yaml)).toEqual(problems);
  });
});

test.each([
  ['Group', 'signature_id', 'Signature', []],
  ['Group', 'signature_id', 'EmailAddress', ['value-harmful']],
  ['Ticket', 'signature', 'Signature', ['value-harmful']],
])('%s.%s with the relation %s is judged by what the help desk comes with', async (object, name, relation, codes) => {
  const file = `object: ${object}\nattributes:\n  - { name: ${name}, display: X, data_type: select, data_option: { relation: ${relation} } }\n`;
  expect((await projectOf(file)).problems.map(({ code }) => code)).toEqual(codes);
});
