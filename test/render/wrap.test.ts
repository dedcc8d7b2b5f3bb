import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { COLOURED, columnsOf, FILE_PAPER, type Paper, PLAIN } from '../../src/render/paper.ts';
import { printable } from '../../src/render/printable.ts';
import { widthOf, wrap, wrapMessage, wrapWithEnd } from '../../src/render/wrap.ts';
import { byDepth } from '../deep.ts';
import { absent, inYaml, onDesk, RULES } from '../plan/builders.ts';
import { planText } from './told.ts';

const paper = (columns: number): Paper => ({ ...FILE_PAPER, columns });

describe('a paragraph behind its lead', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['that fits stands on one line', 'one two', 40, ['- one two']],
    ['goes on below its beginning', 'one two three', 9, ['- one two', '  three']],
    ['breaks a word only where it is too long', 'abcdefghijkl mn', 8, ['- abcdef', '  ghijkl', '  mn']],
    ['counts two columns for 漢', '漢字漢字', 6, ['- 漢字', '  漢字']],
    ['counts two columns for an emoji, however it is made', '👩🏽‍🚀 👩🏽‍🚀 👩🏽‍🚀', 7, ['- 👩🏽‍🚀 👩🏽‍🚀', '  👩🏽‍🚀']],
    [
      'tears no word so that a line looks like a command of a build log',
      'abcdef::error',
      8,
      ['- abcdef', '  \\u{3a}', '  :error'],
    ],
    ['never tears an emoji', '👩🏽‍🚀❤️👩🏽‍🚀🇩🇪', 6, ['- 👩🏽‍🚀❤️', '  👩🏽‍🚀🇩🇪']],
    [
      'never tears a colour, which ends with the row',
      `ab ${COLOURED.red('cdefgh')}`,
      6,
      ['- ab', '  \u001b[31mcdef\u001b[39m', '  \u001b[31mgh\u001b[39m'],
    ],
    ['counts nothing for a combining mark', 'e\u0323e\u0323e\u0323 oo', 9, ['- e\u0323e\u0323e\u0323 oo']],
  ])('%s', (_, text, columns, lines) => {
    expect(wrap('- ', text, paper(columns))).toEqual(lines);
  });

  test.each([
    ['stands at its end', 20, ['- one two  file:7']],
    ['stands below it where there is no room', 16, ['- one two', '  file:7']],
  ])('has a place that %s', (_, columns, lines) => {
    expect(wrapWithEnd('- ', 'one two', 'file:7', paper(columns))).toEqual(lines);
  });
});

/** What fast-string-width takes for narrower than string-width does: signs of Yi, of old scripts and of the last Unicodes. */
const COUNTED_TOO_NARROW =
  /[\u232a\u2630-\u2637\u268a-\u268f\u31e4\u31e5\u4dc0-\u4dff\ua000-\ua4c6\ufa6e-\ufaff\u{16fe0}-\u{1b2fb}\u{1d300}-\u{1d376}\u{1f1ae}-\u{1faff}]/u;

describe('no text is wider than it is counted', () => {
  const everyCharacter = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => !COUNTED_TOO_NARROW.test(character))
    .map(printable);

  test('for each character alone, and twice', () => {
    const others = everyCharacter
      .flatMap((character) => [character, character.repeat(2)])
      .filter((text) => widthOf(text) < stringWidth(text));
    expect(others).toEqual([]);
  });

  test('for each beside any other', () => {
    const text = fc.string({
      unit: fc.constantFrom(...everyCharacter, '🙂', '漢', '❤\ufe0f', '👩🏽‍🚀'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (one) => {
        expect(widthOf(one)).toBeGreaterThanOrEqual(stringWidth(one));
      }),
      { numRuns: byDepth({ day: 20, deep: 2_000 }) },
    );
  });

  test.each(['Gebäude', 'Ελλάδα', 'здание', '漢字とカナ', '한국어', '\u{20bb7}', '🙂👩🏽‍🚀🇩🇪❤️1️⃣'])(
    'and %s has its own',
    (text) => {
      expect(widthOf(text)).toBe(stringWidth(text));
    },
  );
});

test.each([
  ['no terminal', undefined, 80],
  ['a terminal that does not know', 0, 80],
  ['a narrow one', 20, 40],
  ['a usual one', 97, 97],
  ['a very wide one', 400, 120],
])('%s gives a plan its columns', (_, terminal, columns) => {
  expect(columnsOf(terminal)).toBe(columns);
});

/** Emoji of the blocks above that are counted as they are. */
const PICTURES = /🙂|👩🏽‍🚀/gu;

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('漢字', '場所です', '한국어', 'ａｂ', '👩🏽‍🚀', '🇩🇪', '❤️', '1️⃣', '🙂', ' '),
      fc.constantFrom('e\u0301', 'Z\u0335\u0318\u0351', 'शक्ति', 'ம்', 'กำ', 'שלום', 'مرحبا', '\u0301', '\u0903', ', '),
      fc.constantFrom('❤️'.repeat(25), '1️⃣'.repeat(25), '👩🏽‍🚀'.repeat(15), 'நிலை'.repeat(15)),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ minLength: 30, maxLength: 90 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => !COUNTED_TOO_NARROW.test(text.replaceAll(PICTURES, '')));

const columns = fc.integer({ min: 40, max: 120 });

/** A plan in which the text stands wherever people write texts. */
function planAround(text: string, other: string, on: Paper): readonly string[] {
  const options = { a: text, [text]: other };
  const row = { type: 'select', option: { options, default: '', note: other } } as const;
  const hidden = { create_middle: {}, edit: { 'ticket.agent': { shown: true } }, [text]: { [other]: { shown: true } } };
  const shown = { create_middle: { 'ticket.agent': { shown: true, item_class: text } }, [text]: { [other]: {} } };
  return planText(
    [
      inYaml({
        display: text,
        ...row,
        option: { ...row.option, options: { a: other }, note: text },
        screens: shown,
        accept: ['option_removed'],
      }),
      inYaml({ name: 'fresh', display: other, ...row, screens: hidden }),
      absent('gone'),
      absent('used'),
    ],
    [
      onDesk({ display: other, ...row, screens: hidden }),
      onDesk({ id: 2, name: 'gone', display: text }),
      onDesk({ id: 3, name: 'used', display: text, not_deletable_reason: text }),
      onDesk({ id: 4, name: 'theirs', waiting_for: ['deletion'] }),
    ],
    on,
    { target: { ...RULES.target, name: text, url: other } },
  );
}

test('no line of a plan is wider than its paper, whatever people write', () => {
  fc.assert(
    fc.property(anyText, anyText, columns, fc.constantFrom(PLAIN, COLOURED), (text, other, width, style) => {
      const lines = planAround(text, other, { style, columns: width, messages: 'whole', places: 'of-each-setting' });
      expect(lines.filter((line) => stringWidth(line) > width)).toEqual([]);
    }),
    { seed: 20_260_105, numRuns: byDepth({ day: 20, deep: 300 }) },
  );
});

describe('a message on a terminal', () => {
  const narrow = { ...paper(40), messages: 'wrapped' } as const;

  test('is broken at words, below its beginning', () => {
    expect(wrapMessage('  → The file cannot be read, because it is not there.', narrow)).toBe(
      '  → The file cannot be read, because it\n    is not there.',
    );
  });

  test('keeps a command in one piece, where it has room', () => {
    expect(wrapMessage('To see what is pending now, run `deskform status` again.', narrow)).toBe(
      'To see what is pending now, run\n`deskform status` again.',
    );
    const long = `deskform apply --expect ${'x'.repeat(60)}`;
    expect(wrapMessage(`Run it:\n  ${long}`, narrow)).toBe(`Run it:\n  ${long}`);
  });

  test('is whole in a file', () => {
    const text = 'The file cannot be read, because it is not there at all.';
    expect(wrapMessage(text, paper(40))).toBe(text);
  });
});
