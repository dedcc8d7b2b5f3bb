import type { Environment } from '../model/placeholder.ts';
import { baseAddress, type Connection } from './connection.ts';

/**
 * Whether requests go through a proxy, even if its address is not valid: as with the transport, `proxy` of the target, else
 * HTTP_PROXY, HTTPS_PROXY and NO_PROXY, of which the first set variable counts, and an empty one means no proxy.
 */
export function isBehindProxy(connection: Connection, env: Environment): boolean {
  if (connection.proxy !== undefined && connection.proxy !== '') return true;
  const base = new URL(baseAddress(connection));
  if (isLeftOut(base, env.no_proxy ?? env.NO_PROXY ?? '')) return false;
  // The proxy for http is also used for https, unless https has its own.
  const forHttps = base.protocol === 'https:' ? (env.https_proxy ?? env.HTTPS_PROXY ?? '') : '';
  return forHttps !== '' || (env.http_proxy ?? env.HTTP_PROXY ?? '') !== '';
}

function isLeftOut(base: URL, list: string): boolean {
  if (list.trim() === '*') return true;
  const port = base.port === '' ? (base.protocol === 'https:' ? 443 : 80) : Number(base.port);
  return list
    .split(/[,\s]+/u)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, name = entry, only] = /^(.+):(\d+)$/u.exec(entry) ?? [];
      const host = name.replace(/^\*?\./u, '').toLowerCase();
      if (only !== undefined && Number(only) !== port) return false;
      return base.hostname === host || base.hostname.endsWith(`.${host}`);
    });
}
