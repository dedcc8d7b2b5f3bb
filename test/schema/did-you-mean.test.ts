import { expect, test } from 'vitest';
import { nearest } from '../../src/schema/did-you-mean.ts';

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
