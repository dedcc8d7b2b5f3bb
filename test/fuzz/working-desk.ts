import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { receive, send } from '../../src/sandbox/http-messages.ts';
import { answer } from '../../src/sandbox/model/answer.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { addUser } from '../sandbox/people.ts';

/** A help desk that does what it is asked to, and remembers what that was. */
export interface WorkingDesk {
  readonly url: string;
  /** Method, path and body of what was written since it was new. */
  readonly writes: () => readonly string[];
  /** As it comes: none of our work is there. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

export async function openWorkingDesk(token: string): Promise<WorkingDesk> {
  const fresh: Desk = freshDesk('6.5');
  addUser(fresh, { login: 'admin@example.com', roles: ['Admin'], tokens: [{ token }] }, new Date());
  let desk = structuredClone(fresh);
  let writes: readonly string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await receive(request);
    if (asked === 'too-large') throw new Error('no request is that large');
    if (asked.method !== 'GET') writes = [...writes, `${asked.method} ${asked.path} ${asked.body}`];
    send(answer(desk, asked, new Date()), request, response);
  };
  const server: Server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    writes: () => writes,
    renew: () => {
      desk = structuredClone(fresh);
      writes = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
