import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

/** What a start opens is most of what it costs (docs/performance.md): files are counted here, seconds by the bench. */
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
  'the HTTP client': 'UND_ERR_HEADERS_TIMEOUT',
  'the lists of the sandbox': 'ticket.customer_organization',
  'the page': '<!doctype html>',
} as const;

test('--version is answered by one file', () => {
  expect([...loadedBy('deskform.mjs').keys()]).toEqual([join(DIST, 'deskform.mjs')]);
});

describe.each([
  ['validate', 8, ['the HTTP client', 'the lists of the sandbox', 'the page']],
  ['plan', 12, ['the page']],
  ['apply', 12, ['the page']],
] as const)('%s', (command, most, without) => {
  const loaded = loadedBy('deskform.mjs', 'chunks/program.mjs', fileOf(command));

  test(`opens at most ${most} files`, () => {
    expect(loaded.size).toBeLessThanOrEqual(most);
  });

  test.each(without)('does without %s', (part) => {
    expect([...loaded].filter(([, code]) => code.includes(MARKS[part])).map(([file]) => file)).toEqual([]);
  });

  test('makes nothing for other letters before it meets one', () => {
    const eager = [...loaded.values()].flatMap((code) => [
      ...code.matchAll(/[ ,]\w+=new Intl\.Segmenter/gu),
      // Even where it never runs, a literal has V8 look up all letters of its classes (src/problem/late-expression.ts).
      ...code.matchAll(/(?<=[=(,:[!&|?{};])\/(?:[^/\n\\`]|\\.){0,200}\\p\{(?:[^/\n\\`]|\\.){0,300}\/[a-z]*/gu),
      // As esbuild writes some of them.
      ...code.matchAll(/[ ,;]\w+=new RegExp\("(?:[^"\\]|\\.)*\\\\p\{[^"]*"/gu),
    ]);
    expect(eager.map(([code]) => code)).toEqual([]);
  });
});

/** What Node itself says that it has run, libraries among it that look for others on the disk. */
test('a command runs no code but that of dist, and of that what is counted above', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deskform-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'deskform.yaml'), 'version: 1\nattributes: fields.yaml\ntargets: {}\n');
  writeFileSync(join(folder, 'fields.yaml'), 'object: Ticket\nattributes: []\n');
  const said = join(folder, 'coverage');
  execFileSync(process.execPath, [join(DIST, 'deskform.mjs'), 'validate'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_V8_COVERAGE: said },
    stdio: 'pipe',
  });
  const ran = readdirSync(said).flatMap((file) => {
    const { result }: { readonly result: readonly { readonly url: string }[] } = JSON.parse(
      readFileSync(join(said, file), 'utf8'),
    );
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
  const counted = loadedBy('deskform.mjs', 'chunks/program.mjs', fileOf('validate'));
  expect(ran.sort()).toEqual([...counted.keys()].map((file) => pathToFileURL(file).href).sort());
});
