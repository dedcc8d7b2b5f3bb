import { expect, test } from 'vitest';
import { makeHide } from '../../src/github/hide.ts';

test('what one author’s files call a credential changes no text about another’s', () => {
  const heard: string[] = [];
  const hide = makeHide((form) => heard.push(form));
  hide.add(['token-of-the-run']);
  const one = hide.apart();
  one.add(['production']);
  const other = hide.apart();
  other.add(['staging', 'production-2']);
  const text = 'token-of-the-run production staging production-2';
  expect(one.text(text)).toBe('*** *** staging ***-2');
  expect(other.text(text)).toBe('*** production *** ***');
  // What tells of the whole run hides all of them.
  expect(hide.text(text)).toBe('*** *** *** ***');
  expect(heard).toEqual(['token-of-the-run', 'production', 'staging', 'production-2']);
});
