import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/temporary-project.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MEBIBYTE = 1_048_576;

const STEP = `
  import { readFileSync } from 'node:fs';
  import { asFailure } from './src/problem/failure.ts';
  import { makeHide } from './src/run/hide.ts';
  import { writeSummary } from './src/github/summary.ts';
  const { parts, hidden } = JSON.parse(readFileSync(0, 'utf8'));
  const hide = makeHide(() => {});
  hide.add(hidden.map((text) => ({ text, hide: 'every-part' })));
  await writeSummary(parts, hide).catch((error) => console.log(asFailure(error).code));
`;

interface Page {
  readonly parts: readonly string[];
  readonly hidden?: readonly string[];
}

/** The page of a step, written by a process of its own as a runner starts one. */
async function pageWith({ parts, hidden = [] }: Page): Promise<string> {
  const folder = await folderWith({ 'summary.md': '' });
  const path = join(folder, 'summary.md');
  expect(writeIn({ GITHUB_STEP_SUMMARY: path }, { parts, hidden })).toBe('');
  return readFile(path, 'utf8');
}

/** The code of the failure; empty where there is none. */
function writeIn(env: Readonly<Record<string, string>>, input: Page): string {
  const { PATH = '' } = process.env;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', STEP],
    { cwd: ROOT, env: { PATH, ...env }, encoding: 'utf8', input: JSON.stringify({ hidden: [], ...input }) },
  );
  if (status !== 0) throw new Error(`the step ended with ${status}: ${stderr}`);
  return stdout.trim();
}

test('parts stand one below the other, without those that say nothing', async () => {
  expect(await pageWith({ parts: ['## One\n\ntext\n', '', '  \n', '| a |\n| --- |\n| b |'] })).toBe(
    '## One\n\ntext\n\n| a |\n| --- |\n| b |\n',
  );
});

test('what must not be shown is not', async () => {
  expect(await pageWith({ parts: ['a token-of-mine b'], hidden: ['token-of-mine'] })).toBe('a *** b\n');
});

test('outside of a runner there is no such page, and nothing happens', () => {
  expect(writeIn({}, { parts: ['## One'] })).toBe('');
});

test('a page that cannot be written is a failure of the step', async () => {
  const folder = await folderWith({});
  expect(writeIn({ GITHUB_STEP_SUMMARY: join(folder, 'none/summary.md') }, { parts: ['## One'] })).toBe(
    'FILE_UNWRITABLE',
  );
});

/** A part of exactly so many bytes. */
function part(name: string, bytes: number): string {
  const heading = `## Plan for \`${name}\`\n\n`;
  return heading + 'x'.repeat(bytes - Buffer.byteLength(heading));
}

describe('the page holds a mebibyte', () => {
  test('a part is whole or left out, the first are shown, and on top stands what is left out', async () => {
    const page = await pageWith({ parts: [part('one', 400_000), part('two', 700_000), part('three', 300_000)] });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(MEBIBYTE);
    expect(page.split('\n')[0]).toBe(
      '> **Truncated:** GitHub limits this page to 1 MiB. What did not fit is in the log.',
    );
    expect(page).toContain(`\n\n${part('one', 400_000)}\n\n${part('three', 300_000)}\n`);
  });

  test('bytes count, and not characters', async () => {
    const page = await pageWith({ parts: [part('one', 500_000), `## two\n\n${'漢'.repeat(200_000)}`] });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(MEBIBYTE);
    expect(page).toContain('**Truncated:**');
  });
});
