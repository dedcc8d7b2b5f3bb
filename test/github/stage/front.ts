import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { textOf } from './answers.ts';

/** What comes back instead of the help desk's answer: `gone` ends every connection. */
export type Trouble =
  | 'gone'
  | { readonly status: number; readonly type: string; readonly text: string; readonly retryAfter?: number };

/** The way to a help desk, on which somebody can make trouble. */
export interface Front {
  readonly url: string;
  /** From now on; undefined: everything passes. */
  readonly make: (trouble: Trouble | undefined) => void;
  /** How many requests came. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}

export async function openFront(behind: string): Promise<Front> {
  let trouble: Trouble | undefined;
  let visits = 0;
  const server = createServer(async (incoming, response) => {
    visits += 1;
    if (trouble === 'gone') return void response.destroy();
    if (trouble !== undefined) {
      const { status, type, text, retryAfter } = trouble;
      const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return void response.writeHead(status, { 'content-type': type, ...wait }).end(text);
    }
    const body = await textOf(incoming);
    const { authorization = '', 'content-type': kind = 'application/json' } = incoming.headers;
    const answer = await request(`${behind}${incoming.url ?? '/'}`, {
      method: (incoming.method ?? 'GET') as 'GET',
      headers: { authorization, 'content-type': kind },
      ...(body === '' ? {} : { body }),
    });
    const { 'content-type': type = 'application/json' } = answer.headers;
    response.writeHead(answer.statusCode, { 'content-type': type }).end(await answer.body.text());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    make: (wanted) => {
      trouble = wanted;
    },
    visits: () => visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
