import { Failure } from '../model/failure.ts';
import type { JsonObject } from '../model/json.ts';
import type { NewRow, Row } from '../model/live-attribute.ts';
import type { Connection } from './connection.ts';
import { explainAnswer } from './explain-answer.ts';
import { explainFault } from './explain-fault.ts';
import {
  bodyKind,
  type ConnectionFacts,
  factsOf,
  type RequestLine,
  serviceWordsIn,
  withRequestName,
} from './request-words.ts';
import { type HttpAnswer, openSend, type Send, type WritingMethod } from './transport.ts';
import {
  ATTRIBUTES,
  type AttributeRecord,
  bodyToWire,
  DISCARD_CHANGES,
  EXECUTE_MIGRATIONS,
  type OrganizationSpelling,
  parseAttribute,
} from './wire.ts';

/**
 * The outcome of one write request.
 *
 * - `answered`: done, with the answer of the service.
 * - `refused`: the service itself answered with an error. A POST, PUT or DELETE has then changed nothing; migrations may
 *   have executed a part (5.2/06, 6.5/18).
 * - `unsent`: the service never received it. It may be sent again.
 * - `lost`: it may be done, in progress, or never have arrived. Only a read can tell.
 */
export type WriteOutcome<Body> =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: Body }
  | { readonly outcome: 'refused'; readonly status: number; readonly words: string; readonly failure: Failure }
  | { readonly outcome: 'unsent'; readonly failure: Failure }
  | { readonly outcome: 'lost'; readonly failure: Failure };

/** The result of requests that answer `{}`. */
type Done = 'done';

/** Write access to a help desk. Each method sends exactly one request, and never throws for network errors. */
export interface HelpDeskWriter {
  readonly origin: string;
  readonly createAttribute: (body: NewRow) => Promise<WriteOutcome<AttributeRecord>>;
  /** Zammad finds the row by object and name in the body, and ignores the id in the path (6.5/09). */
  readonly updateAttribute: (id: number, body: Row) => Promise<WriteOutcome<AttributeRecord>>;
  /** Zammad uses only the id, so read the row again first. */
  readonly deleteAttribute: (id: number) => Promise<WriteOutcome<Done>>;
  /** Executes all pending changes, of everyone ("Pending changes and migrations" in docs/help-desk.md). */
  readonly executeMigrations: () => Promise<WriteOutcome<Done>>;
  /** Discards all pending changes, of everyone. */
  readonly discardChanges: () => Promise<WriteOutcome<Done>>;
}

interface ConnectedWriter extends HelpDeskWriter {
  readonly close: () => Promise<void>;
}

/** `spelling` is called for each write, so that it can follow the newest list. */
export function connectWriter(
  connection: Connection,
  spelling: () => OrganizationSpelling = () => 'Organization',
  facts = factsOf(connection),
): ConnectedWriter {
  const { send, close } = openSend(connection);
  const write = <Body>(
    method: WritingMethod,
    path: string,
    body: JsonObject | undefined,
    parse: (answer: HttpAnswer) => Body | undefined,
  ) => writeOnce(send, { method, path }, body, parse, facts);
  return {
    origin: facts.base,
    close,
    createAttribute: (body) => write('POST', ATTRIBUTES, bodyToWire(body, spelling()), recordIn),
    updateAttribute: (id, body) =>
      write('PUT', `${ATTRIBUTES}/${id}`, { id, ...bodyToWire(body, spelling()) }, recordIn),
    deleteAttribute: (id) => write('DELETE', `${ATTRIBUTES}/${id}`, undefined, done),
    executeMigrations: () => write('POST', EXECUTE_MIGRATIONS, undefined, done),
    discardChanges: () => write('POST', DISCARD_CHANGES, undefined, done),
  };
}

interface Write extends RequestLine {
  readonly method: WritingMethod;
}

async function writeOnce<Body>(
  send: Send,
  request: Write,
  body: JsonObject | undefined,
  parse: (answer: HttpAnswer) => Body | undefined,
  facts: ConnectionFacts,
): Promise<WriteOutcome<Body>> {
  const exchange = await send(request.method, request.path, body === undefined ? undefined : JSON.stringify(body));
  if (exchange.outcome !== 'answered') {
    return { outcome: exchange.outcome, failure: explainFault(exchange, request, facts) };
  }
  const { status } = exchange;
  if (status < 200 || status > 299) {
    const failure = explainAnswer(exchange, request, facts);
    if (!isAnswerOfService(exchange)) return { outcome: 'lost', failure };
    return { outcome: 'refused', status, words: serviceWordsIn(exchange, facts), failure };
  }
  try {
    const parsed = parse(exchange);
    if (parsed !== undefined) return { outcome: 'answered', status, body: parsed };
    return { outcome: 'lost', failure: explainAnswer(exchange, request, facts) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { outcome: 'lost', failure: withRequestName(error, request, facts) };
  }
}

/** Undefined if the body is not JSON. */
function recordIn({ json }: HttpAnswer): AttributeRecord | undefined {
  return json === undefined ? undefined : parseAttribute(json);
}

/** Undefined for a web page with status 200: it is a login form, so the service may not have done anything. */
function done(answer: HttpAnswer): Done | undefined {
  const kind = bodyKind(answer);
  return kind === 'json' || kind === 'empty' ? 'done' : undefined;
}

/**
 * Whether the service itself answered. Above 499 only an error in JSON proves that nothing was done: 502 to 504 and 520 to
 * 527 come from a proxy that stopped waiting, while the service may continue.
 */
function isAnswerOfService(answer: HttpAnswer): boolean {
  const { status } = answer;
  if (status === 408) return false;
  if (status < 500) return true;
  return ![502, 503, 504].includes(status) && status < 520 && bodyKind(answer) === 'json';
}
