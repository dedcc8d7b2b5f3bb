import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { Failure } from '../problem/failure.ts';
import type { Connection } from './connection.ts';
import { explainAnswer } from './explain-answer.ts';
import { explainFault } from './explain-fault.ts';
import { ATTRIBUTES, ME, SETTINGS, VERSION } from './paths.ts';
import { isAway, readAgain } from './read-again.ts';
import { type Scene, sceneOf } from './scene.ts';
import { bodyKind, failureAt } from './service-words.ts';
import { type Answer, type Get, openGet } from './transport.ts';
import {
  type OrganizationSpelling,
  organizationSpelling,
  parseAttributeList,
  parseShownAttribute,
  type ShownAttribute,
} from './wire.ts';
import {
  type CurrentUser,
  parseCurrentUser,
  parseSettings,
  parseVersion,
  type ServiceSettings,
} from './wire-service.ts';

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
  const scene = sceneOf(connection);
  const { get, close } = openGet(connection);
  let spelling: OrganizationSpelling = 'Organization';
  return {
    origin: scene.base,
    close,
    organizationSpelling: () => spelling,
    listAttributes: async () => {
      const json = await readJson(get, ATTRIBUTES, scene);
      const attributes = understand(() => parseAttributeList(json), ATTRIBUTES, scene);
      spelling = organizationSpelling(json) ?? spelling;
      return attributes;
    },
    showAttribute: async (id) => {
      const path = `${ATTRIBUTES}/${id}?expand=true`;
      const answer = await readAgain(get, path, scene);
      if (answer.status === 404 && bodyKind(answer) === 'json') return undefined;
      const json = jsonOf(answer, path, scene);
      return understand(() => parseShownAttribute(json), path, scene);
    },
    whoAmI: async () => {
      const json = await readJson(get, ME, scene);
      return understand(() => parseCurrentUser(json), ME, scene);
    },
    version: async () => {
      const answer = await readAgain(get, VERSION, scene);
      return doesNotTell(answer) ? undefined : parseVersion(jsonOf(answer, VERSION, scene));
    },
    settings: async () => {
      const answer = await readAgain(get, SETTINGS, scene);
      if (doesNotTell(answer)) return undefined;
      const json = jsonOf(answer, SETTINGS, scene);
      return understand(() => parseSettings(json), SETTINGS, scene);
    },
    lookOnce: () => look(get, scene),
  };
}

async function readJson(get: Get, path: string, scene: Scene): Promise<unknown> {
  return jsonOf(await readAgain(get, path, scene), path, scene);
}

function jsonOf(answer: Answer, path: string, scene: Scene): unknown {
  const json = answer.status >= 200 && answer.status < 300 ? answer.json : undefined;
  if (json === undefined) throw explainAnswer(answer, { method: 'GET', path }, scene);
  return json;
}

function understand<T>(parse: () => T, path: string, scene: Scene): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof Failure ? failureAt(error, { method: 'GET', path }, scene) : error;
  }
}

/**
 * An older or guarded service has no such path, keeps it to others, or stumbles over it: an apply can go on without.
 * A 401 is no such thing: then nothing works.
 */
function doesNotTell({ status }: Answer): boolean {
  return status >= 400 && status !== 401;
}

async function look(get: Get, scene: Scene): Promise<Presence> {
  const exchange = await get(ATTRIBUTES, 'fresh');
  const question = { method: 'GET', path: ATTRIBUTES };
  if (exchange.outcome !== 'answered') return { state: 'away', failure: explainFault(exchange, question, scene) };
  // A page instead of JSON is a proxy's word that nobody stands behind it.
  const away = isAway(exchange) || bodyKind(exchange) !== 'json';
  return away ? { state: 'away', failure: explainAnswer(exchange, question, scene) } : { state: 'there' };
}
