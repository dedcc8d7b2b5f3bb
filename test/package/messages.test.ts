import { expect, test } from 'vitest';
import { messagesOf } from '../../scripts/messages.ts';
import { ROOT } from './packed.ts';

const messages = messagesOf(ROOT);

test('every message stands below its code, with what is put into it', () => {
  expect(messages).toContainEqual({
    heading: 'env-missing',
    text: expect.stringContaining('{'),
    where: expect.stringMatching(/^src\/config\/.*:\d+$/u),
  });
});

test('a text without a code stands below its folder', () => {
  expect(messages.filter(({ heading }) => heading === 'src/cli').map(({ text }) => text)).toContain(
    'Do not ask for confirmation',
  );
});
