import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../../../src/files/edit/format-file.ts';
import { numberOfRuns } from '../../deep.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

function formatted(source: string): string {
  const result = formatFile(source);
  if (result.outcome === 'impossible') throw new Error(result.why);
  return result.text;
}

describe('one form', () => {
  test('keys in the order of an import, comments with what they are about', () => {
    const source = lines(
      '# of the whole file',
      'attributes:',
      '  # the building',
      '  - display: "Building" # as on the door',
      "    name: 'building'",
      '    position: 10',
      '',
      '    # a text',
      '    data_type: input',
      '    data_option: {maxlength: 20,   type: text}',
      '    unknown: 1',
      'object: Ticket',
    );
    expect(formatted(source)).toBe(
      lines(
        '# of the whole file',
        'object: Ticket',
        'attributes:',
        '  # the building',
        '  - name: building',
        '    display: Building # as on the door',
        '',
        '    # a text',
        '    data_type: input',
        '    data_option: { maxlength: 20, type: text }',
        '    position: 10',
        '    unknown: 1',
      ),
    );
  });

  test('quotes where another reader would see no text', () => {
    const source = lines(
      'object: Ticket',
      'attributes:',
      '  - name: x',
      '    data_option: { options: { "no": \'No\', "1": "on", b: "a: b", c: "2026-01-01", "true": "Yes" } }',
    );
    expect(formatted(source)).toContain(
      '{ options: { "no": "No", "1": "on", b: "a: b", c: "2026-01-01", "true": "Yes" } }',
    );
  });

  test.each([
    [
      'line ends of Windows',
      'object: Ticket\r\nattributes:\r\n- name: x\r\n',
      'object: Ticket\r\nattributes:\r\n  - name: x\r\n',
    ],
    ['a byte order mark', '\uFEFFobject: Ticket\nattributes: []\n', '\uFEFFobject: Ticket\nattributes: []\n'],
    [
      'several documents',
      'attributes: []\nobject: Ticket\n---\nattributes: []\nobject: User\n',
      'object: Ticket\nattributes: []\n---\nobject: User\nattributes: []\n',
    ],
    [
      'a block of text',
      'object: Ticket\nattributes:\n  - name: x\n    data_option:\n      note: |\n        a\n        b\n',
      undefined,
    ],
  ])('%s', (_, source, expected) => {
    expect(formatted(source)).toBe(expected ?? source);
  });

  test('a file that cannot be read stays as it is', () => {
    expect(formatFile('object: Ticket\n  attributes: []\n').outcome).toBe('impossible');
    expect(formatFile('a: 1\na: 2\n').outcome).toBe('impossible');
  });

  test('nor one with an anchor that cannot be written again', () => {
    expect(formatFile('object: Ticket\nattributes: &all\u00a0\n  []\n').outcome).toBe('impossible');
  });

  test('a key may not come before the anchor that it repeats', () => {
    const source = lines('object: Ticket', 'attributes:', '  - screens: &s { edit: {} }', '    data_option: *s');
    expect(formatFile(source).outcome).toBe('impossible');
  });
});

const word = fc.constantFrom(
  'a',
  'no',
  'a: b',
  '#x',
  "it's",
  '"q"',
  ' x ',
  '',
  '1',
  '2026-01-01',
  'ä\nb',
  'x #y',
  '- z',
  '*a',
);
const quote = fc.constantFrom<(text: string) => string>(JSON.stringify, (text) => `'${text.replaceAll("'", "''")}'`);
const entry = fc.tuple(fc.constantFrom('name', 'display', 'position', 'x', 'data_type'), word, quote, fc.boolean());

test('it says the same, and formatting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([key]) => key, minLength: 1 }), (entries) => {
      const attribute = entries.map(([key, text, quoted, hasComment], index) => {
        const value = text.includes('\n') ? JSON.stringify(text) : quoted(text);
        return `${index === 0 ? '  - ' : '    '}${key}: ${value}${hasComment ? ` # of ${key}` : ''}\n`;
      });
      const once = formatted(`object: Ticket\nattributes:\n${attribute.join('')}`);
      expect(formatted(once)).toBe(once);
    }),
    { seed: 20261122, numRuns: numberOfRuns('DESKFORM_WORLDS', { day: 60, deep: 5_000 }) },
  );
});
