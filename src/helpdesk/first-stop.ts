import type { Environment } from '../attribute/placeholder.ts';
import { baseAddress, type Connection, parseAddress } from './connection.ts';

/** The first host that a request goes to: the help desk itself, or a proxy. */
export interface FirstStop {
  readonly host: string;
  readonly port: number;
  /** The protocol to this host. */
  readonly speaks: 'http' | 'https';
  readonly is: 'the-help-desk' | 'a-proxy';
  /** The setting that names it: `url` or `proxy` of the target, or an environment variable. */
  readonly namedBy: string;
}

/** Finds the first host like the transport: `proxy` of the target, else HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
export function firstStopOf(connection: Connection, env: Environment): FirstStop {
  const base = new URL(baseAddress(connection));
  if (connection.proxy !== undefined && connection.proxy !== '')
    return stopAt(parseAddress(connection.proxy, 'proxy'), 'a-proxy', 'proxy of the target');
  const proxy = proxyOfEnvironment(base, env);
  if (proxy === undefined) return stopAt(base, 'the-help-desk', 'url');
  return stopAt(parseAddress(proxy.address, 'proxy'), 'a-proxy', proxy.variable);
}

/** Whether requests go through a proxy, even if its address is not valid. */
export function isBehindProxy(connection: Connection, env: Environment): boolean {
  if (connection.proxy !== undefined && connection.proxy !== '') return true;
  return proxyOfEnvironment(new URL(baseAddress(connection)), env) !== undefined;
}

function proxyOfEnvironment(base: URL, env: Environment): NamedProxy | undefined {
  return isLeftOut(base, env.no_proxy ?? env.NO_PROXY ?? '') ? undefined : proxyOf(base, env);
}

function stopAt({ protocol, hostname, port }: URL, is: FirstStop['is'], namedBy: string): FirstStop {
  const speaks = protocol === 'https:' ? 'https' : 'http';
  const usual = speaks === 'https' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/gu, ''), port: port === '' ? usual : Number(port), speaks, is, namedBy };
}

interface NamedProxy {
  readonly variable: string;
  readonly address: string;
}

/** The proxy for http is also used for https, unless https has its own. */
function proxyOf({ protocol }: URL, env: Environment): NamedProxy | undefined {
  const forHttps = protocol === 'https:' ? firstSet(['https_proxy', 'HTTPS_PROXY'], env) : undefined;
  return forHttps ?? firstSet(['http_proxy', 'HTTP_PROXY'], env);
}

/** Like the transport: the first set variable counts, and an empty one means no proxy. */
function firstSet(names: readonly string[], env: Environment): NamedProxy | undefined {
  const variable = names.find((name) => env[name] !== undefined);
  const address = variable === undefined ? undefined : env[variable];
  return variable === undefined || address === undefined || address === '' ? undefined : { variable, address };
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
