import { isUtf8 } from 'node:buffer';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { Dispatcher } from 'undici';
import { EnvHttpProxyAgent } from 'undici/index-fetch.js';
import { Failure } from '../model/failure.ts';
import { parseJson } from '../model/json.ts';
import { makeMask } from '../model/mask.ts';
import { baseAddress, type Connection, parseAddress, SCHEMES } from './connection.ts';
import type { SelectorPath } from './count-conditions.ts';
import { type ExchangeFault, faultOf, type RequestLine } from './exchange-fault.ts';
import { decodeLoosely, secretsOfConnection, withoutSecrets } from './secrecy.ts';

/** A complete answer, of any status. */
export interface HttpAnswer {
  readonly outcome: 'answered';
  readonly request: RequestLine;
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

/** The only network access of a reader. `fresh` opens a new connection, so that it reaches the service, not a stale socket. */
export type Get = (path: string, use: 'kept' | 'fresh') => Promise<Exchange>;

/** The largest list seen in public has some 200 rows and 216 KB; ten thousand rows with long trees fit. */
const LARGEST_BODY = 64 * 1024 * 1024;

/** Opens a client that can only GET. */
export function openGet(connection: Connection): { readonly get: Get; readonly close: () => Promise<void> } {
  const kept = openClient(connection, 'kept');
  // Opened lazily: a plan never waits for a restart.
  let fresh: ReturnType<typeof openClient> | undefined;
  return {
    get: (path, use) => {
      if (use === 'kept') return kept.exchange({ method: 'GET', path });
      fresh ??= openClient(connection, use);
      return fresh.exchange({ method: 'GET', path });
    },
    close: async () => {
      await Promise.all([kept.close(), fresh?.close()]);
    },
  };
}

/**
 * Opens a client for writes. It closes every connection after its answer: a write on a kept-alive connection can fail,
 * sent or not, when the service closes idle ones.
 */
export function openSend(connection: Connection) {
  const { exchange: send, close } = openClient(connection, 'fresh');
  return { send, close };
}

/** Opens a client for POSTs to endpoints that count records. They change nothing, so connections are kept alive. */
export function openCount(connection: Connection) {
  const { exchange, close } = openClient(connection, 'kept');
  return { count: (path: SelectorPath, body: string) => exchange({ method: 'POST', path }, body), close };
}

/**
 * Sets one deadline for each whole exchange. undici's timeouts restart with every interim answer and every piece of a body,
 * and do not run while a proxy opens its tunnel. A request that has not begun at the deadline is never sent.
 */
function openClient(connection: Connection, use: 'kept' | 'fresh') {
  const base = baseAddress(connection);
  const headers = headersOf(connection);
  const dispatcher = openDispatcher(connection);
  const exchange = async (request: RequestLine, body?: string): Promise<Exchange> => {
    const { origin, pathname, search } = new URL(`${base}${request.path}`);
    const deadline = new AbortController();
    let late = { code: 'UND_ERR_CONNECT_TIMEOUT' };
    const watched = onBegin(dispatcher, () => {
      late = { code: 'UND_ERR_HEADERS_TIMEOUT' };
    });
    const end = () => deadline.abort(Object.assign(new Error('The request timed out'), late));
    const timer = setTimeout(end, connection.timeoutMs);
    const answered = async (): Promise<Exchange> => {
      const response = await watched.request({
        origin,
        path: `${pathname}${search}`,
        method: request.method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: body ?? null,
        reset: use === 'fresh',
        signal: deadline.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      return answerOf(response, request);
    };
    try {
      return await Promise.race([answered(), failing(deadline.signal)]);
    } catch (error) {
      return faultOf(error, request);
    } finally {
      clearTimeout(timer);
    }
  };
  return { exchange, close: () => dispatcher.destroy() };
}

function failing(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Calls `begins` when a request is sent. undici makes a handler for each request, so its method can be replaced. */
function onBegin(dispatcher: Dispatcher, begins: () => void): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (...given) => {
      begins();
      start?.(...given);
    };
    return dispatch(options, handler);
  });
}

async function answerOf(response: Dispatcher.ResponseData, request: RequestLine): Promise<Exchange> {
  const bytes = await collect(response);
  if (bytes === undefined)
    return { outcome: 'lost', kind: 'too-large', error: new Error('The answer is larger than 64 MB'), request };
  const text = new TextDecoder().decode(bytes);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'other';
  return {
    outcome: 'answered',
    request,
    status: response.statusCode,
    contentType: headerOf(response, 'content-type') ?? '',
    location: headerOf(response, 'location'),
    retryAfter: headerOf(response, 'retry-after'),
    text,
    encoding,
    json: encoding === 'utf-8' ? parseJson(text) : undefined,
  };
}

/** Undefined if the body is too large. */
async function collect({ body }: Dispatcher.ResponseData): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    if (!(piece instanceof Uint8Array)) continue;
    size += piece.length;
    if (size > LARGEST_BODY) return undefined;
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
  if (credentials.kind === 'basic') return basic(credentials.user, credentials.password);
  return `${SCHEMES[credentials.kind]}${sendable(credentials.token, 'The token')}`;
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
  if (connection.proxy !== undefined && connection.proxy !== '') {
    const uri = parseAddress(connection.proxy, 'proxy');
    const { username, password } = uri;
    uri.username = '';
    uri.password = '';
    const token = username === '' ? {} : { token: basic(decodeLoosely(username), decodeLoosely(password)) };
    return new EnvHttpProxyAgent({ ...options, ...token, httpProxy: uri.href, httpsProxy: uri.href, noProxy: '' });
  }
  try {
    return new EnvHttpProxyAgent(options);
  } catch (error) {
    throw new Failure('INVALID_CONFIG', 'HTTP_PROXY or HTTPS_PROXY is not an address', {
      hint: 'Write it like http://proxy.example.com:3128, or unset it.',
      cause: maskedCause(error, connection),
    });
  }
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
      cause: maskedCause(error, connection),
    });
  }
}

function maskedCause(error: unknown, connection: Connection): Error {
  return withoutSecrets(error, makeMask(secretsOfConnection(connection)));
}
