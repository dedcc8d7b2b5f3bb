import { expect, test } from 'vitest';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { makeHide } from '../../src/run/hide.ts';

test('what one author’s files call a credential changes no text about another’s', () => {
  const heard: string[] = [];
  const hide = makeHide((form) => heard.push(form));
  hide.add(['token-of-the-run'].flatMap(secretsIn));
  const one = hide.apart();
  one.add(['production'].flatMap(secretsIn));
  const other = hide.apart();
  other.add(['staging', 'production-2'].flatMap(secretsIn));
  const text = 'token-of-the-run production staging production-2';
  expect(one.text(text)).toBe('*** *** staging ***-2');
  expect(other.text(text)).toBe('*** production *** ***');
  // What tells of the whole run hides all of them.
  expect(hide.text(text)).toBe('*** *** *** ***');
  expect(heard).toEqual(['token-of-the-run', 'production', 'staging', 'production-2']);
});
