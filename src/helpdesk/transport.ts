import { isUtf8 } from 'node:buffer';
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { Failure } from '../model/failure.ts';
import { parseJson } from '../model/json.ts';
import { REQUEST_LOG } from '../model/request-log.ts';
import { baseAddress, basicAuthorization, type Connection, SCHEMES } from './connection.ts';
import type { SelectorPath } from './count-conditions.ts';
import { type ExchangeFault, errorOf, faultOf, type RequestLine } from './exchange-fault.ts';
import { makeConnect, proxyOf } from './sockets.ts';

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

/** The only network access of a reader. */
export type Get = (path: string) => Promise<Exchange>;

/** The largest list seen in public has some 200 rows and 216 KB; ten thousand rows with long trees fit. */
const LARGEST_BODY = 64 * 1024 * 1024;

/** Opens a client that can only GET. */
export function openGet(connection: Connection): { readonly get: Get; readonly close: () => Promise<void> } {
  const { exchange, close } = openClient(connection, 'fresh');
  return { get: (path) => exchange({ method: 'GET', path }), close };
}

/** Opens a client for writes. */
export function openSend(connection: Connection) {
  const { exchange: send, close } = openClient(connection, 'fresh');
  return { send, close };
}

/** Opens a client for POSTs to endpoints that count records. There are many: connections are kept alive. */
export function openCount(connection: Connection) {
  const { exchange, close } = openClient(connection, 'kept');
  return { count: (path: SelectorPath, body: string) => exchange({ method: 'POST', path }, body), close };
}

/** Less than the 5 s after which a service of Node closes an idle connection. */
const LONGEST_IDLE_MS = 3_000;

/** What comes unasked would be taken for the answer to the next request. */
function endSocket(this: Socket): void {
  this.destroy();
}

/**
 * Sets one deadline for each whole exchange. A request that has not begun at the deadline is never sent. A fresh connection
 * ends with its answer: on a kept one a request can fail, sent or not, when the service closes those that are idle. So only
 * requests that change nothing go over kept ones.
 */
function openClient(connection: Connection, use: 'kept' | 'fresh') {
  const base = baseAddress(connection);
  const proxy = proxyOf(connection);
  const headers = {
    host: new URL(base).host,
    ...headersOf(connection),
    ...(proxy?.does === 'forward' && proxy.headers),
  };
  const connect = makeConnect(connection, proxy);
  const agent = new Agent({ keepAlive: use === 'kept', timeout: LONGEST_IDLE_MS });
  // A request brings its own, which ends with it.
  agent.createConnection = (options, ready) => ready && options.createConnection?.(options, ready);
  agent.on('free', (socket: Socket) => socket.on('data', endSocket));
  const running = new Set<AbortController>();
  let closed: Error | undefined;
  const exchange = (request: RequestLine, body?: string): Promise<Exchange> => {
    const { origin, pathname, search } = new URL(`${base}${request.path}`);
    const path = `${proxy?.does === 'forward' ? origin : ''}${pathname}${search}`;
    const began = performance.now();
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(errorOf('ETIMEDOUT', 'The request timed out')), connection.timeoutMs);
    running.add(ending);
    if (closed !== undefined) ending.abort(closed);
    let status: number | undefined;
    return new Promise<Exchange>((resolve) => {
      let outcome: ExchangeFault['outcome'] = 'unsent';
      const fail = (error: unknown): void => {
        const fault = faultOf(ending.signal.aborted ? ending.signal.reason : error, request, outcome);
        // The service had closed the connection meanwhile. What is sent on a kept one may be sent twice.
        resolve(sent.reusedSocket && fault.kind === 'cut-short' ? exchange(request, body) : fault);
      };
      let answer: IncomingMessage | undefined;
      const sent = requestHttp({
        agent,
        method: request.method,
        path,
        setHost: false,
        signal: ending.signal,
        createConnection: (_, ready) => void callbackify(connect)(ending.signal, ready),
      });
      // As an option, NODE_DEBUG=http would print them, with the credentials.
      for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
      if (body !== undefined) sent.setHeader('content-type', 'application/json');
      // What follows a complete answer does not take it back.
      sent.on('error', (error) => answer?.complete !== true && fail(error));
      ending.signal.onabort = fail;
      // Node tells of the connection, which is ready then, before it writes anything to it.
      sent.on('socket', (socket) => {
        socket.off('data', endSocket);
        outcome = 'lost';
      });
      const notAsked = (): void => ending.abort(errorOf('ECONNRESET', 'it answered 101'));
      sent.on('upgrade', (_, socket) => {
        socket.destroy();
        notAsked();
      });
      sent.on('response', (response) => {
        answer = response;
        status = response.statusCode;
        if (status === 101) notAsked();
        if (proxy?.does === 'forward' && status === 407)
          ending.abort(errorOf('PROXY_REFUSED', `it answered ${status}`));
        const pieces: Buffer[] = [];
        let size = 0;
        response.on('error', fail);
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size > LARGEST_BODY) ending.abort(errorOf('TOO_LARGE', 'The answer is larger than 64 MB'));
        });
        response.on('end', () => resolve(answerOf(response, Buffer.concat(pieces), request)));
      });
      // A text would be sent together with the headers, and in one encoding.
      sent.end(body === undefined ? undefined : Buffer.from(body));
    }).finally(() => {
      clearTimeout(timer);
      running.delete(ending);
      const took = Math.round(performance.now() - began);
      REQUEST_LOG.publish(`${request.method} ${path} ${status ?? 'no answer'} ${took} ms`);
    });
  };
  const close = async (): Promise<void> => {
    closed = new Error('The client was closed');
    for (const ending of running) ending.abort(closed);
    agent.destroy();
  };
  return { exchange, close };
}

function answerOf(response: IncomingMessage, bytes: Buffer, request: RequestLine): HttpAnswer {
  const { statusCode = 0, headers } = response;
  const text = new TextDecoder().decode(bytes);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'other';
  return {
    outcome: 'answered',
    request,
    status: statusCode,
    contentType: headers['content-type'] ?? '',
    location: headers.location,
    retryAfter: headers['retry-after'],
    text,
    encoding,
    json: encoding === 'utf-8' ? parseJson(text) : undefined,
  };
}

const OURS = new Set(['accept', 'accept-encoding', 'authorization', 'content-type', 'content-length', 'connection']);
/** A request with one of these would end elsewhere for the service than for deskform; a proxy has its login in its address. */
const UNSENDABLE = /^(transfer-encoding|trailer|keep-alive|upgrade|expect|proxy-.*|.*[^!#$%&'*+.^`|~\w-].*|)$/is;

/** User headers cannot replace Accept: without it, errors are HTML pages (5.2/01 and 6.5/01 "no Accept"). */
function headersOf(connection: Connection): Readonly<Record<string, string>> {
  const extra = Object.entries(connection.headers).filter(([name]) => !OURS.has(name.toLowerCase()));
  const unsendable = extra.find(([name]) => UNSENDABLE.test(name));
  if (unsendable !== undefined) {
    const hint = "Check the target's headers setting.";
    throw new Failure('INVALID_CONFIG', `The header ${unsendable[0]} cannot be sent`, { hint });
  }
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
  if (credentials.kind === 'basic') return basicAuthorization(credentials.user, credentials.password);
  return `${SCHEMES[credentials.kind]}${sendable(credentials.token, 'The token')}`;
}

/** Encodes a header value as UTF-8 bytes, and rejects anything that could begin another header. */
function sendable(text: string, what: string): string {
  const bytes = Buffer.from(text.trim(), 'utf8').toString('latin1');
  if (bytes !== '' && /^[\t\x20-\x7e\x80-\xff]+$/.test(bytes)) return bytes;
  const hint = 'Check its source for a line break or an empty variable.';
  throw new Failure('INVALID_CONFIG', `${what} is empty or holds characters that cannot be sent in a header`, { hint });
}
