import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, type Run } from '../../src/render/story/line.ts';

const marked = (runs: readonly Run[]): string =>
  runs.map(({ text, mark }) => (mark === 'differs' ? `[${text}]` : text)).join('');

test.each([
  ['words of Latin letters', 'Cost centre', 'Cost center', 'Cost [centre]', 'Cost [center]'],
  ['words of Cyrillic letters', 'Новая заявка', 'Старая заявка', '[Новая] заявка', '[Старая] заявка'],
  ['words of Hebrew letters', 'שם חדש', 'שם ישן', 'שם [חדש]', 'שם [ישן]'],
  ['words without spaces between them', '場所の名前', '場所の番号', '場所の[名前]', '場所の[番号]'],
  ['two words as one', 'The old cost centre', 'The department', 'The [old cost centre]', 'The [department]'],
  ['an emoji as one', 'Fire 👩🏽‍🚒', 'Fire 👩🏽‍🚀', 'Fire [👩🏽‍🚒]', 'Fire [👩🏽‍🚀]'],
  ['nothing where no word is common', 'Ready?', 'Done?', 'Ready?', 'Done?'],
])('marks %s', (_, before, after, was, is) => {
  expect(diffWords(before, after).map(marked)).toEqual([was, is]);
});

test('both sides stay what they are, and no two runs that are equal stand side by side', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'red', ' ', ':', '漢', '👩🏽‍🚀', 'e\u0301'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sides = diffWords(before, after);
      expect(sides.map((runs) => runs.map((run) => run.text).join(''))).toEqual([before, after]);
      for (const runs of sides) {
        expect(runs.some(({ mark }, index) => mark === runs[index + 1]?.mark)).toBe(false);
      }
    }),
    { seed: 20_260_105, numRuns: 500 },
  );
});
