import type { JsonObject } from '../attribute/json.ts';
import type { AttributeBody, WholeAttributeBody } from '../attribute/live-attribute.ts';
import { Failure } from '../problem/failure.ts';
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
 * What is known after a write that was sent once.
 *
 * - `answered`: done, and here is what the service says of it.
 * - `refused`: it came back with an error of the service's own. A POST, PUT or DELETE has then changed nothing;
 *   migrations may have done a part (5.2/06, 6.5/18).
 * - `unsent`: the service never saw it. It may be sent again.
 * - `lost`: it may have been done, be going on, or never have arrived. Only reading tells.
 */
export type WriteOutcome<Body> =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: Body }
  | { readonly outcome: 'refused'; readonly status: number; readonly words: string; readonly failure: Failure }
  | { readonly outcome: 'unsent'; readonly failure: Failure }
  | { readonly outcome: 'lost'; readonly failure: Failure };

/** These answer `{}`: there is nothing to say beside that it was done. */
type Done = 'done';

/** Every way to change a help desk. Each sends exactly one request and never throws for what the network does. */
export interface HelpDeskWriter {
  readonly origin: string;
  readonly createAttribute: (body: AttributeBody) => Promise<WriteOutcome<AttributeRecord>>;
  /** The row is found by object and name of the body; the id in the path counts for nothing (6.5/09). */
  readonly updateAttribute: (id: number, body: WholeAttributeBody) => Promise<WriteOutcome<AttributeRecord>>;
  /** Goes by the id alone, so read it again before. */
  readonly deleteAttribute: (id: number) => Promise<WriteOutcome<Done>>;
  /** Executes what waits on everybody's rows, not only ours ("Staged work and migrations" in docs/help-desk.md). */
  readonly executeMigrations: () => Promise<WriteOutcome<Done>>;
  /** Throws away what waits on everybody's rows. */
  readonly discardChanges: () => Promise<WriteOutcome<Done>>;
}

interface ConnectedWriter extends HelpDeskWriter {
  readonly close: () => Promise<void>;
}

/** `spelling` is asked at each write, so that it may come from the list that was read last. */
export function connectWriter(
  connection: Connection,
  spelling: () => OrganizationSpelling = () => 'Organization',
): ConnectedWriter {
  const facts = factsOf(connection);
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

/** Undefined where the body is no JSON. */
function recordIn({ json }: HttpAnswer): AttributeRecord | undefined {
  return json === undefined ? undefined : parseAttribute(json);
}

/** A web page with status 200 is somebody's login form: nothing says that the service has done anything. */
function done(answer: HttpAnswer): Done | undefined {
  const kind = bodyKind(answer);
  return kind === 'json' || kind === 'empty' ? 'done' : undefined;
}

/**
 * An error above 499 tells that nothing was done only when the service itself says so, in JSON.
 * 502 to 504 and 520 to 527 are a proxy's: it gave up waiting, while the service may go on.
 */
function isAnswerOfService(answer: HttpAnswer): boolean {
  const { status } = answer;
  if (status === 408) return false;
  if (status < 500) return true;
  return ![502, 503, 504].includes(status) && status < 520 && bodyKind(answer) === 'json';
}
