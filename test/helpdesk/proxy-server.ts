import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { listen, type ScriptedServer } from './scripted-server.ts';

const PASSWORD = 'pr0xy:p@ss';
const EXPECTED = `Basic ${Buffer.from(`ada:${PASSWORD}`).toString('base64')}`;

/** User and password of the proxy, as they stand in its address. */
export const LOGIN = `ada:${encodeURIComponent(PASSWORD)}`;

export interface Proxy extends ScriptedServer {
  /** The first line of every request. */
  readonly seen: readonly string[];
  /** Its address with the login. */
  readonly address: string;
}

/** A small real proxy: it forwards plain requests and tunnels the rest, and wants a login. */
export async function startProxy(): Promise<Proxy> {
  const seen: string[] = [];
  const isLoggedIn = (incoming: IncomingMessage): boolean => {
    seen.push(`${incoming.method} ${incoming.url}`);
    return incoming.headers['proxy-authorization'] === EXPECTED;
  };
  const proxy = createServer((incoming, response) => {
    if (!isLoggedIn(incoming)) {
      response.writeHead(407, { 'content-type': 'text/html' }).end('<title>Login</title>');
      return;
    }
    const { 'proxy-authorization': _, ...headers } = incoming.headers;
    const onward = ask(incoming.url ?? '', { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  });
  proxy.on('connect', (incoming, socket) => {
    if (!isLoggedIn(incoming)) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    const [host = '', port = ''] = (incoming.url ?? '').split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    // Nothing reads the end of the client once its pipe is gone.
    onward.on('close', () => socket.resume());
    socket.on('error', () => onward.destroy());
  });
  const server = await listen(proxy, 'http', []);
  return { ...server, seen, address: `http://${LOGIN}@127.0.0.1:${server.port}` };
}
