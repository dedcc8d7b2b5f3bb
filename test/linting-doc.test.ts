import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasLevel } from '../src/problem/problem.ts';
import { isProblemCode } from '../src/problem/problem-codes.ts';

const page = readFileSync(new URL('../docs/linting.md', import.meta.url), 'utf8');
const codes = [...page.matchAll(/^\| `([a-z-]+)` \|/gmu)].map(([, code = '']) => code);

test('every code in the tables of linting.md can be given a level', () => {
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !isProblemCode(code) || !hasLevel(code))).toEqual([]);
});
