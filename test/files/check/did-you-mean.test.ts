import { expect, test } from 'vitest';
import { nearest, suggestion } from '../../../src/files/check/words.ts';

const KNOWN = ['max', 'min', 'null', 'note', 'type', 'default', 'maxlength', 'nulloption', 'linktemplate'];

test.each([
  ['maxlenght', 'maxlength'],
  ['max_length', 'maxlength'],
  ['MaxLength', 'maxlength'],
  ['nullOption', 'nulloption'],
  ['defualt', 'default'],
  ['tpye', 'type'],
  ['nul', 'null'],
  ['notes', 'note'],
  ['tag', undefined],
  ['key', undefined],
  ['foo', undefined],
  ['extra_key', undefined],
  ['', undefined],
])('%s was meant as %s', (written, meant) => {
  expect(nearest(written, KNOWN)).toBe(meant);
});

test.each([
  ['nothing near', 'foo', KNOWN.slice(0, 3), 'Possible here: max, min, null.'],
  ['many words', 'foo', [...KNOWN, ...KNOWN], `Possible here: ${[...KNOWN, 'max'].join(', ')} and 8 more.`],
  ['one that was meant', 'nul', KNOWN, 'Did you mean null?'],
])('a hint for %s', (_, written, known, hint) => {
  expect(suggestion(written, known)).toBe(hint);
});
