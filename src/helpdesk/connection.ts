import { Failure } from '../model/failure.ts';
import type { Secret } from '../model/mask.ts';
import type { Environment } from '../model/placeholder.ts';
import { type Credentials, readUrl } from '../model/target-texts.ts';

/** What stands before a token in the Authorization header. */
export const SCHEMES = { token: 'Token token=', bearer: 'Bearer ' } as const;

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}

/** Everything needed to connect to one help desk. */
export interface Connection {
  /** The base address, which may have a path. The API is below it, at /api/v1. */
  readonly url: string;
  readonly credentials: Credentials;
  /** Sent as X-On-Behalf-Of: an id, a login or an e-mail address. */
  readonly onBehalfOf: string | undefined;
  /** PEM texts, not paths. `ca` replaces the authorities that Node trusts by default, as in curl. */
  readonly tls: Readonly<Record<'ca' | 'cert' | 'key', string | undefined>>;
  /** Undefined: use HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  readonly proxy: string | undefined;
  /** The deadline of one request, in milliseconds. */
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of variables and credentials to mask: an answer may repeat them. */
  readonly secrets?: readonly string[];
  /** Told of every credential of a live row before anything of the list can be shown. */
  readonly hear?: ((secrets: readonly Secret[]) => void) | undefined;
}

/** The base address without a trailing slash, for messages and as the prefix of paths. */
export function baseAddress(connection: Connection): string {
  const example = 'Write the url like https://helpdesk.example.com.';
  const url = parseAddress(connection.url, 'The url of the target', example);
  if (url.username !== '' || url.password !== '') {
    const hint = 'Move them to auth, which no message shows.';
    throw new Failure('INVALID_CONFIG', `The url of the target at ${url.host} contains credentials`, { hint });
  }
  if (url.search !== '' || url.hash !== '') {
    const hint = 'Write only the address, such as https://helpdesk.example.com; deskform adds /api/v1.';
    throw new Failure('INVALID_CONFIG', `The url of the target at ${url.host} has a query or a fragment`, { hint });
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Parses an address. The failure does not quote it: a proxy address often has a password. */
export function parseAddress(text: string, what: string, hint: string): URL {
  const url = readUrl(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Failure('INVALID_CONFIG', `${what} is not an address that begins with http:// or https://`, { hint });
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/**
 * The address of the proxy, even if it is not valid; "" without one. `proxy` of the target counts, else HTTP_PROXY,
 * HTTPS_PROXY and NO_PROXY, of which the first set variable counts, and an empty one means no proxy.
 */
export function proxyAddress(connection: Connection, env: Environment): string {
  if (connection.proxy !== undefined && connection.proxy !== '') return connection.proxy;
  const base = new URL(baseAddress(connection));
  if (isLeftOut(base, env.no_proxy ?? env.NO_PROXY ?? '')) return '';
  const forHttps = base.protocol === 'https:' ? (env.https_proxy ?? env.HTTPS_PROXY ?? '') : '';
  // The proxy for http is also used for https, unless https has its own.
  return forHttps === '' ? (env.http_proxy ?? env.HTTP_PROXY ?? '') : forHttps;
}

function isLeftOut(base: URL, list: string): boolean {
  if (list === '*') return true;
  return list
    .split(/[,\s]+/u)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, name = entry, only] = /^(.+):(\d+)$/u.exec(entry) ?? [];
      const host = name.replace(/^\*?\./u, '').toLowerCase();
      if (only !== undefined && Number(only) !== portOf(base)) return false;
      return base.hostname === host || base.hostname.endsWith(`.${host}`);
    });
}
