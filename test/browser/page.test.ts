import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as anyTest, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { folderWith } from '../config/temporary-project.ts';
import { planInEveryForm } from '../golden/golden-case.ts';
import { LOOKS, startBrowser, violationsOf, withPage } from './browser.ts';

const test = anyTest.skipIf(isSkippedWithout('Chromium'));

/** All pages in all looks, and what they say, are opened by the deep run. */
test('the page of a plan opens by itself, and everybody can use it', async () => {
  const file = join(await folderWith({}), 'plan.html');
  await writeFile(file, (await planInEveryForm('a-quarter-of-work')).get('plan.html') ?? '');
  const { href } = pathToFileURL(file);
  const browser = await startBrowser();
  try {
    await withPage(browser, href, LOOKS[0] ?? {}, async ({ page, requests, complaints }) => {
      await page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = true');
      expect(await violationsOf(page)).toEqual([]);
      expect({ requests, complaints }).toEqual({ requests: [href], complaints: [] });
    });
  } finally {
    await browser.close();
  }
});
