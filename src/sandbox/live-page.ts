import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonValue } from '../attribute/json.ts';
import type { Release } from '../attribute/release.ts';
import { send } from './http-messages.ts';
import { loginOf } from './model/access.ts';
import { attributeList } from './model/attribute-records.ts';
import type { Desk } from './model/desk.ts';

/** What a page about the desk is made of: its attributes as the list shows them, and of its people nothing but logins. */
interface ShownDesk {
  readonly url: string;
  readonly release: Release;
  readonly list: JsonValue;
  readonly loginOf: (userId: number) => string | undefined;
}

export type ShowDesk = (desk: ShownDesk) => string;

export function describeDesk(desk: Desk, url: string): ShownDesk {
  return { url, release: desk.release, list: attributeList(desk), loginOf: (userId) => loginOf(desk, userId) };
}

/** A browser that opens the bare address. The service's own page there is none of what was recorded. */
export function asksForPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && url === '/' && (headers.accept ?? '').includes('text/html') && isLoopbackHost(headers.host)
  );
}

/** Any name can be made to lead to this machine: a page from elsewhere must not read the desk through its own. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/u.test(host ?? '');
}

/** Needs no login: only programs on this machine reach the loopback interface. */
export function sendPage(page: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    // A policy inside the page cannot forbid that another page frames it.
    'content-security-policy': "frame-ancestors 'none'",
  };
  send({ status: 200, headers, body: page, migrated: 'nothing' }, request, response);
}
