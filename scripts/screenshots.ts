import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { withPlanOf } from '../test/golden/golden-case.ts';
import { mustFindChromium } from './chromium.ts';
import { terminalPage } from './terminal-page.ts';

/**
 * Draws the pictures of the docs: what `npm run demo` prints of a plan, the golden case with a little of everything as a
 * page, and the help.
 */
const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
const STORY = 'a-quarter-of-work';
/** A field with every kind of change. */
const TOLD = 'Ticket.impact_scope';

const HELP = 'deskform --help';
const PROGRAM = fileURLToPath(new URL('../dist/deskform.mjs', import.meta.url));

const TERMINAL = { width: 900, height: 600 };
const DESKTOP = { width: 1280, height: 860 };
/** High enough that nothing is scrolled. */
const WHOLE = { width: 1100, height: 6000 };
const PHONE = { width: 390, height: 780 };

const browser = await chromium.launch({ executablePath: mustFindChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(IMAGES, { recursive: true });
await withPlanOf(STORY, [], async ({ folder }) => {
  const terminal = join(folder, 'terminal.html');
  writeFileSync(terminal, terminalPage('deskform plan', planOfDemo()));
  await draw('plan-terminal', terminal, { viewport: TERMINAL }, (page) =>
    page.locator('main').screenshot({ omitBackground: true }),
  );
  const help = join(folder, 'help.html');
  writeFileSync(help, terminalPage(HELP, execFileSync(process.execPath, [PROGRAM, '--help'], { encoding: 'utf8' })));
  await draw('help', help, { viewport: TERMINAL }, async (page) => {
    await page.addStyleTag({ content: 'pre { font-size: 11px }' });
    return page.locator('main').screenshot({ omitBackground: true });
  });
  const plan = join(folder, 'plan.html');
  for (const colorScheme of ['light', 'dark'] as const) {
    const named = (name: string): string => (colorScheme === 'light' ? name : `${name}-dark`);
    await draw(named('plan-page'), plan, { viewport: DESKTOP, colorScheme }, (page) => page.screenshot());
    await draw(named('plan-form'), `${plan}#${TOLD}`, { viewport: WHOLE, colorScheme }, (page) =>
      page.locator('.entry', { has: page.locator(`[id="${TOLD}"]`) }).screenshot(),
    );
  }
  await draw('plan-page-phone', `${plan}#${TOLD}`, { viewport: PHONE, deviceScaleFactor: 2 }, async (page) => {
    await page.locator(`[id="${TOLD}"]`).evaluate((entry) => entry.scrollIntoView());
    return page.screenshot();
  });
});
await browser.close();

/** The plan of the fourth step of the demo. */
function planOfDemo(): string {
  const played = execFileSync(process.execPath, [PROGRAM, 'demo', '--color', 'always'], { encoding: 'utf8' });
  const [, , , , step = ''] = played.split(/\n\S*\d\. /u);
  return step.slice(step.indexOf('\n', step.indexOf('$ deskform plan')) + 1).trim();
}

async function draw(
  image: string,
  file: string,
  look: BrowserContextOptions,
  shoot: (page: Page) => Promise<Buffer>,
): Promise<void> {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  // A part of the page may be named behind the file.
  await page.goto(pathToFileURL(file).href.replace('%23', '#'));
  writeFileSync(join(IMAGES, `${image}.png`), await shoot(page));
  await context.close();
  process.stdout.write(`docs/images/${image}.png\n`);
}
