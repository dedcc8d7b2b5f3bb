import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, test as anyTest, beforeAll, describe, expect } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { type RunningDesk, startDesk } from '../program.ts';
import { LOOKS, startBrowser, textOf, violationsOf, withPage } from './browser.ts';

const TOKEN = 'a-token-that-no-page-shows';

const test = anyTest.skipIf(isSkippedWithout('Chromium'));

let browser: Browser;
let desk: RunningDesk;

beforeAll(async () => {
  browser = await startBrowser();
  desk = await startDesk(['--token', TOKEN], { cwd: tmpdir() });
});

afterAll(async () => {
  await browser?.close();
  await desk?.stop();
});

async function somebodyStages(name: string, display: string): Promise<void> {
  const response = await fetch(`${desk.url}/api/v1/object_manager_attributes`, {
    method: 'POST',
    headers: { authorization: `Token token=${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      object: 'Ticket',
      name,
      display,
      data_type: 'input',
      data_option: { type: 'text', maxlength: 40 },
      active: true,
      screens: { create_middle: { 'ticket.agent': { shown: true } } },
    }),
  });
  expect(response.status).toBe(201);
}

describe.each(LOOKS)('the page of a sandbox, on $name', (look) => {
  test('shows the fields that it holds, fits, and everybody can use it', async () => {
    await withPage(browser, `${desk.url}/`, look, async ({ page, complaints }) => {
      expect(await textOf(page.locator('section[aria-labelledby="object-Ticket"]'))).toContain('priority_id');
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        look.viewport.width,
      );
      expect(complaints).toEqual([]);
    });
  });
});

test('what somebody stages appears when the page is loaded again', async () => {
  await withPage(browser, `${desk.url}/`, LOOKS[0] ?? {}, async ({ page, complaints, requests }) => {
    await somebodyStages('room', 'Room <b>12</b>');
    await page.reload();
    expect(await textOf(page.locator('details.entry', { has: page.locator('[id="Ticket.room"]') }))).toContain(
      'Room <b>12</b>',
    );
    expect(new Set(requests)).toEqual(new Set([`${desk.url}/`]));
    expect(complaints).toEqual([]);
    expect(await page.content()).not.toContain(TOKEN);
  });
});
