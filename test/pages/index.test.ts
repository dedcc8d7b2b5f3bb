import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './scene-files.ts';

const INDEX = 'README.md';
const PAGES = readdirSync(`${ROOT}docs`).filter((file) => file.endsWith('.md'));
const read = (file: string): string => readFileSync(`${ROOT}docs/${file}`, 'utf8');

test('docs/README.md has a line for every page, and says what it is for', () => {
  const rows = read(INDEX).match(/^- \[.*$/gmu) ?? [];
  const told = rows.map((row) => /^- \[([\w.-]+)\]\(\1\): \S.*$/u.exec(row)?.[1] ?? row);
  expect([...told].sort()).toEqual(PAGES.filter((file) => file !== INDEX).sort());
});

test.each(PAGES)('docs/%s begins with a sentence that says what it is for', (file) => {
  expect(read(file)).toMatch(/^# [^\n]+\n\n(?!For )[A-Z]/u);
});

/** As GitHub names the headings of a page. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.replaceAll(/^```.*?^```/gmsu, '').matchAll(/^#+ (.*)$/gmu)];
  return new Set(
    headings.map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(['../README.md', ...PAGES])('docs/%s links to headings that are there', (file) => {
  const links = [...read(file).matchAll(/\]\(([\w./-]*\.md)?#([^)]+)\)/gu)];
  const missing = links.filter(([, page, anchor = '']) => {
    const target = page === undefined ? file : file === '../README.md' ? `../${page}` : page;
    return !anchorsOf(read(target)).has(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('AGENTS.md fits one page', () => {
  const lines = readFileSync(`${ROOT}AGENTS.md`, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 125)).toEqual([]);
});
