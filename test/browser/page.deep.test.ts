import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, test as anyTest, beforeAll, describe, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { type GoldenCase, planInEveryForm } from '../golden/golden-case.ts';
import { LOOKS, openEverything, startBrowser, textOf, violationsOf, widthOf, withPage } from './browser.ts';

const [DESKTOP] = LOOKS;

/** The pages that are opened: a little of everything, what must not be applied, texts that would do something. */
const OPENED = [
  'a-quarter-of-work',
  'label-and-options',
  'numbers-of-records',
  'refused',
  'staged-by-others-included',
  'texts-of-the-world',
] as const satisfies readonly GoldenCase[];

const test = anyTest.skipIf(isSkippedWithout('Chromium'));

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'deskform-pages-'));
  for (const name of OPENED) {
    const written = await planInEveryForm(name);
    await writeFile(join(folder, `${name}.html`), written.get('plan.html') ?? '');
  }
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const addressOf = (name: (typeof OPENED)[number]): string => pathToFileURL(join(folder, `${name}.html`)).href;

const onDesktop = <T>(address: string, use: (page: Page) => Promise<T>): Promise<T> =>
  withPage(browser, address, DESKTOP ?? {}, ({ page }) => use(page));

/** The entry of a field, opened by its link. */
const entry = (page: Page, key: string): Locator => page.locator(`[id="${key}"]`);

/** How a form shows a field. */
const onForm = (page: Page, key: string, form: string): Locator =>
  entry(page, key).locator('.on-forms', { has: page.locator('h4', { hasText: form }) });

describe.each(LOOKS)('on $name', (look) => {
  test.each(OPENED)('the page of %s opens by itself, fits, and everybody can use it', async (name) => {
    await withPage(browser, addressOf(name), look, async ({ page, requests, complaints }) => {
      await openEverything(page);
      expect(await violationsOf(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(look.viewport.width);
      expect({ requests, complaints }).toEqual({ requests: [addressOf(name)], complaints: [] });
    });
  });
});

test('a page that not everybody can use would be found', async () => {
  await onDesktop('data:text/html,<img src="data:,"><p style="color:%23eee">pale', async (page) => {
    expect((await violationsOf(page)).map((violation) => violation.split(':')[0])).toEqual(
      expect.arrayContaining(['image-alt', 'color-contrast', 'html-has-lang']),
    );
  });
});

describe('what the page says', () => {
  test('it tells in a minute what is deleted, what changes, for whom, and its impact', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      expect(await textOf(page.locator('h1'))).toBe(
        'production: deletes data of 1 field, 2 added, 2 changed, 1 deleted · agents are interrupted for some 6 to 34 s',
      );
      const row = (key: string): Promise<string> => textOf(page.locator('summary', { hasText: key }));
      expect(await textOf(page.locator('summary').first())).toContain('deleted with all its values, after migration');
      expect(await row('Ticket.impact_scope')).toContain(
        'screens: customer, agent: shown → required on new ticket (create_middle)',
      );
      expect(await row('Ticket.asset_tag')).toContain('maxlength: at most 120 → 80 characters');
      expect(await row('Ticket.asset_tag')).toContain('Longer stored values make the migration fail');
    });
  });

  test.each(LOOKS)('the deleted data is in view at once, on $name', async (look) => {
    await withPage(browser, addressOf('numbers-of-records'), look, async ({ page }) => {
      const rows = await page.locator('.risks li:has(.tone-danger)').all();
      expect(rows).toHaveLength(2);
      for (const [index, row] of rows.entries()) {
        const box = await row.boundingBox();
        expect((box?.y ?? look.viewport.height) + (box?.height ?? 0)).toBeLessThan(look.viewport.height);
        expect(await textOf(row)).toContain(
          [
            '1,204 tickets (counted 2026-01-05) lose their values',
            'all values are lost; only a backup restores them; not counted',
          ][index],
        );
      }
    });
  });

  test('a changed label is marked, with the words that differ', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      expect(await textOf(page.locator('summary', { hasText: 'Ticket.impact_scope' }))).toContain(
        'Who is affected by it? was Who is affected?',
      );
      await openEverything(page);
      const label = page.locator('[id="Ticket.impact_scope"] .details > div', { hasText: /^label/u });
      expect(await textOf(label.locator('del'))).toContain('Who is affected?');
      expect(await textOf(label.locator('ins'))).toContain('Who is affected by it?');
      expect(await label.locator('ins mark').allInnerTexts()).toEqual([' by it']);

      const shown = onForm(page, 'Ticket.impact_scope', 'create_middle as agent');
      expect(await textOf(shown.locator('.before .label'))).toContain('Who is affected?');
      expect(await textOf(shown.locator('.after .label'))).toContain('Who is affected by it?');
      expect(await shown.locator('.mark').allInnerTexts()).toContain('changed');
    });
  });

  test('a choice with another label is changed, one that is not offered any more is removed', async () => {
    await onDesktop(addressOf('label-and-options'), async (page) => {
      await openEverything(page);
      const shown = onForm(page, 'Ticket.cost_center', 'create_middle as agent');
      const choices = (side: 'before' | 'after'): Promise<readonly string[]> =>
        shown.locator(`.${side} .choices li bdi`).allInnerTexts();
      expect(await choices('before')).toEqual(['Administration', 'Field service', 'Production', 'Research', 'Sales']);
      expect(await choices('after')).toEqual([
        'Administration',
        'Calibration laboratory',
        'Field service',
        'Production',
        'Research and development',
      ]);
    });
  });

  test('what was stands before what will be, also in letters that are written from the right', async () => {
    await onDesktop(addressOf('texts-of-the-world'), async (page) => {
      await openEverything(page);
      for (const pair of await page.locator('.details dd:has(> del):has(> ins)').all()) {
        const [was, is] = [
          await pair.locator('del').first().boundingBox(),
          await pair.locator('ins').first().boundingBox(),
        ];
        expect([was?.y, is?.y, (was?.x ?? 0) < (is?.x ?? 0)]).toEqual([was?.y, was?.y, true]);
      }
      expect(await page.locator('.details dd:has(> del):has(> ins)').count()).toBeGreaterThan(0);
    });
  });

  test('a field that customers are to see is new on their form alone', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      await openEverything(page);
      const ofCustomers = onForm(page, 'Ticket.asset_tag', 'create_middle as customer');
      expect(await textOf(ofCustomers.locator('.before .absent'))).toBe('not on this form');
      expect(await ofCustomers.locator('.mark').allInnerTexts()).toEqual(['new']);
      const ofAgents = onForm(page, 'Ticket.asset_tag', 'create_middle as agent');
      expect(await textOf(ofAgents.locator('.label').first())).toBe('Asset tag');
    });
  });

  test('a field that goes is removed from the forms that had it', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      await openEverything(page);
      const shown = onForm(page, 'Ticket.fax_number', 'create_middle as agent');
      expect(await shown.locator('.mark').allInnerTexts()).toEqual(['removed']);
      expect(await textOf(shown.locator('.after .absent'))).toBe('not on this form');
    });
  });
});

describe('finding something', () => {
  test('a link to a field opens it', async () => {
    await onDesktop(`${addressOf('a-quarter-of-work')}#User.remote_days`, async (page) => {
      expect(await entry(page, 'User.remote_days').isVisible()).toBe(true);
      expect(await entry(page, 'Ticket.asset_tag').isVisible()).toBe(false);
    });
  });

  test('the keyboard reaches the content and each field, in the order of the page', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      await page.keyboard.press('Tab');
      expect(await textOf(page.locator(':focus'))).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await tabTo(page, 'document.activeElement.matches(".entry > summary")');
      const field = page.locator('.entry', { has: page.locator('summary:focus') }).locator('.content');
      expect(await field.isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      expect(await field.isVisible()).toBe(true);
    });
  });

  /** Where a person would give up, the test does. */
  async function tabTo(page: Page, there: string): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await page.evaluate<boolean>(there)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not lead to ${there}`);
  }
});

test('on paper every field is open', async () => {
  await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
    await page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = false');
    await page.emulateMedia({ media: 'print' });
    expect((await entry(page, 'Ticket.asset_tag').boundingBox())?.height).toBeGreaterThan(100);
  });
});

describe('texts of people', () => {
  test('are shown as they are, and become nothing else', async () => {
    await onDesktop(addressOf('texts-of-the-world'), async (page) => {
      await openEverything(page);
      expect(await textOf(page.locator('main'))).toContain('<img src=x onerror=alert(1)>');
      expect(await page.locator('img, b, script[src], a[href^="http"], iframe').count()).toBe(0);
      expect(await page.locator('script').count()).toBe(0);
      expect(await textOf(page.locator('main'))).toContain('\\u{202e}');
      const text = await textOf(page.locator('main'));
      expect(text).toContain('東京本社 二階 総務部');
      expect(/[\u202a-\u202e\u2066-\u2069\u200b]/u.test(text)).toBe(false);
    });
  });
});
