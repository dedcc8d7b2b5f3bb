import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Connection } from './connection.ts';
import { faultOf } from './exchange-fault.ts';
import { explainFault } from './explain-fault.ts';
import type { FirstStop } from './first-stop.ts';
import { type ConnectionFacts, factsOf } from './request-words.ts';
import { secureContextOf } from './transport.ts';

/** Resolves the host name. Throws the same failure as the client. */
export async function lookUpName(stop: FirstStop, connection: Connection): Promise<readonly string[]> {
  if (isIP(stop.host) !== 0) return [stop.host];
  return explained(stop, connection, async () =>
    (await lookup(stop.host, { all: true })).map(({ address }) => address),
  );
}

/** Opens a connection and closes it immediately. */
export async function reach(stop: FirstStop, connection: Connection): Promise<void> {
  const { host, port } = stop;
  await explained(stop, connection, async () => {
    const socket = connect({ host, port });
    socket.setTimeout(connection.timeoutMs, () => socket.destroy(tooSlow()));
    try {
      await once(socket, 'connect');
    } finally {
      socket.destroy();
    }
  });
}

/** What a TLS handshake shows. */
interface Handshake {
  /** "TLSv1.3" */
  readonly protocol: string;
  /** The last day of the certificate, as YYYY-MM-DD; undefined without one. */
  readonly validTo: string | undefined;
}

export async function shakeHands(stop: FirstStop, connection: Connection): Promise<Handshake> {
  const { host, port } = stop;
  return explained(stop, connection, async () => {
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connectSecurely({ host, port, ...name, ...secureContextOf(connection) });
    socket.setTimeout(connection.timeoutMs, () => socket.destroy(tooSlow()));
    try {
      await once(socket, 'secureConnect');
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      const validTo = Number.isNaN(ends) ? undefined : new Date(ends).toISOString().slice(0, 10);
      return { protocol: socket.getProtocol() ?? 'TLS', validTo };
    } finally {
      socket.destroy();
    }
  });
}

function tooSlow(): Error {
  return Object.assign(new Error('no connection in time'), { code: 'UND_ERR_CONNECT_TIMEOUT' });
}

async function explained<T>(stop: FirstStop, connection: Connection, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw explainFault(faultOf(error), { method: 'GET', path: '/api/v1' }, factsAt(stop, connection));
  }
}

/** Names the proxy, not the help desk, if the connection to the proxy fails. */
function factsAt({ is, speaks, host, port }: FirstStop, connection: Connection): ConnectionFacts {
  const facts = factsOf(connection);
  return is === 'the-help-desk' ? facts : { ...facts, base: `${speaks}://${host}:${port}`, proxy: 'proxy' };
}
