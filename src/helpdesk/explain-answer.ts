import { Failure } from '../model/failure.ts';
import { DEEPEST_DOCUMENT, isNestedDeeper } from '../model/json.ts';
import { readUrl } from '../model/target-texts.ts';
import {
  bodyKind,
  type ConnectionFacts,
  describeAnswer,
  nameRequest,
  type RequestLine,
  serviceWordsIn,
} from './request-words.ts';
import { quotable } from './secrecy.ts';
import type { HttpAnswer } from './transport.ts';
import { ATTRIBUTES, ME } from './wire.ts';

/** Paths that every help desk has: a 404 means that the address is wrong. */
const ALWAYS_THERE: readonly string[] = [ATTRIBUTES, ME];

/** Explains an unexpected answer. Decided by status, because the texts differ between releases. */
export function explainAnswer(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const { status } = answer;
  const said = describeAnswer(answer, request, facts);
  if (status < 300) return explainSuccess(answer, request, facts);
  if (status < 400) return explainRedirect(answer, request, facts);
  switch (status) {
    case 401:
      return new Failure('LOGIN_FAILED', `The credentials are not accepted: ${said}`, {
        hint: loginHint(answer, facts),
      });
    case 403:
      return new Failure('PERMISSION_MISSING', `The help desk does not allow this: ${said}`, {
        hint: permissionHint(answer, facts),
      });
    case 404:
      return explainMissing(answer, request, facts);
    case 407:
      return new Failure('HELP_DESK_UNREACHABLE', `The proxy requires a login: ${said}`, {
        hint: 'Add the user name and password to the address of the proxy: http://user:password@proxy:3128.',
      });
    case 408:
    case 502:
    case 503:
    case 504:
      return new Failure('HELP_DESK_UNREACHABLE', `The help desk is not available: ${said}`, {
        hint: `It may be restarting. Run again in ${pauseAskedFor(answer) ?? 'a minute'}. If it fails again, ask its operator.`,
      });
    case 413:
      return new Failure('REQUEST_REFUSED', `The request is too large: ${said}`, {
        hint: 'A proxy in front of the help desk limits the size of requests. Ask its administrator to raise the limit.',
      });
    case 422:
      return new Failure('REQUEST_REFUSED', `The help desk refused this: ${said}`, {
        hint: refusalHint(answer, facts),
      });
    case 429:
      return new Failure('HELP_DESK_ERROR', `Too many requests: ${said}`, {
        hint: `The help desk, or a proxy in front of it, limits requests. Run again in ${pauseAskedFor(answer) ?? 'a minute'}.`,
      });
    default:
      return status < 500 ? explainRefusal(answer, said) : explainError(answer, said, facts);
  }
}

/** Explains a 2xx with an unexpected body. */
function explainSuccess(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const kind = bodyKind(answer);
  if (kind === 'web-page') {
    return new Failure('NOT_A_HELP_DESK', `Got a web page instead of data: ${describeAnswer(answer, request, facts)}`, {
      hint: `A login page or another service answers there. Check the url of the target (now ${facts.base}), without /api/v1 and without #.`,
    });
  }
  const what = {
    json: 'unexpected JSON',
    empty: 'an empty body',
    other: otherText(answer),
  }[kind];
  return new Failure('ANSWER_UNREADABLE', `${nameRequest(request, facts)} answered ${answer.status} with ${what}`, {
    hint: 'Run again. If it fails again, check for a proxy that changes the answers of the help desk.',
  });
}

function otherText({ encoding, text }: HttpAnswer): string {
  if (encoding !== 'utf-8') return 'text that is not UTF-8';
  return isNestedDeeper(text, DEEPEST_DOCUMENT)
    ? `JSON nested more than ${DEEPEST_DOCUMENT} levels deep, or made of millions of parts`
    : 'truncated or invalid JSON';
}

/** Explains a redirect. Redirects are not followed: credentials are for one address only. */
function explainRedirect(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const { location } = answer;
  const target = location === undefined ? undefined : readUrl(location, facts.base);
  const shown = target === undefined ? undefined : shownAddress(withoutQuery(target), facts);
  const leads = shown === undefined ? 'without a location' : `with a redirect to ${shown}`;
  const hint = redirectHint(target, request, facts);
  return new Failure('NOT_A_HELP_DESK', `${nameRequest(request, facts)} answered ${answer.status} ${leads}`, { hint });
}

function redirectHint(target: URL | undefined, { path }: RequestLine, facts: ConnectionFacts): string {
  const now = new URL(facts.base);
  if (target === undefined) return 'Check the url of the target.';
  if (/log_?in|sign_?in|sso|saml|oauth|auth/i.test(`${target.hostname}${target.pathname}`)) {
    return 'This is a login page in front of the help desk. Let API requests pass, or add what the gateway requires under headers.';
  }
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
  if (bodyKind(answer) === 'web-page') {
    return 'A proxy or firewall in front of the help desk may have answered, and may require its own login. Otherwise check the credentials under auth.';
  }
  const { credentials } = facts;
  switch (credentials) {
    case 'basic':
      return 'Check the user name and password. Passwords do not work if they are disabled for the API, or for users with two-factor authentication; use an access token.';
    case 'bearer':
    case 'token':
      return 'The token may be mistyped, expired or deleted, or its user is inactive. Create a new one in the help desk (profile of its user, Token Access), and update the secret.';
  }
}

function permissionHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  if (bodyKind(answer) === 'web-page') {
    return 'A proxy or firewall in front of the help desk may have answered. Otherwise the user and its token need the admin.object permission.';
  }
  if (facts.onBehalfOf !== undefined) {
    const other = quotable(facts.onBehalfOf, facts.mask);
    return `Requests are sent on behalf of ${other}: the user of the credentials needs admin.user, and ${other} must exist and have admin.object.`;
  }
  const whose = facts.credentials === 'basic' ? 'The user needs' : 'The token and its user both need';
  return `${whose} the admin.object permission. You get the same answer if a proxy removes the credentials, this login method is disabled, or the help desk is in maintenance mode.`;
}

function explainMissing(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const said = describeAnswer(answer, request, facts);
  if (!ALWAYS_THERE.includes(request.path) && bodyKind(answer) === 'json') {
    const hint = 'It may have been deleted after the list was read. Run again.';
    return new Failure('REQUEST_REFUSED', `Not found: ${said}`, { hint });
  }
  return new Failure('NOT_A_HELP_DESK', `There is no help desk at this address: ${said}`, {
    hint: `Check the url of the target (now ${facts.base}): the address of the start page, without /api/v1 and without #.`,
  });
}

function refusalHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  return serviceWordsIn(answer, facts).startsWith('Error ID')
    ? "Look up this Error ID in the help desk's log. Only a token with the admin permission receives the reason."
    : 'This request changed nothing. Fix the definition, then plan again.';
}

function explainRefusal(answer: HttpAnswer, said: string): Failure {
  const page = bodyKind(answer) === 'web-page';
  return new Failure(page ? 'NOT_A_HELP_DESK' : 'REQUEST_REFUSED', `The request was refused: ${said}`, {
    hint: page
      ? 'A server in front of the help desk answered. Check the url, and whether it needs http or https.'
      : 'Check the url of the target, and any proxy in front of the help desk.',
  });
}

function explainError(answer: HttpAnswer, said: string, facts: ConnectionFacts): Failure {
  return new Failure('HELP_DESK_ERROR', `The help desk failed: ${said}`, {
    hint: serviceWordsIn(answer, facts).startsWith('Error ID')
      ? "Look up this Error ID in the help desk's log. Only a token with the admin permission receives the reason."
      : 'Check the log of the help desk, then run again.',
  });
}

/** The pause in Retry-After, which has seconds or a date; 0 without one. */
export function retryAfterMs({ retryAfter }: HttpAnswer): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** "120 s"; undefined without Retry-After. */
function pauseAskedFor(answer: HttpAnswer): string | undefined {
  const ms = retryAfterMs(answer);
  return ms === 0 ? undefined : `${Math.ceil(ms / 1000)} s`;
}
