import { expect, test } from 'vitest';
import { spellAddress } from '../../src/files/targets/target-settings.ts';

test.each([
  ['https://Desk.Example.com:443/', 'https://desk.example.com'],
  ['https://desk.example.com/help//', 'https://desk.example.com/help'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:80/', 'http://[::1]'],
  ['HTTPS://BÜRO.example.com', 'https://xn--bro-hoa.example.com'],
])('%s is %s', (text, spelled) => {
  expect(spellAddress(text)).toBe(spelled);
  expect(spellAddress(spelled)).toBe(spelled);
});

test.each([
  '',
  'desk.example.com',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a file has it
  'https://${env:HOST}/',
  'https://ada:secret@desk.example.com/',
  'https://desk.example.com/?a=1',
  'https://desk.example.com/#login',
])('%j is left to be told as it stands', (text) => {
  expect(spellAddress(text)).toBe(text);
});

test('an address with an umlaut has its one spelling, however many were read before', () => {
  // Node 20 compiles `URL.canParse` after some thousand calls, and then refuses it.
  for (let call = 0; call < 100_000; call += 1) spellAddress('https://desk.example.com');
  expect(spellAddress('https://büro.example.com')).toBe('https://xn--bro-hoa.example.com');
});
