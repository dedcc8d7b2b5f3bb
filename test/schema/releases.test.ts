import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RELEASES } from '../../src/attribute/release.ts';

/** Every list of words in a schema that holds a release, as text. */
function listsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  if (!('enum' in value) || !Array.isArray(value.enum)) return inside;
  const words = value.enum.map(String);
  return words.includes(RELEASES[0]) ? [words, ...inside] : inside;
}

test.each(['project', 'plan'])('%s.schema.json knows every release', (name) => {
  const text = readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8');
  const lists = listsIn(JSON.parse(text));
  expect(lists.length).toBeGreaterThan(0);
  for (const words of lists) expect([...new Set(words)]).toEqual([...RELEASES]);
});
