import { isJsonObject } from '../model/json.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { isTelling, type Mask, makeMask } from '../model/mask.ts';
import type { Credentials } from '../model/target-texts.ts';
import { baseAddress, type Connection, proxyAddress } from './connection.ts';
import type { RequestLine } from './exchange-fault.ts';
import { quotable, secretsOfConnection, secretsOfRows } from './secrecy.ts';
import type { HttpAnswer } from './transport.ts';

/** The facts of a connection for explanations, without credentials. */
export interface ConnectionFacts extends Pick<Connection, 'onBehalfOf' | 'timeoutMs'> {
  readonly base: string;
  readonly credentials: Credentials['kind'];
  readonly proxy: 'proxy' | 'direct';
  readonly mask: Mask;
  /** Masks the credentials of these rows from now on, and tells them to the run. */
  readonly learn: (rows: readonly LiveAttribute[]) => void;
}

export function factsOf(connection: Connection): ConnectionFacts {
  let known = secretsOfConnection(connection);
  let mask = makeMask(known);
  const learned = new Set<string>();
  return {
    base: baseAddress(connection),
    credentials: connection.credentials.kind,
    onBehalfOf: connection.onBehalfOf,
    timeoutMs: connection.timeoutMs,
    // The transport reads only the environment of the process.
    proxy: proxyAddress(connection, process.env) === '' ? 'direct' : 'proxy',
    mask: (text) => mask(text),
    learn: (rows) => {
      // An apply reads the list after every step.
      const secrets = secretsOfRows(rows).filter(({ text }) => !learned.has(text));
      if (secrets.length === 0) return;
      for (const { text } of secrets) learned.add(text);
      // Of what people have written there, a common word is none that other texts may lose.
      connection.hear?.(secrets.filter(({ text }) => isTelling(text)));
      known = [...known, ...secrets];
      mask = makeMask(known);
    },
  };
}

/** What the body of an answer is, regardless of its content type. */
export function bodyKind(answer: HttpAnswer) {
  const text = answer.text.trimStart();
  if (text === '') return 'empty';
  if (answer.json !== undefined) return 'json';
  return text.startsWith('<') || answer.contentType.includes('html') ? 'web-page' : 'other';
}

/** The message of the service, or the title of a page; "" without one. */
export function serviceWordsIn(answer: HttpAnswer, facts: ConnectionFacts): string {
  const { json } = answer;
  if (json !== undefined) {
    const said = isJsonObject(json) ? [json.error_human, json.error, json.message] : [];
    const words = said.find((word) => typeof word === 'string' && word !== '');
    // An unknown release may use other keys.
    return quotable(typeof words === 'string' ? words : firstWordsIn(json, DEEPEST_WORDS), facts.mask);
  }
  // The title is near the top; on a long text these expressions could run for hours.
  const beginning = answer.text.slice(0, 4000);
  const title = /<title[^>]*>([^<]*)/i.exec(beginning)?.[1];
  return quotable(title ?? beginning.replace(/<[^>]*>/g, ' '), facts.mask);
}

const DEEPEST_WORDS = 4;

/** Keys that may hold an error message; other keys may repeat the request. */
const SPEAKING_KEY = /error|message|detail|title|reason|description/iu;

/** The first error message near the top of an answer; "" without one. */
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
export function describeAnswer(answer: HttpAnswer, facts: ConnectionFacts): string {
  const words = serviceWordsIn(answer, facts);
  const page = bodyKind(answer) === 'web-page' ? ' with a web page' : '';
  return `${nameRequest(answer.request, facts)} answered ${answer.status}${page}${words === '' ? '' : `: "${words}"`}`;
}

export function nameRequest({ method, path }: RequestLine, { base }: ConnectionFacts): string {
  return `${method} ${path} at ${base}`;
}
