import axe, { type Result } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { mustFindChromium } from '../../scripts/machine.ts';

/** The installed browser, without a window; it asks nobody for anything by itself. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: mustFindChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

export const LOOKS: readonly Look[] = [
  { name: 'a desktop, light', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'a desktop, dark', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'a phone, light', viewport: PHONE, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: PHONE, colorScheme: 'dark' },
];

export interface Opened {
  readonly page: Page;
  /** What the console said that no console of ours should: errors, warnings, faults of the script. */
  readonly complaints: readonly string[];
  /** Every address that was asked for, the document's own first. */
  readonly requests: readonly string[];
}

/** Opens an address in a window of its own, which is gone when `use` ends. */
export async function withPage<T>(
  browser: Browser,
  url: string,
  look: BrowserContextOptions,
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(look);
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(url);
    return await use({ page, complaints, requests });
  } finally {
    await context.close();
  }
}

/** Unfolds whatever is folded away. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = true');
}

/** Of the content, in CSS pixels: wider than the window, it is scrolled sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}

/** What an element says, as a text. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** What axe-core has against a page, as "color-contrast: .note (…)". */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Result[]>('axe.run(document).then(({ violations }) => violations)');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}
