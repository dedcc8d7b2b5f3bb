import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { Failure } from '../problem/failure.ts';
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

/** Whether the service is there at this moment. */
type Presence = { readonly state: 'there' } | { readonly state: 'away'; readonly failure: Failure };

/** Everything that may be asked of a help desk without changing it. It holds no means to write. */
export interface HelpDeskReader {
  /** The base address, for messages. */
  readonly origin: string;
  /** The whole state in one GET. */
  readonly listAttributes: () => Promise<readonly LiveAttribute[]>;
  /** One row with the logins of who made and who last changed it; undefined when there is no row of this id. */
  readonly showAttribute: (id: number) => Promise<ShownAttribute | undefined>;
  readonly whoAmI: () => Promise<CurrentUser>;
  /** Undefined where the credentials may not ask (it needs the permission admin: 5.2/13, 6.5/21). */
  readonly version: () => Promise<string | undefined>;
  /** Undefined where the credentials may not ask, or the service does not tell. */
  readonly settings: () => Promise<ServiceSettings | undefined>;
  /** One request on a connection of its own, never repeated: what a wait for a restart watches. */
  readonly lookOnce: () => Promise<Presence>;
}

export interface ConnectedReader extends HelpDeskReader {
  readonly close: () => Promise<void>;
  /** How the list that was read last spells Organization; a writer sends the same. */
  readonly organizationSpelling: () => OrganizationSpelling;
}

export function connectReader(connection: Connection): ConnectedReader {
  const facts = factsOf(connection);
  const { get, close } = openGet(connection);
  let spelling: OrganizationSpelling = 'Organization';
  return {
    origin: facts.base,
    close,
    organizationSpelling: () => spelling,
    listAttributes: async () => {
      const json = await readJson(get, ATTRIBUTES, facts);
      const attributes = parseFor(() => parseAttributeList(json), ATTRIBUTES, facts);
      spelling = organizationSpelling(json) ?? spelling;
      return attributes;
    },
    showAttribute: async (id) => {
      const path = `${ATTRIBUTES}/${id}?expand=true`;
      const answer = await readAgain(get, path, facts);
      if (answer.status === 404 && bodyKind(answer) === 'json') return undefined;
      const json = jsonOf(answer, path, facts);
      return parseFor(() => parseShownAttribute(json), path, facts);
    },
    whoAmI: async () => {
      const json = await readJson(get, ME, facts);
      return parseFor(() => parseCurrentUser(json), ME, facts);
    },
    version: async () => {
      const answer = await readAgain(get, VERSION, facts);
      return isWithheld(answer) ? undefined : parseVersion(jsonOf(answer, VERSION, facts));
    },
    settings: async () => {
      const answer = await readAgain(get, SETTINGS, facts);
      if (isWithheld(answer)) return undefined;
      const json = jsonOf(answer, SETTINGS, facts);
      return parseFor(() => parseSettings(json), SETTINGS, facts);
    },
    lookOnce: () => look(get, facts),
  };
}

async function readJson(get: Get, path: string, facts: ConnectionFacts): Promise<unknown> {
  return jsonOf(await readAgain(get, path, facts), path, facts);
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
 * An older or guarded service has no such path, keeps it to others, or stumbles over it: an apply can go on without.
 * A 401 is no such thing: then nothing works.
 */
function isWithheld({ status }: HttpAnswer): boolean {
  return status >= 400 && status !== 401;
}

async function look(get: Get, facts: ConnectionFacts): Promise<Presence> {
  const exchange = await get(ATTRIBUTES, 'fresh');
  const request = { method: 'GET', path: ATTRIBUTES };
  if (exchange.outcome !== 'answered') return { state: 'away', failure: explainFault(exchange, request, facts) };
  // A page instead of JSON is a proxy's word that nobody stands behind it.
  const away = isAway(exchange) || bodyKind(exchange) !== 'json';
  return away ? { state: 'away', failure: explainAnswer(exchange, request, facts) } : { state: 'there' };
}

/** Before the second and the third try. */
const PAUSES_MS = [200, 800] as const;

/** Who asks us to wait longer than this gets a failure that says so, instead of a run that seems to hang. */
const LONGEST_RETRY_AFTER_MS = 30_000;

const AWAY = new Set([429, 502, 503, 504]);
const WORTH_ANOTHER_TRY: ReadonlySet<FaultKind> = new Set([
  'unknown-host',
  'connection-refused',
  'timeout',
  'cut-short',
  'network',
]);

/** Asks up to three times, since a read that is repeated does no harm. Answers that will not change are returned at once. */
async function readAgain(get: Get, path: string, facts: ConnectionFacts): Promise<HttpAnswer> {
  for (const pause of PAUSES_MS) {
    const exchange = await get(path, 'kept');
    const wait = waitBefore(exchange, pause);
    if (wait === undefined) return answerOrThrow(exchange, path, facts);
    await sleep(wait);
  }
  return answerOrThrow(await get(path, 'kept'), path, facts);
}

function answerOrThrow(exchange: Exchange, path: string, facts: ConnectionFacts): HttpAnswer {
  const request = { method: 'GET', path };
  if (exchange.outcome !== 'answered') throw explainFault(exchange, request, facts);
  if (isAway(exchange)) throw explainAnswer(exchange, request, facts);
  return exchange;
}

/** The service itself is not there, or not for now; something before it answered. */
function isAway(answer: HttpAnswer): boolean {
  return AWAY.has(answer.status);
}

function waitBefore(exchange: Exchange, pause: number): number | undefined {
  if (exchange.outcome !== 'answered') return WORTH_ANOTHER_TRY.has(exchange.kind) ? pause : undefined;
  if (!isAway(exchange)) return undefined;
  const asked = retryAfterMs(exchange);
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, pause);
}
