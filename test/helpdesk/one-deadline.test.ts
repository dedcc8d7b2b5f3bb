import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { connectWriter } from '../../src/helpdesk/writer.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runBuilt } from '../program.ts';
import { BODY, connectionTo, failureOf } from './given.ts';
import { type Reply, serve } from './scripted-server.ts';

/** Says now and then that it goes on, and never what came of it. */
const processing: Reply = (response) => {
  const timer = setInterval(() => response.writeProcessing(), 20);
  response.on('close', () => clearInterval(timer));
};

/** The same, then the head, and a body that does not end. */
const processingThenDripping: Reply = (response) => {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    if (count < 5) response.writeProcessing();
    else if (count === 5) response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    else response.write(' ');
  }, 20);
  response.on('close', () => clearInterval(timer));
};

describe('a request is over when its time is, whatever is sent meanwhile', () => {
  test.each([
    ['answers that announce another', processing],
    ['those, and then a body in drops', processingThenDripping],
  ])('%s', async (_, reply) => {
    const server = await serve([reply]);
    const reader = connectReader(connectionTo(server.url, { timeoutMs: 200 }));
    expect(await failureOf(reader.listAttributes())).toMatchObject({ code: 'HELP_DESK_TIMEOUT' });
    await reader.close();
    expect(server.received).toHaveLength(3);
  });

  test('a write whose answer is only announced is in doubt, and not sent again', async () => {
    const server = await serve([processing]);
    const writer = connectWriter(connectionTo(server.url, { timeoutMs: 200 }));
    expect(await writer.createAttribute(BODY)).toMatchObject({
      outcome: 'lost',
      failure: { code: 'HELP_DESK_TIMEOUT' },
    });
    await writer.close();
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['announces its answer for ever', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['says nothing', ''],
  ])('a proxy that is asked for a tunnel and %s: the write was surely not sent', async (_, words) => {
    const port = await dripping(words);
    const writer = connectWriter(
      connectionTo('https://desk.example.com', { proxy: `http://127.0.0.1:${port}`, timeoutMs: 200 }),
    );
    expect(await writer.createAttribute(BODY)).toMatchObject({
      outcome: 'unsent',
      failure: { code: expect.stringMatching(/HELP_DESK_TIMEOUT|HELP_DESK_UNREACHABLE/) },
    });
    await writer.close();
  });

  test('the built program ends, too', async () => {
    const server = await serve([processing]);
    const target = `{ url: "${server.url}", timeout: 300ms, auth: { token: "\${env:TOKEN}" } }`;
    const cwd = await folderWith({ 'deskform.yaml': `version: 1\ntargets: { desk: ${target} }\n` });
    const ran = await runBuilt(['snapshot'], { cwd, env: { TOKEN: 'tttttttt' } });
    expect(ran).toMatchObject({ exitStatus: 1, stderr: expect.stringContaining('HELP_DESK_TIMEOUT') });
    expect(server.received).toHaveLength(3);
  });
});

/** A port on which each connection gets the same words now and then. */
async function dripping(words: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createPlainServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const timer = setInterval(() => socket.write(words), 20);
      socket.on('close', () => clearInterval(timer));
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
