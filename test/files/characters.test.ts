import { expect, test } from 'vitest';
import { oddText } from '../../src/files/odd-text.ts';

test.each([
  ['“Building”', 'U+201C, a quote that becomes part of the text', 'Building'],
  ['„Gebäude“', 'U+201E, a quote that becomes part of the text', 'Gebäude'],
  ['аsset', 'U+0430, which looks like a Latin letter', 'asset'],
  ['Οffice', 'U+039F, which looks like a Latin letter', 'Office'],
  ['ｍain', 'U+FF4D, which looks like a Latin letter', 'main'],
  ['Buil\u200bding', 'U+200B, which nobody can see', 'Building'],
  ['Buil\u00adding', 'U+00AD, which nobody can see', 'Building'],
  ['Buil\u202eding', 'U+202E, which nobody can see', 'Building'],
  ['Geb\u00c3\u00a4ude', 'U+00C3, left by another encoding', 'Gebäude'],
  ['It\u00e2\u20ac\u2122s', 'U+00E2, left by another encoding', 'It’s'],
  ['Zu\u0308rich', 'U+0308, an accent apart from its letter', 'Zürich'],
  ['two\nlines', 'U+000A, a line break', 'two lines'],
  ['Building ', 'U+0020, a blank at its end', 'Building'],
])('%j contains %s', (text, what, meant) => {
  expect(oddText(text, 'label')).toEqual({ what, meant });
});

test.each([
  ...[
    'Building',
    'Straße – Nord',
    'The “old” pier',
    '’t Gooi',
    'Склад',
    'Москва 2',
    'kΩ',
    '倉庫（東京）',
    '👨‍👩‍👧 Familie',
    'CAFÉ»',
  ],
  ...['B\u00e2timent\u00a0: nord', 'نیم‌فاصله'],
])('%j is a label as people write it', (text) => {
  expect(oddText(text, 'label')).toBeUndefined();
});

test('a value has no blanks but spaces', () => {
  expect(oddText('ma\u00a0in', 'value')).toEqual({ what: 'U+00A0, a blank other than the space', meant: 'ma in' });
});
