import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveAttribute } from '../model/live-attribute.ts';
import type { Connection } from './connection.ts';
import type { FaultKind } from './exchange-fault.ts';
import { explain, readJson, retryAfterMs } from './explain-answer.ts';
import { bodyKind, type ConnectionFacts, factsOf } from './request-words.ts';
import { type Exchange, type Get, type HttpAnswer, openGet } from './transport.ts';
import {
  ATTRIBUTES,
  type CurrentUser,
  ME,
  type OrganizationSpelling,
  organizationSpelling,
  parseAttributeList,
  parseAuthor,
  parseCurrentUser,
  parseSettings,
  parseVersion,
  SETTINGS,
  type ServiceSettings,
  VERSION,
} from './wire.ts';

/** Read access to a help desk. It has no method to write. */
export interface HelpDeskReader {
  /** The live state, in one GET. */
  readonly listAttributes: () => Promise<readonly LiveAttribute[]>;
  /** Who changed a row last; undefined if the id does not exist. */
  readonly showAttribute: (id: number) => Promise<ReturnType<typeof parseAuthor> | undefined>;
  readonly whoAmI: () => Promise<CurrentUser>;
  /** Undefined without the permission admin (5.2/13, 6.5/21). */
  readonly version: () => Promise<string | undefined>;
  /** Undefined without permission, or if the service has no such answer. */
  readonly settings: () => Promise<ServiceSettings | undefined>;
  /** Sends one request on a new connection, never repeated, to wait for a restart. All but a valid answer is `away`. */
  readonly lookOnce: () => Promise<'answers' | 'away'>;
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
  const ask = async <T>(path: string, parse: (json: unknown) => T): Promise<T> =>
    readJson(await read(path), parse, facts);
  const askIfAllowed = async <T>(path: string, parse: (json: unknown) => T): Promise<T | undefined> => {
    const answer = await read(path);
    // The path may not exist, not be allowed or fail: an apply works without it. After a 401 nothing works.
    const isWithheld = answer.status >= 400 && answer.status !== 401;
    return isWithheld ? undefined : readJson(answer, parse, facts);
  };
  let spelling: OrganizationSpelling = 'Organization';
  return {
    close,
    organizationSpelling: () => spelling,
    listAttributes: () =>
      ask(ATTRIBUTES, (json) => {
        const attributes = parseAttributeList(json);
        spelling = organizationSpelling(json) ?? spelling;
        facts.learn(attributes);
        return attributes;
      }),
    showAttribute: async (id) => {
      const answer = await read(`${ATTRIBUTES}/${id}?expand=true`);
      const isGone = answer.status === 404 && bodyKind(answer) === 'json';
      return isGone ? undefined : readJson(answer, parseAuthor, facts);
    },
    whoAmI: () => ask(ME, parseCurrentUser),
    version: () => askIfAllowed(VERSION, parseVersion),
    settings: () => askIfAllowed(SETTINGS, parseSettings),
    lookOnce: async () => {
      const exchange = await get(ATTRIBUTES);
      // A page instead of JSON comes from a proxy whose service is down.
      const isThere = exchange.outcome === 'answered' && !isAway(exchange) && bodyKind(exchange) === 'json';
      return isThere ? 'answers' : 'away';
    },
  };
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

/**
 * Reads up to three times, and as long as `patienceMs` once the help desk has answered: it may be restarting. Repeating a
 * read is harmless. Final answers are returned immediately.
 */
function patientGet(get: Get, facts: ConnectionFacts, patienceMs: number) {
  let hasAnswered = false;
  return async (path: string): Promise<HttpAnswer> => {
    const began = Date.now();
    for (let tried = 0; ; tried += 1) {
      const exchange = await get(path);
      const isPatient = hasAnswered && Date.now() - began < patienceMs;
      const wait = waitBefore(exchange, PAUSES_MS[tried] ?? PAUSE_MS);
      if (wait === undefined || (tried >= PAUSES_MS.length && !isPatient)) {
        // One absence is waited for once, whatever else is read during it.
        hasAnswered = exchange.outcome === 'answered' && !isAway(exchange);
        if (exchange.outcome !== 'answered' || isAway(exchange)) throw explain(exchange, facts);
        return exchange;
      }
      await sleep(wait);
    }
  };
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
