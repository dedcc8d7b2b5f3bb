import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import type { StagedGitHub } from './github.ts';

const PREFIX = '/api/v3';
/** GraphQL is beside the path of REST. */
const GRAPHQL = '/api/graphql';

/** A GitHub Enterprise Server: the same API below a path of its host, and nothing beside it. */
export interface StagedEnterprise {
  /** For GITHUB_API_URL: "http://127.0.0.1:4711/api/v3". */
  readonly url: string;
  /** Requests that missed the path. */
  readonly strays: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openEnterprise(github: StagedGitHub): Promise<StagedEnterprise> {
  const strays: string[] = [];
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/';
    if (path !== GRAPHQL && !path.startsWith(`${PREFIX}/`)) {
      strays.push(path);
      return void response.writeHead(404).end();
    }
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(Buffer.from(piece));
    const { authorization = '', accept = '*/*' } = incoming.headers;
    const answer = await request(`${github.url}${path === GRAPHQL ? '/graphql' : path.slice(PREFIX.length)}`, {
      method: (incoming.method ?? 'GET') as 'GET',
      headers: { authorization, accept, 'content-type': 'application/json' },
      ...(pieces.length === 0 ? {} : { body: Buffer.concat(pieces) }),
    });
    const ours = (text: string): string => text.replaceAll(github.url, url());
    const { link, 'content-type': type = 'application/json' } = answer.headers;
    response.writeHead(answer.statusCode, {
      'content-type': type,
      ...(link === undefined ? {} : { link: ours(String(link)) }),
    });
    response.end(ours(await answer.body.text()));
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: url(),
    strays,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
