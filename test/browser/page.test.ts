import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, test as anyTest, beforeAll, describe, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { someOf } from '../deep.ts';
import { type GoldenCase, planInEveryForm } from '../golden/golden-case.ts';
import { LOOKS, startBrowser, textOf, violationsOf, withPage } from './browser.ts';

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

/** The form of a new ticket, once it is drawn. */
async function newTicketAs(role: 'ticket.agent' | 'ticket.customer', page: Page): Promise<Locator> {
  const form = page.locator(`details.form[data-object="Ticket"][data-screens="create_middle"][data-roles="${role}"]`);
  await form.scrollIntoViewIfNeeded();
  await form.locator('table').waitFor();
  return form;
}

/** One side of a field on a form: "Who is affected by it? must be filled changed …". */
const cell = (shown: Locator, key: string, side: 'before' | 'after'): Locator =>
  shown.locator(`tr[data-key="${key}"] td.${side}`);

/** Opens all that is folded. On paper every form is drawn, and what is drawn stays. */
async function openEverything(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const form of await page.locator('details.form').all()) await form.locator('table').waitFor();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = true');
}

const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');

describe.each(someOf(LOOKS, 1))('on $name', (look) => {
  test.each(someOf(OPENED, 3))('the page of %s opens by itself, fits, and everybody can use it', async (name) => {
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
      const card = (name: string): Promise<string> => textOf(page.locator(`[data-card="${name}"]`));
      expect(await textOf(page.locator('.loss'))).toMatch(
        /Deletes the data of 1 field\s*Fax number \(Ticket\): deletes every stored value/u,
      );
      expect(await card('changes')).toContain('2 fields added');
      expect(await card('audience')).toMatch(
        /Customers\s*now required on create_middle, changed on create_middle: Who is affected by it\?/u,
      );
      expect(await card('impact')).toContain('Longer stored values make the migration fail: Asset tag');
    });
  });

  test.each(LOOKS)('the deleted data is in view at once, on $name', async (look) => {
    await withPage(browser, addressOf('numbers-of-records'), look, async ({ page }) => {
      const box = await page.locator('.loss').boundingBox();
      expect((box?.y ?? look.viewport.height) + (box?.height ?? 0)).toBeLessThan(look.viewport.height / 2);
      expect(await page.locator('.loss li').allInnerTexts()).toEqual([
        'Fax number (Ticket): deletes 1,204 values',
        'Badge (Group): deletes all values; not counted: Zammad does not count groups',
      ]);
    });
  });

  test('fields that stay unchanged share a line, which opens', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      const shown = await newTicketAs('ticket.customer', page);
      const line = shown.locator('summary.in-one-line').first();
      expect(await line.innerText()).toMatch(/^\d+ unchanged: .*, /u);
      expect(await shown.locator('.same .field').first().isVisible()).toBe(false);
      await line.click();
      expect(await shown.locator('.same .field').first().isVisible()).toBe(true);
    });
  });

  test('a changed label is marked, with the words that differ', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      expect(await textOf(page.locator('[id="Ticket.impact_scope"] h4'))).toContain(
        'Who is affected by it? was Who is affected?',
      );
      const label = page.locator('[id="Ticket.impact_scope"] .details > div', { hasText: /^label/u });
      expect(await textOf(label.locator('del'))).toContain('Who is affected?');
      expect(await textOf(label.locator('ins'))).toContain('Who is affected by it?');
      expect(await label.locator('ins mark').allInnerTexts()).toEqual([' by it']);

      const shown = await newTicketAs('ticket.agent', page);
      expect(await textOf(cell(shown, 'Ticket.impact_scope', 'before').locator('.label'))).toBe('Who is affected?');
      expect(await textOf(cell(shown, 'Ticket.impact_scope', 'after').locator('.label'))).toBe(
        'Who is affected by it?',
      );
      expect(await cell(shown, 'Ticket.impact_scope', 'after').locator('.mark').allInnerTexts()).toContain('changed');
    });
  });

  test('a choice with another label is changed, one that is not offered any more is removed', async () => {
    await onDesktop(addressOf('label-and-options'), async (page) => {
      const shown = await newTicketAs('ticket.agent', page);
      const choices = (side: 'before' | 'after'): Promise<readonly string[]> =>
        cell(shown, 'Ticket.cost_center', side).locator('ul.tree li').allInnerTexts();
      expect(await choices('before')).toEqual([
        'Administration',
        'Field service',
        'Production',
        'Research',
        'Sales removed',
      ]);
      expect(await choices('after')).toEqual([
        'Administration',
        'Calibration laboratory new',
        'Field service',
        'Production',
        'Research and development changed',
      ]);
    });
  });

  test('what was stands before what will be, also in letters that are written from the right', async () => {
    await onDesktop(addressOf('texts-of-the-world'), async (page) => {
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

  test('a customer sees no field of agents, neither before nor after', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      const ofAgents = await newTicketAs('ticket.agent', page);
      const ofCustomers = await newTicketAs('ticket.customer', page);
      expect(await textOf(ofAgents.locator('[data-key="Ticket.priority_id"] .label'))).toBe('Priority');
      expect(await ofCustomers.locator('[data-key="Ticket.priority_id"]').count()).toBe(0);
    });
  });

  test('a field that customers are to see is new on their form alone', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      const ofAgents = await newTicketAs('ticket.agent', page);
      const ofCustomers = await newTicketAs('ticket.customer', page);
      expect(await textOf(cell(ofCustomers, 'Ticket.asset_tag', 'before'))).toBe('not on this form');
      expect(await cell(ofCustomers, 'Ticket.asset_tag', 'after').locator('.mark').allInnerTexts()).toEqual(['new']);
      expect(await textOf(cell(ofAgents, 'Ticket.asset_tag', 'before').locator('.label'))).toBe('Asset tag');
    });
  });

  test('a field that goes is removed from the forms that had it', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      const shown = await newTicketAs('ticket.agent', page);
      expect(await cell(shown, 'Ticket.fax_number', 'before').locator('.mark').allInnerTexts()).toEqual(['removed']);
      expect(await textOf(cell(shown, 'Ticket.fax_number', 'after'))).toBe('removed from this form');
    });
  });
});

describe('finding something', () => {
  const focused = (page: Page): Promise<string> =>
    page.evaluate<string>('document.activeElement.id || document.activeElement.dataset.key');

  test.each([
    ['what happens to it, where something happens', 'User.remote_days'],
    ['the first form that has it, where nothing happens', 'Ticket.priority_id'],
  ])('a link to an attribute leads to %s', async (_, key) => {
    await onDesktop(`${addressOf('a-quarter-of-work')}#${key}`, async (page) => {
      await page.locator('.is-target').waitFor();
      expect(await focused(page)).toBe(key);
      await expect.poll(() => isSeen(page)).toBe(true);
    });
  });

  test.each([
    ['Object', 'User', ['User.remote_days']],
    ['Kind of change', 'gone', ['Ticket.fax_number']],
    ['Role', 'Customers', ['Ticket.asset_tag', 'Ticket.fax_number', 'Ticket.impact_scope']],
  ])('the filter "%s" set to %s leaves what belongs to it, and says how much', async (label, value, keys) => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      const shown = async (): Promise<readonly string[]> =>
        page.locator('article[data-kinds]:visible').evaluateAll((entries) => entries.map(({ id }) => id).sort());
      expect((await shown()).length).toBe(5);
      await page.getByLabel(label, { exact: true }).selectOption(value);
      expect(await shown()).toEqual(keys);
      expect(await textOf(page.locator('#shown'))).toContain(`${keys.length} of 5 changes`);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByText('5 of 5 changes').waitFor();
      expect((await shown()).length).toBe(5);
    });
  });

  test('an address with a filter in it opens as it was sent', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      await page.getByLabel('Object').selectOption('User');
      const sent = page.url();
      await onDesktop(sent, async (again) => {
        expect(await again.getByLabel('Object').inputValue()).toBe('User');
        expect(await again.locator('[id="Ticket.impact_scope"]').isVisible()).toBe(false);
      });
    });
  });

  test('the keyboard reaches the content, the filters and a folded form, and opens it', async () => {
    await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
      await page.keyboard.press('Tab');
      expect(await textOf(page.locator(':focus'))).toBe('Skip to content');
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('main');

      await tabTo(page, 'document.activeElement.id === "filter-kind"');
      await page.keyboard.press('r');
      expect(await page.locator('#filter-kind').inputValue()).toBe('gone');
      await page.keyboard.press('ArrowUp');

      await page.locator('#filter-reset').press('Enter');
      await tabTo(page, 'document.activeElement.parentElement.matches("details.form:not([open])")');
      const opened = page.locator('details.form', { has: page.locator('summary:focus') });
      await page.keyboard.press('Enter');
      await opened.locator('table').waitFor();
      expect(await opened.locator('table').isVisible()).toBe(true);
    });
  });

  /** In view, and nothing lies above it. */
  function isSeen(page: Page): Promise<boolean> {
    return page.evaluate<boolean>(`(() => {
      const target = document.querySelector('.is-target');
      const { left, top } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + 20, top + 5));
    })()`);
  }

  /** Where a person would give up, the test does. */
  async function tabTo(page: Page, there: string): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await page.evaluate<boolean>(there)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not lead to ${there}`);
  }
});

test('on paper every form is drawn, and there is nothing to press', async () => {
  await onDesktop(addressOf('a-quarter-of-work'), async (page) => {
    const forms = await page.locator('details.form').count();
    await page.emulateMedia({ media: 'print' });
    await page
      .locator(`details.form[open] table`)
      .nth(forms - 1)
      .waitFor();
    expect(await page.locator('details.form[open] table:visible').count()).toBe(forms);
    expect(await page.locator('select:visible, button:visible').count()).toBe(0);
  });
});

describe('texts of people', () => {
  test('are shown as they are, and become nothing else', async () => {
    await onDesktop(addressOf('texts-of-the-world'), async (page) => {
      await openEverything(page);
      expect(await textOf(page.locator('[id="Ticket.trick"]'))).toContain('<img src=x onerror=alert(1)>');
      expect(await page.locator('img, b, script[src], a[href^="http"], iframe').count()).toBe(0);
      expect(await page.locator('script').count()).toBe(2);
      expect(await textOf(page.locator('[id="Ticket.turned_round"]'))).toContain('\\u{202e}');
      const text = await textOf(page.locator('main'));
      expect(text).toContain('東京本社 二階 総務部');
      expect(/[\u202a-\u202e\u2066-\u2069\u200b]/u.test(text)).toBe(false);
    });
  });
});
