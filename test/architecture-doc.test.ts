import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');

const inCode = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);

/** What somebody looks for, the files that are named, and the symbols that are said to be in them. */
const section = page.split('\n## Where is what\n')[1]?.split('\n## ')[0] ?? '';
const places = section
  .replaceAll('\n  ', ' ')
  .split('\n')
  .flatMap((line) => {
    const [, what = '', files = '', symbols = ''] = /^- (.*?): ([^(]*) \((.*)\)$/u.exec(line) ?? [];
    return files === '' ? [] : [[what, inCode(files), inCode(symbols)] as const];
  });

test('every line says what, where and by which name', () => {
  expect(places.length).toBe(section.match(/^- /gmu)?.length);
  expect(places.filter(([, files, symbols]) => files.length === 0 || symbols.length === 0)).toEqual([]);
});

test.each(places)('where is what: %s', (_, files, symbols) => {
  const texts = files.map((file) => readFileSync(`${ROOT}src/${file}`, 'utf8'));
  const isIn = (text: string, symbol: string): boolean =>
    new RegExp(`^export (?:async )?(?:function\\*?|const|class|interface|type) ${symbol}\\b`, 'mu').test(text);
  expect(symbols.filter((symbol) => !texts.some((text) => isIn(text, symbol)))).toEqual([]);
  // A file that is named holds one of the symbols: else nobody knows what to look for in it.
  expect(files.filter((_file, index) => !symbols.some((symbol) => isIn(texts[index] ?? '', symbol)))).toEqual([]);
});

test('a newcomer is told where a data type is defined, a request is sent, a decision is made', () => {
  const told = places.map(([what]) => what).join('\n');
  for (const what of ['a data type', 'a request is sent', 'a decision is made']) expect(told).toContain(what);
});
