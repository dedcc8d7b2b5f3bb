import { isUtf8 } from 'node:buffer';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { Dispatcher } from 'undici';
import { EnvHttpProxyAgent } from 'undici/index-fetch.js';
import { Failure } from '../model/failure.ts';
import { parseJson } from '../model/json.ts';
import { makeMask } from '../model/mask.ts';
import { baseAddress, type Connection, parseAddress } from './connection.ts';
import type { SelectorPath } from './count-conditions.ts';
import { type ExchangeFault, faultOf } from './exchange-fault.ts';
import { decodeLoosely, secretsOfConnection, withoutSecrets } from './secrecy.ts';

/** A complete answer, of any status. */
export interface HttpAnswer {
  readonly outcome: 'answered';
  readonly status: number;
  readonly contentType: string;
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
  readonly text: string;
  /** A body that is not UTF-8 is never used as data: it could not be sent back unchanged. */
  readonly encoding: 'utf-8' | 'other';
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

export type Exchange = HttpAnswer | ExchangeFault;

/** `fresh` opens a new connection, so that it reaches the service, not a stale socket. */
type ConnectionUse = 'kept' | 'fresh';

/** The only network access of a reader. */
export type Get = (path: string, use: ConnectionUse) => Promise<Exchange>;

export type WritingMethod = 'POST' | 'PUT' | 'DELETE';
export type Send = (method: WritingMethod, path: string, body: string | undefined) => Promise<Exchange>;

interface Closable {
  readonly close: () => Promise<void>;
}

/** The largest list seen in public has some 200 rows and 216 KB; ten thousand rows with long trees fit. */
const LARGEST_BODY = 64 * 1024 * 1024;

/** Opens a client that can only GET. */
export function openGet(connection: Connection): { readonly get: Get } & Closable {
  const exchange = makeExchange(connection);
  const kept = openDispatcher(connection);
  // Opened lazily: a plan never waits for a restart.
  let fresh: Dispatcher | undefined;
  const openFresh = (): Dispatcher => {
    fresh ??= openDispatcher(connection);
    return fresh;
  };
  return {
    get: (path, use) => exchange(use === 'kept' ? kept : openFresh(), 'GET', path, undefined, use),
    close: async () => {
      await Promise.all([kept.destroy(), fresh?.destroy()]);
    },
  };
}

/**
 * Opens a client for writes. It closes every connection after its answer: a write on a kept-alive connection can fail,
 * sent or not, when the service closes idle ones.
 */
export function openSend(connection: Connection): { readonly send: Send } & Closable {
  const exchange = makeExchange(connection);
  const dispatcher = openDispatcher(connection);
  return {
    send: (method, path, body) => exchange(dispatcher, method, path, body, 'fresh'),
    close: () => dispatcher.destroy(),
  };
}

/** Sends a POST to an endpoint that counts records. It changes nothing, so connections are kept alive. */
export type Count = (path: SelectorPath, body: string) => Promise<Exchange>;

export function openCount(connection: Connection): { readonly count: Count } & Closable {
  const exchange = makeExchange(connection);
  const dispatcher = openDispatcher(connection);
  return {
    count: (path, body) => exchange(dispatcher, 'POST', path, body, 'kept'),
    close: () => dispatcher.destroy(),
  };
}

type MakeExchange = (
  dispatcher: Dispatcher,
  method: 'GET' | WritingMethod,
  path: string,
  body: string | undefined,
  use: ConnectionUse,
) => Promise<Exchange>;

function makeExchange(connection: Connection): MakeExchange {
  const base = baseAddress(connection);
  const headers = headersOf(connection);
  return (dispatcher, method, path, body, use) =>
    withinTime(connection.timeoutMs, async ({ signal, begins }) => {
      const { origin, pathname, search } = new URL(`${base}${path}`);
      const response = await watched(dispatcher, begins).request({
        origin,
        path: `${pathname}${search}`,
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: body ?? null,
        reset: use === 'fresh',
        signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      return answerOf(response);
    });
}

interface Watch {
  /** Aborts the request at the deadline. */
  readonly signal: AbortSignal;
  /** Called when sending begins. */
  readonly begins: () => void;
}

/**
 * Sets one deadline for the whole exchange. undici's timeouts restart with every interim answer and every piece of a body,
 * and do not run while a proxy opens its tunnel. A request that has not begun at the deadline is never sent.
 */
async function withinTime(timeoutMs: number, exchange: (watch: Watch) => Promise<Exchange>): Promise<Exchange> {
  const deadline = new AbortController();
  let late = { code: 'UND_ERR_CONNECT_TIMEOUT' };
  const begins = (): void => {
    late = { code: 'UND_ERR_HEADERS_TIMEOUT' };
  };
  const timer = setTimeout(() => deadline.abort(Object.assign(new Error('The request timed out'), late)), timeoutMs);
  try {
    return await Promise.race([exchange({ signal: deadline.signal, begins }), failing(deadline.signal)]);
  } catch (error) {
    return faultOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function failing(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function watched(dispatcher: Dispatcher, begins: () => void): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => dispatch(options, watchedHandler(handler, begins)));
}

/** Delegates each method, because they depend on `this`. */
function watchedHandler(handler: Dispatcher.DispatchHandler, begins: () => void): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...given) => {
      begins();
      handler.onRequestStart?.(...given);
    },
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  };
}

async function answerOf(response: Dispatcher.ResponseData): Promise<Exchange> {
  const bytes = await collect(response);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const text = new TextDecoder().decode(bytes);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'other';
  return {
    outcome: 'answered',
    status: response.statusCode,
    contentType: headerOf(response, 'content-type') ?? '',
    location: headerOf(response, 'location'),
    retryAfter: headerOf(response, 'retry-after'),
    text,
    encoding,
    json: encoding === 'utf-8' ? parseJson(text) : undefined,
  };
}

async function collect({ body }: Dispatcher.ResponseData): Promise<Buffer | ExchangeFault> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    if (!(piece instanceof Uint8Array)) continue;
    size += piece.length;
    if (size > LARGEST_BODY) {
      return { outcome: 'lost', kind: 'too-large', error: new Error('The answer is larger than 64 MB') };
    }
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | undefined {
  const value = response.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

const OURS = new Set(['accept', 'accept-encoding', 'authorization', 'content-type', 'content-length', 'connection']);

/** User headers cannot replace Accept: without it, errors are HTML pages (5.2/01 and 6.5/01 "no Accept"). */
function headersOf(connection: Connection): Readonly<Record<string, string>> {
  const extra = Object.entries(connection.headers).filter(([name]) => !OURS.has(name.toLowerCase()));
  return {
    'user-agent': 'deskform',
    ...Object.fromEntries(extra.map(([name, value]) => [name, sendable(value, `The header ${name}`)])),
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: authorizationOf(connection),
    ...(connection.onBehalfOf === undefined
      ? {}
      : { 'x-on-behalf-of': sendable(connection.onBehalfOf, 'The user of on_behalf_of') }),
  };
}

function authorizationOf({ credentials }: Connection): string {
  switch (credentials.kind) {
    case 'token':
      return `Token token=${sendable(credentials.token, 'The token')}`;
    case 'bearer':
      return `Bearer ${sendable(credentials.token, 'The token')}`;
    case 'basic':
      return basic(credentials.user, credentials.password);
  }
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}

/** Encodes a header value as UTF-8 bytes, and rejects anything that could begin another header. */
function sendable(text: string, what: string): string {
  const bytes = Buffer.from(text.trim(), 'utf8').toString('latin1');
  if (bytes !== '' && /^[\t\x20-\x7e\x80-\xff]+$/.test(bytes)) return bytes;
  const hint = 'Check its source for a line break or an empty variable.';
  throw new Failure('INVALID_CONFIG', `${what} is empty or holds characters that cannot be sent in a header`, { hint });
}

function openDispatcher(connection: Connection): Dispatcher {
  const connect = { timeout: connection.timeoutMs, ...secureContextOf(connection) };
  const options = { connect, requestTls: connect, proxyTls: connect, proxyTunnel: false };
  const { proxy } = connection;
  if (proxy !== undefined && proxy !== '') {
    const { href, username, password } = parseAddress(proxy, 'proxy');
    const uri = new URL(href);
    uri.username = '';
    uri.password = '';
    const token = basic(decodeLoosely(username), decodeLoosely(password));
    const always = { httpProxy: uri.href, httpsProxy: uri.href, noProxy: '' };
    return new EnvHttpProxyAgent({ ...options, ...always, ...(username === '' ? {} : { token }) });
  }
  try {
    return new EnvHttpProxyAgent(options);
  } catch (error) {
    throw new Failure('INVALID_CONFIG', 'HTTP_PROXY or HTTPS_PROXY is not an address', {
      hint: 'Write it like http://proxy.example.com:3128, or unset it.',
      cause: withoutSecrets(error, makeMask(secretsOfConnection(connection))),
    });
  }
}

/** Created once: parsing the authorities for every connection would take longer than the request. */
export function secureContextOf(connection: Connection): { readonly secureContext?: SecureContext } {
  const { ca, cert, key } = connection.tls;
  if (ca === undefined && cert === undefined && key === undefined) return {};
  try {
    return {
      secureContext: createSecureContext({
        ...(ca === undefined ? {} : { ca }),
        ...(cert === undefined ? {} : { cert }),
        ...(key === undefined ? {} : { key }),
      }),
    };
  } catch (error) {
    throw new Failure('TLS_FAILED', 'The files of tls (ca, cert, key) cannot be used together', {
      hint: 'Each must be PEM text, and key must be the private key of cert, without a passphrase.',
      cause: withoutSecrets(error, makeMask(secretsOfConnection(connection))),
    });
  }
}
