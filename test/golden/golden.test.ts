import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CASES, GOLDEN, planInEveryForm, withoutStyle } from './golden-case.ts';

test('every folder is a case', () => {
  const folders = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...CASES].sort());
});

describe.each(CASES)('%s', (name) => {
  test('is planned in every form as it was read and agreed to', async () => {
    for (const [form, text] of await planInEveryForm(name))
      await expect(withoutStyle(text)).toMatchFileSnapshot(join(GOLDEN, name, form));
  });
});
