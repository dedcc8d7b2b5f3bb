import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { mustFindChromium } from './chromium.ts';
import { commentPage } from './comment-page.ts';

/** Draws comments beside their Markdown, as a desk and a phone show them: those of test/render/comments, or files by name. */
const COMMENTS = fileURLToPath(new URL('../test/render/comments/', import.meta.url));
const SCREENS = [
  ['desk', 780],
  ['phone', 390],
] as const;

const named = process.argv.slice(2);
const files = named.length > 0 ? named : readdirSync(COMMENTS).map((file) => join(COMMENTS, file));
const browser = await chromium.launch({ executablePath: mustFindChromium(), args: ['--no-sandbox', '--disable-gpu'] });
for (const file of files.filter((one) => extname(one) === '.md')) {
  for (const [screen, width] of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height: 200 } });
    await page.setContent(commentPage(readFileSync(file, 'utf8')));
    const image = file.replace(/\.md$/u, `-${screen}.png`);
    writeFileSync(image, await page.screenshot({ fullPage: true }));
    await page.close();
    process.stdout.write(`${image}\n`);
  }
}
await browser.close();
