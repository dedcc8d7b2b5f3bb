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
  | 'cannot-be-sent'
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

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL']);
const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const CUT_SHORT = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_CERT)/;
const HANDSHAKE = /^(ERR_SSL_|ERR_TLS_|EPROTO)/;
/** Alerts that end the handshake before any request is read. */
const HANDSHAKE_REFUSED =
  /WRONG_VERSION|ALERT_(CERTIFICATE|BAD_CERTIFICATE|UNKNOWN_CA|HANDSHAKE|PROTOCOL_VERSION)|UNSUPPORTED|NO_PROTOCOLS/;

/** Classifies an error of Node or undici. Anything not certainly unsent counts as lost. */
export function faultOf(error: unknown, request: RequestLine): ExchangeFault {
  const [outcome, kind] = natureOf(error);
  return { outcome, kind, error, request };
}

function natureOf(error: unknown): readonly [ExchangeFault['outcome'], FaultKind] {
  if (error instanceof AggregateError && error.errors.length > 0) {
    // A host name with several addresses, all of which failed.
    const natures = error.errors.map(natureOf);
    return [natures.every(([one]) => one === 'unsent') ? 'unsent' : 'lost', natures[0]?.[1] ?? 'network'];
  }
  const code = errorCodeOf(error) ?? '';
  const connecting = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (UNKNOWN_HOST.has(code)) return ['unsent', 'unknown-host'];
  if (code === 'ECONNREFUSED') return ['unsent', 'connection-refused'];
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return ['unsent', 'timeout'];
  if (TIMEOUTS.has(code)) return [connecting ? 'unsent' : 'lost', 'timeout'];
  if (CERTIFICATE.test(code)) return ['unsent', 'tls'];
  if (HANDSHAKE.test(code)) return [HANDSHAKE_REFUSED.test(code) ? 'unsent' : 'lost', 'tls'];
  if (code === 'UND_ERR_PRX_TLS') return ['unsent', 'tls'];
  if (isRefusedTunnel(error, code)) return ['unsent', 'proxy'];
  if (code === 'UND_ERR_INVALID_ARG') return ['unsent', 'cannot-be-sent'];
  // undici's parser sets a code for only some of its errors.
  const isOfParser = code.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError');
  if (isOfParser) return ['lost', 'not-http'];
  if (CUT_SHORT.has(code)) return ['lost', 'cut-short'];
  return [connecting ? 'unsent' : 'lost', 'network'];
}

/** Whether a proxy refused CONNECT: undici has no code for that. */
function isRefusedTunnel(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  if (code === 'UND_ERR_ABORTED') return error.message.startsWith('Proxy response');
  return code === 'UND_ERR_INVALID_ARG' && error.message.includes('(407)');
}
