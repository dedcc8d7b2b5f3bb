import { errorCodeOf } from '../model/failure.ts';

/** A request, for messages. */
export interface RequestLine {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Why there is no complete answer. */
export type FaultKind =
  | 'unknown-host'
  | 'connection-refused'
  | 'timeout'
  | 'tls'
  | 'proxy'
  | 'cut-short'
  | 'too-large'
  | 'not-http'
  | 'network';

/**
 * `unsent`: the service certainly never received the request, so it may be sent again.
 * `lost`: the service may have acted on it; only a read can tell.
 */
export interface ExchangeFault {
  readonly outcome: 'unsent' | 'lost';
  readonly kind: FaultKind;
  readonly error: unknown;
  readonly request: RequestLine;
}

/** Why deskform itself ends an exchange. */
export function errorOf(code: 'ETIMEDOUT' | 'ECONNRESET' | 'PROXY_REFUSED' | 'TOO_LARGE', message: string): Error {
  return Object.assign(new Error(message), { code });
}

const KINDS: readonly (readonly [RegExp, FaultKind])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EAI_FAIL)$/, 'unknown-host'],
  [/^ECONNREFUSED$/, 'connection-refused'],
  [/^ETIMEDOUT$/, 'timeout'],
  [/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/, 'tls'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'tls'],
  [/^PROXY_REFUSED$/, 'proxy'],
  [/^TOO_LARGE$/, 'too-large'],
  [/^HPE_/, 'not-http'],
  [/^(ECONNRESET|EPIPE)$/, 'cut-short'],
];

/** With TLS 1.3, a service checks the certificate of the client after the handshake, and before it reads a request. */
const REFUSED_UNREAD =
  /^PROXY_REFUSED$|^ERR_SSL_.*ALERT_(CERTIFICATE|BAD_CERTIFICATE|UNSUPPORTED_CERTIFICATE|UNKNOWN_CA|HANDSHAKE)/;

/** Classifies an error of Node. `outcome`: whether the request had begun. */
export function faultOf(error: unknown, request: RequestLine, outcome: ExchangeFault['outcome']): ExchangeFault {
  const code = errorCodeOf(error) ?? '';
  const [, kind] = KINDS.find(([codes]) => codes.test(code)) ?? [undefined, 'network' as const];
  return { outcome: REFUSED_UNREAD.test(code) ? 'unsent' : outcome, kind, error, request };
}
