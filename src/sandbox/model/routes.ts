import { OBJECT_NAMES } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Release } from '../../model/release.ts';
import { type Actor, actorHolds, authorize } from './access.ts';
import { attributeList, attributeRecord, expandedRecord } from './attribute-records.ts';
import { createAttribute, deleteAttribute, discardChanges, notFound, rowById, updateAttribute } from './attributes.ts';
import { countRecords } from './counts.ts';
import { type Desk, type Setting, setSetting } from './desk.ts';
import { executeMigrations, type MigrationEffect } from './migrations.ts';
import { leadingInteger } from './posted-attribute.ts';
import { listTickets, updateTicket } from './records.ts';
import { has, type Rule } from './release-rules.ts';
import type { ParsedRequest } from './request.ts';
import { requestError, TEXTS } from './service-error.ts';
import { showMe } from './users.ts';

/** One request whose sender is known, on its way to the route that answers it. */
interface Call {
  readonly desk: Desk;
  readonly actor: Actor;
  /** The id in the path, as it was written. */
  readonly id: string;
  /** What the query and the body say together. */
  readonly parameters: JsonObject;
  readonly now: Date;
}

interface Reply {
  readonly status: number;
  readonly value: JsonValue;
  readonly migrated: MigrationEffect;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** One of these is needed before the body is even read. */
  readonly permissions: readonly string[];
  readonly reply: (call: Call) => Reply;
  /** It is there where this holds; left out, on each release. */
  readonly rule?: Rule;
  /** A POST that only asks. */
  readonly asks?: true;
}

function ok(value: JsonValue): Reply {
  return { status: 200, value, migrated: 'nothing' };
}

const ADMINISTRATOR_OF_OBJECTS = ['admin.object'];
const ANY_ADMINISTRATOR = ['admin.*'];

function attributeRoute(method: string, path: string, reply: (call: Call) => Reply): Route {
  return {
    method,
    path: new RegExp(`^/api/v1/object_manager_attributes${path}$`),
    permissions: ADMINISTRATOR_OF_OBJECTS,
    reply,
  };
}

function openRoute(method: string, path: string, reply: (call: Call) => JsonValue): Route {
  return { method, path: new RegExp(`^/api/v1/${path}$`), permissions: [], reply: (call) => ok(reply(call)) };
}

function selectorRoute(records: string): Route {
  const reply = ({ desk, id, parameters }: Call) => ok(countRecords(desk, id, parameters));
  return {
    method: 'POST',
    asks: true,
    path: new RegExp(`^/api/v1/(${records})/selector$`),
    permissions: ANY_ADMINISTRATOR,
    reply,
  };
}

const AGENT = ['ticket.agent'];

function ticketRoute(method: string, path: string, reply: (call: Call) => JsonValue): Route {
  return {
    method,
    path: new RegExp(`^/api/v1/tickets${path}$`),
    permissions: AGENT,
    reply: (call) => ok(reply(call)),
  };
}

const saver = ({ actor, now }: Call) => ({ userId: actor.user.id, now });

function show({ desk, id, parameters }: Call): Reply {
  const row = rowById(desk, id);
  if (row === undefined) throw requestError(404, notFound(desk, 'ObjectManager::Attribute', id));
  return ok(parameters.expand === 'true' ? expandedRecord(desk, row) : attributeRecord(row));
}

const ROUTES: readonly Route[] = [
  attributeRoute('GET', '_list', () => ok({ objects: OBJECT_NAMES })),
  attributeRoute('GET', '', ({ desk }) => ok(attributeList(desk))),
  attributeRoute('GET', '/([^/]+)', show),
  attributeRoute('POST', '', (call) => {
    const row = createAttribute(call.desk, call.parameters, saver(call));
    return { ...ok(attributeRecord(row)), status: 201 };
  }),
  attributeRoute('PUT', '/([^/]+)', (call) =>
    ok(attributeRecord(updateAttribute(call.desk, call.parameters, saver(call)))),
  ),
  attributeRoute('DELETE', '/([^/]+)', (call) => {
    deleteAttribute(call.desk, call.id, saver(call));
    return ok({});
  }),
  attributeRoute('POST', '_execute_migrations', (call) => ({
    ...ok({}),
    migrated: executeMigrations(call.desk, saver(call)),
  })),
  attributeRoute('POST', '_discard_changes', (call) => {
    discardChanges(call.desk, saver(call));
    return ok({});
  }),
  // Only tickets could be counted before 6.5 (5.2/16 "count users").
  selectorRoute('tickets'),
  { ...selectorRoute('[^/]+'), rule: 'counts of all objects' },
  ticketRoute('GET', '', ({ desk, parameters }) => listTickets(desk, parameters)),
  ticketRoute('PUT', '/([^/]+)', ({ desk, id, parameters }) => updateTicket(desk, id, parameters)),
  openRoute('GET', 'users/me', ({ desk, actor, parameters }) => showMe(desk, actor, parameters)),
  openRoute('GET', 'settings', ({ desk, actor }) => listSettings(desk, actor)),
  openRoute('GET', 'settings/([^/]+)', ({ desk, actor, id }) => showSetting(desk, actor, id)),
  openRoute('PUT', 'settings/([^/]+)', ({ desk, actor, id, parameters, now }) =>
    changeSetting(desk, actor, id, parameters, now),
  ),
  openRoute('GET', 'version', ({ desk, actor }) => {
    authorize(desk, actor, ['admin']);
    return { version: TEXTS[desk.release].version };
  }),
];

export interface FoundRoute {
  readonly route: Route;
  readonly id: string;
}

/** The route of a request, and the id in its path. */
export function findRoute(release: Release, { method, path }: ParsedRequest): FoundRoute | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const route of ROUTES) {
    const isThere = route.method === wanted && (route.rule === undefined || has(release, route.rule));
    const match = isThere ? route.path.exec(path) : null;
    if (match !== null) return { route, id: decoded(match[1] ?? '') };
  }
  return undefined;
}

/** Whether a request leaves the desk as it is, whatever it is answered. */
export function onlyAsks(release: Release, request: ParsedRequest): boolean {
  const route = findRoute(release, request)?.route;
  return route === undefined || route.method === 'GET' || route.asks === true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function settingRecord({ id, name, value, updated_at, rest }: Setting): JsonObject {
  return { id, name, ...rest, state_current: { value }, updated_at };
}

/** Some settings belong to one kind of administrator. */
function mayTouch(desk: Desk, actor: Actor, setting: Setting): boolean {
  const { preferences } = setting.rest;
  const needed = isJsonObject(preferences) && Array.isArray(preferences.permission) ? preferences.permission : [];
  return needed.length === 0 || actorHolds(desk, actor, needed.map(String));
}

/** Any administrator may read the list, so a token with admin.object sees app_version and auto_shutdown (6.5/16). */
function listSettings(desk: Desk, actor: Actor): JsonValue {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  return desk.settings.filter((setting) => mayTouch(desk, actor, setting)).map(settingRecord);
}

function findSetting(desk: Desk, actor: Actor, id: string): Setting {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  const setting = desk.settings.find((candidate) => candidate.id === leadingInteger(id));
  if (setting === undefined) throw requestError(404, notFound(desk, 'Setting', id));
  if (!mayTouch(desk, actor, setting)) throw requestError(403, TEXTS[desk.release].userForbidden);
  return setting;
}

function showSetting(desk: Desk, actor: Actor, id: string): JsonValue {
  return settingRecord(findSetting(desk, actor, id));
}

/** Only the value can change; it comes in `state_current` (6.5/16 "auto_shutdown off"). */
function changeSetting(desk: Desk, actor: Actor, id: string, parameters: JsonObject, now: Date): JsonValue {
  const setting = findSetting(desk, actor, id);
  const { state_current: state } = parameters;
  if (isJsonObject(state) && state.value !== undefined) setSetting(desk, setting.name, state.value, now);
  return settingRecord(findSetting(desk, actor, id));
}
