import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, createSecureContext, type SecureContext } from 'node:tls';
import { Failure } from '../model/failure.ts';
import { makeMask } from '../model/mask.ts';
import { basicAuthorization, type Connection, parseAddress, portOf, proxyOf, readHttpUrl } from './connection.ts';
import { PROXY_REFUSED } from './exchange-fault.ts';
import { decodeLoosely, secretsOfConnection, withoutSecrets } from './secrecy.ts';

/** A proxy tunnels connections; only a plain one forwards requests to a plain help desk. */
export interface Proxy {
  readonly url: URL;
  readonly does: 'forward' | 'tunnel';
  /** Its Proxy-Authorization. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The proxy to a help desk; undefined without one. */
export function proxyTo(base: URL, connection: Connection): Proxy | undefined {
  const address = proxyOf(connection, process.env);
  if (address === '') return undefined;
  const url = address === connection.proxy ? parseAddress(address, 'proxy') : readHttpUrl(address);
  if (url === undefined) {
    throw new Failure('INVALID_CONFIG', 'HTTP_PROXY or HTTPS_PROXY is not an address', {
      hint: 'Write it like http://proxy.example.com:3128, or unset it.',
    });
  }
  const [user, password] = [decodeLoosely(url.username), decodeLoosely(url.password)];
  const headers = user === '' ? {} : { 'proxy-authorization': basicAuthorization(user, password) };
  return { url, does: base.protocol === 'http:' && url.protocol === 'http:' ? 'forward' : 'tunnel', headers };
}

/**
 * Opens connections to a help desk. None is handed out before it is ready, TLS included: until then, nothing of a request
 * can have been sent.
 */
export function openSockets(connection: Connection, base: URL, proxy: Proxy | undefined) {
  const secureContext = secureContextOf(connection);
  // A help desk at an internal address may have the certificate of the host that it is asked as.
  const [, host = base.host] = Object.entries(connection.headers).find(([name]) => /^host$/i.test(name)) ?? [];
  const sessions = new Map<string, Buffer>();
  const attempts = new Set<AbortController>();
  let closed: Error | undefined;

  const secure = (socket: Socket, name: string, signal: AbortSignal): Promise<Socket> => {
    const host = withoutBrackets(name);
    const secured = connectTls({
      socket,
      host,
      servername: isIP(host) === 0 ? host : '',
      session: sessions.get(host),
      ALPNProtocols: ['http/1.1'],
      ...secureContext,
    });
    secured.on('session', (session) => sessions.set(host, session));
    return whenReady(secured, 'secureConnect', signal);
  };
  const connect = async (signal: AbortSignal): Promise<Socket> => {
    const first = proxy?.url ?? base;
    const to = { host: withoutBrackets(first.hostname), port: portOf(first) };
    const tcp = connectTcp({ ...to, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 });
    let socket = await whenReady(tcp, 'connect', signal);
    if (proxy?.url.protocol === 'https:') socket = await secure(socket, proxy.url.hostname, signal);
    if (proxy?.does === 'tunnel') await askForTunnel(socket, `${base.hostname}:${portOf(base)}`, proxy, signal);
    if (base.protocol === 'https:') socket = await secure(socket, host.replace(/:\d+$/, ''), signal);
    if (socket.destroyed) throw socket.errored ?? new Error('The connection was closed');
    return socket;
  };
  const open = async (): Promise<Socket> => {
    if (closed !== undefined) throw closed;
    const attempt = new AbortController();
    attempts.add(attempt);
    const timer = setTimeout(() => attempt.abort(timedOut()), connection.timeoutMs);
    try {
      return await connect(attempt.signal);
    } catch (error) {
      throw attempt.signal.aborted ? attempt.signal.reason : error;
    } finally {
      clearTimeout(timer);
      attempts.delete(attempt);
    }
  };
  const close = (): void => {
    closed = new Error('The client was closed');
    for (const attempt of attempts) attempt.abort(closed);
  };
  return { open, close };
}

export function timedOut(): Error {
  return Object.assign(new Error('The request timed out'), { code: 'ETIMEDOUT' });
}

export function refusedByProxy(status: number | undefined): Error {
  return Object.assign(new Error(`it answered ${status}`), { code: PROXY_REFUSED });
}

async function whenReady(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<Socket> {
  // An error between this event and the request would have no listener, and end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, event, { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** The answer of a proxy that refuses is never taken for one of the help desk. */
function askForTunnel(socket: Socket, host: string, { headers }: Proxy, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    request({
      method: 'CONNECT',
      path: host,
      headers: { host, 'proxy-connection': 'keep-alive', ...headers },
      createConnection: () => socket,
      signal,
    })
      .on('error', reject)
      .on('connect', ({ statusCode }) => {
        if (statusCode === 200) return resolve();
        socket.destroy();
        reject(refusedByProxy(statusCode));
      })
      .end();
  });
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Created once: parsing the authorities for every connection would take longer than the request. */
function secureContextOf(connection: Connection): { readonly secureContext?: SecureContext } {
  const given = Object.entries(connection.tls).filter(([, pem]) => pem !== undefined);
  if (given.length === 0) return {};
  try {
    return { secureContext: createSecureContext(Object.fromEntries(given)) };
  } catch (error) {
    throw new Failure('TLS_FAILED', 'The files of tls (ca, cert, key) cannot be used together', {
      hint: 'Each must be PEM text, and key must be the private key of cert, without a passphrase.',
      cause: withoutSecrets(error, makeMask(secretsOfConnection(connection))),
    });
  }
}
