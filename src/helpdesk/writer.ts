import { Failure } from '../model/failure.ts';
import type { JsonObject } from '../model/json.ts';
import type { NewRow, Row } from '../model/live-attribute.ts';
import type { Connection } from './connection.ts';
import type { RequestLine } from './exchange-fault.ts';
import { explain, readJson } from './explain-answer.ts';
import { connectReader, type HelpDeskReader } from './reader.ts';
import { bodyKind, type ConnectionFacts, factsOf, serviceWordsIn } from './request-words.ts';
import { type HttpAnswer, openSend } from './transport.ts';
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

/** Write access to a help desk. Each method sends exactly one request, and never throws for network errors. */
export interface HelpDeskWriter {
  readonly createAttribute: (body: NewRow) => Promise<WriteOutcome<AttributeRecord>>;
  /** Zammad finds the row by object and name in the body, and ignores the id in the path (6.5/09). */
  readonly updateAttribute: (id: number, body: Row) => Promise<WriteOutcome<AttributeRecord>>;
  /** Zammad uses only the id, so read the row again first. */
  readonly deleteAttribute: (id: number) => Promise<WriteOutcome<'done'>>;
  /** Executes all pending changes, of everyone ("Pending changes and migrations" in docs/help-desk.md). */
  readonly executeMigrations: () => Promise<WriteOutcome<'done'>>;
  /** Discards all pending changes, of everyone. */
  readonly discardChanges: () => Promise<WriteOutcome<'done'>>;
}

/** `spelling` is called for each write, so that it can follow the newest list. */
export function connectWriter(
  connection: Connection,
  spelling: () => OrganizationSpelling = () => 'Organization',
  facts = factsOf(connection),
): HelpDeskWriter & { readonly close: () => Promise<void> } {
  const { send, close } = openSend(connection);
  const write = async <Body>(
    method: RequestLine['method'],
    path: string,
    body: JsonObject | undefined,
    read: (answer: HttpAnswer, facts: ConnectionFacts) => Body,
  ): Promise<WriteOutcome<Body>> => {
    const exchange = await send({ method, path }, body && JSON.stringify(body));
    if (exchange.outcome !== 'answered') return { outcome: exchange.outcome, failure: explain(exchange, facts) };
    const { status } = exchange;
    if (status < 200 || status > 299) {
      const failure = explain(exchange, facts);
      if (!isAnswerOfService(exchange)) return { outcome: 'lost', failure };
      return { outcome: 'refused', status, words: serviceWordsIn(exchange, facts), failure };
    }
    try {
      return { outcome: 'answered', status, body: read(exchange, facts) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { outcome: 'lost', failure: error };
    }
  };
  return {
    close,
    createAttribute: (body) => write('POST', ATTRIBUTES, bodyToWire(body, spelling()), recordIn),
    updateAttribute: (id, body) =>
      write('PUT', `${ATTRIBUTES}/${id}`, { id, ...bodyToWire(body, spelling()) }, recordIn),
    deleteAttribute: (id) => write('DELETE', `${ATTRIBUTES}/${id}`, undefined, done),
    executeMigrations: () => write('POST', EXECUTE_MIGRATIONS, undefined, done),
    discardChanges: () => write('POST', DISCARD_CHANGES, undefined, done),
  };
}

function recordIn(answer: HttpAnswer, facts: ConnectionFacts): AttributeRecord {
  return readJson(answer, parseAttribute, facts);
}

/** A web page with status 200 is a login form, so the service may not have done anything. */
function done(answer: HttpAnswer, facts: ConnectionFacts): 'done' {
  const kind = bodyKind(answer);
  if (kind === 'json' || kind === 'empty') return 'done';
  throw explain(answer, facts);
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

/** A reader and a writer for one help desk. */
export interface HelpDesk {
  readonly reader: HelpDeskReader;
  readonly writer: HelpDeskWriter;
  readonly close: () => Promise<void>;
}

/**
 * Connects both. The writer spells Organization like the newest list of the reader, which waits `patienceMs` for a help desk
 * that was there before.
 */
export function connectHelpDesk(connection: Connection, patienceMs: number): HelpDesk {
  // What the list holds, the help desk may repeat in its answer to a write.
  const facts = factsOf(connection);
  const reader = connectReader(connection, patienceMs, facts);
  const writer = connectWriter(connection, reader.organizationSpelling, facts);
  return {
    reader,
    writer,
    close: async () => {
      await Promise.all([reader.close(), writer.close()]);
    },
  };
}
