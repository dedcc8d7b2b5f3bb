import { expect, test } from 'vitest';
import { makeMask } from '../../src/model/mask.ts';

test('a credential inside a longer one hides no less than the longer one', () => {
  const [long, short] = ['https://reader:swordfish-9@erp.example.com/q', 'swordfish-9'];
  const mask = makeMask(
    [long, short].map((text) => ({ text, hide: 'the-whole' })),
    '(hidden)',
  );
  expect(mask(`asked ${long}, and ${short}.`)).toBe('asked (hidden), and (hidden).');
});
