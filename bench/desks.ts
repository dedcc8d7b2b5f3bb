import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultRule } from '../test/faults/fault-rules.ts';
import { startFaults } from '../test/faults/faulty-proxy.ts';
import { PROGRAM } from './processes.ts';

export const LIST = '/api/v1/object_manager_attributes';

/** A help desk that only answers its list, at once: what is measured is who asks. */
export async function withListServer<T>(list: string, use: (url: string) => Promise<T>): Promise<T> {
  const body = Buffer.from(list);
  const server = createServer((request, response) => {
    const isList = request.method === 'GET' && request.url === LIST;
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
    response.end(isList ? body : '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export interface SlowDesk {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const DESK_TOKEN = 'sandbox-token';

/** An empty sandbox as slow as a real help desk: 50 ms for the list, 30 ms for a write, 10 ms for each row that is migrated. */
export async function startSlowDesk(rowsToMigrate: number): Promise<SlowDesk> {
  const always = { times: 'always', do: 'delay' } as const;
  const rules: readonly FaultRule[] = [
    { method: 'GET', path: LIST, seconds: 0.05, ...always },
    { method: 'POST', path: LIST, seconds: 0.03, ...always },
    { method: 'POST', path: `${LIST}_execute_migrations`, seconds: 0.01 * rowsToMigrate, ...always },
  ];
  const args = [PROGRAM, 'sandbox', '--port', '0', '--token', DESK_TOKEN];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const proxy = await startFaults(await firstLine(child), { rules, logFile: undefined, port: 0 });
  return {
    url: proxy.url,
    stop: async () => {
      await proxy.close();
      child.kill();
      await once(child, 'close');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stdout?.on('data', (piece: Buffer) => {
    printed += piece.toString();
  });
  while (!printed.includes('\n')) await once(child.stdout ?? child, 'data');
  return printed.slice(0, printed.indexOf('\n'));
}
