import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonValue } from '../attribute/json.ts';
import type { Release } from '../attribute/release.ts';
import { send } from './http-messages.ts';
import { loginOf } from './model/access.ts';
import { attributeList } from './model/attribute-records.ts';
import type { Desk } from './model/desk.ts';

/** The data for the page of the desk: its attributes as in the list, and of its users only the logins. */
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

/** Whether a browser opens the root address. No recording has the service's own page there. */
export function asksForPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && url === '/' && (headers.accept ?? '').includes('text/html') && isLoopbackHost(headers.host)
  );
}

/** Protects against DNS rebinding: a foreign page must not read the desk through its own host name. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/u.test(host ?? '');
}

/** Needs no login: only programs on this machine reach the loopback interface. */
export function sendPage(page: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    // A policy inside the page cannot forbid framing.
    'content-security-policy': "frame-ancestors 'none'",
  };
  send({ status: 200, headers, body: page, migrated: 'nothing' }, request, response);
}
