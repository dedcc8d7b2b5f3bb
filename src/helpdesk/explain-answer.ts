import { DEEPEST_DOCUMENT, isNestedDeeper } from '../attribute/json.ts';
import { readUrl } from '../attribute/target-texts.ts';
import { Failure } from '../problem/failure.ts';
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

/** Every help desk has them: where they are missing, there is none. */
const ALWAYS_THERE: readonly string[] = [ATTRIBUTES, ME];

/** What an answer that is not the one asked for means to a person. Decided by status, since the texts differ by release. */
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
      return new Failure('HELP_DESK_UNREACHABLE', `The proxy asks for a login: ${said}`, {
        hint: 'Write user and password of the proxy into its address: http://user:password@proxy:3128.',
      });
    case 408:
    case 502:
    case 503:
    case 504:
      return new Failure('HELP_DESK_UNREACHABLE', `The help desk is not available: ${said}`, {
        hint: `It may be restarting. Run again in ${pauseAskedFor(answer) ?? 'a minute'}; if it stays so, ask its operator.`,
      });
    case 413:
      return new Failure('REQUEST_REFUSED', `The request is too large: ${said}`, {
        hint: 'A proxy before the help desk limits the size of requests; ask its administrator to raise the limit.',
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

/** A 2xx whose body is not what this path gives. */
function explainSuccess(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const kind = bodyKind(answer);
  if (kind === 'web-page') {
    return new Failure(
      'NOT_A_HELP_DESK',
      `A web page came instead of data: ${describeAnswer(answer, request, facts)}`,
      {
        hint: `A login page or another service answers there. Check the url of the target (now ${facts.base}), without /api/v1 and without #.`,
      },
    );
  }
  const what = {
    json: 'JSON that is not what this path gives',
    empty: 'nothing',
    other: otherText(answer),
  }[kind];
  return new Failure('ANSWER_UNREADABLE', `${nameRequest(request, facts)} answered ${answer.status} with ${what}`, {
    hint: 'Run again; if it stays so, something between here and the help desk changes its answers.',
  });
}

function otherText({ encoding, text }: HttpAnswer): string {
  if (encoding !== 'utf-8') return 'text that is not UTF-8';
  return isNestedDeeper(text, DEEPEST_DOCUMENT)
    ? `JSON that is nested more than ${DEEPEST_DOCUMENT} levels deep`
    : 'JSON that breaks off or is not JSON';
}

/** Redirects are not followed: credentials are meant for one address. */
function explainRedirect(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const { location } = answer;
  const target = location === undefined ? undefined : readUrl(location, facts.base);
  const shown = target === undefined ? undefined : shownAddress(withoutQuery(target), facts);
  const leads = shown === undefined ? 'without saying where to' : `and leads to ${shown}`;
  return new Failure('NOT_A_HELP_DESK', `${nameRequest(request, facts)} answered ${answer.status} ${leads}`, {
    hint: redirectHint(target, request, facts),
  });
}

function redirectHint(target: URL | undefined, { path }: RequestLine, facts: ConnectionFacts): string {
  const now = new URL(facts.base);
  if (target === undefined) return 'Check the url of the target.';
  if (/log_?in|sign_?in|sso|saml|oauth|auth/i.test(`${target.hostname}${target.pathname}`)) {
    return 'That is a login page in front of the help desk: let its API through to the token, or add what the gateway wants under headers.';
  }
  const moved = withoutQuery(target);
  const pathOnly = path.split('?')[0] ?? path;
  const base = moved.endsWith(pathOnly) ? moved.slice(0, -pathOnly.length) : target.origin;
  const reason = now.protocol === 'http:' && target.protocol === 'https:' ? 'The help desk wants https: w' : 'W';
  return `${reason}rite url: ${shownAddress(base, facts)} if that is your help desk; deskform sends credentials to no other address than the one it is given.`;
}

/** Of one that repeats a credential only the host is told. */
function shownAddress(address: string, { mask }: ConnectionFacts): string {
  return quotable(mask(address) === address ? address : `${new URL(address).origin}/…`, mask);
}

function withoutQuery(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

function loginHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  if (bodyKind(answer) === 'web-page') {
    return 'A web page may come from something in front of the help desk that wants a login of its own. Otherwise check the credentials under auth.';
  }
  const { credentials } = facts;
  switch (credentials) {
    case 'basic':
      return 'Check user and password. The help desk may have switched passwords off for its API, and takes none of users with two factors: use an access token.';
    case 'bearer':
    case 'token':
      return 'The token may be mistyped, expired or deleted, or its user is inactive. Make a new one in the help desk (profile of its user, Token Access), and update the secret.';
  }
}

function permissionHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  if (bodyKind(answer) === 'web-page') {
    return 'A web page may come from a firewall in front of the help desk. Otherwise the user and its token need the permission admin.object.';
  }
  if (facts.onBehalfOf !== undefined) {
    const other = quotable(facts.onBehalfOf, facts.mask);
    return `Requests are sent on behalf of ${other}: the user of the credentials needs admin.user, and ${other} must exist and have admin.object.`;
  }
  const whose = facts.credentials === 'basic' ? 'The user needs' : 'The token and its user both need';
  return `${whose} the permission admin.object. The help desk says the same when the credentials do not arrive (a proxy that removes them), when it has switched this kind of login off, and in maintenance mode.`;
}

function explainMissing(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): Failure {
  const said = describeAnswer(answer, request, facts);
  if (!ALWAYS_THERE.includes(request.path) && bodyKind(answer) === 'json') {
    return new Failure('REQUEST_REFUSED', `It is not there: ${said}`, {
      hint: 'It may have been deleted since the list was read; run again.',
    });
  }
  return new Failure('NOT_A_HELP_DESK', `There is no help desk here: ${said}`, {
    hint: `Check the url of the target (now ${facts.base}): the address of the start page, without /api/v1 and without #.`,
  });
}

function refusalHint(answer: HttpAnswer, facts: ConnectionFacts): string {
  return serviceWordsIn(answer, facts).startsWith('Error ID')
    ? 'The reason is in the log of the help desk under this Error ID; it is told only to a token with the permission admin.'
    : 'Nothing was changed by this request; mend the definition, then plan again.';
}

function explainRefusal(answer: HttpAnswer, said: string): Failure {
  const page = bodyKind(answer) === 'web-page';
  return new Failure(page ? 'NOT_A_HELP_DESK' : 'REQUEST_REFUSED', `The request was refused: ${said}`, {
    hint: page
      ? 'The page comes from a server in front of the help desk; check the url, and http against https.'
      : 'Check the url of the target and proxies on the way to the help desk.',
  });
}

function explainError(answer: HttpAnswer, said: string, facts: ConnectionFacts): Failure {
  return new Failure('HELP_DESK_ERROR', `The help desk failed: ${said}`, {
    hint: serviceWordsIn(answer, facts).startsWith('Error ID')
      ? 'The reason is in the log of the help desk under this Error ID; it is told only to a token with the permission admin.'
      : 'Look into the log of the help desk, then run again.',
  });
}

/** How long an answer asks to be left alone; 0 where it does not say. The header holds seconds, or a date. */
export function retryAfterMs({ retryAfter }: HttpAnswer): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** "120 s"; undefined where the answer does not say. */
function pauseAskedFor(answer: HttpAnswer): string | undefined {
  const ms = retryAfterMs(answer);
  return ms === 0 ? undefined : `${Math.ceil(ms / 1000)} s`;
}
