import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as anyTest, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { folderWith } from '../files/temporary-project.ts';
import { planInEveryForm } from '../golden/golden-case.ts';
import { LOOKS, openEverything, startBrowser, violationsOf, widthOf, withPage } from './browser.ts';

const test = anyTest.skipIf(isSkippedWithout('Chromium'));

/** All pages in all looks, and what they say, are opened by the deep run. */
test.each(LOOKS.slice(0, 1))(
  'the page of a plan opens by itself, fits, and everybody can use it, on $name',
  async (look) => {
    const file = join(await folderWith({}), 'plan.html');
    await writeFile(file, (await planInEveryForm('a-quarter-of-work')).get('plan.html') ?? '');
    const { href } = pathToFileURL(file);
    const browser = await startBrowser();
    try {
      await withPage(browser, href, look, async ({ page, requests, complaints }) => {
        await openEverything(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await widthOf(page)).toBeLessThanOrEqual(look.viewport.width);
        expect({ requests, complaints }).toEqual({ requests: [href], complaints: [] });
      });
    } finally {
      await browser.close();
    }
  },
);
