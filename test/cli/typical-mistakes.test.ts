// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { inOneLine, runAtTerminal } from './in-process.ts';

const CONFIG = `version: 1
attributes: attributes/*.yaml
targets:
  production:
    url: https://desk.example.com
    auth: { token: "\${env:HELPDESK_TOKEN}" }
`;
const FIELD = `object: Ticket
attributes:
  - name: building
    display: Building
    data_type: input
    position: 1800
    data_option: { type: text, maxlength: 120 }
    screens:
      create_middle: { ticket.agent: { shown: true } }
`;
/** All that is written below the name. */
const BODY = FIELD.slice(FIELD.indexOf('    display'));
const INPUT = 'data_type: input\n    position: 1800\n    data_option: { type: text, maxlength: 120 }';
const selectWith = (option: string): string => `data_type: select\n    position: 1800\n    data_option: { ${option} }`;
const QUOTE_TEXT = 'Put the whole text in quotes. If it is a comment, write a space and words after the #.';
const AFTER_COMMA = 'Is the comma part of the value before it? Put a text in quotes, and write 10,000 as 10000.';
const HIDE_OR_DELETE =
  'Write `active: false` to hide the attribute and keep its values, or `state: absent` to delete it.';
const VARIABLE_FOR_VALUE = 'token contains the name of a variable, which would be sent instead of its value';
const LIST = FIELD.replace('input', 'select').replace(
  'data_option: { type: text, maxlength: 120 }',
  'options_from: list.csv',
);

/** A line of FIELD, and what somebody wrote in its place. */
type Slip = readonly [written: string, instead: string];
type Said = readonly [place: string, code: string, message: string, hint: string];

async function saidBy(files: Readonly<Record<string, string>>, args: readonly string[]): Promise<readonly Said[]> {
  const { stdout } = await runAtTerminal([...args, '--json'], { cwd: await folderWith(files), env: TOKEN });
  const { problems } = JSON.parse(stdout);
  return problems.map(({ file, line, column, code, message, hint }: Record<string, unknown>) => {
    const place = file === undefined || file === null ? '' : `${file}:${line}:${column}`;
    return [place, code, message, hint];
  });
}

const IN_FILES = 'Write values in the files, and what differs between help desks in overlays (docs/several-desks.md)';
const BY_VARIABLE = 'Set it as an environment variable: export DESKFORM_TOKEN=…';
const OWNERS = 'It belongs to: deskform validate --release, deskform sandbox --release';
const TOKEN = { HELPDESK_TOKEN: 'a-token-of-nobody' };
const IN_FIELD = 'attributes/ticket.yaml';

test.each<[what: string, slip: Slip, said: Said]>([
  [
    'a key of a file',
    ['object:', 'objekt:'],
    [':1:1', 'unknown-key', '"objekt" is not a key of an attribute file', 'Did you mean object?'],
  ],
  [
    'an object in small letters',
    ['Ticket', 'ticket'],
    [':1:9', 'object-unknown', 'there is no object "ticket"', 'Did you mean Ticket?'],
  ],
  [
    'an object in the plural',
    ['Ticket', 'Tickets'],
    [':1:9', 'object-unknown', 'there is no object "Tickets"', 'Did you mean Ticket?'],
  ],
  [
    'a needed key',
    ['data_type', 'data_typ'],
    [':5:5', 'unknown-key', '"data_typ" is not a key of an attribute', 'Did you mean data_type?'],
  ],
  [
    'a swap of letters',
    ['display', 'dispaly'],
    [':4:5', 'unknown-key', '"dispaly" is not a key of an attribute', 'Did you mean display?'],
  ],
  [
    'the word of others for display',
    ['display', 'label'],
    [':4:5', 'unknown-key', '"label" is not a key of an attribute', 'Did you mean display?'],
  ],
  [
    'the word of others for data_type',
    ['data_type: input', 'type: select'],
    [':5:5', 'unknown-key', '"type" is not a key of an attribute', 'Did you mean data_type?'],
  ],
  [
    'the word of others for position',
    ['position', 'order'],
    [':6:5', 'unknown-key', '"order" is not a key of an attribute', 'Did you mean position?'],
  ],
  [
    'a letter too many',
    ['data_option', 'data_options'],
    [':7:5', 'unknown-key', '"data_options" is not a key of an attribute', 'Did you mean data_option?'],
  ],
  [
    'a setting of data_option',
    ['maxlength', 'maxlenght'],
    [
      ':7:32',
      'data-option-typo',
      '"maxlenght" is not a key of data_option',
      'Did you mean maxlength? The help desk would store the key and ignore it.',
    ],
  ],
  [
    'a setting in camel case',
    ['maxlength', 'maxLength'],
    [
      ':7:32',
      'data-option-typo',
      '"maxLength" is not a key of data_option',
      'Did you mean maxlength? The help desk would store the key and ignore it.',
    ],
  ],
  [
    'a data type of a form',
    ['data_type: input', 'data_type: text'],
    [':5:16', 'data-type-unknown', 'there is no data type "text"', 'Did you mean input?'],
  ],
  [
    'a data type of a database',
    ['data_type: input', 'data_type: varchar'],
    [':5:16', 'data-type-unknown', 'there is no data type "varchar"', 'Did you mean input?'],
  ],
  [
    'a data type of a web page',
    ['data_type: input', 'data_type: dropdown'],
    [':5:16', 'data-type-unknown', 'there is no data type "dropdown"', 'Did you mean select?'],
  ],
  [
    'a data type with a dash',
    ['data_type: input', 'data_type: multi-select'],
    [':5:16', 'data-type-unknown', 'there is no data type "multi-select"', 'Did you mean multiselect?'],
  ],
  [
    'a role',
    ['ticket.agent', 'Agent'],
    [
      ':9:24',
      'screen-typo',
      '"Agent" is a role, not a permission',
      'Write ticket.agent: screens name permissions, not roles.',
    ],
  ],
  [
    'a role in the plural',
    ['ticket.agent', 'customers'],
    [
      ':9:24',
      'screen-typo',
      '"customers" is a role, not a permission',
      'Write ticket.customer: screens name permissions, not roles.',
    ],
  ],
  [
    'a screen',
    ['create_middle', 'create_midle'],
    [':9:7', 'screen-typo', 'there is no screen "create_midle"', 'Did you mean create_middle?'],
  ],
  [
    'a state of another tool',
    ['position: 1800', 'state: deleted'],
    [
      ':6:12',
      'wrong-shape',
      'state must be present or absent, not the text "deleted"',
      'Write `state: absent` to delete the attribute.',
    ],
  ],
  [
    'deleted as a key',
    ['position: 1800', 'deleted: true'],
    [':6:5', 'unknown-key', '"deleted" is not a key of an attribute', 'Write `state: absent` to delete the attribute.'],
  ],
  [
    'required at the attribute',
    ['position: 1800', 'required: true'],
    [
      ':6:5',
      'unknown-key',
      '"required" is not a key of an attribute',
      'It belongs to a screen, as in screens: { edit: { ticket.agent: { required: true } } }',
    ],
  ],
  [
    'a setting of data_option at the attribute',
    ['position: 1800', 'maxlength: 20'],
    [':6:5', 'unknown-key', '"maxlength" is not a key of an attribute', 'It belongs under data_option.'],
  ],
  [
    'one word in place of a list',
    ['position: 1800', 'accept: option_removed'],
    [
      ':6:13',
      'wrong-shape',
      'accept must be a list, not the text "option_removed"',
      'Write `accept: [option_removed]`.',
    ],
  ],
  [
    'a word of accept',
    ['position: 1800', 'accept: [optoin_removed]'],
    [
      ':6:14',
      'wrong-shape',
      'entry 1 of accept must be required, dates, range, shorter_maxlength, data_type or option_removed, not the text "optoin_removed"',
      'Did you mean option_removed?',
    ],
  ],
  [
    'a number in quotes',
    ['1800', '"1800"'],
    [
      ':6:15',
      'value-invalid',
      'position must be a whole number from -2147483648 to 2147483647, not the text "1800"',
      'Write `position: 1800`, without quotes.',
    ],
  ],
  [
    'no space after a colon',
    ['display: Building', 'display:Building'],
    [':4:5', 'yaml-syntax', 'invalid YAML: there is no space after the colon', 'Add a space after the colon.'],
  ],
  [
    'no colon',
    ['display: Building', 'display Building'],
    [':4:5', 'yaml-syntax', 'invalid YAML: this line is not "key: value"', 'Add a colon after the key.'],
  ],
  [
    'a tab',
    ['    display', '\tdisplay'],
    [':4:1', 'yaml-syntax', 'invalid YAML: a tab is used for indentation', 'Indent with spaces.'],
  ],
  [
    'a blank too few',
    ['    display', '   display'],
    [
      ':4:4',
      'yaml-syntax',
      'invalid YAML: the indentation is inconsistent',
      'Align all keys of an entry in the same column.',
    ],
  ],
  [
    'a quote that is not closed',
    ['Building', '"Building'],
    [
      ':4:14',
      'yaml-syntax',
      'invalid YAML: the quote " opened on line 4 is not closed',
      'Close it with the same quote.',
    ],
  ],
  [
    'the object of each field, as Zammad itself lists them',
    ['    display: Building', '    object: Ticket\n    display: Building'],
    [
      ':4:5',
      'unknown-key',
      '"object" is not a key of an attribute',
      'Write it once, above `attributes:`. A file declares one object.',
    ],
  ],
  [
    'a key twice',
    ['    position: 1800', '    display: House'],
    [':6:5', 'yaml-syntax', 'the key "display" appears twice', `Keep one of them. The first is at ${IN_FIELD}:4:5.`],
  ],
  [
    'a merge conflict',
    ['    display: Building', '<<<<<<< HEAD\n    display: Building\n=======\n    display: House\n>>>>>>> main'],
    [
      ':4:1',
      'yaml-syntax',
      'invalid YAML: a git merge conflict is not resolved',
      'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'no-break blanks',
    ['    display', '\u00a0\u00a0\u00a0\u00a0display'],
    [':4:1', 'yaml-syntax', 'invalid YAML: here is the blank U+00A0', 'Replace it with a space.'],
  ],
  [
    'a no-break blank behind a colon',
    ['display: Building', 'display:\u00a0Building'],
    [':4:13', 'yaml-syntax', 'invalid YAML: here is the blank U+00A0', 'Replace it with a space.'],
  ],
  [
    'an apostrophe in single quotes',
    ['Building', "'What's wrong'"],
    [
      ':4:20',
      'yaml-syntax',
      'invalid YAML: the quoted text has ended here',
      "Write '' for an apostrophe inside the text, or use the other kind of quotes.",
    ],
  ],
  [
    'a quote in double quotes',
    ['Building', '"The "wide" one"'],
    [
      ':4:20',
      'yaml-syntax',
      'invalid YAML: the quoted text has ended here',
      'Write \\" for a quote inside the text, or use the other kind of quotes.',
    ],
  ],
  [
    'stars for emphasis',
    ['Building', '*important*'],
    [
      ':4:14',
      'yaml-trap',
      'the alias *important* has no anchor above it',
      'Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.',
    ],
  ],
  [
    'a number sign in a text',
    ['Building', 'Building #2'],
    [
      ':4:23',
      'text-cut',
      'a comment begins here: the text ends before it',
      'Put the whole text in quotes. If it is a comment, write a space and words after the #.',
    ],
  ],
  [
    'a name of digits',
    ['name: building', 'name: 2023'],
    [':3:11', 'setting-invalid', 'name must be text, not 2023', 'A name needs a letter, such as year_2023.'],
  ],
  [
    'a name of digits in quotes',
    ['name: building', 'name: "2023"'],
    [':3:11', 'name-invalid', 'the name "2023" contains no letter', 'Add a letter from a to z.'],
  ],
  [
    'a setting of data_option to ignore',
    ['    position: 1800', '    ignore: [maxlength]'],
    [':6:14', 'unknown-key', 'there is no setting "maxlength" to ignore', 'Did you mean data_option/maxlength?'],
  ],
  [
    'a state of others',
    ['    display: Building', '    state: deleted\n    display: Building'],
    [
      ':4:12',
      'wrong-shape',
      'state must be present or absent, not the text "deleted"',
      'Write `state: absent` to delete the attribute.',
    ],
  ],
  [
    'a tree as a map',
    [
      'data_type: input\n    position: 1800\n    data_option: { type: text, maxlength: 120 }',
      'data_type: tree_select\n    data_option: { options: { Harbour: { Quay: 1 } } }',
    ],
    [
      ':6:29',
      'data-option-invalid',
      'the options of a tree must be a list, not a map',
      'Write each as { name: …, value: …, children: […] }, the children in the same form.',
    ],
  ],
  [
    'a choice of a tree without a label',
    [
      'data_type: input\n    position: 1800\n    data_option: { type: text, maxlength: 120 }',
      'data_type: tree_select\n    data_option: { options: { Harbour: } }',
    ],
    [
      ':6:31',
      'option-unclear',
      'this option has no label: nothing is written after the colon',
      'Add a label. Without one, people see the value.',
    ],
  ],
  [
    'a default that is a label',
    [
      'data_type: input\n    position: 1800\n    data_option: { type: text, maxlength: 120 }',
      'data_type: select\n    data_option: { options: { a: Alpha, b: Beta }, default: Alpha }',
    ],
    [
      ':6:61',
      'default-not-an-option',
      'the default "Alpha" is not among the options: new records get it although nobody can choose it, or cannot be created',
      '"Alpha" is the label of the option "a": write that.',
    ],
  ],
  [
    'a default of one letter that is no option',
    [
      'data_type: input\n    position: 1800\n    data_option: { type: text, maxlength: 120 }',
      'data_type: select\n    data_option: { options: { b: Beta }, default: a }',
    ],
    [
      ':6:51',
      'default-not-an-option',
      'the default "a" is not among the options: new records get it although nobody can choose it, or cannot be created',
      'Write the value of an option, or default: "" for none.',
    ],
  ],
  [
    'nothing below attributes',
    [FIELD, 'object: Ticket\nattributes:\n'],
    [
      ':2:1',
      'wrong-shape',
      'attributes must be a list, not nothing',
      'Nothing is written after the colon. Begin each entry below it with "- ", or write [] for none.',
    ],
  ],
  [
    'an empty file',
    [FIELD, '\n'],
    [
      ':1:1',
      'wrong-shape',
      'the file is empty',
      'Begin the file with "object: Ticket", then "attributes:" and a list.',
    ],
  ],
  [
    'a map of attributes',
    ['  - name: building\n', '  building:\n'],
    [
      ':3:3',
      'wrong-shape',
      'attributes must be a list, not a map',
      'Make it a list: write "- name: building" instead of "building:".',
    ],
  ],
  [
    'an attribute without its dash',
    ['  - name: building', '    name: building'],
    [
      ':3:5',
      'wrong-shape',
      'attributes must be a list, not a map',
      'Begin each attribute with a dash: "- name: building".',
    ],
  ],
  [
    'a state in capitals',
    [BODY, '    state: Absent\n'],
    [
      ':4:12',
      'wrong-shape',
      'state must be present or absent, not the text "Absent"',
      'Write `state: absent` to delete the attribute.',
    ],
  ],
  [
    'a key that deletes',
    [BODY, '    delete: true\n'],
    [':4:5', 'unknown-key', '"delete" is not a key of an attribute', 'Write `state: absent` to delete the attribute.'],
  ],
  [
    'a state that means neither',
    [BODY, '    state: unmanaged\n'],
    [
      ':4:12',
      'wrong-shape',
      'state must be present or absent, not the text "unmanaged"',
      'Remove the definition, or write `manage: false` in an overlay.',
    ],
  ],
  [
    'a setting one level too deep',
    ['maxlength: 120', 'maxlength: 120, active: false'],
    [
      ':7:48',
      'data-option-unknown',
      '"active" is not a known key of data_option',
      'Write it beside data_option, not inside.',
    ],
  ],
  [
    'a setting of a screen in data_option',
    ['maxlength: 120', 'maxlength: 120, required: true'],
    [
      ':7:48',
      'data-option-unknown',
      '"required" is not a known key of data_option',
      'It belongs to a screen, as in screens: { edit: { ticket.agent: { required: true } } }',
    ],
  ],
  [
    'true for what Zammad writes as on',
    [INPUT, selectWith('options: { a: A }, customsort: true')],
    [':7:51', 'value-invalid', 'customsort must be text, not true', 'Write `customsort: on`.'],
  ],
  [
    'a default of a multiselect as text',
    [INPUT, selectWith('options: { a: A }, default: a').replace('select', 'multiselect')],
    [':7:48', 'default-not-an-option', 'a multiselect ignores a default that is not a list', 'Write `default: [a]`.'],
  ],
  [
    'a placeholder of Zammad behind a blank',
    ['display: Building', 'display: Room #{ticket.number}'],
    [':4:19', 'text-cut', 'a comment begins here: the text ends before it', QUOTE_TEXT],
  ],
  [
    'a placeholder of Zammad alone',
    [
      'data_option: { type: text, maxlength: 120 }',
      'data_option:\n      type: text\n      maxlength: 120\n      linktemplate: #{ticket.link}',
    ],
    [':10:21', 'text-cut', 'a comment begins here: the text ends before it', QUOTE_TEXT],
  ],
  [
    'options of a list without values',
    [INPUT, selectWith('options: [{ name: Production }]')],
    [':7:30', 'option-unclear', 'the option "Production" has no value to store', 'Write { name: …, value: … }.'],
  ],
  [
    'a map of options with dashes',
    [INPUT, selectWith('options: [{ "4100": Production }]')],
    [
      ':7:30',
      'option-invalid',
      'this option has neither name nor value',
      'Remove the dashes, or write { name: …, value: … }.',
    ],
  ],
  [
    'an option without its dash',
    [INPUT, selectWith('options: { name: Production, value: "4100" }')],
    [
      ':7:20',
      'option-unclear',
      'name and value are two options here',
      'For one option with this name and value, begin it with a dash: "- name: …".',
    ],
  ],
  [
    'children that are not indented',
    [INPUT, selectWith('options: [{ name: N, value: N, children: null }]').replace('select', 'tree_select')],
    [':7:51', 'option-unclear', 'children is empty', 'Indent its entries below it, or remove it.'],
  ],
  [
    'a text that begins with a bracket',
    ['display: Building', 'display: [IT] Building'],
    [
      ':4:19',
      'yaml-syntax',
      'invalid YAML: this text is not expected here',
      'Check brackets, commas and the indentation, and put text with ":", "#", "[" or "{" in quotes.',
    ],
  ],
  [
    'a text that begins with an exclamation mark',
    ['display: Building', 'display: !Building'],
    [
      ':4:23',
      'yaml-trap',
      'the tag !Building is not supported',
      'Remove it, or put text that begins with "!" in quotes.',
    ],
  ],
  [
    'a number with a separator',
    ['maxlength: 120', 'maxlength: 1,000'],
    [':7:45', 'yaml-trap', '"000" has no value', AFTER_COMMA],
  ],
  [
    'a label with a comma, not in quotes',
    [INPUT, selectWith('options: [{ name: Miller, Inc., value: m }]')],
    [':7:46', 'yaml-trap', '"Inc." has no value', AFTER_COMMA],
  ],
  [
    'a label that ends with a hash sign',
    ['display: Building', 'display: Building #'],
    [':4:23', 'text-cut', 'a comment begins here: the text ends before it', QUOTE_TEXT],
  ],
  [
    'a setting of a screen without its role',
    ['{ ticket.agent: { shown: true } }', '{ shown: true }'],
    [
      ':9:31',
      'value-invalid',
      'shown stands where a role belongs, and has no effect',
      'For example: `create_middle: { ticket.agent: { shown: true } }`.',
    ],
  ],
  [
    'a state that hides',
    [INPUT, `${INPUT}\n    state: inactive`],
    [':8:12', 'wrong-shape', 'state must be present or absent, not the text "inactive"', HIDE_OR_DELETE],
  ],
  [
    'a state that is false',
    [INPUT, `${INPUT}\n    state: false`],
    [':8:12', 'wrong-shape', 'state must be present or absent, not false', HIDE_OR_DELETE],
  ],
  [
    'what another tool leaves alone',
    [INPUT, `${INPUT}\n    lifecycle: { ignore_changes: [display] }`],
    [':8:5', 'unknown-key', '"lifecycle" is not a key of an attribute', 'Did you mean ignore?'],
  ],
  [
    'a path with a dot',
    [INPUT, `${INPUT}\n    ignore: [data_option.options]`],
    [
      ':8:14',
      'unknown-key',
      'there is no setting "data_option.options" to ignore',
      'Did you mean data_option/options?',
    ],
  ],
  [
    'a name before',
    [INPUT, `${INPUT}\n    formerly: house`],
    [
      ':8:5',
      'unknown-key',
      '"formerly" is not a key of an attribute',
      'A name is permanent: add a new field and move the values (docs/cookbook.md, "Rename a field").',
    ],
  ],
  [
    'a data type as the admin page calls it',
    ['data_type: input', 'data_type: Single selection field'],
    [':5:16', 'data-type-unknown', 'there is no data type "Single selection field"', 'Did you mean select?'],
  ],
  [
    'a branch of a tree as a nested list',
    [INPUT, selectWith('options: [{ Europe: [Germany] }]').replace('select', 'tree_select')],
    [
      ':7:30',
      'option-invalid',
      'this option has neither name nor value',
      'Write { name: …, value: …, children: […] }.',
    ],
  ],
  [
    'another word for children',
    [INPUT, selectWith('options: [{ name: N, value: N, items: [] }]').replace('select', 'tree_select')],
    [
      ':7:51',
      'data-option-typo',
      '"items" is not a key of an option',
      'Did you mean children? The help desk would store the key and ignore it.',
    ],
  ],
  [
    'a template',
    ['display: Building', 'display: {{ label }}'],
    [
      ':4:15',
      'yaml-syntax',
      'invalid YAML: a key must be plain text',
      'Put the key in quotes, and all text that begins with "{". Templates are not filled in.',
    ],
  ],
  ...(
    [
      [
        'a dash of typography',
        '  - name',
        '  – name',
        ':3:3',
        'here is the list mark U+2013',
        'Begin the entry with "- ", a hyphen and a space.',
      ],
      [
        'a fence',
        'object',
        '```yaml\nobject',
        ':1:1',
        'this is a fence of Markdown',
        'Delete the line, and the one that closes it.',
      ],
      [
        'a comment of C',
        '    position',
        '    // x\n    position',
        ':6:5',
        'this begins no comment in YAML',
        'Begin a comment with "# ".',
      ],
      [
        'HCL',
        'display: ',
        'display = ',
        ':4:5',
        'this is = of HCL, INI or a shell',
        'Write a colon and a space: "key: value".',
      ],
      [
        'Ruby',
        'display: ',
        'display => ',
        ':4:5',
        'this is => of Ruby or PHP',
        'Write a colon and a space: "key: value".',
      ],
      [
        'a diff',
        '    position',
        '+   position',
        ':6:1',
        'this line begins with the + of a diff',
        'Remove the + at the beginning of each line.',
      ],
      ['a prompt', 'object', '$ cat x.yaml\nobject', ':1:1', 'this is a command and no YAML', 'Delete the line.'],
      [
        'a comma',
        'Building',
        '"Building",',
        ':4:5',
        'this line ends with "," or ";"',
        'Remove it from the end of the line.',
      ],
    ] as const
  ).map(([what, written, instead, place, message, hint]): [string, Slip, Said] => [
    `pasted: ${what}`,
    [written, instead],
    [place, 'yaml-syntax', `invalid YAML: ${message}`, hint],
  ]),
  [
    'a template in a label',
    ['Building', '"{{ label }}"'],
    [
      ':4:14',
      'looks-pasted',
      'the label "{{ label }}" is a template, and is shown as it is written',
      'Write the text itself: templates are not filled in.',
    ],
  ],
  [
    'HTML in a label',
    ['Building', '<b>Building</b>'],
    [
      ':4:14',
      'looks-pasted',
      'the label "<b>Building</b>" contains HTML, which is shown as it is written',
      'Write "Building".',
    ],
  ],
  [
    'a semicolon behind a label',
    ['Building', 'Building;'],
    [':4:14', 'looks-pasted', 'the label "Building;" ends with a comma or a semicolon', 'Write "Building".'],
  ],
  [
    'a file for options',
    [INPUT, selectWith('options: list.csv')],
    [
      ':7:29',
      'value-invalid',
      'options must be a map or a list of options, not the text "list.csv": the help desk would store an empty value instead',
      'Remove options, and write `options_from: list.csv` beside data_option.',
    ],
  ],
  [
    'a setting of data_option to ignore, as text',
    ['    position: 1800', '    ignore: options'],
    [':6:13', 'wrong-shape', 'ignore must be a list, not the text "options"', 'Write `ignore: [data_option/options]`.'],
  ],
  [
    'a manifest',
    [FIELD, 'apiVersion: v1\nkind: Ticket\n'],
    [
      ':1:1',
      'wrong-shape',
      'this is a manifest of Kubernetes',
      'Begin the file with "object: Ticket", then "attributes:" and a list.',
    ],
  ],
  [
    'a role for a permission',
    ['maxlength: 120 }', 'maxlength: 120, permission: [agent] }'],
    [':7:60', 'value-invalid', '"agent" is a role, not a permission', 'Write ticket.agent.'],
  ],
])('%s', async (_, [written, instead], [place, ...said]) => {
  const files = { 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD.replace(written, instead) };
  expect(await saidBy(files, ['validate'])).toEqual([[`${IN_FIELD}${place}`, ...said]]);
});

type FileRow = [what: string, files: Readonly<Record<string, string>>, said: Said];

test.each<FileRow>([
  [
    'the header of a list',
    { [IN_FIELD]: LIST, 'attributes/list.csv': 'id,label\na,A\n' },
    ['attributes/list.csv:1:1', 'csv-columns', 'unknown column "id"', 'Write `value,name` in the first line.'],
  ],
  [
    'one column of a list',
    { [IN_FIELD]: LIST, 'attributes/list.csv': 'valeu,name\na,A\n' },
    ['attributes/list.csv:1:1', 'csv-columns', 'unknown column "valeu"', 'Did you mean value?'],
  ],
  ...(
    [
      [
        'sep=;\nvalue;name\na;A\n',
        'csv-columns',
        1,
        'this line of Excel is not part of the table',
        'Delete it, and separate the fields with commas.',
      ],
      [
        '<!DOCTYPE html>\n',
        'csv-columns',
        1,
        'this is a web page, perhaps of a login, and no table',
        'Download the table again, as CSV.',
      ],
      [
        'path\nNorth\n',
        'csv-columns',
        1,
        'this is the table of a tree',
        'Write `value,name` in the first line. Or use data_type: tree_select.',
      ],
      [
        'value,name\na,#N/A\nb,#REF!\n',
        'spreadsheet-text',
        2,
        'the label "#N/A" is an error of a spreadsheet (and 1 more)',
        'Correct the formula there, and save the table again.',
      ],
      [
        'value,name\na,=A1&B1\n',
        'spreadsheet-text',
        2,
        'the label "=A1&B1" is a formula',
        'Save the values of the spreadsheet, not its formulas.',
      ],
      [
        'value,name,active\na,A,false\n',
        'no-options',
        1,
        'no row of this list is active: the field would offer nothing',
        'Write true, or nothing, in the column active.',
      ],
    ] as const
  ).map(
    ([list, code, line, message, hint]): FileRow => [
      `a spreadsheet: ${message}`,
      { [IN_FIELD]: LIST, 'attributes/list.csv': list },
      [`attributes/list.csv:${line}:1`, code, message, hint],
    ],
  ),
  [
    'a target without its name',
    { 'deskform.yaml': CONFIG.replace('  production:\n', '') },
    [
      'deskform.yaml:4:5',
      'wrong-shape',
      'url is a setting, and its target has no name',
      'Write its name above it, such as `helpdesk:`, and indent its settings below that.',
    ],
  ],
  [
    'a configuration with another ending',
    { 'deskform.yaml': '', 'deskform.yaml.txt': CONFIG },
    [
      '',
      'no-project',
      'deskform.yaml.txt is not read: the file must be named deskform.yaml',
      'mv deskform.yaml.txt deskform.yaml',
    ],
  ],
  [
    'the other ending',
    { 'deskform.yaml': '', 'deskform.yml': CONFIG },
    [
      '',
      'no-project',
      'deskform.yml is not read: the file must be named deskform.yaml',
      'mv deskform.yml deskform.yaml',
    ],
  ],
  [
    'an empty configuration',
    { 'deskform.yaml': '\n' },
    ['deskform.yaml:1:1', 'wrong-shape', 'the file is empty', 'Write `targets:` and a target with its url.'],
  ],
  [
    'a key of the configuration',
    { 'deskform.yaml': CONFIG.replace('attributes:', 'attribute:') },
    ['deskform.yaml:2:1', 'unknown-key', '"attribute" is not a key of this document', 'Did you mean attributes?'],
  ],
  [
    'a token beside auth',
    { 'deskform.yaml': CONFIG.replace(/auth: .*/u, 'token: "${env:HELPDESK_TOKEN}"') },
    [
      'deskform.yaml:6:5',
      'unknown-key',
      '"token" is not a key of production',
      'Write it under auth, as in auth: { token: … }',
    ],
  ],
  [
    'a variable as a shell writes it',
    { 'deskform.yaml': CONFIG.replace('"${env:HELPDESK_TOKEN}"', '$HELPDESK_TOKEN') },
    [
      'deskform.yaml:6:20',
      'wrong-shape',
      'token contains the name of a variable, which would be sent instead of its value',
      'Write ${env:HELPDESK_TOKEN}.',
    ],
  ],
  [
    'a list of targets',
    { 'deskform.yaml': CONFIG.replace('  production:\n    url', '  - name: production\n    url') },
    [
      'deskform.yaml:4:3',
      'wrong-shape',
      'targets must be a map, not a list',
      'The name of a target is its key: write `helpdesk:`, and its settings below it.',
    ],
  ],
  [
    'a token that is written out',
    { 'deskform.yaml': CONFIG.replace('"${env:HELPDESK_TOKEN}"', 'abcdefgh12345') },
    [
      'deskform.yaml:6:20',
      'literal-secret',
      'token is a secret in plain text',
      'Use an environment variable instead, as in "${env:HELPDESK_TOKEN}".',
    ],
  ],
  [
    'a workbook for a list',
    { [IN_FIELD]: LIST, 'attributes/list.csv': 'PK\u0003\u0004 and so on' },
    [
      `${IN_FIELD}:7:19`,
      'file-unreadable',
      'attributes/list.csv is a spreadsheet of Excel or LibreOffice',
      'Save it as CSV, in UTF-8, and name that file.',
    ],
  ],
  [
    'a version to come',
    { 'deskform.yaml': CONFIG.replace('version: 1', 'version: 2') },
    ['deskform.yaml:1:10', 'wrong-shape', 'version must be 1, not 2', 'Write version: 1.'],
  ],
  [
    'the word of another tool for a value',
    { 'deskform.yaml': `${CONFIG}    undeclared: prune\n` },
    [
      'deskform.yaml:7:17',
      'wrong-shape',
      'undeclared must be keep, report or delete, not the text "prune"',
      'Did you mean delete?',
    ],
  ],
  ...['${env.HELPDESK_TOKEN}', '{{ env.HELPDESK_TOKEN }}', 'env(HELPDESK_TOKEN)'].map(
    (written): FileRow => [
      `a variable as ${written}`,
      { 'deskform.yaml': CONFIG.replace('${env:HELPDESK_TOKEN}', written) },
      [
        'deskform.yaml:6:20',
        'wrong-shape',
        'token contains the name of a variable, which would be sent instead of its value',
        'Write ${env:HELPDESK_TOKEN}.',
      ],
    ],
  ),
  [
    'settings of a target that are not indented',
    { 'deskform.yaml': CONFIG.replaceAll(/^ {4}/gmu, '  ') },
    [
      'deskform.yaml:4:3',
      'wrong-shape',
      'production must be a map, not nothing',
      'Nothing is written after the colon. Indent its settings below it.',
    ],
  ],
  [
    'a release in words',
    { 'deskform.yaml': `${CONFIG}    release: latest\n` },
    [
      'deskform.yaml:7:14',
      'wrong-shape',
      'release cannot be the text "latest"',
      'Write one of 5.2 to 7.1 (recorded: 5.2, 6.5, 7.1), or leave it out: it is detected.',
    ],
  ],
  [
    'a wrong name in an overlay',
    {
      'deskform.yaml': `${CONFIG}    overlays: overlays\n`,
      'overlays/ticket.yaml': 'object: Ticket\nattributes:\n  - name: bilding\n    display: Haus\n',
    },
    [
      'overlays/ticket.yaml:3:11',
      'overlay-of-nothing',
      'no attribute file declares Ticket.bilding, which this overlay changes',
      'Did you mean Ticket.building?',
    ],
  ],
  [
    'no for false in an overlay',
    {
      'deskform.yaml': `${CONFIG}    overlays: overlays\n`,
      'overlays/ticket.yaml': 'object: Ticket\nattributes:\n  - name: building\n    manage: no\n',
    },
    [
      'overlays/ticket.yaml:4:13',
      'wrong-shape',
      'manage must be false, not the text "no"',
      'Write false, without quotes. In YAML 1.2, no and off are text.',
    ],
  ],
  [
    'the other endings of attribute files',
    { 'deskform.yaml': CONFIG.replace('/*.yaml', ''), 'attributes/more.yml': FIELD },
    [
      `${IN_FIELD}:3:11`,
      'duplicate-attribute',
      'Ticket.building is defined twice',
      'The other one is at attributes/more.yml:3:11. Keep one of them.',
    ],
  ],
  [
    'a number for a map',
    { 'deskform.yaml': `${CONFIG}    limits: 5\n` },
    ['deskform.yaml:7:13', 'wrong-shape', 'limits must be a map, not 5', 'For example: `limits: { destroy: 5 }`.'],
  ],
  [
    'a deletion without a name',
    { [IN_FIELD]: 'object: Ticket\nattributes:\n  - state: absent\n' },
    [`${IN_FIELD}:3:5`, 'setting-invalid', 'name is missing', 'Add `name:` here.'],
  ],
  [
    'a dash before each setting',
    { [IN_FIELD]: 'object: Ticket\nattributes:\n  - name: building\n  - display: Building\n  - data_type: input\n' },
    [
      `${IN_FIELD}:4:5`,
      'wrong-shape',
      'this dash begins another attribute',
      'Write one dash, before name, and the other settings below it, indented like name.',
    ],
  ],
  [
    'a copied answer of the API',
    {
      [IN_FIELD]:
        'object: Ticket\nattributes:\n  - { id: 3, name: building, data_option_new: {}, editable: true, to_create: false }\n',
    },
    [
      `${IN_FIELD}:3:5`,
      'wrong-shape',
      'this is what the API answers',
      'Keep name, display, data_type, data_option, screens, position and active, and take out the rest.',
    ],
  ],
  [
    'a merge conflict in a list',
    {
      [IN_FIELD]: LIST,
      'attributes/list.csv': 'value,name\r\n<<<<<<< HEAD\r\na,A\r\n=======\r\nb,B\r\n>>>>>>> theirs\r\n',
    },
    [
      'attributes/list.csv:2:1',
      'csv-syntax',
      'a git merge conflict is not resolved',
      'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'semicolons between quoted fields',
    { [IN_FIELD]: LIST, 'attributes/list.csv': '"value";"name"\n"a";"A"\n' },
    [
      'attributes/list.csv:1:1',
      'csv-syntax',
      'there is text after the closing quote of a field',
      'Separate the fields with commas, and write a quote inside quotes twice: "the ""old"" pier".',
    ],
  ],
  [
    'bars between fields',
    { [IN_FIELD]: LIST, 'attributes/list.csv': 'value|name\na|A\n' },
    [
      'attributes/list.csv:1:1',
      'csv-columns',
      'the first line must name the columns value, name and active',
      'The fields are separated by "|". Save the file with commas.',
    ],
  ],
  [
    'an ending that an editor added',
    { 'deskform.yaml': CONFIG.replace('attributes/*.yaml', 'attributes'), 'attributes/more.yaml.txt': FIELD },
    [
      'attributes/more.yaml.txt:1:1',
      'file-not-read',
      'attributes/more.yaml.txt ends in .txt: it is not read',
      'Rename it to more.yaml, or move it out of this folder.',
    ],
  ],
  [
    'an overlay that manages',
    {
      'deskform.yaml': `${CONFIG}    overlays: overlay.yaml\n`,
      'overlay.yaml': 'object: Ticket\nattributes:\n  - { name: building, manage: yes }\n',
    },
    [
      'overlay.yaml:3:31',
      'wrong-shape',
      'manage must be false, not the text "yes"',
      'To manage the attribute, remove the line.',
    ],
  ],
  [
    'an attribute file as the configuration',
    { 'deskform.yaml': FIELD },
    [
      'deskform.yaml:1:1',
      'wrong-shape',
      'this is an attribute file, not the configuration',
      'Name deskform.yaml with --config, and list attribute files under its `attributes:`.',
    ],
  ],
  [
    'the name of a variable alone',
    { 'deskform.yaml': CONFIG.replace('"${env:HELPDESK_TOKEN}"', 'HELPDESK_TOKEN') },
    ['deskform.yaml:6:20', 'wrong-shape', VARIABLE_FOR_VALUE, 'Write ${env:HELPDESK_TOKEN}.'],
  ],
  [
    'a variable without its braces',
    { 'deskform.yaml': CONFIG.replace('"${env:HELPDESK_TOKEN}"', 'env:HELPDESK_TOKEN') },
    ['deskform.yaml:6:20', 'wrong-shape', VARIABLE_FOR_VALUE, 'Write ${env:HELPDESK_TOKEN}.'],
  ],
  [
    'no time to answer',
    { 'deskform.yaml': `${CONFIG}    timeout: 0s\n` },
    ['deskform.yaml:7:14', 'wrong-shape', 'timeout is "0s", too short for any answer', 'Write 30s.'],
  ],
  [
    'a header that auth writes',
    { 'deskform.yaml': `${CONFIG}    headers: { Authorization: "\${env:HELPDESK_TOKEN}" }\n` },
    ['deskform.yaml:7:16', 'wrong-shape', 'auth writes this header', 'Write the credential under auth.'],
  ],
  [
    'the address of the API',
    { 'deskform.yaml': CONFIG.replace('.com', '.com/api/v1') },
    [
      'deskform.yaml:5:10',
      'wrong-shape',
      '"https://desk.example.com/api/v1" is the address of the API',
      'Write the address of the start page, without /api/v1.',
    ],
  ],
])('%s', async (_, files, said) => {
  const all = { 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD, ...files };
  const written = Object.fromEntries(Object.entries(all).filter(([, content]) => content !== ''));
  expect(await saidBy(written, ['validate'])).toEqual([said]);
});

test.each([
  [['apply', '--dry-run'], "unknown option '--dry-run'", 'deskform plan'],
  [['apply', '--auto-approve'], "unknown option '--auto-approve'", 'deskform apply --yes'],
  [['drift', '--no-color'], "unknown option '--no-color'", 'deskform drift --color never'],
  [['plan', '--env', 'x'], "unknown option '--env'", 'deskform plan --target NAME'],
  [['apply', '-auto-approve'], '-auto-approve has one dash, and long options have two', 'deskform apply --yes'],
  [['plan', '-refresh-only'], '-refresh-only has one dash, and long options have two', 'deskform drift'],
  [['plan', '-var', 'a=b'], '-var has one dash, and long options have two', IN_FILES],
  [['apply', '-e', 'a=b'], "unknown option '-e'", IN_FILES],
  [['apply', '-i', 'hosts'], "unknown option '-i'", 'deskform apply --target NAME'],
  [['apply', '--auto-approve=true'], "unknown option '--auto-approve'", 'deskform apply --yes'],
  [['plan', '--token=abc'], "unknown option '--token'", BY_VARIABLE],
  [['plan', '--release', '7.1'], "unknown option '--release'", OWNERS],
  [
    ['plan', '--format', 'html'],
    "--format must be one of text, json, markdown, gitlab, not 'html'",
    'Write --out plan.html',
  ],
  [['plan', '-o', 'json'], '--out: unknown file type "json"', 'Write --json'],
  [['status', 'desk'], 'status takes no arguments', 'If it is a target: deskform status --target desk'],
  [['stats'], "unknown command 'stats'", 'deskform usage'],
  [['migrate'], "unknown command 'migrate'", 'It is part of an apply: deskform apply'],
  [
    ['plan', '--target', 'Ticket.building'],
    'there is no target "Ticket.building"',
    'This project has: production. For one field, run `deskform plan Ticket.building`.',
  ],
  [['plan', '-out=plan.json'], '-out has one dash, and long options have two', 'Write --out.'],
  [['apply', 'plan.json'], 'apply takes no arguments', 'deskform apply --plan plan.json'],
  [['show'], 'the argument file is missing', 'Plan file, from `deskform plan --out plan.json`'],
  [
    ['schema', 'ticket'],
    "the schema must be one of attributes, project, plan, not 'ticket'",
    'See: deskform schema --help',
  ],
  [['fmt', 'attributes/ticket.yaml'], 'fmt takes no arguments', 'Leave it out: fmt reads all files of the project.'],
  [['snapshot', 'live.json'], 'snapshot takes no arguments', 'deskform snapshot --out live.json'],
  [
    ['doctor', 'https://desk.example.com'],
    'doctor takes no arguments',
    "deskform doctor --url 'https://desk.example.com'",
  ],
  [['plan', '--format', 'yaml'], "--format must be one of text, json, markdown, gitlab, not 'yaml'", 'Write --json'],
  [['plan', '--since'], '--since needs a value, as in --since <ref>', 'See: deskform plan --help'],
  [['resume', '--force'], "unknown option '--force'", 'deskform resume --yes'],
  [
    ['--target', 'x', 'plan'],
    "unknown option '--target'",
    'Write options after the command, such as: deskform plan --target NAME',
  ],
  [
    ['plan', '--json', '--format', 'markdown'],
    '--json and --format markdown exclude each other',
    'Give only one of them.',
  ],
  [['diff'], "unknown command 'diff'", 'deskform plan'],
  [['force-unlock'], "unknown command 'force-unlock'", 'deskform explain TARGET_LOCKED'],
  [
    ['apply', 'Ticket.building'],
    'apply takes no arguments',
    'An apply covers all files. To show one field: deskform plan Ticket.building',
  ],
  [['sync'], "unknown command 'sync'", 'deskform apply'],
  [['restore'], "unknown command 'restore'", 'deskform undo'],
  [['reset'], "unknown command 'reset'", 'deskform undo'],
  [['remove'], "unknown command 'remove'", 'Set `state: absent` on the attributes to delete, then run: deskform plan'],
  [['plan', '—json'], '—json begins with a long dash', 'Write two short ones: --.'],
  [['apply', '--plan', ''], '--plan is empty', 'Write a value, or leave the option out.'],
  [['plan', '--config', 'a.yaml', '-f', 'b.yaml'], '--config is given twice', 'Give it once.'],
  [
    ['snapshot', '--out', 'deskform.yaml'],
    'a snapshot is JSON, and deskform.yaml is YAML',
    'Choose a name that ends in .json. To write fields into your files: deskform import',
  ],
  [['status', '--journal', 'jurnal'], 'there is no folder "jurnal"', 'Check --journal.'],
  [['undo', '--journal', 'deskform.yaml'], 'there is no folder "deskform.yaml"', 'Check --journal.'],
  [['-C', 'deskform.yaml', 'plan'], 'there is no folder "deskform.yaml"', 'Create it, or check --chdir.'],
  [['undo', 'plan.json'], 'undo takes no arguments', 'deskform undo --plan plan.json'],
  [['lint'], "unknown command 'lint'", 'deskform validate'],
  [['plan', '--target', 'prodution'], 'there is no target "prodution"', 'Did you mean production?'],
  [['import', '--force'], "unknown option '--force'", 'deskform import --accept KEY'],
  [['init', '--force'], "unknown option '--force'", 'See: deskform init --help'],
  [['import', '--dry-run'], "unknown option '--dry-run'", 'deskform import --check'],
  [
    ['rename', 'Ticket.a', 'Ticket.b'],
    "unknown command 'rename'",
    'A name is permanent: add a new field and move the values (docs/cookbook.md, "Rename a field").',
  ],
  [['apply', '--plan', '--yes'], '--plan needs a value, and --yes follows', 'Write a value, or leave the option out.'],
  [
    ['apply', '--plan', 'a.json', 'b.json'],
    'apply takes no arguments',
    'Write --plan before each file: --plan a.json --plan b.json',
  ],
  [
    ['doctor', '--url', 'https://desk.example.com', '--token-env', 'aTokenThatSomebodyCopied'],
    '--token-env takes the name of an environment variable',
    'For example HELPDESK_TOKEN. Never pass the token itself.',
  ],
])('%j', async (args, message, hint) => {
  const files = { 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD };
  const { exitStatus, stderr } = await runAtTerminal(args, { cwd: await folderWith(files), env: TOKEN });
  expect([exitStatus, inOneLine(stderr)]).toEqual([64, `deskform: ${message} (WRONG_USE) → ${hint} `]);
});

test.each([
  ['no targets', CONFIG.replace(/targets:[\s\S]*/u, ''), TOKEN, '`targets` is missing in deskform.yaml (WRONG_USE)'],
  ['no credentials', CONFIG.replace(/ {4}auth.*\n/u, ''), TOKEN, 'Write auth: { token: "${env:HELPDESK_TOKEN}" }'],
  [
    'no credentials, and a variable that may hold them',
    CONFIG.replace(/ {4}auth.*\n/u, ''),
    { ZAMMAD_API_TOKEN: 'x' },
    'Write auth: { token: "${env:ZAMMAD_API_TOKEN}" }',
  ],
  [
    'a proxy that does not listen',
    CONFIG.replace('auth:', 'proxy: "http://127.0.0.1:9"\n    auth:'),
    TOKEN,
    'Cannot connect to the proxy: the connection was refused',
  ],
])('%s', async (_, config, env, said) => {
  const cwd = await folderWith({ 'deskform.yaml': config, [IN_FIELD]: FIELD });
  const { stderr } = await runAtTerminal(['plan'], { cwd, env });
  expect(stderr.split(said)).toHaveLength(2);
});

test.each(['Token token=secret', 'Bearer secret', "'secret'", '***'])('%j is more than a token', async (token) => {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD });
  const { stderr } = await runAtTerminal(['plan'], { cwd, env: { HELPDESK_TOKEN: token } });
  expect(stderr).toContain('the token of production is more than a token, or stands in for one');
  expect(stderr).not.toContain('secret');
});

test('a folder whose only file ends in .txt is as empty as one without files', async () => {
  const config = `${CONFIG.replace('attributes/*.yaml', 'attributes')}    undeclared: delete\n`;
  const said = await saidBy({ 'deskform.yaml': config, 'attributes/ticket.yaml.txt': FIELD }, ['validate']);
  expect(said.map(([place, code]) => [place, code])).toEqual([
    ['attributes/ticket.yaml.txt:1:1', 'file-not-read'],
    ['deskform.yaml:2:13', 'no-files'],
  ]);
});

test('blank rows below a list are no options', async () => {
  const files = { 'deskform.yaml': CONFIG, [IN_FIELD]: LIST, 'attributes/list.csv': 'value,name\na,A\n,\n,\n' };
  expect(await saidBy(files, ['validate'])).toEqual([]);
});

test.each([
  ['in a folder of the project', 'attributes', []],
  ['with -C', '.', ['-C', 'attributes']],
])('the configuration is found from %s', async (_, below, before) => {
  const folder = await folderWith({ 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD });
  const { exitStatus, stdout } = await runAtTerminal([...before, 'targets', '-t', 'production'], {
    cwd: `${folder}/${below}`,
  });
  expect([exitStatus, stdout]).toEqual([0, expect.stringContaining('https://desk.example.com')]);
});

test('-C into a folder that does not exist', async () => {
  const { exitStatus, stderr } = await runAtTerminal(['-C', 'nowhere', 'plan'], { cwd: await folderWith({}) });
  expect([exitStatus, stderr]).toEqual([
    64,
    'deskform: there is no folder "nowhere" (WRONG_USE)\n  → Create it, or check --chdir.\n',
  ]);
});

test.each([
  ['a file .env that nobody loads', {}, 'The file .env is not read: run `set -a; . ./.env; set +a` before.'],
  [
    'a file for a token',
    { HELPDESK_TOKEN: '/run/secrets/token' },
    'Set it to the content of the file, as in "$(cat FILE)".',
  ],
])('%s', async (_, env, hint) => {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG, [IN_FIELD]: FIELD, '.env': 'HELPDESK_TOKEN=x\n' });
  const { stdout } = await runAtTerminal(['plan', '--json'], { cwd, env });
  expect(JSON.parse(stdout).problems.map((problem: { hint: string }) => problem.hint)).toEqual([hint]);
});
