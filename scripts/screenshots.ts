import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { withPlanOf } from '../test/golden/golden-case.ts';
import { mustFindChromium } from './machine.ts';

/** Draws the pictures of the README: the golden case with a little of everything as a page, and one field of it. */
const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
/** A field with every kind of change. */
const TOLD = 'Ticket.impact_scope';

const browser = await chromium.launch({ executablePath: mustFindChromium(), args: ['--no-sandbox', '--disable-gpu'] });
await withPlanOf('a-quarter-of-work', [], async ({ folder }) => {
  const plan = pathToFileURL(join(folder, 'plan.html')).href;
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(plan);
  await page.screenshot({ path: join(IMAGES, 'plan-page.png') });
  // High enough that nothing is scrolled.
  const whole = await browser.newPage({ viewport: { width: 1100, height: 6000 } });
  await whole.goto(`${plan}#${TOLD}`);
  const entry = whole.locator('.entry', { has: whole.locator(`[id="${TOLD}"]`) });
  await entry.screenshot({ path: join(IMAGES, 'plan-form.png') });
});
await browser.close();
