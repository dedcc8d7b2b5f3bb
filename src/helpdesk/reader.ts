import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../model/failure.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import type { Connection } from './connection.ts';
import type { FaultKind } from './exchange-fault.ts';
import { explainAnswer, retryAfterMs } from './explain-answer.ts';
import { explainFault } from './explain-fault.ts';
import { bodyKind, type ConnectionFacts, factsOf, withRequestName } from './request-words.ts';
import { type Exchange, type Get, type HttpAnswer, openGet } from './transport.ts';
import {
  ATTRIBUTES,
  type CurrentUser,
  ME,
  type OrganizationSpelling,
  organizationSpelling,
  parseAttributeList,
  parseCurrentUser,
  parseSettings,
  parseShownAttribute,
  parseVersion,
  SETTINGS,
  type ServiceSettings,
  type ShownAttribute,
  VERSION,
} from './wire.ts';

/** Whether the service answers at this moment. */
type Presence = { readonly state: 'there' } | { readonly state: 'away'; readonly failure: Failure };

/** Read access to a help desk. It has no method to write. */
export interface HelpDeskReader {
  /** The base address, for messages. */
  readonly origin: string;
  /** The live state, in one GET. */
  readonly listAttributes: () => Promise<readonly LiveAttribute[]>;
  /** One row, with the logins of its creator and last editor; undefined if the id does not exist. */
  readonly showAttribute: (id: number) => Promise<ShownAttribute | undefined>;
  readonly whoAmI: () => Promise<CurrentUser>;
  /** Undefined without the permission admin (5.2/13, 6.5/21). */
  readonly version: () => Promise<string | undefined>;
  /** Undefined without permission, or if the service has no such answer. */
  readonly settings: () => Promise<ServiceSettings | undefined>;
  /** Sends one request on a new connection, never repeated. Used to wait for a restart. */
  readonly lookOnce: () => Promise<Presence>;
}

export interface ConnectedReader extends HelpDeskReader {
  readonly close: () => Promise<void>;
  /** How the newest list spells Organization; a writer sends the same. */
  readonly organizationSpelling: () => OrganizationSpelling;
}

/** `patienceMs`: how long a help desk that has answered before is waited for. */
export function connectReader(connection: Connection, patienceMs = 0, facts = factsOf(connection)): ConnectedReader {
  const { get, close } = openGet(connection);
  const read = patientGet(get, facts, patienceMs);
  let spelling: OrganizationSpelling = 'Organization';
  return {
    origin: facts.base,
    close,
    organizationSpelling: () => spelling,
    listAttributes: async () => {
      const json = jsonOf(await read(ATTRIBUTES), ATTRIBUTES, facts);
      const attributes = parseFor(() => parseAttributeList(json), ATTRIBUTES, facts);
      spelling = organizationSpelling(json) ?? spelling;
      facts.learn(attributes);
      return attributes;
    },
    showAttribute: async (id) => {
      const path = `${ATTRIBUTES}/${id}?expand=true`;
      const answer = await read(path);
      if (answer.status === 404 && bodyKind(answer) === 'json') return undefined;
      const json = jsonOf(answer, path, facts);
      return parseFor(() => parseShownAttribute(json), path, facts);
    },
    whoAmI: async () => {
      const json = jsonOf(await read(ME), ME, facts);
      return parseFor(() => parseCurrentUser(json), ME, facts);
    },
    version: async () => {
      const answer = await read(VERSION);
      return isWithheld(answer) ? undefined : parseVersion(jsonOf(answer, VERSION, facts));
    },
    settings: async () => {
      const answer = await read(SETTINGS);
      if (isWithheld(answer)) return undefined;
      const json = jsonOf(answer, SETTINGS, facts);
      return parseFor(() => parseSettings(json), SETTINGS, facts);
    },
    lookOnce: () => look(get, facts),
  };
}

function jsonOf(answer: HttpAnswer, path: string, facts: ConnectionFacts): unknown {
  const json = answer.status >= 200 && answer.status < 300 ? answer.json : undefined;
  if (json === undefined) throw explainAnswer(answer, { method: 'GET', path }, facts);
  return json;
}

function parseFor<T>(parse: () => T, path: string, facts: ConnectionFacts): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof Failure ? withRequestName(error, { method: 'GET', path }, facts) : error;
  }
}

/**
 * Whether an optional answer is missing: the path may not exist, not be allowed or fail. An apply works without it. A 401
 * does not count: then nothing works.
 */
function isWithheld({ status }: HttpAnswer): boolean {
  return status >= 400 && status !== 401;
}

async function look(get: Get, facts: ConnectionFacts): Promise<Presence> {
  const exchange = await get(ATTRIBUTES, 'fresh');
  const request = { method: 'GET', path: ATTRIBUTES };
  if (exchange.outcome !== 'answered') return { state: 'away', failure: explainFault(exchange, request, facts) };
  // A page instead of JSON comes from a proxy whose service is down.
  const away = isAway(exchange) || bodyKind(exchange) !== 'json';
  return away ? { state: 'away', failure: explainAnswer(exchange, request, facts) } : { state: 'there' };
}

/** A longer Retry-After becomes a failure, so that the run does not seem to hang. */
const LONGEST_RETRY_AFTER_MS = 30_000;

const AWAY = new Set([429, 502, 503, 504]);
const WORTH_ANOTHER_TRY: ReadonlySet<FaultKind> = new Set([
  'unknown-host',
  'connection-refused',
  'timeout',
  'cut-short',
  'network',
]);

/** Before the second and the third try. */
const PAUSES_MS = [200, 800] as const;
/** Between later tries, while a help desk that has answered before is waited for. */
const PAUSE_MS = 1000;

/** One GET with its repetitions. */
type Read = (path: string) => Promise<HttpAnswer>;

/**
 * Reads up to three times, and as long as `patienceMs` once the help desk has answered: it may be restarting. Repeating a
 * read is harmless. Final answers are returned immediately.
 */
function patientGet(get: Get, facts: ConnectionFacts, patienceMs: number): Read {
  let hasAnswered = false;
  return async (path) => {
    const began = Date.now();
    for (let tried = 0; ; tried += 1) {
      const exchange = await get(path, 'kept');
      const isPatient = hasAnswered && Date.now() - began < patienceMs;
      const wait = waitBefore(exchange, PAUSES_MS[tried] ?? PAUSE_MS);
      if (wait === undefined || (tried >= PAUSES_MS.length && !isPatient)) {
        // One absence is waited for once, whatever else is read during it.
        hasAnswered = false;
        const answer = answerOrThrow(exchange, path, facts);
        hasAnswered = true;
        return answer;
      }
      await sleep(wait);
    }
  };
}

function answerOrThrow(exchange: Exchange, path: string, facts: ConnectionFacts): HttpAnswer {
  const request = { method: 'GET', path };
  if (exchange.outcome !== 'answered') throw explainFault(exchange, request, facts);
  if (isAway(exchange)) throw explainAnswer(exchange, request, facts);
  return exchange;
}

/** Whether the service is temporarily down, and something in front of it answered. */
function isAway(answer: HttpAnswer): boolean {
  return AWAY.has(answer.status);
}

function waitBefore(exchange: Exchange, pause: number): number | undefined {
  if (exchange.outcome !== 'answered') return WORTH_ANOTHER_TRY.has(exchange.kind) ? pause : undefined;
  if (!isAway(exchange)) return undefined;
  const asked = retryAfterMs(exchange);
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, pause);
}
