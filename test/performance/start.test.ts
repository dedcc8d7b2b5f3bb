import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What a start reads is most of what it costs: parts are looked for here, seconds by the bench. */
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const STATIC_IMPORT = /(?:\bfrom|\bimport)"(\.[^"]+)"/gu;

/** A file of dist/ and all that it imports before it runs. */
function loadedBy(...files: readonly string[]): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    const code = readFileSync(file, 'utf8');
    loaded.set(file, code);
    for (const [, path = ''] of code.matchAll(STATIC_IMPORT)) load(join(file, '..', path));
  };
  for (const file of files) load(join(DIST, file));
  return loaded;
}

/** The file that a command begins with. */
function fileOf(command: string): string {
  const found = readdirSync(join(DIST, 'chunks')).find((file) => file.startsWith(`${command}-`));
  if (found === undefined) throw new Error(`dist/chunks has no ${command}`);
  return `chunks/${found}`;
}

const MARKS = {
  'the HTTP client': 'The request timed out',
  'the HTTP client of the Action': 'UND_ERR_HEADERS_TIMEOUT',
  'the lists of the sandbox': 'ticket.customer_organization',
  'the page': '<!doctype html>',
  'the import': 'declared-otherwise',
} as const;

test('--version is answered before the program is read', () => {
  const read = [...loadedBy('deskform.mjs').values()].join('');
  expect(read).toContain('--version');
  expect(read.length).toBeLessThan(5_000);
});

describe.each([
  [
    'validate',
    ['the HTTP client', 'the HTTP client of the Action', 'the lists of the sandbox', 'the page', 'the import'],
  ],
  ['plan', ['the HTTP client of the Action', 'the page', 'the import']],
  ['apply', ['the HTTP client of the Action', 'the page', 'the import']],
  ['usage', ['the HTTP client of the Action']],
  ['import', ['the HTTP client of the Action']],
] as const)('%s', (command, without) => {
  const loaded = loadedBy('deskform.mjs', fileOf('program'), fileOf(command));

  test.each(without)('does without %s', (part) => {
    expect([...loaded].filter(([, code]) => code.includes(MARKS[part])).map(([file]) => file)).toEqual([]);
  });
});
