import { baseAddress, type Connection, type Credentials } from './connection.ts';
import { type Mask, makeMask } from './secrecy.ts';

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
    proxy: connection.proxy === undefined ? 'direct' : 'proxy',
    mask: makeMask(connection),
  };
}

/** One request, as messages name it. */
export interface Question {
  readonly method: string;
  readonly path: string;
}
