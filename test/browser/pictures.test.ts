import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const README = readFileSync(`${ROOT}README.md`, 'utf8');
const COMMANDS = readFileSync(`${ROOT}docs/commands.md`, 'utf8');
const SHOWN = [...new Set((README + COMMANDS).match(/images\/[\w-]+\.png/gu))].map((file) =>
  file.replace('images/', ''),
);

describe('the pictures of the docs', () => {
  test('are those that lie in docs/images', () => {
    expect([...SHOWN].sort()).toEqual(readdirSync(`${ROOT}docs/images`).sort());
    expect(SHOWN).not.toEqual([]);
  });

  test.each(SHOWN)('%s is a picture that opens quickly', (file) => {
    const bytes = readFileSync(`${ROOT}docs/images/${file}`);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(200_000);
  });
});
