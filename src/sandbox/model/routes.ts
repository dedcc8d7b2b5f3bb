import { OBJECT_NAMES } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Release } from '../../model/release.ts';
import { decodeText } from '../../model/target-texts.ts';
import { type Actor, actorHolds, authorize } from './access.ts';
import { attributeList, attributeRecord, expandedRecord } from './attribute-records.ts';
import {
  createAttribute,
  deleteAttribute,
  discardChanges,
  notFound,
  rowById,
  type Saver,
  updateAttribute,
} from './attributes.ts';
import { countRecords } from './counts.ts';
import { type Desk, type Setting, setSetting } from './desk.ts';
import { executeMigrations, type MigrationEffect } from './migrations.ts';
import { leadingInteger } from './posted-attribute.ts';
import { listTickets, updateTicket } from './records.ts';
import { has, type Rule, requestError, TEXTS } from './release-rules.ts';
import { parseRequest, type SandboxRequest } from './request.ts';
import { showMe } from './users.ts';

/** One request whose sender is known, on its way to the route that answers it. */
interface Call {
  readonly desk: Desk;
  readonly actor: Actor;
  readonly saver: Saver;
  /** The id in the path, as it was written. */
  readonly id: string;
  /** What the query and the body say together. */
  readonly parameters: JsonObject;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** One of these is needed before the body is even read. */
  readonly permissions: readonly string[];
  readonly reply: (call: Call) => {
    readonly value: JsonValue;
    readonly status?: number;
    readonly migrated?: MigrationEffect;
  };
  /** It is there where this holds; left out, on each release. */
  readonly rule?: Rule;
  /** A POST that only asks. */
  readonly asks?: true;
}

const ANYBODY: readonly string[] = [];
const ANY_ADMINISTRATOR = ['admin.*'];
const OF_OBJECTS = ['admin.object'];
const AGENT = ['ticket.agent'];

function makeRoute(method: string, path: string, permissions: readonly string[], reply: Route['reply']): Route {
  return { method, path: new RegExp(`^/api/v1/${path}$`), permissions, reply };
}

function selectorRoute(records: string): Route {
  const path = `(${records})/selector`;
  const reply = ({ desk, id, parameters }: Call) => ({ value: countRecords(desk, id, parameters) });
  return { ...makeRoute('POST', path, ANY_ADMINISTRATOR, reply), asks: true };
}

function show({ desk, id, parameters }: Call): JsonObject {
  const row = rowById(desk, id);
  if (row === undefined) throw requestError(404, notFound(desk, 'ObjectManager::Attribute', id));
  return parameters.expand === 'true' ? expandedRecord(desk, row) : attributeRecord(row);
}

const ROWS = 'object_manager_attributes';

const ROUTES: readonly Route[] = [
  makeRoute('GET', `${ROWS}_list`, OF_OBJECTS, () => ({ value: { objects: OBJECT_NAMES } })),
  makeRoute('GET', ROWS, OF_OBJECTS, ({ desk }) => ({ value: attributeList(desk) })),
  makeRoute('GET', `${ROWS}/([^/]+)`, OF_OBJECTS, (call) => ({ value: show(call) })),
  makeRoute('POST', ROWS, OF_OBJECTS, ({ desk, parameters, saver }) => ({
    value: attributeRecord(createAttribute(desk, parameters, saver)),
    status: 201,
  })),
  makeRoute('PUT', `${ROWS}/([^/]+)`, OF_OBJECTS, ({ desk, parameters, saver }) => ({
    value: attributeRecord(updateAttribute(desk, parameters, saver)),
  })),
  makeRoute('DELETE', `${ROWS}/([^/]+)`, OF_OBJECTS, ({ desk, id, saver }) => {
    deleteAttribute(desk, id, saver);
    return { value: {} };
  }),
  makeRoute('POST', `${ROWS}_execute_migrations`, OF_OBJECTS, ({ desk, saver }) => ({
    value: {},
    migrated: executeMigrations(desk, saver),
  })),
  makeRoute('POST', `${ROWS}_discard_changes`, OF_OBJECTS, ({ desk, saver }) => {
    discardChanges(desk, saver);
    return { value: {} };
  }),
  // Only tickets could be counted before 6.5 (5.2/16 "count users").
  selectorRoute('tickets'),
  { ...selectorRoute('[^/]+'), rule: 'counts of all objects' },
  makeRoute('GET', 'tickets', AGENT, ({ desk, parameters }) => ({ value: listTickets(desk, parameters) })),
  makeRoute('PUT', 'tickets/([^/]+)', AGENT, ({ desk, id, parameters }) => ({
    value: updateTicket(desk, id, parameters),
  })),
  makeRoute('GET', 'users/me', ANYBODY, ({ desk, actor, parameters }) => ({ value: showMe(desk, actor, parameters) })),
  makeRoute('GET', 'settings', ANYBODY, (call) => ({ value: listSettings(call) })),
  makeRoute('GET', 'settings/([^/]+)', ANYBODY, (call) => ({ value: settingRecord(findSetting(call)) })),
  makeRoute('PUT', 'settings/([^/]+)', ANYBODY, (call) => ({ value: changeSetting(call) })),
  makeRoute('GET', 'version', ANYBODY, ({ desk, actor }) => {
    authorize(desk, actor, ['admin']);
    return { value: { version: TEXTS[desk.release].version } };
  }),
];

/** The route of a request, and the id in its path. */
export function findRoute(release: Release, { method, path }: Pick<SandboxRequest, 'method' | 'path'>) {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const route of ROUTES) {
    const isThere = route.method === wanted && (route.rule === undefined || has(release, route.rule));
    const match = isThere ? route.path.exec(path) : null;
    if (match !== null) return { route, id: decodeText(match[1] ?? '') };
  }
  return undefined;
}

/** Whether a request leaves the desk as it is, whatever it is answered. */
export function onlyAsks(release: Release, request: SandboxRequest): boolean {
  const route = findRoute(release, parseRequest(request))?.route;
  return route === undefined || route.method === 'GET' || route.asks === true;
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
function listSettings({ desk, actor }: Call): JsonValue {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  return desk.settings.filter((setting) => mayTouch(desk, actor, setting)).map(settingRecord);
}

function findSetting({ desk, actor, id }: Call): Setting {
  authorize(desk, actor, ANY_ADMINISTRATOR);
  const setting = desk.settings.find((candidate) => candidate.id === leadingInteger(id));
  if (setting === undefined) throw requestError(404, notFound(desk, 'Setting', id));
  if (!mayTouch(desk, actor, setting)) throw requestError(403, TEXTS[desk.release].userForbidden);
  return setting;
}

/** Only the value can change; it comes in `state_current` (6.5/16 "auto_shutdown off"). */
function changeSetting(call: Call): JsonValue {
  const { name } = findSetting(call);
  const { state_current: state } = call.parameters;
  if (isJsonObject(state) && state.value !== undefined) setSetting(call.desk, name, state.value, call.saver.now);
  return settingRecord(findSetting(call));
}
