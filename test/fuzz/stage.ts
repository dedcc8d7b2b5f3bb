import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder whose content is put there anew for each case, and compared after it. */
export interface Stage {
  readonly folder: string;
  readonly put: (files: Readonly<Record<string, string>>) => void;
  /** What is there now that was not put there, or reads otherwise. */
  readonly moved: () => readonly string[];
  readonly remove: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-fuzz-'));
  let there: ReadonlyMap<string, Buffer> = new Map();
  return {
    folder,
    put: (files) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
      const written = new Map<string, Buffer>();
      for (const [name, text] of Object.entries(files)) {
        const bytes = Buffer.from(text, 'utf8');
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), bytes);
        written.set(name, bytes);
      }
      there = written;
    },
    moved: () => {
      const now = filesIn(folder, '');
      const gone = [...there.keys()].filter((name) => !now.has(name));
      const other = [...now].flatMap(([name, bytes]) => (there.get(name)?.equals(bytes) === true ? [] : [name]));
      return [...gone, ...other];
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function filesIn(folder: string, below: string): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!entry.isDirectory()) found.set(name, readFileSync(join(folder, name)));
    else for (const [inside, bytes] of filesIn(folder, name)) found.set(inside, bytes);
  }
  return found;
}

/** A help desk that gives what it is told to give, and remembers who wanted to write. */
export interface CountingDesk {
  readonly url: string;
  readonly writes: string[];
  answer: string;
  readonly close: () => Promise<void>;
}

export async function openDesk(): Promise<CountingDesk> {
  const desk = { url: '', writes: [] as string[], answer: '[]' };
  const server: Server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    // Counting changes nothing.
    if (method !== 'GET' && !url.endsWith('/selector')) desk.writes.push(`${method} ${url}`);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(desk.answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return Object.assign(desk, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
