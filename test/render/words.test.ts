import { expect, test } from 'vitest';
import { firstNames, waitingInWords } from '../../src/render/words.ts';
import { widest } from '../../src/render/wrap.ts';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `n${index + 1}`);

test.each([
  [0, ''],
  [2, '<n1>, <n2>'],
  [10, '<n1>, <n2>, <n3>, <n4>, <n5>, <n6>, <n7>, <n8>, <n9>, <n10>'],
  [11, '<n1>, <n2>, <n3>, <n4>, <n5>, <n6>, <n7>, <n8>, <n9>, <n10> and 1 more'],
])('of %i names the first ten are written out', (count, words) => {
  expect(firstNames(names(count), (name) => `<${name}>`)).toBe(words);
});

test('the widest of texts is found, however many there are', () => {
  expect(widest([])).toBe(0);
  expect(widest(['a', '漢字', 'abc'])).toBe(4);
  expect(widest(names(300_000))).toBe('n300000'.length);
});

test('of several changes that wait for one row the deletion is told', () => {
  expect(waitingInWords({ waiting_for: ['column-change', 'deletion'] })).toContain('deleted at the next migration');
  expect(waitingInWords({ waiting_for: ['column-change', 'settings'] })).toContain('its column will change');
});
