import { errorCodeOf, Failure, type FailureCode } from '../model/failure.ts';
import type { ExchangeFault } from './exchange-fault.ts';
import { type ConnectionFacts, nameRequest } from './request-words.ts';
import { quotable, withoutSecrets } from './secrecy.ts';

/** Explains a broken or missing answer. The cause is kept, with credentials masked. */
export function explainFault(fault: ExchangeFault, facts: ConnectionFacts): Failure {
  const [code, message, hint] = wordsOf(fault, facts);
  return new Failure(code, message, { hint, cause: withoutSecrets(fault.error, facts.mask) });
}

function wordsOf(
  { kind, error, request }: ExchangeFault,
  facts: ConnectionFacts,
): readonly [FailureCode, message: string, hint: string] {
  const asked = nameRequest(request, facts);
  const reason = reasonOf(error, facts);
  // Behind a proxy, only the proxy is connected to.
  const isBehind = facts.proxy === 'proxy';
  const where = isBehind ? 'the proxy' : facts.base;
  switch (kind) {
    case 'unknown-host': {
      const hint = isBehind ? CHECK_PROXY : 'Check the url of the target, and the DNS of this machine.';
      return ['HELP_DESK_UNREACHABLE', `Cannot resolve the host name of ${where}`, hint];
    }
    case 'connection-refused': {
      const hint = isBehind
        ? CHECK_PROXY
        : 'Check the url and port of the target. The help desk may also be restarting.';
      return ['HELP_DESK_UNREACHABLE', `Cannot connect to ${where}: the connection was refused`, hint];
    }
    case 'timeout': {
      const hint = "The help desk is slow or unreachable. Run again, or raise the target's timeout setting.";
      const { timeoutMs } = facts;
      const limit = timeoutMs % 1000 === 0 ? `${timeoutMs / 1000} s` : `${timeoutMs} ms`;
      return ['HELP_DESK_TIMEOUT', `${asked} got no complete answer within ${limit}`, hint];
    }
    case 'tls':
      return ['TLS_FAILED', `The TLS connection to ${facts.base} failed: ${reason}`, tlsHint(errorCodeOf(error) ?? '')];
    case 'proxy': {
      const hint = `Check the target's proxy setting or HTTPS_PROXY, including user name and password. ${BYPASS}`;
      return ['HELP_DESK_UNREACHABLE', `The proxy could not connect to ${facts.base}: ${reason}`, hint];
    }
    case 'too-large': {
      const hint = 'No list of attributes is that large: check the url of the target.';
      return ['ANSWER_UNREADABLE', `${asked} answered with more than 64 MB`, hint];
    }
    case 'not-http': {
      const hint =
        'Another service may answer there. Check the port in the url of the target, and whether it needs http or https.';
      return ['NOT_A_HELP_DESK', `${asked} got an answer that is not HTTP: ${reason}`, hint];
    }
    case 'cut-short':
    case 'network': {
      const hint = `Run again. If it fails again, ${cutHint(facts)}`;
      return ['HELP_DESK_UNREACHABLE', `${asked} was interrupted before the answer was complete: ${reason}`, hint];
    }
  }
}

const BYPASS = 'To bypass the proxy for this host, use NO_PROXY.';
const CHECK_PROXY = `Check the proxy setting of the target, or HTTPS_PROXY and HTTP_PROXY. ${BYPASS}`;

/** Some services silently close the connection when a client certificate is missing. */
function cutHint({ base }: ConnectionFacts): string {
  const advice = base.startsWith('https:')
    ? 'requires a client certificate: set tls.cert and tls.key.'
    : 'requires https: write it in the url of the target.';
  return `a proxy or firewall may close connections, or the help desk ${advice}`;
}

function reasonOf(error: unknown, { mask }: ConnectionFacts): string {
  const whole = error instanceof Error ? error.message : String(error);
  // Node's words for a connection that ends before, and within, an answer.
  if (whole === 'socket hang up' || whole === 'aborted') return 'the connection was closed';
  // An error of OpenSSL: "…:error:…:…:…:wrong version number:…:350:".
  const text = /\berror:[0-9a-f]+:[^:]*:[^:]*:([^:\n]+)/iu.exec(whole)?.[1]?.trim() ?? whole;
  return quotable(text === '' ? (errorCodeOf(error) ?? 'no reason given') : text, mask);
}

function tlsHint(code: string): string {
  if (/WRONG_VERSION|UNSUPPORTED_PROTOCOL|PACKET_LENGTH/.test(code))
    return 'The server does not speak TLS on this port. Check the port, and whether the url must begin with http://.';
  if (/ALERT.*(CERTIFICATE|UNKNOWN_CA|HANDSHAKE)/.test(code))
    return 'The help desk requires a client certificate: set tls.cert and tls.key.';
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'Renew the certificate of the help desk, or check the clock of this machine.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return 'The certificate is for another host name: use that name in the url.';
  return 'If a private authority (CA) signed its certificate, set tls.ca to the PEM file of that authority.';
}
