import { Failure, type FailureCode } from '../model/failure.ts';
import { DEEPEST_DOCUMENT, isNestedDeeper } from '../model/json.ts';
import { readUrl } from '../model/target-texts.ts';
import { explainFault } from './explain-fault.ts';
import { bodyKind, type ConnectionFacts, describeAnswer, nameRequest, serviceWordsIn } from './request-words.ts';
import { quotable } from './secrecy.ts';
import type { Exchange, HttpAnswer } from './transport.ts';
import { ATTRIBUTES, ME } from './wire.ts';

/** Paths that every help desk has: a 404 means that the address is wrong. */
const ALWAYS_THERE: readonly string[] = [ATTRIBUTES, ME];

/** Explains an exchange without a usable answer. */
export function explain(exchange: Exchange, facts: ConnectionFacts): Failure {
  if (exchange.outcome !== 'answered') return explainFault(exchange, facts);
  if (exchange.status < 300) return explainSuccess(exchange, facts);
  if (exchange.status < 400) return explainRedirect(exchange, facts);
  const [code, what, hint] = refusalWords(exchange, facts);
  return new Failure(code, `${what}: ${describeAnswer(exchange, facts)}`, { hint });
}

/**
 * The parsed body of an answer that must be a success.
 * @throws {Failure} with the request. Foreign text in its message is masked.
 */
export function readJson<T>(answer: HttpAnswer, parse: (json: unknown) => T, facts: ConnectionFacts): T {
  const json = answer.status >= 200 && answer.status < 300 ? answer.json : undefined;
  if (json === undefined) throw explain(answer, facts);
  try {
    return parse(json);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, message, hint } = error;
    throw new Failure(code, `${nameRequest(answer.request, facts)}: ${quotable(message, facts.mask)}`, { hint });
  }
}

/** Decided by status, because the texts differ between releases. */
function refusalWords(answer: HttpAnswer, facts: ConnectionFacts): readonly [FailureCode, what: string, hint: string] {
  const { status } = answer;
  const isPage = bodyKind(answer) === 'web-page';
  switch (status) {
    case 401:
      return ['LOGIN_FAILED', 'The credentials are not accepted', loginHint(answer, facts)];
    case 403:
      return ['PERMISSION_MISSING', 'The help desk does not allow this', permissionHint(answer, facts)];
    case 404: {
      if (!ALWAYS_THERE.includes(answer.request.path) && bodyKind(answer) === 'json')
        return ['REQUEST_REFUSED', 'Not found', 'It may have been deleted after the list was read. Run again.'];
      const hint = `Check the url of the target (now ${facts.base}): the address of the start page, without /api/v1 and without #.`;
      return ['NOT_A_HELP_DESK', 'There is no help desk at this address', hint];
    }
    case 407: {
      const hint = 'Add the user name and password to the address of the proxy: http://user:password@proxy:3128.';
      return ['HELP_DESK_UNREACHABLE', 'The proxy requires a login', hint];
    }
    case 408:
    case 502:
    case 503:
    case 504: {
      const hint = `It may be restarting. ${runAgainIn(answer)} If it fails again, ask its operator.`;
      return ['HELP_DESK_UNREACHABLE', 'The help desk is not available', hint];
    }
    case 413: {
      const hint =
        'A proxy in front of the help desk limits the size of requests. Ask its administrator to raise the limit.';
      return ['REQUEST_REFUSED', 'The request is too large', hint];
    }
    case 422: {
      const hint = 'This request changed nothing. Fix the definition, then plan again.';
      return ['REQUEST_REFUSED', 'The help desk refused this', errorIdHint(answer, facts) ?? hint];
    }
    case 429: {
      const hint = `The help desk, or a proxy in front of it, limits requests. ${runAgainIn(answer)}`;
      return ['HELP_DESK_ERROR', 'Too many requests', hint];
    }
  }
  if (status >= 500) {
    const hint = errorIdHint(answer, facts) ?? 'Check the log of the help desk, then run again.';
    return ['HELP_DESK_ERROR', 'The help desk failed', hint];
  }
  const hint = isPage
    ? 'A server in front of the help desk answered. Check the url, and whether it needs http or https.'
    : 'Check the url of the target, and any proxy in front of the help desk.';
  return [isPage ? 'NOT_A_HELP_DESK' : 'REQUEST_REFUSED', 'The request was refused', hint];
}

/** Explains a 2xx with an unexpected body. */
function explainSuccess(answer: HttpAnswer, facts: ConnectionFacts): Failure {
  const kind = bodyKind(answer);
  if (kind === 'web-page') {
    return new Failure('NOT_A_HELP_DESK', `Got a web page instead of data: ${describeAnswer(answer, facts)}`, {
      hint: `A login page or another service answers there. Check the url of the target (now ${facts.base}), without /api/v1 and without #.`,
    });
  }
  const what = { json: 'unexpected JSON', empty: 'an empty body', other: otherText(answer) }[kind];
  const hint = 'Run again. If it fails again, check for a proxy that changes the answers of the help desk.';
  const message = `${nameRequest(answer.request, facts)} answered ${answer.status} with ${what}`;
  return new Failure('ANSWER_UNREADABLE', message, { hint });
}

function otherText({ encoding, text }: HttpAnswer): string {
  if (encoding !== 'utf-8') return 'text that is not UTF-8';
  return isNestedDeeper(text, DEEPEST_DOCUMENT)
    ? `JSON nested more than ${DEEPEST_DOCUMENT} levels deep, or made of millions of parts`
    : 'truncated or invalid JSON';
}

/** Explains a redirect. Redirects are not followed: credentials are for one address only. */
function explainRedirect(answer: HttpAnswer, facts: ConnectionFacts): Failure {
  const { location, request } = answer;
  const target = location === undefined ? undefined : readUrl(location, facts.base);
  const shown = target === undefined ? undefined : shownAddress(withoutQuery(target), facts);
  const leads = shown === undefined ? 'without a location' : `with a redirect to ${shown}`;
  const hint = redirectHint(target, request.path, facts);
  return new Failure('NOT_A_HELP_DESK', `${nameRequest(request, facts)} answered ${answer.status} ${leads}`, { hint });
}

function redirectHint(target: URL | undefined, path: string, facts: ConnectionFacts): string {
  const now = new URL(facts.base);
  if (target === undefined) return 'Check the url of the target.';
  if (/log_?in|sign_?in|sso|saml|oauth|auth/i.test(`${target.hostname}${target.pathname}`))
    return 'This is a login page in front of the help desk. Let API requests pass, or add what the gateway requires under headers.';
  const moved = withoutQuery(target);
  const pathOnly = path.split('?')[0] ?? path;
  const base = moved.endsWith(pathOnly) ? moved.slice(0, -pathOnly.length) : target.origin;
  const reason = now.protocol === 'http:' && target.protocol === 'https:' ? 'The help desk requires https. ' : '';
  return `${reason}If that is your help desk, set url: ${shownAddress(base, facts)}. deskform sends credentials only to the configured address.`;
}

/** Shows only the host if the address contains a credential. */
function shownAddress(address: string, { mask }: ConnectionFacts): string {
  return quotable(mask(address) === address ? address : `${new URL(address).origin}/…`, mask);
}

function withoutQuery(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

function loginHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  if (bodyKind(answer) === 'web-page')
    return 'A proxy or firewall in front of the help desk may have answered, and may require its own login. Otherwise check the credentials under auth.';
  return facts.credentials === 'basic'
    ? 'Check the user name and password. Passwords do not work if they are disabled for the API, or for users with two-factor authentication; use an access token.'
    : 'The token may be mistyped, expired or deleted, or its user is inactive. Create a new one in the help desk (profile of its user, Token Access), and update the secret.';
}

function permissionHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  if (bodyKind(answer) === 'web-page')
    return 'A proxy or firewall in front of the help desk may have answered. Otherwise the user and its token need the admin.object permission.';
  if (facts.onBehalfOf !== undefined) {
    const other = quotable(facts.onBehalfOf, facts.mask);
    return `Requests are sent on behalf of ${other}: the user of the credentials needs admin.user, and ${other} must exist and have admin.object.`;
  }
  const whose = facts.credentials === 'basic' ? 'The user needs' : 'The token and its user both need';
  return `${whose} the admin.object permission. You get the same answer if a proxy removes the credentials, this login method is disabled, or the help desk is in maintenance mode.`;
}

function errorIdHint(answer: HttpAnswer, facts: ConnectionFacts): string | undefined {
  return serviceWordsIn(answer, facts).startsWith('Error ID')
    ? "Look up this Error ID in the help desk's log. Only a token with the admin permission receives the reason."
    : undefined;
}

/** The pause in Retry-After, which has seconds or a date; 0 without one. */
export function retryAfterMs({ retryAfter }: HttpAnswer): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

function runAgainIn(answer: HttpAnswer): string {
  const ms = retryAfterMs(answer);
  return `Run again in ${ms === 0 ? 'a minute' : `${Math.ceil(ms / 1000)} s`}.`;
}
