import { describe, expect, test } from 'vitest';
import { mark, projectOf, tell } from './temporary-project.ts';

const FILE = ['object: Ticket', 'attributes:', '  - name: x', '    display: X', '    data_option:', '      note: N'];
const NEXT = '    data_type: date';

type Row = readonly [says: string, lines: readonly string[], told: string, shown: string];

/** The one problem of a file, and the place that it names, with its line. */
async function syntaxOf(lines: readonly string[]): Promise<readonly [string, string]> {
  const text = `${lines.join('\n')}\n`;
  const { problems } = await projectOf(text);
  const [problem, ...others] = problems;
  expect(others).toEqual([]);
  expect(problem?.sourceLine).toBe(text.split('\n')[(problem?.where?.line ?? 0) - 1]);
  return problem === undefined ? ['', ''] : [tell(problem), mark(problem)];
}

const COLUMN = 'invalid YAML: the indentation is inconsistent';
const IN_COLUMN = 'Align all keys of an entry in the same column.';

describe('a line in the wrong column is marked itself', () => {
  test.each<Row>([
    [
      'one column too far left',
      [...FILE, '   data_type: date'],
      `yaml-syntax 7:4 ${COLUMN} | ${IN_COLUMN}`,
      '   data_type: date\n   ^',
    ],
    [
      'one column too far left, below a comment',
      [...FILE, '    # why', '   data_type: date'],
      `yaml-syntax 8:4 ${COLUMN} | ${IN_COLUMN}`,
      '   data_type: date\n   ^',
    ],
    [
      'two columns too far left',
      [...FILE, '  data_type: date'],
      `yaml-syntax 7:3 ${COLUMN} | ${IN_COLUMN}`,
      '  data_type: date\n  ^',
    ],
    [
      'two columns too far right',
      [...FILE, '        item_class: c', NEXT],
      `yaml-syntax 7:9 ${COLUMN} | ${IN_COLUMN} Put text that contains ": " in quotes.`,
      '        item_class: c\n        ^',
    ],
    [
      'too far right below a text in quotes',
      ['object: "Ticket"', '  attributes: []'],
      `yaml-syntax 2:3 ${COLUMN} | ${IN_COLUMN}`,
      '  attributes: []\n  ^',
    ],
    [
      'a dash too far left',
      [...FILE, NEXT, ' - name: y'],
      `yaml-syntax 8:2 ${COLUMN} | ${IN_COLUMN}`,
      ' - name: y\n ^',
    ],
    [
      'a dash too far right',
      [...FILE, NEXT, '    - name: y'],
      `yaml-syntax 8:5 ${COLUMN} | ${IN_COLUMN}`,
      '    - name: y\n    ^',
    ],
  ])('%s', async (_, lines, told, shown) => {
    expect(await syntaxOf(lines)).toEqual([told, shown]);
  });
});

describe('what is not closed is marked where it is opened', () => {
  const open = (sign: string, line: number): string =>
    `invalid YAML: the bracket ${sign} opened on line ${line} is not closed | Close it with ${sign === '{' ? '}' : ']'}.`;
  test.each<Row>([
    [
      'a brace',
      [...FILE, '    screens: { edit: {}', NEXT],
      `yaml-syntax 7:14 ${open('{', 7)}`,
      '    screens: { edit: {}\n             ^',
    ],
    [
      'a bracket',
      [...FILE, '    ignore: [position', NEXT],
      `yaml-syntax 7:13 ${open('[', 7)}`,
      '    ignore: [position\n            ^',
    ],
    [
      'a bracket at the end of the file',
      [...FILE, NEXT, '    ignore: [position'],
      `yaml-syntax 8:13 ${open('[', 8)}`,
      '    ignore: [position\n            ^',
    ],
    [
      'the inner one of two',
      ['object: Ticket', 'attributes: [{ name: x, ignore: [position }]'],
      `yaml-syntax 2:33 ${open('[', 2)}`,
      'attributes: [{ name: x, ignore: [position }]\n                                ^',
    ],
    [
      'a bracket around lines with dashes',
      ['object: Ticket', 'attributes: [', '  - name: x'],
      `yaml-syntax 2:13 ${open('[', 2)}`,
      'attributes: [\n            ^',
    ],
    [
      'one around all of the file',
      ['{ object: Ticket, attributes: []'],
      `yaml-syntax 1:1 ${open('{', 1)}`,
      '{ object: Ticket, attributes: []\n^',
    ],
    [
      'a quote in a bracket',
      [...FILE, '    screens: { "edit: {} }', NEXT],
      'yaml-syntax 7:16 invalid YAML: the quote " opened on line 7 is not closed | Close it with the same quote.',
      '    screens: { "edit: {} }\n               ^',
    ],
    [
      'a bracket in the second of two documents',
      ['object: Ticket', 'attributes: []', '---', 'object: User', 'attributes: [', 'x: y'],
      `yaml-syntax 5:13 ${open('[', 5)}`,
      'attributes: [\n            ^',
    ],
  ])('%s', async (_, lines, told, shown) => {
    expect(await syntaxOf(lines)).toEqual([told, shown]);
  });
});

test.each<Row>([
  [
    'a key without its colon',
    [...FILE, NEXT, '    protect'],
    'yaml-syntax 8:5 invalid YAML: this line is not "key: value" | Add a colon after the key.',
    '    protect\n    ^',
  ],
  [
    'a text that holds a colon',
    [...FILE.slice(0, 3), '    display: Note: this', NEXT],
    'yaml-syntax 4:14 invalid YAML: there is a second ":" on this line | Put the whole value in quotes.',
    '    display: Note: this\n             ^',
  ],
])('%s is neither', async (_, lines, told, shown) => {
  expect(await syntaxOf(lines)).toEqual([told, shown]);
});
