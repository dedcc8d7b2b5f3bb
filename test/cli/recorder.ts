import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a program sent, with its body as it was on the wire. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface Recorder {
  readonly url: string;
  /** Everything but reads, in order. */
  readonly writes: () => readonly Recorded[];
  /** How often anybody connected, whatever was asked. */
  readonly connections: () => number;
}

/** Stands between a program and a help desk, passes everything on and writes down what was sent. */
export async function withRecorder<T>(desk: string, run: (recorder: Recorder) => Promise<T>): Promise<T> {
  const recorded: Recorded[] = [];
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const body = Buffer.concat(parts);
      const { method = '', url = '' } = asked;
      if (method !== 'GET') recorded.push({ method, path: url, body: body.toString('utf8') });
      const passed = request(new URL(url, desk), { method, headers: asked.headers }, (from) => {
        answer.writeHead(from.statusCode ?? 500, from.headers);
        from.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      passed.end(body);
    });
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await run({ url: `http://127.0.0.1:${port}`, writes: () => recorded, connections: () => connections });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
