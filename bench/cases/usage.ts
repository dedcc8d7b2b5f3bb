import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DESK_TOKEN, LIST } from '../desks.ts';
import type { BenchCase } from '../measure.ts';
import { type Place, PROGRAM, runNode, script } from '../processes.ts';
import { withProject } from '../projects.ts';

/** The use of so many fields, beside a bare script that sends the same requests, four at a time as well. */
export function withUsageCase<T>(fields: number, use: (one: BenchCase) => Promise<T>): Promise<T> {
  return withProject(fields, 10, (folder, list) =>
    withCountingServer(list, async (url, bodies) => {
      const place: Place = { cwd: folder, env: { DESKFORM_URL: url, DESKFORM_TOKEN: DESK_TOKEN } };
      const subject = (): Promise<string> => runNode([PROGRAM, 'usage'], place);
      await subject();
      await writeFile(join(folder, 'requests.json'), JSON.stringify(bodies));
      return use({
        name: `\`usage\` of ${fields} fields, ${bodies.length} counts of 50 ms`,
        against: 'a script that sends the same requests',
        floor: () => runNode([script('count-records.mjs')], place),
        subject,
        rounds: 3,
        aim: 1.2,
      });
    }),
  );
}

/** A help desk of 100 tickets, half of which hold a value of each field. Its answers are as large and as slow as those of a real one with 60 tickets. */
async function withCountingServer<T>(
  list: string,
  use: (url: string, bodies: readonly string[]) => Promise<T>,
): Promise<T> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const body = Buffer.concat(pieces).toString();
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (request.method === 'GET') return response.writeHead(request.url === LIST ? 200 : 404).end(list);
    bodies.push(body);
    await sleep(50);
    return response.end(body.includes('ticket.id') ? ANSWER_OF_ALL : ANSWER);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`, bodies);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const ASSETS = { Ticket: { 1: { title: 'x'.repeat(8000) } } };
const ANSWER_OF_ALL = JSON.stringify({ object_ids: [1], object_count: 100, assets: ASSETS });
const ANSWER = JSON.stringify({ object_ids: [1], object_count: 50, assets: ASSETS });
