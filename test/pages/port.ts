import { once } from 'node:events';
import { createServer } from 'node:net';

/** How a page and its scene name a port: on the page its own, in the scene a free one. */
export async function namesOfPort(port: string | undefined): Promise<readonly (readonly [string, string])[]> {
  if (port === undefined) return [];
  const free = await freePort();
  return [
    [`127.0.0.1:${port}`, `127.0.0.1:${free}`],
    [`--port ${port}`, `--port ${free}`],
  ];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('this server has no port');
  return address.port;
}
