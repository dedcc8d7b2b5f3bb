import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, createSecureContext, type SecureContext } from 'node:tls';
import { Failure } from '../model/failure.ts';
import { makeMask } from '../model/mask.ts';
import { baseAddress, basicAuthorization, type Connection, parseAddress, portOf, proxyAddress } from './connection.ts';
import { errorOf } from './exchange-fault.ts';
import { decodeLoosely, secretsOfConnection, withoutSecrets } from './secrecy.ts';

/** A proxy tunnels connections; only a plain one forwards requests to a plain help desk. */
export interface Proxy {
  readonly url: URL;
  readonly does: 'forward' | 'tunnel';
  /** Its Proxy-Authorization. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The proxy to a help desk; undefined without one. */
export function proxyOf(connection: Connection): Proxy | undefined {
  const address = proxyAddress(connection, process.env);
  if (address === '') return undefined;
  const what = address === connection.proxy ? 'The proxy of the target' : 'HTTP_PROXY or HTTPS_PROXY';
  const url = parseAddress(address, what, 'Write it like http://proxy.example.com:3128, or unset it.');
  const [user, password] = [decodeLoosely(url.username), decodeLoosely(url.password)];
  const headers = user === '' ? {} : { 'proxy-authorization': basicAuthorization(user, password) };
  const isPlain = url.protocol === 'http:' && baseAddress(connection).startsWith('http:');
  return { url, does: isPlain ? 'forward' : 'tunnel', headers };
}

/**
 * Makes a function that opens connections to a help desk. It returns none before it is ready, TLS included: until then,
 * nothing of a request can have been sent. The signal ends it.
 */
export function makeConnect(connection: Connection, proxy: Proxy | undefined) {
  const base = new URL(baseAddress(connection));
  // A help desk at an internal address may have the certificate of the host that it is asked as.
  const [, asked = ''] = Object.entries(connection.headers).find(([name]) => /^host$/i.test(name)) ?? [];
  const named = asked.trim().replace(/:\d+$/, '');
  const host = named === '' || isIP(withoutBrackets(named)) !== 0 ? base.hostname : named;
  const secureContext = secureContextOf(connection);
  const secure = (socket: Socket, name: string, signal: AbortSignal): Promise<Socket> => {
    const servername = isIP(withoutBrackets(name)) === 0 ? name : '';
    const checks = { host: withoutBrackets(name), servername, ...secureContext };
    return whenReady(connectTls({ socket, ALPNProtocols: ['http/1.1'], ...checks }), 'secureConnect', signal);
  };
  return async (signal: AbortSignal): Promise<Socket> => {
    const first = proxy?.url ?? base;
    const to = { host: withoutBrackets(first.hostname), port: portOf(first) };
    const tcp = connectTcp({ ...to, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 });
    let socket = await whenReady(tcp, 'connect', signal);
    if (proxy?.url.protocol === 'https:') socket = await secure(socket, first.hostname, signal);
    if (proxy?.does === 'tunnel') await askForTunnel(socket, `${base.hostname}:${portOf(base)}`, proxy, signal);
    if (base.protocol === 'https:') socket = await secure(socket, host, signal);
    if (socket.destroyed) throw socket.errored ?? new Error('The connection was closed');
    return socket;
  };
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
        reject(errorOf('PROXY_REFUSED', `it answered ${statusCode}`));
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
