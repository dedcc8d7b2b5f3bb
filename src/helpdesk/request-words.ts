import { isJsonObject } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import { baseAddress, type Connection, type Credentials } from './connection.ts';
import { isBehindProxy } from './first-stop.ts';
import { type Mask, makeMask } from './mask.ts';
import { quotable, secretsOfConnection } from './secrecy.ts';
import type { HttpAnswer } from './transport.ts';

/** What an explanation may say of a connection: nothing here is a credential. */
export interface ConnectionFacts {
  readonly base: string;
  readonly credentials: Credentials['kind'];
  readonly onBehalfOf: string | undefined;
  readonly timeoutMs: number;
  readonly proxy: 'proxy' | 'direct';
  readonly mask: Mask;
}

export function factsOf(connection: Connection): ConnectionFacts {
  return {
    base: baseAddress(connection),
    credentials: connection.credentials.kind,
    onBehalfOf: connection.onBehalfOf,
    timeoutMs: connection.timeoutMs,
    // The transport reads the environment of the process, and no other.
    proxy: isBehindProxy(connection, process.env) ? 'proxy' : 'direct',
    mask: makeMask(secretsOfConnection(connection)),
  };
}

/** One request, as messages name it. */
export interface RequestLine {
  readonly method: string;
  readonly path: string;
}

/** What an answer is made of, whatever its content type claims. */
type BodyKind = 'json' | 'web-page' | 'empty' | 'other';

export function bodyKind(answer: HttpAnswer): BodyKind {
  const text = answer.text.trimStart();
  if (text === '') return 'empty';
  if (answer.json !== undefined) return 'json';
  return text.startsWith('<') || answer.contentType.includes('html') ? 'web-page' : 'other';
}

/** The service's own words, or the title of a page; "" when the answer says nothing. */
export function serviceWordsIn(answer: HttpAnswer, facts: ConnectionFacts): string {
  const { json } = answer;
  if (isJsonObject(json)) {
    const words = [json.error_human, json.error, json.message].find((word) => typeof word === 'string' && word !== '');
    // A release that nobody knows may write its words elsewhere.
    return quotable(typeof words === 'string' ? words : firstWordsIn(json, DEEPEST_WORDS), facts.mask);
  }
  if (json !== undefined) return quotable(firstWordsIn(json, DEEPEST_WORDS), facts.mask);
  // A page says in its head what it is; a longer text could keep the expressions below busy for hours.
  const beginning = answer.text.slice(0, 4000);
  const title = /<title[^>]*>([^<]*)/i.exec(beginning)?.[1];
  return quotable(title ?? beginning.replace(/<[^>]*>/g, ' '), facts.mask);
}

const DEEPEST_WORDS = 4;

/** Keys of an answer that speak of what went wrong; any other may repeat what was sent. */
const SPEAKING_KEY = /error|message|detail|title|reason|description/iu;

/** The first text near the top of an answer that says what went wrong; "" where there is none. */
function firstWordsIn(json: unknown, levels: number): string {
  if (typeof json === 'string') return json;
  if (levels === 0) return '';
  const inside = Array.isArray(json)
    ? json
    : Object.entries(isJsonObject(json) ? json : {}).flatMap(([key, value]) => (SPEAKING_KEY.test(key) ? [value] : []));
  for (const item of inside) {
    const words = firstWordsIn(item, levels - 1);
    if (words !== '') return words;
  }
  return '';
}

/** "GET /api/v1/users/me at https://… answered 401: "the words"". */
export function describeAnswer(answer: HttpAnswer, request: RequestLine, facts: ConnectionFacts): string {
  const words = serviceWordsIn(answer, facts);
  const page = bodyKind(answer) === 'web-page' ? ' with a web page' : '';
  return `${nameRequest(request, facts)} answered ${answer.status}${page}${words === '' ? '' : `: "${words}"`}`;
}

/** What could not be understood of an answer, told with its request. Names in it come from outside, and are masked. */
export function withRequestName(
  { code, message, hint }: Failure,
  request: RequestLine,
  facts: ConnectionFacts,
): Failure {
  return new Failure(code, `${nameRequest(request, facts)}: ${quotable(message, facts.mask)}`, { hint });
}

export function nameRequest({ method, path }: RequestLine, facts: ConnectionFacts): string {
  return `${method} ${path} at ${facts.base}`;
}
