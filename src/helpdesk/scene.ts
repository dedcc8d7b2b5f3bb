import { baseAddress, type Connection, type Credentials } from './connection.ts';
import { isBehindProxy } from './first-stop.ts';
import { type Mask, makeMask } from './mask.ts';
import { secretsOfConnection } from './secrecy.ts';

/** What an explanation may say of a connection: nothing here is a credential. */
export interface Scene {
  readonly base: string;
  readonly credentials: Credentials['kind'];
  readonly onBehalfOf: string | undefined;
  readonly timeoutMs: number;
  readonly proxy: 'proxy' | 'direct';
  readonly mask: Mask;
}

export function sceneOf(connection: Connection): Scene {
  return {
    base: baseAddress(connection),
    credentials: connection.credentials.kind,
    onBehalfOf: connection.onBehalfOf,
    timeoutMs: connection.timeoutMs,
    // The transport reads the environment of the process, and no other.
    proxy: isBehindProxy(connection, process.env) ? 'proxy' : 'direct',
    mask: makeMask(secretsOfConnection(connection)),
  };
}

/** One request, as messages name it. */
export interface Question {
  readonly method: string;
  readonly path: string;
}
