import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { viewDesk } from '../../src/run/desk-view.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

async function look(url: string, accept: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(`${url}/`, { headers: { accept, connection: 'close' } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** What a browser asks for when somebody types an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the page of a sandbox', () => {
  test('shows its fields, and what is staged with its author', () =>
    withSandbox({ page: viewDesk }, async ({ url }) => {
      const before = await look(url, BROWSER);
      expect(before).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
      expect(before.text).toContain('No pending changes.');

      await ask(url, 'POST', ATTRIBUTES, { ...definition('severity'), display: 'Severity' });
      const after = await look(url, BROWSER);
      expect(after.text).toContain('1 pending change. The next migration executes it.');
      expect(after.text).toContain(
        'will be created at the next migration; changed by <span class="who">admin@example.com</span>',
      );

      await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      const migrated = await look(url, BROWSER);
      expect(migrated.text).toContain('No pending changes.');
      expect(migrated.text).toContain('<bdi>Severity</bdi> <code>Ticket.severity</code>');
    }));

  test('is for nobody who has come by another name: any page of the web could have made one for this machine', () =>
    withSandbox({ page: viewDesk }, async ({ url }) => {
      const asked = request(url, { headers: { host: 'desk.example.com', accept: BROWSER, connection: 'close' } });
      const answered = once(asked, 'response');
      asked.end();
      const [{ statusCode }] = await answered;
      expect(statusCode).not.toBe(200);
    }));

  test('tells what a staged change will do to a setting', () =>
    withSandbox({ page: viewDesk }, async ({ url }) => {
      await ask(url, 'POST', ATTRIBUTES, definition('severity'));
      await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      const options = { a: 'A', b: 'Better', c: 'C' };
      await ask(url, 'PUT', `${ATTRIBUTES}/1`, { ...definition('severity'), data_option: { options } });
      const { text } = await look(url, BROWSER);
      expect(text).toContain('<li><span class="mark mark-new">new</span> c  C</li>');
      expect(text).toContain(
        '<del><span class="aloud">before: </span>B</del> <span class="arrow" aria-hidden="true">→</span> <ins><span class="aloud">after: </span>Better</ins>',
      );
    }));

  test('never shows a token', () =>
    withSandbox({ page: viewDesk }, async ({ url }) => {
      expect((await look(url, BROWSER)).text).not.toContain(TOKEN);
    }));

  test('answers that nothing has changed to a browser that has the page', () =>
    withSandbox({ page: viewDesk }, async ({ url }) => {
      const first = await fetch(`${url}/`, { headers: { accept: BROWSER } });
      await first.text();
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${url}/`, {
        headers: { accept: BROWSER, 'if-none-match': etag, 'cache-control': 'no-cache' },
      });
      expect(again.status).toBe(304);
    }));

  const OTHERS: readonly (readonly [string, string])[] = [
    ['a client that asks for JSON', 'application/json'],
    ['a client that takes anything', '*/*'],
  ];
  test.each(OTHERS)('%s is answered as without a page', async (_, accept) => {
    const withPage = await withSandbox({ page: viewDesk }, ({ url }) => look(url, accept));
    const without = await withSandbox({}, ({ url }) => look(url, accept));
    expect(withPage).toEqual(without);
    expect(without.status).toBe(404);
  });
});
