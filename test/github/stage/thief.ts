import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** Listens, and notes whoever comes. */
export interface Thief {
  readonly url: string;
  /** How many connections there were; a stolen token would have come with one. */
  readonly visits: () => number;
  readonly stop: () => Promise<void>;
}

export async function openThief(): Promise<Thief> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits: () => visits,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
