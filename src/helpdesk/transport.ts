import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
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
    const sent = {
      origin,
      path: `${pathname}${search}`,
      method: request.method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body ?? null,
      reset: use === 'fresh',
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    try {
      const received = await receive(dispatcher, sent, connection.timeoutMs);
      if (received !== undefined) return answerOf(received, request);
      return { outcome: 'lost', kind: 'too-large', error: new Error('The answer is larger than 64 MB'), request };
    } catch (error) {
      return faultOf(error, request);
    }
  };
  return { exchange, close: () => dispatcher.destroy() };
}

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends a request and reads the whole answer; undefined if it is too large. */
function receive(
  dispatcher: Dispatcher,
  sent: Dispatcher.DispatchOptions,
  timeoutMs: number,
): Promise<Received | undefined> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Received | undefined>((resolve, reject) => {
    let running: Dispatcher.DispatchController | undefined;
    let late: Error | undefined;
    timer = setTimeout(() => {
      const code = running === undefined ? 'UND_ERR_CONNECT_TIMEOUT' : 'UND_ERR_HEADERS_TIMEOUT';
      late = Object.assign(new Error('The request timed out'), { code });
      running?.abort(late);
      reject(late);
    }, timeoutMs);
    let [status, headers, size]: [number, IncomingHttpHeaders, number] = [0, {}, 0];
    const pieces: Buffer[] = [];
    dispatcher.dispatch(sent, {
      onRequestStart: (controller) => {
        running = controller;
        if (late !== undefined) controller.abort(late);
      },
      // Interim answers come here, too: the last one counts.
      onResponseStart: (_, code, fields) => {
        [status, headers] = [code, fields];
      },
      onResponseData: (controller, piece) => {
        pieces.push(piece);
        size += piece.length;
        if (size <= LARGEST_BODY) return;
        resolve(undefined);
        controller.abort(new Error('The answer is too large'));
      },
      onResponseEnd: () => resolve({ status, headers, bytes: Buffer.concat(pieces) }),
      onResponseError: (_, error) => reject(error),
    });
  }).finally(() => clearTimeout(timer));
}

function answerOf({ status, headers, bytes }: Received, request: RequestLine): HttpAnswer {
  const text = new TextDecoder().decode(bytes);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'other';
  return {
    outcome: 'answered',
    request,
    status,
    contentType: headerOf(headers, 'content-type') ?? '',
    location: headerOf(headers, 'location'),
    retryAfter: headerOf(headers, 'retry-after'),
    text,
    encoding,
    json: encoding === 'utf-8' ? parseJson(text) : undefined,
  };
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
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
