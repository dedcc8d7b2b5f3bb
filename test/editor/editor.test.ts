import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_OPTION_SETTINGS } from '../../src/model/settings/setting-table.ts';
import { offeredKeys } from '../files/check/offered-keys.ts';
import { type Editor, type Mark, type Place, startEditor } from './language-server.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => editor.close());

const example = (file: string): string => fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));
const IT = example('company/attributes/ticket-it.yaml');
const CONFIG = example('company/deskform.yaml');

/** A text with "|" where the cursor stands. */
function cursorIn(marked: string): { readonly text: string; readonly place: Place } {
  const [before = '', after = ''] = marked.split('|');
  const lines = before.split('\n');
  return { text: before + after, place: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } };
}

async function offeredAt(file: string, marked: string): Promise<readonly string[]> {
  const { text, place } = cursorIn(marked);
  await editor.open(file, text);
  return (await editor.complete(file, place)).map(({ label }) => label);
}

async function shownAt(file: string, marked: string): Promise<string> {
  const { text, place } = cursorIn(marked);
  await editor.open(file, text);
  return editor.hover(file, place);
}

/** The marks as a reader sees them: the words under each, and what is said of them. */
async function marksIn(file: string, text: string): Promise<readonly string[]> {
  const lines = text.split('\n');
  const under = ({ range: { start, end } }: Mark): string =>
    lines[start.line]?.slice(start.character, end.character) ?? '';
  return (await editor.open(file, text)).map((mark) => `${mark.range.start.line + 1}: ${under(mark)}: ${mark.message}`);
}

const attribute = (...lines: readonly string[]): string =>
  [
    `# yaml-language-server: $schema=../../../schemas/attributes.schema.json`,
    'object: Ticket',
    'attributes:',
    '  - name: cost_center',
    '    display: Cost centre',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n');

const changed = async (file: string, before: string, after: string): Promise<string> => {
  const text = await readFile(file, 'utf8');
  const edited = text.replace(before, after);
  expect(edited).not.toBe(text);
  return edited;
};

describe('while somebody writes', () => {
  test.each(['select', 'input', 'boolean', 'tree_select', 'datetime'] as const)(
    'inside data_option of a %s its keys are offered, and no others',
    async (type) => {
      const offered = await offeredAt(IT, attribute(`data_type: ${type}`, 'data_option:', '  |'));
      expect(offered.filter((label) => label in DATA_OPTION_SETTINGS).sort()).toEqual([...offeredKeys(type)].sort());
      // What a data type needs comes in one go, under a name of its own.
      const others = ['options_from', `data_option of ${type}`];
      expect(offered.filter((label) => !(label in DATA_OPTION_SETTINGS) && !others.includes(label))).toEqual([]);
    },
  );

  test('keys that are written already are not offered again', async () => {
    const offered = await offeredAt(IT, attribute('data_type: select', 'data_option:', '  options: { a: A }', '  |'));
    expect(offered).toContain('linktemplate');
    expect(offered).not.toContain('options');
  });

  test('behind data_type stand the kinds of field, each with what it is', async () => {
    const { text, place } = cursorIn(attribute('data_type: |'));
    await editor.open(IT, text);
    expect(await editor.complete(IT, place)).toContainEqual({
      label: 'select',
      documentation: 'One of a list of options.',
    });
  });

  test('screens, roles and their settings are offered', async () => {
    const before = ['data_type: date', 'screens:'];
    expect(await offeredAt(IT, attribute(...before, '  |'))).toContain('create_middle');
    expect(await offeredAt(IT, attribute(...before, '  edit:', '    |'))).toContain('ticket.agent');
    expect(await offeredAt(IT, attribute(...before, '  edit:', '    ticket.agent:', '      |'))).toContain('required');
  });

  test('the settings of a target are offered in deskform.yaml', async () => {
    const file = example('quickstart/deskform.yaml');
    const offered = await offeredAt(file, `${(await readFile(file, 'utf8')).trimEnd()}\n    |`);
    expect(offered).toEqual(expect.arrayContaining(['on_failure', 'proxy']));
    expect(offered).not.toContain('url');
  });
});

describe('a mistake is marked at its place', () => {
  test.each([
    ['a setting of an attribute', IT, '    display: ', '    dispaly: ', 'dispaly: Property dispaly is not allowed.'],
    ['a key of data_option', IT, 'linktemplate:', 'linktemplat:', 'linktemplat: Property linktemplat is not allowed.'],
    ['a setting of a screen', IT, 'required: true', 'requierd: true', 'requierd: Property requierd is not allowed.'],
    ['a key of an option', IT, 'children:', 'childern:', 'childern: Property childern is not allowed.'],
    [
      'a key of an option deep in a tree',
      IT,
      '- { name: Notebook,',
      '- { nmae: Notebook,',
      'nmae: Property nmae is not allowed.',
    ],
    [
      'an empty value',
      IT,
      'value: Workplace::Hardware::Screen',
      'value: ""',
      '"": String is shorter than the minimum length of 1.',
    ],
    ['a data type', IT, 'data_type: select', 'data_type: selct', 'selct: Value is not accepted.'],
    [
      'a setting of a target',
      CONFIG,
      'foreign_changes:',
      'foreign_change:',
      'foreign_change: Property foreign_change is not allowed.',
    ],
  ])('%s', async (_, file, before, after, told) => {
    const text = await changed(file, before, after);
    const line = text.slice(0, text.indexOf(after)).split('\n').length;
    const marks = await marksIn(file, text);
    expect(marks[0]).toMatch(new RegExp(`^${line}: `, 'u'));
    expect(marks[0]).toContain(told);
  });

  test('"null" is a key like any other, in data_option and in a screen', async () => {
    const text = attribute(
      'data_type: select',
      'data_option: { options: { a: A }, null: true }',
      'screens: { edit: { ticket.agent: { shown: true, null: false } } }',
    );
    expect(await marksIn(IT, text)).toEqual([]);
  });

  test.each([
    'company/deskform.yaml',
    'company/attributes/ticket-it.yaml',
    'company/attributes/ticket-facilities.yaml',
    'company/attributes/user.yaml',
    'company/attributes/organization.yaml',
    'company/attributes/group.yaml',
    'quickstart/deskform.yaml',
    'quickstart/attributes/ticket.yaml',
    'districts/attributes/ticket.yaml',
    'external-source/attributes/ticket.yaml',
  ])('examples/%s has none', async (file) => {
    expect(await marksIn(example(file), await readFile(example(file), 'utf8'))).toEqual([]);
  });
});

describe('the pointer over a word shows what it means', () => {
  test.each([
    ['display', 'Label of the field. Takes effect immediately.'],
    ['data_type', 'It can change only between types with the same column'],
    ['accept', 'Impact that you accept.'],
  ])('%s', async (word, told) => {
    const text = attribute('data_type: date', 'accept: [required]');
    expect(await shownAt(IT, text.replace(`    ${word}`, `    |${word}`))).toContain(told);
  });

  test('a key of data_option, by the data type', async () => {
    const [select, input] = [
      await shownAt(IT, attribute('data_type: select', 'data_option:', '  options: { a: A }', '  max|length: 3')),
      await shownAt(IT, attribute('data_type: input', 'data_option:', '  type: text', '  max|length: 3')),
    ];
    expect(select).toContain('(default: 255)');
    expect(input).toContain('A shorter one fails if longer values are stored.');
  });
});
