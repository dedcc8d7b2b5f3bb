import { errorCodeOf } from '../problem/error-code.ts';
import { Failure } from '../problem/failure.ts';
import type { ExchangeFault } from './exchange-fault.ts';
import { type ConnectionFacts, nameRequest, type RequestLine } from './request-words.ts';
import { quotable, withoutSecrets } from './secrecy.ts';

/** What a broken or missing answer means to a person. The cause is kept, without credentials. */
export function explainFault(fault: ExchangeFault, request: RequestLine, facts: ConnectionFacts): Failure {
  const cause = withoutSecrets(fault.error, facts.mask);
  const asked = nameRequest(request, facts);
  const through = facts.proxy === 'proxy' ? ', or the proxy' : '';
  switch (fault.kind) {
    case 'unknown-host':
      return new Failure(
        'HELP_DESK_UNREACHABLE',
        `The name of ${facts.base} is not known: no address was found for it`,
        {
          hint: `Is the url of the target${through} spelled right, and does this machine reach its name server?`,
          cause,
        },
      );
    case 'connection-refused':
      return new Failure('HELP_DESK_UNREACHABLE', `Cannot connect to ${facts.base}: the connection was refused`, {
        hint: `Is the url of the target right, with its port${through}? The help desk may also be starting again.`,
        cause,
      });
    case 'timeout':
      return new Failure('HELP_DESK_TIMEOUT', `${asked} got no whole answer within ${seconds(facts.timeoutMs)}`, {
        hint: 'The help desk is slow or cut off. Run again, or raise timeout of the target.',
        cause,
      });
    case 'tls':
      return new Failure('TLS_FAILED', `No safe connection to ${facts.base}: ${reasonOf(fault, facts)}`, {
        hint: tlsHint(errorCodeOf(fault.error) ?? ''),
        cause,
      });
    case 'proxy':
      return new Failure(
        'HELP_DESK_UNREACHABLE',
        `The proxy does not connect to ${facts.base}: ${reasonOf(fault, facts)}`,
        {
          hint: 'Check proxy of the target or HTTPS_PROXY, with user and password where it wants them; NO_PROXY leaves a host out.',
          cause,
        },
      );
    case 'too-large':
      return new Failure('ANSWER_UNREADABLE', `${asked} answered with more than 64 MB`, {
        hint: 'No list of attributes is that large: check the url of the target.',
        cause,
      });
    case 'not-http':
      return new Failure('NOT_A_HELP_DESK', `${asked} got an answer that is not HTTP: ${reasonOf(fault, facts)}`, {
        hint: 'What answers there does not speak HTTP properly: is it a help desk? Check the port in the url of the target, and http against https.',
        cause,
      });
    case 'cannot-be-sent':
      return new Failure('INVALID_CONFIG', `${asked} cannot be sent: ${reasonOf(fault, facts)}`, {
        hint: 'Check headers of the target.',
        cause,
      });
    case 'cut-short':
    case 'network':
      return new Failure(
        'HELP_DESK_UNREACHABLE',
        `${asked} was cut off before its answer was whole: ${reasonOf(fault, facts)}`,
        {
          hint: `Run again. If it stays so, ${cutHint(facts)}`,
          cause,
        },
      );
  }
}

/** Some services close the connection without a word when a client certificate is missing. */
function cutHint(facts: ConnectionFacts): string {
  return facts.base.startsWith('https:')
    ? 'something between here and the help desk closes connections, or the help desk wants a certificate from its clients: give tls.cert and tls.key.'
    : 'something between here and the help desk closes connections, or it wants https: write it in the url of the target.';
}

function reasonOf({ error }: ExchangeFault, facts: ConnectionFacts): string {
  const text = inPlainWords(error instanceof Error ? error.message : String(error));
  return quotable(text === '' ? (errorCodeOf(error) ?? 'no reason given') : text, facts.mask);
}

/** OpenSSL says where in its own code it was, around the words that mean something: "…:error:…:…:…:wrong version number:…:350:". */
function inPlainWords(text: string): string {
  const [, reason = ''] = /\berror:[0-9a-f]+:[^:]*:[^:]*:([^:\n]+)/iu.exec(text) ?? [];
  return reason === '' ? text : reason.trim();
}

function tlsHint(code: string): string {
  if (/WRONG_VERSION|UNSUPPORTED_PROTOCOL|PACKET_LENGTH/.test(code)) {
    return 'The other side does not speak TLS on this port: is the url meant to begin with http://, or is the port wrong?';
  }
  if (/ALERT.*(CERTIFICATE|UNKNOWN_CA|HANDSHAKE)/.test(code)) {
    return 'The help desk wants a certificate from its clients: give tls.cert and tls.key.';
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return 'Renew the certificate of the help desk, or look at the clock of this machine.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH') {
    return 'The certificate is for another name: use the name of the certificate in the url.';
  }
  return 'If its certificate comes from an authority of your own, name the PEM file of that authority in tls.ca.';
}

function seconds(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
}
