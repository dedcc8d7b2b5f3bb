import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { withPlanOf } from '../test/golden/golden-case.ts';
import { mustFindChromium } from './machine.ts';

/** Draws the pictures of the README: a golden case as a page, one field of it, and a golden comment of a pull request. */
const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
const COMMENT = fileURLToPath(new URL('../test/github/golden/2-pushed.md', import.meta.url));
/** A field with every kind of change. */
const TOLD = 'Ticket.impact_scope';

const [PLUS, MINUS, HASH] = ['+', '-', '#'].map((mark) => `.l${mark.charCodeAt(0)}`);
const STYLE = `
  article { width: 860px; border: 1px solid #d1d9e0; border-radius: 6px; color: #1f2328; background: #fff;
    font: 14px/1.5 system-ui, 'Liberation Sans', sans-serif }
  header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0 }
  div { padding: 4px 16px } a { color: #0969da } h3 { font-size: 18px; margin: 12px 0 }
  code { font: 12px monospace; background: #eff1f3; padding: 2px 4px; border-radius: 4px }
  pre { background: #f6f8fa; padding: 14px; border-radius: 6px; white-space: pre-wrap }
  pre code { background: none; padding: 0 } pre span { display: inline }
  ${PLUS} { color: #116329; background: #dafbe1 } ${MINUS} { color: #82071e; background: #ffebe9 } ${HASH} { color: #6639ba }`;

const browser = await chromium.launch({ executablePath: mustFindChromium(), args: ['--no-sandbox', '--disable-gpu'] });
await withPlanOf('a-quarter-of-work', [], async ({ folder }) => {
  const file = join(folder, 'plan.html');
  // Who drew the pictures when is in none of them.
  const planned = (_: string, head: string): string => `${head}2026-01-05 09:00 UTC, by ada`;
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(<dt>Planned<\/dt><dd>)[^<]*/u, planned));
  const plan = pathToFileURL(file).href;
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(plan);
  await page.screenshot({ path: join(IMAGES, 'plan-page.png') });
  // High enough that nothing is scrolled.
  const whole = await browser.newPage({ viewport: { width: 1100, height: 6000 } });
  await whole.goto(`${plan}#${TOLD}`);
  const entry = whole.locator('.entry', { has: whole.locator(`[id="${TOLD}"]`) });
  await entry.screenshot({ path: join(IMAGES, 'plan-form.png') });
});
const comment = await browser.newPage({ viewport: { width: 900, height: 900 } });
await comment.setContent(asOnGitHub(readFileSync(COMMENT, 'utf8')));
await comment.locator('article').screenshot({ path: join(IMAGES, 'comment.png') });
await browser.close();

/** GitHub colours the lines of a diff by their first character. */
function asOnGitHub(markdown: string): string {
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const coloured = html.replaceAll(/(<code class="language-diff">)(.*?)(<\/code>)/gsu, (_, open, lines: string, end) =>
    [open, ...lines.split('\n').map((line) => `<span class="l${line.charCodeAt(0)}">${line}\n</span>`), end].join(''),
  );
  return `<style>${STYLE}</style><article><header><b>github-actions</b> bot commented</header><div>${coloured}</div></article>`;
}
